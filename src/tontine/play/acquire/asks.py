"""What a seat is asked, how far it may go, and what the others wait for."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tontine.play.acquire.names import CORPORATION_NAMES, tile_number
from tontine.play.acquire.outcomes import limit, survivors
from tontine.play.acquire.table import hand_tile
from tontine.play.title import Preview, Ready
from tontine.play.view import Ask, Choice, Decision, Number, Wait
from tontine.play.words import Phrase, listed
from tontine.rules.acquire.components import CORPORATIONS
from tontine.rules.acquire.decisions import (
    BUYING,
    DISPOSING,
    FOUNDING,
    PHASES,
    PLACING,
    SETTLING,
    SURVIVING,
)
from tontine.rules.acquire.game import Acquire

KINDS = {
    PLACING: ("place", "A10"),
    FOUNDING: ("found", "A11"),
    SURVIVING: ("survivor", "A16"),
    SETTLING: ("settle", "A24"),
    DISPOSING: ("dispose", "A23"),
    BUYING: ("buy", "A26"),
}


def asked(
    game: Acquire,
    seat: int,
    offered: Sequence[Decision],
    ready: Ready,
    preview: Preview,
) -> Ask:
    """What carries the turn on; ``offered`` are the decisions that stand for themselves."""
    if game.phase == DISPOSING:
        return _disposal(game, seat, ready)
    if game.phase == BUYING:
        return _purchase(game, seat, ready)
    kind, rule = KINDS[game.phase]
    own = [it for it in offered if it["kind"] == kind]
    if game.phase == PLACING:
        choices = [_placing(game, seat, it, ready, preview) for it in own]
    else:
        choices = [ready(it, listed("corporation", [it["corporation"]], "row")) for it in own]
    if game.phase == PLACING and game.announced:
        return Ask(kind, "A30", choices, question=Phrase("ask-place-last"))
    return Ask(kind, rule, choices, question=Phrase(f"ask-{kind}"))


def asked_to_leave(game: Acquire, ready: Ready) -> Ask:
    """A30: after announcing, the tile can be left out, or all the rest of the turn."""
    ways = ["leave", "end"] if game.has_offer() else ["end"]
    choices = [ready({"kind": way}, Phrase(f"confirm-{way}")) for way in ways]
    return Ask("leave", "A30", choices, question=Phrase("ask-place-last"))


def asked_to_announce(ready: Ready) -> Ask:
    announcing = ready({"kind": "announce"}, Phrase("announce"))
    notes = [Phrase("announce-text", rule="A31")]
    return Ask("announce", "A30", [announcing], question=Phrase("ask-announce"), notes=notes)


def _placing(
    game: Acquire, seat: int, decision: Decision, ready: Ready, preview: Preview
) -> Choice:
    """The sentence also tells what each survivor would bring (A16)."""
    made = ready(decision, listed("tile", [decision["tile"]], "row"))
    tile = tile_number(decision["tile"])
    if len(survivors(game, tile)) < 2:
        return made
    return msgspec.structs.replace(made, says=hand_tile(game, seat, tile, preview).says)


def _disposal(game: Acquire, seat: int, ready: Ready) -> Ask:
    """A23: shares to sell and shares to trade, of all that one holds."""
    held, pairs = int(game.held(seat, game.defunct)), int(game.most_pairs(seat))
    gone, survivor = CORPORATION_NAMES[game.defunct], CORPORATION_NAMES[game.survivor]
    price, bank = int(game.price(game.defunct)), int(game.bank(game.survivor))
    mixes = [("keep", 0, 0), ("sell", held, 0), ("trade", 0, 2 * pairs)]
    choices = [
        ready({"kind": "dispose", "sell": sell, "trade": trade}, Phrase(f"all-{way}"))
        for way, sell, trade in (mixes if pairs else mixes[:2])
    ]
    holding = {"corporation": gone, "held": held}
    if bank < held // 2:
        short = Phrase("refusal-bank-short", {"corporation": survivor, "left": bank}, "A23")
    else:
        short = Phrase("pairs", holding, "A23")
    return Ask(
        "dispose",
        "A23",
        choices,
        [
            Number(
                "sell",
                held,
                price=price,
                called=Phrase("sell-note", {"price": price}),
                limit=Phrase("hold-only", holding, "A23"),
            ),
            Number(
                "trade",
                2 * pairs,
                step=2,
                called=Phrase("trade-note", {"survivor": survivor, "bank": bank}),
                limit=short,
            ),
        ],
        held,
        Phrase("ask-dispose", {"held": held, "defunct": gone, "survivor": survivor}),
        [Phrase("keep-note", {"corporation": gone})],
    )


def _purchase(game: Acquire, seat: int, ready: Ready) -> Ask:
    """A26: how many of each corporation, alone, there is bank, money and leave for."""
    numbers = []
    for number in range(CORPORATIONS):
        if not game.size(number):
            continue
        name, price = CORPORATION_NAMES[number], int(game.price(number))
        most = int(min(game.purchases, game.bank(number), game.cash(seat) // price))
        numbers.append(
            Number(
                name,
                most,
                price=price,
                called=listed("corporation", [name], "row"),
                within="shares",
                limit=limit(game, seat, number, {name: most}),
            )
        )
    nothing = ready({"kind": "buy", "shares": {}}, Phrase("event-declined.you"))
    question, rule = _purchase_question(game, seat, numbers)
    return Ask("buy", rule, [nothing], numbers, int(game.purchases), question)


def _purchase_question(game: Acquire, seat: int, numbers: Sequence[Number]) -> tuple[Phrase, str]:
    """What may be bought; or why nothing can, with the rule that is in the way."""
    skipped = ".skipped" if game.skipped else ""
    if any(number.most for number in numbers):
        question = Phrase(f"ask-buy{skipped}", {"most": int(game.purchases)})
        return question, "A10" if game.skipped else "A26"
    dear = any(number.limit is not None and number.limit.rule == "A27" for number in numbers)
    details = {"why": "dear" if dear else "sold", "cash": int(game.cash(seat))}
    question = Phrase(f"ask-buy-nothing{skipped}", details)
    return question, "A10" if game.skipped else "A27" if dear else "A26"


def waiting(game: Acquire, seat: int | None) -> list[Wait]:
    """What a seat that is not asked, or an onlooker, waits for."""
    if game.over:
        return [Wait(Phrase("wait-over"), "A31")]
    details: dict[str, object] = {"seat": int(game.actor)}
    if game.phase == DISPOSING:
        details["corporation"] = CORPORATION_NAMES[game.defunct]
    says = Phrase(f"wait-{PHASES[game.phase]}", details)
    if seat is not None and game.passed_over >> seat & 1:
        says = Phrase("passed-over", {"next": says})
    return [Wait(says, KINDS[game.phase][1])]
