"""What bots are to think about."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "jobs",
        sa.Column("id", sa.String(30), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("question", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("held", sa.BigInteger, nullable=False),
        sa.Column("holder", sa.String(30)),
        sa.Column("answer", sa.Text),
    )
    op.create_index("jobs_in_order", "jobs", ["kind", "at"])


def downgrade() -> None:
    op.drop_table("jobs")
