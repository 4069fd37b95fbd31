"""How fast a game is, measured in this process, by CPU time: others may keep the machine busy."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from itertools import cycle
from random import Random
from time import process_time, process_time_ns

import msgspec
from msgspec import Struct

from tontine.bots.decide import play_fast
from tontine.bots.search.search import Search
from tontine.bots.seats import bot_names, make_bot, playouts_of
from tontine.build import is_compiled, is_profiled
from tontine.play.titles import title_of
from tontine.rules.chance import Chance, Rng
from tontine.rules.choices import Choices
from tontine.rules.game import NOBODY, Game, play_games, time_clones

MIDGAME = 40  # decisions
YARDSTICK = "normal"


class Rate(Struct, frozen=True):
    decisions_per_second: float
    games_per_second: float


class Speed(Struct, frozen=True):
    game: str
    players: int
    compiled: bool
    profiled: bool  # compiled by what games had shown of the code
    kernel: Rate  # random play inside the compiled code
    python: Rate  # an ordinary Python loop asks for choices and applies one
    journal: Rate  # the kernel with the journal on
    clone_ns: float
    imagine_ns: float


class BotSpeed(Struct, frozen=True):
    """How fast a bot is. A playout is one line played on from an imagined state and judged;
    bots that search make ``playouts`` of them for a decision."""

    name: str
    decisions_per_second: float
    milliseconds: float  # for a whole decision
    playouts: int | None
    playouts_per_second: float | None


class BotsSpeed(Struct, frozen=True):
    game: str
    players: int
    compiled: bool
    profiled: bool
    bots: list[BotSpeed]


def measure(game: str, players: int, options: Mapping[str, str], seconds: float) -> Speed:
    """Each figure is the best of a few rounds: other work can only slow a round down."""
    model = title_of(game).set_up(players, Chance(Rng(0)), options)
    rounds = 5
    each = seconds / (4 * rounds)
    return Speed(
        game=game,
        players=players,
        compiled=is_compiled(),
        profiled=is_profiled(),
        kernel=_rate(lambda seed, games: play_games(model, seed, games), each, rounds),
        python=_rate(lambda seed, games: _python_loop(model, seed, games), each, rounds),
        journal=_rate(lambda seed, games: play_games(model, seed, games, True), each, rounds),
        clone_ns=_clone_ns(model, each, rounds),
        imagine_ns=_imagine_ns(model, each, rounds),
    )


def measure_plain(game: str, players: int, options: Mapping[str, str], seconds: float) -> Speed:
    """``measure`` as plain Python, in a process of its own."""
    arguments = (game, players, dict(options), seconds)
    return msgspec.json.decode(_in_plain_python("measure", arguments), type=Speed)


def measure_bots_plain(
    game: str, players: int, options: Mapping[str, str], seconds: float
) -> BotsSpeed:
    arguments = (game, players, dict(options), seconds)
    return msgspec.json.decode(_in_plain_python("measure_bots", arguments), type=BotsSpeed)


def _in_plain_python(function: str, arguments: tuple[object, ...]) -> bytes:
    call = (
        f"import sys, msgspec; from tontine.arena.speed import {function}; "
        f"print(msgspec.json.encode({function}(*msgspec.json.decode(sys.argv[1]))).decode())"
    )
    done = subprocess.run(
        [sys.executable, "-c", call, msgspec.json.encode(arguments).decode()],
        env={**os.environ, "TONTINE_PLAIN": "1"},
        stdout=subprocess.PIPE,
        check=True,
    )
    return done.stdout


def _rate(play: Callable[[int, int], int], seconds: float, rounds: int) -> Rate:
    """``play(first seed, games)`` returns how many decisions that took."""
    games = 1
    while True:  # find out how many games fill a round
        started = process_time()
        play(1, games)
        if process_time() - started > seconds / 2:
            break
        games *= 2
    best = Rate(0, 0)
    for turn in range(rounds):
        started = process_time()
        decisions = play(1 + turn * games, games)
        elapsed = process_time() - started
        if games / elapsed > best.games_per_second:
            best = Rate(round(decisions / elapsed), round(games / elapsed, 1))
    return best


def _python_loop(model: Game, first_seed: int, games: int) -> int:
    decisions = 0
    choices = Choices()
    for seed in range(first_seed, first_seed + games):
        rng = Rng(seed)
        game = model.fresh(Chance(Rng(seed)))
        game.deal()
        seat = game.actor
        while seat != NOBODY:
            game.offer(seat, choices)
            seat = game.advance(seat, choices.pick(rng))
            decisions += 1
    return decisions


def _midgame(model: Game, remember: bool) -> Game:
    game = model.fresh(Chance(Rng(1)))
    if remember:
        game.remember()
    game.deal()
    choices, rng = Choices(), Rng(1)
    for _ in range(MIDGAME):
        if not game.over:
            game.offer(game.actor, choices)
            game.apply(game.actor, choices.pick(rng))
    return game


def _clone_ns(model: Game, seconds: float, rounds: int) -> float:
    game = _midgame(model, remember=False)  # as search has it: no journal, no inference
    return _best_ns(lambda count: time_clones(game, count), seconds, rounds)


def _imagine_ns(model: Game, seconds: float, rounds: int) -> float:
    game, rng = _midgame(model, remember=True), Rng(2)

    def imagine(count: int) -> None:
        for _ in range(count):
            game.imagine(0, rng)

    return _best_ns(imagine, seconds, rounds)


def _best_ns(work: Callable[[int], None], seconds: float, rounds: int) -> float:
    count = 10
    while True:
        started = process_time_ns()
        work(count)
        if process_time_ns() - started > seconds * 5e8:
            break
        count *= 2
    best = float("inf")
    for _ in range(rounds):
        started = process_time_ns()
        work(count)
        best = min(best, (process_time_ns() - started) / count)
    return round(best, 1)


# -- bots --------------------------------------------------------------------------


def measure_bots(game: str, players: int, options: Mapping[str, str], seconds: float) -> BotsSpeed:
    """All decide in the same positions, taken from a game of the yardstick in any order."""
    positions = _positions(game, players, options)
    names = bot_names(game)
    each = seconds / len(names)
    return BotsSpeed(
        game=game,
        players=players,
        compiled=is_compiled(),
        profiled=is_profiled(),
        bots=[_bot_speed(game, name, positions, each) for name in names],
    )


def _positions(game: str, players: int, options: Mapping[str, str]) -> list[Game]:
    title, rng = title_of(game), Rng(3)
    yardstick = YARDSTICK if YARDSTICK in bot_names(game) else "random"
    bots = [make_bot(game, yardstick, Rng(rng.next())) for _ in range(players)]
    state = title.set_up(players, Chance(Rng(1)), options)
    state.remember()
    state.deal()
    found = []
    while not state.over:
        found.append(state.clone())
        play_fast(title, state, state.actor, bots[state.actor], rng, state.apply)
    Random(1).shuffle(found)
    return found


def _bot_speed(game: str, name: str, positions: Sequence[Game], seconds: float) -> BotSpeed:
    """Half of the time for decisions, the other half for playouts, if the bot makes any."""
    title, rng = title_of(game), Rng(4)
    decisions, spent = 0, 0.0
    for position in cycle(positions):
        bot, state = make_bot(game, name, Rng(rng.next())), position.clone()
        started = process_time()
        play_fast(title, state, state.actor, bot, rng, state.apply)
        spent += process_time() - started
        decisions += 1
        if spent > seconds / 2:
            break
    bot = make_bot(game, name, Rng(rng.next()))
    return BotSpeed(
        name=name,
        decisions_per_second=round(decisions / spent, 2),
        milliseconds=round(1000 * spent / decisions, 6),  # some decide in a few microseconds
        playouts=playouts_of(game, name),
        playouts_per_second=_playouts_per_second(bot, positions, rng, seconds / 2)
        if isinstance(bot, Search)
        else None,
    )


def _playouts_per_second(
    search: Search, positions: Sequence[Game], rng: Rng, seconds: float
) -> float | None:
    """Playouts that the search really makes, with everything they need."""
    worthy = [it for it in positions if search.judge.is_worth_a_thought(it, it.actor)]
    playouts, spent = 0, 0.0
    for position in cycle(worthy):
        imagined = position.imagine(position.actor, rng)
        started = process_time()
        search.weigh(imagined, position.actor)
        spent += process_time() - started
        playouts += sum(search.tried(place) for place in range(len(search.codes)))
        if spent > seconds:
            break
    return round(playouts / spent, 1) if worthy else None
