"""Greed Incorporated as a story: what belongs together is one sentence."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.cli.positions import never, random_match
from tests.cli.terminal.greed.positions import (
    ADA,
    BRUNO,
    CARDS,
    CHLOE,
    ENDRUN,
    MADF,
    play,
    proposed,
    taking,
    trading,
)
from tontine.play.greed.cards import cards_of
from tontine.play.greed.names import THING_NAMES
from tontine.play.greed.phrases import square, squares
from tontine.play.greed.speech import GreedSpeech
from tontine.play.greed.story import tell
from tontine.play.match import Match
from tontine.play.view import Entry, Event
from tontine.play.words import words
from tontine.rules.greed.decisions import EVENTS

SEATS = ["Ada", "Bruno", "Chloé"]


def speech(reader: int | None = None, language: str = "en") -> GreedSpeech:
    return GreedSpeech(words(language, "greed"), cards_of(CARDS), SEATS, reader)


def story(match: Match, reader: int | None = None) -> list[str]:
    return [line.text for part in tell(match.log(reader), speech(reader)) for line in part.lines]


def told(*events: Event, reader: int | None = None) -> list[str]:
    log = [Entry(number, event) for number, event in enumerate(events)]
    return [line.text for part in tell(log, speech(reader)) for line in part.lines]


def event(name: str, **fields: int | str) -> Event:
    return Event(name, "G1", fields)


def test_setting_up_and_announcing() -> None:
    lines = story(taking())
    assert lines[0].startswith(
        "Companies: Endrun (Ada), MadF (Bruno), Lemon Sisters (Chloé). Bruno"
    )
    assert lines[1].startswith(
        "Announced: Coal Mine (10) by Bruno, Gravel Quarry (11) by Chloé, Coal Smelter (15) by Ada."
    )
    assert "Prices: land 50M" in lines[1]
    assert "Bids: Endrun 40M, MadF 20M, Lemon Sisters 10M." in lines[2]


@pytest.mark.rule("G13", "G15", "G16")
def test_investment_and_production() -> None:
    lines = story(trading())
    assert "Endrun takes Coal Mine (10) for 40M. Bruno takes a chair as CFO." in lines[2]
    assert lines[3] == "Production: Lemon Sisters (1 land and 1 sand), Endrun (2 coal)."


@pytest.mark.rule("G17")
def test_a_deal_is_one_sentence() -> None:
    match = play(proposed(), (ADA, {"kind": "accept", "proposal": 1}))
    assert story(match)[4:] == ["Endrun sells MadF 2 coal for 50M."]
    barter = {"company": ENDRUN, "partner": MADF, "give": {"coal": 1, "money": 5}}
    match = play(
        trading(),
        (ADA, {"kind": "propose", **barter, "get": {"money": 60}}),
        (BRUNO, {"kind": "accept", "proposal": 1}),
    )
    assert story(match)[-1] == "MadF gives Endrun 60M for 1 coal and 5M."


@pytest.mark.rule("G19")
def test_a_deal_with_a_run_is_one_sentence() -> None:
    """One coal is handed over before the run, one after it."""
    terms = {
        "company": MADF,
        "partner": ENDRUN,
        "give": {"steel": 1},
        "get": {"coal": 2, "money": 5},
    }
    proposal = (BRUNO, {"kind": "propose", **terms, "runs": [15]})
    match = play(trading(), proposal)
    assert story(match)[-1] == (
        "MadF offers Endrun 1 steel for 2 coal and 5M, using Coal Smelter (15) (proposal 1)."
    )
    match = play(trading(), proposal, (ADA, {"kind": "accept", "proposal": 1}))
    assert story(match)[4:] == [
        "MadF gives Endrun 1 steel for 2 coal and 5M, using Coal Smelter (15)."
    ]


@pytest.mark.rule("G17")
@pytest.mark.parametrize(
    ("seat", "decision", "end"),
    [
        (ADA, {"kind": "reject", "proposal": 1}, "50M for 2 coal, declined."),
        (BRUNO, {"kind": "withdraw", "proposal": 1}, "50M for 2 coal, and withdraws it."),
        (CHLOE, {"kind": "content"}, "50M for 2 coal (proposal 1)."),
    ],
)
def test_what_became_of_a_proposal(seat: int, decision: dict[str, object], end: str) -> None:
    lines = story(play(proposed(), (seat, decision)))
    assert [line for line in lines if "offers" in line] == [f"MadF offers Endrun {end}"]


@pytest.mark.rule("G17")
def test_an_answer_to_what_was_told_before() -> None:
    """A part of a log: the proposal itself is not in it."""
    match = play(proposed(), (ADA, {"kind": "reject", "proposal": 1}))
    part = tell(match.log(None, match.version), speech())
    assert [line.text for it in part for line in it.lines] == [
        "Endrun turns down proposal 1 of MadF."
    ]


@pytest.mark.rule("G19")
def test_processing_is_one_sentence() -> None:
    match = play(
        proposed(), (ADA, {"kind": "accept", "proposal": 1}), (BRUNO, {"kind": "use", "asset": 15})
    )
    assert story(match)[-1] == "MadF uses Coal Smelter (15) to turn 2 coal into 1 steel."


def test_what_is_said_along_with_a_proposal() -> None:
    deal = {"company": ENDRUN, "partner": MADF, "give": {"coal": 1}, "get": {"money": 9}}
    said = {"kind": "propose", **deal, "message": "Now\x1b[2J or never"}
    match = play(trading(), (BRUNO, {"kind": "content"}), (ADA, said))
    assert story(match)[-1].endswith("Ada says: “Now?[2J or never”.")


@pytest.mark.rule("G21")
def test_what_a_company_sells_and_keeps() -> None:
    lines = told(
        event("stored", company=ENDRUN, count=2, amount=5),
        event("kept", company=ENDRUN, good="land", count=2),
        event("sold", company=ENDRUN, good="coal", count=2, amount=90),
        event("sold", company=ENDRUN, good="steel", count=1, amount=50),
        event("kept", company=MADF, good="houses", count=1),
    )
    assert lines == [
        "Endrun sells 2 coal and 1 steel for 140M. Endrun keeps 2 land (storage: 5M). "
        "MadF keeps 1 house."
    ]


@pytest.mark.rule("G22", "G24", "G25", "G26")
def test_books_boots_fingers_and_severances() -> None:
    lines = told(
        event("booted", company=ENDRUN, income=10, before=20),
        event("closed", company=MADF, income=30, before=20),
        event("pointed", seat=0, company=ENDRUN, chair="cfo", rival=1),
        event("pointed", seat=1, company=ENDRUN, chair="cfo", rival=1),
        event("fired", seat=1, company=ENDRUN, chair="cfo", amount=12),
        event("promoted", seat=2, company=ENDRUN, chair="cfo"),
        event("dropped", seat=0, company=ENDRUN, asset=10),
        reader=1,
    )
    assert lines == [
        "Books closed: MadF 30M (last year: 20M). Endrun gets the boot: 10M, last year 20M.",
        "Scapegoats at Endrun: Ada points at the CFO, you point at the CFO. "
        "You are fired as CFO of Endrun and get 12M. "
        "Moving up: Chloé to CFO. Endrun discards Coal Mine (10).",
    ]


@pytest.mark.rule("G25")
def test_who_loses_two_chairs_is_named_with_each() -> None:
    lines = told(
        event("fired", seat=1, company=ENDRUN, chair="ceo", amount=40),
        event("fired", seat=1, company=ENDRUN, chair="cfo", amount=20),
    )
    assert lines == [
        "Bruno is fired as CEO of Endrun and gets 40M. "
        "Bruno is fired as CFO of Endrun and gets 20M."
    ]


@pytest.mark.rule("G29")
def test_an_auction_is_one_sentence() -> None:
    bids = [event("raised", seat=seat % 2, amount=50 + seat * 10, lot="gold") for seat in range(14)]
    lines = told(
        event("auctioned", symbol="gold-a", price=50),
        event("passed", seat=2, lot="gold"),
        *bids,
        event("passed", seat=0, lot="gold"),
        event("won", seat=1, symbol="gold-a", amount=180),
    )
    assert lines == [
        "Up for auction from 50M: Symbol A (gold A). Bids: Chloé passes, …, "
        "Bruno 120M, Ada 130M, Bruno 140M, Ada 150M, Bruno 160M, Ada 170M, Bruno 180M, Ada passes. "
        "Bruno buys Symbol A (gold A) for 180M."
    ]


@pytest.mark.rule("G29", "G30")
def test_who_buys_two_lots_running_is_named_each_time() -> None:
    """What stands between, about nobody or about several, takes the subject away."""
    lines = told(
        event("fired", seat=0, company=ENDRUN, chair="ceo", amount=90),
        event("promoted", seat=1, company=ENDRUN, chair="ceo"),
        event("fired", seat=0, company=MADF, chair="ceo", amount=90),
        event("auctioned", symbol="silver-c", price=30),
        event("raised", seat=0, amount=30, lot="silver"),
        event("passed", seat=1, lot="silver"),
        event("won", seat=0, symbol="silver-c", amount=30),
        event("trend", good="land", trend=1, change=1, cause="silver"),
        event("marker", seat=0),
    )
    assert lines == [
        "Ada is fired as CEO of Endrun and gets 90M. Moving up: Bruno to CEO. "
        "Ada is fired as CEO of MadF and gets 90M.",
        "Up for auction from 30M: Symbol C (silver C). Bids: Ada 30M, Bruno passes. "
        "Ada buys Symbol C (silver C) for 30M. Trends: land +1 (▲). "
        "Ada gets the starting marker.",
    ]


@pytest.mark.rule("G29", "G31")
def test_auctions_without_a_bid_are_told_by_their_end() -> None:
    passes = [event("passed", seat=seat, lot="gold") for seat in range(3)]
    lines = told(
        event("auctioned", symbol="gold-a", price=50), *passes, event("unsold", symbol="gold-a")
    )
    lines += told(event("offered", price=50), *passes, event("unfounded"))
    assert lines == ["Nobody buys Symbol A (gold A).", "Nobody founds a company."]


@pytest.mark.rule("G12")
def test_secrets_are_not_told() -> None:
    lines = told(
        event("chose", seat=0, asset=10),
        event("drew", seat=0, asset=11),
        event("sealed", seat=0, company=ENDRUN, amount=40),
    )
    assert lines == []


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_a_whole_game_is_told_year_by_year(language: str) -> None:
    match = random_match(never, 3, 2, {"cards": CARDS}, "greed")
    kinds = {entry.event.event for entry in match.log(None)}
    assert {"dealt", "booted", "won", "scored"} <= kinds
    parts = tell(match.log(None), speech(None, language))
    assert {part.number for part in parts} == set(range(13))
    assert [part.until for part in parts][-1] == match.version


# -- names -------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_so_many_of_each_good(language: str) -> None:
    speaker = speech(None, language)
    for thing in THING_NAMES:
        assert "3" in speaker.units(thing, 3)
    assert len({speaker.units(thing, 3) for thing in THING_NAMES}) == len(THING_NAMES)


@pytest.mark.rule("G1", "G10")
def test_squares_as_they_are_printed_and_arrows() -> None:
    printed = [square(trend) for trend in (-3, -1, 0, 1, 2)]
    assert printed == ["\N{MINUS SIGN}3", "\N{MINUS SIGN}1", "N", "+1", "+2"]
    assert [squares(number) for number in (-2, 1, 4, -5)] == ["▼▼", "▲", "▲▲▲▲", "▼5"]


@pytest.mark.rule("G10")
def test_a_trend_is_told_with_the_arrows_that_moved_it() -> None:
    lines = told(
        event("trend", good="microchips", trend=-1, change=-2, cause="assets"),
        event("trend", good="land", trend=2, change=1, cause="assets"),
    )
    assert lines == ["Trends: microchips \N{MINUS SIGN}1 (▼▼), land +2 (▲)."]


def test_events_of_companies_have_the_company_for_a_subject() -> None:
    names: Sequence[str] = [kind.name for kind in EVENTS]
    assert "took" in names
    fields: dict[str, int | str] = {"seat": 0, "company": ENDRUN, "asset": 10, "amount": 40}
    sentence = speech(0).sentence(Event("took", "G13", fields))
    assert sentence == "Endrun takes Coal Mine (10) for 40M."
