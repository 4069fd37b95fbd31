"""What the coach has found in games that are over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("name", sa.String(30), primary_key=True),
        sa.Column("kind", sa.String(100), nullable=False),
        sa.Column("holder", sa.String(30), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("analysis", sa.Text),
        sa.Column("told", sa.Text),
    )
    op.create_table(
        "analysis_pieces",
        sa.Column("name", sa.String(30), nullable=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("pieces", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", "first"),
    )


def downgrade() -> None:
    op.drop_table("analysis_pieces")
    op.drop_table("analyses")
