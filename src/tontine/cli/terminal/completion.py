"""What the Tab key offers."""

from __future__ import annotations

from tontine.cli.terminal.rulebook import rule_ids
from tontine.cli.terminal.vocabulary import COMMANDS, Vocabulary
from tontine.play.view import View


def suggestions(view: View, vocabulary: Vocabulary) -> list[str]:
    """Answers that fit the question come first, then the commands and the rules."""
    answers: list[str] = []
    for ask in view.asks:
        if ask.kind == "dispose":
            answers += [vocabulary.word(word) for word in ("sell", "trade", "keep", "all", "rest")]
        elif ask.kind == "buy":
            answers += [vocabulary.speech.corporation(it.name).lower() for it in ask.numbers]
            answers.append(vocabulary.word("nothing"))
        else:
            answers.append(vocabulary.word(ask.kind))
            answers += [_answer(choice.decision, vocabulary) for choice in ask.choices]
    commands = [vocabulary.word(command) for command in COMMANDS]
    return [answer for answer in answers if answer] + commands + rule_ids()


def _answer(decision: dict[str, str], vocabulary: Vocabulary) -> str:
    if "tile" in decision:
        return decision["tile"].lower()
    if "corporation" in decision:
        return vocabulary.speech.corporation(decision["corporation"]).lower()
    return ""
