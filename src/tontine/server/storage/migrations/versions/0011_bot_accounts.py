"""Whose bot accounts are."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("accounts", sa.Column("owner", sa.String(60)))
    op.create_index("bots_of", "accounts", ["owner"])


def downgrade() -> None:
    op.drop_index("bots_of", "accounts")
    op.drop_column("accounts", "owner")
