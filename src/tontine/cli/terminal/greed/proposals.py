"""Open proposals, and what they would mean at today's prices."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from tontine.cli.terminal import palette
from tontine.cli.terminal.greed import palette as colours
from tontine.cli.terminal.greed.vocabulary import GreedVocabulary
from tontine.cli.terminal.text import ink, wrap
from tontine.play.greed.view import Proposal


def draw_proposals(
    proposals: Iterable[Proposal], vocabulary: GreedVocabulary, width: int
) -> list[Text]:
    """The proposals: those for the reader first, with how to answer; then the reader's own,
    then all others."""
    reader = vocabulary.speech.reader
    lines: list[Text] = []
    for it in sorted(proposals, key=lambda it: (it.rival != reader, it.seat != reader, it.number)):
        lines += wrap(_draw(it, vocabulary), width, 5)
    return lines


def concerns(proposal: Proposal, seat: int | None) -> bool:
    return seat in (proposal.seat, proposal.rival)


def _draw(proposal: Proposal, vocabulary: GreedVocabulary) -> Text:
    speech = vocabulary.speech
    line = ink(f"{proposal.number:>4} ", palette.BRASS).append(speech.say(proposal.says))
    if not concerns(proposal, speech.reader):
        return line
    if proposal.why is not None:
        line.append(f"  {colours.DANGER} {speech.say(proposal.why)}", palette.LOSS)
    elif proposal.balance is not None:
        balance = speech.words("proposal-balance", balance=speech.say(proposal.balance))
        line.append(f"  {balance}", palette.QUIET)
    mine = proposal.rival != speech.reader
    kinds = ["withdraw"] if mine else ["accept", "reject", "counter"]
    how = " · ".join(f"{vocabulary.word(kind)} {proposal.number}" for kind in kinds)
    return line.append(f"  {how}", palette.BRASS)
