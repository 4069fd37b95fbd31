"""What every match keeps to: refusing, saving, taking back, replaying."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.conformance.walk import (
    Config,
    Moment,
    at,
    every_config,
    examples,
    facts,
    go_on,
    moments,
    numbers,
    onlooker_and_seats,
    refusal_of,
    somebody,
    whole_match,
)
from tontine.play.errors import Refused
from tontine.play.match import Match, new_match
from tontine.play.save import dump, parse
from tontine.play.stories import StoryTeller, speech_of
from tontine.play.words import words


def everything(match: Match) -> tuple[object, ...]:
    """All that can be asked of a match."""
    seats = (None, *range(len(match.seats)))
    views = [msgspec.json.encode(match.view(seat)) for seat in seats]
    return (dump(match), facts(match.game), views, match.version, match.owing, match.standings())


@every_config
@examples(6)
@given(moment=moments(), who=numbers)
def test_a_refused_decision_changes_nothing(config: Config, moment: Moment, who: int) -> None:
    match = moment.match(config)
    seat = somebody(match, who) or 0
    before = everything(match)
    accepted = 0
    for decision in config.adapter.decisions():
        wanted = refusal_of(at(match, match.version).decide, seat, decision)
        if wanted is None:
            accepted += 1
            continue
        with pytest.raises(Refused) as refused:
            match.decide(seat, decision)
        assert refused.value.args == wanted
    assert everything(match) == before
    assert accepted < len(config.adapter.decisions())
    assert seat in match.owing or accepted == 0


@every_config
@examples(12)
@given(moment=moments(), who=numbers)
def test_a_preview_is_refused_just_like_the_decision(
    config: Config, moment: Moment, who: int
) -> None:
    """Or it is that of a draft, and says by which rule it cannot be decided as it stands."""
    match = moment.match(config)
    seat = somebody(match, who) or 0
    for decision in config.adapter.decisions():
        wanted = refusal_of(at(match, match.version).decide, seat, decision)
        foreseen = refusal_of(match.preview, seat, decision)
        if foreseen is None and wanted is not None:
            why = match.preview(seat, decision).why
            assert why is not None, decision
            assert why.rule == wanted[0], decision
        else:
            assert foreseen == wanted, decision


@every_config
@examples(5)
@given(moment=moments())
def test_saved_and_loaded_it_goes_on_as_if_never_saved(config: Config, moment: Moment) -> None:
    match = moment.match(config)
    loaded = parse(dump(match).encode())
    assert everything(loaded) == everything(match)
    for version in range(match.version + 1):
        assert loaded.steps[version] == match.steps[version]
        assert loaded._games[version] == match._games[version]
    whole = whole_match(config, moment.seed, moment.reluctant)
    go_on(loaded, whole)
    assert everything(loaded) == everything(whole)


@every_config
@examples(5)
@given(moment=moments(), back=st.integers(1, 30))
def test_taken_back_and_made_again_it_is_the_same(
    config: Config, moment: Moment, back: int
) -> None:
    match = moment.match(config)
    whole = at(match, match.version)
    before = everything(match)
    back = min(back, match.version)
    for _ in range(back):
        match.undo()
        assert dump(match) == dump(at(whole, match.version))
    assert everything(match) == everything(at(whole, match.version))
    for _ in range(back):
        match.redo()
        assert dump(match) == dump(at(whole, match.version))
    assert everything(match) == before
    for _ in range(back):
        match.undo()
    go_on(match, whole)
    assert everything(match) == before
    with pytest.raises(Refused):
        match.redo()


@pytest.mark.once  # of matches, which are not compiled
@every_config
@examples(5)
@given(moment=moments(), strict=st.booleans())
def test_its_script_brings_the_same_match(config: Config, moment: Moment, strict: bool) -> None:
    match = moment.match(config)
    seed = None if strict else 1
    again = new_match(config.game, config.seats, seed, config.options, match.script())
    while again.version < match.version // 2:
        go_on(again, at(match, again.version + 1))
    again = parse(dump(again).encode())  # what is left of a script is saved with it
    go_on(again, match)
    for mine, other in zip(again.steps, match.steps, strict=True):
        assert mine == other
    for mine_game, other_game in zip(again._games, match._games, strict=True):
        assert facts(mine_game) == facts(other_game)


@pytest.mark.once  # of matches, which are not compiled
@every_config
@examples(2)
@given(moment=moments(), who=numbers)
def test_a_story_kept_up_is_the_story_told_whole(config: Config, moment: Moment, who: int) -> None:
    whole = moment.match(config)
    match = at(whole, 0)
    reader = somebody(whole, who)
    teller = StoryTeller(match, reader, words("en"))
    speech = speech_of(match, reader, words("en"))
    for version in range(1, whole.version + 1):
        match._games.append(whole._games[version])
        match._steps.append(whole._steps[version])
        story = teller.story()
        if version % 7 == 0 or version == whole.version:
            told = match.title.tell(match.log(reader), speech)
            for paragraph in told:
                paragraph.round = match.title.round_of(paragraph.number, len(match.seats))
            assert story == told


@pytest.mark.once  # of matches, which are not compiled
@every_config
@examples(3)
@given(moment=moments())
def test_a_seat_sees_the_same_whoever_was_shown_the_table_before(
    config: Config, moment: Moment
) -> None:
    """What all see alike is drawn once."""
    match = moment.match(config)
    readers = onlooker_and_seats(config)
    shown = {seat: match.scene(seat) for seat in readers}
    for seat in reversed(readers):
        match._drawn = None
        assert match.scene(seat) == shown[seat]
        assert [it.decision for ask in shown[seat].asks for it in ask.choices] == [
            it.decision
            for ask in (match.questions(seat, match.version) if seat is not None else [])
            for it in ask.choices
        ]


@every_config
@examples(5)
@given(moment=moments())
def test_an_earlier_version_looks_as_it_did_then(config: Config, moment: Moment) -> None:
    whole = whole_match(config, moment.seed, moment.reluctant)
    then = moment.match(config)
    if whole.opened and not then.over:  # its last decision has opened what was a secret until then
        whole = whole.at(whole.version - 1)
    for seat in onlooker_and_seats(config):
        assert whole.view(seat, then.version) == then.view(seat)
        with pytest.raises(IndexError):
            then.view(seat, then.version + 1)
