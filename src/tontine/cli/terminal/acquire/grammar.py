"""What a player of Acquire types, turned into a decision."""

from __future__ import annotations

import re
from collections.abc import Sequence

from tontine.cli.terminal.acquire.vocabulary import KINDS, SHARES, AcquireVocabulary
from tontine.cli.terminal.answers import Unclear, by_number, is_number
from tontine.play.acquire.table import AcquireTable
from tontine.play.view import Ask, Choice, Decision, View

_TILE = re.compile(r"([1-9]|1[0-2])([a-i])", re.IGNORECASE)
_TURNED_TILE = re.compile(r"([a-i])([1-9]|1[0-2])", re.IGNORECASE)
_COUNTED = re.compile(r"(\d+)x?([^\W\d]+)|([^\W\d]+?)x?(\d+)")  # 2h, 2xhydra, h2


def answer(said: Sequence[str], view: View, vocabulary: AcquireVocabulary) -> Decision:
    first = vocabulary.meaning(said[0]) if said else None
    tokens = vocabulary.telling(said)
    if len(tokens) > 1 and _asked(view) == "buy":
        unannounced = [it for it in tokens if vocabulary.meaning(it) != "announce"]
        if len(unannounced) < len(tokens):  # A30: with the purchase
            return {**answer(unannounced, view, vocabulary), "announce": True}
    if first in KINDS:
        tokens = tokens[1:]
        if first in ("announce", "leave", "end"):
            return _last(first, view, vocabulary)
    kind = first if first in KINDS else _asked(view)
    if said and (kind == "dispose" or first in SHARES):
        return _disposal(tokens, view, vocabulary)
    if kind == "buy":
        return _purchase(tokens, view, vocabulary)
    if not said:
        raise Unclear("unclear-empty", help=vocabulary.word("help"))
    if first not in KINDS and len(tokens) == 1 and is_number(tokens[0]):
        return by_number(tokens[0], numbered(view))
    if kind == "place":
        return _place(tokens, view)
    return _corporation(str(kind), tokens, vocabulary)


def _last(word: str, view: View, vocabulary: AcquireVocabulary) -> Decision:
    """Who says "end" before it is announced announces it (A30). Where nothing could be bought
    after it, the game would be over at once, and only that word is enough."""
    table: AcquireTable = view.table
    if word == "announce" and _asked(view) == "buy" and not any(_most(view)):
        raise Unclear("unclear-announce", word=vocabulary.word("end"))
    return {"kind": "announce" if word == "end" and not table.announced else word}


def _most(view: View) -> list[int]:
    return [number.most for number in view.asks[0].numbers]


def numbered(view: View) -> list[Choice]:
    """The choices that go by a number: tiles in the order of the board, then the rest."""
    choices = [choice for ask in view.asks if ask.kind != "buy" for choice in ask.choices]
    return sorted(choices, key=lambda it: _place_on_board(it.decision.get("tile")))


def _place_on_board(tile: str | None) -> tuple[str, int]:
    return ("Z", 0) if tile is None else (tile[-1], int(tile[:-1]))


def _asked(view: View) -> str:
    return view.asks[0].kind if view.asks else ""


def _place(tokens: Sequence[str], view: View) -> Decision:
    """A tile is one even if it cannot be played: then the refusal says why."""
    if len(tokens) == 1:
        if found := _TILE.fullmatch(tokens[0]):
            return {"kind": "place", "tile": f"{found[1]}{found[2].upper()}"}
        if found := _TURNED_TILE.fullmatch(tokens[0]):
            return {"kind": "place", "tile": f"{found[2]}{found[1].upper()}"}
    table: AcquireTable = view.table
    raise Unclear("unclear-place", example=table.hand[0].tile if table.hand else "4C")


def _corporation(kind: str, tokens: Sequence[str], vocabulary: AcquireVocabulary) -> Decision:
    name = vocabulary.corporation(tokens[0]) if len(tokens) == 1 else None
    if name is None:
        raise Unclear("unclear-corporation")
    return {"kind": kind, "corporation": name}


# -- buying ------------------------------------------------------------------------


def _purchase(tokens: Sequence[str], view: View, vocabulary: AcquireVocabulary) -> Decision:
    """ "2 hydra 1 fusion", "hydra hydra", "h2 f1"; nothing at all is a decision too."""
    if len(tokens) == 1:
        tile = _TILE.fullmatch(tokens[0])
        if tile and vocabulary.corporation(tile[2]) is None:  # 2h is two of Hydra here
            return {"kind": "place", "tile": tokens[0].upper()}
        if tokens[0] == "0" or vocabulary.meaning(tokens[0]) == "nothing":
            tokens = []
    shares: dict[str, int] = {}
    for count, word in _counted(tokens):
        name = vocabulary.corporation(word)
        if name is None:
            raise Unclear("unclear-purchase", word=word)
        shares[name] = shares.get(name, 0) + count
    return {"kind": "buy", "shares": {name: count for name, count in shares.items() if count}}


def _counted(tokens: Sequence[str]) -> list[tuple[int, str]]:
    """Pairs of a count and a word. The count stands before, or always behind."""
    split = [part for token in tokens for part in _parts(token)]
    if split and is_number(split[-1]) and not is_number(split[0]):
        split.reverse()
        return [(count, word) for count, word in reversed(_pairs(split))]
    return _pairs(split)


def _parts(token: str) -> list[str]:
    token = re.sub(r"(?<=\d)x$", "", token)
    found = _COUNTED.fullmatch(token)
    if found is None:
        return [token]
    return [found[1] or found[4], found[2] or found[3]]


def _pairs(split: Sequence[str]) -> list[tuple[int, str]]:
    pairs: list[tuple[int, str]] = []
    count: int | None = None
    for part in split:
        if not is_number(part):
            pairs.append((1 if count is None else count, part))
            count = None
        elif count is None:
            count = int(part)
        else:
            raise Unclear("unclear-count", count=part)
    if count is not None:
        raise Unclear("unclear-count", count=str(count))
    return pairs


# -- disposing ---------------------------------------------------------------------


def _disposal(tokens: Sequence[str], view: View, vocabulary: AcquireVocabulary) -> Decision:
    """ "sell 3 trade 4": the rest is kept."""
    ask = next((ask for ask in view.asks if ask.kind == "dispose"), None)
    if ask is None:
        # The refusal says what is asked instead.
        return {"kind": "dispose", "sell": 0, "trade": 0}
    counts = _mix(tokens, ask, vocabulary)
    sell, trade = counts.get("sell", 0), counts.get("trade", 0)
    kept = counts.get("keep")
    left = ask.total - sell - trade
    if kept is not None and kept < left:
        raise Unclear("unclear-rest", rest=left - kept)
    if kept is not None and kept > left:
        raise Unclear("unclear-kept", rest=max(left, 0))
    return {"kind": "dispose", "sell": sell, "trade": trade}


def _mix(tokens: Sequence[str], ask: Ask, vocabulary: AcquireVocabulary) -> dict[str, int]:
    """How many for each verb. "all" and "rest" are what the others leave, so they come last."""
    most = {number.name: number.most for number in ask.numbers}
    counts: dict[str, int] = {}
    open_ended: list[str] = []
    left = list(tokens)
    while left:
        verb = vocabulary.meaning(left.pop(0))
        if verb not in SHARES or verb in counts or verb in open_ended:
            raise Unclear("unclear-dispose")
        if left and is_number(left[0]):
            counts[verb] = int(left.pop(0))
        elif left and vocabulary.meaning(left[0]) in ("all", "rest"):
            left.pop(0)
            open_ended.append(verb)
        elif verb == "keep":
            open_ended.append(verb)
        else:
            raise Unclear("unclear-how-many", verb=vocabulary.word(verb))
    if not tokens:
        raise Unclear("unclear-dispose")
    for verb in open_ended:
        rest = max(ask.total - sum(counts.values()), 0)
        counts[verb] = min(rest, most["trade"], rest - rest % 2) if verb == "trade" else rest
    return counts
