"""Reading a set of cards: what is wrong is said with the card and the field."""

import json
import tomllib
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.rules.greed import box
from tontine.play.greed.cards import problem_of
from tontine.play.words import LANGUAGES, words
from tontine.rules.greed.cardfile import BadCards, house_text, read_cards
from tontine.rules.greed.cards import CardSet, pairs
from tontine.rules.greed.components import GOOD_NAMES, GOODS

Path = tuple[str | int, ...]

GONE = object()  # instead of a value: the field is left out


def said(error: BadCards) -> str:
    """In English, as a player reads it."""
    return words("en").say(problem_of(error)).removeprefix("cards: ")


def house() -> dict[str, Any]:
    return tomllib.loads(house_text())


def changed(path: Path, value: object) -> str:
    """The plain set with one field changed, as JSON."""
    fields: Any = box.fields()
    at = fields
    for step in path[:-1]:
        at = at[step]
    if value is GONE:
        del at[path[-1]]
    else:
        at[path[-1]] = value
    return json.dumps(fields)


def rows(table: list[vec[i64]]) -> list[list[int]]:
    return [list(numbers) for numbers in table]


def facts(cards: CardSet) -> dict[str, object]:
    """Everything in a set as plain data."""
    return {
        "name": cards.name,
        "goods": cards.good_names,
        "names": cards.names,
        "tracks": [list(track) for track in cards.tracks],
        "start": list(cards.start),
        "companies": (cards.company_names, rows(cards.company_trends)),
        "assets": (cards.asset_names, rows(cards.asset_trends)),
        "makes": list(cards.makes),
        "takes": list(cards.takes),
        "processes": list(cards.processes),
        "without": list(cards.without),
        "gold": (cards.gold_names, list(cards.gold_points), rows(cards.gold_trends)),
        "silver": (cards.silver_names, list(cards.silver_points), rows(cards.silver_trends)),
        "bids": (cards.first_gold, cards.first_silver),
    }


# -- what is right ---------------------------------------------------------------------


def row(table: vec[i64], number: int) -> dict[str, int]:
    """A card's line in a table, good by good."""
    numbers = list(table)[number * GOODS : (number + 1) * GOODS]
    return {good: count for good, count in zip(GOOD_NAMES, numbers, strict=True) if count}


def moves(trends: vec[i64]) -> dict[str, int]:
    return {GOOD_NAMES[good]: squares for good, squares in pairs(trends)}


def test_G1_G2_G3_G5_the_house_set_is_read_field_by_field() -> None:
    cards, said = read_cards(house_text()), house()
    assert cards.name == said["name"]
    for good, name in enumerate(GOOD_NAMES):
        assert list(cards.tracks[good]) == said["goods"][name]["track"]
        assert cards.price(good, cards.start[good]) == said["goods"][name]["start"]
    for company in said["company"]:
        number = company["number"]
        assert cards.company_names[number] == company["name"]
        assert moves(cards.company_trends[number]) == company["trend"]
    for asset in said["asset"]:
        number = asset["number"]
        assert cards.asset_names[number] == asset["name"]
        assert moves(cards.asset_trends[number]) == asset["trend"]
        assert row(cards.takes, number) == asset.get("from", {})
        assert row(cards.makes, number) == asset.get("to", asset.get("makes"))
        assert bool(cards.processes[number]) == ("from" in asset)
        for seats in (3, 4, 5):
            assert cards.is_played(number, seats) == (seats not in asset.get("without", []))
    check_symbols(said["gold"], cards.gold_names, cards.gold_points, cards.gold_trends)
    check_symbols(said["silver"], cards.silver_names, cards.silver_points, cards.silver_trends)
    assert cards.first_gold == said["gold"]["first_bid"]
    assert cards.first_silver == said["silver"]["first_bid"]


def check_symbols(
    said: dict[str, Any], names: list[str], points: vec[i64], trends: list[vec[i64]]
) -> None:
    for place, symbol in enumerate(said["symbols"]):
        assert names[place] == symbol["name"]
        assert points[place] == symbol["points"]
        assert moves(trends[place]) == symbol["trend"]


def test_JSON_of_the_same_form_is_the_same_set() -> None:
    assert facts(read_cards(json.dumps(house()))) == facts(read_cards(house_text()))
    assert facts(read_cards("\n  " + json.dumps(house()))) == facts(read_cards(house_text()))


def test_the_order_of_companies_and_assets_does_not_matter() -> None:
    fields = house()
    fields["company"].reverse()
    fields["asset"].reverse()
    assert facts(read_cards(json.dumps(fields))) == facts(read_cards(house_text()))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("name",), "another"),
        (("goods", "coal", "track"), [1, 2]),
        (("goods", "coal", "track"), list(range(1, 21))),
        (("goods", "coal", "track"), [1, 1000]),
        (("company", 3, "trend"), {"coal": 2, "sand": -3}),
        (("company", 3, "name"), "x" * 40),
        (("asset", 0, "makes"), {"land": 9, "blah_blah": 1}),
        (("asset", 3, "without"), [4, 4]),
        (("gold", "first_bid"), 1),
        (("silver", "first_bid"), 1000),
        (("gold", "symbols", 0, "points"), 99),
        (("silver", "symbols", 8, "points"), 1),
        (("gold", "symbols", 0, "trend"), GONE),
        (("company", 3, "trend"), GONE),
    ],
)
def test_what_may_be_different(path: Path, value: object) -> None:
    text = changed(path, value)
    if path[-1] == "track":
        assert isinstance(value, list)
        text = changed(("goods", path[1]), {"track": value, "start": value[-1]})
    assert (facts(read_cards(text)) != facts(box.box())) == (value != [4, 4])


# -- what is wrong ---------------------------------------------------------------------

LIST = "a list of tables was expected"

ERRORS: list[tuple[Path, object, str]] = [
    # the file
    (("name",), GONE, "the file, field name: missing"),
    (("name",), 7, "the file, field name: a name, not 7"),
    (("name",), "", "the file, field name: a name, not ''"),
    (("name",), "  ", "the file, field name: a name, not '  '"),
    (("name",), "a\nb", "the file, field name: a name, not 'a\\nb'"),
    (("name",), "x" * 41, "the file, field name: at most 40 characters, not 41"),
    (("colour",), 1, "the file, field colour: not known"),
    (("goods",), GONE, "the file, field goods: missing"),
    (("goods",), [], "the file, field goods: a table was expected"),
    (("company",), GONE, "the file, field company: missing"),
    (("company",), {}, f"the file, field company: {LIST}"),
    (("asset",), [1], f"the file, field asset: {LIST}"),
    (("asset",), GONE, "the file, field asset: missing"),
    (("gold",), GONE, "the file, field gold: missing"),
    (("silver",), 3, "the file, field silver: a table was expected"),
    # goods
    (("goods", "coal"), GONE, "goods, field coal: missing"),
    (("goods", "oil"), {}, "goods, field oil: not known"),
    (("goods", "coal", "colour"), 1, "good coal, field colour: not known"),
    (("goods", "coal", "start"), GONE, "good coal, field start: missing"),
    (("goods", "coal", "start"), 41, "good coal, field start: 41 is not on the track"),
    (("goods", "coal", "start"), 0, "good coal, field start: a whole number from 1 to 1000"),
    (("goods", "coal", "start"), True, "good coal, field start: a whole number from 1 to 1000"),
    (("goods", "coal", "track"), GONE, "good coal, field track: a list of 2 to 20 prices"),
    (("goods", "coal", "track"), [40], "good coal, field track: a list of 2 to 20 prices"),
    (
        ("goods", "coal", "track"),
        list(range(30, 51)),
        "good coal, field track: a list of 2 to 20 prices",
    ),
    (("goods", "coal", "track"), [40, 4.5], "good coal, field track: prices are whole numbers"),
    (("goods", "coal", "track"), [True, 40], "good coal, field track: prices are whole numbers"),
    (("goods", "coal", "track"), [40, 40], "good coal, field track: prices rise, from 1 to 1000"),
    (("goods", "coal", "track"), [40, 30], "good coal, field track: prices rise, from 1 to 1000"),
    (("goods", "coal", "track"), [0, 40], "good coal, field track: prices rise, from 1 to 1000"),
    (("goods", "coal", "track"), [40, 1001], "good coal, field track: prices rise"),
    (("goods", "coal", "name"), "", "good coal, field name: a name, not ''"),
    (("goods", "coal", "name"), "x" * 13, "good coal, field name: at most 12 characters, not 13"),
    (("goods", "coal", "name"), {}, "good coal, field name: missing"),
    (("goods", "coal", "name"), {"de": "x"}, "good coal, field name, field de: not known"),
    (("goods", "coal", "name"), {"it": 7}, "good coal, field name, field it: a name, not 7"),
    # companies
    (("company", 3, "name"), {"it": "COMPANY 0"}, "company 3, field name, field it: there is"),
    (("company", 3, "number"), GONE, "company in place 4, field number: missing"),
    (("company", 3, "number"), 10, "company in place 4, field number: a whole number from 0 to 9"),
    (("company", 3, "number"), -1, "company in place 4, field number: a whole number from 0 to 9"),
    (("company", 3, "number"), 2, "company 2, field number: there is another one with it"),
    (("company", 3), GONE, "company 3: missing"),
    (("company", 9), GONE, "company 9: missing"),
    (("company", 3, "colour"), 1, "company in place 4, field colour: not known"),
    (("company", 3, "name"), GONE, "company 3, field name: missing"),
    (("company", 3, "name"), "COMPANY 0", "company 3, field name: there is another one"),
    (("company", 3, "trend"), [1], "company 3, field trend: goods with numbers were expected"),
    (("company", 3, "trend"), {"oil": 1}, "company 3, field trend: no good is called oil"),
    (
        ("company", 3, "trend"),
        {"coal": 5},
        "company 3, field trend, field coal: a whole number from -4 to 4, not 5",
    ),
    (("company", 3, "trend"), {"coal": -5}, "company 3, field trend, field coal: a whole number"),
    (("company", 3, "trend"), {"coal": 0}, "company 3, field trend, field coal: 0 says nothing"),
    # assets
    (("asset", 5, "number"), 9, "asset in place 6, field number: a whole number from 10 to 49"),
    (("asset", 5, "number"), 50, "asset in place 6, field number: a whole number from 10 to 49"),
    (("asset", 5, "number"), 16, "asset 16, field number: there is another one with it"),
    (("asset", 5), GONE, "asset 15: missing"),
    (("asset", 39), GONE, "asset 49: missing"),
    (("asset", 5, "colour"), 1, "asset in place 6, field colour: not known"),
    (("asset", 5, "name"), "", "asset 15, field name: a name, not ''"),
    (("asset", 15, "name"), "Asset 11", "asset 25, field name: there is another one called"),
    (("asset", 0, "makes"), GONE, "asset 10, field makes: either makes alone"),
    (("asset", 0, "makes"), {}, "asset 10, field makes: at least one good"),
    (("asset", 0, "makes"), 2, "asset 10, field makes: goods with numbers were expected, not 2"),
    (("asset", 0, "makes"), {"land": 10}, "asset 10, field makes, field land: a whole number"),
    (("asset", 0, "makes"), {"land": -1}, "asset 10, field makes, field land: a whole number"),
    (("asset", 0, "makes"), {"land": 0}, "asset 10, field makes, field land: 0 says nothing"),
    (("asset", 0, "makes"), {"lund": 1}, "asset 10, field makes: no good is called lund"),
    (("asset", 0, "from"), {"coal": 1}, "asset 10, field from: either makes alone"),
    (("asset", 5, "makes"), {"coal": 1}, "asset 15, field to: either makes alone"),
    (("asset", 5, "to"), GONE, "asset 15, field from: either makes alone"),
    (("asset", 5, "from"), GONE, "asset 15, field to: either makes alone"),
    (("asset", 5, "from"), {}, "asset 15, field from: at least one good"),
    (("asset", 5, "to"), {}, "asset 15, field to: at least one good"),
    (("asset", 5, "from"), {"land": 10}, "asset 15, field from, field land: a whole number"),
    (("asset", 5, "trend"), {"land": 2.0}, "asset 15, field trend, field land: a whole number"),
    (("asset", 3, "without"), 4, "asset 13, field without: a list of player counts"),
    (("asset", 3, "without"), [5], "asset 13, field without: player counts are 3 and 4, not 5"),
    (("asset", 3, "without"), [True], "asset 13, field without: player counts are 3 and 4"),
    (
        ("asset", 3, "without"),
        GONE,
        "assets, field without: with 4 players 33 cards are in the deck, and 32 are played",
    ),
    (
        ("asset", 0, "without"),
        [3],
        "assets, field without: with 3 players 35 cards are in the deck, and 36 are played",
    ),
    # symbols
    (("gold", "first_bid"), GONE, "gold, field first_bid: missing"),
    (("gold", "first_bid"), 0, "gold, field first_bid: a whole number from 1 to 1000, not 0"),
    (("silver", "first_bid"), 1001, "silver, field first_bid: a whole number from 1 to 1000"),
    (("silver", "colour"), 1, "silver, field colour: not known"),
    (("silver", "symbols"), GONE, "silver, field symbols: missing"),
    (("silver", "symbols"), 9, f"silver, field symbols: {LIST}"),
    (("gold", "symbols", 8), GONE, "gold, field symbols: there must be 9, A to I, not 8"),
    (("gold", "symbols", 2, "letter"), "D", "gold symbol C, field letter: C was expected, not 'D'"),
    (("gold", "symbols", 2, "letter"), GONE, "gold symbol C, field letter: C was expected"),
    (("gold", "symbols", 2, "colour"), 1, "gold symbol C, field colour: not known"),
    (("silver", "symbols", 0, "name"), GONE, "silver symbol A, field name: missing"),
    (("silver", "symbols", 1, "name"), "Symbol A", "silver symbol B, field name: there is"),
    (("silver", "symbols", 8, "points"), 0, "silver symbol I, field points: a whole number from 1"),
    (("gold", "symbols", 0, "points"), 100, "gold symbol A, field points: a whole number from 1"),
    (("gold", "symbols", 0, "points"), "8", "gold symbol A, field points: a whole number from 1"),
    (("gold", "symbols", 0, "trend"), {"x": 1}, "gold symbol A, field trend: no good is called x"),
    (("silver", "symbols", 3, "trend"), {"sand": 5}, "silver symbol D, field trend, field sand"),
]


@pytest.mark.parametrize(
    ("path", "value", "message"), ERRORS, ids=[".".join(map(str, case[0])) for case in ERRORS]
)
def test_what_is_wrong_is_said_with_the_card_and_the_field(
    path: Path, value: object, message: str
) -> None:
    with pytest.raises(BadCards) as error:
        read_cards(changed(path, value))
    assert said(error.value).startswith(message)
    assert len({words(it).say(problem_of(error.value)) for it in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "the file, field name: missing"),
        ("{", "the file: it cannot be read ("),
        ("name = ", "the file: it cannot be read ("),
        ("[1, 2]", "the file: it cannot be read ("),
        ('{"name": ' + "[" * 50_000, "the file: it is nested too deeply"),
        ("name = " + "[" * 50_000, "the file: it is nested too deeply"),
        ("name = " + "9" * 9000, "the file: it cannot be read ("),
        ("name = 0x" + "f" * 9000, "the file, field name: a name, not …"),
        ("name = [" + "1, " * 90 + "]", "the file, field name: a name, not [1, 1, "),
    ],
)
def test_a_file_that_is_nothing_of_the_kind(text: str, message: str) -> None:
    with pytest.raises(BadCards) as error:
        read_cards(text)
    assert said(error.value).startswith(message)
    assert len(said(error.value)) < 200


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a." * 31_000 + "a=1", "the file: line 1 has more than 20 dots"),
        ('name = "x"\n[' + "a." * 21 + "a]", "the file: line 2 has more than 20 dots"),
        ("x = { " + '"\u2028".' * 21 + "a = 1 }", "the file: line 1 has more than 20 dots"),
        ('x = """\n# """ # ' + "a." * 21, "the file: line 2 has more than 20 dots"),
        ("#" * 70_000, "the file: at most 64000 characters, not 70000"),
        ('{"name": "' + "x" * 70_000, "the file: at most 64000 characters, not 700"),
    ],
    ids=["key", "heading", "quoted", "comment", "long", "json"],
)
def test_what_takes_long_to_parse_is_refused_before_it_is_parsed(
    text: str, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def parse(text: str) -> dict[str, object]:
        pytest.fail("it is parsed")

    monkeypatch.setattr(tomllib, "loads", parse)
    monkeypatch.setattr(json, "loads", parse)
    with pytest.raises(BadCards) as error:
        read_cards(text)
    assert said(error.value).startswith(message)
    assert len({words(it).say(problem_of(error.value)) for it in LANGUAGES}) == len(LANGUAGES)


def test_a_price_with_thousands_of_digits_is_only_a_wrong_price() -> None:
    text = f'name = "x"\n[goods.land]\nstart = 1\ntrack = [0x{"f" * 9000}, 1]\n'
    with pytest.raises(BadCards) as error:
        read_cards(text)
    assert said(error.value).startswith("good land, field track: prices rise")


def test_what_is_known_is_listed_when_something_is_not() -> None:
    with pytest.raises(BadCards) as error:
        read_cards(changed(("asset", 5, "colour"), 1))
    assert said(error.value).endswith("choose from number, name, makes, from, to, trend, without")


@pytest.mark.parametrize("removed", ["goods", "company", "asset", "gold", "silver"])
def test_nothing_may_be_left_out(removed: str) -> None:
    fields = house()
    del fields[removed]
    with pytest.raises(BadCards) as error:
        read_cards(json.dumps(fields))
    assert said(error.value) == f"the file, field {removed}: missing"


def test_the_house_set_is_valid_TOML_that_names_itself() -> None:
    assert house()["name"] == "house"
