"""Ways into the middle of a game: configurations, random players, moments, examples."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import cache
from itertools import combinations, product
from typing import Any, NamedTuple, TypeVar
from zlib import crc32

import msgspec

from tontine.games import parts
from tontine.play.errors import Refused
from tontine.play.match import Match, check_options, new_match
from tontine.play.title import AnyTitle
from tontine.play.titles import TITLES
from tontine.play.view import Decision
from tontine.rules.chance import SEED_LIMIT, Chance, Rng
from tontine.rules.choices import Choices
from tontine.rules.game import Game
from tontine.testing.adapter import Adapter

T = TypeVar("T")

ADAPTERS: dict[str, Adapter[Any]] = {
    game: part.load()()
    for game, part in parts("tontine.conformance", "tontine.testing.{game}:{Game}Adapter").items()
}

RELUCTANCE = 20  # how often a reluctant player draws again to avoid hastening the end


class Config(NamedTuple):
    """A game as it can be set up, and which of several tries at it this is."""

    game: str
    seats: int
    options: dict[str, str]
    run: int

    @property
    def title(self) -> AnyTitle:
        return TITLES[self.game]

    @property
    def adapter(self) -> Adapter[Any]:
        return ADAPTERS[self.game]

    def seed(self, number: int) -> int:
        """The seed of a game by its number. Another run plays other games."""
        return (number + self.run * 1000) % SEED_LIMIT

    def __str__(self) -> str:
        run = [str(self.run)] if self.run else []
        return "-".join([self.game, str(self.seats), *self.options.values(), *run])

    def __hash__(self) -> int:
        return hash(str(self))


def pairwise(factors: Sequence[Sequence[T]]) -> list[tuple[T, ...]]:
    """Few rows with a value of each factor, such that any two values share a row if they can."""
    rows: list[tuple[T, ...]] = []
    # Each row is the one with most pairs that have not shared a row yet.
    unmet = {pair for row in product(*factors) for pair in _pairs(row)}
    while unmet:
        rows.append(max(product(*factors), key=lambda row: len(unmet & _pairs(row))))
        unmet -= _pairs(rows[-1])
    return rows


def _pairs(row: Sequence[T]) -> set[tuple[tuple[int, T], ...]]:
    return set(combinations(enumerate(row), min(2, len(row))))


def pairwise_configs(title: AnyTitle, runs: int = 1) -> list[Config]:
    """Seats and options pairwise; those that only change what is shown take turns. ``runs`` is how
    many different games of each."""
    options = [option for option in title.options if not option.display]
    shown = [option for option in title.options if option.display]
    seats = [str(count) for count in range(title.fewest, title.most + 1)]
    configs: list[Config] = []
    for number, row in enumerate(sorted(pairwise([seats, *(it.values for it in options)]))):
        chosen = {option.name: value for option, value in zip(options, row[1:], strict=True)}
        chosen |= {option.name: option.values[number % len(option.values)] for option in shown}
        configs += [Config(title.name, int(row[0]), chosen, run) for run in range(runs)]
    return configs


CONFIGS = [
    config
    for title in TITLES.values()
    if title.name in ADAPTERS
    for config in pairwise_configs(title, ADAPTERS[title.name].runs)
]


def config_of(game: str, seats: int, **options: str) -> Config:
    """A certain one, whether it is among those that every game is put through or not."""
    return Config(game, seats, check_options(TITLES[game], options), 0)


class RandomPlayer:
    """Plays all seats. A reluctant one never hastens the end, and sees the late positions."""

    def __init__(self, adapter: Adapter[Any], seed: int, reluctant: bool) -> None:
        self.rng = Rng(seed)
        self._adapter = adapter
        self._reluctant = reluctant
        self._choices = Choices()

    def seat(self, game: Game) -> int:
        owing = seats_owing(game)
        return owing[self.rng.below(len(owing))]

    def code(self, game: Game, seat: int) -> int:
        game.offer(seat, self._choices)
        assert len(self._choices) > 0, f"seat {seat} owes a decision and has no choice"
        code = self._choices.pick(self.rng)
        for _ in range(RELUCTANCE if self._reluctant else 0):
            if not self._adapter.hastens(code):
                break
            code = self._choices.pick(self.rng)
        return code

    def step(self, game: Game) -> None:
        seat = self.seat(game)
        game.apply(seat, self.code(game, seat))

    def finish(self, game: Game) -> int:
        """How many codes that took."""
        count = 0
        while not game.over:
            self.step(game)
            count += 1
            assert count <= self._adapter.most_decisions, "this game does not end"
        return count

    def decide(self, match: Match) -> None:
        """One whole decision, thought out as a bot does: from what the seat knows."""
        seat = self.seat(match.game)
        imagined = match.imagine(seat, self.rng)
        match.decide(seat, match.title.decision(imagined, seat, lambda g: self.code(g, seat)))


class Played:
    """All positions of a game, and which of them are of the same sort."""

    def __init__(self, config: Config, games: list[Game]) -> None:
        self.games = games
        sorts: dict[Hashable, list[int]] = {}
        for index, game in enumerate(games):
            sorts.setdefault(config.adapter.situation(game), []).append(index)
        self.sorts = list(sorts.values())


class Moment(NamedTuple):
    """A position in one of a configuration's games: of some sort, and one of that sort."""

    seed: int
    reluctant: bool
    situation: int
    choice: int

    def game(self, config: Config) -> Game:
        codes = _played_codes(config, self.seed, self.reluctant)
        return codes.games[self._index(config, codes)].clone()

    def match(self, config: Config) -> Match:
        decisions = _played_decisions(config, self.seed, self.reluctant)
        match = whole_match(config, self.seed, self.reluctant)
        return at(match, self._index(config, decisions))

    def player(self, config: Config) -> RandomPlayer:
        """A player who goes on from there, differently from how the game went."""
        return RandomPlayer(config.adapter, self.choice, self.reluctant)

    def _index(self, config: Config, played: Played) -> int:
        # Different configurations look at different sorts, with the same examples.
        number = self.situation + crc32(str(config).encode())
        sort = played.sorts[number % len(played.sorts)]
        return sort[self.choice % len(sort)]


class Example:
    """What a check is tried on, drawn at random: the same number draws the same. ``games`` is from
    how many games of each configuration and temper a moment is taken."""

    def __init__(self, number: int, games: int = 1) -> None:
        rng = Rng(number)
        flag = bool(rng.below(2))
        self.moment = Moment(rng.below(games), flag, rng.below(SOME), rng.below(SOME))
        self.who = rng.below(SOME)  # for ``somebody``
        self.seed = rng.below(SOME)
        self.flag = bool(rng.below(2))


SOME = 1000


def start(config: Config, seed: int) -> Game:
    game: Game = config.title.set_up(config.seats, Chance(Rng(config.seed(seed))), config.options)
    game.remember()
    game.deal()
    return game


@cache
def _played_codes(config: Config, seed: int, reluctant: bool) -> Played:
    """The game after each single code."""
    player = RandomPlayer(config.adapter, seed, reluctant)
    games = [start(config, seed)]
    while not games[-1].over:
        game = games[-1].clone()
        player.step(game)
        games.append(game)
        assert len(games) <= config.adapter.most_decisions, "this game does not end"
    return Played(config, games)


@cache
def _played_decisions(config: Config, seed: int, reluctant: bool) -> Played:
    """The game after each whole decision."""
    return Played(config, list(whole_match(config, seed, reluctant)._games))


@cache
def whole_match(config: Config, seed: int, reluctant: bool) -> Match:
    """A match played to its end. It is shared: take ``at`` of it to change anything."""
    match = new_match(config.game, config.seats, config.seed(seed), config.options)
    player = RandomPlayer(config.adapter, seed, reluctant)
    while not match.over:
        player.decide(match)
        assert match.version <= config.adapter.most_decisions, "this game does not end"
    return match


def of_every_sort(config: Config, count: int) -> list[Match]:
    """So many positions of each sort, from a long game."""
    whole = whole_match(config, 0, True)
    sorts = _played_decisions(config, 0, True).sorts
    return [at(whole, version) for sort in sorts for version in sort[-count:]]


def at(match: Match, version: int) -> Match:
    """The match as it was then, free to go another way."""
    return match.at(version)


def with_game(match: Match, game: Game, version: int | None = None) -> Match:
    """The match with another state in place of its last one, and the same past."""
    twin = match.at(match.version if version is None else version)
    twin._games[-1] = game
    return twin


def go_on(match: Match, other: Match) -> None:
    """Decide in a match what was decided in the other from there on."""
    for step in other.steps[match.version + 1 :]:
        assert step.seat is not None
        assert step.decision is not None
        match.decide(step.seat, step.decision)


def seats_owing(game: Game) -> list[int]:
    return [seat for seat in range(game.seats) if game.owes >> seat & 1]


def refusal_of(
    attempt: Callable[[int, Decision], object], seat: int, decision: Decision
) -> tuple[object, ...] | None:
    """Rule, reason and details, if the attempt is refused."""
    try:
        attempt(seat, decision)
    except Refused as refusal:
        return refusal.args
    return None


def somebody(match: Match, number: int) -> int | None:
    """A seat or an onlooker; half of the time one who owes a decision."""
    number, odd = divmod(number, 2)
    if match.over or odd:
        seat = number % (len(match.seats) + 1)
        return None if seat == len(match.seats) else seat
    return match.owing[number % len(match.owing)]


def onlooker_and_seats(config: Config) -> list[int | None]:
    return [None, *range(config.seats)]


def facts(game: Game) -> bytes:
    """Every fact of a state, to compare."""
    return msgspec.json.encode(game.snapshot(), order="sorted")
