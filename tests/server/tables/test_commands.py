"""Which commands are carried out at a table, and which are refused."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from tests.server.fakes import KEY, person, table_of
from tontine.play.errors import Refused
from tontine.play.match import Attempt
from tontine.play.save import parse
from tontine.server.entries import Created, Place, Replaced, Row
from tontine.server.people.tokens import Tokens
from tontine.server.tables.commands import (
    FREE_AFTER,
    GRACE,
    PATIENCE,
    Presence,
    Situation,
    change_of,
    decided,
    stopped,
)
from tontine.server.tables.create import rematch_of
from tontine.server.tables.saving import save_of
from tontine.server.tables.state import Table
from tontine.server.wire import socket as messages

ADA, BRUNO, CHLOE = (person(number) for number in range(3))
_ids = count()
NOW = PATIENCE - 1


def do(table: Table, who: str, command: Callable[..., messages.Command], **fields: Any) -> None:
    """Carry out a command; everybody is present unless ``present`` says otherwise. Whoever is not
    has been away for ``away`` milliseconds."""
    present = fields.pop("present", [ADA, BRUNO, CHLOE])
    away = dict.fromkeys({*table.people()} - {*present}, NOW - fields.pop("away", GRACE))
    id = str(next(_ids))
    presence = Presence(frozenset(present), away=tuple(away.items()))
    change = change_of(table, who, command(id=id, **fields), Situation(presence, NOW))
    table.apply(Row(table.rows, who, id, change.entry), change.attempt)


def refused(table: Table, who: str, command: Callable[..., messages.Command], **fields: Any) -> str:
    rows = table.rows
    with pytest.raises(Refused) as error:
        do(table, who, command, **fields)
    assert table.rows == rows
    return error.value.reason


def new_table(*people: str) -> Table:
    places = [Place("person", it) for it in people] or [Place("person", ADA)]
    return table_of(places)


def table_with_a_free_seat() -> Table:
    """Ada, a free seat, and a bot called Bruno."""
    places = [Place("person", ADA), Place("open"), Place("bot", bot="easy", name="Bruno")]
    return table_of(places)


def started(*people: str) -> Table:
    table = new_table(*people)
    do(table, ADA, messages.Start)
    return table


def decide_some(table: Table, times: int = 1) -> list[int]:
    """Let the seats decide what is offered first; the seats that decided."""
    who = []
    for _ in range(times):
        seat = table.playing.owing[0]
        owner = table.places[seat].person
        assert owner is not None
        decision = table.playing.bare_view(seat).asks[0].choices[0].decision
        do(table, owner, messages.Decide, seat=seat, version=table.version, decision=decision)
        who.append(seat)
    return who


# -- before the start --------------------------------------------------------------


def test_a_person_with_a_name_can_take_a_seat_and_change_it() -> None:
    table = table_with_a_free_seat()
    assert refused(table, CHLOE, messages.Sit, seat=1) == "nameless"
    do(table, CHLOE, messages.SetName, name="  Chloé ")
    do(table, CHLOE, messages.Sit, seat=1)
    assert table.name_of(1) == "Chloé"
    assert refused(table, BRUNO, messages.SetName, name="chloé") == "name_taken"
    assert refused(table, CHLOE, messages.Sit, seat=0) == "seat_taken"
    assert refused(table, CHLOE, messages.Sit, seat=7) == "no_seat"
    do(table, CHLOE, messages.Stand)
    assert table.places[1].kind == "open"
    assert refused(table, CHLOE, messages.Stand) == "not_yours"
    do(table, ADA, messages.Sit, seat=1)
    assert [place.kind for place in table.places] == ["open", "person", "bot"]


def test_a_bot_is_renamed_if_a_person_takes_its_name() -> None:
    table = table_with_a_free_seat()
    do(table, BRUNO, messages.SetName, name="bruno")
    do(table, BRUNO, messages.Sit, seat=1)
    assert table.name_of(1) == "bruno"
    assert table.name_of(2) not in ("bruno", "Bruno", None)


def test_the_host_seats_bots_and_starts() -> None:
    table = table_with_a_free_seat()
    assert refused(table, BRUNO, messages.SeatBot, seat=1, bot="easy") == "not_host"
    assert refused(table, ADA, messages.SeatBot, seat=1, bot="clever") == "no_bot"
    assert refused(table, ADA, messages.Start) == "free_seats"
    do(table, ADA, messages.SeatBot, seat=1, bot="random")
    do(table, ADA, messages.SeatBot, seat=2, bot=None)
    assert table.places[2].kind == "open"
    do(table, ADA, messages.SeatBot, seat=2, bot="normal")
    assert refused(table, BRUNO, messages.Start) == "not_host"
    do(table, ADA, messages.Start)
    assert table.status == "running"
    assert len(set(table.playing.seats)) == 3
    for command, fields in (
        (messages.Start, {}),
        (messages.Sit, {"seat": 1}),
        (messages.Stand, {}),
        (messages.SeatBot, {"seat": 1, "bot": None}),
        (messages.SetName, {"name": "Eva"}),
    ):
        assert refused(table, ADA, command, **fields) == "begun"


def test_the_host_starts_and_bots_take_the_free_seats() -> None:
    places = [
        Place("open"),
        Place("person", ADA),
        Place("open"),
        Place("bot", bot="easy", name="B"),
    ]
    table = table_of(places)
    assert refused(table, BRUNO, messages.Start, fill="normal") == "not_host"
    assert refused(table, ADA, messages.Start, fill="clever") == "no_bot"
    do(table, ADA, messages.Start, fill="normal")
    assert [place.bot for place in table.places] == ["normal", None, "normal", "easy"]
    names = [table.name_of(seat) for seat in range(4)]
    assert list(table.playing.seats) == names
    assert len(set(names)) == 4
    assert (names[1], names[3]) == (table.names[ADA], "B")


def test_filling_with_bots_replaces_nobody_if_no_seat_is_free() -> None:
    table = new_table(ADA, BRUNO)
    do(table, ADA, messages.Start, fill="normal")
    assert [place.kind for place in table.places] == ["person", "person"]


def test_a_spectator_can_take_a_name_during_the_game_that_no_seat_has() -> None:
    table = table_of([Place("person", ADA), Place("bot", bot="easy", name="Bruno")])
    do(table, ADA, messages.Start)
    assert refused(table, CHLOE, messages.SetName, name="bruno") == "name_taken"
    do(table, CHLOE, messages.SetName, name="Chloé")
    assert table.names[CHLOE] == "Chloé"


def test_while_the_creator_is_away_the_first_present_player_is_host() -> None:
    table = new_table(ADA, BRUNO, CHLOE)
    assert refused(table, CHLOE, messages.Start, present=[BRUNO, CHLOE]) == "not_host"
    do(table, BRUNO, messages.Start, present=[BRUNO, CHLOE])


# -- undo --------------------------------------------------------------------------


def until_somebody_may_undo(table: Table) -> int:
    """Play until a decision has drawn nothing, so that its seat may undo it alone."""
    while True:
        seat = decide_some(table)[0]
        if table.playing.may_undo(seat):
            return seat


def test_what_concerns_nobody_else_is_undone_at_once() -> None:
    table = started(ADA, BRUNO)
    seat = until_somebody_may_undo(table)
    version, decisions = table.version, table.playing.version
    do(table, person(seat), messages.Undo, seat=seat)
    assert table.playing.version == decisions - 1
    assert table.version > version
    assert table.since(version) == decisions


def test_everything_else_is_undone_if_all_others_agree() -> None:
    table = started(ADA, BRUNO, CHLOE)
    seat = decide_some(table, 8)[-1]
    others = [it for it in range(3) if it != seat]
    while table.playing.may_undo(seat):
        seat = decide_some(table)[0]
        others = [it for it in range(3) if it != seat]
    decisions = table.playing.version
    do(table, person(seat), messages.Undo, seat=seat)
    assert table.request is not None
    assert refused(table, person(seat), messages.Undo, seat=seat) == "request_open"
    assert refused(table, person(seat), messages.AnswerRequest, yes=True) == "not_asked_you"
    do(table, person(others[0]), messages.AnswerRequest, yes=True)
    assert table.playing.version == decisions
    assert refused(table, person(others[0]), messages.AnswerRequest, yes=True) == "not_asked_you"
    do(table, person(others[1]), messages.AnswerRequest, yes=True)
    assert table.playing.version == decisions - 1
    assert table.request is None


def test_one_no_denies_an_undo_and_a_decision_cancels_the_request() -> None:
    table = started(ADA, BRUNO)
    last = decide_some(table)[0]
    while table.playing.may_undo(last):
        last = decide_some(table)[0]
    do(table, person(last), messages.Undo, seat=last)
    do(table, person(1 - last), messages.AnswerRequest, yes=False)
    assert table.request is None
    assert refused(table, person(last), messages.Undo, seat=last) == "denied_before"
    last = decide_some(table)[0]
    while table.playing.may_undo(last):
        last = decide_some(table)[0]
    do(table, person(last), messages.Undo, seat=last)
    decide_some(table)
    assert table.request is None
    assert refused(table, person(1 - last), messages.AnswerRequest, yes=True) == "not_asked_you"


def test_what_was_asked_and_how_it_was_answered_is_noted() -> None:
    table = started(ADA, BRUNO)
    last = decide_some(table)[0]
    while table.playing.may_undo(last):
        last = decide_some(table)[0]
    lost = table.lost_with(last)
    assert lost[0] == last
    assert len(lost) == table.playing.version - table.playing.last_decision(last) + 1
    do(table, person(last), messages.Undo, seat=last)
    do(table, person(1 - last), messages.AnswerRequest, yes=False)
    do(table, ADA, messages.Propose, what="end")
    do(table, ADA, messages.AnswerRequest, yes=False)
    do(table, BRUNO, messages.Propose, what="pause")
    decide_some(table)
    said = [(it.what, it.seat, it.answer, it.by, it.count) for it in table.remarks]
    assert said == [
        ("undo", last, "asked", None, len(lost)),
        ("undo", last, "denied", 1 - last, len(lost)),
        ("end", 0, "asked", None, 0),
        ("end", 0, "withdrawn", None, 0),
        ("pause", 1, "asked", None, 0),
        ("pause", 1, "lapsed", None, 0),
    ]


def test_what_was_said_of_an_undo_stays_after_it() -> None:
    table = started(ADA, BRUNO)
    last = decide_some(table)[0]
    while table.playing.may_undo(last):
        last = decide_some(table)[0]
    do(table, person(last), messages.Undo, seat=last)
    do(table, person(1 - last), messages.AnswerRequest, yes=True)
    now = table.playing.version
    assert [(it.answer, it.version) for it in table.remarks] == [("asked", now), ("granted", now)]
    assert table.remarks[-1].by == 1 - last


def test_alone_against_bots_an_undo_takes_back_their_decisions_too() -> None:
    places = [Place("person", ADA), Place("bot", bot="easy", name="Eva")]
    table = table_of(places)
    do(table, ADA, messages.Start)
    assert refused(table, ADA, messages.Undo, seat=0) == "nothing_to_undo"
    assert refused(table, ADA, messages.Undo, seat=1) == "not_yours"
    decisions = play_on(table, 0)  # her turn, from its first decision to the bot's
    play_on(table, 1)
    assert table.playing.owing == [0]
    assert not table.playing.may_undo(0)
    do(table, ADA, messages.Undo, seat=0)
    assert table.request is None
    assert table.playing.version == decisions - 1
    assert table.playing.owing == [0]


def play_on(table: Table, seat: int) -> int:
    """Let the others play until the seat has to, then the seat until the others have to; the
    number of decisions by then."""
    played = False
    while table.playing.owing == [seat] or not played:
        owing = table.playing.owing[0]
        played = played or owing == seat
        decision = table.playing.bare_view(owing).asks[0].choices[0].decision
        change = decided(table.deciding, owing, decision)
        table.apply(Row(table.rows, None, None, change.entry), change.attempt)
    return table.playing.version


def test_what_was_drawn_is_drawn_again_after_an_undo() -> None:
    table = started(ADA, ADA)
    while True:
        seat = decide_some(table)[0]
        step = table.playing.steps[-1]
        if step.outcomes:
            break
    do(table, ADA, messages.Undo, seat=seat)
    do(table, ADA, messages.Decide, seat=seat, version=table.version, decision=step.decision)
    assert table.playing.steps[-1].outcomes == step.outcomes


# -- absence -----------------------------------------------------------------------


def test_a_bot_plays_for_an_absent_person_until_they_reclaim_their_seat() -> None:
    table = started(ADA, BRUNO)
    assert refused(table, ADA, messages.StandIn, seat=1, bot="easy") == "present"
    assert (
        refused(table, CHLOE, messages.StandIn, seat=1, bot="easy", present=[ADA]) == "not_seated"
    )
    assert refused(table, ADA, messages.StandIn, seat=1, bot="clever", present=[ADA]) == "no_bot"
    do(table, ADA, messages.StandIn, seat=1, bot="easy", present=[ADA])
    assert table.bot_at(1) == "easy"
    assert refused(table, ADA, messages.StandIn, seat=1, bot="easy", present=[ADA]) == "seat_taken"
    told = {"seat": 1, "version": table.version, "decision": {"kind": "announce"}}
    assert refused(table, BRUNO, messages.Decide, **told) == "stood_in"
    assert refused(table, ADA, messages.ReclaimSeat, seat=1) == "not_yours"
    do(table, BRUNO, messages.ReclaimSeat, seat=1)
    assert table.bot_at(1) is None
    assert refused(table, BRUNO, messages.ReclaimSeat, seat=1) == "not_stood_in"


def test_whoever_leaves_a_running_game_is_played_for_by_a_bot_and_may_come_back() -> None:
    waiting = new_table(ADA, BRUNO)
    assert refused(waiting, BRUNO, messages.Leave, seat=1, bot="easy") == "not_begun"
    table = started(ADA, BRUNO)
    assert refused(table, ADA, messages.Leave, seat=1, bot="easy") == "not_yours"
    assert refused(table, BRUNO, messages.Leave, seat=1, bot="clever") == "no_bot"
    assert refused(table, BRUNO, messages.Leave, seat=9, bot="easy") == "no_seat"
    do(table, BRUNO, messages.Leave, seat=1, bot="easy")
    assert (table.bot_at(1), table.left) == ("easy", {1})
    told = {"seat": 1, "version": table.version, "decision": {"kind": "announce"}}
    assert refused(table, BRUNO, messages.Decide, **told) == "stood_in"
    do(table, BRUNO, messages.ReclaimSeat, seat=1)
    assert (table.bot_at(1), table.left) == (None, set())
    # For whom a bot plays already, it goes on.
    do(table, ADA, messages.StandIn, seat=1, bot="random", present=[ADA])
    assert table.left == set()
    do(table, BRUNO, messages.Leave, seat=1, bot="easy")
    assert (table.bot_at(1), table.left) == ("random", {1})


# -- the log -----------------------------------------------------------------------


def test_a_table_loaded_from_its_log_is_the_same() -> None:
    table = new_table(ADA, BRUNO)
    rows: list[Row] = [Row(0, ADA, "create", table.created)]
    read = table.apply

    def keep(row: Row, attempt: Attempt | None = None) -> None:
        rows.append(row)
        read(row, attempt)

    table.apply = keep  # type: ignore[method-assign]
    do(table, ADA, messages.Start)
    seat = until_somebody_may_undo(table)
    do(table, person(seat), messages.Undo, seat=seat)
    decide_some(table, 12)
    again = Table("table", rows)
    assert again.version == table.version
    assert again.playing.game == table.playing.game
    assert list(again.playing.steps) == list(table.playing.steps)
    assert [again.since(it) for it in range(again.rows)] == [
        table.since(it) for it in range(table.rows)
    ]
    decide_some(again, 5)
    decide_some(table, 5)
    assert again.playing.game == table.playing.game
    assert list(again.playing.steps) == list(table.playing.steps)


def test_nobody_is_replaced_who_has_just_lost_the_line() -> None:
    table = started(ADA, BRUNO, CHLOE)
    gone = {"present": [ADA, CHLOE], "seat": 1}
    for away in (0, 300, GRACE - 1):
        assert refused(table, ADA, messages.StandIn, away=away, **gone) == "grace"
    # Any player may ask for a bot then, not the host alone; it is one of the table's level.
    do(table, CHLOE, messages.StandIn, away=GRACE, **gone)
    assert table.bot_at(1) == "normal"


def test_the_stand_in_is_of_the_level_of_the_bots_at_the_table() -> None:
    places = [Place("bot", bot=bot, name=bot) for bot in ("random", "easy", "easy")]
    table = table_of([Place("person", ADA), *places])
    do(table, ADA, messages.Start)
    do(table, ADA, messages.Leave, seat=0)
    assert table.bot_at(0) == "easy"


def test_who_is_connected_and_never_decides_cannot_hold_up_a_table_without_a_clock() -> None:
    table = started(ADA, BRUNO)
    seat = table.playing.owing[0]
    other = person(1 - seat)
    command = messages.StandIn(id="1", seat=seat)
    asked = table.asked_at[seat]
    here = Presence(frozenset({ADA, BRUNO}))
    for now, reason in ((asked, "present"), (asked + PATIENCE - 1, "present")):
        with pytest.raises(Refused) as error:
            change_of(table, other, command, Situation(here, now))
        assert error.value.reason == reason
    late = Situation(here, asked + PATIENCE)
    assert change_of(table, other, command, late).entry == Replaced(seat, "normal")
    # The one who is waited for is not the one who waits.
    with pytest.raises(Refused):
        change_of(table, person(seat), messages.StandIn(id="2", seat=1 - seat), late)


def test_the_host_frees_the_seat_of_somebody_who_sat_down_and_left() -> None:
    table = new_table(ADA, BRUNO)
    gone = {"present": [ADA], "seat": 1, "bot": None}
    assert refused(table, ADA, messages.SeatBot, seat=1, bot=None) == "present"
    assert refused(table, ADA, messages.SeatBot, away=FREE_AFTER - 1, **gone) == "grace"
    do(table, ADA, messages.SeatBot, away=FREE_AFTER, **gone)
    assert table.places[1] == Place("open")
    do(table, BRUNO, messages.Sit, seat=1)
    do(table, ADA, messages.SeatBot, away=FREE_AFTER, **{**gone, "bot": "easy"})
    assert table.places[1].bot == "easy"
    assert table.places[1].name != table.names[BRUNO]


# -- what all have to agree to -----------------------------------------------------


def test_a_game_is_paused_when_all_who_are_connected_agree_and_anyone_resumes_it() -> None:
    table = started(ADA, BRUNO, CHLOE)
    assert refused(table, person(7), messages.Propose, what="pause") == "not_seated"
    assert refused(table, ADA, messages.Resume) == "not_paused"
    do(table, ADA, messages.Propose, what="pause", present=[ADA, BRUNO])
    assert table.request is not None
    assert table.request.waiting == [BRUNO]
    assert refused(table, CHLOE, messages.Propose, what="end") == "request_open"
    do(table, BRUNO, messages.AnswerRequest, yes=True)
    assert table.paused == 0
    seat = table.playing.owing[0]
    choice = table.playing.bare_view(seat).asks[0].choices[0].decision
    told = {"seat": seat, "version": table.version, "decision": choice}
    assert refused(table, person(seat), messages.Decide, **told) == "paused"
    assert refused(table, ADA, messages.Propose, what="pause") == "paused"
    assert refused(table, person(7), messages.Resume) == "not_seated"
    do(table, CHLOE, messages.Resume)
    assert table.paused is None
    do(table, person(seat), messages.Decide, **told)


def test_who_has_asked_takes_it_back_and_cannot_nag() -> None:
    table = started(ADA, BRUNO)
    do(table, ADA, messages.Propose, what="end")
    assert refused(table, ADA, messages.AnswerRequest, yes=True) == "not_asked_you"
    do(table, ADA, messages.AnswerRequest, yes=False)
    assert table.request is None
    assert refused(table, ADA, messages.Propose, what="end") == "denied_before"
    do(table, BRUNO, messages.Propose, what="end")
    do(table, ADA, messages.AnswerRequest, yes=False)
    decide_some(table)
    do(table, ADA, messages.Propose, what="end")


def test_a_game_ends_as_it_stands_when_all_who_play_agree() -> None:
    table = started(ADA, BRUNO)
    decide_some(table, 5)
    do(table, ADA, messages.Propose, what="end", present=[ADA])  # the absent have to agree, too
    do(table, BRUNO, messages.AnswerRequest, yes=True)
    assert table.status == "over"
    assert table.stopped is not None
    assert not table.playing.over
    seat = table.playing.owing[0]
    choice = table.playing.bare_view(seat).asks[0].choices[0].decision
    told = {"seat": seat, "version": table.version, "decision": choice}
    assert refused(table, person(seat), messages.Decide, **told) == "over"
    assert refused(table, person(seat), messages.Undo, seat=seat) == "over"
    assert refused(table, ADA, messages.Propose, what="pause") == "over"
    assert refused(table, ADA, messages.Leave, seat=0) == "over"
    # Its save file proves that chance was fair, and says that nobody won.
    match = parse(save_of(table).encode())
    assert match.stopped
    assert match.version == 5
    assert match.key == KEY
    assert '"stopped":true' in save_of(table)
    entry, written = rematch_of(table, ADA, messages.Rematch(id="x" * 32), Tokens(b"secret"))
    assert Table(entry.table, [it.row for it in written]).status == "open"


def test_alone_against_bots_a_pause_and_an_end_need_nobody() -> None:
    table = table_of([Place("person", ADA), Place("bot", bot="easy", name="Eva")])
    do(table, ADA, messages.Start)
    do(table, ADA, messages.Propose, what="pause")
    assert table.paused == 0
    do(table, ADA, messages.Resume)
    do(table, ADA, messages.Propose, what="end")
    assert table.status == "over"


# -- what the host may change before the start --------------------------------------


def test_the_host_changes_options_until_the_game_begins() -> None:
    table = new_table(ADA, BRUNO)
    do(table, ADA, messages.SetOptions, options={"holdings": "hidden"})
    before = dict(table.options)
    assert before["holdings"] == "hidden"
    do(table, ADA, messages.SetOptions, options={})
    assert table.options == before  # what is not named stays
    for wrong in ({"holdings": "none"}, {"colour": "red"}):
        assert refused(table, ADA, messages.SetOptions, options=wrong) == "no_option"
    assert refused(table, BRUNO, messages.SetOptions, options={}) == "not_host"
    do(table, ADA, messages.Start)
    assert table.playing.options["holdings"] == "hidden"
    open_again = {"holdings": "open"}
    assert refused(table, ADA, messages.SetOptions, options=open_again) == "begun"
    rematch = rematch_entry(table)
    assert rematch.options["holdings"] == "hidden"


def rematch_entry(table: Table) -> Created:
    """How the next table with these seats is created."""
    table.apply(Row(table.rows, None, None, stopped(table)))
    _, written = rematch_of(table, ADA, messages.Rematch(id="again"), Tokens(b"secret"))
    created = written[0].row.entry
    assert isinstance(created, Created)
    return created


def test_the_host_frees_the_seat_of_somebody_who_is_there_and_keeps_them_out() -> None:
    table = new_table(ADA, BRUNO, CHLOE)
    assert refused(table, BRUNO, messages.Remove, seat=2) == "not_host"
    assert refused(table, ADA, messages.Remove, seat=0) == "not_removable"
    assert refused(table, ADA, messages.Remove, seat=7) == "no_seat"
    do(table, ADA, messages.Remove, seat=1)
    assert table.places[1] == Place("open")
    assert table.barred == set()
    assert refused(table, ADA, messages.Remove, seat=1) == "not_removable"  # nobody is there
    do(table, ADA, messages.Remove, seat=2, bar=True, present=[ADA])
    assert table.barred == {CHLOE}
    # While the host is away somebody else starts the game, but cannot remove the host.
    do(table, BRUNO, messages.Sit, seat=1)
    assert refused(table, BRUNO, messages.Remove, seat=0, present=[BRUNO]) == "not_removable"
    do(table, ADA, messages.Start, fill="easy")
    assert refused(table, ADA, messages.Remove, seat=1) == "begun"
