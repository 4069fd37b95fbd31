"""Ladders: who meets whom, how they are rated, and the page about it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from tests.cli.command import Done, tontine
from tontine.arena import calibration as calibration_module
from tontine.arena import results
from tontine.arena.calibration import Bin, Calibrating, calibration
from tontine.arena.contest import Contest, Deal, Played, play_deal
from tontine.arena.ladder import Ladder, LadderReport, ladder_contest, table_sizes
from tontine.arena.ladder_page import draw_ladder
from tontine.bots import seats as seats_module
from tontine.bots.bot import RandomBot
from tontine.play.match import check_options
from tontine.play.titles import TITLES
from tontine.rules.chance import Chance, Rng
from tontine.rules.game import Game, play_random

OPTIONS = check_options(TITLES["acquire"], {})


class Thinking(RandomBot):
    """Plays at random, but says that it makes playouts."""

    playouts = 80


@pytest.fixture
def thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    made = {"normal": RandomBot, "hard": Thinking}
    monkeypatch.setattr(seats_module.FOLDERS["acquire"], "BOTS", made)


def test_every_level_sits_alone_among_each_of_the_others() -> None:
    levels = ("random", "easy", "normal")
    lineups = ladder_contest("acquire", levels, (2, 4), OPTIONS, 1).lineups
    of_two = [lineup for lineup in lineups if len(lineup) == 2]
    assert of_two == [("random", "easy"), ("random", "normal"), ("easy", "normal")]
    of_four = [lineup for lineup in lineups if len(lineup) == 4]
    assert {(lineup[0], set(lineup[1:]).pop()) for lineup in of_four} == {
        (one, others) for one in levels for others in levels if one != others
    }
    assert len(of_four) == 6
    assert table_sizes("acquire") == (2, 4, 6)
    assert table_sizes("greed") == (3, 4, 5)


@pytest.mark.usefixtures("thinking")
def test_a_level_that_searches_is_tried_with_fewer_and_more_playouts() -> None:
    lineups = ladder_contest("acquire", ("random", "normal", "hard"), (2, 4), OPTIONS, 1).lineups
    tried = [lineup for lineup in lineups if "@" in lineup[0]]
    assert tried == [(f"hard@{count}", *["normal"] * 3) for count in (10, 20, 40, 160)]
    bot = seats_module.make_bot("acquire", "hard@20", Rng(1))
    assert isinstance(bot, Thinking)
    assert bot.playouts == 20
    assert seats_module.bot_problem("acquire", "hard@20") is None
    assert seats_module.bot_problem("acquire", "hard@x") == "x is no number of them"
    assert seats_module.bot_problem("acquire", "normal@20") == "normal has no playouts to set"


@pytest.mark.usefixtures("thinking")
def test_a_level_may_be_named_with_its_playouts() -> None:
    levels = ("normal", "hard@40", "hard@20", "hard")
    contest = ladder_contest("acquire", levels, (2, 4), OPTIONS, 1)
    tried = [lineup for lineup in contest.lineups if lineup[0] not in levels]
    # An eighth, a fourth, a half and twice of the fewest playouts, except those that are there.
    assert tried == [(f"hard@{count}", *["normal"] * 3) for count in (2, 5, 10)]
    ladder = Ladder(contest, levels, (2, 4))
    for lineup, names in enumerate(contest.lineups):
        ladder.add(played(lineup, 0, 0, len(names)))
    report = ladder.report()
    assert {rung.name for rung in report.rungs} == set(levels)
    assert {cell.one for cell in report.cells} == set(levels)
    assert report.curve is not None
    assert (report.curve.name, report.curve.others) == ("hard", "normal")
    assert [point.playouts for point in report.curve.points] == [2, 5, 10, 20, 40, 80]
    assert {length.others for length in report.lengths} == set(levels)
    assert ladder.running().split()[::2] == list(levels)


def played(lineup: int, number: int, winner: int, places: int) -> Deal:
    """A deal in which one place of the line-up wins every game, and the others are equal."""
    ranks = [1 if place == winner else 2 for place in range(places)]
    game = Played([winner], ranks, [0] * places, [10 + lineup] * places)
    zeros = [0.0] * places
    return Deal(lineup, number, [game] * places, [0] * places, "", zeros, zeros)


def ladder_of(levels: Sequence[str], order: Sequence[str], deals: int = 12) -> LadderReport:
    """A ladder on which the better bot, by ``order``, wins three deals of four."""
    contest = ladder_contest("acquire", levels, (2, 3), OPTIONS, 1)
    ladder = Ladder(contest, levels, (2, 3))
    for _, lineup, number in contest.jobs(deals):
        names = contest.lineups[lineup]
        best = (max if number % 4 == 3 else min)(names, key=order.index)
        places = [place for place, name in enumerate(names) if name == best]
        ladder.add(played(lineup, number, places[number % len(places)], len(names)))
    return ladder.report()


def test_ratings_follow_the_wins() -> None:
    order = ("normal", "random", "easy")
    report = ladder_of(("random", "easy", "normal"), order)
    assert [rung.name for rung in report.rungs] == list(order)
    normal, rand, easy = report.rungs
    assert (normal.rating, normal.rating_in) == (1200, None)
    assert 1200 > rand.rating > easy.rating
    assert rand.rating_in is not None
    assert easy.rating_in is not None
    assert easy.rating_in.low <= easy.rating <= easy.rating_in.high
    assert normal.times_fair == pytest.approx(0.75 * (2 + 2 + 3 + 3) / 4)
    assert easy.times_fair == pytest.approx(0.25 * (2 + 2 + 3 + 3) / 4)
    cells = {(it.players, it.one, it.others): it for it in report.cells}
    assert len(cells) == 12
    assert (cells[3, "random", "easy"].share, cells[3, "random", "easy"].deals) == (0.75, 12)
    assert cells[2, "easy", "random"].share == 0.25


def test_ratings_are_the_same_again() -> None:
    levels = ("random", "easy", "normal")
    assert ladder_of(levels, levels) == ladder_of(levels, levels)


def test_lengths_are_those_of_the_games() -> None:
    report = ladder_of(("random", "normal"), ("normal", "random"))
    lengths = {(it.players, it.others): it for it in report.lengths}
    assert set(lengths) == {(2, "random"), (2, "normal"), (3, "random"), (3, "normal")}
    # The second line-up is one random among two normal: each game took 3 * 11 decisions.
    assert lengths[3, "normal"].quantiles == [33] * 5
    assert lengths[3, "normal"].games == 36


# -- calibration -------------------------------------------------------------------


def test_chances_are_held_against_who_won() -> None:
    def chances(game: Game) -> Sequence[float] | None:
        return (0.25, 0.75)

    watcher = Calibrating(chances)
    title = TITLES["acquire"]
    game = title.set_up(2, Chance(Rng(1)), OPTIONS)
    watcher.begins(game)
    game.deal()
    for _ in range(3 * calibration_module.EVERY):
        watcher.asks(game)
    play_random(game, Rng(1))
    watcher.ends(game)
    winner = game.result().winners[0]
    low, high = watcher.bins[2], watcher.bins[7]
    assert (low.count, low.foreseen, low.won) == (3, 0.75, 0 if winner else 3)
    assert (high.count, high.foreseen, high.won) == (3, 2.25, 3 if winner else 0)


def test_what_is_judged_in_one_deal_belongs_together() -> None:
    def bins(count: int, won: float) -> list[Bin]:
        return [Bin(), Bin(count, 0.15 * count, won)]

    (found,) = calibration([bins(100, 100), bins(100, 0), bins(100, 0), bins(100, 0)])
    assert (found.count, found.won) == (400, 0.25)
    assert found.foreseen == pytest.approx(0.15)
    # Four deals say little, however many positions were judged in them.
    assert found.won_in.low == 0
    assert found.won_in.high > 0.6


def test_a_judged_contest_notes_what_was_foreseen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tontine.arena.contest.chances_of", lambda game: lambda state: (0.5, 0.5))
    contest = Contest("acquire", (("random", "random"),), OPTIONS, 1, judged=True)
    deal = play_deal(contest, 0, 0)
    assert deal.foreseen[5].count > 10
    assert deal.foreseen[5].won == deal.foreseen[5].count / 2
    again = msgspec.json.decode(msgspec.json.encode(deal), type=Deal)
    assert again == deal


# -- the command and its page --------------------------------------------------------


def ladder(folder: Path, *words: str) -> Done:
    line = "arena ladder acquire --levels random,easy --players 2,3 --workers 1"
    return tontine(*line.split(), "--page", str(folder / "page.html"), *words)


def test_it_writes_one_page_that_needs_nothing_else(tmp_path: Path) -> None:
    done = ladder(tmp_path, "--deals", "2", "--json")
    assert done.returncode == 0, done.stderr
    report = msgspec.json.decode(done.stdout, type=LadderReport)
    assert report.games == 2 * (2 + 3 + 3)
    html = (tmp_path / "page.html").read_text("utf-8")
    assert html == draw_ladder(report)
    assert not re.search(r"(?:src|href)=\"(?!#|data:)", html)
    assert "@import" not in html
    assert "url(http" not in html


def test_the_page_shows_all_there_is_to_show(monkeypatch: pytest.MonkeyPatch) -> None:
    made = {"normal": RandomBot, "hard": Thinking}
    monkeypatch.setattr(seats_module.FOLDERS["acquire"], "BOTS", made)
    monkeypatch.setattr("tontine.arena.contest.chances_of", lambda game: lambda state: (0.5, 0.5))
    levels = ("normal", "hard")
    contest = ladder_contest("acquire", levels, (2,), OPTIONS, 1)
    standing = Ladder(contest, levels, (2,))
    for _, lineup, number in contest.jobs(2):
        standing.add(play_deal(contest, lineup, number))
    report = standing.report()
    assert report.curve is not None
    assert [point.playouts for point in report.curve.points] == [10, 20, 40, 80, 160]
    assert (report.curve.name, report.curve.others, report.curve.players) == ("hard", "normal", 2)
    assert {cell.one for cell in report.cells} == set(levels)
    html = draw_ladder(report)
    assert html.count("<svg") == html.count("</svg>") == 6
    for heading in ("playouts", "believed", "How long", "against whom", "number of players"):
        assert re.search(f"<h2>[^<]*{heading}", html)


def test_it_goes_on_from_its_file(tmp_path: Path) -> None:
    file = ("--out", str(tmp_path / "deals.jsonl"))
    whole = ladder(tmp_path, "--deals", "2")
    ladder(tmp_path, "--deals", "1", *file)
    again = ladder(tmp_path, "--deals", "2", *file)
    without_times = [re.sub(r" [\d.]+ +\d+ *$", "", it.stdout, flags=re.M) for it in (whole, again)]
    assert without_times[0] == without_times[1]
    assert "16 games" in whole.stdout


def test_what_was_played_when_it_is_interrupted_is_on_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(contest: Contest, lineup: int, deal: int) -> Deal:
        if (lineup, deal) == (1, 1):
            raise KeyboardInterrupt
        return play_deal(contest, lineup, deal)

    monkeypatch.setattr(results, "play_deal", interrupted)
    done = ladder(tmp_path, "--deals", "9")
    assert done.returncode == 130
    assert "10 games of acquire" in done.stdout
    assert "<svg" in (tmp_path / "page.html").read_text("utf-8")
