"""The database: its schema, who writes to it, and what is read from it."""
