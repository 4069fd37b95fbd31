"""A record names the version of the rules it was made under, and no other is played."""

from __future__ import annotations

import json
from typing import Any

import pytest
from packaging.version import Version

from tontine import __version__
from tontine.play.errors import BadSave
from tontine.play.match import new_match
from tontine.play.save import dump, parse
from tontine.play.titles import TITLES
from tontine.play.words import LANGUAGES, words


def head(game: str, **changes: Any) -> tuple[bytes, dict[str, Any]]:
    """A save file whose first line says something else; None takes a field out."""
    first, *rest = dump(new_match(game, 3, 1)).splitlines()
    fields = {**json.loads(first), **changes}
    fields = {name: value for name, value in fields.items() if value is not None}
    return "\n".join([json.dumps(fields), *rest]).encode(), fields


def refused(game: str, **changes: Any) -> BadSave:
    with pytest.raises(BadSave) as error:
        parse(head(game, **changes)[0])
    assert error.value.line == 1
    return error.value


@pytest.mark.parametrize("game", TITLES)
def test_a_save_says_by_which_rules_and_by_which_tontine_it_was_made(game: str) -> None:
    data, fields = head(game)
    assert fields["rules"] == TITLES[game].rules == len(TITLES[game].played_by)
    assert fields["made_by"] == __version__
    assert parse(data).version == 0


@pytest.mark.parametrize("game", TITLES)
def test_the_rules_of_today_are_played_by_this_tontine(game: str) -> None:
    first, last = TITLES[game].played_by[0], TITLES[game].played_by[-1]
    assert Version(first) <= Version(last) <= Version(__version__)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TITLES)
def test_a_save_of_the_first_tontine_is_sent_there(game: str, language: str) -> None:
    """It had neither of the fields."""
    error = refused(game, tontine=1, rules=None, made_by=None)
    assert "Tontine 0.1" in words(language).say(error.phrase)
    assert error.problem.message == "rules-older"


@pytest.mark.parametrize("game", TITLES)
def test_older_rules_are_sent_to_the_tontine_that_played_by_them(game: str) -> None:
    for rules, tontine in enumerate(TITLES[game].played_by[:-1], 1):
        assert f"Tontine {tontine} plays it" in str(refused(game, rules=rules))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("made_by", ["9.7.5", None])
def test_rules_of_the_future(language: str, made_by: str | None) -> None:
    """The file of a newer Tontine may say things that this one does not understand."""
    error = refused("acquire", rules=7, made_by=made_by, weather="fine")
    assert error.problem.message.startswith("rules-newer")
    assert ("9.7.5" in words(language).say(error.phrase)) == (made_by is not None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("made_by", ["9.7.5", None])
def test_a_format_of_the_future(language: str, made_by: str | None) -> None:
    error = refused("acquire", tontine=99, made_by=made_by, weather="fine")
    assert error.problem.message.startswith("save-newer")
    assert ("9.7.5" in words(language).say(error.phrase)) == (made_by is not None)
