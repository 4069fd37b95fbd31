"""Decisions that are not accepted: why, and that nothing has changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import msgspec
import pytest

from tests.play.acquire.merger import at_merger, before_merger, dealt
from tontine.play.acquire.decisions import AcquireDecision
from tontine.play.errors import Refused
from tontine.play.greed.decisions import GreedDecision
from tontine.play.match import Attempt, Match, new_match
from tontine.play.ponzi.decisions import PonziDecision
from tontine.play.save import dump
from tontine.play.titles import TITLES
from tontine.play.view import Decision
from tontine.rules.acquire.layout import CASH


def refusal(match: Match, seat: Any, decision: Any, version: Any = None) -> Refused:
    """Why it is refused; asserts that nothing has changed."""
    before = _everything(match)
    with pytest.raises(Refused) as refused:
        match.decide(seat, decision, version)
    assert _everything(match) == before
    assert str(refused.value)
    return refused.value


def _everything(match: Match) -> list[object]:
    views = [msgspec.json.encode(match.view(seat)) for seat in (None, *range(len(match.seats)))]
    return [dump(match), match.game.snapshot(), *views]


PLACE: Decision = {"kind": "place", "tile": "12A"}


@pytest.mark.parametrize(
    "decision",
    [
        None,
        True,
        7,
        "place",
        b"{}",
        [],
        [PLACE],
        {},
        {"tile": "12A"},
        {"kind": None, "tile": "12A"},
        {"kind": 7},
        {"kind": ["place"]},
        {"kind": "Place", "tile": "12A"},
        {"kind": "resign"},
        {"kind": "place"},
        {"kind": "place", "tile": None},
        {"kind": "place", "tile": 12},
        {"kind": "place", "tile": ["12A"]},
        {"kind": "place", "tile": "12A", "corporation": "sackson"},
        {"kind": "place", "tile": "12A", 7: 7},
        {"kind": "announce", "really": True},
    ],
)
def test_what_is_no_decision(decision: Any) -> None:
    refused = refusal(dealt(), 0, decision)
    assert (refused.rule, refused.reason) == ("", "malformed")


@pytest.mark.parametrize("tile", ["0A", "12A 12C", "12J", "x" * 10_000])
def test_A1_a_tile_that_is_none(tile: str) -> None:
    refused = refusal(dealt(), 0, {"kind": "place", "tile": tile})
    assert (refused.rule, refused.reason) == ("A1", "no_tile")
    assert str(refused).startswith("A1: no tile is called “")


@pytest.mark.parametrize(
    "decision",
    [
        {"kind": "survivor", "corporation": "luxor"},
        {"kind": "survivor", "corporation": "SACKSON"},
        {"kind": "survivor", "corporation": 0},
        {"kind": "survivor"},
        *(
            {"kind": "dispose", "sell": number}
            for number in (-1, 26, 2**31, 2**63, 2**64, 2**200, True, "1", None, 0.5, 1e300)
        ),
        {"kind": "buy", "shares": None},
        {"kind": "buy", "shares": []},
        {"kind": "buy", "shares": "sackson"},
        {"kind": "buy", "shares": {"": 1}},
        *(
            {"kind": "buy", "shares": {"sackson": number}}
            for number in (-1, 26, 2**63, 2**200, True, "1", None, 0.5)
        ),
    ],
)
def test_numbers_and_names_out_of_range(decision: Any) -> None:
    refused = refusal(at_merger(), 2, decision)
    assert (refused.rule, refused.reason) == ("", "malformed")


NUMBER = "“{}” must be a whole number"


@pytest.mark.parametrize(
    ("decision", "problem"),
    [
        ({}, "the field “kind” is missing"),
        (["place"], "a decision is an object with a “kind”"),
        ({"kind": 7}, "“kind” must be text"),
        ({"kind": "resign"}, "there is none of the kind “resign”"),
        ({"kind": "it's' - at `$.tile`"}, "there is none of the kind “it's' - at `$.tile`”"),
        ({"kind": "announce", "now": True}, "there is no field “now” in it"),
        ({"kind": "found", "corporation": "luxor"}, "“corporation” cannot be “luxor”"),
        ({"kind": "dispose", "sell": -1, "trade": 0}, "“sell” must be at least 0"),
        ({"kind": "dispose", "sell": 26, "trade": 0}, "“sell” must be at most 25"),
        ({"kind": "dispose", "sell": "1", "trade": 0}, NUMBER.format("sell")),
        ({"kind": "buy", "shares": {"sackson": 0.5}}, NUMBER.format("shares")),
        ({"kind": "buy", "shares": {"luxor": 1}}, "“shares” cannot be “luxor”"),
        ({"kind": "buy", "shares": []}, "“shares” must be an object"),
    ],
)
def test_what_is_wrong_with_it_is_said_in_our_words(decision: Any, problem: str) -> None:
    refused = refusal(dealt(), 0, decision)
    assert str(refused) == f"that is not a decision: {problem}"


DECISIONS = {"acquire": AcquireDecision, "ponzi": PonziDecision, "greed": GreedDecision}


@pytest.mark.rule("P16")
def test_an_offer_without_an_amount_is_not_one_of_nothing() -> None:
    match = new_match("ponzi", 3, seed=1, options={"trade_in_first_round": "yes"})
    for card in (9, 10, 11):
        match.decide(match.owing[0], {"kind": "fund", "industry": "media", "card": card})
    seat = match.owing[0]
    offer = {"kind": "offer", "to": (seat + 1) % 3, "industry": "media"}
    refused = refusal(match, seat, offer)
    assert str(refused) == "that is not a decision: the field “amount” is missing"
    match.decide(seat, {**offer, "amount": 0})


def test_every_game_has_its_decisions_here() -> None:
    assert list(DECISIONS) == list(TITLES)


@pytest.mark.parametrize("game", DECISIONS)
def test_a_field_left_out_is_named(game: str) -> None:
    """No field has a value by itself, except what most deals do without, runs, and a message
    to go with them; what most purchases do not announce, and other bids of the same seat."""
    match = new_match(game, 3, seed=1)
    for kind in get_args(DECISIONS[game]):
        for field in msgspec.structs.fields(kind):
            if field.name in ("runs", "message", "announce", "also"):
                continue
            whole = {it.name: _example(it.type) for it in msgspec.structs.fields(kind)}
            del whole[field.name]
            refused = refusal(match, 0, {"kind": kind.__struct_config__.tag, **whole})
            assert refused.details == {"problem": "missing", "field": field.name}


def _example(wanted: Any) -> Any:
    """Something of that type."""
    shape = msgspec.inspect.type_info(wanted)
    match shape:
        case msgspec.inspect.IntType():
            return shape.ge
        case msgspec.inspect.LiteralType():
            return shape.values[0]
        case msgspec.inspect.DictType():
            return {}
        case msgspec.inspect.ListType():
            return []
        case msgspec.inspect.BoolType():
            return False
        case msgspec.inspect.UnionType():  # with nothing
            return None
    assert isinstance(shape, msgspec.inspect.StrType)
    return ""


@pytest.mark.parametrize("seat", [-1, 3, 32, 2**64, True, None, "0", 0.0, [0]])
def test_there_is_no_such_seat(seat: Any) -> None:
    refused = refusal(dealt(), seat, PLACE)
    assert (refused.rule, refused.reason) == ("", "no_seat")


@pytest.mark.parametrize("version", [-1, 0, 5, 7, 2**64])
def test_another_version_is_stale(version: int) -> None:
    match = before_merger()
    refused = refusal(match, 2, {"kind": "place", "tile": "3A"}, version)
    assert (refused.rule, refused.reason) == ("", "stale")
    assert refused.details == {"version": version, "current": 6}
    match.decide(2, {"kind": "place", "tile": "3A"}, 6)


@pytest.mark.rule("A9")
def test_a9_not_your_turn() -> None:
    refused = refusal(dealt(), 1, {"kind": "place", "tile": "4A"})
    assert (refused.rule, refused.reason, refused.details) == ("A9", "not_asked", {"seat": 0})


@pytest.mark.rule("A9")
def test_a9_not_now() -> None:
    refused = refusal(dealt(), 0, {"kind": "buy", "shares": {}})
    assert (refused.rule, refused.reason) == ("A9", "not_now")
    assert refused.details == {"phase": "placing"}


@pytest.mark.rule("A10")
def test_a10_a_tile_that_one_does_not_hold_wherever_it_is() -> None:
    match = dealt()
    for tile in ("4A", "1A", "8D"):  # in a rival's hand, on the board, in the bag
        refused = refusal(match, 0, {"kind": "place", "tile": tile})
        assert (refused.rule, refused.reason, refused.details) == (
            "A10",
            "not_held",
            {"tile": tile},
        )


@pytest.mark.rule("A23")
def test_a23_an_odd_trade() -> None:
    match = at_merger()
    match.decide(2, {"kind": "survivor", "corporation": "hydra"})
    refused = refusal(match, 0, {"kind": "dispose", "sell": 0, "trade": 3})
    assert (refused.rule, refused.reason, refused.details) == ("A23", "odd_trade", {"traded": 3})


@pytest.mark.rule("A23")
def test_a23_more_than_one_holds() -> None:
    match = at_merger()
    match.decide(2, {"kind": "survivor", "corporation": "hydra"})
    refused = refusal(match, 0, {"kind": "dispose", "sell": 3, "trade": 2})
    assert (refused.rule, refused.reason) == ("A23", "too_many")
    assert refused.details == {"corporation": "sackson", "held": 4, "wanted": 5}


def _buying() -> Match:
    match = before_merger()
    match.decide(2, {"kind": "place", "tile": "7C"})
    return match


@pytest.mark.rule("A26")
def test_a26_four_shares() -> None:
    refused = refusal(_buying(), 2, {"kind": "buy", "shares": {"sackson": 2, "hydra": 2}})
    assert (refused.rule, refused.reason, refused.details) == (
        "A26",
        "more_than_three",
        {"wanted": 4},
    )


@pytest.mark.rule("A26")
def test_a26_not_on_the_board() -> None:
    refused = refusal(_buying(), 2, {"kind": "buy", "shares": {"sackson": 1, "zeta": 1}})
    assert (refused.rule, refused.reason) == ("A26", "off_board")
    assert refused.details == {"corporation": "zeta"}


@pytest.mark.rule("A27")
@pytest.mark.parametrize("holdings", ["open", "hidden"])
def test_a27_the_money_is_enough_for_one_but_not_for_two(holdings: str) -> None:
    """With nothing left to buy, one's turn is over: the second share is still the reason."""
    match = before_merger(holdings=holdings)
    match.decide(2, {"kind": "place", "tile": "7C"})
    match.game.books[CASH + 2] = 300  # type: ignore[attr-defined]
    for shares in ({"sackson": 2}, {"sackson": 1, "hydra": 1}, {"sackson": 3}):
        refused = refusal(match, 2, {"kind": "buy", "shares": shares})
        assert (refused.rule, refused.reason) == ("A27", "too_dear")
        assert refused.details["cash"] == 100
        with pytest.raises(Refused) as foreseen:
            match.preview(2, {"kind": "buy", "shares": shares})
        assert foreseen.value.args == refused.args
    match.decide(2, {"kind": "buy", "shares": {"sackson": 1}})


@pytest.mark.parametrize("tile", ["12a", " 12A ", "12A\n"])
def test_tiles_may_be_written_in_small_letters_and_with_spaces(tile: str) -> None:
    match = dealt()
    match.decide(0, {"kind": "place", "tile": tile})
    assert match.view().table.spaces["12A"] == "lone"


def test_nothing_is_bought_whichever_way_it_is_said() -> None:
    shares: Any
    for shares in ({}, {"sackson": 0}, {"zeta": 0, "hydra": 0}):
        match = _buying()
        step = match.decide(2, {"kind": "buy", "shares": shares})
        assert "declined" in [it.event.event for it in step.events]
        assert match.owing == [0]


def test_what_becomes_of_a_decision_afterwards_does_not_change_the_record() -> None:
    match = dealt()
    decision: Decision = {"kind": "place", "tile": "12A"}
    match.decide(0, decision)
    before = dump(match)
    decision["tile"] = "12C"
    assert dump(match) == before


def test_nothing_to_take_back_or_to_make_again() -> None:
    match = dealt()
    for attempt, reason in ((match.undo, "nothing_to_undo"), (match.redo, "nothing_to_redo")):
        before = _everything(match)
        with pytest.raises(Refused) as refused:
            attempt()
        assert refused.value.reason == reason
        assert _everything(match) == before


def test_a_new_decision_leaves_nothing_to_make_again() -> None:
    match = dealt()
    match.decide(0, PLACE)
    match.undo()
    match.decide(0, {"kind": "place", "tile": "2A"})
    with pytest.raises(Refused):
        match.redo()


def test_a_refused_decision_leaves_what_can_be_made_again() -> None:
    match = dealt()
    match.decide(0, PLACE)
    after = dump(match)
    match.undo()
    refusal(match, 1, PLACE)
    match.redo()
    assert dump(match) == after


def test_after_the_end_nothing_is_accepted() -> None:
    match = dealt()
    match.game.close()
    for seat in range(3):
        refused = refusal(match, seat, PLACE)
        assert (refused.rule, refused.reason) == ("A31", "over")


# -- attempted, then committed -----------------------------------------------------


def test_an_attempt_changes_nothing_until_it_is_committed() -> None:
    match, twin = before_merger(), before_merger()
    before = _everything(match)
    attempt = match.attempt(2, {"kind": "place", "tile": "3A"})
    assert _everything(match) == before
    step = match.commit(attempt)
    assert step == twin.decide(2, {"kind": "place", "tile": "3A"})
    assert _everything(match) == _everything(twin)


def test_an_attempt_leaves_what_can_be_made_again_until_it_is_committed() -> None:
    match = dealt()
    match.decide(0, PLACE)
    match.undo()
    attempt = match.attempt(0, PLACE)
    match.redo()
    match.undo()
    match.commit(attempt)
    with pytest.raises(Refused):
        match.redo()


def test_an_attempt_is_refused_as_decisions_are() -> None:
    match = dealt()
    before = _everything(match)
    for seat, decision, version, reason in (
        (1, PLACE, None, "not_asked"),
        (9, PLACE, None, "no_seat"),
        (0, {"kind": "resign"}, None, "malformed"),
        (0, PLACE, 1, "stale"),
    ):
        with pytest.raises(Refused) as refused:
            match.attempt(seat, decision, version)
        assert refused.value.reason == reason
    assert _everything(match) == before


@pytest.mark.parametrize(
    "change",
    [
        lambda match, attempt: match.decide(1, {"kind": "place", "tile": "1C"}),
        lambda match, attempt: match.commit(attempt),
        lambda match, attempt: match.undo(),
        # As many decisions as before, but not the same ones.
        lambda match, attempt: (match.undo(), match.decide(0, {"kind": "place", "tile": "12C"})),
    ],
)
def test_an_attempt_is_stale_once_the_match_has_changed(
    change: Callable[[Match, Attempt], object],
) -> None:
    match = dealt()
    match.decide(0, PLACE)
    attempt = match.attempt(1, {"kind": "place", "tile": "1E"})
    change(match, attempt)
    before = _everything(match)
    with pytest.raises(Refused) as refused:
        match.commit(attempt)
    assert (refused.value.rule, refused.value.reason) == ("", "stale")
    assert _everything(match) == before


def test_an_attempt_belongs_to_its_match() -> None:
    match = dealt()
    with pytest.raises(Refused):
        match.commit(dealt().attempt(0, PLACE))
