"""What a proposal is said to do to both sides is what the rules do when it is accepted."""

from __future__ import annotations

import pytest

from tontine.bots.seats import bot_decision, make_bot
from tontine.play.greed.names import GOOD_NAMES
from tontine.play.greed.table import draw_proposal
from tontine.play.match import new_match
from tontine.rules.chance import Rng
from tontine.rules.greed import layout as at
from tontine.rules.greed.game import Greed

pytestmark = pytest.mark.once  # of matches, which are not compiled


def holds(game: Greed, company: int) -> tuple[list[int], int, int]:
    """Goods, free cash and income of a company."""
    goods = [int(game.stock(company, good)) for good in range(len(GOOD_NAMES))]
    return goods, int(game.free(company)), int(game.numbers[at.INCOME + company])


def test_an_accepted_proposal_does_what_it_was_said_to_do() -> None:
    accepted = with_runs = 0
    for seed in range(1, 4):
        match, rng = new_match("greed", 4, seed), Rng(seed)
        bots = [make_bot("greed", "normal", Rng(seat)) for seat in range(4)]
        while not match.over:
            seat = match.owing[0]
            before = match.game
            assert isinstance(before, Greed)
            decision = bot_decision(match, seat, bots[seat], rng)
            match.decide(seat, decision)
            if decision["kind"] != "accept":
                continue
            proposal, after = draw_proposal(before, decision["proposal"]), match.game
            assert isinstance(after, Greed)
            accepted += 1
            with_runs += bool(proposal.runs)
            for effect in proposal.effects:
                goods, free, income = holds(before, effect.company)
                change = [effect.goods.get(name, 0) for name in GOOD_NAMES]
                expected = [had + more for had, more in zip(goods, change, strict=True)]
                assert holds(after, effect.company) == (
                    expected,
                    free + effect.free,
                    income + effect.income,
                )
    assert accepted > 20
    assert with_runs > 0
