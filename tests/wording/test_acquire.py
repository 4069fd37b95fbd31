"""What only Acquire says."""

import pytest

from tests.wording import terminal_of
from tontine.play.view import Event
from tontine.play.words import LANGUAGES
from tontine.rules.acquire.decisions import PLACES


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bonus_says_why(language: str) -> None:
    speech = terminal_of("acquire", language, 0).speech
    texts = set()
    for other in PLACES:
        fields: dict[str, int | str] = {"seat": 0, "corporation": "hydra", "amount": 100}
        texts.add(speech.sentence(Event("bonus", "A18", {**fields, "place": other})))
    assert len(texts) == len(PLACES)
