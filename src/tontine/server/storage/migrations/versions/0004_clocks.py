"""Times to a thousandth of a second, and when tables with clocks are to be looked at."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("log", sa.Column("millis", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "due",
        sa.Column("name", sa.String(30), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("soonest", "due", ["at"])


def downgrade() -> None:
    op.drop_table("due")
    op.drop_column("log", "millis")
