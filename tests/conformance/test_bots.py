"""Bots are shown imagined states and nothing else."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.bots.levels import quick_bots
from tests.conformance import every_config, examples
from tontine.bots.bot import Bot
from tontine.bots.seats import bot_decision, make_bot
from tontine.play.errors import Refused
from tontine.play.match import Match, new_match
from tontine.rules.chance import Rng
from tontine.rules.game import Game
from tontine.testing import Config, Example
from tontine.testing.walk import at, facts, go_on, whole_match


class Spy(Bot):
    """Plays like another bot, and keeps what it was shown."""

    def __init__(self, bot: Bot) -> None:
        self.shown: list[Game] = []
        self._bot = bot

    def choose(self, game: Game, seat: int) -> int:
        self.shown.append(game)
        before = facts(game)
        code = self._bot.choose(game, seat)
        assert facts(game) == before
        return code


@every_config
@pytest.mark.parametrize("number", examples(5))
def test_bots_see_imagined_states_only(config: Config, number: int) -> None:
    example = Example(number)
    moment, seed = example.moment, example.seed
    # A script is the future, known for certain: a bot must not get hold of that either.
    whole = whole_match(config, moment.seed, moment.reluctant)
    match = new_match(config.game, config.seats, None, config.options, whole.script())
    go_on(match, moment.match(config))
    before = facts(match.game)
    for name in quick_bots(config.game):
        rng = Rng(seed)
        for seat in match.owing:
            spy = Spy(make_bot(config.game, name, rng))
            decision = bot_decision(match, seat, spy, rng)
            assert spy.shown
            for game in spy.shown:
                assert all(game is not real for real in match._games)
                assert game.chance.script is None
                assert game.chance.state != match.game.chance.state
            assert facts(match.game) == before
            try:
                at(match, match.version).decide(seat, decision)
            except Refused as refused:
                # It is legal, and goes where the script of the other game has nothing.
                if refused.reason != "script":
                    raise


@every_config
def test_a_bot_is_shown_other_secrets_than_the_true_ones(config: Config) -> None:
    match = _first_secrets(config)
    seat = match.owing[0]
    truth = Counter(config.adapter.secrets(match.game, seat))
    for name in quick_bots(config.game):
        spy = Spy(make_bot(config.game, name, Rng(1)))
        for seed in range(5):
            bot_decision(match, seat, spy, Rng(seed))
        # One may hit the truth by chance, but not all of them.
        assert any(Counter(config.adapter.secrets(game, seat)) != truth for game in spy.shown)


def _first_secrets(config: Config) -> Match:
    """The first position with something that who is asked does not know."""
    whole = whole_match(config, 0, True)
    for version in range(whole.version):
        match = at(whole, version)
        if config.adapter.secrets(match.game, match.owing[0]):
            return match
    raise AssertionError("a game without secrets")
