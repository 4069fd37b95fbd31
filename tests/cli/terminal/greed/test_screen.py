"""What the screen of Greed Incorporated shows, one page a phase, and how wide it is."""

from __future__ import annotations

import re
from functools import cache

import pytest

from tests.cli.positions import NAMES, never, random_match, terminal
from tests.cli.terminal.greed.positions import (
    ADA,
    BRUNO,
    CARDS,
    ENDRUN,
    MADF,
    bidding,
    dealt,
    play,
    proposed,
    selling,
    taking,
    trading,
)
from tontine.bots.seats import bot_decision, make_bot
from tontine.cli.terminal.answers import Unclear
from tontine.cli.terminal.greed.palette import DOUBLE
from tontine.cli.terminal.greed.vocabulary import PAGES
from tontine.cli.terminal.palette import EMPTY
from tontine.cli.terminal.screen import draw_screen
from tontine.cli.terminal.text import width_of
from tontine.play.greed.speech import GreedSpeech
from tontine.play.match import Match, new_match
from tontine.play.view import View
from tontine.rules.chance import Rng
from tontine.rules.greed.cardfile import LONGEST_NAME
from tontine.rules.greed.decisions import PHASES

HEIGHT = 38
ASKED = [phase for phase in PHASES if phase not in ("drafting", "equipping", "over")]
LANGUAGES = ["en", "it", "fr"]
MINUS = "\N{MINUS SIGN}"


@cache
def moments(seats: int) -> dict[str, tuple[Match, View]]:
    """What is seen late in every phase, from games of bots that know what they do."""
    found: dict[str, tuple[Match, View]] = {}
    for seed in range(1, 20):
        match, rng = new_match("greed", NAMES[:seats], seed), Rng(seed)
        bots = [make_bot("greed", "easy", Rng(rng.next())) for _ in range(seats)]
        while not match.over:
            seat = int(match.game.actor)
            phase = match.view(None).table.phase
            if phase not in found and match.version > 80:
                found[phase] = (match, match.view(seat))
            match.decide(seat, bot_decision(match, seat, bots[seat], rng))
        if set(ASKED) <= set(found):
            return found
    raise AssertionError(f"never came up: {set(ASKED) - set(found)}")


def drawn(view: View, match: Match, width: int = 100, language: str = "en") -> str:
    lines = draw_screen(view, terminal(match, view.seat, language), width, HEIGHT)
    assert all(line.cell_len <= width for line in lines)
    return "\n".join(line.plain for line in lines)


def screen(match: Match, seat: int, width: int = 100, language: str = "en") -> str:
    return drawn(match.view(seat), match, width, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 140])
@pytest.mark.parametrize("seats", [3, 5])
def test_every_phase_fits(seats: int, width: int, language: str) -> None:
    for phase in ASKED:
        match, view = moments(seats)[phase]
        text = drawn(view, match, width, language)
        speech = terminal(match, view.seat, language).speech
        assert isinstance(speech, GreedSpeech)
        stage = speech.words(f"stage-{view.table.stage}")
        assert stage in text
        # Of the many decisions of the trade the question is about the first.
        rule = "G17" if phase == "trading" else view.asks[0].rule
        assert f"({rule})" in text
        rows = [line.split() for line in text.splitlines()]
        prices = [str(good.price) for good in view.table.goods]
        assert prices in [row[-len(prices) :] for row in rows]
        for company in view.table.companies:
            piles = (company.free, company.last, company.income)
            sums = r"\s+".join(str(pile or EMPTY) for pile in piles)
            name = re.escape(speech.company(company.number)[:8])  # it may be cut short
            assert re.search(rf"{name}.*\s{sums}\s", text), company


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
def test_every_page_fits(width: int, language: str) -> None:
    for phase in ("trading", "silver", "founding"):
        match, view = moments(5)[phase]
        at = terminal(match, view.seat, language)
        for page in PAGES:
            lines = at.page(page, "", view, width)
            assert lines
            assert all(line.cell_len <= width for line in lines)
        for company in view.table.companies:
            name = view.table.names.companies[company.number]
            lines = at.page("company", name, view, width)
            assert name in lines[0].plain
            assert all(line.cell_len <= width for line in lines)


def page(name: str, match: Match, seat: int = ADA, argument: str = "") -> str:
    lines = terminal(match, seat).page(name, argument, match.view(seat), 100)
    return "\n".join(line.plain for line in lines)


@pytest.mark.rule("G9", "G10")
@pytest.mark.parametrize("hand", [("15", "17"), ("17", "15")])
def test_announcing_shows_what_a_card_would_move(hand: tuple[str, str]) -> None:
    """In whatever order they were drawn."""
    lines = screen(dealt(*hand), ADA).splitlines()
    line = next(n for n, it in enumerate(lines) if "15 Coal Smelter" in it)
    assert "2 coal → 1 steel" in lines[line]
    assert f"trends: steel ▼▼▼ to {MINUS}3 (next 13M)" in lines[line + 1]


@pytest.mark.rule("G12", "G14")
def test_bidding_shows_the_cards_with_their_markers() -> None:
    text = screen(bidding(), ADA)
    assert "Make a sealed bid on behalf of Endrun, from 10M to 100M" in text
    line = next(it for it in text.splitlines() if "10 Coal Mine" in it)
    assert line.endswith("■ Bruno")
    own = next(it for it in text.splitlines() if "15 Coal Smelter" in it)
    assert own.endswith(f"● {DOUBLE}")
    assert "your own marker" in text


@pytest.mark.rule("G12")
def test_a_sealed_bid_stays_sealed_on_the_screen() -> None:
    match = bidding()
    match.decide(BRUNO, {"kind": "bid", "company": MADF, "amount": 37})
    assert "37M" not in screen(match, ADA)


@pytest.mark.rule("G14", "G15")
def test_taking_shows_the_cost_and_who_would_sit_where() -> None:
    text = screen(taking(), ADA)
    assert "The marker on it takes the next chair: CFO." in text
    line = next(it for it in text.splitlines() if "10 Coal Mine" in it)
    assert line.endswith("40M  ■")
    own = next(it for it in text.splitlines() if "15 Coal Smelter" in it)
    assert own.endswith(f"80M  ● {DOUBLE}")


@pytest.mark.rule("G19")
def test_a_deal_with_a_run_is_shown_with_it_and_with_what_is_in_its_way() -> None:
    terms = {"company": MADF, "partner": ENDRUN, "give": {"steel": 1}, "get": {"coal": 2}}
    match = play(trading(), (BRUNO, {"kind": "propose", **terms, "runs": [15]}))
    text = " ".join(screen(match, ADA).split())
    assert "1 MadF gives Endrun 1 steel for 2 coal, using Coal Smelter (15)" in text
    sale = {"company": ENDRUN, "partner": MADF, "give": {"coal": 2}, "get": {"money": 9}}
    match = play(
        match, (ADA, {"kind": "propose", **sale}), (BRUNO, {"kind": "accept", "proposal": 2})
    )
    assert "! G17: Endrun cannot give 2 coal: it has none" in " ".join(screen(match, ADA).split())
    match.decide(BRUNO, {"kind": "use", "asset": 15})
    assert "! G19: Coal Smelter (15) has been used" in " ".join(screen(match, ADA).split())


@pytest.mark.rule("G17", "G19")
def test_trade_shows_goods_and_what_could_be_made() -> None:
    text = screen(trading(), ADA)
    assert "2 coal" in text
    assert "no goods · [15] 2 coal → 1 steel" in text
    assert "1 land, 1 sand" in text
    assert 'Type "done" when you are done' in text


@pytest.mark.rule("G17")
def test_a_proposal_is_shown_with_what_it_is_worth() -> None:
    match = proposed()
    price = match.view(ADA).table.goods[2].price
    assert match.view(ADA).table.goods[2].name == "coal"
    text = screen(match, ADA)
    assert "1 MadF gives Endrun 50M for 2 coal" in text
    loss = 2 * price - 50
    assert f"(at market prices {MINUS}{loss}M; the other side +{loss}M)" in " ".join(text.split())
    assert "accept 1 · reject 1 · counter 1" in " ".join(text.split())
    assert "withdraw 1" in screen(match, BRUNO)
    assert "1 MadF gives Endrun 50M for 2 coal" in page("deals", match, 2)
    assert "accept" not in page("deals", match, 2)


@pytest.mark.rule("G19")
def test_an_asset_that_can_be_used_is_offered() -> None:
    match = proposed()
    match.decide(ADA, {"kind": "accept", "proposal": 1})
    assert "use 15 Coal Smelter  2 coal → 1 steel" in screen(match, BRUNO)
    match.decide(BRUNO, {"kind": "use", "asset": 15})
    assert "use 15" not in screen(match, BRUNO)
    assert "used" in page("company", match, BRUNO, "madf")


@pytest.mark.rule("G21", "G22")
def test_sales_show_what_everything_brings() -> None:
    match = selling()
    while match.view(None).table.company != ENDRUN:
        match.decide(match.owing[0], {"kind": "sell", "keep": {}})
    text = screen(match, ADA)
    price = match.view(ADA).table.goods[2].price
    assert f"2 coal at {price}M each: {2 * price}M" in text
    assert "The first year brings no boot." in text
    assert '"sell all keep 1 coal"' in text


@pytest.mark.rule("G25")
def test_pointing_shows_the_severance_of_each() -> None:
    match, view = moments(5)["pointing"]
    company = next(it for it in view.table.companies if it.number == view.table.company)
    text = drawn(view, match)
    for it in company.severance:
        assert f"severance {it.amount:,}M" in text


@pytest.mark.rule("G29")
def test_auctions_show_everyones_money_and_the_shelves() -> None:
    match, view = moments(5)["gold"]
    text = drawn(view, match)
    for player in view.table.players:
        assert f"{player.money:,}M" in text
    assert view.table.gold is not None
    assert view.table.names.symbols[view.table.gold.symbol.name] in text
    assert f"at least {view.table.auction.least:,}M" in text


@pytest.mark.rule("G32")
def test_founding_shows_companies_and_discards() -> None:
    match, view = moments(5)["founding"]
    text = drawn(view, match)
    for company in [it.number for it in view.table.foundable]:
        assert view.table.names.companies[company] in text
    for card in view.table.discards:
        assert view.table.names.assets[card.number] in text


def test_pages_on_request() -> None:
    match = trading()
    assert "[40]" in page("prices", match)
    assert "CEO Ada (severance 24M)" in page("company", match, ADA, "endrun")
    assert "There are no open proposals." in page("deals", match)
    assert "17" not in page("offers", match)
    assert "Symbol A 8" in page("symbols", match)
    with pytest.raises(Unclear, match="unclear-company"):
        page("company", match, ADA, "enron")


def test_names_of_another_set_are_used_in_every_language() -> None:
    match = taking()
    assert "Coal Smelter" in screen(match, ADA, 100, "it")
    house = new_match("greed", 3, 1)
    hand = house.view(0).table.hand[0].number
    names = {lang: terminal(house, 0, lang).words(f"asset-{hand}") for lang in LANGUAGES}
    assert len(set(names.values())) == 3
    for language, name in names.items():
        assert name in screen(house, 0, 100, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end(language: str) -> None:
    match = random_match(never, 3, 2, {"cards": CARDS}, "greed")
    text = "\n".join(
        line.plain for line in terminal(match, None, language).standing(match.view(None), 80)
    )
    assert "(G33)" in text
    best = match.standings()[0]
    assert str(best.score) in text
    for name in match.seats:
        assert name in text


@pytest.mark.parametrize("width", [80, 100])
def test_strange_names(width: int) -> None:
    fields = CARDS.replace('"Endrun"', f'"{"E" * LONGEST_NAME}"')
    names = ["\x1b[2J\nAda" + "a" * 300, "日本語の名前", "B" * 40]
    match = new_match("greed", names, 3, {"cards": fields})
    for _ in range(3):
        seat = match.owing[0]
        text = screen(match, seat, width)
        assert all(line.isprintable() for line in text.splitlines())
        match.decide(seat, match.view(seat).asks[0].choices[0].decision)


# -- in a small window -------------------------------------------------------------


@cache
def late() -> list[tuple[Match, View]]:
    """Of a game of five, for each phase the question that takes most lines."""
    match = new_match("greed", NAMES[:5], 1)
    bots = [make_bot("greed", "normal", Rng(seat)) for seat in range(5)]
    tallest: dict[str, tuple[int, Match, View]] = {}
    rng = Rng(1)
    while not match.over:
        seat = match.owing[0]
        if match.version % 3 == 0:
            view = match.view(seat)
            reader = terminal(match, seat)
            height = len(reader.panels(view, 80)) + len(reader.prompt(view, 80))
            if height > tallest.get(view.table.phase, (0, None))[0]:
                tallest[view.table.phase] = (height, match, view)
        match.decide(seat, bot_decision(match, seat, bots[seat], rng))
    assert {"bidding", "taking", "trading", "selling", "gold", "silver"} <= set(tallest)
    return [(match, view) for _, match, view in tallest.values()]


@pytest.mark.parametrize("language", ["en", "it", "fr"])
@pytest.mark.parametrize("height", [22, 28])
def test_late_in_the_game_the_screen_still_fits(language: str, height: int) -> None:
    """80 by 24 or 30, with a line for the answer, and one for what may be wrong with it."""
    for match, view in late():
        reader = terminal(match, view.seat, language)
        lines = [line.plain for line in draw_screen(view, reader, 80, height)]
        assert len(lines) <= height, view.table.phase
        assert all(width_of(line) <= 80 for line in lines)
        text = "\n".join(lines)
        if view.table.phase in ("bidding", "taking"):
            for offer in view.table.offers:
                assert re.search(rf"(^|  ) *{offer.card.number} ", text, re.MULTILINE)
        if view.table.phase == "trading":
            for it in view.table.proposals:
                if it.rival == view.seat:
                    assert re.search(rf"^ *{it.number} ", text, re.MULTILINE)
