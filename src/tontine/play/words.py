"""Every word a player sees, in English, Italian and French, from the Fluent files."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

LANGUAGES = ("en", "it", "fr")
GAMES = ("acquire", "ponzi", "greed")
REFUSAL = "refusal-"  # how the messages begin that say why something was refused
SHARED = ("common", "errors", "table", "terminal")

# Fields of events and refusals: sums of money, seats, things with a name in the game's file, and
# cards that have a name only in the set played with.
SUMS = frozenset({"amount", "price", "cash", "income", "before"})
SEATS = frozenset({"seat", "rival"})
THINGS = {
    "corporation": "corporation",
    "survivor": "corporation",
    "industry": "industry",
    "good": "good",
    "thing": "good",
    "chair": "chair",
}
NUMBERED = {"company": "company", "partner": "company", "asset": "asset"}

REMEMBERED = 5000  # texts
LONGEST = 900  # characters of an argument
SHOWN = 40  # characters of what was given from outside

Arguments = Mapping[str, object]
NameField = Callable[[str, object], object]


class Phrase(Struct, frozen=True, omit_defaults=True):
    """A message with its arguments, put into words once the language of the reader is known.

    An argument may be a phrase itself, or several things, which are said in a row. ``rule`` is
    that of a refusal.
    """

    message: str
    arguments: dict[str, object] = {}
    rule: str = ""

    def __str__(self) -> str:
        return words(LANGUAGES[0]).say(self)


def files_of(game: str | None) -> tuple[str, ...]:
    """The Fluent files of a game, or of none. Two games may use one name for two messages."""
    return SHARED if game is None else (*SHARED, game, f"{game}-terminal")


class Words:
    """The messages of one language: those that all games share, and those of one game."""

    def __init__(self, language: str, game: str | None = None) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no language {language!r}; there is {', '.join(LANGUAGES)}")
        self.language = language
        self.game = game
        functions: dict[str, Any] = {"D": _euphonic}
        # Isolation marks are for mixed writing directions; a terminal shows them as rubbish.
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for name in files_of(game):
            path = files("tontine.locale") / language / f"{name}.ftl"
            # A game may say in its own way what games share: Greed counts in millions.
            self._bundle.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=True)
        # A story is told again with every decision, and most of it in the same words.
        self._format = lru_cache(REMEMBERED)(self._put_together)

    def __call__(self, message: str, /, **arguments: object) -> str:
        """The text of a message, or of an attribute as in ``message.attribute``."""
        return self._format(message, tuple(arguments.items()))

    def say(self, phrase: Phrase) -> str:
        """A phrase in this language."""
        if phrase.message.startswith(REFUSAL):
            reason = phrase.message.removeprefix(REFUSAL)
            return self.refusal(phrase.rule, reason, phrase.arguments)
        named = {name: self.argument(value) for name, value in phrase.arguments.items()}
        return self(phrase.message, **named)

    def argument(self, value: object) -> object:
        """An argument of a phrase as Fluent takes it."""
        if isinstance(value, Phrase):
            return self.say(value)
        if isinstance(value, list | tuple):
            return self.row([str(self.argument(it)) for it in value])
        return printable(value) if isinstance(value, str) else value

    def _put_together(self, message: str, arguments: tuple[tuple[str, object], ...]) -> str:
        name, _, attribute = message.partition(".")
        found = self._bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise KeyError(message)
        shortened = {key: _shorten(value) for key, value in arguments}
        text, errors = self._bundle.format_pattern(pattern, shortened)
        if errors:
            raise ValueError(f"{self.language}/{message}: {errors}")
        return str(text)

    def of(self, game: str) -> Words:
        """The same language with the words of a game."""
        return words(self.language, game)

    def money(self, amount: int) -> str:
        if amount < 0:
            return self("debit", amount=self.money(-amount))
        return self("money", amount=amount)

    def listing(self, items: Sequence[str]) -> str:
        """ "a, b and c" """
        if len(items) < 2:
            return "".join(items)
        return self("list-last", list=self.row(items[:-1]), last=items[-1])

    def row(self, items: Sequence[str]) -> str:
        """ "a, b, c" """
        return self("list-separator").join(items)

    def name_field(self, field: str, value: object) -> object:
        """A field of an event or refusal as it is called when nobody's names are known."""
        if field in SUMS and isinstance(value, int):
            return self.money(value)
        if field in THINGS:
            return self(f"{THINGS[field]}-{str(value).replace('_', '-')}")
        if field in NUMBERED:
            return self(f"{NUMBERED[field]}-number", number=value)
        if field in SEATS and isinstance(value, int):
            return self("seat-number", number=value + 1)
        return value

    def refusal(
        self, rule: str, reason: str, details: Arguments, name_field: NameField | None = None
    ) -> str:
        """Why a decision was not accepted, with its rule in front."""
        if rule and self.game is None:
            return self.of(_game_of(rule)).refusal(rule, reason, details, name_field)
        name = name_field or self.name_field
        named = {key: name(key, self.argument(value)) for key, value in details.items()}
        text = self(f"{REFUSAL}{reason.replace('_', '-')}", **named)
        return self("ruled", rule=rule, text=text) if rule else text


def _game_of(rule: str) -> str:
    """The id of a rule begins like its game: P18 is a rule of Ponzi Scheme."""
    return next(game for game in GAMES if game[0].upper() == rule[0])


def _euphonic(*arguments: object) -> str:
    """Italian says "ad Ada" and "ed Elena", but "a Bruno" and "e Ada"."""
    word, following = map(str, arguments)
    first = unicodedata.normalize("NFD", following)[:1].casefold()
    return f"{word}{'d' if first == word else ''} {following}"


# Invisible by themselves: they join emoji, and letters of Persian, Hindi and other scripts.
JOINERS = "\u200c\u200d"


def printable(text: str) -> str:
    """What comes from outside must not move the cursor or break the line."""
    return "".join(letter if _is_harmless(letter) else "?" for letter in text)


def _is_harmless(letter: str) -> bool:
    # The last are the codes in the flags of England, Scotland and the like.
    return letter.isprintable() or letter in JOINERS or "\U000e0030" <= letter <= "\U000e007f"


def shown(value: object) -> str:
    """What was given from outside, to be named in a phrase."""
    if isinstance(value, str):
        return value
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # too many digits, too many brackets
        return "…"
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"


def _shorten(value: object) -> object:
    """Fluent refuses long texts, and what comes from outside can be of any length."""
    if isinstance(value, str) and len(value) > LONGEST:
        return value[: LONGEST - 1] + "…"
    return value


@cache
def words(language: str, game: str | None = None) -> Words:
    return Words(language, game)
