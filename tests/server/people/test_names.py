"""Which names are accepted."""

from __future__ import annotations

import pytest

from tontine.play.errors import Refused
from tontine.play.words import printable
from tontine.server.people.names import check_name

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
ENGLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"
SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "O\u2019Neill-2",
        "\u738b",
        "\U0001f98a",
        FAMILY,
        "Ada \u2764\ufe0f",
        "\U0001f3f3\ufe0f\u200d\U0001f308",  # the rainbow flag
        "\U0001f1eb\U0001f1f7",  # the French flag
        ENGLAND,
        "1\ufe0f\u20e3",  # the keycap 1
        "\U0001f44b\U0001f3fd",  # a hand with a skin tone
        "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627",  # a Persian name
        "\u0915\u094d\u200d\u0937",  # Devanagari
        "\u0e19\u0e49\u0e33\u0e1d\u0e19",  # Thai: a vowel and a tone on one letter
        "\u05d1\u05b0\u05bc\u05bd",  # Hebrew with three points
    ],
)
def test_a_visible_name_is_accepted_unchanged(name: str) -> None:
    assert check_name(f"  {name} ") == name
    assert printable(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "\u200b",
        "\u200d",
        "\u200d\u200d",
        "\ufe0f",
        "\u200d\ufe0f",
        "\u3164",  # a filler, by category a letter
        "\u2800",  # a Braille pattern without dots
        "\U0001d159",
        "A\u3164",
        "\u200dAda",
        "Ada\u200d",
        "Ada \u200d",
        "A\u200d\u200dda",
        "A\u202eda",  # would reverse what follows
        "A\nda\x07",
        "\U000e0067\U000e0062",
        "Ada\U000e0067\U000e007f",
        "\U0001f3f4\U000e0067",
        "...",
        "\u0301",
    ],
)
def test_an_invisible_name_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        check_name(name)
    assert refused.value.reason == "bad_name"


# Short as they are sent, and long once composed, or once they are made comparable.
LONG = ["\ufb2c" * 30, "\u0958" * 16, "\ufdfa" * 30, "\ufdfb" * 30]


@pytest.mark.parametrize("name", LONG, ids=ascii)
def test_a_name_of_letters_that_count_as_several_is_too_long(name: str) -> None:
    with pytest.raises(Refused) as refused:
        check_name(name)
    assert refused.value.reason == "long_name"


def test_thirty_letters_are_not_too_long() -> None:
    for name in ("a" * 30, "\u00e9" * 30, "e\u0301" * 30, "\u0958" * 15, "\ufdfa" * 11):
        assert len(check_name(name)) <= 30


@pytest.mark.parametrize(
    ("name", "taken"),
    [
        ("ADA", "Ada"),
        ("A\u200dda", "Ada"),
        ("Ada\ufe0f", "Ada"),
        ("Ad\u034fa", "Ada"),
        (FAMILY, FAMILY.replace("\u200d", "")),
        ("\u2764", "\u2764\ufe0f"),
    ],
)
def test_names_that_look_alike_are_taken_for_the_same(name: str, taken: str) -> None:
    for one, other in ((name, taken), (taken, name)):
        with pytest.raises(Refused) as refused:
            check_name(one, [other])
        assert refused.value.reason == "name_taken"


def test_the_flags_of_two_countries_are_two_names() -> None:
    assert check_name(ENGLAND, [SCOTLAND]) == ENGLAND


def test_characters_that_move_the_cursor_are_not_shown() -> None:
    assert printable("A\x1b[2Jda\u202e") == "A?[2Jda?"


@pytest.mark.parametrize(
    ("taken", "name"),
    [
        ("Ada", "ADA"),
        ("Ada", "\u0410da"),  # the first letter is Cyrillic
        ("Ilse", "llse"),
        ("Ilse", "1lse"),
        ("Otto", "0tto"),
        ("Amo", "Arno"),
        ("Ada", "\uff21da"),  # a wide letter
    ],
)
def test_a_name_that_looks_like_another_is_taken(taken: str, name: str) -> None:
    with pytest.raises(Refused, match="already called"):
        check_name(name, [taken])


@pytest.mark.parametrize(
    ("taken", "name"), [("Zoe", "Zo\u00eb"), ("Bruno 2", "Bruno 3"), ("Ada", "Ida")]
)
def test_a_name_that_looks_different_is_free(taken: str, name: str) -> None:
    assert check_name(name, [taken]) == name


def test_a_letter_carries_only_so_many_marks() -> None:
    with pytest.raises(Refused) as refused:
        check_name("A\u0336\u0337\u0338\u0335da")
    assert refused.value.reason == "stacked_name"
