"""What the screen shows, how wide it is, and what it keeps to itself."""

from __future__ import annotations

import io
import re
from functools import cache
from typing import Any

import msgspec
import pytest
from rich.console import Console
from rich.text import Text

from tests.cli.positions import NAMES, asked, never, random_match, terminal, view_of
from tests.play.acquire.merger import before_merger
from tests.play.acquire.positions import match_at
from tests.rules.acquire.pictures import TWO_SAFE
from tontine.bots.seats import bot_decision, make_bot
from tontine.cli.terminal.acquire.game import AcquireTerminal
from tontine.cli.terminal.acquire.grammar import numbered
from tontine.cli.terminal.acquire.prompt import choice_name
from tontine.cli.terminal.acquire.shares import draw_shares
from tontine.cli.terminal.screen import draw_header, draw_screen
from tontine.cli.terminal.text import width_of, wrap
from tontine.play.acquire.names import tile_name
from tontine.play.acquire.speech import AcquireSpeech
from tontine.play.acquire.table import AcquireTable
from tontine.play.match import Match, new_match
from tontine.play.stories import speech_of
from tontine.play.view import Entry, Event, View
from tontine.play.words import words
from tontine.rules.acquire.components import QUANTUM, SACKSON, TILES
from tontine.rules.chance import Rng

HEIGHT = 38


def screen(match: Match, seat: int | None, width: int = 100, language: str = "en") -> list[str]:
    lines = draw_screen(match.view(seat), terminal(match, seat, language), width, HEIGHT)
    assert all(line.cell_len <= width for line in lines)
    return [line.plain for line in lines]


@pytest.mark.parametrize("language", ["en", "it", "fr"])
@pytest.mark.parametrize("width", [80, 100, 140])
@pytest.mark.parametrize("kind", ["place", "found", "buy", "dispose", "survivor"])
@pytest.mark.parametrize(("seats", "naming"), [(2, "1999"), (4, "1999"), (6, "classic")])
def test_no_line_is_too_wide(kind: str, width: int, language: str, seats: int, naming: str) -> None:
    match = random_match(asked(kind, 30), seats, 3, {"names": naming})
    if match.over:
        pytest.skip("that did not come up")
    text = "\n".join(screen(match, match.owing[0], width, language))
    for name in match.seats:
        assert name in text
    assert f"({view_of(match).asks[0].rule})" in text


@pytest.mark.parametrize("width", [80, 100, 140])
def test_key_facts(width: int) -> None:
    match = random_match(asked("place", 60))
    seat = match.owing[0]
    table: AcquireTable = match.view(seat).table
    text = "\n".join(screen(match, seat, width))
    assert f"turn {table.turns}" in text
    assert f"bag {table.bag}" in text
    assert f"{NAMES[seat]} (you)" in text
    for tile in table.hand:
        assert f" {tile.tile} " in text
    for corporation in table.corporations:
        assert corporation.name.capitalize() in text
        if corporation.size:
            letter = corporation.name[0].upper()
            assert f"{letter}{corporation.size:>2}" in text  # the headquarters
            assert text.count(f" {letter} ") >= corporation.size - 1


@pytest.mark.rule("A13", "A17")
def test_a_tile_that_cannot_be_played_says_why() -> None:
    def unplayable(fate: str) -> Match:
        for seed in range(1, 60):
            match = random_match(
                lambda view: (
                    view.asks[0].kind == "place"
                    and any(tile.fate == fate for tile in view.table.hand)
                ),
                seed=seed,
            )
            if not match.over:
                return match
        raise AssertionError(fate)

    blocked = unplayable("blocked")
    assert "would found an eighth corporation (A13)" in "\n".join(screen(blocked, blocked.owing[0]))
    dead = unplayable("dead")
    assert "would merge two safe corporations (A17)" in "\n".join(screen(dead, dead.owing[0]))


@pytest.mark.rule("A26", "A27")
@pytest.mark.parametrize(
    ("position", "why"),
    [
        (
            {"shares": {SACKSON: [25], QUANTUM: [25]}},
            "The bank has no shares left of the corporations on the board  (A26)",
        ),
        ({"cash": {0: 600}}, "You cannot buy anything with $600  (A27)"),
    ],
)
def test_who_can_buy_nothing_is_told_why(position: dict[str, Any], why: str) -> None:
    match = match_at(TWO_SAFE, hands={0: "12I"}, **position)
    match.decide(0, {"kind": "place", "tile": "12I"})
    assert any(line.startswith(why) for line in screen(match, 0))


def test_no_colour_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    match = random_match(asked("place", 60))
    output = io.StringIO()
    console = Console(file=output, force_terminal=True, width=100, color_system="truecolor")
    for line in draw_screen(view_of(match), terminal(match, match.owing[0]), 100, HEIGHT):
        console.print(line, no_wrap=True)
    assert "38;2" not in output.getvalue()
    assert "48;2" not in output.getvalue()


@pytest.mark.parametrize("width", [80, 100, 140])
def test_strange_names(width: int) -> None:
    names = ["\x1b[2J\nAda" + "a" * 300, "日本語の名前", "B" * 40]
    match = new_match("acquire", names, 3)
    lines = screen(match, match.owing[0], width)
    assert all(line.isprintable() for line in lines)


# -- secrets -----------------------------------------------------------------------


@pytest.mark.rule("A7")
@pytest.mark.parametrize("seat", [0, None])
def test_rivals_tiles_change_nothing_on_the_screen(seat: int | None) -> None:
    """Two states that differ only in what the seat may not know look the same."""
    bag = [tile_name(tile) for tile in range(TILES)]
    opening, hands, rest = bag[:3], bag[3:21], bag[21:]
    swapped = hands[:6] + hands[12:] + hands[6:12]
    matches = [
        new_match("acquire", NAMES[:3], 5, script={"bag": opening + order + rest})
        for order in (hands, swapped)
    ]
    assert matches[0].game != matches[1].game
    screens = [screen(match, seat) for match in matches]
    assert screens[0] == screens[1]


@pytest.mark.rule("A8")
@pytest.mark.parametrize("width", [80, 100, 140])
def test_hidden_holdings_are_not_shown(width: int) -> None:
    match = random_match(asked("buy", 80), options={"holdings": "hidden"})
    seat = match.owing[0]
    lines = screen(match, seat, width)
    table: AcquireTable = match.view(seat).table
    rows = [line for line in lines if "Hydra" in line and "@" in line]
    assert rows[0].count("?") == len(NAMES[:4]) - 1
    text = "\n".join(lines)
    for player in table.players:
        hidden = f"{NAMES[player.seat]} ?" in text
        assert hidden == (player.seat != seat)


# -- the end -----------------------------------------------------------------------


@pytest.mark.rule("A31", "A32")
@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("holdings", ["open", "hidden"])
def test_accounts_add_up(seats: int, holdings: str) -> None:
    match = random_match(never, seats, seats, {"holdings": holdings})
    view = match.view(None)
    for it in view.standings:
        account = view.table.accounts[it.seat]
        assert account.seat == it.seat
        assert account.total == sum(posting.amount for posting in account.postings) == it.score
        for posting in account.postings[1:]:
            assert posting.amount == sum(part.amount for part in posting.parts)


@pytest.mark.parametrize("width", [80, 100, 140])
@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_the_standing(width: int, language: str) -> None:
    match = random_match(never, 6, 4)
    spoken = terminal(match, 0, language)
    lines = spoken.standing(match.view(0), width)
    assert all(line.cell_len <= width for line in lines)
    text = "\n".join(line.plain for line in lines)
    for standing in match.standings():
        assert spoken.speech.words.money(standing.score) in text


@pytest.mark.rule("A32")
def test_a_shared_win() -> None:
    match = random_match(never, 2, 4)
    view = match.view(None)
    level = [msgspec.structs.replace(standing, rank=1) for standing in view.standings]
    view = msgspec.structs.replace(view, standings=level)
    first = terminal(match, None).standing(view, 100)[0].plain
    assert first.startswith("A shared win for Ada and Bruno, with $")


# -- the story ---------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "it", "fr"])
@pytest.mark.parametrize("seat", [0, None])
def test_the_story_of_a_whole_match(language: str, seat: int | None) -> None:
    match = random_match(never, 3, 8)
    turns = terminal(match, seat, language).tell(match.log(seat))
    numbers = [turn.number for turn in turns]
    assert numbers == sorted(set(numbers))
    assert all(line.text.endswith(".") for turn in turns for line in turn.lines)


@pytest.mark.rule("A16", "A18")
def test_a_tie_says_what_each_survivor_would_pay() -> None:
    text = " ".join(" ".join(screen(before_merger(), 2)).split())
    assert "which survives; if Sackson survives, 2 +$4,500; if Hydra survives, 1 +$2,000" in text
    hidden = " ".join(" ".join(screen(before_merger(holdings="hidden"), 2)).split())
    assert "which survives; bonuses when all have shown their shares" in hidden


@pytest.mark.rule("A10")
def test_the_prompt_says_that_there_is_no_tile_to_play() -> None:
    match = match_at(TWO_SAFE, hands={0: "1B", 1: "12I"})
    lines = screen(match, 0)
    assert "No tile to play: buy up to 3 shares  (A10)" in lines
    match.decide(0, {"kind": "buy", "shares": {}})
    assert not any("No tile to play" in line for line in screen(match, 1))


@pytest.mark.rule("A30")
def test_the_last_turn_can_be_cut_short() -> None:
    match = match_at(TWO_SAFE, hands={0: "12I"})
    match.decide(0, {"kind": "announce"})
    text = "\n".join(screen(match, 0))
    assert "Last turn: play a tile or leave it out  (A30)" in text
    assert "leave  no tile; you may still buy shares" in text
    assert "end    the game ends at once" in text


def test_bonuses_say_why() -> None:
    match = random_match(never, 3, 8)
    turns = terminal(match, 0).tell(match.log(0))
    story = "\n".join(line.text for turn in turns for line in turn.lines)
    assert "(majority)" in story
    assert "(minority)" in story


SPACE = "\N{NO-BREAK SPACE}"


@pytest.mark.parametrize(
    ("language", "reader", "told"),
    [
        (
            "en",
            None,
            "Bruno plays 8H: it stands alone. Buys nothing. Announces the end of the game.",
        ),
        (
            "en",
            1,
            "You play 8H: it stands alone. You buy nothing. You announce the end of the game.",
        ),
        (
            "it",
            None,
            "Bruno gioca 8H: resta isolata. Non compra nulla. Annuncia la fine della partita.",
        ),
        ("it", 1, "Tu giochi 8H: resta isolata. Non compri nulla. Annunci la fine della partita."),
        (
            "fr",
            None,
            f"Bruno joue 8H{SPACE}: tuile isolée. Bruno n’achète rien. "
            "Bruno annonce la fin de la partie.",
        ),
        (
            "fr",
            1,
            f"Vous jouez 8H{SPACE}: tuile isolée. Vous n’achetez rien. "
            "Vous annoncez la fin de la partie.",
        ),
    ],
)
def test_each_language_repeats_the_subject_in_its_own_way(
    language: str, reader: int | None, told: str
) -> None:
    """Left out in French, or before the reader's own verbs in English, it would be an order."""
    fields: list[dict[str, int | str]] = [{"seat": 1, "tile": "8H"}, {"seat": 1}, {"seat": 1}]
    kinds = [("placed", "A10"), ("declined", "A26"), ("announced", "A30")]
    log = [
        Entry(0, Event(kind, rule, field))
        for (kind, rule), field in zip(kinds, fields, strict=True)
    ]
    story = terminal(random_match(never, 3, 8), reader, language).tell(log)
    assert [line.text for paragraph in story for line in paragraph.lines] == [told]


@pytest.mark.parametrize("language", ["en", "it", "fr"])
@pytest.mark.parametrize("width", range(60, 110))
def test_the_header_is_whole_where_the_title_is_shown(language: str, width: int) -> None:
    """The title is the first to go."""
    match = random_match(asked("place", 30))
    reader = terminal(match, match.owing[0], language)
    view = match.view(match.owing[0])
    left, right = reader.header(view)
    drawn = draw_header(view, reader, width).plain
    assert len(drawn) == width
    assert drawn.endswith(f"{right} ")
    if reader.words("title") in drawn:
        assert left in drawn


@pytest.mark.parametrize("width", range(20, 60))
def test_lines_do_not_break_inside_a_sum(width: int) -> None:
    total = words("fr").money(1600)
    lines = wrap(
        Text(f"Vous achetez 2 Quantum et 1 Phoenix pour {total}. À vous{SPACE}?"), width, 3
    )
    assert all(line.cell_len <= width for line in lines)
    assert any(total in line.plain for line in lines)
    assert lines[-1].plain.endswith(f"vous{SPACE}?")


# -- in a small window -------------------------------------------------------------


@cache
def late(seats: int) -> list[tuple[Match, View]]:
    """Of a long game, the last question of each kind."""
    match = new_match("acquire", NAMES[:seats], 2)
    bots = [make_bot("acquire", "normal", Rng(seat)) for seat in range(seats)]
    last: dict[str, tuple[Match, View]] = {}
    while not match.over:
        seat = match.owing[0]
        view = match.view(seat)
        if len(view.asks[0].choices) + len(view.asks[0].numbers) > 1:
            last[view.asks[0].kind] = (match, view)
        match.decide(seat, bot_decision(match, seat, bots[seat], Rng(match.version)))
    assert {"place", "buy", "dispose"} <= set(last)
    return list(last.values())


@pytest.mark.parametrize("language", ["en", "it", "fr"])
@pytest.mark.parametrize("rows", [24, 30])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_late_in_the_game_the_screen_still_fits(seats: int, rows: int, language: str) -> None:
    """With a line for the answer, and one for what may be wrong with it."""
    for match, view in late(seats):
        reader = terminal(match, view.seat, language)
        assert isinstance(reader, AcquireTerminal)
        lines = [line.plain for line in draw_screen(view, reader, 80, rows - 2)]
        assert len(lines) <= rows - 2
        assert all(width_of(line) <= 80 for line in lines)
        text = "\n".join(lines)
        for number, choice in enumerate(numbered(view), 1):
            if view.asks[0].kind == "place":
                name = choice_name(choice, reader.vocabulary)
                assert re.search(rf"^ *{number}  {name} ", text, re.MULTILINE)
        for it in view.asks[0].numbers if view.asks[0].kind == "buy" else []:
            if it.most:
                assert f" {reader.speech.corporation(it.name)} " in text
        for player in view.table.players:
            if player.cash is not None:
                assert reader.words.money(player.cash) in text


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_the_heads_of_a_bare_share_table_are_whole_or_left_out(language: str) -> None:
    match = match_at(TWO_SAFE)
    speech = speech_of(match, 0, words(language))
    assert isinstance(speech, AcquireSpeech)
    lines = draw_shares(view_of(match).table, speech, 50, bare=True)
    assert lines is not None
    assert "…" not in lines[0].plain
