"""Hints: whole turns, ranked, from nothing that the seat may not know."""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import partial
from hashlib import sha256

import msgspec
import pytest

from tests.coach.coaches import coach, played, search
from tontine.bots import seats
from tontine.bots.advise import SearchAdviser, adviser_of, believed
from tontine.bots.bot import Adviser, Chances, Opinion, Progress, RandomBot
from tontine.bots.seats import SeatedBot, bot_decision, make_bot
from tontine.build import is_compiled
from tontine.cli.terminal import session as session_module
from tontine.cli.terminal.pipe import JsonFrontend, PipeFrontend
from tontine.cli.terminal.session import InputEnded, Session
from tontine.coach.hints import NoCoach, advice
from tontine.play.errors import Refused
from tontine.play.match import new_match
from tontine.play.words import words
from tontine.rules.acquire.decisions import BUYING, DISPOSING, PLACING
from tontine.rules.acquire.game import Acquire
from tontine.rules.chance import Rng
from tontine.rules.game import Game
from tontine.testing.walk import with_game

__all__ = ["coach"]

pytestmark = pytest.mark.usefixtures("coach")
FEW = 3  # playouts
TRADE = {"accept", "reject", "counter", "propose", "use", "content"}


def test_a_hint_is_whole_turns_the_best_first() -> None:
    match = played(20, PLACING)
    (seat,) = match.owing
    hint = advice(match, seat, FEW)
    first = [turn.choices[0].decision["tile"] for turn in hint.turns]
    assert sorted(first) == sorted(
        choice.decision["tile"] for choice in match.view(seat).asks[0].choices
    )
    assert [turn.chance for turn in hint.turns] == sorted(
        (turn.chance for turn in hint.turns), reverse=True
    )
    for turn in hint.turns:
        assert 0 <= turn.chance <= 1
        assert turn.behind == pytest.approx(hint.turns[0].chance - turn.chance)
    last = [turn.choices[-1].decision["kind"] for turn in hint.turns]
    assert "buy" in last


def test_what_can_be_believed_is_nearer_to_even_and_never_certain() -> None:
    chances = [0.7, 0.2, 0.1, 0.0]
    assert believed(chances, 1.0, 0.0) == pytest.approx(chances)
    roots = [chance**0.5 for chance in chances]
    assert believed(chances, 2.0, 0.0) == pytest.approx([root / sum(roots) for root in roots])
    assert believed([0.0, 0.0], 2.0, 0.0) == [0.0, 0.0]  # a game can end without a winner
    assert believed([1.0, 0.0, 0.0, 0.0], 2.0, 0.04) == pytest.approx([0.97, 0.01, 0.01, 0.01])


def test_all_that_is_shown_of_a_game_that_goes_on_is_what_can_be_believed() -> None:
    match = played(60, PLACING)
    (seat,) = match.owing
    game = match.game

    def shown(temperature: float, lapse: float, state: Game) -> Chances:
        bot = search(Rng(1), 0, temperature, lapse)
        return SearchAdviser(bot, None).chances_of([state.clone()])

    def told(lapse: float) -> Sequence[Opinion]:
        return SearchAdviser(search(Rng(1), 0, lapse=lapse), None).advise(game, seat, FEW)

    plain = shown(1.0, 0.0, game).chances
    assert shown(2.0, 0.2, game).chances == pytest.approx(believed(plain, 2.0, 0.2))
    # What is best stays so, and what is behind is behind by as much less.
    for one, other in zip(told(0.0), told(0.2), strict=True):
        assert one.codes == other.codes
        assert other.chance == pytest.approx(0.8 * one.chance + 0.2 / 4)
        assert other.behind == pytest.approx(0.8 * one.behind)
    over = game.clone()
    assert isinstance(over, Acquire)
    over.finish()
    assert max(shown(2.0, 0.2, over).chances) == 1


def test_every_turn_of_a_hint_can_be_played_as_it_is() -> None:
    match = played(25, PLACING)
    (seat,) = match.owing
    for turn in advice(match, seat, FEW).turns:
        trial = with_game(match, match.game.clone())
        for choice in turn.choices:
            trial.decide(seat, choice.decision)


@pytest.mark.parametrize("phase", [DISPOSING, BUYING])
def test_there_is_a_hint_at_every_question(phase: int) -> None:
    match = played(20, phase)
    hint = advice(match, match.owing[0], FEW)
    assert hint.turns[0].choices


@pytest.mark.skipif(not is_compiled(), reason="takes half a minute in plain Python")
@pytest.mark.rule("G17")
def test_in_trade_a_hint_weighs_all_that_may_be_done() -> None:
    """And says how far it may be off: what is played on goes as far as something is drawn."""
    match, rng = new_match("greed", 4, key=sha256(b"mock 300").hexdigest()), Rng(3)
    bots = [make_bot("greed", "normal", Rng(seat)) for seat in range(4)]
    weighed: set[str] = set()
    while not match.over and weighed < TRADE:
        seat = match.owing[0]
        offered = {
            choice.decision["kind"]
            for ask in match.questions(seat, match.version)
            for choice in ask.choices
        }
        if "content" in offered and offered & TRADE - weighed:
            hint = advice(match, seat, FEW)
            found = {turn.choices[0].decision["kind"] for turn in hint.turns}
            assert len(found) > 1 or offered == {"content"} | offered & {"propose"}
            assert all(turn.doubt > 0 for turn in hint.turns)
            weighed |= found
        match.decide(seat, bot_decision(match, seat, bots[seat], rng))
    assert weighed >= TRADE


def test_a_single_choice_has_a_chance_too() -> None:
    match = played(20, BUYING)
    (seat,) = match.owing
    game = match.game.imagine(seat, Rng(1))
    assert isinstance(game, Acquire)
    game.pay(seat, -int(game.cash(seat)))  # so that nothing can be bought
    (opinion,) = SearchAdviser(search(Rng(1)), None).advise(game, seat, FEW)
    assert 0 < opinion.chance < 1
    assert 0 < opinion.doubt < 1


@pytest.mark.parametrize("options", [{}, {"holdings": "hidden"}], ids=["open", "hidden"])
@pytest.mark.parametrize("decisions", [45])
def test_what_a_seat_may_not_know_makes_no_difference_to_its_advice(
    options: dict[str, str], decisions: int
) -> None:
    """Byte for byte, from the same generator, in two true states."""
    match = played(decisions, None, **options)
    seat = match.owing[0]
    other = match.game.imagine(seat, Rng(decisions))
    assert isinstance(other, Acquire)
    assert isinstance(match.game, Acquire)
    other.inference = match.game.inference  # everybody knows what everybody can infer
    assert other != match.game
    alike = with_game(match, other)
    one, two = advice(match, seat, FEW), advice(alike, seat, FEW)
    assert msgspec.json.encode(one) == msgspec.json.encode(two)
    chances = [
        SearchAdviser(search(Rng(3)), None).chances(it.game.seen_by(seat), seat, FEW)
        for it in (match, alike)
    ]
    assert msgspec.json.encode(chances[0]) == msgspec.json.encode(chances[1])


def test_chances_are_of_everybody_and_have_errors() -> None:
    match = played(30)
    found = SearchAdviser(search(Rng(3), 8), None).chances(match.imagine(0, Rng(1)), 0, 6)
    assert sum(found.chances) == pytest.approx(1)
    assert all(doubt < 0.5 for doubt in found.doubts)
    assert any(found.doubts)


def test_turns_are_compared_with_the_first_and_do_not_disturb_each_other() -> None:
    match = played(20, PLACING)
    (seat,) = match.owing
    game = match.imagine(seat, Rng(1))
    turns = [it.codes for it in SearchAdviser(search(Rng(5)), None).advise(game, seat, FEW)]
    compared = SearchAdviser(search(Rng(5)), None).compare(game, seat, turns[::-1], FEW)
    assert [it.codes for it in compared] == turns[::-1]
    for it in compared:
        assert it.behind == pytest.approx(compared[0].chance - it.chance)
    two = SearchAdviser(search(Rng(5)), None).compare(game, seat, [turns[-1], turns[0]], FEW)
    assert [it.chance for it in two] == [compared[0].chance, compared[-1].chance]


def test_progress_is_told_up_to_the_end() -> None:
    match = played(20)
    told: list[float] = []
    advice(match, match.owing[0], FEW, progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 1


def test_nobody_gives_advice_to_who_is_not_asked_or_where_there_is_no_coach(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = played(20)
    (seat,) = match.owing
    with pytest.raises(Refused, match="has to decide now"):
        advice(match, (seat + 1) % 4, FEW)
    monkeypatch.setattr(seats.FOLDERS["acquire"], "BOTS", {"random": RandomBot})
    with pytest.raises(NoCoach):
        advice(match, seat, FEW)


class Outspoken(RandomBot):
    """A bot of one's own that says what it thinks."""

    def advise(
        self,
        game: Game,
        seat: int,
        playouts: int,
        why: bool = True,
        progress: Progress | None = None,
    ) -> list[Opinion]:
        return self.compare(game, seat, [(self.choose(game, seat),)], playouts)

    def compare(
        self,
        game: Game,
        seat: int,
        turns: Sequence[Sequence[int]],
        playouts: int,
        why: bool = True,
    ) -> list[Opinion]:
        return [Opinion(tuple(turn), 0.5, 0.1) for turn in turns]

    def chances(self, game: Game, seat: int, playouts: int) -> Chances:
        return self.chances_of([game])

    def chances_of(self, states: Sequence[Game]) -> Chances:
        return Chances((0.25,) * 4, (0.1,) * 4)


def test_a_bot_may_say_itself_what_it_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Outspoken(Rng(1))
    assert isinstance(bot, Adviser)
    assert adviser_of(bot) is bot
    assert adviser_of(RandomBot(Rng(1))) is None
    monkeypatch.setattr(seats.FOLDERS["acquire"], "BOTS", {"own": Outspoken})
    match = played(20, PLACING)
    (turn,) = advice(match, match.owing[0], FEW).turns
    assert turn.chance == 0.5


# -- in the terminal -----------------------------------------------------------------


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session_module, "advice", partial(advice, playouts=FEW))


def session(lang: str, line: str, frontend: type[PipeFrontend] = PipeFrontend) -> str:
    output = io.StringIO()
    match = played(24, PLACING)
    lines = io.StringIO(f"{line}\n")
    people: list[SeatedBot | None] = [None] * len(match.seats)
    with pytest.raises(InputEnded):
        Session(match, people, words(lang), frontend(lines, output)).run()
    return output.getvalue()


@pytest.mark.parametrize(
    ("lang", "word", "heading"),
    [("en", "hint", "Hint  "), ("it", "consiglio", "Consiglio  "), ("fr", "conseil", "Conseil  ")],
)
@pytest.mark.usefixtures("few")
def test_hint_in_every_language(lang: str, word: str, heading: str) -> None:
    said = session(lang, word)
    hint = said[said.index(heading) :]
    assert "%" in hint
    assert "±" in hint
    assert " 3 " in hint


@pytest.mark.usefixtures("few")
def test_a_hint_for_programs_is_data() -> None:
    said = session("en", '{"command": "hint"}', JsonFrontend)
    hint = msgspec.json.decode(said.splitlines()[-1])
    assert hint["advice"]["turns"][0]["choices"][0]["decision"]["kind"] == "place"
