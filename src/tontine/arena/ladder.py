"""Which bots stand above which: a round robin of levels at tables of several sizes.

At each table one bot of a level plays against others of another level; every pair both ways.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import log, sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev

from msgspec import Struct

from tontine.arena.calibration import Foreseen, calibration
from tontine.arena.contest import Contest, ContestReport, Deal, LineupSums
from tontine.arena.intervals import CERTAINTY, Interval
from tontine.bots.seats import PLAYOUTS, playouts_of
from tontine.play.titles import title_of

USUAL = 4  # at a table
YARDSTICK, ITS_RATING = "normal", 1200.0
# openskill's: how far apart two must be for the better one to win ten games of eleven.
TEN_TO_ONE = sqrt(2) * 25 / 6 * log(10)
POINTS = 400 / TEN_TO_ONE  # so that 400 points mean what they mean in chess
RESAMPLES = 24
PARTS_OF_PLAYOUTS = (1 / 8, 1 / 4, 1 / 2, 2)
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


class Cell(Struct, frozen=True):
    """One bot among others that are all of another level: its share of the wins."""

    players: int
    one: str
    others: str
    deals: int
    share: float
    share_in: Interval | None


class Rung(Struct, frozen=True):
    """A level on the ladder. Where two are equal, each wins 1 time its fair share."""

    name: str
    rating: float
    rating_in: Interval | None
    times_fair: float
    games: int
    decisions: int
    milliseconds: float
    longest: float
    failures: int


class Strength(Struct, frozen=True):
    """How many wins so many playouts for a decision bring against others of a level."""

    playouts: int
    share: float
    share_in: Interval | None


class Curve(Struct, frozen=True):
    name: str
    others: str
    players: int
    points: list[Strength]


class Length(Struct, frozen=True):
    """Decisions of a game: the quantiles of ``QUANTILES``."""

    players: int
    others: str
    games: int
    quantiles: list[float]


class LadderReport(Struct, frozen=True):
    game: str
    options: Mapping[str, str]
    seed: int
    levels: Sequence[str]
    players: Sequence[int]
    games: int
    rungs: list[Rung]  # the best first
    cells: list[Cell]
    curve: Curve | None
    foreseen: list[Foreseen]
    lengths: list[Length]
    first_failure: str = ""


def table_sizes(game: str) -> tuple[int, ...]:
    """The smallest, the usual and the largest table."""
    title = title_of(game)
    return tuple(sorted({title.fewest, min(max(USUAL, title.fewest), title.most), title.most}))


def ladder_contest(
    game: str,
    levels: Sequence[str],
    players: Sequence[int],
    options: Mapping[str, str],
    seed: int,
) -> Contest:
    """Every level alone among each of the others, at tables of every size."""
    lineups = [
        (one, *[others] * (count - 1))
        for count in players
        for one in levels
        for others in levels
        # Of two at a table each is alone among the other: once is enough.
        if one != others and (count > 2 or levels.index(one) < levels.index(others))
    ]
    lineups += _lineups_of_playouts(game, levels, players)
    return Contest(game, tuple(lineups), options, seed, judged=True)


def _lineups_of_playouts(
    game: str, levels: Sequence[str], players: Sequence[int]
) -> list[tuple[str, ...]]:
    """The cheapest level that searches, with fewer and with more playouts, against the best that
    does not."""
    searching = {level: count for level in levels if (count := playouts_of(game, level))}
    others = [level for level in levels if level not in searching]
    if not searching or not others:
        return []
    name = min(searching, key=lambda level: searching[level])
    seats = USUAL if USUAL in players else max(players)
    counts = [max(round(searching[name] * part), 1) for part in PARTS_OF_PLAYOUTS]
    tried = dict.fromkeys(f"{_kind(name)}{PLAYOUTS}{count}" for count in counts)
    return [(one, *[others[-1]] * (seats - 1)) for one in tried if one not in levels]


def _kind(name: str) -> str:
    """The bot, however many playouts it makes."""
    return name.partition(PLAYOUTS)[0]


class Ladder:
    """What is known of a ladder, deal by deal."""

    def __init__(self, contest: Contest, levels: Sequence[str], players: Sequence[int]) -> None:
        self._contest = contest
        self._levels = levels
        self._players = players
        self._standings = [LineupSums(contest, lineup) for lineup in range(len(contest.lineups))]
        self._deals: list[Deal] = []

    def add(self, deal: Deal) -> None:
        self._deals.append(deal)
        self._standings[deal.lineup].add(deal)

    @property
    def begun(self) -> bool:
        return bool(self._deals)

    def running(self) -> str:
        """The standings in short: how often each wins alone among others, times its fair share."""
        alone = defaultdict(list)
        for lineup, standing in zip(self._contest.lineups, self._standings, strict=True):
            if standing.deals and lineup[0] in self._levels:
                for name, (share, _) in standing.shares().items():
                    if lineup.count(name) == 1:
                        alone[name].append(share * len(lineup))
        return "  ".join(f"{name} {fmean(alone[name]):.2f}" for name in self._levels if alone[name])

    def report(self) -> LadderReport:
        contest = self._contest
        reports = [standing.report() for standing in self._standings if standing.deals]
        cells = [cell for report in reports for cell in self._cells(report)]
        return LadderReport(
            game=contest.game,
            options=contest.options,
            seed=contest.seed,
            levels=self._levels,
            players=self._players,
            games=sum(len(deal.games) for deal in self._deals),
            rungs=self._rungs(reports, cells),
            cells=[cell for cell in cells if cell.one in self._levels],
            curve=self._curve(cells),
            foreseen=calibration([deal.foreseen for deal in self._deals if deal.foreseen]),
            lengths=self._lengths(),
            first_failure=next((it.first_failure for it in reports if it.first_failure), ""),
        )

    def _cells(self, report: ContestReport) -> list[Cell]:
        """Cells that a line-up counts for: one, or both where two levels are at the table."""
        one, others = report.names
        both = report.players == 2 and one.name in self._levels
        pairs = [(one, others), (others, one)] if both else [(one, others)]
        return [
            Cell(report.players, it.name, rival.name, report.deals, it.share, it.share_in)
            for it, rival in pairs
        ]

    def _rungs(self, reports: Sequence[ContestReport], cells: Sequence[Cell]) -> list[Rung]:
        ratings = self._ratings()
        rungs = []
        for name in self._levels:
            told = [it for report in reports for it in report.names if it.name == name]
            if not told:
                continue
            decisions = sum(it.decisions for it in told)
            spent = sum(it.milliseconds * it.decisions for it in told)
            alone = [cell.share * cell.players for cell in cells if cell.one == name]
            rungs.append(
                Rung(
                    name=name,
                    rating=ratings[name][0],
                    rating_in=ratings[name][1],
                    times_fair=fmean(alone) if alone else 0.0,
                    games=sum(
                        report.games for report in reports for it in report.names if it.name == name
                    ),
                    decisions=decisions,
                    milliseconds=round(spent / max(decisions, 1), 4),
                    longest=max(it.longest for it in told),
                    failures=sum(it.failures for it in told),
                )
            )
        return sorted(rungs, key=lambda rung: -rung.rating)

    # -- ratings -------------------------------------------------------------------

    def _ratings(self) -> dict[str, tuple[float, Interval | None]]:
        """Ratings by openskill. How far they can be trusted is found by drawing deals anew:
        those of one number have the same chance in them, so they are drawn together."""
        by_number: dict[int, list[Deal]] = defaultdict(list)
        for deal in self._deals:
            if all(name in self._levels for name in self._contest.lineups[deal.lineup]):
                by_number[deal.deal].append(deal)
        numbers = sorted(by_number)
        final = self._rate(by_number[number] for number in numbers)
        luck = Random(self._contest.seed)
        again = [
            self._rate(by_number[luck.choice(numbers)] for _ in numbers)
            for _ in range(RESAMPLES if len(numbers) > 1 else 0)
        ]
        found: dict[str, tuple[float, Interval | None]] = {}
        for name, rating in final.items():
            drawn = [ratings[name] for ratings in again if name in ratings]
            errors = CERTAINTY * stdev(drawn) if len(drawn) > 1 else 0.0
            # The yardstick has its rating by definition.
            within = Interval(round(rating - errors, 1), round(rating + errors, 1))
            found[name] = (round(rating, 1), within if errors > 0 else None)
        return found

    def _rate(self, deals: Iterable[Sequence[Deal]]) -> dict[str, float]:
        """Every seat of a game is a player for openskill. A level that has several of them learns
        from all."""
        from openskill.models import PlackettLuce  # takes its time to load

        model = PlackettLuce(tau=0.0)  # the levels do not change while they play
        known: dict[str, tuple[float, float]] = {}
        fresh = model.rating()
        for deal in (deal for same in deals for deal in same):
            names = self._contest.lineups[deal.lineup]
            for game in deal.games:
                before = [known.get(name, (fresh.mu, fresh.sigma)) for name in names]
                teams = [[model.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
                after = [team[0] for team in model.rate(teams, ranks=list(map(float, game.ranks)))]
                for name in set(names):
                    places = [place for place, there in enumerate(names) if there == name]
                    mu, sigma = before[places[0]]
                    gained = sum(after[place].mu - mu for place in places)
                    sharper = sum(after[place].sigma ** -2 - sigma**-2 for place in places)
                    known[name] = (mu + gained, (sigma**-2 + sharper) ** -0.5)
        anchor = known.get(YARDSTICK, (fmean(mu for mu, _ in known.values()), 0.0))[0]
        return {name: ITS_RATING + POINTS * (mu - anchor) for name, (mu, _) in known.items()}

    # -- the rest ------------------------------------------------------------------

    def _curve(self, cells: Sequence[Cell]) -> Curve | None:
        tried = next((cell for cell in cells if cell.one not in self._levels), None)
        if tried is None:
            return None
        against = _kind(tried.one), tried.others, tried.players
        points = [
            Strength(playouts_of(self._contest.game, cell.one) or 0, cell.share, cell.share_in)
            for cell in cells
            if (_kind(cell.one), cell.others, cell.players) == against
        ]
        return Curve(*against, sorted(points, key=lambda point: point.playouts))

    def _lengths(self) -> list[Length]:
        """Line-ups grouped by the level of most players, which sets the pace; of two levels, by
        either."""
        found: dict[tuple[int, str], list[int]] = defaultdict(list)
        for deal in self._deals:
            names = self._contest.lineups[deal.lineup]
            for name in names if len(names) == 2 else names[-1:]:
                if name in self._levels:
                    found[len(names), name] += [sum(game.decisions) for game in deal.games]
        return [
            Length(players, others, len(lengths), _quantiles(lengths))
            for (players, others), lengths in sorted(
                found.items(), key=lambda it: (it[0][0], self._levels.index(it[0][1]))
            )
        ]


def write_ladder(report: LadderReport, file: Path) -> None:
    from tontine.arena.ladder_page import draw_ladder  # matplotlib takes its time

    file.write_text(draw_ladder(report), "utf-8")


def _quantiles(numbers: Sequence[int]) -> list[float]:
    ordered = sorted(numbers)
    last = len(ordered) - 1
    found = []
    for part in QUANTILES:
        place = part * last
        low = int(place)
        high = min(low + 1, last)
        found.append(ordered[low] + (place - low) * (ordered[high] - ordered[low]))
    return found
