"""A ladder as a page: tables and plots, all in one file."""

from __future__ import annotations

from collections.abc import Sequence
from math import log2

from matplotlib.axes import Axes
from matplotlib.colors import LinearSegmentedColormap
from matplotlib.ticker import PercentFormatter, ScalarFormatter

from tontine.arena.calibration import BINS
from tontine.arena.ladder import Cell, Curve, LadderReport, Length
from tontine.arena.page import (
    COLOURS,
    CONFIDENCE,
    FAINT,
    INK,
    PAPER,
    drawing,
    legend,
    note,
    page,
    reach,
    section,
    table,
    within,
)

MARKS = "osD^vP*X"
# Fewer wins than a fair share, as many, more; at most so many times as many.
FAIR = LinearSegmentedColormap.from_list("fair", ("#c4482d", PAPER, "#2f7d4f"))
MOST_TIMES = 4


def draw_ladder(report: LadderReport) -> str:
    title = f"The bots’ ladder: {report.game.capitalize()}"
    sections = [
        section("The ladder", _rungs(report), _plot_ratings(report), note(ABOUT_RATINGS)),
        section("Who wins against whom", note(ABOUT_MATRIX), _plot_matrix(report), _cells(report)),
        section("Wins by number of players", _plot_players(report)),
    ]
    if report.curve is not None:
        sections.append(section("Strength against playouts", _plot_curve(report.curve)))
    if report.foreseen:
        told = note(ABOUT_CALIBRATION)
        sections.append(section("Can the chances be believed?", told, _plot_calibration(report)))
    sections.append(section("How long games are", note(ABOUT_LENGTHS), _plot_lengths(report)))
    return page(title, (_about(report), CONFIDENCE), sections)


ABOUT_RATINGS = (
    "Ratings by openskill (Plackett-Luce), from the ranks of all players of all games. 400 points "
    "more mean ten games of eleven, between two; “normal” stands at 1,200. “Times fair” is how "
    "often a bot wins alone among others, on average: 1 where all are equal. CPU time is that of a "
    "whole decision, on average and at most."
)
ABOUT_MATRIX = (
    "The bot of the row sits alone at a table with bots of the column: its share of the wins, to "
    "be held against a fair one. Every deal was played from every seat; intervals are over deals."
)
ABOUT_CALIBRATION = (
    "What the judge of the game foresaw in the midst of these games, held against who won. Where "
    "the points lie on the line, of all seats that were given 30 percent 30 in 100 won."
)
ABOUT_LENGTHS = (
    "Decisions of all players together: half of all games lie in the box, nine of ten between the "
    "whiskers. By the level of all players but one."
)


def _about(report: LadderReport) -> str:
    options = ", ".join(f"{name} {value}" for name, value in report.options.items())
    return (
        f"{report.games:,} games; tables of {', '.join(map(str, report.players))}"
        f"{f'; options: {options}' if options and len(options) < 200 else ''}. "
        f"Seeds from {report.seed}."
    )


# -- tables ------------------------------------------------------------------------


def _rungs(report: LadderReport) -> str:
    headings = ("", "rating", "times fair", "games", "CPU ms", "at most", "failed decisions")
    rows = [
        (
            rung.name,
            within(rung.rating, rung.rating_in, ",.0f"),
            f"{rung.times_fair:.2f}",
            f"{rung.games:,}",
            f"{rung.milliseconds:,.3f}",
            f"{rung.longest:,.0f}",
            f"{rung.failures:,}",
        )
        for rung in report.rungs
    ]
    return table(headings, rows)


def _cells(report: LadderReport) -> str:
    headings = ("", "against", "players", "deals", "share of the wins", "fair")
    rows = [
        (
            cell.one,
            f"{cell.players - 1} {cell.others}",
            f"{cell.players}",
            f"{cell.deals:,}",
            within(cell.share, cell.share_in, ".1%"),
            f"{1 / cell.players:.1%}",
        )
        for cell in report.cells
    ]
    return f"<details><summary>In figures</summary>\n{table(headings, rows)}\n</details>"


# -- plots -------------------------------------------------------------------------


def _plot_ratings(report: LadderReport) -> str:
    rungs = report.rungs[::-1]
    ratings = [rung.rating for rung in rungs]
    with drawing(1, 0.7 + 0.4 * len(rungs)) as plot:
        axes = plot.axes[0]
        for height in range(len(rungs)):
            axes.axhline(height, color=FAINT, linewidth=3, zorder=0)
        axes.errorbar(
            ratings,
            range(len(rungs)),
            xerr=reach(ratings, [rung.rating_in for rung in rungs]),
            fmt="o",
            color=COLOURS[0],
            ecolor=INK,
            capsize=3,
        )
        for height, rung in enumerate(rungs):
            axes.annotate(
                f"{rung.rating:,.0f}", (rung.rating, height), (0, 7), textcoords="offset points",
                ha="center", fontsize=8,
            )  # fmt: skip
        axes.set_yticks(range(len(rungs)), [rung.name for rung in rungs])
        axes.set_ylim(-0.6, len(rungs) - 0.2)
        axes.spines["left"].set_visible(False)
        axes.tick_params(axis="y", length=0)
        axes.set_xlabel("rating")
    return plot.svg


def _plot_matrix(report: LadderReport) -> str:
    shown = [rung.name for rung in report.rungs]
    with drawing(len(report.players), 0.9 + 0.62 * len(shown)) as plot:
        for axes, players in zip(plot.axes, report.players, strict=True):
            cells = [cell for cell in report.cells if cell.players == players]
            _draw_matrix(axes, shown, cells)
            axes.set_title(f"{players} players; fair: {1 / players:.0%}", fontsize=9)
    return plot.svg


def _draw_matrix(axes: Axes, shown: Sequence[str], cells: Sequence[Cell]) -> None:
    times = [[0.0] * len(shown) for _ in shown]
    for cell in cells:
        row, column = shown.index(cell.one), shown.index(cell.others)
        most = min(MOST_TIMES, cell.players)
        times[row][column] = log2(min(max(cell.share * cell.players, 1 / most), most)) / log2(most)
        figure = f"{100 * cell.share:.0f}"
        if cell.share_in is not None:
            figure += f"\n±{50 * (cell.share_in.high - cell.share_in.low):.0f}"
        axes.text(column, row, figure, ha="center", va="center", fontsize=7.5)
    axes.imshow(times, cmap=FAIR, vmin=-1.3, vmax=1.3)
    axes.set_xticks(range(len(shown)), shown, rotation=30, ha="right", fontsize=8)
    axes.set_yticks(range(len(shown)), shown, fontsize=8)
    axes.tick_params(length=0)
    for side in ("left", "bottom"):
        axes.spines[side].set_visible(False)


def _plot_players(report: LadderReport) -> str:
    with drawing(1, 3.2) as plot:
        axes = plot.axes[0]
        for place, rung in enumerate(report.rungs):
            points = []
            for players in report.players:
                alone = [
                    cell.share * players
                    for cell in report.cells
                    if (cell.one, cell.players) == (rung.name, players)
                ]
                if alone:
                    points.append((players, sum(alone) / len(alone)))
            axes.plot(
                [players for players, _ in points],
                [times for _, times in points],
                label=rung.name,
                color=COLOURS[place % len(COLOURS)],
                marker=MARKS[place % len(MARKS)],
            )
        axes.axhline(1, color=INK, linewidth=0.8, linestyle="--")
        axes.set_xticks(report.players)
        axes.set_ylim(bottom=0)
        axes.set_xlabel("players")
        axes.set_ylabel("wins alone among others,\ntimes the fair share")
        legend(axes)
    return plot.svg


def _plot_curve(curve: Curve) -> str:
    counts = [point.playouts for point in curve.points]
    shares = [point.share for point in curve.points]
    with drawing(1, 3.2) as plot:
        axes = plot.axes[0]
        whiskers = reach(shares, [point.share_in for point in curve.points])
        axes.errorbar(
            counts, shares, yerr=whiskers, marker="o", color=COLOURS[0], ecolor=INK, capsize=3
        )
        axes.axhline(1 / curve.players, color=INK, linewidth=0.8, linestyle="--")
        axes.set_xscale("log", base=2)
        axes.set_xticks(counts)
        axes.xaxis.set_major_formatter(ScalarFormatter())
        axes.yaxis.set_major_formatter(PercentFormatter(1, 0))
        axes.set_ylim(0, 1)
        axes.set_xlabel(f"playouts of “{curve.name}” for a decision")
        axes.set_ylabel(f"wins against {curve.players - 1} “{curve.others}”")
    return plot.svg


def _plot_calibration(report: LadderReport) -> str:
    foreseen = [it.foreseen for it in report.foreseen]
    won = [it.won for it in report.foreseen]
    with drawing(2, 4) as plot:
        axes, counts = plot.axes
        axes.plot((0, 1), (0, 1), color=INK, linewidth=0.8, linestyle="--")
        whiskers = reach(won, [it.won_in for it in report.foreseen])
        axes.errorbar(
            foreseen, won, yerr=whiskers, fmt="o", color=COLOURS[0], ecolor=INK, capsize=3
        )
        axes.set_aspect("equal")
        axes.set_ylabel("won")
        middles = [(min(int(chance * BINS), BINS - 1) + 0.5) / BINS for chance in foreseen]
        numbers = [it.count for it in report.foreseen]
        counts.bar(middles, numbers, width=0.9 / BINS, color=COLOURS[0])
        counts.set_ylabel("how often it was foreseen")
        for each in plot.axes:
            each.set_xlim(0, 1)
            each.set_xlabel("chance to win foreseen")
            each.xaxis.set_major_formatter(PercentFormatter(1, 0))
        axes.set_ylim(0, 1)
        axes.yaxis.set_major_formatter(PercentFormatter(1, 0))
    return plot.svg


def _plot_lengths(report: LadderReport) -> str:
    with drawing(len(report.players), 3.4) as plot:
        for axes, players in zip(plot.axes, report.players, strict=True):
            lengths = [length for length in report.lengths if length.players == players]
            axes.bxp(
                [_box(length) for length in lengths],
                showfliers=False,
                patch_artist=True,
                boxprops={"facecolor": FAINT, "edgecolor": INK},
                medianprops={"color": COLOURS[1], "linewidth": 2},
            )
            axes.tick_params(axis="x", labelrotation=30, labelsize=8)
            axes.set_ylim(bottom=0)
            axes.set_title(f"{players} players", fontsize=9)
        plot.axes[0].set_ylabel("decisions a game")
    return plot.svg


def _box(length: Length) -> dict[str, object]:
    low, first, middle, third, high = length.quantiles
    box = {"whislo": low, "q1": first, "med": middle, "q3": third, "whishi": high}
    return {"label": length.others, **box}
