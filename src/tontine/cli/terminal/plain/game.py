"""The plain terminal: what a game without one of its own is played at."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tontine.cli.terminal import palette
from tontine.cli.terminal.answers import Unclear, is_number
from tontine.cli.terminal.game import TerminalGame
from tontine.cli.terminal.header import whose_turn
from tontine.cli.terminal.plain.table import BETWEEN, draw_table, label, said
from tontine.cli.terminal.text import ink, pad, width_of, wrap
from tontine.cli.terminal.vocabulary import Vocabulary
from tontine.play.speech import Speech, capital
from tontine.play.title import AnyTitle
from tontine.play.view import Ask, Choice, Decision, Entry, Number, View, filled


class PlainTerminal(TerminalGame):
    """Choices go by their number, and numbers to be filled in are typed after it. Where there is
    but one choice, only its numbers are typed. Everything can be said in JSON as well."""

    help = ("plain-answers", "plain-json")
    help_signs = ()
    example = '{"kind": "…"}'

    def __init__(self, title: AnyTitle, speech: Speech) -> None:
        super().__init__(title, speech)
        self.example_rule = title.rulebook.ids[0]

    def vocabulary_of(self, speech: Speech) -> Vocabulary:
        return Vocabulary(speech.words, ())

    # -- the log -------------------------------------------------------------------

    def chapters(self, log: Sequence[Entry]) -> list[str]:
        lines = []
        number = 0
        for paragraph in self.tell(log):
            if paragraph.number != number:
                number = paragraph.number
                lines.append(self.words("plain-heading", number=number))
            lines += [f"  {line.text}" for line in paragraph.lines]
        return lines

    def report(self, log: Sequence[Entry], since: int) -> list[str]:
        lines = [line for paragraph in self.tell(log) for line in paragraph.lines]
        return [line.text for line in lines if line.version >= since]

    # -- answers -------------------------------------------------------------------

    def answer(self, said: Sequence[str], view: View) -> Decision:
        if not said:
            raise Unclear("unclear-empty", help=self.vocabulary.word("help"))
        if not all(is_number(word) for word in said):
            raise Unclear("unclear-plain", help=self.vocabulary.word("help"))
        typed = [int(word) for word in said]
        ready = [(ask, choice) for ask in view.asks for choice in ask.choices]
        if len(ready) == 1 and ready[0][0].numbers:
            ask, choice = ready[0]
        elif 1 <= typed[0] <= len(ready):
            ask, choice = ready[typed.pop(0) - 1]
        else:
            raise Unclear("unclear-number", most=len(ready))
        if len(typed) > len(ask.numbers):
            raise Unclear("unclear-plain", help=self.vocabulary.word("help"))
        return filled(choice.decision, zip(ask.numbers, typed, strict=False))

    def answers(self, view: View) -> list[str]:
        ready = sum(len(ask.choices) for ask in view.asks)
        return [str(number) for number in range(1, ready + 1)] if ready > 1 else []

    # -- the screen ----------------------------------------------------------------

    def header(self, view: View) -> tuple[str, str]:
        turn = whose_turn(view, self.speech, view.owing)
        return self.words("header-turn", **turn), ""

    def panels(self, view: View, width: int, tight: int = 0) -> list[Text]:
        return draw_table(view.table, self.speech, width)

    def prompt(self, view: View, width: int, tight: int = 0) -> list[Text]:
        lines = []
        number = 0
        alone = sum(len(ask.choices) for ask in view.asks) == 1
        for ask in view.asks:
            lines += self._question(ask, width)
            for choice in ask.choices:
                number += 1
                if not (alone and ask.numbers):
                    lines += self._choice(number, choice, width)
            lines += [line for it in ask.numbers for line in self._number(it, width)]
        return lines

    def _question(self, ask: Ask, width: int) -> list[Text]:
        asked = (
            label(ask.kind, self.words) if ask.question is None else self.speech.say(ask.question)
        )
        question = ink(asked, palette.TITLE).append(f"  ({ask.rule})", palette.QUIET)
        notes = [self.speech.say(note) for note in ask.notes]
        return [
            *wrap(question, width, 2),
            *(line for note in notes for line in wrap(ink(f"  {note}", palette.QUIET), width, 2)),
        ]

    def _choice(self, number: int, choice: Choice, width: int) -> list[Text]:
        name = choice.called or choice.confirm
        called = self._decision(choice.decision) if name is None else self.speech.say(name)
        line = ink(f"{number:>3}  ", palette.BRASS).append(called)
        if choice.says is not None:
            line.append(f"  {self.speech.say(choice.says)}", palette.QUIET)
        elif choice.does:
            done = [self.speech.sentence(event) for event in choice.does]
            line.append(f"  {' '.join(done)}", palette.QUIET)
        return wrap(line, width, 5)

    def _number(self, number: Number, width: int) -> list[Text]:
        name = (
            label(number.name, self.words)
            if number.called is None
            else self.speech.say(number.called)
        )
        least, most = (self._count(number, it) for it in (number.least, number.most))
        line = ink("     ", palette.QUIET)
        line.append(self.words("plain-number", name=name, least=least, most=most))
        if number.limit is not None:
            line.append(f"  {self.speech.say(number.limit)}", palette.QUIET)
        return wrap(line, width, 5)

    def _count(self, number: Number, value: int) -> str:
        return str(self.speech.name_field(number.name, value))

    def _decision(self, decision: Decision) -> str:
        """A decision that nobody gave a name."""
        fields = [said(name, it, self.speech) for name, it in decision.items() if name != "kind"]
        return BETWEEN.join([label(decision["kind"], self.words), *fields])

    def standing(self, view: View, width: int) -> list[Text]:
        words, seats = self.words, self.speech.seats
        rows = [
            (str(it.rank), it.seat, self.title.name_score(it.score, words)) for it in view.standings
        ]
        broad = max(width_of(seats[seat]) for _, seat, _ in rows)
        names = words.listing([self.speech.seat(seat) for seat in view.winners])
        won = words("plain-won", count=len(view.winners), names=names)
        lines = [*wrap(ink(capital(won), palette.BRASS), width, 2), Text("")]
        for rank, seat, score in rows:
            line = ink(f"{rank:>3} ", palette.BRASS)
            line.append(f"{palette.SEAT_SHAPES[seat]} ", palette.seat_colour(seat))
            lines.append(line.append(f"{pad(seats[seat], broad)}  ").append(score, palette.TITLE))
        return [*lines, Text(""), *draw_table(view.table, self.speech, width)]
