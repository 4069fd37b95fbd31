"""Links for lost passwords."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "password_resets",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(60), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("password_resets_of", "password_resets", ["person"])


def downgrade() -> None:
    op.drop_table("password_resets")
