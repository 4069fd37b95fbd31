"""Run by alembic, on the connection that ``database.py`` hands over."""

from __future__ import annotations

from alembic import context

from tontine.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite alters a table by making it anew
)
with context.begin_transaction():
    context.run_migrations()
