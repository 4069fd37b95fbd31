"""What can be typed in Ponzi Scheme, in all three languages."""

from __future__ import annotations

import pytest

from tests.cli.positions import asked, terminal
from tests.cli.terminal.ponzi.positions import (
    ADVANCED,
    FUNDED,
    PASS,
    SELL,
    find,
    offer,
    played,
    ponzi_match,
)
from tontine.cli.terminal.answers import Unclear
from tontine.cli.terminal.completion import suggestions
from tontine.cli.terminal.grammar import Command, read
from tontine.cli.terminal.ponzi.choices import AMOUNT
from tontine.play.errors import Refused
from tontine.play.match import Match, new_match
from tontine.play.view import Decision, View


def said(match: Match, text: str, language: str = "en") -> Decision | View | Command:
    seat = match.owing[0]
    return read(text, match.view(seat), terminal(match, seat, language))


def rest(match: Match, first: str, then: str, language: str = "en") -> Decision | View | Command:
    """An answer in two steps."""
    seat = match.owing[0]
    view = read(first, match.view(seat), terminal(match, seat, language))
    assert isinstance(view, View)
    assert view.asks[0].kind == AMOUNT
    return read(then, view, terminal(match, seat, language))


@pytest.fixture(scope="module")
def funding() -> Match:
    return played()


@pytest.fixture(scope="module")
def trading() -> Match:
    """Ada is asked; all three hold Media."""
    return played(*FUNDED)


# -- funding -----------------------------------------------------------------------


@pytest.mark.rule("P9")
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "fund media 10"),
        ("en", "media 10"),
        ("en", "10 media"),
        ("en", "m 10"),
        ("en", "fund media with card 10"),
        ("en", "FUND MEDIA $10"),
        ("it", "investi media 10"),
        ("it", "investi in media con la carta 10"),
        ("it", "fund media 10"),
        ("fr", "financer médias 10"),
        ("fr", "finance medias avec 10"),
        ("fr", "media 10"),
    ],
)
def test_a_fund(funding: Match, language: str, text: str) -> None:
    expected = {"kind": "fund", "industry": "media", "card": 10}
    assert said(funding, text, language) == expected


@pytest.mark.rule("P3")
@pytest.mark.parametrize(
    ("language", "text", "industry"),
    [
        ("en", "real estate 9", "real_estate"),
        ("en", "real 9", "real_estate"),
        ("en", "9 real estate", "real_estate"),
        ("it", "alimentari 9", "grain"),
        ("it", "immobiliare 9", "real_estate"),
        ("it", "grain 9", "grain"),
        ("fr", "énergie 9", "grain"),
        ("fr", "e 9", "grain"),
        ("fr", "transports 9", "transportation"),
        ("fr", "financer l'énergie avec le fonds 9", "grain"),
        ("fr", "financer l’énergie avec le fonds 9", "grain"),
        ("it", "investi nell'immobiliare con la carta da 9", "real_estate"),
        ("it", "investi nell’immobiliare con la carta da 9", "real_estate"),
    ],
)
def test_industries(funding: Match, language: str, text: str, industry: str) -> None:
    assert said(funding, text, language) == {"kind": "fund", "industry": industry, "card": 9}


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_initials_are_unambiguous_and_no_word_is_an_industry(funding: Match, language: str) -> None:
    spoken = terminal(funding, 0, language)
    names = [spoken.words(f"industry-{it}") for it in ("transportation", "grain", "media")]
    names.append(spoken.words("industry-real-estate"))
    assert len({name[0] for name in names}) == 4
    for name in names:
        assert spoken.vocabulary.meaning(name) is None


def test_choices_by_number(funding: Match) -> None:
    """Card by card; to pass comes last."""
    assert said(funding, "1") == {"kind": "fund", "industry": "transportation", "card": 9}
    assert said(funding, "7") == {"kind": "fund", "industry": "media", "card": 10}
    assert said(funding, "13") == PASS
    for text in ("0", "14", "99"):
        with pytest.raises(Unclear, match="unclear-number"):
            said(funding, text)


@pytest.mark.parametrize("text", ["fund", "fund media", "fund 10", "media 10 11", "fund 9 10"])
def test_half_a_fund(funding: Match, text: str) -> None:
    with pytest.raises(Unclear, match="unclear-fund"):
        said(funding, text)


def test_no_such_industry(funding: Match) -> None:
    for text in ("fund opera 10", "fund media grain 10", "return opera", "return"):
        with pytest.raises(Unclear, match="unclear-industry"):
            said(funding, text)


def test_nonsense(funding: Match) -> None:
    with pytest.raises(Unclear, match="unclear-empty"):
        said(funding, "")
    with pytest.raises(Unclear, match="unclear-more"):
        said(funding, "pass 3")
    with pytest.raises(Unclear, match="unclear-remove"):
        said(funding, "remove media")
    for text in ("luxury", "luxury 0", "luxury 5", "luxury 9", "luxury 999999999"):
        with pytest.raises(Unclear, match="unclear-luxury"):
            said(funding, text)


@pytest.mark.parametrize(("language", "text"), [("en", "pass"), ("it", "passa"), ("fr", "passer")])
def test_passing(funding: Match, trading: Match, language: str, text: str) -> None:
    assert said(funding, text, language) == PASS
    assert said(trading, text, language) == PASS


# -- the envelope ------------------------------------------------------------------


@pytest.mark.rule("P16")
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "offer bruno media 5"),
        ("en", "offer media bruno 5"),
        ("en", "bruno media $5"),
        ("en", "offer bru m 5"),
        ("en", "1 5"),
        ("en", "offer 1 5"),
        ("it", "offri a bruno media 5"),
        ("it", "offri bruno per media 5"),
        ("fr", "proposer à bruno médias 5"),
    ],
)
def test_an_offer_at_once(trading: Match, language: str, text: str) -> None:
    assert said(trading, text, language) == offer(1, "media", 5)


@pytest.mark.rule("P16")
@pytest.mark.parametrize(
    ("language", "first", "then", "amount"),
    [
        ("en", "offer chloe media", "5", 5),
        ("en", "2", "5", 5),
        ("en", "chloé m", "all", 9),
        ("en", "2", "nothing", 0),
        ("en", "2", "0", 0),
        ("it", "offri chloé media", "tutto", 9),
        ("fr", "proposer chloe médias", "rien", 0),
    ],
)
def test_an_offer_in_two_steps(
    trading: Match, language: str, first: str, then: str, amount: int
) -> None:
    assert rest(trading, first, then, language) == offer(2, "media", amount)


def test_another_offer_instead_of_the_amount(trading: Match) -> None:
    assert rest(trading, "2", "offer bruno media 4") == offer(1, "media", 4)
    again = rest(trading, "2", "offer bruno media")
    assert isinstance(again, View)
    assert again.asks[0].choices[0].decision["to"] == 1
    assert rest(trading, "2", "pass") == PASS
    with pytest.raises(Unclear, match="unclear-amount"):
        rest(trading, "2", "much")


def test_half_an_offer(trading: Match) -> None:
    for text in ("offer", "offer bruno", "offer zoe media", "offer 20"):
        with pytest.raises(Unclear, match="unclear-offer"):
            said(trading, text)


@pytest.mark.rule("P16")
def test_an_offer_that_cannot_be_is_refused_at_once(trading: Match) -> None:
    """Without asking for the amount first."""
    decision = said(trading, "offer bruno grain")
    assert isinstance(decision, dict)
    with pytest.raises(Refused, match="P16: you and seat 2 do not both hold a Grain tile"):
        trading.decide(0, decision)


def test_names_that_begin_alike() -> None:
    match = played(*FUNDED, seats=("Zoe", "Anna", "Anna Maria"))
    assert said(match, "offer anna media 3") == offer(1, "media", 3)
    assert said(match, "offer anna maria media 3") == offer(2, "media", 3)
    assert said(match, "offer media maria 3") == offer(2, "media", 3)
    with pytest.raises(Unclear, match="unclear-which"):
        said(match, "offer ann media 3")


@pytest.mark.parametrize("language", ["en", "it", "fr"])
@pytest.mark.parametrize("apostrophe", ["'", "’"])
def test_names_with_an_apostrophe(language: str, apostrophe: str) -> None:
    for other in ("'", "’"):
        match = played(*FUNDED, seats=("Zoe", f"D{other}Artagnan", f"Shay O{other}Brien"))
        assert said(match, f"d{apostrophe}artagnan media 3", language) == offer(1, "media", 3)
        assert said(match, f"shay o{apostrophe}brien media 3", language) == offer(2, "media", 3)
        assert said(match, "brien media 3", language) == offer(2, "media", 3)


def test_a_name_that_begins_like_an_industry() -> None:
    match = played(*FUNDED, seats=("Zoe", "Mario", "Gregor"))
    assert said(match, "offer m media 3") == offer(1, "media", 3)
    assert said(match, "offer g m 3") == offer(2, "media", 3)


@pytest.mark.rule("P17")
@pytest.mark.parametrize(
    ("language", "sell", "counter"),
    [("en", "sell", "counter"), ("it", "vendi", "controfferta"), ("fr", "vendre", "contre-offre")],
)
def test_answers(language: str, sell: str, counter: str) -> None:
    match = played(*FUNDED, offer(1, "media", 5))
    assert said(match, sell, language) == SELL
    assert said(match, counter, language) == {"kind": "counter"}
    assert [said(match, "1"), said(match, "2")] == [SELL, {"kind": "counter"}]
    with pytest.raises(Unclear, match="unclear-answer"):
        said(match, "perhaps", language)


# -- the rest of the round ---------------------------------------------------------


@pytest.mark.rule("P20")
@pytest.mark.parametrize(
    ("language", "text"), [("en", "remove 17"), ("it", "scarta 17"), ("fr", "retirer 17")]
)
def test_removing(language: str, text: str) -> None:
    match = played(*FUNDED, PASS, PASS, PASS)
    assert said(match, text, language) == {"kind": "remove", "card": 17}
    market = [fund.value for row in match.view(0).table.market for fund in row]
    assert said(match, "9") == {"kind": "remove", "card": market[8]}
    assert said(match, str(market[8])) == {"kind": "remove", "card": market[8]}
    decision = said(match, "remove 9")
    assert isinstance(decision, dict)
    with pytest.raises(Refused, match="P20: there is no card 9 in the market"):
        match.decide(match.owing[0], decision)


@pytest.mark.rule("P22")
def test_returning() -> None:
    match = find(asked("return"), options={})
    names = [it.decision["industry"] for it in match.view(match.owing[0]).asks[0].choices]
    for number, name in enumerate(names, 1):
        expected = {"kind": "return", "industry": name}
        assert said(match, str(number)) == expected
        typed = name.replace("_", " ")
        assert said(match, typed) == said(match, f"return {typed}") == expected


@pytest.mark.rule("P32")
@pytest.mark.parametrize(
    ("language", "text"), [("en", "luxury 2"), ("it", "lusso 2"), ("fr", "luxe 2")]
)
def test_luxuries(language: str, text: str) -> None:
    match = find(lambda view: any(ask.kind == "luxury" for ask in view.asks))
    assert said(match, text, language) == {"kind": "luxury", "luxury": 2}
    basic = ponzi_match(asked("offer"))
    decision = said(basic, "luxury 2")
    assert isinstance(decision, dict)
    with pytest.raises(Refused, match="P32"):
        basic.decide(basic.owing[0], decision)


def test_commands_and_json(funding: Match) -> None:
    assert said(funding, "help P18") == Command("help", "P18")
    assert said(funding, '{"kind":"pass"}') == PASS
    assert said(funding, "annulla", "it") == Command("undo")


def test_when_it_is_over() -> None:
    match = ponzi_match(lambda view: False, 3, options=ADVANCED)
    with pytest.raises(Refused, match="P24"):
        read("pass", match.view(0), terminal(match, 0))


def test_the_tab_key_offers_what_fits(funding: Match, trading: Match) -> None:
    offered = suggestions(funding.view(0), terminal(funding, 0, "it"))
    assert {"investi", "passa", "media", "immobiliare", "aiuto", "P33"} <= set(offered)
    assert "A1" not in offered
    offered = suggestions(trading.view(0), terminal(trading, 0))
    assert offered[:2] == ["offer", "pass"]
    assert {"bruno", "chloé", "media"} <= set(offered)
    assert "grain" not in offered
    view = read("1", trading.view(0), terminal(trading, 0))
    assert isinstance(view, View)
    assert suggestions(view, terminal(trading, 0))[:2] == ["all", "nothing"]


def test_seats_with_numbers_for_names() -> None:
    match = new_match("ponzi", 3, 7)
    assert said(match, "1") == {"kind": "fund", "industry": "transportation", "card": 9}
