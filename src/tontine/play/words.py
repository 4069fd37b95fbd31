"""Every word a player sees, in English, Italian and French, from the Fluent files."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "it", "fr")
FILES = ("common", "acquire", "terminal")

Arguments = Mapping[str, object]


class Words:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no language {language!r}; there is {', '.join(LANGUAGES)}")
        self.language = language
        # Isolation marks are for mixed writing directions; a terminal shows them as rubbish.
        self._bundle = FluentBundle([language], use_isolating=False)
        for name in FILES:
            path = files("tontine.locale") / language / f"{name}.ftl"
            self._bundle.add_resource(FluentResource(path.read_text("utf-8")))

    def __call__(self, message: str, /, **arguments: object) -> str:
        """The text of a message, or of an attribute as in ``message.attribute``."""
        name, _, attribute = message.partition(".")
        found = self._bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise ValueError(f"{self.language}/{message}: {errors}")
        return str(text)

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def money(self, amount: int) -> str:
        return self("money", amount=amount)

    def refusal(self, rule: str, reason: str, details: Arguments) -> str:
        """Why a decision was not accepted, with its rule in front."""
        text = self(f"refusal-{reason.replace('_', '-')}", **details)
        return f"{rule}: {text}" if rule else text


@cache
def words(language: str) -> Words:
    return Words(language)
