"""The balance report of Greed Incorporated: complete, and true to the games played."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path

import msgspec
import pytest

from tests.cli.command import tontine
from tontine.arena.greed.report import (
    FEWEST_BOUGHT,
    FEWEST_SOLD,
    LEAST_SWING,
    MOST_WINS,
    Balance,
    BalanceReport,
    _mean_of,
    survey,
    write_report,
)
from tontine.arena.intervals import share_in
from tontine.arena.simulate import Plan, simulate
from tontine.rules.greed.cardfile import house_text, read_cards
from tontine.rules.greed.components import ASSETS, FIRST_ASSET, GOOD_NAMES

GAMES = 4
PLAN = Plan("greed", ("normal", "random", "normal"), {"drop_asset": "always", "cards": "house"}, 1)


@cache
def report() -> BalanceReport:
    return survey(PLAN, GAMES, 1)


def test_it_reports_the_very_games_that_a_simulation_plays() -> None:
    plain = msgspec.to_builtins(simulate(PLAN, GAMES, 1))
    looked_at = msgspec.to_builtins(report().simulation)
    del plain["seconds"], looked_at["seconds"]
    assert plain == looked_at


def test_the_number_of_processes_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tontine.arena.simulate.CHUNK", 2)
    here, there = msgspec.to_builtins(report()), msgspec.to_builtins(survey(PLAN, GAMES, 2))
    del here["simulation"]["seconds"], there["simulation"]["seconds"]
    assert here == there


def test_every_player_is_counted_by_seat_by_company_and_by_place() -> None:
    for standings in (report().seats, report().companies, report().places):
        assert sum(standing.games for standing in standings) == 3 * GAMES
        assert sum(standing.wins for standing in standings) == pytest.approx(GAMES)
    for standing, seat in zip(report().seats, report().simulation.seats, strict=True):
        assert standing.wins == pytest.approx(seat.wins)
        assert standing.mean_points == pytest.approx(seat.mean_score)
        assert standing.times_fair == pytest.approx(3 * seat.wins / GAMES)


def test_the_years_add_up_to_the_whole_games() -> None:
    years, tally = report().years, report().simulation.tally
    assert [year.number for year in years] == list(range(1, 13))
    assert sum(year.boots for year in years) == pytest.approx(tally["boots"])
    assert sum(year.deals for year in years) == pytest.approx(tally["deals"])
    assert sum(year.founded for year in years) == pytest.approx(tally["companies founded"])
    assert sum(year.liquidated for year in years) == pytest.approx(tally["liquidations"])
    sold = sum(year.gold_sold + year.silver_sold for year in years)
    assert sold == pytest.approx(tally["symbols sold"])
    assert years[0].boots == 0  # G22
    for year in years:
        assert list(year.prices) == GOOD_NAMES


def test_every_decision_belongs_to_a_phase() -> None:
    assert sum(report().phases.values()) == pytest.approx(report().simulation.decisions / GAMES)


def test_every_asset_of_three_players_appears() -> None:
    cards = read_cards(house_text())
    played = [asset for asset in range(FIRST_ASSET, ASSETS) if cards.is_played(asset, 3)]
    assert [asset.number for asset in report().assets] == played
    for asset in report().assets:
        assert asset.appeared == GAMES  # G6: the deck is exactly used up
        assert 0 <= asset.bought <= GAMES
        assert asset.share == asset.bought / GAMES
        assert (asset.median_price is None) == (asset.bought == 0)
        assert asset.median_price is None or asset.median_price >= 10  # G12


def test_every_figure_lies_within_its_interval() -> None:
    of = report()
    for standing in (*of.seats, *of.companies, *of.places):
        assert standing.times_fair_in.low <= standing.times_fair <= standing.times_fair_in.high
        assert standing.mean_points_in.low <= standing.mean_points <= standing.mean_points_in.high
        assert standing.mean_cash_in.low <= standing.mean_cash <= standing.mean_cash_in.high
    for asset in of.assets:
        assert 0 <= asset.share_in.low <= asset.share <= asset.share_in.high <= 1
        assert (asset.mean_price_in is None) == (asset.mean_price is None)
    for year in of.years:
        for name in ("boots", "deals", "gold_sold", "severance"):
            assert year.within[name].low <= getattr(year, name) <= year.within[name].high
    within = of.within["symbols_sold"]
    assert within.low < of.balance.symbols_sold < within.high


def test_intervals_are_those_of_the_textbooks() -> None:
    share = share_in(20, 100)
    assert (share.low, share.high) == pytest.approx((0.1334, 0.2888), abs=1e-4)
    assert share_in(0, 10).low == pytest.approx(0)
    mean = _mean_of(Counter({1: 2, 3: 2}))  # 1, 1, 3, 3: standard error 1.1547 / 2
    assert (mean.low, mean.high) == pytest.approx(
        (2 - 1.96 * 0.57735, 2 + 1.96 * 0.57735), abs=1e-4
    )


def test_how_far_prices_swing_is_counted_in_steps_of_their_tracks() -> None:
    assert [good.name for good in report().goods] == GOOD_NAMES
    for good in report().goods:
        assert 0 <= good.quarter <= good.median <= good.three_quarters <= good.steps
    assert report().balance.least_swing == min(good.median for good in report().goods)


def test_symbols_sold_are_a_part_of_those_on_offer() -> None:
    sold = report().simulation.tally["symbols sold"] * GAMES
    assert 0 < report().balance.symbols_sold < 1
    offered = sold / report().balance.symbols_sold
    assert offered == pytest.approx(round(offered))
    assert sold < offered <= 2 * 12 * GAMES


def test_the_figures_are_held_against_the_limits() -> None:
    just = Balance(MOST_WINS, MOST_WINS, FEWEST_BOUGHT, FEWEST_SOLD, 3, LEAST_SWING)
    assert all(just.keeps().values())
    over = Balance(MOST_WINS + 0.01, MOST_WINS + 0.01, 0.249, 0.499, 4, LEAST_SWING - 1)
    assert not any(over.keeps().values())


def test_the_page_has_every_plot_and_needs_nothing_else(tmp_path: Path) -> None:
    page = write_report(report(), tmp_path / "new" / "out")
    html = page.read_text("utf-8")
    assert page.name == "index.html"
    assert html.count("<svg") == html.count("</svg>") == 8
    assert not re.search(r'(?:src|href)="(?!#)', html)  # nothing from elsewhere
    assert "1 by &#x27;normal&#x27;, 2 by &#x27;random&#x27;, 3 by &#x27;normal&#x27;" in html
    for asset in report().assets:
        assert f"{asset.number} {asset.name}" in html.replace("&#x27;", "'").replace("&amp;", "&")
    assert write_report(report(), tmp_path / "again").read_text("utf-8") == html
    written = msgspec.json.decode((page.parent / "report.json").read_bytes(), type=BalanceReport)
    assert written == report()


def test_a_game_at_random_is_the_same_when_it_is_watched() -> None:
    random = Plan("greed", ("random",) * 3, PLAN.options, 5)
    plain, looked_at = simulate(random, 2, 1), survey(random, 2, 1).simulation
    assert plain.decisions == looked_at.decisions
    assert plain.seats == looked_at.seats


def test_the_command_writes_a_report(tmp_path: Path) -> None:
    folder = tmp_path / "out"
    done = tontine(
        "simulate", "greed", "--players", "3", "--games", "2", "--report", str(folder), "--json"
    )
    assert done.returncode == 0
    assert msgspec.json.decode(done.stdout)["games"] == 2
    assert sorted(path.name for path in folder.iterdir()) == ["index.html", "report.json"]


def test_the_command_refuses_what_it_cannot_report(tmp_path: Path) -> None:
    done = tontine("simulate", "ponzi", "--games", "2", "--report", str(tmp_path))
    assert done.returncode == 2
    assert "--report is for greed" in done.stderr
    (tmp_path / "file").touch()
    done = tontine("simulate", "greed", "--games", "2", "--report", str(tmp_path / "file"))
    assert done.returncode == 2
    assert "file of that name" in done.stderr


def test_a_report_is_of_players_who_know_what_they_do(tmp_path: Path) -> None:
    """What chance does with the cards says nothing of their balance."""
    told = "simulate greed --players 3 --games 1 --workers 1 --json"
    done = tontine(*told.split(), "--report", str(tmp_path))
    assert [seat["bot"] for seat in json.loads(done.stdout)["seats"]] == ["normal"] * 3
    assert [seat["bot"] for seat in json.loads(tontine(*told.split()).stdout)["seats"]] == [
        "random"
    ] * 3
