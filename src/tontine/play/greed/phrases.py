"""Phrases that many sentences about Greed Incorporated are made of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from tontine.play.greed.names import FIELDS
from tontine.play.greed.view import Arrow
from tontine.play.words import Phrase, listed

MONEY = "money"
MOST_SIGNS = 4  # that are drawn one by one


def units(thing: str, count: int) -> Phrase:
    """ "2 coal", "1 house", "20M" """
    if thing == MONEY:
        return Phrase("sum", {"amount": count})
    return Phrase(f"good-{thing}.units", {"count": count})


def things(things: Mapping[str, int], how: str = "and") -> Phrase:
    """ "2 coal, 1 house and 20M" """
    return listed("goods", [units(thing, count) for thing, count in things.items()], how)


def square(trend: int) -> str:
    """G1: the square of a trend as it is printed: "+1", "N", "-3" with a true minus sign."""
    return f"+{trend}" if trend > 0 else f"\N{MINUS SIGN}{-trend}" if trend else "N"


def squares(count: int) -> str:
    """G10: so many squares up or down: "▲▲", "▼", "▼5"."""
    sign, count = "▲" if count > 0 else "▼", abs(count)
    return sign * count if count <= MOST_SIGNS else f"{sign}{count}"


def moves(arrows: Iterable[Arrow]) -> Phrase:
    """What the arrows of a card would do."""
    effects = [
        Phrase(
            "trend-effect",
            {
                "good": it.good,
                "arrows": squares(it.squares),
                "trend": square(it.trend),
                "price": it.next_price,
            },
        )
        for it in arrows
    ]
    return Phrase("trends", {"list": effects}) if effects else Phrase("trends-none")


def terms(
    message: str,
    company: int,
    partner: int,
    give: Mapping[str, int],
    get: Mapping[str, int],
    runs: Sequence[int],
    **more: object,
) -> Phrase:
    """A deal: who gives what for what, and G19: which assets are run in it."""
    wanted = things(get)
    if runs:
        wanted = Phrase("with-runs", {"terms": wanted, "assets": listed("asset", runs)})
    sides = {"company": company, "partner": partner, "give": things(give), "get": wanted}
    return Phrase(message, {**sides, **more})


def signed(amount: int) -> Phrase:
    """ "+20M" """
    return Phrase("surplus" if amount > 0 else "sum", {"amount": amount})


def name_details(details: Mapping[str, int]) -> dict[str, object]:
    """The details of a refusal in names; so many of a good are named together."""
    named: dict[str, object] = {}
    for field, value in details.items():
        known = FIELDS.get(field)
        named[field] = value if known is None or not known.values else known.values[value]
    if "good" in details and "count" in details:
        named["goods"] = units(str(named["good"]), details["count"])
    return named
