"""The Ponzi Scheme table as a seat sees it."""

from __future__ import annotations

from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from tontine.play.ponzi.forecast import (
    Crash,
    Due,
    Loss,
    crash,
    fall_due,
    loss,
    may_return,
    owed_by,
    rounds_due,
)
from tontine.play.ponzi.names import INDUSTRY_NAMES, IndustryName
from tontine.play.ponzi.outcomes import Answer, Purse, envelope_answers, next_row, purse
from tontine.play.ponzi.review import End, Score, account, end
from tontine.play.title import Log
from tontine.play.words import Phrase, listed
from tontine.rules.game import NOBODY
from tontine.rules.ponzi.components import (
    ARROW,
    FIRST_DEALT,
    HIGHEST,
    INTERESTS,
    LOWEST,
    LUXURIES,
    LUXURY_PRICES,
    MOST_FUNDED,
    PERIODS,
    ROW,
    SPACES,
)
from tontine.rules.ponzi.decisions import ANSWERING, FUNDING, PHASES, RETURNING
from tontine.rules.ponzi.game import Ponzi
from tontine.rules.ponzi.ledger import BANK, RETORT, SALE


class Fund(Struct, frozen=True, gc=False):
    """A fund card: what the bank pays once, what is owed every so many rounds."""

    value: int
    interest: int
    period: int
    bear: bool
    starting: bool


class HeldFund(Fund, frozen=True):
    """A card on a wheel, and the rounds in which it falls due as far as is foreseen."""

    due: list[int]


class Luxury(Struct, frozen=True, gc=False):
    """P4: known by its points. ``limit`` is why the reader cannot buy it."""

    points: int
    price: int
    owner: int | None
    limit: Phrase | None


class Industry(Struct, frozen=True, gc=False):
    """Tiles of a kind: how many are left, and the row of the market with a card of which the
    reader would fund the next (P11), or why it cannot be (P10, P14)."""

    name: IndustryName
    supply: int
    row: int | None  # from 1
    limit: Phrase | None


class Flows(Struct, frozen=True, gc=False):
    """How a player came by their money, as far as the reader knows: what the bank has paid and
    got, what trades have brought, and how many had a price that is a secret (P8). Only those
    make the least and the most of a purse differ."""

    raised: int
    paid: int
    traded: int
    secret: int
    says: Phrase


class Stand(Struct, frozen=True, gc=False):
    """What a player is doing, in a word or two; ``on`` if they decide now, or deal with the
    reader."""

    says: Phrase
    on: bool


class Player(Struct, frozen=True, gc=False):
    """A player. Everything but money is public (P8)."""

    seat: int
    tiles: dict[str, int]
    wheel: list[list[HeldFund]]  # by space: the arrow, then 1 to 5
    owed: list[int]  # the interest on the cards at each space
    due: list[Due]  # in each of the next five rounds
    purse: Purse
    flows: Flows
    points: int  # for tiles and luxuries; with wealth only when it is all over
    account: list[Score]  # how they come about, and wealth where it is known
    best_card: int | None  # P30: what decides a tie
    crash: Loss | None  # while the market can still crash in this round
    lost: Phrase | None  # what the crash costs that was the last thing to happen (P22, P23)
    limits: dict[str, Phrase]  # why the reader can offer no envelope for an industry (P16)
    bankrupt: bool
    fell: Phrase | None  # how it came to that
    stand: Stand | None


class Envelope(Struct, frozen=True, gc=False):
    """P16: an offer on its way. Only the two parties see the amount, and what comes of it; the
    amount everybody who looks back at it when the game is over."""

    offerer: int
    rival: int
    industry: IndustryName
    amount: int | None
    answers: list[Answer]


class Stop(Struct, frozen=True, gc=False):
    """A phase of a round, and the events that happen in it; ``maybe`` if not in every round."""

    says: Phrase
    done: bool
    now: bool
    maybe: bool
    events: list[str]


# In the order of the rulebook: the phases in which it is decided, and what happens in it.
STOPS = {
    "funding": (("funding",), ["round", "funded", "declined", "idle"]),
    "trade": (
        ("offering", "pricing", "answering"),
        ["offered", "envelope", "sold", "countered", "kept", "bought"],
    ),
    "marker": (("removing",), ["marker", "removed"]),
    "crash": (("returning",), ["crashed", "returned"]),
    "wheel": ((), ["turned"]),
    "interest": ((), ["paid", "bankrupt", "scored"]),
}


ROW_STARTS = (0, ROW, 2 * ROW)
CLOSED = [Phrase("no-industry-here", {"row": start // ROW + 1}, "P11") for start in ROW_STARTS]


class PonziTable(Struct, frozen=True, gc=False):
    phase: str
    round: int
    heading: Phrase
    stops: list[Stop]
    marker: int
    market: list[list[Fund]]  # three rows, the cheapest first
    closed: list[Phrase]  # by row, while there is funding: why one can fund nothing there (P11)
    crash: Crash
    notes: list[Phrase]  # what is special about this round (P15, P31)
    industries: list[Industry]
    deck: int
    discards: list[int]
    luxuries: list[Luxury]  # in the advanced game
    players: list[Player]
    envelope: Envelope | None
    end: End | None


def draw_own(game: Ponzi, seat: int, public: PonziTable, log: Log) -> PonziTable:
    """The table as a seat sees it."""
    luxuries = [_luxury(game, i, seat) for i in range(LUXURIES)] if game.advanced else []
    if game.over:
        return replace(public, luxuries=luxuries)
    flows = _flows(game, seat)
    return replace(
        public,
        industries=[_industry(game, number, seat) for number in range(len(INDUSTRY_NAMES))],
        luxuries=luxuries,
        players=[_own_player(game, it, seat, flows[it.seat]) for it in public.players],
        envelope=_envelope(game, seat, log),
    )


def draw_table(game: Ponzi, log: Log) -> PonziTable:
    """The table as everybody sees it."""
    market = [_fund(game, int(game.in_market(place))) for place in range(game.shown)]
    forecast = crash(game)
    held, flows, lost = _cards_held(game), _flows(game, None), _lost(game, log)
    return PonziTable(
        phase=PHASES[game.phase],
        round=int(game.rounds),
        heading=Phrase("round-heading", {"number": int(game.rounds)}),
        stops=_stops(PHASES[game.phase]),
        marker=int(game.marker),
        market=[market[start : start + ROW] for start in ROW_STARTS],
        closed=CLOSED if game.phase == FUNDING else [],
        crash=forecast,
        notes=_notes(game),
        industries=[_industry(game, number, None) for number in range(len(INDUSTRY_NAMES))],
        deck=int(game.deck_left),
        discards=sorted(int(game.in_discards(i)) for i in range(game.discarded)),
        luxuries=[_luxury(game, i, None) for i in range(LUXURIES)] if game.advanced else [],
        players=[
            replace(
                _player(
                    game, other, held[other], flows[other], forecast.chance in ("sure", "open")
                ),
                lost=lost.get(other),
            )
            for other in range(game.seats)
        ],
        envelope=_envelope(game, None, log),
        end=end(game),
    )


@cache
def _stops(phase: str) -> list[Stop]:
    now = next((stop for stop, (phases, _) in STOPS.items() if phase in phases), None)
    names = list(STOPS)
    return [
        Stop(
            Phrase(f"stop-{name}"),
            done=now is not None and names.index(name) < names.index(now),
            now=name == now,
            maybe=name == "crash",
            events=events,
        )
        for name, (_, events) in STOPS.items()
    ]


def _notes(game: Ponzi) -> list[Phrase]:
    if game.over:
        return []
    notes = []
    if game.rounds == 1 and not game.trades_first:
        notes.append(Phrase("no-trade-yet", rule="P15"))
    if game.idle:
        notes.append(Phrase("idle", {"rounds": int(game.idle)}, "P31"))
    return notes


def _fund(game: Ponzi, card: int) -> Fund:
    return Fund(*_facts(game, card))


def _facts(game: Ponzi, card: int) -> tuple[int, int, int, bool, bool]:
    interest, period = int(INTERESTS[card]), int(PERIODS[card])
    return card, interest, period, bool(card >= game.first_bear), card < FIRST_DEALT


def _industry(game: Ponzi, number: int, reader: int | None) -> Industry:
    name, supply = INDUSTRY_NAMES[number], int(game.supply(number))
    if reader is None or game.over:
        return Industry(name, supply, None, None)
    tiles = int(game.owned(reader, number))
    limit = None
    if not supply:
        limit = Phrase("refusal-no-supply", {"industry": name}, "P10")
    elif tiles >= MOST_FUNDED:
        limit = Phrase("refusal-three-already", {"industry": name, "tiles": tiles}, "P10")
    elif tiles * ROW >= game.shown:
        limit = Phrase("row-empty", {"row": tiles + 1}, "P14")
    return Industry(name, supply, next_row(game, tiles, supply), limit)


def _luxury(game: Ponzi, number: int, reader: int | None) -> Luxury:
    points, price, owner = number + 1, int(LUXURY_PRICES[number]), int(game.owner(number))
    if owner != NOBODY:
        limit = Phrase("refusal-taken", {"luxury": points}, "P32")
        return Luxury(points, price, owner, limit)
    if reader is None or game.can_afford(reader, number):
        return Luxury(points, price, None, None)
    facts = {"luxury": points, "price": price, "cash": int(game.cash(reader))}
    return Luxury(points, price, None, Phrase("refusal-too-dear", facts, "P32"))


def _own_player(game: Ponzi, public: Player, reader: int, flows: Flows) -> Player:
    """A player as another, or the player, sees them: money that others do not know of."""
    seat = public.seat
    owed = [it.amount for it in public.due]
    money = purse(game, seat, reader, owed=owed)
    return replace(
        public,
        due=fall_due(game, owed, money.least, money.most),
        purse=money,
        flows=flows,
        crash=public.crash and _own_loss(public.crash, money.most),
        account=public.account if seat != reader else account(game, seat, seen=True),
        limits=_limits(game, seat, reader),
        stand=_stand(game, seat, reader),
    )


def _own_loss(public: Loss, cash: int) -> Loss:
    beyond = public.due > cash
    return public if beyond == public.beyond else replace(public, beyond=beyond)


def _cards_held(game: Ponzi) -> list[list[int]]:
    """By seat."""
    held: list[list[int]] = [[] for _ in range(game.seats)]
    for card in range(LOWEST, HIGHEST + 1):
        holder = game.holder(card)
        if holder != NOBODY:
            held[holder].append(card)
    return held


def _player(game: Ponzi, seat: int, held: list[int], flows: Flows, may_crash: bool) -> Player:
    """A player as everybody sees them."""
    owed = owed_by(game, seat)
    money = purse(game, seat, None, owed=owed)
    wheel = _wheel(game, held)
    at_spaces = [sum([it.interest for it in funds]) for funds in wheel]
    best = int(game.best_card(seat))
    return Player(
        seat=seat,
        tiles={name: int(game.owned(seat, i)) for i, name in enumerate(INDUSTRY_NAMES)},
        wheel=wheel,
        owed=at_spaces,
        due=fall_due(game, owed, money.least, money.most),
        purse=money,
        flows=flows,
        points=int(game.points(seat) if game.over else game.public_points(seat)),
        account=account(game, seat, seen=money.cash is not None),
        best_card=best or None,
        crash=loss(game, seat, held, money.most) if may_crash else None,
        lost=None,
        limits={},
        bankrupt=bool(game.bankrupt >> seat & 1),
        fell=_fell(game, seat, at_spaces[ARROW]),
        stand=_stand(game, seat),
    )


def _stand(game: Ponzi, seat: int, reader: int | None = None) -> Stand | None:
    told = {"seat": seat}
    if game.bankrupt >> seat & 1:
        return Stand(Phrase("stand-bankrupt", told), False)
    if game.over:
        return None
    if game.phase == ANSWERING and seat == game.offerer:
        rival = int(game.rival)
        return Stand(Phrase("stand-offers", {**told, "rival": rival}), rival == reader)
    if game.phase == ANSWERING and seat == game.rival:
        return Stand(Phrase("stand-answers", told), True)
    if game.owes >> seat & 1:
        return Stand(Phrase("stand-decides", told), True)
    return Stand(Phrase("stand-marker", told), False) if seat == game.marker else None


def _wheel(game: Ponzi, held: list[int]) -> list[list[HeldFund]]:
    wheel: list[list[HeldFund]] = [[] for _ in range(SPACES)]
    for card in held:
        wheel[game.space(card)].append(HeldFund(*_facts(game, card), rounds_due(game, card)))
    return wheel


def _flows(game: Ponzi, reader: int | None) -> list[Flows]:
    """Of each seat."""
    assert game.ledger is not None
    eye = int(game.seats) if reader is None else reader
    raised, paid, traded, secret = ([0] * int(game.seats) for _ in range(4))
    for entry in game.ledger.entries:
        kind, amount, payer, payee = entry.kind, entry.amount, entry.payer, entry.payee
        if kind == BANK:
            if amount > 0:
                raised[payer] += amount
            else:
                paid[payer] -= amount
        elif kind in (SALE, RETORT):
            if game.over or entry.knowers >> eye & 1:
                traded[payer] -= amount
                traded[payee] += amount
            else:
                secret[payer] += 1
                secret[payee] += 1
    told = []
    for seat, each in enumerate(zip(raised, paid, traded, secret, strict=True)):
        says = Phrase("flows", dict(zip(FLOWS, each, strict=True)))
        if game.over:
            says = Phrase("flows-left", {"flows": says, "cash": int(game.cash(seat))})
        told.append(Flows(*each, says))
    return told


FLOWS = ("raised", "paid", "traded", "secret")


def _limits(game: Ponzi, seat: int, reader: int | None) -> dict[str, Phrase]:
    """P16: both must hold a tile."""
    if reader is None or seat == reader or game.over:
        return {}
    return {
        name: Phrase("refusal-not-shared", {"rival": seat, "industry": name}, "P16")
        for number, name in enumerate(INDUSTRY_NAMES)
        if not game.can_offer(reader, seat, number)
    }


def _fell(game: Ponzi, seat: int, owed: int) -> Phrase | None:
    """P25: what was not paid has stayed at the arrow."""
    if not game.bankrupt >> seat & 1:
        return None
    facts = {"owed": owed, "cash": int(game.cash(seat)), "points": int(game.points(seat))}
    return Phrase("bankrupt", facts)


def _lost(game: Ponzi, log: Log) -> dict[int, Phrase]:
    """P22, P23: what a crash in the last decision costs each: a tile, returned or still to be
    chosen, and what falls due in that round. If nobody has to choose, it is paid already."""
    returned: dict[int, str] = {}
    paid: dict[int, int] = {}
    last: int | None = None
    for entry in reversed(log):
        last = entry.version if last is None else last
        if entry.version != last:
            return {}
        kind, fields = entry.event.event, entry.event.fields
        if kind in ("paid", "bankrupt"):
            paid[int(fields["seat"])] = int(fields["amount"])
        elif kind == "returned":
            returned[int(fields["seat"])] = str(fields["industry"])
        elif kind == "crashed":
            break
    else:
        return {}
    seats = range(game.seats)
    if game.phase == RETURNING:
        paid = {seat: int(game.due(seat, 1)) for seat in seats}
    return {seat: _lost_by(game, seat, returned.get(seat), paid.get(seat, 0)) for seat in seats}


def _lost_by(game: Ponzi, seat: int, returned: str | None, owed: int) -> Phrase:
    if returned is not None:
        return Phrase("lost-tile", {"industry": returned, "owed": owed})
    choice = may_return(game, seat) if game.phase == RETURNING else []
    if not choice:
        return Phrase("lost-none", {"owed": owed})
    return Phrase("lost-choice", {"industries": listed("industry", choice, "or"), "owed": owed})


def _envelope(game: Ponzi, reader: int | None, log: Log) -> Envelope | None:
    if game.phase != ANSWERING:
        return None
    party = reader is not None and reader in (game.offerer, game.rival)
    return Envelope(
        offerer=int(game.offerer),
        rival=int(game.rival),
        industry=INDUSTRY_NAMES[game.industry],
        amount=_amount(log),
        answers=envelope_answers(game, reader) if party and reader is not None else [],
    )


def _amount(log: Log) -> int | None:
    """What is in the envelope on its way, if the reader may know."""
    for entry in reversed(log):
        if entry.event.event == "envelope":
            return int(entry.event.fields["amount"])
        if entry.event.event == "offered":
            break
    return None
