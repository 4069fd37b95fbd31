"""Who is to be told when it is their turn, how, and of what they were told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "wishes",
        sa.Column("person", sa.String(60), primary_key=True),
        sa.Column("games", sa.String(10), nullable=False),
        sa.Column("language", sa.String(10), nullable=False),
        sa.Column("zone", sa.String(60), nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "ways",
        sa.Column("id", sa.String(30), primary_key=True),
        sa.Column("person", sa.String(60), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("key", sa.String(64), nullable=False, unique=True),
        sa.Column("session", sa.String(64)),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("invited", sa.BigInteger),
        sa.Column("confirmed", sa.BigInteger),
        sa.Column("held", sa.BigInteger, nullable=False),
        sa.Column("later", sa.BigInteger, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
    )
    op.create_index("ways_of", "ways", ["person"])
    _upgrade_turns()


def _upgrade_turns() -> None:
    op.create_table(
        "turns",
        sa.Column("person", sa.String(60), nullable=False),
        sa.Column("name", sa.String(30), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("asked", sa.Integer),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", "name"),
    )
    op.create_table(
        "told",
        sa.Column("way", sa.String(30), nullable=False),
        sa.Column("name", sa.String(30), nullable=False),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("way", "name"),
    )


def downgrade() -> None:
    for table in ("told", "turns", "ways", "wishes"):
        op.drop_table(table)
