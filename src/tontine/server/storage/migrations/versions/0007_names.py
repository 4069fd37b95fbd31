"""Names that say what they hold."""

from __future__ import annotations

from alembic import op

revision = "0007"
down_revision = "0006"

RENAMED = {
    "house": "settings",
    "moves": "device_codes",
    "wishes": "alert_preferences",
    "ways": "alert_channels",
    "turns": "alert_turns",
    "told": "alert_sent",
}
INDEXES = {
    "moves_of": ("device_codes", "device_codes_of"),
    "ways_of": ("alert_channels", "alert_channels_of"),
}


def upgrade() -> None:
    for old, new in RENAMED.items():
        op.rename_table(old, new)
    op.execute("ALTER TABLE alert_sent RENAME COLUMN way TO channel")
    for old, (table, new) in INDEXES.items():
        op.drop_index(old, table)
        op.create_index(new, table, ["person"])


def downgrade() -> None:
    for old, (table, new) in INDEXES.items():
        op.drop_index(new, table)
        op.create_index(old, table, ["person"])
    op.execute("ALTER TABLE alert_sent RENAME COLUMN channel TO way")
    for old, new in RENAMED.items():
        op.rename_table(new, old)
