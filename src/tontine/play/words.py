"""Every word a player sees, in English, Italian and French, from the Fluent files."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

from tontine.play.fields import SHARED_FIELDS, Field

LANGUAGES = ("en", "it", "fr")
REFUSAL = "refusal-"  # how the messages begin that say why something was refused
LISTS = ("list-row", "list-and", "list-or")
# What a phrase says to the reader where it is about them: who does it, or whom it is done to.
ADDRESSED = (("seat", "you"), ("rival", "to-you"))
SHARED = ("common", "coach", "errors", "learn", "table", "terminal")

# Around a name in a text, so that a client can set it off: MARK, its place in a list, NAME, the
# name itself, END. They are no characters of any language, and ``printable`` lets none in.
MARK, NAME, END = "\ue000", "\ue001", "\ue002"
MARKED = re.compile(f"{MARK}(\\d+){NAME}|{END}")

_NAME = re.compile(r"^([a-z][\w-]*) =", re.M)

REMEMBERED = 5000  # texts
LONGEST = 900  # characters of an argument
SHOWN = 40  # characters of what was given from outside

Arguments = Mapping[str, object]
NameField = Callable[[str, object], object]


class Phrase(Struct, frozen=True, gc=False, omit_defaults=True):
    """A message with its arguments, put into words once the language of the reader is known.

    An argument is named by what its field is in the game: ``{"corporation": "hydra"}`` becomes
    "Hydra", ``{"amount": 300}`` "$300". It may be a phrase itself, or several things, which are
    said in a row; ``listed`` says them with "and" or "or". ``rule`` is that of a refusal; it tells
    whose words these are, and where there is none, ``game`` does.

    ``seat`` is whom the phrase is about: to that reader the attribute ``you`` of the message is
    said, if there is one ("decides", but "you decide"), and ``to-you`` to the one at ``rival``.
    """

    message: str
    arguments: dict[str, Any] = {}
    rule: str = ""
    game: str = ""

    def __str__(self) -> str:
        return words(LANGUAGES[0]).say(self)


def listed(field: str, items: Sequence[object], how: str = "and") -> Phrase:
    """Several things of one kind: "Fusion, Hydra and Zeta"; ``how`` is "and", "or" or "row"."""
    return Phrase(f"list-{how}", {field: list(items)})


class Vocabulary(Struct, frozen=True, gc=False):
    """What a game brings to words: the letter its rules begin with, the folder with a folder for
    each language in it, and what its fields are."""

    letter: str
    folder: Traversable
    fields: Mapping[str, Field]


OURS = files("tontine.locale")
VOCABULARIES: dict[str, Vocabulary] = {}


def introduce(game: str, vocabulary: Vocabulary) -> None:
    """Make a game known to all who put things into words."""
    VOCABULARIES[game] = vocabulary


def fields_of(game: str | None) -> Mapping[str, Field]:
    return {**SHARED_FIELDS, **(VOCABULARIES[game].fields if game in VOCABULARIES else {})}


def files_of(game: str | None) -> tuple[str, ...]:
    """The Fluent files of a game, or of none. Two games may use one name for two messages."""
    own = ("", "-howto", "-learn", "-terminal")
    return SHARED if game is None else (*SHARED, *(f"{game}{part}" for part in own))


_parsed = cache(FluentResource)  # that takes long, and games share files


def text_of(language: str, name: str, game: str | None = None) -> str:
    """A Fluent file; one that a game does not have is empty."""
    folder = OURS if game is None else VOCABULARIES[game].folder
    path = folder / language / f"{name}.ftl"
    return path.read_text("utf-8") if path.is_file() else ""


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
        self.fields = fields_of(game)
        self._own: list[str] = []  # the names of its messages
        for name in files_of(game):
            text = text_of(language, name, None if name in SHARED else game)
            if name not in SHARED:
                self._own += _NAME.findall(text)
            # A game may say in its own way what games share: one counts in millions.
            self._bundle.add_resource(_parsed(text), allow_overrides=True)
        self._names: Mapping[str, str] = {}
        # A story is told again with every decision, and most of it in the same words.
        self._format = lru_cache(REMEMBERED)(self._put_together)

    def __call__(self, message: str, /, **arguments: object) -> str:
        """The text of a message, or of an attribute as in ``message.attribute``."""
        return self._format(message, tuple(arguments.items()))

    def calling(self, names: Mapping[str, str]) -> Words:
        """The same words, with names for some messages. Of their attributes ``own-units`` and the
        like speak, which are told the name."""
        if not names:
            return self
        own = copy(self)
        own._names = {message: printable(name) for message, name in names.items()}
        own._format = lru_cache(REMEMBERED)(own._put_together)
        return own

    def has(self, message: str) -> bool:
        """Whether there is such a message, or such an attribute as in ``message.attribute``."""
        if message in self._names:
            return True
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def begins(self, start: str) -> bool:
        """Whether the game has messages that begin so."""
        return any(name.startswith(start) for name in self._own)

    def label(self, message: str, name: str) -> str:
        """A message, or where a game has none, the name that it has in the code, as plain text."""
        if self.has(message):
            return self(message)
        text = name.replace("_", " ")
        return text[:1].upper() + text[1:]

    def say(
        self, phrase: Phrase, name_field: NameField | None = None, reader: int | None = None
    ) -> str:
        """A phrase in this language, to the reader at a seat or to an onlooker. ``name_field``
        knows names that the language does not."""
        name = name_field or self.name_field
        if self.game is None and (phrase.rule or phrase.game):
            return self.of(phrase.game or _game_of(phrase.rule)).say(phrase, name_field, reader)
        if phrase.message in LISTS:
            ((field, items),) = phrase.arguments.items()
            assert isinstance(items, list | tuple), phrase
            named = [str(self._argument(field, it, name, reader)) for it in items]
            return self.listing(named, phrase.message)
        arguments = {
            field: self._argument(field, value, name, reader)
            for field, value in phrase.arguments.items()
        }
        text = self(self._addressed(phrase, reader), **arguments)
        return self("ruled", rule=phrase.rule, text=text) if phrase.rule else text

    def _addressed(self, phrase: Phrase, reader: int | None) -> str:
        """The message of a phrase, in the form that is said to this reader."""
        message = phrase.message.replace("_", "-")
        if reader is not None:
            for field, form in ADDRESSED:
                said = f"{message}.{form}"
                if phrase.arguments.get(field) == reader and self.has(said):
                    return said
        return message

    def _argument(
        self, field: str, value: object, name: NameField, reader: int | None = None
    ) -> object:
        """An argument of a phrase as Fluent takes it."""
        if isinstance(value, Phrase):
            return self.say(value, name, reader)
        if isinstance(value, list | tuple):
            return self.row([str(self._argument(field, it, name, reader)) for it in value])
        return name(field, printable(value) if isinstance(value, str) else value)

    def argument(self, value: object) -> object:
        """An argument as it is, with phrases in it put into words."""
        return self._argument("", value, lambda _, plain: plain)

    def _put_together(self, message: str, arguments: tuple[tuple[str, object], ...]) -> str:
        name, _, attribute = message.partition(".")
        if name in self._names and not attribute:
            return self._names[name]
        if name in self._names:
            return self(f"own-{attribute}", **dict(arguments), name=self._names[name])
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
        """This language with the words of a game."""
        return words(self.language, game)

    def money(self, amount: int) -> str:
        if amount < 0:
            return self("debit", amount=self.money(-amount))
        return self("money", amount=amount)

    def listing(self, items: Sequence[str], how: str = "list-and") -> str:
        """ "a, b and c" """
        if len(items) < 2 or how == "list-row":
            return self.row(items)
        return self(how, list=self.row(items[:-1]), last=items[-1])

    def row(self, items: Sequence[str]) -> str:
        """ "a, b, c" """
        return self("list-separator").join(items)

    def name_field(self, field: str, value: object) -> object:
        """A field as it is called when nobody's names are known."""
        known = self.fields.get(field)
        if known is None:
            return value
        if known.kind == "thing":
            return self(f"{known.message}-{str(value).replace('_', '-')}")
        if isinstance(value, int):
            if known.kind == "money":
                return self.money(value)
            if known.kind == "numbered":
                return self(f"{known.message}-number", number=value)
            if known.kind == "seat":
                return self("seat-number", number=value + 1)
        return value

    def refusal(self, rule: str, reason: str, details: Arguments) -> str:
        """Why a decision was not accepted, with its rule in front."""
        return self.say(Phrase(f"{REFUSAL}{reason}", dict(details), rule))


def _game_of(rule: str) -> str:
    """The id of a rule begins with the letter of its game."""
    return next(game for game, its in VOCABULARIES.items() if its.letter == rule[0])


def _euphonic(*arguments: object) -> str:
    """Italian says "ad Ada" and "ed Elena", but "a Bruno" and "e Ada"."""
    word, following = map(str, arguments)
    first = unicodedata.normalize("NFD", MARKED.sub("", following))[:1].casefold()
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
