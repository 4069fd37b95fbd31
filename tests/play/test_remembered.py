"""Cached values are what would be computed."""

from collections.abc import Callable

import pytest

from tests.play.acquire.positions import match_at
from tontine.bots.seats import bot_decision, make_bot
from tontine.play.acquire.outcomes import Purse
from tontine.play.match import new_match
from tontine.play.remembered import Remembered
from tontine.play.titles import TITLES
from tontine.rules.acquire.game import Acquire
from tontine.rules.chance import Rng


def test_computed_once_until_there_is_too_much() -> None:
    squares: Remembered[int] = Remembered(2)
    computed: list[int] = []

    def square(number: int) -> int:
        def compute() -> int:
            computed.append(number)
            return number * number

        return squares.get(number, compute)

    assert [square(it) for it in (2, 2, 3, 2)] == [4, 4, 9, 4]
    assert computed == [2, 3]
    assert [square(it) for it in (4, 2, 5)] == [16, 4, 25]  # 2 is asked for again, 3 is not
    assert computed == [2, 3, 4, 5]
    assert [square(it) for it in (2, 3)] == [4, 9]
    assert computed == [2, 3, 4, 5, 3]


@pytest.mark.parametrize("game", TITLES)
def test_what_is_remembered_of_one_table_is_right_at_another(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games with other options, and games from the same seed in which others decide, are drawn in
    turns as they are without memory."""
    title, rng = TITLES[game], Rng(3)
    options: list[dict[str, str]] = [{}, *({it.name: it.values[-1]} for it in title.options)]
    matches = [
        new_match(game, seats, seed=1, options=chosen)
        for chosen in options
        for seats in (title.fewest, title.fewest, title.most)
    ]
    bots = [make_bot(game, "random", rng) for _ in range(title.most)]
    for _ in range(40):
        for match in matches:
            if match.over:
                continue
            drawn = [match.bare_view(seat) for seat in (None, *range(len(match.seats)))]
            with monkeypatch.context() as forgetful:
                forgetful.setattr(Remembered, "get", lambda self, key, compute: compute())
                anew = match.at(match.version)
                anew._drawn = None
                for view in drawn:
                    assert anew.bare_view(view.seat) == view
            seat = match.owing[0]
            match.decide(seat, bot_decision(match, seat, bots[seat], rng))


def test_what_my_tiles_would_bring_follows_from_my_own_money_and_shares() -> None:
    """Nothing else at the table changes."""

    def purses(change: Callable[[Acquire], None]) -> set[Purse]:
        match = new_match("acquire", 3, seed=1)
        game = match.game.clone()
        assert isinstance(game, Acquire)
        change(game)
        match._games[-1] = game
        waiting = (match.owing[0] + 1) % 3
        return {tile.changes.purse for tile in match.bare_view(waiting).table.hand if tile.changes}

    before, after = (
        purses(lambda game: None),
        purses(lambda game: game.pay((game.turn + 1) % 3, 100)),
    )
    assert before == {Purse(6000, 0)}
    assert after == {Purse(6100, 0)}


@pytest.mark.rule("A6")
def test_A6_lone_tiles_that_touch_at_one_table_do_not_at_another() -> None:
    """Opening tiles may touch. What a tile next to them would found has two or three tiles."""
    for picture, lots in ((".o", 2), ("oo", 3), (".o", 2)):
        tile = match_at(picture, hands={1: "3A"}).bare_view(1).table.hand[0]
        assert (tile.tile, tile.fate, len(tile.changes.lots)) == ("3A", "founds", lots)
