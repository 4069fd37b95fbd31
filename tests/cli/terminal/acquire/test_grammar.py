"""What can be typed, in all three languages."""

from __future__ import annotations

import pytest

from tests.cli.positions import asked, random_match, terminal, view_of
from tests.play.acquire.positions import match_at
from tests.rules.acquire.pictures import TWO_SAFE
from tontine.cli.terminal.acquire.game import AcquireTerminal
from tontine.cli.terminal.acquire.grammar import numbered
from tontine.cli.terminal.answers import Unclear
from tontine.cli.terminal.grammar import Command, read
from tontine.play.acquire.table import AcquireTable
from tontine.play.errors import Refused
from tontine.play.match import Match
from tontine.play.view import Decision, View


@pytest.fixture(scope="module")
def placing() -> Match:
    return random_match(asked("place", 20))


@pytest.fixture(scope="module")
def founding() -> Match:
    return random_match(asked("found"))


@pytest.fixture(scope="module")
def buying() -> Match:
    return random_match(asked("buy", 30))


@pytest.fixture(scope="module")
def last_turn() -> Match:
    """Somebody has announced the end and may still play a tile."""
    return random_match(lambda view: any(ask.kind == "leave" for ask in view.asks))


def with_shares(view: View) -> bool:
    return view.asks[0].kind == "dispose" and view.asks[0].total >= 3


@pytest.fixture(scope="module")
def disposing() -> Match:
    match = random_match(with_shares)
    assert match.view(match.owing[0]).asks[0].numbers[1].most >= 2
    return match


def said(match: Match, text: str, language: str = "en") -> Decision | View | Command:
    seat = match.owing[0]
    return read(text, match.view(seat), terminal(match, seat, language))


def decide(match: Match, text: str) -> None:
    decision = said(match, text)
    assert isinstance(decision, dict)
    match.decide(match.owing[0], decision)


# -- tiles and corporations --------------------------------------------------------


@pytest.mark.parametrize("text", ["4c", "4C", "c4", "place 4c", "play 4C", " 4c "])
def test_a_tile_by_name(placing: Match, text: str) -> None:
    assert said(placing, text) == {"kind": "place", "tile": "4C"}


@pytest.mark.parametrize(
    ("language", "text"), [("it", "gioca 12i"), ("it", "place 12i"), ("fr", "poser 12I")]
)
def test_a_tile_in_other_languages(placing: Match, language: str, text: str) -> None:
    assert said(placing, text, language) == {"kind": "place", "tile": "12I"}


def test_tiles_by_number_in_the_order_of_the_board(placing: Match) -> None:
    view = view_of(placing)
    table: AcquireTable = view.table
    playable = [tile.tile for tile in table.hand if tile.fate not in ("blocked", "dead")]
    chosen = [said(placing, str(number)) for number in range(1, len(playable) + 1)]
    assert [choice["tile"] for choice in chosen if isinstance(choice, dict)] == playable
    with pytest.raises(Unclear, match="unclear-number"):
        said(placing, str(len(numbered(view)) + 1))
    with pytest.raises(Unclear, match="unclear-number"):
        said(placing, "0")


@pytest.mark.parametrize("text", ["13c", "4j", "hello", "4c 5d"])
def test_what_is_no_tile(placing: Match, text: str) -> None:
    with pytest.raises(Unclear, match="unclear-place"):
        said(placing, text)


def test_nothing_typed(placing: Match) -> None:
    with pytest.raises(Unclear, match="unclear-empty"):
        said(placing, "")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "hydra"),
        ("en", "HYD"),
        ("en", "h"),
        ("en", "found hydra"),
        ("it", "fonda hydra"),
        ("fr", "fonder h"),
    ],
)
def test_a_corporation_by_name(founding: Match, language: str, text: str) -> None:
    assert said(founding, text, language) == {"kind": "found", "corporation": "hydra"}


def test_no_corporation(founding: Match) -> None:
    with pytest.raises(Unclear, match="unclear-corporation"):
        said(founding, "enron")


@pytest.mark.rule("A2")
def test_classic_names() -> None:
    match = random_match(asked("found"), options={"names": "classic"})
    assert said(match, "american") == {"kind": "found", "corporation": "hydra"}
    assert said(match, "w") == {"kind": "found", "corporation": "america"}
    with pytest.raises(Unclear, match="unclear-corporation"):
        said(match, "hydra")


@pytest.mark.parametrize("naming", ["1999", "classic"])
@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_initials_are_unambiguous_and_no_word_is_a_name(naming: str, language: str) -> None:
    match = random_match(asked("found"), options={"names": naming})
    spoken = terminal(match, 0, language)
    assert isinstance(spoken, AcquireTerminal)
    names = [spoken.speech.corporation(it.name) for it in match.view(0).table.corporations]
    assert len({name[0] for name in names}) == 7
    for name in names:
        for end in range(1, len(name) + 1):
            assert spoken.vocabulary.meaning(name[:end]) is None


# -- buying ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "shares"),
    [
        ("2 hydra 1 fusion", {"hydra": 2, "fusion": 1}),
        ("hydra hydra", {"hydra": 2}),
        ("h2 f1", {"hydra": 2, "fusion": 1}),
        ("2h", {"hydra": 2}),
        ("2h, f", {"hydra": 2, "fusion": 1}),
        ("hydra 2 fusion 1", {"hydra": 2, "fusion": 1}),
        ("hydra 2 fusion", {"hydra": 1, "fusion": 2}),
        ("2x hydra and 1 fusion", {"hydra": 2, "fusion": 1}),
        ("buy 2 shares of hydra", {"hydra": 2}),
        ("buy hydra", {"hydra": 1}),
        ("", {}),
        ("0", {}),
        ("nothing", {}),
        ("buy nothing", {}),
        ("0 hydra", {}),
    ],
)
def test_purchases(buying: Match, text: str, shares: dict[str, int]) -> None:
    assert said(buying, text) == {"kind": "buy", "shares": shares}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "compra 2 azioni di hydra e 1 fusion"),
        ("it", "2 hydra 1 fusion"),
        ("fr", "acheter 2 actions hydra et 1 fusion"),
        ("fr", "achete h2 f"),
        ("fr", "acheter 2 actions d'hydra et une action fusion"),
        ("fr", "acheter 2 actions d’hydra et une action fusion"),
        ("it", "compra 2 azioni dell'hydra e un'azione di fusion"),
        ("it", "compra 2 azioni dell’hydra e un’azione di fusion"),
    ],
)
def test_purchases_in_other_languages(buying: Match, language: str, text: str) -> None:
    assert said(buying, text, language) == {"kind": "buy", "shares": {"hydra": 2, "fusion": 1}}


def test_a_tile_while_buying_is_left_to_the_rules(buying: Match) -> None:
    assert said(buying, "4c") == {"kind": "place", "tile": "4C"}


@pytest.mark.parametrize(("language", "text"), [("it", "niente"), ("fr", "rien"), ("fr", "none")])
def test_buying_nothing_in_other_languages(buying: Match, language: str, text: str) -> None:
    assert said(buying, text, language) == {"kind": "buy", "shares": {}}


@pytest.mark.rule("A26")
@pytest.mark.parametrize("text", ["4 hydra", "2 hydra 2 fusion", "9h"])
def test_more_than_three(buying: Match, text: str) -> None:
    with pytest.raises(Refused, match="A26: you may buy at most three shares"):
        decide(buying, text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("9" * 5000, "unclear-purchase"),
        ("2", "unclear-count"),
        ("2 3 hydra", "unclear-count"),
        ("2 enron", "unclear-purchase"),
    ],
)
def test_unclear_purchases(buying: Match, text: str, message: str) -> None:
    with pytest.raises(Unclear, match=message):
        said(buying, text)


# -- disposing ---------------------------------------------------------------------


@pytest.mark.rule("A23")
def test_disposals(disposing: Match) -> None:
    ask = view_of(disposing).asks[0]
    held, most = ask.total, ask.numbers[1].most
    expected = {
        "sell 1": (1, 0),
        "sell 1 trade 2": (1, 2),
        "trade 2, sell 1": (1, 2),
        "trade 2 and sell the rest": (held - 2, 2),
        "keep": (0, 0),
        "keep all": (0, 0),
        f"keep {held}": (0, 0),
        "sell all": (held, 0),
        "trade all": (0, most),
        "trade all sell rest": (held - most, most),
    }
    for text, (sell, trade) in expected.items():
        assert said(disposing, text) == {"kind": "dispose", "sell": sell, "trade": trade}, text


@pytest.mark.parametrize(
    ("language", "text"),
    [("it", "vendi 1 scambia 2"), ("fr", "vendre 1 échanger 2"), ("fr", "vends 1 echange 2")],
)
def test_disposals_in_other_languages(disposing: Match, language: str, text: str) -> None:
    assert said(disposing, text, language) == {"kind": "dispose", "sell": 1, "trade": 2}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "unclear-empty"),
        ("sell", "unclear-how-many"),
        ("3", "unclear-dispose"),
        ("sell 1 sell 1", "unclear-dispose"),
        ("keep 1", "unclear-rest"),
        ("keep 99", "unclear-kept"),
        ("sell 99 keep 1", "unclear-kept"),
    ],
)
def test_unclear_disposals(disposing: Match, text: str, message: str) -> None:
    with pytest.raises(Unclear, match=message):
        said(disposing, text)


@pytest.mark.rule("A23")
def test_more_than_held(disposing: Match) -> None:
    with pytest.raises(Refused, match="A23: you hold"):
        decide(disposing, "sell 25")


# -- commands ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "text", "command"),
    [
        ("en", "undo", Command("undo")),
        ("en", "save My Game.jsonl", Command("save", "My Game.jsonl")),
        ("en", "help A20", Command("help", "A20")),
        ("it", "annulla", Command("undo")),
        ("it", "undo", Command("undo")),
        ("it", "salva x", Command("save", "x")),
        ("it", "aiuto a20", Command("help", "a20")),
        ("fr", "quitter", Command("quit")),
        ("fr", "règles", Command("help")),
        ("fr", "recit", Command("log")),
    ],
)
def test_commands(placing: Match, language: str, text: str, command: Command) -> None:
    assert said(placing, text, language) == command


@pytest.mark.parametrize(
    ("language", "text"), [("en", "announce"), ("en", "end"), ("it", "fine"), ("fr", "fin")]
)
def test_announcing(buying: Match, language: str, text: str) -> None:
    assert said(buying, text, language) == {"kind": "announce"}


@pytest.mark.rule("A30")
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "2 {} announce"),
        ("en", "announce 2 {}"),
        ("en", "buy 2 {} and announce"),
        ("it", "2 {} annuncia"),
        ("fr", "2 {} annoncer"),
    ],
)
def test_announcing_with_a_purchase(buying: Match, language: str, text: str) -> None:
    name = next(it.name for it in view_of(buying).asks[0].numbers if it.most >= 2)
    bought = {"kind": "buy", "shares": {name: 2}, "announce": True}
    assert said(buying, text.format(name), language) == bought


@pytest.mark.rule("A30")
def test_announcing_with_nothing_bought(buying: Match) -> None:
    assert said(buying, "nothing announce") == {"kind": "buy", "shares": {}, "announce": True}


@pytest.mark.rule("A30")
def test_where_nothing_can_be_bought_announcing_ends_the_game_and_is_asked_for_twice() -> None:
    match = match_at(TWO_SAFE, hands={0: "1B"}, cash={0: 0})
    with pytest.raises(Unclear) as unclear:
        said(match, "announce")
    assert str(unclear.value) == "unclear-announce"
    assert said(match, "end") == {"kind": "announce"}


@pytest.mark.parametrize(
    ("language", "text", "kind"),
    [
        ("en", "leave", "leave"),
        ("en", "skip", "leave"),
        ("en", "end", "end"),
        ("it", "tralascia", "leave"),
        ("it", "fine", "end"),
        ("fr", "renoncer", "leave"),
        ("fr", "fin", "end"),
    ],
)
def test_leaving_out_what_is_left_of_the_last_turn(
    last_turn: Match, language: str, text: str, kind: str
) -> None:
    assert said(last_turn, text, language) == {"kind": kind}


def test_the_last_turn_goes_by_numbers_too(last_turn: Match) -> None:
    tiles = len(view_of(last_turn).asks[0].choices)
    assert said(last_turn, str(tiles + 1)) == {"kind": "leave"}
    assert said(last_turn, str(tiles + 2)) == {"kind": "end"}


def test_json(placing: Match) -> None:
    assert said(placing, '{"kind":"place","tile":"4C"}') == {"kind": "place", "tile": "4C"}
    with pytest.raises(Refused, match="not a decision"):
        said(placing, '{"kind":')
