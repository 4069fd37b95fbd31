"""Games as data: a row for each decision, with what its seat saw and how it ended.

Parquet where pyarrow is installed, JSON lines otherwise; the name of the file says which.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import u8

from tontine.arena.bot_game import Watcher
from tontine.arena.simulate import Plan, Report, Totals, in_parts, nothing, play_chunk, sum_up
from tontine.coach.hints import coach_of
from tontine.play.errors import BadMatch
from tontine.play.titles import title_of
from tontine.rules.chance import SEED_LIMIT, Rng
from tontine.rules.choices import Choices
from tontine.rules.game import Game
from tontine.rules.observation import ANEW

PLAYOUTS = 2  # for a chance to win


class Row(Struct):
    """A decision. ``planes`` are the places of the ones in them; ``offered`` is the mask as the
    actions that it allows; ``chance`` is what the strongest bot gives the seat, from what the seat
    knows. The last three are how the game ended."""

    game: int
    seed: int
    decision: int
    seat: int
    bot: str
    planes: list[int]
    numbers: list[int]
    offered: list[int]
    action: int
    chance: float | None
    won: float = 0.0  # its part of the win
    rank: int = 0
    score: int = 0


class Recorder(Watcher):
    """Writes down every decision of some games."""

    def __init__(self, plan: Plan, first: int) -> None:
        title = title_of(plan.game)
        if title.space is None:
            raise BadMatch("out-game", game=plan.game)
        self.rows: list[Row] = []
        self._plan = plan
        self._number = first - 1
        self._space = title.space
        self._observer = title.space.observer(1)
        self._planes = sum(field.size for field in title.space.planes)
        self._choices = Choices()
        self._begun = 0

    def begins(self, game: Game) -> None:
        self._number += 1
        self._begun = len(self.rows)
        self._seed = (self._plan.seed + self._number) % SEED_LIMIT
        self._rng = Rng(self._seed ^ 0x2545F491)
        coach = coach_of(self._plan.game, self._rng)
        self._adviser = None if coach is None else coach[1]

    def asks(self, game: Game) -> None:
        seat = int(game.actor)
        observer = self._observer
        observer.write(0, game, seat, ANEW)
        game.offer(seat, self._choices)
        mask: Any = vec[u8]([0] * int(self._space.actions.size))
        self._space.actions.mark(self._choices, mask, 0, 1)
        planes: Any = observer.planes
        numbers: Any = observer.numbers
        self.rows.append(
            Row(
                game=self._number,
                seed=self._seed,
                decision=len(self.rows) - self._begun,
                seat=seat,
                bot=self._plan.seats[seat],
                planes=[place for place, one in enumerate(planes) if one],
                numbers=list(numbers),
                offered=[action for action, one in enumerate(mask) if one],
                action=-1,
                chance=self._chance(game, seat),
            )
        )

    def decided(self, game: Game, code: int) -> None:
        self.rows[-1].action = int(self._space.actions.action(self._choices, code))

    def ends(self, game: Game) -> None:
        result = game.result()
        for row in self.rows[self._begun :]:
            if row.seat in result.winners:
                row.won = 1 / len(result.winners)
            row.rank, row.score = int(result.ranks[row.seat]), int(result.scores[row.seat])

    def _chance(self, game: Game, seat: int) -> float | None:
        if self._adviser is None:
            return None
        seen = game.seen_by(seat)
        states = [seen.imagine(seat, self._rng) for _ in range(PLAYOUTS)]
        return round(float(self._adviser.chances_of(states).chances[seat]), 4)


def record_chunk(plan: Plan, first: int, count: int) -> tuple[Totals, list[Row]]:
    recorder = Recorder(plan, first)
    totals = play_chunk(plan, first, count, recorder)
    return totals, recorder.rows


def write_games(
    file: Path,
    plan: Plan,
    games: int,
    workers: int | None,
    progress: Callable[[int], None] = lambda finished: None,
) -> Report:
    """Play so many games and write all decisions down."""
    check_file(plan, file)
    started = perf_counter()
    totals = nothing(len(plan.seats))

    def parts() -> Iterator[list[Row]]:
        for part, rows in in_parts(record_chunk, plan, games, workers):
            totals.add(part)
            progress(part.games)
            yield rows

    (_write_parquet if file.suffix == ".parquet" else _write_lines)(parts(), file)
    return sum_up(plan, totals, perf_counter() - started)


def check_file(plan: Plan, file: Path) -> None:
    """Whether it can be written, before any game is played; BadMatch says why not."""
    if title_of(plan.game).space is None:
        raise BadMatch("out-game", game=plan.game)
    if file.suffix not in (".parquet", ".jsonl"):
        raise BadMatch("out-suffix", file=str(file))
    if file.suffix == ".parquet":
        try:
            import pyarrow.parquet  # noqa: F401 (only whether it is there)
        except ImportError:
            raise BadMatch("out-pyarrow", file=str(file.with_suffix(".jsonl"))) from None


def _write_lines(parts: Iterator[list[Row]], file: Path) -> None:
    with file.open("wb") as out:
        for rows in parts:
            out.writelines(msgspec.json.encode(row) + b"\n" for row in rows)


def _write_parquet(parts: Iterator[list[Row]], file: Path) -> None:
    import pyarrow
    from pyarrow import parquet

    few = pyarrow.list_(pyarrow.int32())
    kinds = {int: pyarrow.int64(), float: pyarrow.float32(), str: pyarrow.string(), list[int]: few}
    hints = {"chance": pyarrow.float32()}
    columns = {
        it.name: hints.get(it.name, kinds.get(it.type)) for it in msgspec.structs.fields(Row)
    }
    schema = pyarrow.schema(columns)
    with parquet.ParquetWriter(file, schema, compression="zstd") as out:
        for rows in parts:
            data = {name: [getattr(row, name) for row in rows] for name in columns}
            out.write_table(pyarrow.table(data, schema=schema))
