"""What a player of Greed Incorporated may type, in three languages."""

from __future__ import annotations

from functools import cache

import pytest

from tests.cli.positions import terminal
from tests.cli.terminal.greed.positions import (
    ADA,
    BRUNO,
    COMPANIES,
    ENDRUN,
    LEMON,
    MADF,
    bidding,
    dealt,
    proposed,
    selling,
    taking,
    trading,
    with_two_companies,
)
from tontine.cli.terminal.answers import Unclear
from tontine.cli.terminal.grammar import Command, read
from tontine.play.errors import Refused
from tontine.play.greed.names import GOOD_NAMES
from tontine.play.match import Match
from tontine.play.view import Decision, View
from tontine.rules.chance import Rng

POSITIONS = {
    "dealt": cache(dealt),
    "bidding": cache(bidding),
    "taking": cache(taking),
    "trading": cache(trading),
    "proposed": cache(proposed),
    "selling": cache(selling),
}


def typed(text: str, match: Match, seat: int = ADA, language: str = "en") -> object:
    return read(text, match.view(seat), terminal(match, seat, language))


def answer(text: str, position: str, seat: int = ADA, language: str = "en") -> object:
    return typed(text, POSITIONS[position](), seat, language)


def deal(
    company: int, partner: int, give: dict[str, int], get: dict[str, int], message: str = ""
) -> Decision:
    decision: Decision = {
        "kind": "propose",
        "company": company,
        "partner": partner,
        "give": give,
        "get": get,
    }
    return decision | {"message": message} if message else decision


SALE = deal(ENDRUN, MADF, {"coal": 2}, {"money": 70})
PURCHASE = deal(ENDRUN, LEMON, {"money": 30}, {"sand": 1})
BARTER = deal(ENDRUN, LEMON, {"coal": 1, "money": 20}, {"land": 1, "sand": 1})
LOAN = deal(ENDRUN, MADF, {"money": 20}, {"money": 25})


@pytest.mark.rule("G17")
@pytest.mark.parametrize(
    ("language", "text", "decision"),
    [
        ("en", "sell 2 coal to MadF for 70", SALE),
        ("en", "sell madf 2 coal for 70M", SALE),
        ("en", "sell all coal to mad for $70", SALE),
        ("en", "SELL 2 COA to Bruno for 70 M", SALE),
        ("en", "buy 1 sand from Lemon Sisters for 30", PURCHASE),
        ("en", "buy sand from sisters for 30", PURCHASE),
        ("en", "give 1 coal and 20 to lemon for 1 land 1 sand", BARTER),
        ("en", "sell 2 coal to MadF for 70 as Endrun", SALE),
        ("en", "give 20 to MadF for 25", LOAN),
        ("en", "give madf 20M for 25M", LOAN),
        ("it", "dai 20 a MadF per 25", LOAN),
        ("fr", "donner 20 à MadF contre 25", LOAN),
        ("it", "vendi 2 carbone a MadF per 70", SALE),
        ("it", "compra 1 sabbia da Lemon Sisters per 30", PURCHASE),
        ("it", "dai 1 carbone e 20 a lemon per 1 terreno e 1 sabbia", BARTER),
        ("it", "vendi 2 carbone a MadF per 70 come endrun", SALE),
        ("it", "sell 2 coal to MadF for 70", SALE),
        ("fr", "vendre 2 charbon à MadF pour 70", SALE),
        ("fr", "vends tout charbon a madf pour 70 M", SALE),
        ("fr", "acheter 1 sable de Lemon Sisters pour 30", PURCHASE),
        ("fr", "acheter 1 sable chez Lemon Sisters contre 30", PURCHASE),
        ("it", "compra 1 sabbia dall'lemon per 30", PURCHASE),
        ("it", "compra 1 sabbia dall’lemon per 30", PURCHASE),
        ("fr", "donner 1 charbon et 20 à lemon pour 1 terrain et 1 sable", BARTER),
        ("fr", "vendre 2 charbon à MadF pour 70 comme Endrun", SALE),
    ],
)
def test_deals_in_words(language: str, text: str, decision: Decision) -> None:
    assert answer(text, "trading", ADA, language) == decision


@pytest.mark.rule("G19")
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "give 2 coal to MadF for 1 steel using 15"),
        ("en", "give madf 2 coal for 1 steel, run asset 15"),
        ("en", "buy 1 steel from MadF for 2 coal using the Coal Smelter"),
        ("it", "dai 2 carbone a MadF per 1 acciaio usando 15"),
        ("fr", "donner 2 charbons à MadF contre 1 acier via 15"),
        ("fr", "give 2 coal to MadF for 1 steel using 15"),
    ],
)
def test_a_deal_can_use_assets_of_either_side(language: str, text: str) -> None:
    decision = deal(ENDRUN, MADF, {"coal": 2}, {"steel": 1}) | {"runs": [15]}
    assert answer(text, "trading", ADA, language) == decision


@pytest.mark.rule("G19")
def test_another_price_leaves_the_runs_as_they_are() -> None:
    match = trading()
    terms = {
        "company": MADF,
        "partner": ENDRUN,
        "give": {"steel": 1},
        "get": {"coal": 2, "money": 5},
    }
    match.decide(BRUNO, {"kind": "propose", **terms, "runs": [15]})
    assert typed("counter 1 3", match) == {
        "kind": "counter",
        "proposal": 1,
        "give": {"coal": 2, "money": 3},
        "get": {"steel": 1},
        "runs": [15],
    }


@pytest.mark.rule("G17")
def test_a_message_follows_a_colon_as_it_was_written() -> None:
    said = "sell 2 coal to MadF for 70: Last price, Bruno; take it!"
    expected = deal(ENDRUN, MADF, {"coal": 2}, {"money": 70}, "Last price, Bruno; take it!")
    assert answer(said, "trading") == expected


def test_a_message_needs_a_proposal() -> None:
    with pytest.raises(Unclear, match="unclear-message"):
        answer("content: at last", "trading")


@pytest.mark.rule("G17")
@pytest.mark.parametrize(
    ("language", "text", "decision"),
    [
        ("en", "accept 1", {"kind": "accept", "proposal": 1}),
        ("en", "accept", {"kind": "accept", "proposal": 1}),
        ("en", "yes #1", {"kind": "accept", "proposal": 1}),
        ("en", "reject 1", {"kind": "reject", "proposal": 1}),
        ("it", "accetta 1", {"kind": "accept", "proposal": 1}),
        ("it", "rifiuta", {"kind": "reject", "proposal": 1}),
        ("fr", "accepter 1", {"kind": "accept", "proposal": 1}),
        ("fr", "refuser 1", {"kind": "reject", "proposal": 1}),
    ],
)
def test_answers_to_a_proposal(language: str, text: str, decision: Decision) -> None:
    assert answer(text, "proposed", ADA, language) == decision


@pytest.mark.rule("G17")
@pytest.mark.parametrize(
    ("language", "text", "give", "get"),
    [
        ("en", "counter 1 60", {"coal": 2}, {"money": 60}),
        ("en", "counter 1 for 60", {"coal": 2}, {"money": 60}),
        ("en", "counter 1 sell 1 coal for 40", {"coal": 1}, {"money": 40}),
        ("en", "counter 1 1 coal for 40", {"coal": 1}, {"money": 40}),
        ("en", "counter 1 give all coal for 75", {"coal": 2}, {"money": 75}),
        ("en", "counter 1 give 20 for 30", {"money": 20}, {"money": 30}),
        ("it", "controfferta 1 vendi 1 carbone per 40", {"coal": 1}, {"money": 40}),
        ("fr", "contrer 1 vendre 1 charbon pour 40", {"coal": 1}, {"money": 40}),
        ("fr", "contre 1 vendre 1 charbon pour 40", {"coal": 1}, {"money": 40}),
    ],
)
def test_counter_proposals(
    language: str, text: str, give: dict[str, int], get: dict[str, int]
) -> None:
    expected = {"kind": "counter", "proposal": 1, "give": give, "get": get}
    assert answer(text, "proposed", ADA, language) == expected


def test_withdrawing_without_a_number() -> None:
    assert answer("withdraw", "proposed", BRUNO) == {"kind": "withdraw", "proposal": 1}


@pytest.mark.parametrize(
    ("position", "seat", "language", "text", "decision"),
    [
        ("dealt", ADA, "en", "announce 15", {"kind": "announce", "asset": 15}),
        ("dealt", ADA, "en", "15", {"kind": "announce", "asset": 15}),
        ("dealt", ADA, "en", "smelter", {"kind": "announce", "asset": 15}),
        ("dealt", ADA, "en", "bricklayers yard", {"kind": "announce", "asset": 17}),
        ("dealt", ADA, "en", "bricklayers' yard", {"kind": "announce", "asset": 17}),
        ("dealt", ADA, "en", "bricklayers’ yard", {"kind": "announce", "asset": 17}),
        ("dealt", ADA, "it", "annuncia l'asset 15", {"kind": "announce", "asset": 15}),
        ("dealt", ADA, "fr", "annoncer l’actif 15", {"kind": "announce", "asset": 15}),
        ("dealt", ADA, "it", "annuncia 15", {"kind": "announce", "asset": 15}),
        ("dealt", ADA, "fr", "annoncer 15", {"kind": "announce", "asset": 15}),
        ("bidding", ADA, "en", "bid 40", {"kind": "bid", "company": ENDRUN, "amount": 40}),
        ("bidding", ADA, "en", "40M", {"kind": "bid", "company": ENDRUN, "amount": 40}),
        ("bidding", ADA, "en", "bid all", {"kind": "bid", "company": ENDRUN, "amount": 100}),
        ("bidding", ADA, "en", "bid 40 for MadF", {"kind": "bid", "company": MADF, "amount": 40}),
        ("bidding", ADA, "it", "offri 40", {"kind": "bid", "company": ENDRUN, "amount": 40}),
        ("bidding", ADA, "fr", "miser 40", {"kind": "bid", "company": ENDRUN, "amount": 40}),
        ("bidding", ADA, "fr", "offrir 40", {"kind": "bid", "company": ENDRUN, "amount": 40}),
        ("taking", ADA, "en", "take 10", {"kind": "take", "asset": 10}),
        ("taking", ADA, "en", "coal mine", {"kind": "take", "asset": 10}),
        ("taking", ADA, "en", "decline", {"kind": "decline"}),
        ("taking", ADA, "en", "pass", {"kind": "decline"}),
        ("taking", ADA, "it", "rinuncia", {"kind": "decline"}),
        ("taking", ADA, "fr", "renoncer", {"kind": "decline"}),
        ("trading", ADA, "en", "done", {"kind": "content"}),
        ("trading", ADA, "en", "content", {"kind": "content"}),
        ("trading", ADA, "it", "fatto", {"kind": "content"}),
        ("trading", ADA, "fr", "terminé", {"kind": "content"}),
        ("trading", BRUNO, "en", "use 15", {"kind": "use", "asset": 15}),
        ("trading", BRUNO, "en", "use Coal Smelter", {"kind": "use", "asset": 15}),
        ("trading", BRUNO, "it", "usa 15", {"kind": "use", "asset": 15}),
        ("trading", BRUNO, "fr", "utiliser 15", {"kind": "use", "asset": 15}),
    ],
)
def test_other_answers(
    position: str, seat: int, language: str, text: str, decision: Decision
) -> None:
    assert answer(text, position, seat, language) == decision


@pytest.mark.rule("G21")
@pytest.mark.parametrize(
    ("language", "text", "keep"),
    [
        ("en", "sell all", {}),
        ("en", "sell", {}),
        ("en", "sell all keep 1 coal", {"coal": 1}),
        ("en", "keep 1 coal", {"coal": 1}),
        ("en", "keep all coal", {"coal": 2}),
        ("en", "keep all", {"coal": 2}),
        ("en", "sell nothing", {"coal": 2}),
        ("en", "sell 1 coal", {"coal": 1}),
        ("en", "all", {}),
        ("it", "vendi tutto tieni 1 carbone", {"coal": 1}),
        ("fr", "vendre tout garder 1 charbon", {"coal": 1}),
    ],
)
def test_sales(language: str, text: str, keep: dict[str, int]) -> None:
    match = POSITIONS["selling"]()
    while match.view(None).table.company != ENDRUN:
        match.decide(match.owing[0], {"kind": "sell", "keep": {}})
    assert typed(text, match, ADA, language) == {"kind": "sell", "keep": keep}


@pytest.mark.rule("G8")
def test_which_of_ones_companies_is_found_out_or_asked() -> None:
    match = POSITIONS["trading"]()
    view = with_two_companies(match.view(ADA))
    at = terminal(match, ADA)
    assert read("sell 2 coal to MadF for 70", view, at) == SALE
    sand = read("sell sand to MadF for 30", view, at)
    assert sand == deal(LEMON, MADF, {"sand": 1}, {"money": 30})
    own = read("sell sand to Endrun for 30", view, at)
    assert own == deal(LEMON, ENDRUN, {"sand": 1}, {"money": 30})
    with pytest.raises(Unclear) as unclear:
        read("buy 1 steel from MadF for 30", view, at)
    assert unclear.value.phrase.message == "unclear-as"
    assert "Endrun" in str(unclear.value.phrase.arguments["names"])
    decided = read("buy 1 steel from MadF for 30 as lemon", view, at)
    assert decided == deal(LEMON, MADF, {"money": 30}, {"steel": 1})


@pytest.mark.parametrize(
    ("position", "text", "message"),
    [
        ("trading", "sell 2 coal to MadF", "unclear-deal"),
        ("trading", "sell to MadF for 3", "unclear-deal"),
        ("trading", "sell 2 coal for 70", "unclear-partner"),
        ("trading", "sell 2 coal to Enron for 70", "unclear-company"),
        ("trading", "sell 2 coal to e for 70 of gold", "unclear-thing"),
        ("trading", "sell 2 coal to MadF for gold", "unclear-thing"),
        ("trading", "sell 2 bananas to MadF for 70", "unclear-thing"),
        ("trading", "sell 2 s to MadF for 70", "unclear-goods"),
        ("trading", "sell all to MadF for 70", "unclear-all"),
        ("trading", "accept", "unclear-proposal"),
        ("trading", "accept the coal", "unclear-proposal"),
        ("trading", "counter", "unclear-proposal"),
        ("trading", "content now", "unclear-more"),
        ("trading", "hello", "unclear-trade"),
        ("trading", "7", "unclear-trade"),
        ("trading", "use", "unclear-asset"),
        ("trading", "give 2 coal to MadF for 1 steel using magic", "unclear-asset"),
        ("trading", "give 2 coal to MadF for 1 steel using coal", "unclear-assets"),
        ("trading", "use magic", "unclear-asset"),
        ("trading", "", "unclear-empty"),
        ("dealt", "announce 999", "unclear-asset"),
        ("dealt", "announce r", "unclear-asset"),
        ("bidding", "bid", "unclear-bid"),
        ("bidding", "bid much", "unclear-bid"),
        ("bidding", "bid 40 for Enron", "unclear-company"),
        ("selling", "sell 20", "unclear-sale"),
        ("selling", "sell 9 coal", "unclear-stock"),
        ("selling", "sell 1 coal keep 1 coal", "unclear-sale"),
    ],
)
def test_what_is_unclear_is_said_exactly(position: str, text: str, message: str) -> None:
    match = POSITIONS[position]()
    seat = ADA if ADA in match.owing else match.owing[0]
    with pytest.raises(Unclear) as unclear:
        typed(text, match, seat)
    assert unclear.value.phrase.message == message
    words = terminal(match, seat).words
    assert words.say(unclear.value.phrase)


@pytest.mark.rule("G8")
@pytest.mark.parametrize(
    ("position", "text"),
    [
        ("dealt", "bid 40"),
        ("dealt", "sell 2 coal to MadF for 70"),
        ("bidding", "take 10"),
        ("taking", "content"),
        ("trading", "raise 60"),
        ("trading", "keep 1 coal"),
        ("trading", "found WorldCon"),
        ("selling", "drop 10"),
        ("dealt", "sell all"),
        ("dealt", "sell 2 coal"),
        ("dealt", "pass"),
        ("trading", "drop coal mine"),
        ("taking", "use 15"),
        ("trading", "point cfo"),
        ("selling", "raise all"),
        ("selling", "bid 40 for Endrun"),
        ("selling", "buy 1 sand from Lemon for 30"),
    ],
)
def test_what_is_not_asked_now(position: str, text: str) -> None:
    """The terminal reads it, and the match refuses it."""
    match = POSITIONS[position]()
    seat = match.owing[0]
    decision = typed(text, match, seat)
    assert isinstance(decision, dict)
    with pytest.raises(Refused) as refused:
        match.attempt(seat, decision)
    assert (refused.value.rule, refused.value.reason) == ("G8", "not_now")
    assert terminal(match, ADA).speech.refusal(refused.value)


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_whatever_is_typed_is_answered(language: str) -> None:
    """Words thrown together make a decision, a command, or an answer that says what is wrong."""
    chance = Rng(1)
    for position in POSITIONS.values():
        match = position()
        seat = match.owing[0]
        view, at = match.view(seat), terminal(match, seat, language)
        words = [at.vocabulary.word(meaning) for meaning in at.vocabulary.typed]
        words += [at.words(f"good-{good.replace('_', '-')}") for good in GOOD_NAMES]
        words += [*COMPANIES, "Ada", "1", "15", "99", "70M", "s", "#", ":", "coo", "999999999999"]
        told: list[str] = []
        for _ in range(400):
            said = [words[chance.below(len(words))] for _ in range(1 + chance.below(7))]
            try:
                told.append(str(read(" ".join(said), view, at)))
            except Unclear as unclear:
                told.append(at.words.say(unclear.phrase))
            except Refused as refused:
                told.append(at.speech.refusal(refused))
        assert all(told)


def test_a_counter_to_a_barter_says_the_whole_exchange() -> None:
    match = trading()
    terms = {"company": MADF, "partner": ENDRUN, "give": {"money": 5}, "get": {"coal": 1}}
    match.decide(BRUNO, {"kind": "propose", **terms})
    view = match.view(ADA)
    proposal = view.table.proposals[0]
    proposal.give.pop("money")
    proposal.give["steel"] = 1
    with pytest.raises(Unclear, match="unclear-reprice"):
        read("counter 1 60", view, terminal(match, ADA))


def test_more_to_see() -> None:
    match = POSITIONS["trading"]()
    assert typed("prices", match) == Command("prices")
    assert typed("company Endrun", match) == Command("company", "Endrun")
    assert typed("compagnia lemon", match, ADA, "it") == Command("company", "lemon")
    assert typed("rule G14", match) == Command("help", "G14")
    assert typed("règle G14", match, ADA, "fr") == Command("help", "G14")


def test_what_can_be_completed() -> None:
    match = POSITIONS["trading"]()
    view: View = match.view(ADA)
    answers = terminal(match, ADA).answers(view)
    assert {"sell", "accept", "coal", "Endrun"} <= set(answers)
