"""What a decision of Greed Incorporated would do, held against what it did, and in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

import msgspec
import pytest

from tests.cli.positions import NAMES
from tests.cli.terminal.greed.positions import (
    ADA,
    BRUNO,
    CARDS,
    CHLOE,
    ENDRUN,
    LEMON,
    MADF,
    bidding,
    play,
    proposed,
    selling,
    taking,
    trading,
)
from tontine.bots.seats import bot_decision, make_bot
from tontine.play.errors import Refused
from tontine.play.greed.cards import cards_of
from tontine.play.greed.names import CHAIR_NAMES, GOOD_NAMES
from tontine.play.greed.speech import GreedSpeech
from tontine.play.greed.view import Company, Effect, GreedChanges, GreedTable
from tontine.play.match import Match, new_match
from tontine.play.view import BareView, Choice, Decision, Event, Outcome
from tontine.play.words import LANGUAGES, Phrase, words
from tontine.rules.chance import Rng
from tontine.rules.greed import layout as at
from tontine.rules.greed.game import Greed
from tontine.rules.greed.position import NOBODY

KINDS = ("use", "accept", "take", "sell", "point", "raise")


class Deed(msgspec.Struct):
    """A decision with what it was said to do, and the table before and after it."""

    seat: int
    decision: Decision
    outcome: Outcome
    before: GreedTable
    after: GreedTable
    events: list[Event]

    @property
    def kind(self) -> str:
        return str(self.decision["kind"])

    @property
    def changes(self) -> GreedChanges:
        assert isinstance(self.outcome.changes, GreedChanges)
        return self.outcome.changes


@cache
def whole_game() -> Match:
    match = new_match("greed", NAMES[:3], 3)
    bots = [make_bot("greed", "easy", Rng(seat)) for seat in range(3)]
    rng = Rng(3)
    while not match.over:
        seat = match.owing[0]
        match.decide(seat, bot_decision(match, seat, bots[seat], rng))
    return match


@cache
def deeds() -> list[Deed]:
    """Those of a whole game that change something at once."""
    whole = whole_game()
    match = new_match("greed", NAMES[:3], 3)
    found = []
    for step in whole.steps[1:]:
        assert step.seat is not None
        assert step.decision is not None
        wanted = step.decision["kind"] in KINDS
        if wanted:
            outcome = match.preview(step.seat, step.decision)
            before = match.bare_view(None).table
        match.decide(step.seat, step.decision)
        if wanted:
            after = match.bare_view(None).table
            told = [it.event for it in step.events]
            found.append(Deed(step.seat, step.decision, outcome, before, after, told))
    assert {deed.kind for deed in found} == set(KINDS)
    return found


def of_kind(kind: str) -> list[Deed]:
    return [deed for deed in deeds() if deed.kind == kind]


def company(table: GreedTable, number: int) -> Company:
    return next(it for it in table.companies if it.number == number)


def difference(deed: Deed, number: int) -> dict[str, int]:
    """What became of a company's money and goods."""
    old, new = company(deed.before, number), company(deed.after, number)
    change = {"free": new.free - old.free, "income": new.income - old.income}
    change |= {good: new.goods.get(good, 0) - old.goods.get(good, 0) for good in GOOD_NAMES}
    return {name: count for name, count in change.items() if count}


def foretold(effect: Effect) -> dict[str, int]:
    change = {"free": effect.free, "income": effect.income, **effect.goods}
    return {name: count for name, count in change.items() if count}


@pytest.mark.rule("G13", "G14", "G17", "G18", "G19")
@pytest.mark.parametrize("kind", ["use", "accept", "take"])
def test_companies_change_as_foretold(kind: str) -> None:
    for deed in of_kind(kind):
        if deed.before.phase != deed.after.phase:
            continue  # with what happens then the difference is another
        for effect in deed.changes.companies:
            assert foretold(effect) == difference(deed, effect.company)
            after = company(deed.after, effect.company)
            ready = [it.card.number for it in after.assets if it.processes and it.why is None]
            if kind != "take":
                assert effect.forecast == after.forecast
                assert effect.usable == ready


@pytest.mark.rule("G15")
def test_whoever_takes_a_chair_sits_there() -> None:
    for deed in of_kind("take"):
        (seated,) = deed.changes.seated
        assert company(deed.before, seated.company).chairs[seated.place] is None
        assert company(deed.after, seated.company).chairs[seated.place] == seated.seat
        assert CHAIR_NAMES[seated.place] == seated.chair


@pytest.mark.rule("G21", "G22")
def test_a_sale_says_whether_the_boot_comes() -> None:
    verdicts = set()
    for deed in of_kind("sell"):
        (effect,) = deed.changes.companies
        verdicts.add(effect.forecast.verdict)
        closed = {
            it.fields["company"]: it for it in deed.events if it.event in ("closed", "booted")
        }
        if closed:
            booted = closed[effect.company].event == "booted"
            assert booted == (effect.forecast.verdict == "boot")
        elif deed.after.phase == "selling":
            assert foretold(effect) == difference(deed, effect.company)
            assert company(deed.after, effect.company).forecast == effect.forecast
    assert verdicts == {"first", "clear", "boot"}


@pytest.mark.rule("G25")
def test_severance_is_paid_as_foretold() -> None:
    paid = 0
    for deed in of_kind("point"):
        fired = [it for it in deed.events if it.event == "fired" and it.fields["seat"] == deed.seat]
        first = [it for it in fired if it.fields["company"] == deed.before.company]
        assert deed.changes.money == sum(int(it.fields["amount"]) for it in first)
        paid += deed.changes.money
    assert paid


@pytest.mark.rule("G29", "G30", "G31")
def test_a_ladder_knows_everybodys_last_bid() -> None:
    for deed in of_kind("raise"):
        auction = deed.after.auction
        if deed.after.phase == deed.before.phase and auction is not None:
            assert (auction.ladder[0].seat, auction.ladder[0].bid) == (
                deed.seat,
                deed.decision["amount"],
            )
            assert auction.ladder[0].state == "highest"
            assert auction.least > deed.decision["amount"]


@pytest.mark.rule("G33")
def test_the_shelves_add_up() -> None:
    table: GreedTable = whole_game().view(None).table
    standings = whole_game().standings()
    assert [(it.seat, it.rank, it.points) for it in table.shelves] == [
        (it.seat, it.rank, it.score) for it in standings
    ]
    for shelf in table.shelves:
        assert shelf.points == sum(prize.points for prize in shelf.prizes)
        assert all(1 <= prize.year <= table.year for prize in shelf.prizes)
        assert all(prize.paid >= 30 for prize in shelf.prizes)
    assert table.result is not None
    assert str(table.shelves[0].points) in english(table.result)


# -- in words ----------------------------------------------------------------------


def english(phrase: Phrase) -> str:
    return words("en", "greed").say(phrase)


def phrases(value: object) -> Iterator[Phrase]:
    """All that stand in something."""
    if isinstance(value, Phrase):
        yield value
    elif isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            yield from phrases(getattr(value, field))
    elif isinstance(value, list | tuple):
        for item in value:
            yield from phrases(item)


@cache
def views() -> list[BareView]:
    """Of each phase a few, for a seat that is asked, one that waits, and an onlooker."""
    whole = whole_game()
    found: dict[str, int] = {}
    taken = []
    for version in range(len(whole.steps)):
        phase = whole.bare_view(None, version).table.phase
        found[phase] = found.get(phase, 0) + 1
        if found[phase] % 7 in (1, 2):
            taken += [whole.bare_view(seat, version) for seat in (0, 1, None)]
    assert {"pointing", "dropping", "founding", "gold", "silver", "founders", "over"} <= set(found)
    return taken


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    speeches = {
        seat: whole_game().title.speech(
            words(language, "greed"), whole_game().options, whole_game().seats, seat
        )
        for seat in (0, 1, None)
    }
    for view in views():
        for phrase in phrases([view.asks, view.waiting, view.table]):
            text = speeches[view.seat].say(phrase)
            assert text
            assert "{" not in text


def test_every_ask_has_a_question_and_every_choice_says_what_it_does() -> None:
    asked = 0
    for view in views():
        for ask in view.asks:
            assert ask.question is not None
            for choice in ask.choices:
                assert isinstance(choice.changes, GreedChanges)
                assert choice.says is not None
                assert choice.confirm is not None
                asked += 1
            assert all(number.limit is not None for number in ask.numbers)
        if not view.over and view.seat not in view.owing:
            assert len(view.waiting) == 1
    assert asked > 100


def says(match: Match, seat: int, decision: Decision) -> str:
    speech = match.title.speech(words("en", "greed"), match.options, match.seats, seat)
    outcome = match.preview(seat, decision)
    assert outcome.says is not None
    return speech.say(outcome.says)


@pytest.mark.rule("G12", "G14")
def test_a_bid_says_what_it_leaves() -> None:
    match = bidding()
    bid: Decision = {"kind": "bid", "company": ENDRUN, "amount": 40}
    assert says(match, ADA, bid) == (
        "If a card is taken for it, 60M of free cash is left; one with your own marker would cost "
        "80M."
    )
    assert says(match, ADA, {**bid, "amount": 60}).endswith("cost 120M, and that is too dear.")
    (effect,) = match.preview(ADA, bid).changes.companies
    assert (effect.company, effect.free) == (ENDRUN, -40)


@pytest.mark.rule("G12")
def test_what_others_bid_changes_nothing_in_what_is_foretold() -> None:
    bid: Decision = {"kind": "bid", "company": ENDRUN, "amount": 40}
    told = []
    for amount in (10, 99):
        match = play(bidding(), (BRUNO, {"kind": "bid", "company": MADF, "amount": amount}))
        told.append(msgspec.json.encode([match.preview(ADA, bid), match.bare_view(ADA)]))
    assert told[0] == told[1]


@pytest.mark.rule("G14", "G15")
def test_a_card_says_what_it_costs_and_who_sits_down() -> None:
    match = taking()
    told = says(match, ADA, {"kind": "take", "asset": 10})
    assert told == "It costs 40M, and 60M of free cash is left. Bruno takes a chair as CFO."
    own = says(match, ADA, {"kind": "take", "asset": 15})
    assert own == "It costs 80M, and 20M of free cash is left. You take a chair as CFO."


@pytest.mark.rule("G17")
def test_a_draft_says_what_it_does_to_both_sides() -> None:
    match = trading()
    coal = match.view(ADA).table.goods[2].price
    deal = {"company": ENDRUN, "partner": MADF, "give": {"coal": 2}, "get": {"money": 60}}
    draft: Decision = {"kind": "propose", **deal}
    mine, theirs = match.preview(ADA, draft).changes.companies
    assert foretold(mine) == {"coal": -2, "income": 60}
    assert foretold(theirs) == {"coal": 2, "free": -60}
    assert mine.worth == -theirs.worth == 60 - 2 * coal
    assert theirs.usable == [15]
    assert mine.forecast.total == 60


@pytest.mark.rule("G17", "G18")
def test_a_deal_of_money_alone_says_what_is_paid_and_what_is_income() -> None:
    match = trading()
    deal = {"company": ENDRUN, "partner": MADF, "give": {"money": 20}, "get": {"money": 25}}
    foreseen = match.preview(ADA, {"kind": "propose", **deal})
    mine, theirs = foreseen.changes.companies
    assert foretold(mine) == {"free": -20, "income": 25}
    assert foretold(theirs) == {"free": -25, "income": 20}
    assert foreseen.says is not None
    assert english(foreseen.says).startswith(
        "You pay 20M of free cash now and get 25M of new income"
    )
    match.decide(ADA, {"kind": "propose", **deal})
    told = says(match, BRUNO, {"kind": "accept", "proposal": 1})
    assert told is not None
    assert told.startswith("You pay 25M of free cash now and get 20M of new income")


@pytest.mark.rule("G17")
@pytest.mark.parametrize(
    ("terms", "why"),
    [
        ({"get": {}}, "G17: company 0 would give nothing; each side must give something"),
        ({"give": {}}, "G17: company 3 would give nothing; each side must give something"),
        ({"give": {"coal": 99}}, "G17: company 3 cannot give 99 coal: it has 2"),
        ({"get": {"money": 999}}, "G18: company 0 has 80M of free cash, not 999M"),
    ],
)
def test_a_draft_that_cannot_be_sent_yet_says_why(terms: Decision, why: str) -> None:
    match = trading()
    deal = {"company": ENDRUN, "partner": MADF, "give": {"coal": 2}, "get": {"money": 60}, **terms}
    draft: Decision = {"kind": "propose", **deal}
    foreseen = match.preview(ADA, draft)
    assert foreseen.why is not None
    assert english(foreseen.why) == why
    assert [it.company for it in foreseen.changes.companies] == [ENDRUN, MADF]
    with pytest.raises(Refused):
        match.decide(ADA, draft)


@pytest.mark.rule("G8")
def test_what_nobody_may_propose_is_no_draft() -> None:
    draft: Decision = {"kind": "propose", "company": MADF, "partner": ENDRUN, "give": {}, "get": {}}
    with pytest.raises(Refused, match="G8"):
        trading().preview(ADA, draft)


@pytest.mark.rule("G19")
def test_a_draft_says_the_most_that_either_side_could_give() -> None:
    match = trading()
    table = match.view(ADA).table
    mine, theirs = company(table, ENDRUN), company(table, MADF)
    deal: Decision = {"kind": "propose", "company": ENDRUN, "partner": MADF, "give": {}, "get": {}}
    plain = match.preview(ADA, deal).changes.gives
    assert plain == [{**mine.goods, "money": mine.free}, {**theirs.goods, "money": theirs.free}]
    (asset,) = [it.card for it in theirs.assets if it.processes and not it.used][:1]
    made = match.preview(ADA, {**deal, "runs": [asset.number]}).changes.gives
    more = {good: theirs.goods.get(good, 0) + count for good, count in asset.makes.items()}
    assert made == [plain[0], {**plain[1], **more}]


@pytest.mark.rule("G17")
def test_an_answer_says_the_same_as_the_proposal() -> None:
    match = proposed()
    proposal = match.view(ADA).table.proposals[0]
    accepted = match.preview(ADA, {"kind": "accept", "proposal": 1})
    assert accepted.changes.companies == proposal.effects
    counter = {"kind": "counter", "proposal": 1, "give": {"coal": 2}, "get": {"money": 50}}
    assert match.preview(ADA, counter).changes.companies == proposal.effects[::-1]
    assert proposal.balance is not None
    assert match.view(CHLOE).table.proposals[0].balance is None


@pytest.mark.rule("G21")
def test_what_is_kept_costs_and_does_not_count() -> None:
    match = selling()
    while match.view(None).table.company != LEMON:
        match.decide(match.owing[0], {"kind": "sell", "keep": {}})
    land, sand = (good.price for good in match.view(CHLOE).table.goods[:2])
    told = says(match, CHLOE, {"kind": "sell", "keep": {"sand": 1}})
    assert told == (f"The sale brings {land}M. New income: {land}M. The first year brings no boot.")
    assert match.view(CHLOE).table.storage == [0, 0, 5, 15, 30]
    kept = match.preview(CHLOE, {"kind": "sell", "keep": {"sand": 1}}).changes.companies[0]
    assert (kept.forecast.total, kept.forecast.goods) == (land, sand)
    with pytest.raises(Refused, match="G21: company 2 cannot keep 2 sand: it has 1"):
        match.preview(CHLOE, {"kind": "sell", "keep": {"sand": 2}})


@pytest.mark.rule("G19")
def test_a_refusal_counts_the_goods() -> None:
    with pytest.raises(Refused, match="G19: asset 15 needs 2 coal, and company 0 has none"):
        trading().preview(BRUNO, {"kind": "use", "asset": 15})


def test_the_track_of_the_year() -> None:
    states = [stop.state for stop in trading().view(None).table.track]
    assert states == ["done"] * 4 + ["now"] + ["next"] * 5
    assert {stop.state for stop in whole_game().view(None).table.track} == {"done"}


def test_everything_that_happens_in_a_year_belongs_to_one_phase() -> None:
    match = whole_game()
    track = match.view(None).table.track
    stages = {event: stop.number for stop in track for event in stop.events}
    assert len(stages) == sum(len(stop.events) for stop in track)
    for step in match.steps[1:]:
        told = [it.event for it in step.events]
        names = [" ".join([it.event, *_about(it.fields)]) for it in told]
        assert set(names) <= set(stages)
        # What one decision leads to never goes back, but for a new year.
        year = names.index("year") if "year" in names else len(names)
        for part in (names[:year], names[year:]):
            places = [stages[name] for name in part]
            assert places == sorted(places)


@pytest.mark.rule("G17")
def test_a_deal_between_my_own_companies_is_made_and_not_sent() -> None:
    match, seat, company, partner = _two_companies()
    others = [it.number for it in match.view(seat).table.companies if it.ceo != seat]
    for other, message in ((partner, "confirm-deal"), (others[0], "confirm-propose")):
        sides = {"company": company, "partner": other}
        draft = match.preview(seat, {"kind": "propose", **sides, "give": {"money": 1}, "get": {}})
        assert draft.confirm is not None
        assert draft.confirm.message == message


def _two_companies() -> tuple[Match, int, int, int]:
    """A game in which somebody who may trade runs two companies: the seat, and both of them."""
    match = whole_game()
    for version in range(match.version):
        table = match.view(None, version).table
        for seat in range(3):
            mine = [it for it in table.companies if it.ceo == seat and it.free > 0]
            if table.phase == "trading" and len(mine) > 1 and seat in match.at(version).owing:
                return match.at(version), seat, mine[0].number, mine[1].number
    raise AssertionError("nobody runs two companies")


@pytest.mark.rule("G24", "G25", "G26")
def test_a_board_that_was_judged_is_shown_as_it_sat() -> None:
    """Until the next one is judged, or the year ends: the chairs are taken by others by then."""
    match = whole_game()
    seen = 0
    for version, step in enumerate(match.steps):
        told = [it.event for it in step.events]
        fired = {str(it.fields["chair"]): it.fields for it in told if it.event == "fired"}
        before = match.view(None, max(0, version - 1)).table
        verdict = match.view(None, version).table.verdict
        if not fired:
            if any(it.event in ("year", "booted", "closed") for it in told):
                assert verdict is None
            continue
        seen += 1
        assert verdict is not None
        (company,) = (it for it in before.companies if it.number == verdict.company)
        assert [it.seat for it in verdict.board] == [it.seat for it in company.severance]
        pointed = [*before.fingers, *(it.fields for it in told if it.event == "pointed")]
        assert sum(len(it.fingers) for it in verdict.board) == len(pointed) == len(verdict.board)
        for it in verdict.board:
            assert bool(it.fingers) == (it.chair in fired)
            assert it.paid == (fired[it.chair]["amount"] if it.chair in fired else None)
    assert seen > 3


def _about(fields: Mapping[str, object]) -> list[str]:
    return [str(fields[field]) for field in ("cause", "lot") if field in fields]


def test_a_choice_that_is_listed_has_a_name() -> None:
    def named(choice: Choice) -> str:
        assert choice.called is not None
        return english(choice.called)

    asks = {ask.kind: ask for ask in proposed().view(ADA).asks}
    assert [named(it) for it in asks["answer"].choices] == [
        "accept proposal 1",
        "reject proposal 1",
    ]
    assert [named(it) for it in asks["content"].choices] == ["done trading"]
    assert [english(it) for it in asks["propose"].notes] == ["Proposals left this year: 24."]


# -- what is said before it is too late --------------------------------------------


@pytest.mark.rule("G12")
def test_all_bids_can_be_sealed_at_once() -> None:
    match, seat, companies = _two_bidders()
    asks = match.view(seat).asks
    assert [it.question.message for it in asks if it.question] == ["ask-bids"] * len(companies)
    first, *others = companies
    also = [{"company": it, "amount": 11} for it in others]
    bids: Decision = {"kind": "bid", "company": first, "amount": 10, "also": also}
    foreseen = match.preview(seat, bids)
    assert foreseen.confirm is not None
    assert english(foreseen.confirm) == "Bid 10M and 11M"
    assert {it.company: it.free for it in foreseen.changes.companies} == {
        first: -10,
        others[0]: -11,
    }
    match.decide(seat, bids)
    assert seat not in match.owing
    sealed = [it.event.fields for it in match.log(seat) if it.event.event == "sealed"]
    assert [(it["company"], it["amount"]) for it in sealed[-2:]] == [(first, 10), (others[0], 11)]


@pytest.mark.rule("G12")
def test_of_several_bids_all_are_made_or_none() -> None:
    match, seat, (first, other, *_) = _two_bidders()
    also = [{"company": other, "amount": 9}]
    with pytest.raises(Refused, match="G12"):
        match.decide(seat, {"kind": "bid", "company": first, "amount": 10, "also": also})
    assert len(match.view(seat).asks) == 2


def _two_bidders() -> tuple[Match, int, list[int]]:
    """Somebody who bids for two companies, while another seat is still to bid as well."""
    for seed in range(3, 30):
        match = _played(seed)
        for version in range(match.version):
            table = match.view(None, version).table
            then = match.at(version)
            for seat in then.owing if table.phase == "bidding" else []:
                mine = [it.number for it in table.companies if it.ceo == seat and it.bids]
                if len(mine) == len(then.view(seat).asks) == 2 and len(then.owing) > 1:
                    return then, seat, mine
    raise AssertionError("nobody bids for two companies")


@cache
def _played(seed: int) -> Match:
    match = new_match("greed", NAMES[:3], seed)
    bots = [make_bot("greed", "normal", Rng(seat)) for seat in range(3)]
    rng = Rng(seed)
    while not match.over:
        seat = match.owing[0]
        match.decide(seat, bot_decision(match, seat, bots[seat], rng))
    return match


def _foreseen(kind: str, message: str) -> Iterator[tuple[Match, int, Outcome]]:
    """Decisions of some games with this in what they say: the game, where it is, what they do."""
    for seed in range(3, 9):
        match = _played(seed)
        for version, step in enumerate(match.steps[1:]):
            if step.decision is None or step.seat is None or step.decision["kind"] != kind:
                continue
            outcome = match.at(version).preview(step.seat, step.decision)
            if any(it.message == message for it in phrases(outcome.says)):
                yield match, version, outcome


def _until_liquidated(match: Match, version: int, company: int) -> list[Event]:
    """What happens to a company from a decision on, until it is gone."""
    events = [it.event for step in match.steps[version + 1 :] for it in step.events]
    about = [it for it in events if it.fields.get("company") == company]
    end = next(place for place, it in enumerate(about) if it.event == "liquidated")
    return about[: end + 1]


@pytest.mark.rule("G24", "G28")
def test_a_sale_that_leaves_nobody_says_so() -> None:
    """Nobody but the CEO sits in the company, and last year it earned more than it has."""
    match = selling()
    game = match.game
    assert isinstance(game, Greed)
    number = int(game.company)
    for chair in range(1, len(CHAIR_NAMES)):
        game.numbers[at.CHAIR + number * len(CHAIR_NAMES) + chair] = NOBODY
    game.numbers[at.LAST + number] = 500
    game.closed |= 1 << number
    free, seat = int(game.free(number)), match.owing[0]
    foreseen = match.preview(seat, {"kind": "sell", "keep": {}})
    (effect,) = foreseen.changes.companies
    assert foreseen.says is not None
    books = foreseen.says.arguments["books"]
    severance = (free + 500) * 40 // 100
    assert books.message == "books-liquidated"
    assert books.arguments["cash"] == severance
    assert books.arguments["amount"] == free + 500 - severance + effect.forecast.income
    assert f"you get {severance}M, and the company is liquidated" in english(books)
    game.numbers[at.CHAIR + number * len(CHAIR_NAMES) + 1] = seat
    followed = match.preview(seat, {"kind": "sell", "keep": {}})
    assert followed.says is not None
    assert followed.says.arguments["books"].message == "books-boot"


@pytest.mark.rule("G28")
def test_a_finger_that_leaves_nobody_says_so() -> None:
    match, version, outcome = next(_foreseen("point", "does-point-liquidates"))
    table = match.view(None, version).table
    assert table.company is not None
    told = _until_liquidated(match, version, table.company)
    fired = sum(int(it.fields["amount"]) for it in told if it.event == "fired")
    before = company(table, table.company)
    (says,) = [it for it in phrases(outcome.says) if it.message == "does-point-liquidates"]
    assert says.arguments["amount"] == before.free + before.last - fired


@pytest.mark.rule("G20")
def test_to_be_done_says_which_letters_that_declines() -> None:
    letter = proposed().preview(ADA, {"kind": "content"})
    assert letter.confirm is not None
    assert speech_of(letter.confirm) == "Done, and decline MadF’s letter"
    plain = trading().preview(ADA, {"kind": "content"})
    assert plain.confirm is not None
    assert speech_of(plain.confirm) == "Done trading"
    assert plain.says is not None
    assert "turned down" not in speech_of(plain.says)


def speech_of(phrase: Phrase) -> str:
    return GreedSpeech(words("en", "greed"), cards_of(CARDS), NAMES[:3], ADA).say(phrase)


@pytest.mark.rule("G32")
def test_founding_says_how_many_assets_it_takes_and_warns_of_none() -> None:
    match, version = next(
        (match, version)
        for match in map(_played, range(3, 12))
        for version in range(match.version)
        if match.view(None, version).table.phase == "founding"
        and len(match.view(None, version).table.discards) > 1
    )
    then = match.at(version)
    seat = then.owing[0]
    (ask,) = then.view(seat).asks
    discards = [it.number for it in then.view(seat).table.discards]
    assert ask.question is not None
    assert "up to 4 discarded assets free" in english(ask.question)
    found = ask.choices[0].decision
    bare, one = (then.preview(seat, {**found, "assets": it}) for it in ([], discards[:1]))
    assert bare.confirm is not None
    assert one.confirm is not None
    assert english(bare.confirm).endswith("without assets")
    assert english(one.confirm).endswith("with 1 asset")
    assert bare.says is not None
    assert f"{len(discards)} lie in the discards" in english(bare.says)
    assert one.says is not None
    assert "discards" not in english(one.says)


@pytest.mark.rule("G11")
def test_while_announcing_prices_still_move_this_year() -> None:
    for version, view in enumerate(views()):
        expected = "this" if view.table.phase == "announcing" else "next"
        assert view.table.moves == expected, version


@pytest.mark.rule("G29", "G31")
def test_whoever_cannot_pay_is_not_in_an_auction() -> None:
    short = 0
    for deed in deeds():
        auction = deed.before.auction
        for rung in auction.ladder if auction is not None else []:
            assert auction is not None
            poor = rung.money < auction.least and rung.state != "highest"
            assert not (poor and rung.state == "in")
            short += rung.why is not None and rung.why.message == "barred-money"
    assert short
