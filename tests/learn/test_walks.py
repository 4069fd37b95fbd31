"""Every way that a lesson allows, and every way out of it.

LEARN_WALKS=400 goes more of them.
"""

from __future__ import annotations

import os
import random
from functools import cache

import pytest

from tests.learn.test_lessons import lesson_named, shown
from tests.learn.walking import Walk, any_decision, as_shown, at_random, bots_of, walk
from tontine.bots.seats import bot_decision, lowest_bot, make_bot
from tontine.learn.course import PUPIL, begin, carry_out, follow_script, jump, leave_script
from tontine.learn.guide import Guide, LessonState
from tontine.learn.lessons import lesson_games
from tontine.play.fair import new_key
from tontine.play.match import Match
from tontine.play.replay import outcomes_of, replay, replay_match
from tontine.play.view import Decision
from tontine.rules.chance import Rng

GAMES = lesson_games()
WALKS = int(os.environ.get("LEARN_WALKS", "6"))
# Steps that a way may leave out: nothing was owed, nobody crashed, nobody was fired.
MAY_MISS = {
    "acquire": {"bonus"},
    "ponzi": {"envelope", "forced", "dollar", "bears", "all-in", "paid", "look", "exam", "crash"},
    "greed": {"take", "letter", "collapse", "point", "heir", "gold"},
}


# Steps that can only be left by a deal of one's own, or not as the lesson is shown.
ONLY_BY_A_DEAL = {"all-in", "trade-none", "boot"}


@cache
def strolls(game: str) -> list[Walk]:
    lesson = lesson_named(game)
    return [walk(lesson, at_random(random.Random(n)), seed=n) for n in range(WALKS)]


@pytest.mark.parametrize("game", GAMES)
def test_every_way_leads_to_the_end(game: str) -> None:
    for way in strolls(game):
        missed = {step.id for step in way.lesson.steps} - set(way.seen)
        assert missed <= MAY_MISS.get(game, set())


@pytest.mark.parametrize("game", GAMES)
def test_where_a_pupil_stands_follows_from_the_record(game: str) -> None:
    """Whenever it is asked, from whatever match with that record, it is the same."""
    for way in (shown(game), *strolls(game)[:2]):
        guide = Guide(way.lesson)
        jumps = [place for place, (_, _, state) in enumerate(way.states) if state.jumps]
        after = jumps[-1] + 1 if jumps else 0  # the jump may take back what was before it
        for version, said, state in way.states[after::4]:
            assert guide.at(way.match.at(version), PUPIL, said) == state
        last = way.states[-1][2]
        assert guide.at(_replayed(way.match), PUPIL, way.said) == last


def _replayed(match: Match) -> Match:
    """The same match as another process makes it from the record."""
    title = match.title
    first = match.at(0)
    chance, _ = outcomes_of(title, first.game, match.steps[0])
    twin = replay_match(title.name, match.seats, match.options, chance)
    for step in list(match.steps)[1:]:
        assert step.seat is not None
        assert step.decision is not None
        replay(twin, step.seat, step.decision, outcomes_of(title, match.game, step)[0])
    return twin


@pytest.mark.parametrize("game", GAMES)
def test_another_legal_move_is_no_dead_end(game: str) -> None:
    """At every step, something that it does not let through; then as it is shown."""
    lesson = lesson_named(game)
    rng = random.Random(3)
    for step in lesson.steps:
        astray = False

        def choose(match: Match, state: LessonState, step_id: str = step.id) -> Decision:
            nonlocal astray
            if not astray and state.id == step_id:
                for _ in range(60):
                    decision = any_decision(match, rng)
                    if decision is not None and not state.lets_through(decision):
                        astray = True
                        return decision
            return as_shown(match, state)

        if step.accepts and step.id not in ONLY_BY_A_DEAL:
            way = walk(lesson, choose)
            assert astray, step.id
            assert way.seen[-1] == lesson.steps[-1].id


@pytest.mark.parametrize("game", GAMES)
def test_taking_back_goes_back_to_the_same_step(game: str) -> None:
    way, guide = shown(game), Guide(lesson_named(game))
    states = {version: (said, state) for version, said, state in way.states}
    match = way.match.at(way.match.version)
    while match.version:
        match.undo()
        if match.version in states:
            said, state = states[match.version]
            assert guide.at(match, PUPIL, said) == state


@pytest.mark.parametrize("game", GAMES)
def test_a_pupil_may_play_on_alone_from_any_step(game: str) -> None:
    """A fair game: chance is not that of the script any more, and it is played to its end."""
    way = shown(game)
    versions = sorted({version for version, _, state in way.states if state.id})
    for version in versions[:: max(len(versions) // 3, 1)]:
        match = way.match.at(version)
        leave_script(match)
        bots = [make_bot(game, lowest_bot(game), Rng(seat)) for seat in range(len(match.seats))]
        while not match.over:
            seat = match.game.actor
            match.decide(seat, bot_decision(match, seat, bots[seat], Rng(match.version)))


def test_chance_is_ones_own_after_leaving_the_script() -> None:
    lesson = lesson_named("acquire")
    drawn = set()
    for seed in range(8):
        match = begin(lesson, seed=seed)
        leave_script(match)
        for decision in (it.decision for it in lesson.record[:3]):
            match.decide(PUPIL, decision)
        drawn.add(match.script()["bag"][-1])
    assert len(drawn) > 2


@pytest.mark.parametrize("game", GAMES)
def test_a_loaded_match_goes_on_with_the_script(game: str) -> None:
    """As at a table that is read from its log: after the record chance is what the script says."""
    lesson, way = lesson_named(game), shown(game)
    for version in range(1, way.match.version, 5):
        match = _replayed(way.match.at(version))
        for step in list(way.match.steps)[version + 1 :]:
            follow_script(lesson, match)
            assert step.seat is not None
            assert step.decision is not None
            match.decide(step.seat, step.decision)
        assert match.script() == way.match.script()


def test_the_jump_keeps_what_agrees_with_the_record() -> None:
    lesson, way = lesson_named("acquire"), shown("acquire")
    version = next(version for version, _, state in way.states if state.jumps)
    match = way.match.at(version)
    plan = jump(lesson, match)
    assert (plan.back, len(plan.moves)) == (version, 33)
    carry_out(plan, match)
    assert match.version == len(lesson.record)
    assert Guide(lesson).at(match, PUPIL, 0).id == "safe"


def test_the_jump_of_one_who_went_astray_begins_where_they_did() -> None:
    lesson = lesson_named("acquire")
    match = begin(lesson, key=new_key())
    match.decide(PUPIL, lesson.record[0].decision)
    match.decide(PUPIL, {"kind": "found", "corporation": "zeta"})
    plan = jump(lesson, match)
    assert plan.back == 1
    carry_out(plan, match)
    state = Guide(lesson).at(match, PUPIL, 0)
    assert state.id == "safe"


def test_who_went_astray_is_told_so_at_the_jump() -> None:
    for way in strolls("acquire"):
        told = [state.text.message for _, _, state in way.states if state.jumps]
        assert told == ["lesson-jump.astray"]
    shown_text = [state.text.message for _, _, state in shown("acquire").states if state.jumps]
    assert shown_text == ["lesson-jump"]


@pytest.mark.parametrize("game", GAMES)
def test_scripted_bots_know_no_more_than_their_seat(game: str) -> None:
    """Their decision is the same in all states that the seat cannot tell apart."""
    lesson, way = lesson_named(game), shown(game)
    for version in range(0, min(way.match.version, 24), 3):
        match = way.match.at(version)
        for seat in match.owing:
            if seat != PUPIL:
                first = bot_decision(match, seat, bots_of(lesson)[seat], Rng(1))
                again = bot_decision(match, seat, bots_of(lesson)[seat], Rng(2))
                assert first == again
