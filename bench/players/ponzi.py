"""A player of Ponzi Scheme by maxims."""

from __future__ import annotations

from collections.abc import Sequence

from tontine.rules.chance import Rng
from tontine.rules.choices import Choices
from tontine.rules.game import Game
from tontine.rules.ponzi import decisions as d
from tontine.rules.ponzi.components import CARDS, INDUSTRIES, INTERESTS, PERIODS
from tontine.rules.ponzi.game import Ponzi

MAXIMS = ("every-round", "smallest", "two-rounds", "worth", "envelope", "purse")
POINT = 25  # dollars that a point is worth, by rule of thumb
AHEAD = 2  # rounds


class Player:
    def __init__(self, rng: Rng, maxims: Sequence[str] = MAXIMS) -> None:
        self._rng = rng
        self._on = set(maxims)
        self._choices = Choices()
        self._amount = 0  # for the envelope under way

    def choose(self, game: Game, seat: int) -> int:
        assert isinstance(game, Ponzi)
        game.offer(seat, self._choices)
        if game.phase == d.PRICING:
            return d.AMOUNT + min(self._amount, int(game.cash(seat)))
        codes = [self._choices.nth(i) for i in range(self._choices.total)]
        if game.phase == d.FUNDING:
            return self._fund(game, seat, codes)
        if game.phase == d.OFFERING:
            return self._offer(game, seat, codes)
        if game.phase == d.ANSWERING:
            return self._answer(game, seat, codes)
        if game.phase == d.REMOVING:
            return codes[len(codes) // 2]
        return min(codes)  # a tile goes back

    def _lowest(self, game: Ponzi, seat: int, cash: int, card: int | None = None) -> int:
        """What the line of the table shows: the least that is left in the next rounds, with
        another card on the wheel."""
        least = cash
        for turn in range(1, AHEAD + 1):
            cash -= int(game.due(seat, turn))
            if card is not None and turn >= PERIODS[card] and turn % PERIODS[card] == 0:
                cash -= int(INTERESTS[card])
            least = min(least, cash)
        return least

    def _fund(self, game: Ponzi, seat: int, codes: Sequence[int]) -> int:
        """The smallest card there is; where the next rounds could not be paid, the smallest that
        pays them."""
        cash = int(game.cash(seat))
        funds = sorted((code for code in codes if code < d.PASS), key=_card)
        if "smallest" not in self._on:
            funds.reverse()
        short = self._lowest(game, seat, cash) < 0
        if not funds or ("every-round" not in self._on and not short):
            return d.PASS
        if "two-rounds" in self._on:
            for code in funds:
                if self._lowest(game, seat, cash + _card(code), _card(code)) >= 0:
                    return code
        return funds[0]

    def _spare(self, game: Ponzi, seat: int) -> int:
        """What can go into an envelope: money that is not owed soon."""
        cash = int(game.cash(seat))
        return cash if "purse" not in self._on else max(0, self._lowest(game, seat, cash))

    def _offer(self, game: Ponzi, seat: int, codes: Sequence[int]) -> int:
        """None. Without that maxim, one at a price that is fair to both sides, for a tile of which
        I have most."""
        if "envelope" in self._on:
            return d.PASS
        best, most = d.PASS, -1
        for code in (it for it in codes if d.OFFER <= it < d.LUXURY):
            tiles = int(game.owned(seat, (code - d.OFFER) % INDUSTRIES))
            price = int((tiles + 0.5) * POINT)
            if tiles > most and price <= self._spare(game, seat):
                best, most, self._amount = code, tiles, price
        return best

    def _answer(self, game: Ponzi, seat: int, codes: Sequence[int]) -> int:
        if d.COUNTER not in codes:
            return d.SELL
        if "worth" not in self._on:
            return codes[self._rng.below(len(codes))]
        tiles, amount = int(game.owned(seat, game.industry)), int(game.envelope)
        left = self._lowest(game, seat, int(game.cash(seat)) - amount)
        if left < 0 and "two-rounds" in self._on:
            return d.SELL
        # Sold: the amount, and so many points gone; countered: one more for the amount.
        return d.COUNTER if (2 * tiles + 1) * POINT > 2 * amount else d.SELL


def _card(code: int) -> int:
    return (code - d.FUND) % CARDS
