"""Accounts, the browsers that are signed in, and codes to move to another device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("person", sa.String(60), primary_key=True),
        sa.Column("name", sa.String(30)),
        sa.Column("key", sa.String(200), unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(60), nullable=False),
        sa.Column("device", sa.String(60), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("sessions_of", "sessions", ["person"])
    op.create_table(
        "moves",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(60), nullable=False),
        sa.Column("name", sa.String(30), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("moves_of", "moves", ["person"])


def downgrade() -> None:
    for table in ("moves", "sessions", "accounts"):
        op.drop_table(table)
