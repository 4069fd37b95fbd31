"""What analyses say of those who played, and whose records everybody may see."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("analyses", sa.Column("findings", sa.Text))
    op.add_column("accounts", sa.Column("shown", sa.Integer))


def downgrade() -> None:
    op.drop_column("accounts", "shown")
    op.drop_column("analyses", "findings")
