"""The arena: every deal from every seat, on any number of processes, and on from a file."""

from __future__ import annotations

import random
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest

from tests.cli.command import Done, tontine
from tontine.arena import contest as contest_module
from tontine.arena.contest import Contest, ContestReport, Deal, LineupSums, Played, play_deal
from tontine.arena.intervals import mean_share_in
from tontine.arena.results import play_contest
from tontine.bots import seats as seats_module
from tontine.play.match import check_options
from tontine.play.titles import TITLES
from tontine.rules.chance import Rng
from tontine.rules.choices import Choices
from tontine.rules.game import Game

LINEUP = ("normal", "random", "easy")


def contest(*lineups: tuple[str, ...], game: str = "acquire", seed: int = 5) -> Contest:
    return Contest(game, lineups or (LINEUP,), check_options(TITLES[game], {}), seed)


def without_times(deals: Sequence[Deal]) -> list[Deal]:
    return [msgspec.structs.replace(deal, milliseconds=[], longest=[]) for deal in deals]


def test_the_number_of_processes_changes_nothing() -> None:
    both = [list(play_contest(contest(), 5, workers)) for workers in (1, 2)]
    assert without_times(both[0]) == without_times(both[1])
    assert [deal.deal for deal in both[0]] == [0, 1, 2, 3, 4]


def test_each_deal_depends_on_its_own_seed_alone() -> None:
    (later,) = without_times([play_deal(contest(seed=7), 0, 0)])
    (third,) = without_times([play_deal(contest(seed=5), 0, 2)])
    assert msgspec.structs.replace(later, deal=2) == third


@dataclass
class Noting:
    """Plays the first choice, and notes where it sits and what it is dealt."""

    name: str
    notes: list[tuple[str, int, int]]

    def choose(self, game: Game, seat: int) -> int:
        self.notes.append((self.name, seat, id(game)))
        choices = Choices()
        game.offer(seat, choices)
        return choices.nth(0)


def test_every_bot_sits_once_in_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    notes: list[tuple[str, int, int]] = []
    named = ("ada", "bea", "cyd")
    made = {name: lambda rng, name=name: Noting(name, notes) for name in named}
    monkeypatch.setattr(seats_module.FOLDERS["acquire"], "BOTS", made)
    deal = play_deal(contest(named), 0, 0)
    assert {(name, seat) for name, seat, _ in notes} == {
        (name, seat) for name in named for seat in range(3)
    }
    # They all play alike, so the same seat wins every game of a deal: each of them has it once.
    assert sorted(place for game in deal.games for place in game.winners) == [0, 1, 2]
    assert len({tuple(sorted(game.scores)) for game in deal.games}) == 1


def test_shares_and_their_intervals() -> None:
    """Two deals of two games: a win, a shared win, a game without winner, a loss."""
    it = contest(("normal", "random"))
    standing = LineupSums(it)

    def game(*winners: int) -> Played:
        return Played(list(winners), [1, 2], [10, 20], [3, 4])

    for number, games in enumerate(([game(0), game(0, 1)], [game(), game(1)])):
        standing.add(Deal(0, number, games, [0, 1], "seed 6", [6.0, 4.0], [2.0, 1.0]))
    report = standing.report()
    normal, rand = report.names
    assert (report.deals, report.games, report.without_winner) == (2, 4, 1)
    assert (normal.wins, rand.wins) == (1.5, 1.5)
    assert (normal.share, normal.fair) == (0.375, 0.5)
    assert normal.share_in == mean_share_in([0.75, 0.0])
    assert (normal.decisions, normal.milliseconds, normal.longest) == (12, 1.0, 2.0)
    assert (rand.failures, report.first_failure) == (2, "seed 6")
    assert (normal.mean_score, rand.mean_rank) == (10, 2)


@pytest.mark.parametrize("deals", [12, 60])
def test_intervals_hold_in_95_of_100_contests(deals: int) -> None:
    """Of shares with a spread like that of real deals of four games."""
    luck = random.Random(1)
    held = 0
    for _ in range(1000):
        shares = [sum(luck.random() < 0.4 for _ in range(4)) / 4 for _ in range(deals)]
        within = mean_share_in(shares)
        assert within is not None
        held += within.low <= 0.4 <= within.high
    assert 920 <= held <= 990


def test_an_interval_of_equal_shares_is_not_a_point() -> None:
    within = mean_share_in([1.0] * 10)
    assert within is not None
    assert 0.6 < within.low < 0.8
    assert within.high == 1
    assert mean_share_in([0.5]) is None


# -- the file ----------------------------------------------------------------------


def test_a_contest_goes_on_where_its_file_ends(tmp_path: Path) -> None:
    file = tmp_path / "deals.jsonl"
    whole = list(play_contest(contest(), 5, 1))
    first = list(play_contest(contest(), 2, 1, file))
    text = file.read_bytes()
    file.write_bytes(text + b'{"lineup":0,"deal":2,"ga')  # killed while it wrote
    again = list(play_contest(contest(), 5, 2, file))
    assert again[:2] == first  # read, not played: even the times are the same
    assert file.read_bytes().startswith(text)
    assert file.read_bytes().count(b"\n") == 6
    assert without_times(again) == without_times(whole)
    assert list(play_contest(contest(), 3, 1, file)) == again[:3]


def test_nothing_is_played_that_the_file_holds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "deals.jsonl"
    list(play_contest(contest(), 2, 1, file))
    monkeypatch.setattr(contest_module, "title_of", lambda game: pytest.fail("it is played"))
    assert len(list(play_contest(contest(), 2, 1, file))) == 2


def test_several_line_ups_are_played_deal_by_deal(tmp_path: Path) -> None:
    both, file = contest(("random", "easy"), LINEUP), tmp_path / "deals.jsonl"
    list(play_contest(both, 1, 1, file))
    deals = list(play_contest(both, 2, 1, file))
    assert [(deal.deal, deal.lineup) for deal in deals] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert [len(deal.games) for deal in deals] == [2, 3, 2, 3]


def arena(*words: str) -> Done:
    return tontine("arena", "acquire", "--workers", "1", *words)


def test_another_contest_does_not_fit_the_file(tmp_path: Path) -> None:
    file = str(tmp_path / "deals.jsonl")
    words = ("--seats", "random,easy", "--games", "2", "--out", file)
    assert arena(*words).returncode == 0
    for more, told in {
        ("--seed", "9"): "its seed is 1, not 9",
        ("--seats", "easy,random"): 'its lineups is [["random","easy"]], not [["easy","random"]]',
        ("--option", "holdings=hidden"): "its options is",
    }.items():
        done = arena(*words, *more)
        assert (done.returncode, done.stdout) == (2, "")
        assert told in done.stderr
        assert done.stderr.count("\n") == 1
    assert arena(*words).returncode == 0


def test_deals_of_other_bots_are_not_added_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = str(tmp_path / "deals.jsonl")
    words = ("--seats", "random,easy", "--games", "2", "--out", file)
    assert arena(*words).returncode == 0
    monkeypatch.setattr("tontine.arena.results.code_of", lambda game, names: "another")
    assert "other rules or bots" in arena(*words).stderr


@pytest.mark.parametrize("text", ["hello\n", '{"tontine":1}\n', '{"arena":2}\n'])
def test_a_file_that_is_none_of_ours_is_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "deals.jsonl"
    file.write_text(text)
    done = arena("--seats", "random,easy", "--games", "2", "--out", str(file))
    assert done.returncode == 2
    assert "line 1" in done.stderr
    assert file.read_text() == text


def test_who_interrupts_a_contest_is_told_where_it_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(contest: Contest, lineup: int, deal: int) -> Deal:
        if deal == 2:
            raise KeyboardInterrupt
        return play_deal(contest, lineup, deal)

    monkeypatch.setattr("tontine.arena.results.play_deal", interrupted)
    file = tmp_path / "deals.jsonl"
    done = arena("--seats", "random,easy", "--games", "8", "--out", str(file))
    assert done.returncode == 130
    assert f"2 of 4 deals are in {file}" in done.stderr
    assert file.read_bytes().count(b"\n") == 3


def test_two_programs_do_not_write_one_file(tmp_path: Path) -> None:
    file = tmp_path / "deals.jsonl"
    playing = play_contest(contest(), 2, 1, file)
    next(playing)
    done = arena("--seats", "random,easy", "--out", str(file))
    assert "another program" in done.stderr
    assert isinstance(playing, Generator)
    playing.close()


# -- the command -------------------------------------------------------------------


def test_the_command_rounds_up_to_whole_deals() -> None:
    done = arena("--seats", "normal,random,random", "--games", "4", "--json")
    report = msgspec.json.decode(done.stdout, type=ContestReport)
    assert (report.deals, report.games) == (2, 6)
    assert [(it.name, it.seats) for it in report.names] == [("normal", 1), ("random", 2)]
    assert sum(it.wins for it in report.names) + report.without_winner == pytest.approx(6)
    assert all(it.milliseconds > 0 for it in report.names)
    table = arena("--seats", "normal,random,random", "--games", "4").stdout
    assert "6 games of acquire: 2 deals" in table
    assert max(map(len, table.splitlines())) <= 80


def test_options_may_come_first() -> None:
    done = tontine("arena", "--seats", "easy,random", "--games", "2", "acquire", "--workers", "1")
    assert done.returncode == 0
    assert "2 games of acquire: 1 deal, " in done.stdout


class Failing:
    def __init__(self, rng: Rng) -> None:
        pass

    def choose(self, game: Game, seat: int) -> int:
        raise IndexError("nothing there")


def test_decisions_that_a_bot_failed_to_make_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    made = {"broken": Failing, "easy": seats_module.FOLDERS["acquire"].BOTS["easy"]}
    monkeypatch.setattr(seats_module.FOLDERS["acquire"], "BOTS", made)
    done = arena("--seats", "easy,broken", "--games", "2", "--json")
    assert done.returncode == 1
    easy, broken = msgspec.json.decode(done.stdout, type=ContestReport).names
    assert easy.failures == 0
    assert broken.failures == broken.decisions > 10
    assert f"bots failed in {broken.failures} decisions" in done.stderr
    assert "seed 1, game 1" in done.stderr
    assert "broken: IndexError: nothing there" in done.stderr
