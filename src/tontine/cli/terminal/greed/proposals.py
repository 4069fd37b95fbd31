"""Open proposals, and what they would mean at today's prices."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from tontine.cli.terminal import palette
from tontine.cli.terminal.greed import palette as colours
from tontine.cli.terminal.greed.vocabulary import GreedVocabulary
from tontine.cli.terminal.text import ink, wrap
from tontine.play.greed.speech import GreedSpeech
from tontine.play.greed.table import Lack, Proposal


def draw_proposals(
    proposals: Iterable[Proposal], vocabulary: GreedVocabulary, width: int
) -> list[Text]:
    """Those for the reader first, with how to answer; then the reader's own, then all others."""
    lines: list[Text] = []
    for proposal in sorted(proposals, key=lambda it: _nearness(it, vocabulary.speech)):
        lines += _draw(proposal, vocabulary, width)
    return lines


def concerns(proposal: Proposal, seat: int | None) -> bool:
    return seat in (proposal.seat, proposal.rival)


def _nearness(proposal: Proposal, speech: GreedSpeech) -> tuple[bool, bool, int]:
    mine = proposal.seat == speech.reader
    return proposal.rival != speech.reader, not mine, proposal.number


def _draw(proposal: Proposal, vocabulary: GreedVocabulary, width: int) -> list[Text]:
    speech, words = vocabulary.speech, vocabulary.speech.words
    terms = words(
        "deal-terms",
        company=speech.company(proposal.company),
        partner=speech.company(proposal.partner),
        give=speech.things(proposal.give),
        get=speech.with_runs(speech.things(proposal.get), proposal.runs),
    )
    line = ink(f"{proposal.number:>4} ", palette.BRASS).append(terms)
    if not concerns(proposal, speech.reader):
        return wrap(line, width, 5)
    if proposal.lacks is not None:
        line.append(f"  {_lacking(proposal.lacks, speech)}", palette.LOSS)
    else:
        line.append(f"  {_balance(proposal, speech)}", palette.QUIET)
    return wrap(line.append(f"  {_how(proposal, vocabulary)}", palette.BRASS), width, 5)


def _lacking(lack: Lack, speech: GreedSpeech) -> str:
    """Why a proposal cannot be accepted now."""
    if lack.thing is None:
        message = "deal-used"
    else:
        message = "deal-lacks" if lack.asset is None else "deal-lacks-input"
    return speech.words(
        message,
        company=speech.company(lack.company),
        thing=speech.good(lack.thing) if lack.thing else "",
        asset=speech.card(lack.asset) if lack.asset else "",
        sign=colours.DANGER,
    )


def _balance(proposal: Proposal, speech: GreedSpeech) -> str:
    """What it would bring either side at today's prices, the reader's first."""
    effects = proposal.effects if proposal.seat == speech.reader else proposal.effects[::-1]
    mine, theirs = (_signed(effect.worth, speech) for effect in effects)
    return speech.words("deal-balance", amount=mine, theirs=theirs)


def _signed(amount: int, speech: GreedSpeech) -> str:
    money = speech.words.money(amount)
    return f"+{money}" if amount > 0 else money


def _how(proposal: Proposal, vocabulary: GreedVocabulary) -> str:
    if proposal.rival == vocabulary.speech.reader:
        kinds = ["accept", "reject", "counter"]
    else:
        kinds = ["withdraw"]
    return " · ".join(f"{vocabulary.word(kind)} {proposal.number}" for kind in kinds)
