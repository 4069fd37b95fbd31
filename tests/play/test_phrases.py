"""Phrases put into words. The browser is held to the same examples (`phrases.test.ts`)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tontine.play.titles import TITLES
from tontine.play.words import Phrase, words

EXAMPLES = msgspec.json.decode((Path(__file__).parent / "phrases.json").read_bytes())
SEATS = ["Ada", "Bruno", "Elena"]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda it: str(it["about"]))
def test_a_phrase_in_pieces(example: dict[str, Any]) -> None:
    title = TITLES["acquire"]
    spoken = words(example["language"], "acquire")
    speech = title.speech(spoken, {"names": "1999"}, SEATS, 0)
    phrase = msgspec.convert(example["phrase"], Phrase)
    parts = speech.parts(phrase)
    assert [("*" if part.field else "") + part.text for part in parts] == example["parts"]
    assert speech.say(phrase) == "".join(example["parts"]).replace("*", "")


def test_a_piece_knows_what_it_stands_for() -> None:
    speech = TITLES["acquire"].speech(words("en", "acquire"), {"names": "classic"}, SEATS, None)
    phrase = Phrase("refusal-sold-out", {"corporation": "hydra"})
    named = [part for part in speech.parts(phrase) if part.field]
    assert [(it.field, it.value, it.text) for it in named] == [("corporation", "hydra", "American")]


def test_a_phrase_in_a_phrase_is_named_too() -> None:
    speech = TITLES["acquire"].speech(words("en", "acquire"), {"names": "1999"}, SEATS, 1)
    inner = Phrase("list-and", {"seat": [0, 1]})
    outer = Phrase("ruled", {"rule": "A1", "text": inner})
    assert speech.say(outer) == "A1: Ada and you"
