"""Which host serves which table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "hosts",
        sa.Column("id", sa.String(30), primary_key=True),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("draining", sa.Boolean, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("name", sa.String(30), primary_key=True),
        sa.Column(
            "host", sa.String(30), sa.ForeignKey("hosts.id", ondelete="CASCADE"), nullable=False
        ),
    )
    op.create_index("leases_of", "leases", ["host"])


def downgrade() -> None:
    op.drop_table("leases")
    op.drop_table("hosts")
