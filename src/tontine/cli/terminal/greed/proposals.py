"""Open proposals, and what they would mean at today's prices."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from tontine.cli.terminal import palette
from tontine.cli.terminal.greed import palette as colours
from tontine.cli.terminal.greed.figures import worth
from tontine.cli.terminal.greed.vocabulary import GreedVocabulary
from tontine.cli.terminal.text import ink, wrap
from tontine.play.greed.speech import GreedSpeech
from tontine.play.greed.table import GreedTable, Proposal


def draw_proposals(
    table: GreedTable, proposals: Iterable[Proposal], vocabulary: GreedVocabulary, width: int
) -> list[Text]:
    """Those for the reader first, with how to answer; then the reader's own, then all others."""
    lines: list[Text] = []
    for proposal in sorted(proposals, key=lambda it: _nearness(it, vocabulary.speech)):
        lines += _draw(table, proposal, vocabulary, width)
    return lines


def concerns(proposal: Proposal, seat: int | None) -> bool:
    return seat in (proposal.seat, proposal.rival)


def _nearness(proposal: Proposal, speech: GreedSpeech) -> tuple[bool, bool, int]:
    mine = proposal.seat == speech.reader
    return proposal.rival != speech.reader, not mine, proposal.number


def _draw(
    table: GreedTable, proposal: Proposal, vocabulary: GreedVocabulary, width: int
) -> list[Text]:
    speech, words = vocabulary.speech, vocabulary.speech.words
    terms = words(
        "deal-terms",
        company=speech.company(proposal.company),
        partner=speech.company(proposal.partner),
        give=speech.things(proposal.give),
        get=speech.things(proposal.get),
    )
    line = ink(f"{proposal.number:>4} ", palette.BRASS).append(terms)
    if not concerns(proposal, speech.reader):
        return wrap(line, width, 5)
    if proposal.lacks is not None:
        lacking = words(
            "deal-lacks",
            company=speech.company(proposal.lacks.company),
            thing=speech.good(proposal.lacks.thing),
            sign=colours.DANGER,
        )
        line.append(f"  {lacking}", palette.LOSS)
    else:
        line.append(f"  {_balance(table, proposal, speech)}", palette.QUIET)
    return wrap(line.append(f"  {_how(proposal, vocabulary)}", palette.BRASS), width, 5)


def _balance(table: GreedTable, proposal: Proposal, speech: GreedSpeech) -> str:
    """What it would bring the reader's company at today's prices."""
    difference = worth(table, proposal.give) - worth(table, proposal.get)
    if proposal.rival != speech.reader:
        difference = -difference
    gained = speech.words.money(difference)
    return speech.words("deal-balance", amount=f"+{gained}" if difference > 0 else gained)


def _how(proposal: Proposal, vocabulary: GreedVocabulary) -> str:
    if proposal.rival == vocabulary.speech.reader:
        kinds = ["accept", "reject", "counter"]
    else:
        kinds = ["withdraw"]
    return " · ".join(f"{vocabulary.word(kind)} {proposal.number}" for kind in kinds)
