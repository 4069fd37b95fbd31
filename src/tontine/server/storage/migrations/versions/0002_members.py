"""Who is at which table, and the codes of tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "members",
        sa.Column("person", sa.String(60), nullable=False),
        sa.Column("name", sa.String(30), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "name"),
    )
    op.create_index("of_table", "members", ["name"])
    op.create_table(
        "codes",
        sa.Column("name", sa.String(30), primary_key=True),
        sa.Column("code", sa.String(10), nullable=False, unique=True),
    )
    # Whoever has done something at a table may have a seat there. Who has none, and which games are
    # over, is found out when a table is looked at.
    op.execute(
        "INSERT INTO members (person, name, status, at) "
        "SELECT person, name, 'running', max(at) FROM log "
        "WHERE person IS NOT NULL GROUP BY person, name"
    )


def downgrade() -> None:
    for table in ("codes", "members"):
        op.drop_table(table)
