"""The database, as the newest migration leaves it."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
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

# What all processes share: the secret that tokens are signed with, and when a server last said that
# it was running.
settings = Table(
    "settings",
    metadata,
    Column("name", String(30), primary_key=True),
    Column("value", Text, nullable=False),
)

# What the lobby shows: one row per public table. A cache: it can be computed from the log.
lobby = Table(
    "lobby",
    metadata,
    Column("name", String(30), primary_key=True),
    Column("status", String(10), nullable=False),
    Column("card", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("newest", "status", "at"),
)

# All tables are stored as logs. The primary key makes concurrent appends conflict; the loser
# reloads.
log = Table(
    "log",
    metadata,
    Column("name", String(30), nullable=False),
    Column("version", Integer, nullable=False),
    Column("person", String(60)),
    Column("message", String(64)),
    Column("entry", Text, nullable=False),
    Column("at", BigInteger, nullable=False),  # in seconds since 1970, and
    Column("millis", Integer, nullable=False, server_default="0"),  # thousandths
    PrimaryKeyConstraint("name", "version"),
    UniqueConstraint("name", "person", "message"),
)

# When a table with a clock is to be looked at next, in milliseconds since 1970: somebody's time
# runs out, or a bot owes a decision. A cache as well.
due = Table(
    "due",
    metadata,
    Column("name", String(30), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("soonest", "at"),
)

# Who has a seat at which table, or waits there as its host. A cache as well.
members = Table(
    "members",
    metadata,
    Column("person", String(60), nullable=False),
    Column("name", String(30), nullable=False),
    Column("status", String(10), nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "name"),
    Index("of_table", "name"),
)

# Short codes to type, which lead to tables.
codes = Table(
    "codes",
    metadata,
    Column("name", String(30), primary_key=True),
    Column("code", String(10), nullable=False, unique=True),
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

# People whose tokens are in `sessions`: their signed ones no longer count. Those who have an
# account have a name, `key` (equal for names that look alike), and the hash of a password. Bot
# accounts have a name and an `owner`, the person whose they are, and no password.
accounts = Table(
    "accounts",
    metadata,
    Column("person", String(60), primary_key=True),
    Column("name", String(30)),
    Column("key", String(200), unique=True),
    Column("password", String(200)),
    Column("at", BigInteger, nullable=False),
    Column("owner", String(60)),
    Column("shown", Integer),  # 1 where everybody may see the record
    Index("bots_of", "owner"),
)

# Browsers that are signed in. `hash` is the SHA-256 of the token, which is stored nowhere.
sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(60), nullable=False),
    Column("device", String(60), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("sessions_of", "person"),
)

# Codes that bring a person to another device, once; only their hashes are stored.
device_codes = Table(
    "device_codes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(60), nullable=False),
    Column("name", String(30), nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("device_codes_of", "person"),
)

# Links by which a lost password is changed, once; only their hashes are stored.
resets = Table(
    "password_resets",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(60), nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("password_resets_of", "person"),
)

# What people with an account have learnt, and need not be told again: lessons, rule cards.
learnt = Table(
    "learnt",
    metadata,
    Column("person", String(60), nullable=False),
    Column("item", String(80), nullable=False),
    PrimaryKeyConstraint("person", "item"),
)

# How games ended, one row each; and who played them. A cache, too: the log says it.
results = Table(
    "results",
    metadata,
    Column("name", String(30), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("result", Text, nullable=False),
    Index("in_order", "at", "name"),
)
played = Table(
    "played",
    metadata,
    Column("person", String(60), nullable=False),
    Column("name", String(30), nullable=False),
    PrimaryKeyConstraint("person", "name"),
)

# What the coach has found in games that are over, and what clients are told of it, by language;
# both are null as long as the process ``holder`` works on it, which is taken for dead after
# ``until``. What it has done so far is in pieces, in their order.
analyses = Table(
    "analyses",
    metadata,
    Column("name", String(30), primary_key=True),
    Column("kind", String(100), nullable=False),
    Column("holder", String(30), nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("analysis", Text),
    Column("told", Text),
    Column("findings", Text),  # by seat, for the records of those who played
)
analysis_pieces = Table(
    "analysis_pieces",
    metadata,
    Column("name", String(30), nullable=False),
    Column("first", Integer, nullable=False),
    Column("pieces", Text, nullable=False),
    PrimaryKeyConstraint("name", "first"),
)

# Who wants to be told when it is their turn: in games over days or in all, in which language, and
# with times of which zone. `seen` is when they were last connected, in seconds since 1970 like all
# times below.
alert_preferences = Table(
    "alert_preferences",
    metadata,
    Column("person", String(60), primary_key=True),
    Column("games", String(10), nullable=False),
    Column("language", String(10), nullable=False),
    Column("zone", String(60), nullable=False),
    Column("seen", BigInteger, nullable=False),
)

# How they are reached: an e-mail address, and browsers that have subscribed to Web Push. `address`
# is what is needed for it, and `key` equal for two that are the same. A browser is no longer told
# anything once its `session` has ended. Until `held` a process is about to send something; nothing
# is sent before `later`.
channels = Table(
    "alert_channels",
    metadata,
    Column("id", String(30), primary_key=True),
    Column("person", String(60), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("address", Text, nullable=False),
    Column("key", String(64), nullable=False, unique=True),
    Column("session", String(64)),
    Column("since", BigInteger, nullable=False),
    Column("invited", BigInteger),  # when the person was asked to confirm the address
    Column("confirmed", BigInteger),
    Column("held", BigInteger, nullable=False),
    Column("later", BigInteger, nullable=False),
    Column("failures", Integer, nullable=False),
    Index("alert_channels_of", "person"),
)

# The queue. Whose turn it is, of those who want to be told: as of `version`, the last row of the
# log that was looked at. `asked` is the row since which they have owed their decision, or null;
# `at` is when that was, and `facts` is what may be told.
turns = Table(
    "alert_turns",
    metadata,
    Column("person", String(60), nullable=False),
    Column("name", String(30), nullable=False),
    Column("version", Integer, nullable=False),
    Column("asked", Integer),
    Column("at", BigInteger, nullable=False),
    Column("facts", Text, nullable=False),
    PrimaryKeyConstraint("person", "name"),
)

# Which of these turns was told last, by each channel.
sent_turns = Table(
    "alert_sent",
    metadata,
    Column("channel", String(30), nullable=False),
    Column("name", String(30), nullable=False),
    Column("asked", Integer, nullable=False),
    PrimaryKeyConstraint("channel", "name"),
)

# The servers that share this database: where others reach each, and until when it is taken to run,
# in milliseconds since 1970 by the clock of the database. It says so again and again.
hosts = Table(
    "hosts",
    metadata,
    Column("id", String(30), primary_key=True),
    Column("address", String(200), nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("draining", Boolean, nullable=False),  # it is about to end, and takes no more tables
)

# Which of them serves a table, for as long as it is taken to run.
leases = Table(
    "leases",
    metadata,
    Column("name", String(30), primary_key=True),
    Column("host", String(30), ForeignKey("hosts.id", ondelete="CASCADE"), nullable=False),
    Index("leases_of", "host"),
)

# What is to be thought about, by whichever process takes it first: questions to bots' processes,
# and their answers. Nobody needs an answer after ``until``. While somebody works on one it is
# ``held``; times are the database's, in milliseconds since 1970.
jobs = Table(
    "jobs",
    metadata,
    Column("id", String(30), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("question", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("held", BigInteger, nullable=False),
    Column("holder", String(30)),
    Column("answer", Text),
    Index("jobs_in_order", "kind", "at"),
)

# What belongs to one table, by its id in the column ``name``; what belongs to the server; and what
# matters only to servers that are running, and is not worth a backup.
OF_A_TABLE = (
    log,
    chat,
    codes,
    lobby,
    members,
    due,
    results,
    played,
    analyses,
    analysis_pieces,
    turns,
    sent_turns,
)
OF_THE_SERVER = (
    settings,
    accounts,
    sessions,
    device_codes,
    resets,
    learnt,
    alert_preferences,
    channels,
)
OF_RUNNING_SERVERS = (hosts, leases, jobs)
KEPT = tuple(it for it in metadata.sorted_tables if it not in OF_RUNNING_SERVERS)
