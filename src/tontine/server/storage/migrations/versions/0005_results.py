"""How games ended, and who played them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("name", sa.String(30), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
    )
    op.create_index("in_order", "results", ["at", "name"])
    op.create_table(
        "played",
        sa.Column("person", sa.String(60), nullable=False),
        sa.Column("name", sa.String(30), nullable=False),
        sa.PrimaryKeyConstraint("person", "name"),
    )


def downgrade() -> None:
    for table in ("played", "results"):
        op.drop_table(table)
