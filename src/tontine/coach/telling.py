"""An analysis in words, for whatever shows it."""

from __future__ import annotations

from functools import cache

from tontine.coach.analysis import (
    Account,
    Analysis,
    Highlight,
    Mistake,
    Option,
    Percents,
    in_percent,
)
from tontine.play.match import Match
from tontine.play.speech import Speech
from tontine.play.stories import speech_of, tell_on
from tontine.play.view import Entry
from tontine.play.words import Phrase, Words

PAST = 60  # decisions: a turn is never longer
SURE = 2  # standard errors: with 95 percent nothing is farther away


class Telling:
    """All hands are open here: the story is told with everything in it."""

    def __init__(self, match: Match, analysis: Analysis, words: Words) -> None:
        self.match = match
        self.analysis = analysis
        self.words = words.of(match.title.name)
        self._speech = cache(lambda reader: speech_of(match, reader, words))

    # -- figures -----------------------------------------------------------------------

    def percent(self, part: float) -> str:
        return self.of_hundred(round(100 * part))

    def of_hundred(self, percent: int) -> str:
        return self.words("hint-chance", percent=percent)

    def change(self, part: float) -> str:
        return self.signed(round(100 * part))

    def signed(self, count: int) -> str:
        return f"+{count}" if count > 0 else str(count).replace("-", "\N{MINUS SIGN}")

    @property
    def accounts(self) -> list[tuple[Account, Percents]]:
        found = self.analysis.accounts
        return list(zip(found, in_percent(found), strict=True))

    def doubt(self, part: float) -> str:
        return self.words("hint-doubt", percent=max(round(100 * SURE * part), 1))

    def turn(self, number: int) -> str:
        return self.words("turn-number", number=number)

    # -- names -------------------------------------------------------------------------

    @property
    def title(self) -> str:
        standing = self.match.standings()[0]
        winners = [self.seat(seat) for seat in self.match.winners]
        score = self.match.title.name_score(standing.score, self.words)
        return self.words(
            "analysis-title",
            game=self.words("title"),
            count=len(winners),
            names=self.words.listing(winners),
            score=score,
        )

    def seat(self, seat: int) -> str:
        return self._of(None).seats[seat]

    def score(self, seat: int) -> str:
        found = next(it.score for it in self.analysis.standings if it.seat == seat)
        return self.match.title.name_score(found, self.words)

    def _of(self, reader: int | None) -> Speech:
        return self._speech(reader)

    # -- sentences ---------------------------------------------------------------------

    def say(self, phrase: Phrase, reader: int) -> str:
        return self._of(reader).say(phrase)

    def option(self, option: Option, mistake: Mistake) -> str:
        """What was or could have been played, as its player would read it in the log."""
        return self._option(option, mistake, self._of(mistake.seat))

    def told(self, option: Option, mistake: Mistake) -> str:
        """The same as others would read it."""
        return self._option(option, mistake, self._of(None))

    def _option(self, option: Option, mistake: Mistake, speech: Speech) -> str:
        events = [event for choice in option.choices for event in choice.does]
        called = [choice.confirm for choice in option.choices if choice.confirm is not None]
        log = self.match.log(mistake.seat, 0, mistake.first - 1)
        return tell_on(self.match.title, log, events, speech) or self.words.row(
            [speech.say(phrase) for phrase in called]
        )

    def highlight(self, it: Highlight) -> str:
        if it.kind == "luck":
            return self.drawn(it.version)
        if it.kind == "mistake":  # and not all that came of it
            mistake = next(one for one in self.analysis.mistakes if one.first == it.version)
            return self.told(mistake.played, mistake)
        return self.steps(it.version, it.version)

    def drawn(self, version: int) -> str:
        """What chance brought after a decision."""
        moment = self.analysis.moments[version - 1]
        speech = self._of(None)
        names = self.words.row(
            [speech.drawn(it, name) for it, stream in moment.outcomes.items() for name in stream]
        )
        return self.words("analysis-drawn", name=self.seat(moment.seat), outcomes=names)

    def steps(self, first: int, last: int) -> str:
        """What decisions did in public, up to where the next turn begins."""
        title = self.match.title
        events = [
            it.event
            for version in range(first, last + 1)
            for it in self.match.steps[version].events
            if it.is_known_to(None)
        ]
        kinds = [event.event for event in events]
        if title.opening in kinds:
            events = events[: kinds.index(title.opening)]
        past = [
            Entry(version, it.event)
            for version in range(max(first - PAST, 0), first)
            for it in self.match.steps[version].events
        ]
        return tell_on(title, past, events, self._of(None)) or self._called(first, last)

    def _called(self, first: int, last: int) -> str:
        """Decisions of which nothing was seen, such as a sealed bid, as they were called."""
        called: list[str] = []
        for version in range(first, last + 1):
            step = self.match.steps[version]
            if step.seat is None or step.decision is None:
                continue
            choices = self.match.at(version - 1).foresee(step.seat, [step.decision])
            speech = self._of(step.seat)
            called += [speech.say(it.confirm) for it in choices if it.confirm is not None]
        return self.words.row(called)
