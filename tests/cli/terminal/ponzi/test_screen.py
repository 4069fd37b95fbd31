"""What the screen of Ponzi Scheme shows, how wide it is, and what it keeps to itself."""

from __future__ import annotations

import io
import re
from functools import cache

import pytest
from rich.console import Console

from tests.cli.positions import NAMES, asked, never, terminal, view_of
from tests.cli.terminal.ponzi.positions import (
    ADVANCED,
    COUNTER,
    FUNDED,
    PASS,
    SELL,
    find,
    fund,
    offer,
    played,
    ponzi_match,
    remove,
)
from tontine.bots.seats import bot_decision, make_bot
from tontine.cli.terminal import palette
from tontine.cli.terminal.pipe import PipeFrontend
from tontine.cli.terminal.ponzi.choices import AMOUNT, ask_amount, numbered
from tontine.cli.terminal.screen import draw_screen
from tontine.cli.terminal.text import width_of
from tontine.play.match import Match, new_match
from tontine.play.ponzi.table import PonziTable
from tontine.play.view import Decision, View
from tontine.rules.chance import Rng

HEIGHT = 38
ROUND_ONE = {"trade_in_first_round": "yes"}


def drawn(view: View, match: Match, width: int = 100, language: str = "en") -> str:
    lines = draw_screen(view, terminal(match, view.seat, language), width, HEIGHT)
    assert all(line.cell_len <= width for line in lines)
    return "\n".join(line.plain for line in lines)


def screen(match: Match, seat: int | None, width: int = 100, language: str = "en") -> str:
    return drawn(match.view(seat), match, width, language)


@cache
def question(kind: str, seats: int, game: str) -> Match:
    """A position to look at: some are searched for in many games."""
    return find(asked(kind, 0 if kind == "return" else 25), seats, {"game": game})


@pytest.mark.parametrize("language", ["en", "it", "fr"])
@pytest.mark.parametrize("width", [80, 100, 140])
@pytest.mark.parametrize("kind", ["fund", "offer", "answer", "remove", "return"])
@pytest.mark.parametrize(("seats", "game"), [(3, "basic"), (5, "advanced")])
def test_no_line_is_too_wide(kind: str, width: int, language: str, seats: int, game: str) -> None:
    match = question(kind, seats, game)
    text = screen(match, match.owing[0], width, language)
    mine = match.owing[0]
    you = terminal(match, mine, language).words("you")
    for seat, name in enumerate(match.seats):
        assert f" {you if seat == mine else name} " in text
    assert f"({view_of(match).asks[0].rule})" in text


@pytest.mark.parametrize("language", ["en", "it", "fr"])
@pytest.mark.parametrize("width", [80, 100, 140])
def test_the_amount_has_a_question_of_its_own(width: int, language: str) -> None:
    match = find(asked("offer", 25), 4)
    view = view_of(match)
    chosen = dict(view.asks[0].choices[0].decision)
    chosen.pop("amount")
    text = drawn(ask_amount(view, chosen), match, width, language)
    assert text.count("(P16)") == 1
    assert match.seats[chosen["to"]] in text


@pytest.mark.parametrize("width", [80, 100, 140])
def test_key_facts(width: int) -> None:
    match = find(asked("fund", 30), 4)
    seat = match.owing[0]
    table: PonziTable = match.view(seat).table
    text = screen(match, seat, width)
    assert f"round {table.round}" in text
    assert f"bears {table.crash.bears} of 4" in text
    assert f"deck {table.deck}" in text
    assert f"⚑ {NAMES[table.marker]}" in text
    for row in table.market:
        for card in row:
            assert f"${card.value}" in text
            assert f"{card.interest} ↻{card.period}" in text
    for player in table.players:
        for space in player.wheel:
            for card in space:
                assert f"{card.value}/{card.interest}" in text
    for luxury in table.luxuries:
        assert f"{luxury.points}pt" in text


@pytest.mark.rule("P11")
def test_which_of_my_industries_draws_from_a_row() -> None:
    match = played(*FUNDED, PASS, PASS, PASS)
    match.decide(1, {"kind": "remove", "card": 12})
    lines = screen(match, 1).splitlines()
    row = next(place for place, line in enumerate(lines) if line.startswith("row 1"))
    assert [lines[row + at].split()[0] for at in (1, 3, 5)] == ["T", "M", palette.NONE]
    assert lines[row + 1].startswith("T G R")


@pytest.mark.parametrize("width", [80, 100, 140])
def test_strange_names(width: int) -> None:
    names = ["\x1b[2J\nAda" + "a" * 300, "日本語の名前", "B" * 40]
    match = new_match("ponzi", names, 3, ROUND_ONE)
    for card in (9, 10, 11):
        text = screen(match, match.owing[0], width)
        assert all(line.isprintable() for line in text.splitlines())
        match.decide(match.owing[0], fund("media", card))
    screen(match, match.owing[0], width)


def test_no_colour_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    match = find(asked("fund", 30), 4)
    output = io.StringIO()
    console = Console(file=output, force_terminal=True, width=100, color_system="truecolor")
    for line in draw_screen(view_of(match), terminal(match, match.owing[0]), 100, HEIGHT):
        console.print(line, no_wrap=True)
    assert "38;2" not in output.getvalue()
    assert "48;2" not in output.getvalue()


# -- falling due -------------------------------------------------------------------


@pytest.mark.rule("P24")
def test_danger_has_a_sign() -> None:
    match = find(
        lambda view: (
            view.asks[0].kind == "fund"
            and view.table.players[view.seat].purse.outlook.warning is not None
        ),
        4,
    )
    text = screen(match, match.owing[0])
    assert "!\N{MINUS SIGN}" in text
    assert re.search(r", ! \$\d+ short in round", text)


# -- consequences ------------------------------------------------------------------


@pytest.mark.rule("P17", "P28")
def test_what_an_answer_costs_and_brings() -> None:
    match = played(*FUNDED, offer(1, "media", 5))
    text = screen(match, 1)
    assert "Ada offers you an envelope with $5 for Media: sell, or counter?" in text
    assert (
        "take $5, give a tile: you 1 → 0 (\N{MINUS SIGN}1 pt), Ada 1 → 2 (+2 pt); cash $15" in text
    )
    assert "pay $5, take a tile: you 1 → 2 (+2 pt), Ada 1 → 0 (\N{MINUS SIGN}1 pt); cash $5" in text


@pytest.mark.rule("P18")
def test_why_there_can_be_no_counter_offer() -> None:
    match = played(fund("media", 11), fund("media", 9), fund("media", 10), offer(1, "media", 11))
    text = screen(match, 1)
    assert "P18: you have $9, the envelope holds $11: you can only sell" in text
    assert "  2  counter" not in text


@pytest.mark.rule("P18")
def test_who_cannot_match_an_envelope() -> None:
    match = played(fund("media", 11), fund("media", 9), fund("media", 10))
    view = ask_amount(match.view(0), {"kind": "offer", "to": 1, "industry": "media"})
    assert "Bruno has at most $9" in drawn(view, match)


# -- secrets -----------------------------------------------------------------------


def traded(answer: Decision | None) -> list[Match]:
    """The same trade at two prices, up to its answer."""
    answers = [] if answer is None else [answer]
    return [played(*FUNDED, offer(1, "media", amount), *answers) for amount in (3, 7)]


@pytest.mark.rule("P8")
@pytest.mark.parametrize("answer", [None, SELL, COUNTER])
@pytest.mark.parametrize("seat", [2, None])
@pytest.mark.parametrize("width", [80, 100, 140])
def test_a_third_party_sees_no_price(answer: Decision | None, seat: int | None, width: int) -> None:
    """Two states that differ only in an envelope and in rivals' money look the same."""
    matches = traded(answer)
    assert matches[0].game.snapshot() != matches[1].game.snapshot()
    assert screen(matches[0], seat, width) == screen(matches[1], seat, width)
    assert screen(matches[0], 1, width) != screen(matches[1], 1, width)


@pytest.mark.rule("P8")
@pytest.mark.parametrize("answer", [SELL, COUNTER])
def test_nor_in_a_pipe(answer: Decision) -> None:
    printed = []
    for match in traded(answer):
        while match.owing != [2]:
            match.decide(match.owing[0], PASS)
        output = io.StringIO()
        frontend = PipeFrontend(io.StringIO(), output)
        frontend.show(match.view(2), terminal(match, 2), 0)
        frontend.board(match.view(2), terminal(match, 2), 0)
        printed.append(output.getvalue())
    assert printed[0] == printed[1]
    assert "Ada offers Bruno an envelope for Media." in printed[0]


@pytest.mark.rule("P8")
def test_both_parties_are_told_the_price() -> None:
    match = played(*FUNDED, offer(1, "media", 7), SELL)
    for seat, sentence in {
        0: "You offer Bruno an envelope with $7 for Media. Bruno sells you a Media tile for $7.",
        1: "Ada offers you an envelope with $7 for Media. You sell Ada a Media tile for $7.",
        2: "Ada offers Bruno an envelope for Media. Bruno sells Ada a Media tile.",
    }.items():
        parts = terminal(match, seat).tell(match.log(seat))
        story = [line.text for part in parts for line in part.lines]
        assert sentence in story


@pytest.mark.rule("P8")
def test_rivals_money_is_told_by_bounds() -> None:
    match = played(*FUNDED, offer(1, "media", 7), SELL)
    table: PonziTable = match.view(2).table
    bounds = "0\N{EN DASH}9"
    assert (table.players[0].purse.least, table.players[0].purse.most) == (0, 9)
    assert bounds in screen(match, 2)
    assert bounds not in screen(match, 1)


# -- the end -----------------------------------------------------------------------


@pytest.mark.parametrize("width", [80, 100, 140])
@pytest.mark.parametrize("language", ["en", "it", "fr"])
@pytest.mark.parametrize("game", ["basic", "advanced"])
def test_the_standing(width: int, language: str, game: str) -> None:
    match = ponzi_match(never, 5, 4, {"game": game})
    lines = terminal(match, 0, language).standing(match.view(0), width)
    assert all(line.cell_len <= width for line in lines)
    text = "\n".join(line.plain for line in lines)
    for name in match.seats:
        assert name in text
    assert "†" in text


@pytest.mark.rule("P31")
def test_who_won_nothing_has_no_rank() -> None:
    idle = [PASS, PASS, PASS]
    match = played(*idle, remove(9), *idle, remove(10), *idle)
    assert match.over
    lines = [line.plain for line in terminal(match, None).standing(match.view(None), 100)]
    assert lines[0] == "Nobody wins: nobody has raised any money.  (P31)"
    assert sum(line.startswith(f"  {palette.NONE} ") for line in lines) == 3
    told = "\n".join(
        line.text for part in terminal(match, None).tell(match.log(None)) for line in part.lines
    )
    assert "no wheel holds a card; after three such rounds in a row the game is over." in told
    assert "second round in a row, and no wheel holds a card." in told
    assert "third round in a row, and no wheel holds a card: the game is over." in told


# -- the story ---------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "it", "fr"])
@pytest.mark.parametrize("seat", [0, None])
def test_the_story_of_a_whole_match(language: str, seat: int | None) -> None:
    match = ponzi_match(never, 3, 8, ADVANCED)
    story = terminal(match, seat, language).tell(match.log(seat))
    numbers = [part.number for part in story]
    assert numbers == sorted(numbers)
    assert [part.until for part in story] == sorted(part.until for part in story)
    assert all(line.text.endswith(".") for part in story for line in part.lines)


# -- in a small window -------------------------------------------------------------


@cache
def late(seats: int, game: str) -> list[tuple[Match, View]]:
    """Of a long game, the last question of each kind, and the tallest."""
    match = new_match("ponzi", NAMES[:seats], 2, {"game": game})
    bots = [make_bot("ponzi", "normal", Rng(seat)) for seat in range(seats)]
    last: dict[str, tuple[Match, View]] = {}
    while not match.over:
        seat = match.owing[0]
        view = match.view(seat)
        last[view.asks[0].kind] = (match, view)
        if view.asks[0].kind == "offer":
            chosen = {**view.asks[0].choices[0].decision}
            chosen.pop("amount")
            last["amount"] = (match, ask_amount(view, chosen))
        match.decide(seat, bot_decision(match, seat, bots[seat], Rng(match.version)))
    assert {"fund", "offer", "amount", "answer", "remove"} <= set(last)
    return list(last.values())


@pytest.mark.parametrize("language", ["en", "it", "fr"])
@pytest.mark.parametrize("rows", [24, 30])
@pytest.mark.parametrize("game", ["basic", "advanced"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_late_in_the_game_the_screen_still_fits(
    seats: int, game: str, rows: int, language: str
) -> None:
    """With a line for the answer, and one for what may be wrong with it."""
    for match, view in late(seats, game):
        assert view.seat is not None
        reader = terminal(match, view.seat, language)
        lines = [line.plain for line in draw_screen(view, reader, 80, rows - 2)]
        assert len(lines) <= rows - 2
        assert all(width_of(line) <= 80 for line in lines)
        text = "\n".join(lines)
        me = view.table.players[view.seat]
        choices = [] if view.asks[0].kind == AMOUNT else numbered(view)
        for number in range(1, len(choices) + 1):
            assert re.search(rf"(^|\s){number}\s", text), f"choice {number}"
        assert reader.words.money(me.purse.cash) in text
        for due in me.due:
            assert not due.amount or str(due.amount) in text
        for player in view.table.players:
            assert match.seats[player.seat] in text or player.seat == view.seat
        if view.asks[0].kind == "fund":  # all of the market: above, or among the choices
            for fund in [fund for row in view.table.market for fund in row]:
                assert reader.words.money(fund.value) in text


def test_with_room_enough_nothing_is_summed_up_or_left_out() -> None:
    match, view = next(it for it in late(5, "advanced") if it[1].asks[0].kind == "offer")
    reader = terminal(match, view.seat)
    full = [line.plain for line in draw_screen(view, reader, 80, None)]
    assert len(full) > 28
    tall = [line.plain for line in draw_screen(view, reader, 80, 60)]
    for line in full[: len(reader.panels(view, 80)) + 1]:
        assert line in tall
    for player in view.table.players:
        for space in player.wheel:
            for card in space:
                assert f"{card.value}/{card.interest}" in "\n".join(tall)


@pytest.mark.rule("P25")
@pytest.mark.parametrize("width", [80, 100])
def test_what_was_not_paid_lies_at_the_arrow(width: int) -> None:
    """For those who look at the end of a game again."""
    match = ponzi_match(never, 3, 1)
    text = screen(match, None, width)
    fallen = next(player for player in match.view(None).table.players if player.bankrupt)
    head = next(line for line in text.splitlines() if "➤" in line)
    for card in fallen.wheel[0]:
        line = next(line for line in text.splitlines() if f"{card.value}/{card.interest}" in line)
        assert head.index("➤") - 1 <= line.index(f"{card.value}/") <= head.index("➤") + 1


@pytest.mark.rule("P16")
def test_the_example_of_an_offer_is_one_that_can_be_made() -> None:
    poor = find(lambda view: view.asks[0].kind == "offer" and view.asks[0].total < 10)
    cash = view_of(poor).asks[0].total
    example = re.search(r'"(offer [^"]*)"', screen(poor, poor.owing[0]))
    assert example is not None
    assert example[1].endswith(f" {cash}")
    decision = terminal(poor, poor.owing[0]).answer(example[1].split(), view_of(poor))
    assert isinstance(decision, dict)
    poor.decide(poor.owing[0], decision)
