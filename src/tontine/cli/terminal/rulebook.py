"""The rules in the player's language, for ``help``."""

from __future__ import annotations

from tontine.cli.terminal.grammar import Unclear
from tontine.cli.terminal.vocabulary import COMMANDS, Vocabulary
from tontine.play.words import Words

LAST_RULE = 34
CHAPTERS = ((1, "components"), (4, "setup"), (9, "turn"), (15, "mergers"), (26, "buying"))


def rule_ids() -> list[str]:
    return [f"A{number}" for number in range(1, LAST_RULE + 1)]


def explain(topic: str, vocabulary: Vocabulary) -> list[str]:
    """A rule by its id, or all that can be typed."""
    words = vocabulary.speech.words
    if not topic:
        return general_help(vocabulary)
    rule = topic.upper() if not topic.isdecimal() else f"A{topic}"
    if rule not in rule_ids():
        raise Unclear("unclear-rule", rule=topic, last=LAST_RULE)
    return [f"{rule}: {words(f'rule-{rule}')}"]


def general_help(vocabulary: Vocabulary) -> list[str]:
    """How to answer, the commands, and what the rules are about."""
    words = vocabulary.speech.words
    lines = [words("help-answers"), words("help-buying"), words("help-disposing"), ""]
    width = max(len(vocabulary.word(command)) for command in COMMANDS)
    lines += [
        f"  {vocabulary.word(command):<{width}}  {words(f'help-{command}')}" for command in COMMANDS
    ]
    return [*lines, "", words("help-signs"), *_chapters(words)]


def _chapters(words: Words) -> list[str]:
    last = [first - 1 for first, _ in CHAPTERS[1:]] + [LAST_RULE]
    chapters = [
        words("help-chapter", first=f"A{first}", last=f"A{end}", about=words(f"chapter-{about}"))
        for (first, about), end in zip(CHAPTERS, last, strict=True)
    ]
    return [words("help-rules", chapters=words.row(chapters))]
