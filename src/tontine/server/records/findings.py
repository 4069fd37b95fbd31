"""What the coach has found in a person's games, taken together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tontine.coach.analysis import Findings
from tontine.play.words import Words
from tontine.server.wire.people import CoachRecord, MistakeKind

DEAREST = 3  # kinds of mistakes that are listed

AllFindings = Mapping[str, Sequence[Findings]]  # by table, and by seat
NOTHING: AllFindings = {}


def coach_record(found: Sequence[tuple[Findings, bool]], words: Words) -> CoachRecord | None:
    """Of one game: what is said of a person's seats, and whether they won."""
    if not found:
        return None
    accuracies = [it.accuracy for it, _ in found if it.accuracy is not None]
    return CoachRecord(
        played=len(found),
        won=sum(won for _, won in found),
        accuracy=round(sum(accuracies) / len(accuracies)) if accuracies else None,
        luck=round(sum(it.luck for it, _ in found), 1),
        kinds=_dearest([it for it, _ in found], words),
    )


def _dearest(found: Sequence[Findings], words: Words) -> list[MistakeKind]:
    costs: dict[str, list[float]] = {}
    for it in found:
        for slip in it.slips:
            costs.setdefault(slip.kind, []).append(slip.cost)
    dearest = sorted(costs, key=lambda kind: -sum(costs[kind]))[:DEAREST]
    return [
        MistakeKind(
            kind=kind,
            called=words.label(f"slip-{kind.replace('_', '-')}", kind),
            count=len(costs[kind]),
            cost=round(100 * sum(costs[kind])),
        )
        for kind in dearest
    ]
