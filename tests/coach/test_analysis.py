"""A finished game looked back on: it adds up, and what is called a mistake is one."""

from __future__ import annotations

from functools import cache
from math import exp
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from tests.cli.command import tontine
from tests.cli.terminal.greed.positions import BRUNO, MADF, bidding
from tests.coach.coaches import coach, search
from tontine.bots.advise import SearchAdviser
from tontine.bots.bot import CLOSE, Opinion, RandomBot
from tontine.bots.seats import FOLDERS, bot_decision
from tontine.coach.analysis import (
    LEAST,
    Account,
    Analysis,
    Analyst,
    Highlight,
    Judged,
    Mistake,
    Option,
    Percents,
    Piece,
    _highlights,
    accuracy_of,
    analyse,
    analyse_by,
    findings_of,
    in_percent,
)
from tontine.coach.cache import cache_of, keep, kept, key_of, read, revive, write
from tontine.coach.hints import coach_of
from tontine.coach.telling import Telling
from tontine.play.errors import Refused
from tontine.play.match import Match, new_match
from tontine.play.save import dump, save
from tontine.play.stories import speech_of
from tontine.play.view import Choice
from tontine.play.words import LANGUAGES, words
from tontine.rules.chance import Rng
from tontine.testing.walk import config_of, whole_match

__all__ = ["coach"]

FEW = 2  # playouts
COLUMNS = ("start", "luck", "decisions", "end")


@cache
def finished() -> Match:
    """A short game of two that decide at random."""
    match, rng = new_match("acquire", ["Ada <b>", "Bruno"], 3), Rng(1)
    bots = [RandomBot(Rng(seat)) for seat in range(2)]
    while not match.over:
        seat = match.owing[0]
        match.decide(seat, bot_decision(match, seat, bots[seat], rng))
    return match


@cache
def analysed() -> Analysis:
    bot = search(Rng(0), 0)
    return analyse_by(finished(), bot, SearchAdviser(bot, None), FEW)


def test_luck_and_decisions_add_up_from_the_start_to_the_end() -> None:
    found = analysed()
    for it in found.accounts:
        assert it.start + it.luck + it.decisions == pytest.approx(it.end)
        assert it.start == found.curve[0][it.seat]
    assert sum(it.luck for it in found.accounts) == pytest.approx(0)
    assert sum(it.decisions for it in found.accounts) == pytest.approx(0)


def test_pieces_come_to_the_same_in_any_order_and_by_anybody() -> None:
    match = finished()
    found: dict[int, Piece] = {}
    bots = [search(Rng(seed), 0) for seed in (1, 2)]
    analysts = [Analyst(match, bot, SearchAdviser(bot, None), FEW) for bot in bots]
    for number in reversed(range(analysts[0].pieces)):
        found[number] = analysts[number % 2].piece(number)
    pieces = [found[number] for number in sorted(found)]
    assert analysts[1].analysis(pieces) == analysed()
    again = msgspec.json.decode(msgspec.json.encode(pieces), type=list[Piece])
    for it in again:
        if it.mistake is not None:
            revive(it.mistake)
    assert analysts[1].analysis(again) == analysed()


def test_a_first_curve_is_there_after_a_quick_look() -> None:
    bot = search(Rng(0), 0)
    analyst = Analyst(finished(), bot, SearchAdviser(bot, None), FEW)
    moments = finished().version + 1
    pieces = [analyst.piece(number) for number in range(moments + 3)]
    first = analyst.curve(pieces[:moments])
    assert len(first) == moments
    assert all(sum(it) == pytest.approx(1) for it in first)
    later = analyst.curve(pieces)
    assert later[3:] == first[3:]
    assert later[:3] == analysed().curve[:3]


def test_findings_say_what_was_decided_wrongly_and_by_whom() -> None:
    found = analysed()
    findings = findings_of(found)
    assert sum(len(it.slips) for it in findings) == len(found.mistakes)
    for seat, it in enumerate(findings):
        mine = [one for one in found.mistakes if one.seat == seat]
        assert [slip.cost for slip in it.slips] == [one.cost for one in mine]
        assert it.luck == found.accounts[seat].luck
        assert it.accuracy == accuracy_of(found, seat)
    assert found.mistakes
    same, wrong, right = ({"kind": "place", "tile": it} for it in ("4C", "5C", "6C"))
    for decisions, others, kind in (
        ((same, {"kind": "buy", "shares": 1}), (same, {"kind": "buy", "shares": 2}), "buy"),
        ((wrong, {"kind": "buy", "shares": 1}), (right, {"kind": "buy", "shares": 2}), "place"),
        ((same, {"kind": "buy", "shares": 1}), (same,), "buy"),
    ):
        played, better = (
            Option([replace(first_choice(), decision=one) for one in all_of], 0.1, 0.01, [])
            for all_of in (decisions, others)
        )
        one = replace(found.mistakes[0], played=played, better=better)
        slips = findings_of(replace(found, mistakes=[one]))[one.seat].slips
        assert [it.kind for it in slips] == [kind]


def first_choice() -> Choice:
    return analysed().mistakes[0].played.choices[0]


def test_accuracy_is_what_turns_lost_on_their_average() -> None:
    found = analysed()
    assert {it.first for it in found.mistakes} <= {it.first for it in found.judged}
    judged = [Judged(1, 0, 0.0), Judged(3, 0, 0.2), Judged(5, 1, 1.0)]
    some = replace(found, judged=judged)
    assert accuracy_of(some, 0) == pytest.approx(
        (100 + 103.1668 * exp(-0.8708) - 3.1669) / 2, abs=1e-3
    )
    assert accuracy_of(some, 1) == 0
    assert accuracy_of(replace(found, judged=[]), 0) is None


def test_in_percent_rows_and_columns_still_add_up() -> None:
    rng = Rng(5)
    for seats in (2, 3, 4, 5, 6):
        for _ in range(50):
            start, luck, decisions = (_parts(rng, seats, whole) for whole in (1, 0, 0))
            accounts = [
                Account(seat, start[seat], luck[seat], 0.0, decisions[seat], 0.0)
                for seat in range(seats)
            ]
            accounts = [replace(it, end=it.start + it.luck + it.decisions) for it in accounts]
            told = in_percent(accounts)
            columns = [[getattr(it, name) for it in told] for name in COLUMNS]
            assert [sum(it) for it in columns] == [100, 0, 0, 100]
            for it, true in zip(told, accounts, strict=True):
                assert it.start + it.luck + it.decisions == it.end
                for name in COLUMNS:
                    assert abs(getattr(it, name) - 100 * getattr(true, name)) < 2


def _parts(rng: Rng, count: int, whole: float) -> list[float]:
    """So many numbers that add up to the whole."""
    parts = [rng.below(1000) / 1000 for _ in range(count)]
    off = (whole - sum(parts)) / count
    return [it + off for it in parts]


def test_nothing_was_won_in_a_game_without_a_winner() -> None:
    account = Account(0, 0.5, 0.25, 0.0, -0.75, 0.0)
    assert in_percent([account] * 2) == [Percents(50, 25, -75, 0)] * 2


@pytest.mark.once
@pytest.mark.parametrize("game", sorted(FOLDERS))
def test_what_is_read_is_what_was_written(game: str) -> None:
    """And so it is said alike in every language. A mistake in trade has phrases in its phrases."""
    config = config_of(game, 3)
    match = whole_match(config, 0, True)
    rng = Rng(0)
    found = coach_of(game, rng)
    assert found is not None
    short = match.at(min(match.version, 40))
    analyst = Analyst(short, *found, FEW)
    options = [
        _told(analyst, short, run) for run in analyst._runs[:: max(len(analyst._runs) // 12, 1)]
    ]
    mistakes = [
        Mistake(first=1, last=1, turn=1, seat=seat, played=it, better=it, cost=0.5, doubt=0.1)
        for seat, it in options
    ]
    analysis = replace(analysed(), game=game, seats=list(match.seats), mistakes=mistakes)
    again = read(write(analysis))
    assert again == analysis
    for lang in LANGUAGES:
        for one, two in zip(analysis.mistakes, again.mistakes, strict=True):
            assert _sentences(short, one, lang) == _sentences(short, two, lang)


def _told(analyst: Analyst, match: Match, run: tuple[int, int]) -> tuple[int, Option]:
    """What the coach says of a turn as it was played."""
    steps = match.steps[run[0] : run[1] + 1]
    seat = steps[0].seat
    assert seat is not None
    before = match.at(run[0] - 1)
    state = before.game.seen_by(seat).imagine(seat, Rng(1))
    codes = [code for step in steps for code in step.codes]
    other = analyst._adviser.advise(state, seat, FEW, False)[-1].codes
    opinion = analyst._adviser.compare(state, seat, [codes, other], FEW)[0]
    return seat, analyst._option(before, state, seat, opinion)


def _sentences(match: Match, mistake: Mistake, lang: str) -> list[str]:
    speech = speech_of(match, mistake.seat, words(lang))
    option = mistake.played
    phrases = [it.says for it in option.reasons]
    for choice in option.choices:
        phrases += [it for it in (choice.says, choice.confirm, choice.called) if it is not None]
    return [speech.say(it) for it in phrases]


def test_the_curve_has_a_point_for_every_decision_and_ends_with_who_won() -> None:
    match, found = finished(), analysed()
    assert len(found.curve) == match.version + 1 == len(found.turns)
    assert len(found.moments) == match.version
    assert [seat for seat, chance in enumerate(found.curve[-1]) if chance] == match.winners
    for chances in found.curve:
        assert sum(chances) == pytest.approx(1)


def test_every_step_of_the_curve_is_luck_and_decision() -> None:
    found = analysed()
    for it in found.moments:
        for seat in range(2):
            step = found.curve[it.version][seat] - found.curve[it.version - 1][seat]
            assert it.decided[seat] + it.drawn[seat] == pytest.approx(step)
        if not it.outcomes:
            assert not any(it.drawn)
    assert any(any(it.drawn) for it in found.moments)


def test_mistakes_are_beyond_their_doubt_and_could_have_been_played() -> None:
    match, found = finished(), analysed()
    assert found.mistakes, "who decides at random makes some"
    for it in found.mistakes:
        assert it.cost >= LEAST
        assert it.cost >= CLOSE * it.doubt
        assert it.cost == pytest.approx(it.better.chance - it.played.chance)
        before = match.at(it.first - 1)
        for choice in it.better.choices:
            before.decide(it.seat, choice.decision)
        played = [match.steps[version].decision or {} for version in range(it.first, it.last + 1)]
        read = match.title.read  # fields that have their default may be left out
        assert [read(choice.decision) for choice in it.played.choices] == list(map(read, played))


@pytest.mark.usefixtures("coach")
class Talkative(SearchAdviser):
    """Goes on from what was played."""

    played: tuple[int, ...] = ()

    def advise(self, *args: object, **kwargs: object) -> list[Opinion]:
        return [Opinion((*self.played, 1), 0.9, 0.0, 0.0, 0.0, ())]


def test_what_only_goes_on_from_what_was_played_is_no_better() -> None:
    """The rest is judged where it was played."""
    match, bot = finished(), search(Rng(0), 0)
    adviser = Talkative(bot, None)
    analyst = Analyst(match, bot, adviser, FEW)
    steps = match.steps[1:2]
    assert steps[0].seat is not None
    adviser.played = tuple(steps[0].codes)
    assert analyst._compare(match.at(0), steps[0].seat, steps) is None


def test_a_mistake_that_did_its_player_good_is_not_among_the_best_moments() -> None:
    found = analysed()
    it = max(found.moments, key=lambda it: it.decided[it.seat])
    best = Highlight("best", it.version, it.turn, it.seat, it.decided[it.seat])
    assert best in _highlights(found.moments, [])
    mistake = replace(found.mistakes[0], first=it.version - 1, last=it.version)
    assert best not in _highlights(found.moments, [mistake])


def test_of_a_mistake_is_told_what_was_played_and_not_all_that_came_of_it() -> None:
    match, found = finished(), analysed()
    it = next(it for it in found.mistakes if "tile" in it.played.choices[0].decision)
    alone = replace(it, played=replace(it.played, choices=it.played.choices[:1]))
    telling = Telling(match, replace(found, mistakes=[alone]), words("en"))
    told = telling.highlight(Highlight("mistake", it.first, it.turn, it.seat, -it.cost))
    tile = it.played.choices[0].decision["tile"]
    assert told.startswith(f"{match.seats[it.seat]} plays {tile}")
    assert len(told) < len(telling.steps(it.first, it.last))


def test_what_was_decided_in_secret_is_told_afterwards() -> None:
    match = bidding()
    match.decide(BRUNO, {"kind": "bid", "company": MADF, "amount": 37})
    telling = Telling(match, analysed(), words("en"))
    assert telling.steps(1, 1) == "Announce Coal Mine (10)"
    assert telling.steps(match.version, match.version) == "Bid 37M"


def test_what_was_drawn_has_a_name() -> None:
    speech = speech_of(bidding(), None, words("en"))
    assert speech.drawn("assets", "10") == "Coal Mine (10)"
    assert speech.drawn("companies", "3") == "Endrun"
    assert speech_of(finished(), None, words("en")).drawn("tiles", "5H") == "5H"


def test_a_game_that_goes_on_is_not_analysed() -> None:
    with pytest.raises(Refused, match="not over"):
        analyse(finished().at(5))


def test_an_analysis_is_kept_for_the_same_file_coach_and_playouts_only(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    save(finished(), file)
    data = file.read_bytes()
    key = key_of(data, search(Rng(0)), FEW)
    assert kept(file, key) is None
    keep(file, key, analysed())
    assert kept(file, key) == analysed()
    others = [
        key_of(data + b"\n", search(Rng(0)), FEW),
        key_of(data, search(Rng(0), depth=5), FEW),
        key_of(data, search(Rng(0), temperature=1.1), FEW),
        key_of(data, search(Rng(0), lapse=0.1), FEW),
        key_of(data, RandomBot(Rng(0)), FEW),
        key_of(data, search(Rng(0)), FEW + 1),
    ]
    assert len({key, *others}) == 7
    assert all(kept(file, other) is None for other in others)
    cache_of(file).write_bytes(b"{")
    assert kept(file, key) is None


@pytest.mark.usefixtures("coach")
def test_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    file = tmp_path / "game.jsonl"
    save(finished(), file)
    bot = search(Rng(0))
    keep(file, key_of(file.read_bytes(), bot, FEW), analysed())
    done = tontine("analyse", str(file), "--playouts", str(FEW))
    assert done.returncode == 0, done.stderr
    assert "Luck" in done.stdout
    assert "mistakes" in done.stdout
    again = tontine("analyse", str(file), "--playouts", str(FEW), "--lang", "it")
    assert again.returncode == 0, again.stderr
    as_json = tontine("analyse", str(file), "--playouts", str(FEW), "--json")
    assert as_json.stdout.encode() == msgspec.json.encode(analysed()) + b"\n"
    assert msgspec.json.decode(as_json.stdout, type=Analysis).winners == finished().winners


@pytest.mark.usefixtures("coach")
def test_the_command_refuses_what_is_not_over(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(dump(new_match("acquire", 2, 1)), "utf-8")
    done = tontine("analyse", str(file))
    assert done.returncode == 2
    assert "not over yet" in done.stderr
