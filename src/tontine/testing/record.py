"""What every match keeps to: refusing, saving, taking back, replaying."""

from __future__ import annotations

import msgspec

from tontine.play.errors import Refused
from tontine.play.match import Match, new_match
from tontine.play.save import dump, parse
from tontine.play.stories import StoryTeller, speech_of
from tontine.play.words import words
from tontine.testing.checks import check
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
)


def everything(match: Match) -> tuple[object, ...]:
    """All that can be asked of a match."""
    seats = (None, *range(len(match.seats)))
    views = [msgspec.json.encode(match.view(seat)) for seat in seats]
    return (dump(match), facts(match.game), views, match.version, match.owing, match.standings())


@check(6)
def a_refused_decision_changes_nothing(config: Config, example: Example) -> None:
    moment, who = example.moment, example.who
    match = moment.match(config)
    seat = somebody(match, who) or 0
    before = everything(match)
    accepted = 0
    for decision in config.adapter.decisions():
        wanted = refusal_of(at(match, match.version).decide, seat, decision)
        if wanted is None:
            accepted += 1
            continue
        assert refusal_of(match.decide, seat, decision) == wanted
    assert everything(match) == before
    assert accepted < len(config.adapter.decisions())
    assert seat in match.owing or accepted == 0


@check(12)
def a_preview_is_refused_just_like_the_decision(config: Config, example: Example) -> None:
    """Or it is that of a draft, and says by which rule it cannot be decided as it stands."""
    moment, who = example.moment, example.who
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


@check(5)
def saved_and_loaded_it_goes_on_as_if_never_saved(config: Config, example: Example) -> None:
    moment = example.moment
    match = moment.match(config)
    loaded = parse(dump(match).encode())
    assert everything(loaded) == everything(match)
    for version in range(match.version + 1):
        assert loaded.steps[version] == match.steps[version]
        assert loaded._games[version] == match._games[version]
    whole = whole_match(config, moment.seed, moment.reluctant)
    go_on(loaded, whole)
    assert everything(loaded) == everything(whole)


@check(5)
def taken_back_and_made_again_it_is_the_same(config: Config, example: Example) -> None:
    moment, back = example.moment, 1 + example.seed % 30
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
    try:
        match.redo()
    except Refused:
        return
    raise AssertionError("what was taken back and made anew can be made again")


@check(5, once=True)
def its_script_brings_the_same_match(config: Config, example: Example) -> None:
    moment, strict = example.moment, example.flag
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


@check(2, once=True)
def a_story_kept_up_is_the_story_told_whole(config: Config, example: Example) -> None:
    moment, who = example.moment, example.who
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


@check(3, once=True)
def a_seat_sees_the_same_whoever_saw_the_table_before(config: Config, example: Example) -> None:
    """What all see alike is drawn once."""
    moment = example.moment
    match = moment.match(config)
    readers = onlooker_and_seats(config)
    shown = {seat: match.bare_view(seat) for seat in readers}
    for seat in reversed(readers):
        match._drawn = None
        assert match.bare_view(seat) == shown[seat]
        assert [it.decision for ask in shown[seat].asks for it in ask.choices] == [
            it.decision
            for ask in (match.questions(seat, match.version) if seat is not None else [])
            for it in ask.choices
        ]
        said = [ask.question for ask in shown[seat].asks] + [it.says for it in shown[seat].waiting]
        assert match.in_question(seat) == next(filter(None, said), None)


@check(5)
def an_earlier_version_looks_as_it_did_then(config: Config, example: Example) -> None:
    moment = example.moment
    whole = whole_match(config, moment.seed, moment.reluctant)
    then = moment.match(config)
    if whole.opened and not then.over:  # its last decision has opened what was a secret until then
        whole = whole.at(whole.version - 1)
    for seat in onlooker_and_seats(config):
        assert whole.view(seat, then.version) == then.view(seat)
        try:
            then.view(seat, then.version + 1)
        except IndexError:
            continue
        raise AssertionError("a version can be seen that is not there yet")
