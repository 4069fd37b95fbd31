"""The step of a lesson, and rule cards, laid out for a terminal."""

from __future__ import annotations

from rich.text import Text

from tontine.cli.terminal import palette
from tontine.cli.terminal.game import TerminalGame
from tontine.cli.terminal.text import ink, wrap
from tontine.cli.terminal.vocabulary import CARDS_OFF, NEXT, OWN, SHOW, WHY
from tontine.learn.cards import RuleCard
from tontine.learn.guide import LessonState


def draw_step(state: LessonState, terminal: TerminalGame, width: int) -> list[Text]:
    """Where the pupil stands, what to do, what that points at, and what can be typed."""
    words, speech = terminal.words, terminal.speech
    title = speech.say(state.title)
    head = words("lesson-step", step=state.step, steps=state.steps, title=title)
    line = ink(head, palette.BRASS)
    if state.rules:
        line.append(f"  {words.row(state.rules)}", palette.QUIET)
    lines = wrap(line, width, 2)
    lines += wrap(ink(speech.say(state.text), palette.TITLE), width)
    if state.lights:
        lines += wrap(ink(_lights(state, terminal), palette.QUIET), width, 2)
    typed = [WHY] if state.why else []
    typed += [SHOW] if state.shows and not state.waits else []
    sayings = [*([NEXT] if state.waits else []), *typed, OWN]
    named = [f'"{terminal.vocabulary.word(it)}"' for it in sayings]
    message = "lesson-keys-next" if state.waits else "lesson-keys"
    if not state.over:
        keys = words(message, words=words.listing(named, "list-or"))
        lines += wrap(ink(keys, palette.QUIET), width, 2)
    return lines


def _lights(state: LessonState, terminal: TerminalGame) -> str:
    """What is lit, with its numbers: "1 the space 11F, the space 12F  2 your tile 11F"."""
    numbered: dict[int, list[str]] = {}
    for light in state.lights:
        numbered.setdefault(light.number, []).append(terminal.speech.say(light.says))
    row = terminal.words.row
    return "  ".join(f"({number}) {row(names)}" for number, names in numbered.items())


def draw_card(card: RuleCard, terminal: TerminalGame, width: int) -> list[Text]:
    """A rule card, and how to be rid of them."""
    words = terminal.words
    text = terminal.speech.say(card.text)
    line = ink(words("card-line", rules=words.row(card.rules), text=text), palette.BRASS)
    off = terminal.vocabulary.word(CARDS_OFF)
    return wrap(line.append(f"  {words('card-off', off=off)}", palette.QUIET), width, 2)
