"""What a worker process caches."""

from __future__ import annotations

import msgspec

from tests.conformance.walk import at, config_of, whole_match
from tontine.play.match import Match
from tontine.rules.chance import Rng
from tontine.table.bots import question_of
from tontine.table.worker import Cache, Question

WHOLE = whole_match(config_of("greed", 3), 0, False)


def question(match: Match, table: str = "table") -> Question:
    return question_of(table, match, match.owing[0], "normal")


def test_a_bot_is_cached_while_its_game_goes_on() -> None:
    """Greed's bots remember what they have proposed this year."""
    cache, early = Cache(), question(at(WHOLE, 4))
    bot = cache.game(early).bot(early, Rng(1))
    later = msgspec.structs.replace(question(at(WHOLE, 7)), seat=early.seat)
    assert cache.game(later).bot(later, Rng(2)) is bot
    for other in ({"seat": early.seat + 1}, {"bot": "easy"}, {"table_id": "another"}):
        asked = msgspec.structs.replace(later, **other)
        assert cache.game(asked).bot(asked, Rng(3)) is not bot


def test_a_bot_is_not_used_again_after_an_undo() -> None:
    cache, later = Cache(), question(at(WHOLE, 7))
    bot = cache.game(later).bot(later, Rng(1))
    back = msgspec.structs.replace(question(at(WHOLE, 6)), seat=later.seat)
    assert cache.game(back).bot(back, Rng(2)) is not bot
    assert cache.game(back).match.version == 6
