"""Phase 4: assets produce, or are made ready to process (G16)."""

from __future__ import annotations

from mypy_extensions import i64

from tontine.rules.greed import layout as at
from tontine.rules.greed.components import GOODS, NO_ASSET, SLOTS
from tontine.rules.greed.decisions import PRODUCED
from tontine.rules.greed.position import READY, Position


def produce(game: Position) -> None:
    """G16: in company order."""
    companies = game.all_in_play()
    while companies != 0:
        company = game.first_of(companies)
        companies &= ~(1 << company)
        for slot in range(i64(SLOTS)):
            asset = game.slot(company, slot)
            if asset == NO_ASSET:
                continue
            if game.cards.processes[asset] != 0:
                game.numbers[at.STATUS + asset] = READY
            else:
                _yield(game, company, asset)


def _yield(game: Position, company: i64, asset: i64) -> None:
    for good in range(i64(GOODS)):
        count = game.cards.makes[asset * GOODS + good]
        if count > 0:
            game.gain(company, good, count)
            game.tell(PRODUCED, company, good, count)
