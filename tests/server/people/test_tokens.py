"""The ids of people and tables, and tokens."""

from __future__ import annotations

from tontine.server.people.tokens import Tokens


def test_ids_never_begin_with_a_hyphen() -> None:
    """A command would take them for an option. Of all that could be drawn, one in 64 does."""
    tokens, messages = Tokens(b"secret"), [f"message {number}" for number in range(1000)]
    made = {
        "new": [tokens.new_person() for _ in messages],
        "creator": [tokens.creator(it) for it in messages],
        "table": [tokens.table_of("ada", it) for it in messages],
        "rematch": [tokens.rematch_of("table", it) for it in messages],
    }
    for kind, ids in made.items():
        assert not [it for it in ids if it.startswith("-")], kind
        assert len(set(ids)) == len(messages), kind
    assert made["table"] == [tokens.table_of("ada", it) for it in messages]
    assert made["creator"] == [tokens.creator(it) for it in messages]


def test_a_person_whose_id_begins_with_a_hyphen_stays_who_they_are() -> None:
    tokens = Tokens(b"secret")
    assert tokens.person_of(tokens.token_of("-old")) == "-old"
