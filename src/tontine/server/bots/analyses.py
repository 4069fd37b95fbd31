"""The analysis of a game that is over, in pieces, and as clients are told it."""

from __future__ import annotations

from time import thread_time

import msgspec
from msgspec import Struct

from tontine.coach.analysis import (
    THOROUGHLY,
    Analysis,
    Analyst,
    Findings,
    Mistake,
    Option,
    Piece,
    accuracy_of,
    findings_of,
    in_percent,
)
from tontine.coach.cache import revive
from tontine.coach.hints import NoCoach, coach_of, playouts_for
from tontine.coach.telling import SURE, Telling
from tontine.play.match import Match
from tontine.play.words import LANGUAGES, words
from tontine.rules.chance import Rng
from tontine.server.wire import socket as messages
from tontine.server.wire.socket import AnalysisMistake, AnalysisMoment, AnalysisSeat, HintReason

BATCH = 1.0  # seconds of CPU between two answers


class Batch(Struct, frozen=True):
    """More pieces; how many there are in all; and the curve as far as it is known."""

    pieces: list[msgspec.Raw]
    total: int
    curve: list[list[int]]


class Finished(Struct, frozen=True):
    """The whole analysis, what clients are told of it, by language, and what goes into records."""

    analysis: msgspec.Raw
    told: dict[str, msgspec.Raw]
    findings: list[Findings]  # by seat


def analyst_of(match: Match) -> Analyst:
    found = coach_of(match.title.name, Rng(0))
    if found is None:
        raise NoCoach("no-coach", game=match.title.name)
    return Analyst(match, *found, playouts_for(match.title.name, THOROUGHLY))


def work_on(analyst: Analyst, done: list[Piece], seconds: float = BATCH) -> Batch:
    """Some more pieces, one at least."""
    until, found = thread_time() + seconds, list[Piece]()
    while len(done) + len(found) < analyst.pieces:
        found.append(analyst.piece(len(done) + len(found)))
        # A first curve is of use only when it is whole.
        if thread_time() > until and len(done) + len(found) >= analyst.moments:
            break
    pieces = [msgspec.Raw(msgspec.json.encode(it)) for it in found]
    return Batch(pieces, analyst.pieces, _permille(analyst.curve([*done, *found])))


def finish(match: Match, analyst: Analyst, done: list[Piece]) -> Finished:
    for it in done:
        if it.mistake is not None:
            revive(it.mistake)
    analysis = analyst.analysis(done)
    told = {
        language: msgspec.Raw(msgspec.json.encode(message_of(match, analysis, language)))
        for language in LANGUAGES
    }
    return Finished(msgspec.Raw(msgspec.json.encode(analysis)), told, findings_of(analysis))


def message_of(match: Match, analysis: Analysis, language: str) -> messages.Analysis:
    telling = Telling(match, analysis, words(language))
    return messages.Analysis(
        part=1.0,
        curve=_permille(analysis.curve),
        turns=[telling.turn(turn) if turn else "" for turn in analysis.turns],
        playouts=analysis.playouts,
        seats=_seats(analysis),
        mistakes=[_mistake(telling, it) for it in analysis.mistakes],
        moments=[
            AnalysisMoment(
                kind=it.kind,
                version=it.version,
                seat=it.seat,
                change=round(100 * it.change),
                text=telling.highlight(it),
            )
            for it in analysis.highlights
        ],
    )


def _permille(curve: list[list[float]]) -> list[list[int]]:
    return [[round(1000 * chance) for chance in chances] for chances in curve]


def _seats(analysis: Analysis) -> list[AnalysisSeat]:
    found = []
    for account, percents in zip(analysis.accounts, in_percent(analysis.accounts), strict=True):
        seat = account.seat
        accuracy = accuracy_of(analysis, seat)
        found.append(
            AnalysisSeat(
                start=percents.start,
                luck=percents.luck,
                decisions=percents.decisions,
                end=percents.end,
                doubt=max(round(100 * SURE * account.doubt), 1),
                accuracy=None if accuracy is None else round(accuracy),
                turns=sum(it.seat == seat for it in analysis.judged),
                mistakes=sum(it.seat == seat for it in analysis.mistakes),
            )
        )
    return found


def _mistake(telling: Telling, it: Mistake) -> AnalysisMistake:
    def option(one: Option) -> messages.AnalysisOption:
        return messages.AnalysisOption(
            moves=[choice.decision for choice in one.choices],
            text=telling.option(one, it),
            told=telling.told(one, it),
            chance=round(100 * one.chance),
            reasons=[HintReason(telling.say(why.says, it.seat), why.good) for why in one.reasons],
        )

    return AnalysisMistake(
        first=it.first,
        last=it.last,
        seat=it.seat,
        cost=round(100 * it.cost),
        doubt=max(round(100 * SURE * it.doubt), 1),
        played=option(it.played),
        better=option(it.better),
    )
