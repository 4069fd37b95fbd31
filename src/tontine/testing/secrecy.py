"""Secrecy as a theorem: what a seat may not know makes no difference to what it is told."""

from __future__ import annotations

import msgspec

from tontine.play.errors import Refused
from tontine.play.match import Match, new_match
from tontine.rules.chance import Rng
from tontine.rules.choices import Choices
from tontine.testing.checks import check, check_once
from tontine.testing.walk import (
    Config,
    Example,
    at,
    facts,
    go_on,
    onlooker_and_seats,
    refusal_of,
    somebody,
    whole_match,
    with_game,
)

MANY = 70  # positions of a game, where it has so many


def answers(config: Config, match: Match, seat: int | None) -> list[bytes]:
    """Everything a seat, or an onlooker, can get out of a match."""
    told: list[object] = [match.view(seat), match.log(seat), match.owing, match.over]
    if seat is not None:
        choices = Choices()
        match.game.offer(seat, choices)
        told.append(choices.listed())
        for code in config.adapter.codes:
            why = match.game.refusal(seat, code)
            told.append(why and [why.rule, why.reason, why.details])
        for decision in config.adapter.decisions():
            refusal = refusal_of(match.preview, seat, decision)
            told.append(refusal or match.preview(seat, decision))
            # What comes of a decision is not compared: chance may be different.
            told.append(refusal_of(match.attempt, seat, decision))
    return [msgspec.json.encode(item) for item in told]


@check(8)
def what_a_seat_may_not_know_makes_no_difference_to_it(config: Config, example: Example) -> None:
    moment, who, seed = example.moment, example.who, example.seed
    match = moment.match(config)
    seat = somebody(match, who)
    blurred = with_game(match, config.adapter.blur(match.game, seat, Rng(seed)))
    told, otherwise = answers(config, match, seat), answers(config, blurred, seat)
    for one, other in zip(told, otherwise, strict=True):
        assert one == other


@check_once()
def all_through_a_game_nobody_sees_what_is_not_theirs(config: Config) -> None:
    whole = whole_match(config, 0, True)
    rng = Rng(1)
    stride = max(3, whole.version // MANY)
    for number, version in enumerate(range(0, whole.version + 1, stride)):
        match = at(whole, version)
        seat = somebody(match, number)
        blurred = with_game(match, config.adapter.blur(match.game, seat, rng))
        assert msgspec.json.encode(blurred.view(seat)) == msgspec.json.encode(match.view(seat))


@check(4)
def another_history_that_looks_the_same_reads_the_same(config: Config, example: Example) -> None:
    moment, seed = example.moment, example.seed
    match = moment.match(config)
    rng = Rng(seed)
    for seat in range(config.seats):
        script = config.adapter.rewrite(match, seat, rng)
        if script is None:
            continue
        other = new_match(config.game, config.seats, None, config.options, script)
        try:
            go_on(other, match)
        except Refused:
            continue  # then it could not have happened like this
        if not _disclosed(config, match) and not _disclosed(config, other):
            assert facts(other.game) != facts(match.game)
            assert msgspec.json.encode(other.view(seat)) == msgspec.json.encode(match.view(seat))


def _disclosed(config: Config, match: Match) -> bool:
    return any(
        it.event.event in config.adapter.disclosing for step in match.steps for it in step.events
    )


@check(4)
def nobody_reads_what_is_for_others(config: Config, example: Example) -> None:
    moment = example.moment
    match = moment.match(config)
    for seat in onlooker_and_seats(config):
        for entry in match.log(seat):
            assert match.opened or config.adapter.may_know(seat, entry.event), entry


@check(4)
def every_event_reaches_somebody_and_in_order(config: Config, example: Example) -> None:
    moment = example.moment
    match = moment.match(config)
    happened = [it.event for step in match.steps for it in step.events]
    logs = {seat: [entry.event for entry in match.log(seat)] for seat in onlooker_and_seats(config)}
    for event in happened:
        readers = [seat for seat, log in logs.items() if log and log[0] == event]
        assert readers
        for seat in readers:
            del logs[seat][0]
    assert not any(logs.values())


@check(4)
def the_log_can_be_read_in_pieces(config: Config, example: Example) -> None:
    moment = example.moment
    match = moment.match(config)
    if match.version == 0:
        return
    middle = match.version // 2
    for seat in onlooker_and_seats(config):
        assert match.log(seat, 0, middle) + match.log(seat, middle + 1) == match.log(seat)


@check_once(once=True)
def what_a_seat_may_take_back_told_it_nothing_new(config: Config) -> None:
    whole = whole_match(config, 0, True)
    rng = Rng(1)
    for version in range(1, whole.version + 1):
        match = at(whole, version)
        step = match.steps[-1]
        if step.seat is None or step.decision is None or not match.may_undo(step.seat):
            continue
        before = at(whole, version - 1)
        blurred = with_game(before, config.adapter.blur(before.game, step.seat, rng))
        happened = [entry.event for entry in match.log(step.seat, version)]
        assert blurred.preview(step.seat, step.decision).does == happened
