"""What people have learnt."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "learnt",
        sa.Column("person", sa.String(60), nullable=False),
        sa.Column("item", sa.String(80), nullable=False),
        sa.PrimaryKeyConstraint("person", "item"),
    )


def downgrade() -> None:
    op.drop_table("learnt")
