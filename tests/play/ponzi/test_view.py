"""What the view of Ponzi Scheme works out: forecasts, what choices do, limits, the final score."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest
from mypy_extensions import u8

from tests.cli.positions import never
from tests.cli.terminal.ponzi.positions import (
    COUNTER,
    FUNDED,
    PASS,
    SELL,
    fund,
    offer,
    played,
    ponzi_match,
    remove,
)
from tontine.play.errors import Refused
from tontine.play.match import Match
from tontine.play.ponzi.forecast import outlook
from tontine.play.ponzi.outcomes import Change, PonziChanges
from tontine.play.ponzi.review import end
from tontine.play.ponzi.table import Player, PonziTable
from tontine.play.stories import StoryTeller
from tontine.play.view import Outcome, View
from tontine.play.words import LANGUAGES, Phrase, words
from tontine.rules.ponzi import layout
from tontine.rules.ponzi.decisions import RETURNING
from tontine.rules.ponzi.game import Ponzi
from tontine.testing.walk import at

GAMES = [(3, 1), (4, 2), (5, 3), (3, 8)]

all_games = pytest.mark.parametrize(("seats", "seed"), GAMES)


@cache
def whole(seats: int, seed: int, game: str = "advanced") -> Match:
    return ponzi_match(never, seats, seed, {"game": game})


def said(phrase: Phrase | None, reader: int | None = None) -> str | None:
    return None if phrase is None else words("en", "ponzi").say(phrase, reader=reader)


def table_of(match: Match, version: int, seat: int | None = None) -> PonziTable:
    table: PonziTable = match.view(seat, version).table
    return table


# -- falling due -------------------------------------------------------------------


@pytest.mark.rule("P23", "P24", "P25")
@all_games
def test_each_card_says_when_it_falls_due(seats: int, seed: int) -> None:
    match = whole(seats, seed)
    for version in range(match.version):
        for player in table_of(match, version).players:
            cards = [card for space in player.wheel for card in space]
            assert player.owed == [sum(it.interest for it in space) for space in player.wheel]
            for due in player.due:
                assert due.amount == sum(it.interest for it in cards if due.round in it.due)


@pytest.mark.rule("P24")
@all_games
def test_what_falls_due_is_paid(seats: int, seed: int) -> None:
    """Without a crash, the round ends with what its last table said."""
    match = whole(seats, seed)
    checked = 0
    for version in range(match.version):
        table = table_of(match, version)
        happened = [it.event for it in match.steps[version + 1].events]
        if not any(it.event == "turned" for it in happened):
            continue
        crash = any(it.event == "crashed" for it in happened)
        paid = {
            it.fields["seat"]: it.fields["amount"]
            for it in happened
            if it.event in ("paid", "bankrupt")
        }
        for player in table.players:
            assert player.crash is not None or not crash
            owed = player.crash.due if crash and player.crash else player.due[0].amount
            assert owed == paid.get(player.seat, 0)
        checked += 1
    assert checked > 3


def test_how_far_money_reaches() -> None:
    game = played().game
    assert isinstance(game, Ponzi)
    game.rounds = 5
    owed = [21, 12, 50, 32, 11]
    short = outlook(game, 69, owed)
    assert (short.cash, short.round, short.short) == (69, 7, 14)
    assert said(short.says) == "cash $69, ! $14 short in round 7"
    assert said(short.warning) == "raise $14 before round 7 is paid, or go bankrupt"
    enough = outlook(game, 126, owed)
    assert (enough.round, enough.short, enough.warning) == (9, 0, None)
    assert outlook(game, 125, owed).short == 1


@pytest.mark.rule("P8")
@all_games
def test_only_my_own_money_is_exact(seats: int, seed: int) -> None:
    match = whole(seats, seed)
    for version in range(0, match.version, 5):
        game = match._games[version]
        assert isinstance(game, Ponzi)
        for seat in (0, 1, None):
            for player in table_of(match, version, seat).players:
                purse = player.purse
                assert purse.least <= game.cash(player.seat) <= purse.most
                assert (purse.cash is None) == (player.seat != seat)
                assert (purse.outlook is None) == (player.seat != seat)
                assert (purse.wealth is None) == (player.seat != seat)
                if player.seat == seat:
                    left = purse.most
                    for due in player.due:
                        left -= due.amount
                        assert due.least == due.most == left


@pytest.mark.rule("P8")
@all_games
def test_how_money_came_about(seats: int, seed: int) -> None:
    """What is known adds up, and only secret prices leave a doubt."""
    match = whole(seats, seed)
    doubts = 0
    for version in range(match.version + 1):
        for seat in (0, None):
            for player in table_of(match, version, seat).players:
                flows, purse = player.flows, player.purse
                known = flows.raised - flows.paid + flows.traded
                doubts += purse.least != purse.most
                if not flows.secret:
                    assert purse.least == purse.most == known
                else:
                    assert version < match.version
                    assert player.seat != seat
    assert doubts


@pytest.mark.rule("P8")
def test_only_the_parties_of_a_trade_reckon_with_its_price() -> None:
    match = played(*FUNDED, offer(1, "media", 7), SELL)
    flows = {
        seat: table_of(match, match.version, seat).players[0].flows for seat in (0, 1, 2, None)
    }
    assert [(it.raised, it.traded, it.secret) for it in flows.values()] == [
        (9, -7, 0),
        (9, -7, 0),
        (9, 0, 1),
        (9, 0, 1),
    ]
    assert said(flows[2].says) == "raised $9, paid $0, trades $0, and one at a secret price"


# -- a crash -----------------------------------------------------------------------


@pytest.mark.rule("P21", "P22")
@pytest.mark.parametrize("seats", [3, 4])
def test_whether_the_market_can_crash(seats: int) -> None:
    """What is sure happens, and what is impossible does not."""
    seen, dangers = set(), set()
    for seed in range(1, 6):
        match = whole(seats, seed)
        crashes = {
            table_of(match, version - 1).round
            for version, step in enumerate(match.steps)
            if any(it.event.event == "crashed" for it in step.events)
        }
        for version in range(match.version):
            table = table_of(match, version)
            chance = table.crash.chance
            seen.add(chance)
            assert all(
                (it.crash is None) == (chance in ("happened", "none")) for it in table.players
            )
            for player in (*table.players, *table_of(match, version, 0).players):
                if player.crash is not None:
                    dangers.add(player.crash.beyond)
                    assert player.crash.beyond == (player.crash.due > player.purse.most)
            assert chance != "none" or table.round not in crashes
            assert chance not in ("sure", "happened") or table.round in crashes
            for event in (it.event for it in match.steps[version + 1].events):
                loss = table.players[int(event.fields.get("seat", 0))].crash
                if event.event == "returned" and loss is not None:
                    assert event.fields["industry"] in loss.returns
    assert seen >= {"none", "open", "happened"}
    assert dangers == {False, True}


@pytest.mark.rule("P21")
def test_a_market_full_of_bears_is_sure_to_crash() -> None:
    game = played().game
    assert isinstance(game, Ponzi)
    match = played()
    for bears, chance in ((4, "open"), (7, "sure"), (6, "open")):
        for place in range(9):
            bear = place >= 9 - bears
            game.cards[layout.MARKET + place] = u8(80 - place if bear else 9 + place)
        match._games[-1] = game.clone()
        table = table_of(match, 0)
        assert table.crash.bears == bears
        assert table.crash.chance == chance


# -- what players are doing --------------------------------------------------------


@all_games
def test_a_player_says_what_they_are_doing(seats: int, seed: int) -> None:
    match = whole(seats, seed, "basic")
    seen = set()
    for version in range(match.version + 1):
        view, table = match.view(0, version), table_of(match, version, 0)
        envelope = table.envelope
        for player in table.players:
            stand = player.stand
            parties = () if envelope is None else (envelope.offerer, envelope.rival)
            if stand is None:
                assert view.over or player.seat not in (*view.owing, *parties, table.marker)
                continue
            assert stand.says.arguments["seat"] == player.seat
            told = (stand.says.message, stand.says.arguments.get("rival") == 0)
            seen.add(told)
            assert stand.on == (told in ACTING)
            assert (stand.says.message == "stand-bankrupt") == player.bankrupt
            if envelope is not None and player.seat == envelope.offerer:
                assert told == ("stand-offers", envelope.rival == 0)
            assert not stand.on or player.seat in (*view.owing, *parties)
    assert seen >= {*ACTING, ("stand-offers", False)}


# The message, and whether it is about an envelope for the reader.
ACTING = {("stand-offers", True), ("stand-answers", False), ("stand-decides", False)}


@pytest.mark.rule("P11")
def test_each_row_of_the_market_says_why_nothing_can_be_funded_there() -> None:
    match = played()
    closed = table_of(match, 0).closed
    assert [said(it) for it in closed] == [
        f"P11: none of your industries draws from row {row} next" for row in (1, 2, 3)
    ]
    match = played(*FUNDED)
    assert table_of(match, match.version).closed == []


# -- what a choice does ------------------------------------------------------------


# By which tiles, or a luxury, come and go.
RULES = {"fund": "P11", "sell": "P17", "counter": "P17", "return": "P22", "luxury": "P32"}


@all_games
@pytest.mark.parametrize("game", ["basic", "advanced"])
def test_what_was_foretold_comes_true(seats: int, seed: int, game: str) -> None:
    """Every change that a choice tells of is on the table after it."""
    match = whole(seats, seed, game)
    kinds = set()
    for version in range(match.version):
        step = match.steps[version + 1]
        assert step.seat is not None
        assert step.decision is not None
        told = at(match, version).preview(step.seat, step.decision)
        then = table_of(match, version + 1, step.seat)
        if then.round != table_of(match, version).round or then.phase == "over":
            continue
        for change in told.changes.players if told.changes is not None else []:
            kinds.add(step.decision["kind"])
            assert change.rule == RULES[step.decision["kind"]]
            compare(change, then.players[change.seat])
            rows = {it.name: it.row for it in then.industries if it.name in change.tiles}
            assert change.rows == (rows if change.seat == step.seat else {})
    assert kinds >= {"fund", "sell", "counter"}


def compare(change: Change, player: Player) -> None:
    assert change.tiles.items() <= player.tiles.items()
    assert change.points == player.points
    assert change.purse == player.purse
    assert change.due == (player.due if player.purse.cash is not None else [])


@pytest.mark.rule("P12", "P28")
def test_what_a_fund_does() -> None:
    match = played()
    told = match.preview(0, fund("media", 9))
    assert said(told.says) == (
        "+1 pt and $9; \N{MINUS SIGN}$8 in round 5, then every 5; cash $9, enough until round 5"
    )
    assert said(told.confirm) == "Fund Media with card 9"
    assert changes_of(told).space == 5
    assert changes_of(told).players[0].rows == {"media": 2}
    choice = next(it for it in match.view(0).asks[0].choices if it.decision == fund("media", 9))
    assert said(choice.called) == "Media, card 9"
    for part in ("does", "says", "confirm", "changes"):
        assert getattr(choice, part) == getattr(told, part)
    match.decide(0, fund("media", 9))
    assert [it.value for it in table_of(match, match.version).players[0].wheel[5]] == [9]


@pytest.mark.rule("P18", "P24")
def test_an_envelope_has_marks_where_something_changes() -> None:
    """The most that leaves what falls due in this round, and the most that the rival can match."""
    match = played(fund("media", 11), fund("media", 9), fund("media", 10))
    assert changes_of(match.preview(0, offer(1, "media", 0))).marks == [9]
    found = 0
    match = whole(4, 2, "basic")
    for version in range(match.version):
        step = match.steps[version + 1]
        if step.seat is None or step.decision is None or step.decision["kind"] != "offer":
            continue
        me = table_of(match, version, step.seat).players[step.seat]
        rival = table_of(match, version, step.seat).players[step.decision["to"]]
        cash, owed = me.purse.least, me.due[0].amount
        wanted = [cash - owed] if 0 < owed <= cash else []
        wanted += [rival.purse.most] if rival.purse.most < cash else []
        told = changes_of(at(match, version).preview(step.seat, step.decision))
        assert told.marks == wanted
        found += len(wanted)
    assert found


@pytest.mark.rule("P16", "P17")
@pytest.mark.parametrize("answer", [SELL, COUNTER])
def test_an_envelope_tells_both_parties_what_either_answer_does(answer: dict[str, Any]) -> None:
    match = played(*FUNDED)
    asked = match.preview(0, offer(1, "media", 5))
    match.decide(0, offer(1, "media", 5))
    sides = {seat: table_of(match, match.version, seat).envelope for seat in (0, 1, 2)}
    assert sides[2] is not None
    assert (sides[2].amount, sides[2].answers) == (None, [])
    mine = sides[0]
    assert mine is not None
    assert mine.answers == changes_of(asked).answers
    match.decide(1, answer)
    for seat in (0, 1):
        envelope = sides[seat]
        assert envelope is not None
        assert envelope.amount == 5
        told = next(it for it in envelope.answers if it.kind == answer["kind"])
        for change in told.players:
            compare(change, table_of(match, match.version, seat).players[change.seat])


@pytest.mark.rule("P18")
def test_a_rival_who_cannot_match_must_sell() -> None:
    match = played(fund("media", 11), fund("media", 9), fund("media", 10))
    for amount, limit in ((9, None), (10, "P18: seat 2 has at most $9 and can only sell")):
        sell, counter = changes_of(match.preview(0, offer(1, "media", amount))).answers
        assert (sell.limit, said(counter.limit)) == (None, limit)
    match.decide(0, offer(1, "media", 11))
    (ask,) = match.view(1).asks
    assert [it.decision["kind"] for it in ask.choices] == ["sell"]
    assert [said(note) for note in ask.notes] == [refused(match, 1, COUNTER)]


def changes_of(told: Outcome) -> PonziChanges:
    changes: PonziChanges = told.changes
    return changes


# -- what is not possible ----------------------------------------------------------


def refused(match: Match, seat: int, decision: dict[str, Any]) -> str | None:
    try:
        match.preview(seat, decision)
    except Refused as refusal:
        return str(refusal.phrase)
    return None


@pytest.mark.rule("P10", "P11", "P16", "P32")
@all_games
def test_limits_are_what_the_rules_would_say(seats: int, seed: int) -> None:
    match = whole(seats, seed)
    seen = set()
    for version in range(match.version):
        (seat,) = match.view(None, version).owing
        table = table_of(match, version, seat)
        then = at(match, version)
        if table.phase == "funding":
            for industry in table.industries:
                row = table.market[(industry.row or 1) - 1]
                why = refused(then, seat, fund(industry.name, row[0].value))
                assert why == said(industry.limit)
                seen.add("industry" if why else "row")
        if table.phase == "offering":
            for player in table.players:
                for name in player.tiles:
                    why = refused(then, seat, offer(player.seat, name, 0))
                    if player.seat != seat:
                        limit = player.limits.get(name)
                        assert why == said(limit)
                        seen.add("offer" if why else "shared")
            for luxury in table.luxuries:
                why = refused(then, seat, {"kind": "luxury", "luxury": luxury.points})
                assert why == said(luxury.limit)
                seen.add("luxury")
            offers = [ask for ask in match.view(seat, version).asks if ask.kind == "offer"]
            for number in (number for ask in offers for number in ask.numbers):
                assert number.most == table.players[seat].purse.cash
                decision = {**offers[0].choices[0].decision, "amount": number.most + 1}
                assert str(refused(then, seat, decision)).startswith(str(said(number.limit)))
    assert seen >= {"row", "offer", "shared", "luxury"}


@pytest.mark.rule("P10")
def test_how_many_tiles_there_are_already() -> None:
    match = played()
    game = match.game
    assert isinstance(game, Ponzi)
    game.books[layout.TILES + 2] = 5
    limit = table_of(match, 0, 0).industries[2].limit
    assert said(limit) == "P10: you already hold 5 Media tiles, so you cannot fund another"
    assert refused(match, 0, fund("media", 9)) == said(limit)


@pytest.mark.rule("P14")
def test_a_row_without_cards() -> None:
    match = played()
    game = match.game
    assert isinstance(game, Ponzi)
    game.books[layout.TILES + 2] = 2
    game.shown = 6
    industry = table_of(match, 0, 0).industries[2]
    assert (industry.row, said(industry.limit)) == (None, "P14: row 3 of the market is empty")


@pytest.mark.rule("P10")
def test_the_last_tile_leaves_no_row() -> None:
    match = played()
    game = match.game
    assert isinstance(game, Ponzi)
    game.books[layout.SUPPLY + 2] = 1
    assert changes_of(match.preview(0, fund("media", 9))).players[0].rows == {"media": None}


@pytest.mark.rule("P15", "P31")
def test_what_is_special_about_a_round() -> None:
    match = ponzi_match(lambda view: True, 3, 1)
    assert [note.rule for note in table_of(match, 0).notes] == ["P15"]
    idle = [PASS, PASS, PASS]
    match = played(*idle, remove(9), *idle, remove(10))
    assert [note.rule for note in table_of(match, match.version).notes] == ["P31"]


@pytest.mark.rule("P9", "P16", "P20", "P21", "P23", "P24")
@all_games
def test_where_a_round_stands(seats: int, seed: int) -> None:
    """Every phase of the rulebook in its order, and everything that happens belongs to one."""
    match = whole(seats, seed)
    named = set()
    for version in range(match.version):
        table = table_of(match, version)
        places = [number for number, stop in enumerate(table.stops) if stop.now]
        assert len(places) == 1
        assert [stop.done for stop in table.stops] == [it < places[0] for it in range(6)]
        assert [stop.maybe for stop in table.stops] == [False, False, False, True, False, False]
        named |= {event for stop in table.stops for event in stop.events}
        now = table.stops[places[0]]
        first = match.steps[version + 1].events[0].event.event
        assert first in now.events
    assert not any(stop.now for stop in table_of(match, match.version).stops)
    happened = {it.event.event for step in match.steps for it in step.events}
    assert happened - named <= {"started", "dealt", "refilled", "reshuffled"}


# -- the end -----------------------------------------------------------------------


@pytest.mark.rule("P27", "P28", "P29", "P33")
@pytest.mark.parametrize("game", ["basic", "advanced"])
@all_games
def test_accounts_add_up(seats: int, seed: int, game: str) -> None:
    match = whole(seats, seed, game)
    view = match.view(None)
    table: PonziTable = view.table
    kinds = set()
    for standing in view.standings:
        player = table.players[standing.seat]
        kinds |= {score.kind for score in player.account}
        assert sum(score.points for score in player.account) == player.points
        assert all(sum(score.parts) == score.points for score in player.account)
        assert standing.score == (0 if player.bankrupt else player.points)
        sources = match.review().sources[standing.seat]
        assert sum(source.amount for source in sources) == standing.score
        assert (player.fell is not None) == player.bankrupt
    assert ("wealth" in kinds) == (game == "basic")


@pytest.mark.rule("P25")
def test_how_a_player_went_bankrupt() -> None:
    match = whole(3, 1)
    fallen = next(it for it in table_of(match, match.version).players if it.bankrupt)
    (owed,) = [
        it.event.fields["amount"]
        for it in match.log(0)
        if it.event.event == "bankrupt" and it.event.fields["seat"] == fallen.seat
    ]
    assert sum(card.interest for card in fallen.wheel[0]) == owed
    assert said(fallen.fell) == (
        f"bankrupt: owed ${owed}, had ${fallen.purse.cash}; {fallen.points} points lost"
    )


def ended() -> Ponzi:
    """A game that is over, to be changed; seats 0 to 2 are not bankrupt."""
    game = whole(4, 2).game.clone()
    assert isinstance(game, Ponzi)
    game.bankrupt = 1 << 3
    game.nobody = False
    for i in range(16):
        game.books[layout.TILES + i] = 1
    for i in range(4):
        game.books[layout.LUXURIES + i] = 3
    game.carried = 0
    return game


def told(game: Ponzi, reader: int | None = None) -> tuple[str, str]:
    verdict = end(game)
    assert verdict is not None
    return str(said(verdict.says, reader)), verdict.rule


@pytest.mark.rule("P27", "P30", "P31")
def test_who_has_won_and_why() -> None:
    game = ended()
    assert told(game) == ("A shared win for seat 1, seat 2 and seat 3, with 4 points each.", "P30")
    game._carry(1, 40, 1)
    game._carry(0, 39, 1)
    tied = "with 4 points, tied with seat 1 and seat 3, on card 40."
    assert told(game) == (f"seat 2 wins {tied}", "P30")
    assert told(game, 1) == (f"You win {tied}", "P30")
    game.books[layout.TILES + 2 * 4] = 2
    assert told(game) == ("seat 3 wins with 6 points.", "P30")
    game.nobody = True
    assert told(game) == ("Nobody wins: everyone is bankrupt.", "P27")
    game.bankrupt = 0
    assert told(game) == ("Nobody wins: nobody has raised any money.", "P31")


@pytest.mark.rule("P27")
def test_the_bankrupt_are_tied_with_nobody() -> None:
    game = ended()
    game.bankrupt = 0b1110
    for i in range(16):
        game.books[layout.TILES + i] = 0
    assert told(game) == ("seat 1 wins with 0 points.", "P30")


def test_before_the_end_nobody_has_won() -> None:
    assert table_of(played(), 0).end is None


# -- in words ----------------------------------------------------------------------


def phrases(data: object) -> Iterator[Phrase]:
    """All that are in a view."""
    if isinstance(data, Phrase):
        yield data
    elif isinstance(data, msgspec.Struct):
        yield from phrases(list(msgspec.structs.asdict(data).values()))
    elif isinstance(data, list | dict):
        for part in data.values() if isinstance(data, dict) else data:
            yield from phrases(part)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["basic", "advanced"])
def test_everything_can_be_said(language: str, game: str) -> None:
    match = whole(4, 2, game)
    title = match.title
    for version in range(0, match.version + 1, 7):
        for seat in (*match.view(None, version).owing, 0, None):
            view = match.view(seat, version)
            speech = title.speech(words(language, "ponzi"), match.options, match.seats, seat)
            for phrase in phrases(view):
                assert speech.say(phrase).strip()


def asks_and_waits(view: View) -> list[Phrase]:
    questions = [ask.question for ask in view.asks if ask.question is not None]
    return [*questions, *(wait.says for wait in view.waiting)]


@all_games
def test_who_is_not_asked_is_told_what_is_waited_for(seats: int, seed: int) -> None:
    match = whole(seats, seed)
    for version in range(match.version):
        for seat in (*range(seats), None):
            view = match.view(seat, version)
            assert bool(view.waiting) == (seat not in view.owing)
            assert asks_and_waits(view)
            assert all(
                choice.says and choice.confirm and choice.called
                for ask in view.asks
                for choice in ask.choices
            )


def test_waiting_for_an_answer_to_my_own_envelope() -> None:
    match = played(*FUNDED, offer(1, "media", 5))
    assert [said(it.says, 0) for it in match.view(0).waiting] == [
        "seat 2 is answering your envelope."
    ]
    assert [said(it.says, 2) for it in match.view(2).waiting] == [
        "seat 2 is answering an envelope from seat 1."
    ]
    assert match.view(1).waiting == []


# -- dangers -----------------------------------------------------------------------


def offer_in(match: Match, **fields: object) -> Outcome:
    return match.preview(match.owing[0], {"kind": "offer", "to": 1, "industry": "media", **fields})


@pytest.mark.rule("P16")
def test_an_envelope_without_an_amount_is_a_draft() -> None:
    match = played(*FUNDED)
    draft = offer_in(match, amount=None)
    assert said(draft.why) == "P16: the envelope needs an amount first"
    assert said(draft.confirm) == "Fill the envelope"
    changes: PonziChanges = draft.changes
    assert changes.question is not None
    assert changes.answers == []
    with pytest.raises(Refused) as refused:
        match.decide(0, {"kind": "offer", "to": 1, "industry": "media", "amount": None})
    assert (refused.value.rule, refused.value.reason) == ("P16", "no_amount")
    assert offer_in(match, amount=0).why is None


@pytest.mark.rule("P16", "P18")
@pytest.mark.parametrize(("amount", "gift"), [(0, True), (8, True), (9, False), (None, False)])
def test_an_amount_that_is_a_gift(amount: int | None, gift: bool) -> None:
    """Less than any card of the market brings."""
    advice = offer_in(played(*FUNDED), amount=amount).changes.advice
    told = [it.message for it in advice if it.message in ("amount-gift", "amount-given")]
    assert told == ["amount-given" if gift else "amount-gift"]
    text = said(next(it for it in advice if it.message == told[0]))
    assert text == (
        f"{'! ' * gift}Less than $9 is a gift: seat 2 can counter and take your tile for that."
    )


@pytest.mark.rule("P18")
def test_what_a_rival_cannot_match_is_no_gift() -> None:
    tried = 0
    for seed in range(1, 12):
        match = whole(3, seed)
        for version in range(match.version):
            (seat,) = match.view(None, version).owing
            view = match.view(seat, version)
            asked = view.asks[0]
            if asked.kind != "offer":
                continue
            decision = asked.choices[0].decision
            most = view.table.players[decision["to"]].purse.most
            if most + 1 >= min(9, asked.numbers[0].most):
                continue
            for amount, message in ((most, "amount-given"), (most + 1, "amount-gift")):
                advice = match.at(version).preview(seat, {**decision, "amount": amount})
                assert message in [it.message for it in advice.changes.advice]
            tried += 1
    assert tried


@pytest.mark.rule("P24")
@all_games
def test_the_question_says_when_this_round_cannot_be_paid(seats: int, seed: int) -> None:
    match = whole(seats, seed)
    seen = set()
    for version in range(match.version):
        for seat in match.view(None, version).owing:
            view = match.view(seat, version)
            me: Player = view.table.players[seat]
            question = view.asks[0].question
            assert question is not None
            short = me.due[0].amount - (me.purse.cash or 0)
            assert (question.message == "ask-short") == (short > 0) == me.due[0].beyond
            if short > 0:
                assert f"! You are ${short} short of the ${me.due[0].amount} due" in str(
                    said(question)
                )
            seen.add(short > 0)
    assert False in seen


@pytest.mark.rule("P8", "P24")
@all_games
def test_who_certainly_cannot_pay(seats: int, seed: int) -> None:
    """What is marked follows from what the reader may know, and is true."""
    match = whole(seats, seed)
    marked = 0
    for version in range(match.version):
        game = match._games[version]
        assert isinstance(game, Ponzi)
        for player in table_of(match, version, 0).players:
            left = int(game.cash(player.seat))
            for due in player.due:
                left -= due.amount
                assert due.beyond == (due.amount > 0 > due.most)
                assert left < 0 or not due.beyond
                marked += due.beyond and player.seat != 0
    assert marked


@pytest.mark.rule("P22", "P23")
def test_what_a_crash_costs_each() -> None:
    told = set()
    for seats, seed in GAMES:
        match = whole(seats, seed)
        for version in range(match.version + 1):
            kinds = [it.event.event for it in match.steps[version].events]
            players = table_of(match, version, 0).players
            assert all((it.lost is not None) == ("crashed" in kinds) for it in players)
            if "crashed" not in kinds:
                continue
            returned = {
                it.event.fields["seat"]: it.event.fields["industry"]
                for it in match.steps[version].events
                if it.event.event == "returned"
            }
            for player in players:
                assert player.lost is not None
                told.add(player.lost.message)
                assert player.lost.arguments.get("industry") == returned.get(player.seat)
                game = match._games[version]
                assert isinstance(game, Ponzi)
                if game.phase == RETURNING:
                    assert player.lost.arguments["owed"] == player.due[0].amount
    assert told >= {"lost-tile", "lost-choice"}


# -- when it is all over -----------------------------------------------------------


@pytest.mark.rule("P8")
def test_the_prices_of_others_can_be_read_when_the_game_is_over() -> None:
    match = whole(4, 2)
    running = match.at(match.version - 1)
    for reader in (0, None):
        prices = {
            version: it.event.fields["amount"]
            for version, step in enumerate(match.steps)
            for it in step.events
            if it.event.event == "envelope"
        }
        hidden = [it for it in running.log(reader) if it.event.event == "envelope"]
        assert len(hidden) < len(prices) - 1
        told = [
            it.event.fields["amount"] for it in match.log(reader) if it.event.event == "envelope"
        ]
        assert told == list(prices.values())
        for version, amount in prices.items():
            envelope = table_of(match, version, reader).envelope
            assert envelope is None or envelope.amount == amount
    secret = [len(re.findall(r"\$", text_of(it))) for it in (running, match)]
    assert secret[0] < secret[1]


def text_of(match: Match) -> str:
    teller = StoryTeller(match, None, words("en"))
    return " ".join(line.text for told in teller.story() for line in told.lines)


@pytest.mark.rule("P8")
def test_a_story_that_was_told_is_told_again_with_the_prices() -> None:
    last = whole(4, 2)
    match = last.at(last.version - 1)
    teller = StoryTeller(match, 0, words("en"))
    before = teller.story()
    step = last.steps[last.version]
    assert step.seat is not None
    assert step.decision is not None
    match.decide(step.seat, step.decision)
    assert match.over
    assert teller.story() == StoryTeller(match, 0, words("en")).story()
    assert teller.story()[: len(before)] != before


@pytest.mark.rule("P16")
def test_the_story_tells_who_was_not_asked_for_an_offer() -> None:
    """However the story is told: all at once, or decision by decision."""
    match = played()
    teller = StoryTeller(match, None, words("en"))
    decisions = [*FUNDED[:2], fund("grain", 11), PASS, offer(0, "media", 0), SELL]
    seen = []
    for decision in decisions:
        match.decide(match.owing[0], decision)
        seen.append(" ".join(line.text for told in teller.story() for line in told.lines))
    assert "Ada makes no offer." in seen[3]
    for told in (seen[-1], text_of(match)):
        assert "Ada makes no offer." in told
        assert "Chloé shares no industry with anybody." in told
