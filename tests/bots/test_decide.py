"""How bots decide wherever they play, and what becomes of a game when one of them fails."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tontine.arena.simulate import Plan, simulate
from tontine.bots import seats as seats_module
from tontine.bots.bot import Bot, BotFailed, RandomBot
from tontine.bots.decide import decide, play_bot, play_fast, safe_decision
from tontine.bots.seats import make_bot
from tontine.play.match import Match, check_options, new_match
from tontine.play.save import dump, parse
from tontine.play.stories import story_of
from tontine.play.titles import TITLES
from tontine.play.words import LANGUAGES, words
from tontine.rules.acquire.decisions import ANNOUNCE
from tontine.rules.chance import Chance, Rng
from tontine.rules.choices import Choices
from tontine.rules.game import Game

SEATS = 3

# What is tested here is not compiled.
pytestmark = pytest.mark.once


class Answering:
    """Chooses at random ``after`` times, and then fails."""

    def __init__(self, fails: Callable[[Game, int], Any], after: int = 0) -> None:
        self._random = RandomBot(Rng(5))
        self._fails = fails
        self._left = after

    def choose(self, game: Game, seat: int) -> int:
        self._left -= 1
        if self._left >= 0:
            return self._random.choose(game, seat)
        code: int = self._fails(game, seat)
        return code


def _raise(game: Game, seat: int) -> int:
    hands: list[int] = []
    return hands[seat]


def _not_offered(game: Game, seat: int) -> int:
    choices = Choices()
    game.offer(seat, choices)
    return next(code for code in range(10_000) if not choices.contains(code))


FAILURES: dict[str, Callable[[Game, int], Any]] = {
    "raises": _raise,
    "answers what was not offered": _not_offered,
    "answers a negative number": lambda game, seat: -1,
    "answers an enormous number": lambda game, seat: 10**30,
    "answers nothing": lambda game, seat: None,
    "answers a text": lambda game, seat: "pass",
    "answers half a number": lambda game, seat: 0.5,
    "never comes to an end of it": lambda game, seat: _endless(game, seat),
}


def _endless(game: Game, seat: int) -> int:
    return _endless(game, seat)


# -- one way of imagining ----------------------------------------------------------


class Counting:
    """A bot at one seat that keeps the states it was shown."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.shown: list[Game] = []

    def choose(self, game: Game, seat: int) -> int:
        self.shown.append(game)
        return self._bot.choose(game, seat)


@pytest.mark.parametrize("game", TITLES)
def test_a_decision_is_made_from_one_imagined_state(game: str) -> None:
    """Everywhere, however many codes it has; the next one is made from another."""
    title, rng = TITLES[game], Rng(3)
    state = title.set_up(SEATS, Chance(Rng(7)), check_options(title, {}))
    state.remember()
    state.deal()
    bots = [Counting(make_bot(game, "normal", Rng(seat))) for seat in range(SEATS)]
    several = 0
    for _ in range(60):
        if state.over:
            break
        bot, codes = bots[state.actor], list[int]()
        bot.shown.clear()

        def apply(seat: int, code: int, codes: list[int] = codes) -> None:
            codes.append(code)
            state.apply(seat, code)

        assert play_fast(title, state, state.actor, bot, rng, apply) is None
        assert len(bot.shown) == len(codes)
        assert all(it is bot.shown[0] for it in bot.shown)
        several += len(codes) > 1
    assert several > 2


@pytest.mark.parametrize("game", TITLES)
def test_a_simulation_plays_the_games_of_a_table(game: str) -> None:
    """The same bots with the same chance decide the same in both."""
    title, seats = TITLES[game], SEATS
    state = title.set_up(seats, Chance(Rng(11)), check_options(title, {}))
    state.remember()
    state.deal()
    fast: list[list[int]] = []
    bots, rng = [make_bot(game, "normal", Rng(seat)) for seat in range(seats)], Rng(2)

    def apply(seat: int, code: int) -> None:
        fast[-1].append(code)
        state.apply(seat, code)

    while not state.over:
        fast.append([])
        play_fast(title, state, state.actor, bots[state.actor], rng, apply)
    match = new_match(game, seats, 11)
    bots, rng = [make_bot(game, "normal", Rng(seat)) for seat in range(seats)], Rng(2)
    while not match.over:
        seat = match.game.actor
        assert play_bot(match, seat, "normal", bots[seat], rng) is None
    # A purchase in words has no order; and whoever announces the end in the middle of one does
    # that first at a table, and is then asked again.
    table = [sorted(step.codes) for step in match.steps[1:]]
    simulated = [sorted(codes) for codes in fast]
    apart = [it for it, codes in enumerate(fast) if game == "acquire" and codes[1:] == [ANNOUNCE]]
    until = apart[0] if apart else len(fast)
    assert until > 60
    assert table[:until] == simulated[:until]
    assert apart or match.game == state


# -- a bot that fails --------------------------------------------------------------


def play_on(match: Match, bot: Bot, seat: int = 1) -> list[str]:
    """To the end, with the bot at one seat and random ones at the others; its failures."""
    rng, other = Rng(4), RandomBot(Rng(6))
    failures = []
    while not match.over and match.version < 3000:
        who = match.game.actor
        failed = play_bot(match, who, "mine", bot if who == seat else other, rng)
        assert failed is None or who == seat
        failures += [failed] if failed is not None else []
    return failures


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("kind", FAILURES)
def test_the_game_goes_on_to_its_end(kind: str, game: str) -> None:
    match = new_match(game, SEATS, 3)
    failures = play_on(match, Answering(FAILURES[kind]))
    assert match.over
    decided = [step for step in match.steps if step.seat == 1]
    assert len(failures) == len(decided) > 0
    assert all(step.failed_bot == "mine" for step in decided)
    assert not any(step.failed_bot for step in match.steps if step.seat != 1)


@pytest.mark.parametrize("game", TITLES)
def test_a_bot_that_fails_in_the_middle_of_a_decision(game: str) -> None:
    for after in range(1, 12):
        match = new_match(game, SEATS, 3)
        assert play_on(match, Answering(_raise, after))
        assert match.over


def test_what_went_wrong_is_said_to_whoever_mends_it() -> None:
    match = new_match("acquire", 3, 3)
    with pytest.raises(BotFailed, match=r"IndexError: list index out of range \(test_decide\.py:"):
        decide(match.title, match.game, match.game.actor, Answering(_raise), Rng(1))
    assert match.version == 0


def test_who_stops_the_program_does_stop_it() -> None:
    def interrupted(game: Game, seat: int) -> int:
        raise KeyboardInterrupt

    match = new_match("acquire", 3, 3)
    with pytest.raises(KeyboardInterrupt):
        play_bot(match, match.game.actor, "mine", Answering(interrupted), Rng(1))


@pytest.mark.parametrize("game", TITLES)
def test_the_safe_decision_looks_at_nothing_but_what_is_offered(game: str) -> None:
    """It is the same in every state that agrees with what the seat knows."""
    match, rng = new_match(game, SEATS, 5), Rng(8)
    bot = RandomBot(Rng(1))
    for _ in range(80):
        if match.over:
            break
        seat = match.game.actor
        safe = safe_decision(match.title, match.game, seat)
        assert safe == safe_decision(match.title, match.imagine(seat, rng), seat)
        match.preview(seat, safe)  # Refused, if it were not legal
        play_bot(match, seat, "random", bot, rng)


# -- everybody is told -------------------------------------------------------------


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_reads_it_in_the_story(language: str, game: str) -> None:
    match = new_match(game, ["Ada", "Bruno", "Chloé"], 3)
    while match.game.actor != 1:
        play_bot(match, match.game.actor, "random", RandomBot(Rng(1)), Rng(1))
    version = match.version + 1
    play_bot(match, 1, "mine", Answering(_raise), Rng(1))
    for reader in (0, 1, 2, None):
        log = [entry for entry in match.log(reader) if entry.event.event == "bot_failed"]
        assert [(entry.version, entry.event.fields) for entry in log] == [
            (version, {"seat": 1, "bot": "mine"})
        ]
        told = " ".join(
            line.text
            for part in story_of(match, reader, words(language))
            for line in part.lines
            if "bot_failed" in line.kinds
        )
        assert "mine" in told
        assert reader == 1 or "Bruno" in told


@pytest.mark.parametrize("game", TITLES)
def test_a_save_keeps_it(game: str) -> None:
    match = new_match(game, SEATS, 3)
    play_on(match, Answering(_raise))
    again = parse(dump(match).encode())
    assert [step.failed_bot for step in again.steps] == [step.failed_bot for step in match.steps]
    assert again.log(0) == match.log(0)
    assert dump(again) == dump(match)


def test_a_simulation_reports_it(monkeypatch: pytest.MonkeyPatch) -> None:
    made = {"broken": lambda rng: Answering(_raise)}
    monkeypatch.setattr(seats_module.FOLDERS["acquire"], "BOTS", made)
    options = check_options(TITLES["acquire"], {})
    plan = Plan("acquire", ("random", "broken", "random"), options, seed=1)
    report = simulate(plan, 3, 1)
    assert [seat.failures > 0 for seat in report.seats] == [False, True, False]
    assert report.first_failure.startswith("seed 1, decision ")
    assert "seat 2, broken: IndexError: list index out of range" in report.first_failure
    well = simulate(Plan("acquire", ("random",) * 3, options, seed=1), 3, 1)
    assert well.first_failure == ""
    assert sum(seat.failures for seat in well.seats) == 0
