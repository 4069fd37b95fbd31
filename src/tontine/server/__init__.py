"""The server: lobby, tables, sockets, storage."""
