"""The logs of tables, chat, the lobby, and the secret that tokens are signed with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "house",
        sa.Column("name", sa.String(30), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "lobby",
        sa.Column("name", sa.String(30), primary_key=True),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("card", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("newest", "lobby", ["status", "at"])
    op.create_table(
        "log",
        sa.Column("name", sa.String(30), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("person", sa.String(60)),
        sa.Column("message", sa.String(64)),
        sa.Column("entry", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("name", "version"),
        sa.UniqueConstraint("name", "person", "message"),
    )
    op.create_table(
        "chat",
        sa.Column("name", sa.String(30), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("person", sa.String(60), nullable=False),
        sa.Column("message", sa.String(64), nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", "number"),
        sa.UniqueConstraint("name", "person", "message"),
    )


def downgrade() -> None:
    for table in ("chat", "log", "lobby", "house"):
        op.drop_table(table)
