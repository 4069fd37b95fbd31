"""What a decision would do: to tiles, points and money, and in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct, structs

from tontine.play.ponzi.decisions import (
    BuyLuxury,
    Counter,
    Fund,
    Offer,
    Pass,
    PonziDecision,
    Remove,
    Return,
    Sell,
)
from tontine.play.ponzi.forecast import Due, Outlook, fall_due, outlook, owed_by, owed_with
from tontine.play.ponzi.names import INDUSTRY_NAMES, industry_number
from tontine.play.ponzi.review import tile_points
from tontine.play.view import Event, Outcome
from tontine.play.words import Phrase
from tontine.rules.ponzi.components import (
    FIRST_DEALT,
    INTERESTS,
    LOWEST,
    LUXURY_PRICES,
    MOST_FUNDED,
    PERIODS,
    ROW,
    wealth_points,
)
from tontine.rules.ponzi.decisions import FUNDING
from tontine.rules.ponzi.game import Ponzi

# Less than the bank pays for any card: for that, nobody needs to give a tile away.
GIFT = LOWEST
FUNDED_FROM = "P11"
TRADING = "P17"


class Purse(Struct, frozen=True, gc=False):
    """A player's money: to the reader their own, and everybody's when the game is over; of the
    others what they have at least and at most, as far as can be inferred (P8)."""

    cash: int | None
    least: int
    most: int
    wealth: int | None  # the points for it (P29)
    outlook: Outlook | None  # the reader's own


class Change(Struct, frozen=True, gc=False):
    """A player after a decision."""

    seat: int
    tiles: dict[str, int]  # of the industries in which there are more, or fewer
    rows: dict[str, int | None]  # P11: from which the reader would draw for these next
    points: int  # for tiles and luxuries
    purse: Purse
    due: list[Due]  # the reader's own
    rule: str  # by which tiles come and go


class Answer(Struct, frozen=True, gc=False):
    """What the answer to an envelope would do (P17)."""

    kind: Literal["sell", "counter"]
    says: Phrase
    players: list[Change]
    limit: Phrase | None  # why it is not possible (P18)


class PonziChanges(Struct, frozen=True, gc=False):
    """What a decision would change. Of an envelope: what comes of either answer, and before it is
    filled, how to ask for the amount, what either answer does to the tiles, and which amounts are
    wise; ``marks`` are the most that leaves what falls due in this round, and the most that the
    rival can match."""

    players: list[Change] = []
    owing: Phrase | None = None  # the interest on a fund, and where it is laid (P12)
    space: int | None = None
    answers: list[Answer] = []
    question: Phrase | None = None
    notes: list[Phrase] = []
    advice: list[Phrase] = []
    marks: list[int] = []


def outcome(game: Ponzi, seat: int, decision: PonziDecision, does: list[Event]) -> Outcome:
    """``game`` is as it is before the decision."""
    match decision:
        case Fund():
            return _fund(game, seat, decision, does)
        case Offer():
            return _offer(game, seat, decision, does)
        case Pass():
            confirm = Phrase("do-fund-nothing" if game.phase == FUNDING else "do-offer-nothing")
            return Outcome(does=does, says=_outlook(game, seat), confirm=confirm)
        case Sell() | Counter():
            kind: Literal["sell", "counter"] = "sell" if isinstance(decision, Sell) else "counter"
            answer = next(it for it in envelope_answers(game, seat) if it.kind == kind)
            confirm = Phrase(f"do-{kind}", {"amount": int(game.envelope)})
            changes = PonziChanges(answer.players)
            return Outcome(does=does, says=answer.says, confirm=confirm, changes=changes)
        case BuyLuxury(luxury):
            players = _changes(game, seat, does)
            facts = {"points": luxury, "price": int(LUXURY_PRICES[luxury - 1])}
            says = Phrase("does-luxury", {**facts, "outlook": _reach(players)})
            confirm = Phrase("do-luxury", facts)
            return Outcome(does=does, says=says, confirm=confirm, changes=PonziChanges(players))
        case Remove(card):
            says = Phrase("does-remove" if card >= FIRST_DEALT else "does-end", {"card": card})
            return Outcome(does=does, says=says, confirm=Phrase("do-remove", {"card": card}))
        case Return(industry):
            says = _tiles(game, seat, industry, -1)
            confirm = Phrase("do-return", {"industry": industry})
            changes = PonziChanges(_changes(game, seat, does))
            return Outcome(does=does, says=says, confirm=confirm, changes=changes)


def _fund(game: Ponzi, seat: int, decision: Fund, does: list[Event]) -> Outcome:
    card, period = decision.card, int(PERIODS[decision.card])
    players = _changes(game, seat, does)
    owing = Phrase(
        "owing",
        {
            "interest": int(INTERESTS[card]),
            "round": int(game.rounds) + period - 1,
            "period": period,
        },
    )
    says = Phrase(
        "does-fund",
        {
            "points": int(game.owned(seat, industry_number(decision.industry))) + 1,
            "amount": card,
            "owing": owing,
            "outlook": _reach(players),
        },
    )
    confirm = Phrase("do-fund", {"industry": decision.industry, "card": card})
    return Outcome(
        does=does, says=says, confirm=confirm, changes=PonziChanges(players, owing, period)
    )


# -- an envelope -------------------------------------------------------------------


class _Deal(Struct, frozen=True, gc=False):
    offerer: int
    rival: int
    industry: str
    amount: int


def _offer(game: Ponzi, seat: int, decision: Offer, does: list[Event]) -> Outcome:
    assert decision.amount is not None
    deal = _Deal(seat, decision.to, decision.industry, decision.amount)
    answers = _answers(game, seat, deal)
    changes = structs.replace(_filling(game, seat, decision), answers=answers)
    says = Phrase("does-offer", dict(zip(("sold", "countered"), _told(answers), strict=True)))
    confirm = Phrase("do-offer", {"amount": deal.amount, **_named(decision)})
    return Outcome(does=does, says=says, confirm=confirm, changes=changes)


def unfilled(game: Ponzi, seat: int, decision: Offer, why: Phrase) -> Outcome:
    """What an offer would do for which there is no amount yet."""
    changes = _filling(game, seat, decision)
    return Outcome(confirm=Phrase("do-fill"), changes=changes, why=why)


def _named(decision: Offer) -> dict[str, object]:
    return {"rival": decision.to, "industry": decision.industry}


def _told(answers: Sequence[Answer]) -> list[Phrase]:
    return [answer.limit or answer.says for answer in answers]


def _filling(game: Ponzi, seat: int, decision: Offer) -> PonziChanges:
    """How the amount is asked for, and what one should know for that."""
    rival, named = decision.to, _named(decision)
    notes = [
        Phrase(
            message,
            {"rival": rival, "changes": _swap(game, seat, rival, decision.industry, tiles)},
        )
        for message, tiles in (("if-sold", 1), ("if-countered", -1))
    ]
    advice: list[Phrase] = []
    marks: list[int] = []
    cash, now, owed = int(game.cash(seat)), int(game.rounds), int(game.due(seat, 1))
    if owed > cash:
        facts: dict[str, object] = {"danger": "short", "owed": owed, "round": now}
        advice.append(Phrase("amount-unsafe", facts))
    elif owed:
        advice.append(Phrase("amount-safe", {"spare": cash - owed, "owed": owed, "round": now}))
        marks.append(cash - owed)
    most = purse(game, rival, seat).most
    if most < cash:
        advice.append(Phrase("amount-unmatched", {"rival": rival, "amount": most}))
        marks.append(most)
    given = decision.amount is not None and decision.amount < min(GIFT, most + 1)
    facts = {"rival": rival, "amount": min(GIFT, most + 1)}
    if given:
        advice.insert(0, Phrase("amount-given", {**facts, "danger": "short"}))
    else:
        advice.append(Phrase("amount-gift", facts))
    return PonziChanges(
        question=Phrase("ask-amount", named), notes=notes, advice=advice, marks=marks
    )


def envelope_answers(game: Ponzi, reader: int) -> list[Answer]:
    """What comes of the envelope on its way, for one of its two parties."""
    industry = INDUSTRY_NAMES[game.industry]
    deal = _Deal(int(game.offerer), int(game.rival), industry, int(game.envelope))
    return _answers(game, reader, deal)


def _answers(game: Ponzi, reader: int, deal: _Deal) -> list[Answer]:
    return [_answer(game, reader, deal, "sell"), _answer(game, reader, deal, "counter")]


def _answer(game: Ponzi, reader: int, deal: _Deal, kind: Literal["sell", "counter"]) -> Answer:
    rival, amount = deal.rival, deal.amount
    trade: dict[str, int | str] = {
        "seat": deal.offerer,
        "rival": rival,
        "industry": deal.industry,
    }
    event = Event("sold" if kind == "sell" else "countered", TRADING, trade)
    players = _changes(game, reader, [event], amount)
    answers = reader == rival
    tiles = 1 if (kind == "sell") != answers else -1  # for the reader
    other = deal.offerer if answers else rival
    facts: dict[str, Any] = {
        "amount": amount,
        "changes": _swap(game, reader, other, deal.industry, tiles),
        "outlook": _reach(players),
    }
    if answers:
        says = Phrase(f"does-{kind}", facts)
        can_match = game.can_counter(rival)
        limit = cannot_match(game)
    else:
        says = Phrase(f"then-{kind}", {"rival": rival, **facts})
        most = purse(game, rival, reader).most
        can_match = amount <= most
        limit = Phrase("must-sell", {"rival": rival, "amount": most}, "P18")
    return Answer(kind, says, players, None if kind == "sell" or can_match else limit)


def cannot_match(game: Ponzi) -> Phrase:
    """P18: said to the one who has got the envelope."""
    money = {"cash": int(game.cash(game.rival)), "amount": int(game.envelope)}
    return Phrase("refusal-cannot-match", money, "P18")


def _swap(game: Ponzi, reader: int, other: int, industry: str, tiles: int) -> list[Phrase]:
    """What a trade does to the tiles of both, the reader's first."""
    return [_tiles(game, reader, industry, tiles), _tiles(game, other, industry, -tiles)]


def _tiles(game: Ponzi, seat: int, industry: str, more: int) -> Phrase:
    """Tiles of an industry, and what that does to the points (P28)."""
    before = int(game.owned(seat, industry_number(industry)))
    after = before + more
    points = abs(tile_points(after) - tile_points(before))
    message = "tiles-more" if more > 0 else "tiles-fewer"
    return Phrase(message, {"seat": seat, "before": before, "after": after, "points": points})


def next_row(game: Ponzi, tiles: int, supply: int) -> int | None:
    """P10, P11, P14: the row from which somebody with so many tiles would fund the next."""
    if not supply or tiles >= MOST_FUNDED or tiles * ROW >= game.shown:
        return None
    return tiles + 1


# -- money -------------------------------------------------------------------------


def purse(
    game: Ponzi, seat: int, reader: int | None, gained: int = 0, owed: Sequence[int] | None = None
) -> Purse:
    """What a player has, and with what was gained as far as the reader knows of it."""
    if not game.over and seat != reader:
        assert game.ledger is not None
        eye = int(game.seats) if reader is None else reader
        least, most = int(game.ledger.least(eye, seat)), int(game.ledger.most(eye, seat))
        # Who pays has had it.
        return Purse(None, max(least + gained, 0), most + gained, None, None)
    cash = int(game.cash(seat)) + gained
    wealth = 0 if game.advanced else int(wealth_points(cash))
    owed = owed_by(game, seat) if owed is None else owed
    return Purse(cash, cash, cash, wealth, None if game.over else outlook(game, cash, owed))


def _outlook(game: Ponzi, seat: int) -> Phrase:
    return outlook(game, int(game.cash(seat)), owed_by(game, seat)).says


def _reach(players: Sequence[Change]) -> Phrase:
    """How far the reader's money would reach."""
    return next(it.purse.outlook.says for it in players if it.purse.outlook is not None)


class _Gain:
    """What comes to a player, or goes."""

    def __init__(self) -> None:
        self.tiles = [0] * len(INDUSTRY_NAMES)
        self.money = 0
        self.luxury = 0
        self.card = 0
        self.rule = ""


def _changes(game: Ponzi, reader: int, does: Sequence[Event], price: int = 0) -> list[Change]:
    """The players that events would change, by what is in them; ``price`` is that of a trade."""
    gains: dict[int, _Gain] = {}
    for event in does:
        fields: dict[str, Any] = event.fields
        if event.event not in ("funded", "bought", "returned", "sold", "countered"):
            continue
        gain = gains.setdefault(fields["seat"], _Gain())
        gain.rule = FUNDED_FROM if event.event == "funded" else event.rule
        if event.event == "bought":
            gain.money -= fields["amount"]
            gain.luxury = fields["luxury"]
            continue
        industry = industry_number(fields["industry"])
        gain.tiles[industry] += -1 if event.event in ("returned", "countered") else 1
        if event.event == "funded":
            gain.money = gain.card = fields["card"]
        elif event.event in ("sold", "countered"):
            sign = 1 if event.event == "sold" else -1
            other = gains.setdefault(fields["rival"], _Gain())
            other.rule = event.rule
            other.tiles[industry] -= sign
            other.money += sign * price
            gain.money -= sign * price
    return [_change(game, reader, seat, gain) for seat, gain in gains.items()]


def _change(game: Ponzi, reader: int, seat: int, gain: _Gain) -> Change:
    tiles: dict[str, int] = {}
    rows: dict[str, int | None] = {}
    points = int(game.public_points(seat)) + gain.luxury
    taken = 0 if gain.rule == TRADING else sum(gain.tiles)  # from the supply
    for industry, more in enumerate(gain.tiles):
        if more:
            name, before = INDUSTRY_NAMES[industry], int(game.owned(seat, industry))
            tiles[name] = after = before + more
            points += tile_points(after) - tile_points(before)
            if seat == reader:
                rows[name] = next_row(game, after, int(game.supply(industry)) - taken)
    owed = owed_by(game, seat) if seat == reader else []
    owed = owed_with(owed, gain.card) if gain.card else owed
    money = purse(game, seat, reader, gain.money, owed)
    return Change(
        seat,
        tiles,
        rows,
        points,
        money,
        fall_due(game, owed, money.least, money.most),
        gain.rule,
    )
