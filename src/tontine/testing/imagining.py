"""Imagined states agree with what the seat knows, and rest on nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

import msgspec

from tontine.play.errors import Refused
from tontine.play.match import Match, new_match
from tontine.rules.chance import Rng
from tontine.rules.choices import Choices
from tontine.rules.game import Game
from tontine.testing.checks import check, check_once
from tontine.testing.walk import (
    Config,
    Example,
    at,
    facts,
    go_on,
    of_every_sort,
    seats_owing,
    whole_match,
    with_game,
)

FEW_SECRETS = 24  # few enough for a handful of samples to show them all
SAMPLES = 200


@check(6)
def an_imagined_state_is_one_the_seat_may_be_in(config: Config, example: Example) -> None:
    moment, seed = example.moment, example.seed
    match = moment.match(config)
    before = facts(match.game)
    for seat in range(config.seats):
        imagined = match.imagine(seat, Rng(seed))
        config.adapter.check_sound(imagined)
        assert imagined.owes == match.game.owes
        assert _offered(imagined, seat) == _offered(match.game, seat)
        told = msgspec.json.encode(with_game(match, imagined).view(seat))
        assert told == msgspec.json.encode(match.view(seat))
    assert facts(match.game) == before


@check_once()
def whatever_the_position_imagined_states_are_sound(config: Config) -> None:
    for number, match in enumerate(of_every_sort(config, 8)):
        for seat in range(config.seats):
            imagined = match.imagine(seat, Rng(number))
            config.adapter.check_sound(imagined)
            for other in seats_owing(imagined):
                assert _offered(imagined, other), "it owes a decision and has no choice"


def _offered(game: Game, seat: int) -> list[tuple[int, int]]:
    choices = Choices()
    game.offer(seat, choices)
    return choices.listed()


@check(6)
def an_imagined_state_can_be_played_to_the_end(config: Config, example: Example) -> None:
    moment, seed = example.moment, example.seed
    match = moment.match(config)
    before, generator = facts(match.game), match.game.chance.state
    for seat in range(config.seats):
        imagined = match.imagine(seat, Rng(seed))
        moment.player(config).finish(imagined)
    assert facts(match.game) == before
    assert match.game.chance.state == generator


@check_once()
def what_is_true_can_be_imagined(config: Config) -> None:
    match = _few_secrets(config)
    for seat in (0, config.seats - 1):
        truth = config.adapter.secrets(match.game, seat)
        imagined = _imagined(config, match, seat)
        assert set(truth) <= set(imagined), "something true is ruled out"


@check_once()
def what_is_imagined_does_not_depend_on_what_is_true(config: Config) -> None:
    match = _few_secrets(config)
    for seat in (0, config.seats - 1):
        other = _alternative(config, match, seat)
        if other is not None:
            one, two = _imagined(config, match, seat), _imagined(config, other, seat)
            for fact in {*one, *two}:
                # Five times the standard deviation of the difference, were they the same.
                assert (one[fact] - two[fact]) ** 2 <= 25 * (one[fact] + two[fact] + 1), fact


def _few_secrets(config: Config) -> Match:
    """The first position in a long game that has so few secrets."""
    whole = whole_match(config, 0, True)
    for version in range(whole.version):
        if len(config.adapter.secrets(at(whole, version).game, 0)) <= FEW_SECRETS:
            return at(whole, version)
    return at(whole, whole.version - 1)


def _imagined(config: Config, match: Match, seat: int) -> Counter[Hashable]:
    """How often the seat imagines each thing."""
    rng = Rng(1)
    count: Counter[Hashable] = Counter()
    for _ in range(SAMPLES):
        count.update(config.adapter.secrets(match.imagine(seat, rng), seat))
    return count


def _alternative(config: Config, match: Match, seat: int) -> Match | None:
    """A different match that has looked the same to the seat all along."""
    rng = Rng(2)
    for _ in range(100):
        script = config.adapter.rewrite(match, seat, rng)
        if script is not None:
            other = new_match(config.game, config.seats, None, config.options, script)
            try:
                go_on(other, match)
            except Refused:
                continue
            if other.log(seat) == match.log(seat):
                return other
    return None
