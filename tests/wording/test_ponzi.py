"""What only Ponzi Scheme says."""

import pytest

from tests.wording import terminal_of
from tontine.play.view import Entry, Event
from tontine.play.words import LANGUAGES


@pytest.mark.rule("P8")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_three_forms_of_a_trade(language: str) -> None:
    """Said to the one who acts, to the other party, and to everybody else; the price to two."""
    fields: dict[str, int | str] = {"seat": 1, "rival": 2, "industry": "media"}
    opened = Event("envelope", "P16", {"seat": 1, "rival": 2, "amount": 38})
    for kind in ("offered", "sold", "countered"):
        told = []
        for reader in (0, 1, 2, None):
            terminal = terminal_of("ponzi", language, reader)
            log = [Entry(0, Event("offered", "P16", fields))]
            if reader in (1, 2):
                log.append(Entry(0, opened))
            log += [Entry(1, Event(kind, "P17", fields))] if kind != "offered" else []
            context = [it.event for it in terminal.in_context(log) if it.event.event == kind]
            told.append(terminal.speech.sentence(context[0]))
        assert told[0] == told[3]
        assert len(set(told)) == 3
        assert ["38" in text for text in told] == [False, True, True, False]
        assert "Bruno" in told[0]
        assert "Chloé" in told[0]
