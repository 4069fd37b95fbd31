"""The database, as the newest migration leaves it."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

# What all processes share: the secret that tokens are signed with.
settings = Table(
    "house",
    metadata,
    Column("name", String(30), primary_key=True),
    Column("value", Text, nullable=False),
)

# What the lobby shows: one row a table. Like a table in memory it can be read off the log.
lobby = Table(
    "lobby",
    metadata,
    Column("name", String(30), primary_key=True),
    Column("status", String(10), nullable=False),
    Column("card", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("newest", "status", "at"),
)

# The truth. The primary key is what makes two writers' quarrel end well: one of them loses.
log = Table(
    "log",
    metadata,
    Column("name", String(30), nullable=False),
    Column("version", Integer, nullable=False),
    Column("person", String(60)),
    Column("message", String(64)),
    Column("entry", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("name", "version"),
    UniqueConstraint("name", "person", "message"),
)

chat = Table(
    "chat",
    metadata,
    Column("name", String(30), nullable=False),
    Column("number", Integer, nullable=False),
    Column("person", String(60), nullable=False),
    Column("message", String(64), nullable=False),
    Column("said", Text, nullable=False),
    PrimaryKeyConstraint("name", "number"),
    UniqueConstraint("name", "person", "message"),
)
