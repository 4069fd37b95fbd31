"""A set of cards: the price tracks, companies, assets and status symbols of one box."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tontine.rules.greed.components import ASSETS, COMPANIES, GOODS, SYMBOLS
from tontine.rules.pickling import Reduced, reduced


@mypyc_attr(acyclic=True)
class CardSet:
    """Tables of numbers are flat: eleven goods a row, a row a card. The trends of a card are the
    goods that it moves, each followed by how many squares. Nothing changes after loading.

    ``makes`` is what an asset yields, ``takes`` what it uses up for that: nothing, if it
    produces (G16); otherwise it processes (G19).
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.good_names: list[str] = [""] * GOODS  # where the set has its own
        # By language, and by what is named (``asset-20``): what it is called there.
        self.names: dict[str, dict[str, str]] = {}
        self.tracks: list[vec[i64]] = []  # by good: every price, lowest first
        self.start: vec[i64] = vec[i64]([0] * GOODS)  # where on its track a price begins
        self.company_names: list[str] = [""] * COMPANIES
        self.company_trends: list[vec[i64]] = [vec[i64]()] * COMPANIES
        self.asset_names: list[str] = [""] * ASSETS
        self.asset_trends: list[vec[i64]] = [vec[i64]()] * ASSETS
        self.makes: vec[i64] = vec[i64]([0] * (ASSETS * GOODS))
        self.takes: vec[i64] = vec[i64]([0] * (ASSETS * GOODS))
        self.processes: vec[i64] = vec[i64]([0] * ASSETS)
        self.without: vec[i64] = vec[i64]([0] * ASSETS)  # the set of player counts, as bits
        self.gold_names: list[str] = [""] * SYMBOLS
        self.gold_points: vec[i64] = vec[i64]([0] * SYMBOLS)
        self.gold_trends: list[vec[i64]] = [vec[i64]()] * SYMBOLS
        self.silver_names: list[str] = [""] * SYMBOLS
        self.silver_points: vec[i64] = vec[i64]([0] * SYMBOLS)
        self.silver_trends: list[vec[i64]] = [vec[i64]()] * SYMBOLS
        self.first_gold: i64 = 0  # the first bids
        self.first_silver: i64 = 0

    def __reduce__(self) -> Reduced:
        return reduced(self, self.name)

    def price(self, good: i64, step: i64) -> i64:
        track = self.tracks[good]
        return track[step]

    def top(self, good: i64) -> i64:
        """The last step of a track."""
        return len(self.tracks[good]) - 1

    def is_played(self, asset: i64, seats: i64) -> bool:
        """G5: whether the card is in the deck with so many players."""
        return ((self.without[asset] >> seats) & 1) == 0


def pairs(trends: vec[i64]) -> list[tuple[int, int]]:
    """Of a card: each good that it moves, and how many squares."""
    return [(trends[place], trends[place + 1]) for place in range(0, len(trends), 2)]
