"""Pages of figures: tables and plots, all in one file that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from html import escape
from io import StringIO
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from tontine.arena.intervals import Interval

# Of the tables: paper, ink, and the colours of the seats.
PAPER, INK, FAINT, ALARM = "#f8f4ea", "#211d16", "#d8cfbb", "#a8321f"
COLOURS = ("#0b6fa4", "#c4482d", "#2f7d4f", "#8a4fa3", "#a06a00", "#44546a")

CSS = f"""
body {{ font: 15px/1.5 "IBM Plex Sans", system-ui, sans-serif; max-width: 62rem;
       margin: 2rem auto; padding: 0 1rem; color: {INK}; background: #ece5d6; }}
h1, h2 {{ font-family: "Fraunces Variable", Georgia, serif; font-weight: 600; line-height: 1.2; }}
h1 {{ font-size: 1.9rem; }}
h2 {{ font-size: 1.3rem; margin: 0 0 .5rem; }}
section {{ background: {PAPER}; border: 1px solid {FAINT}; border-radius: 14px;
          padding: 1.2rem 1.4rem; margin: 1.2rem 0; }}
table {{ border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }}
th, td {{ padding: .15rem .7rem; text-align: right; border-bottom: 1px solid {FAINT}; }}
th:first-child, td:first-child {{ text-align: left; }}
td.no {{ color: {ALARM}; font-weight: bold; }}
td span {{ color: #6b6250; font-size: .85em; white-space: nowrap; }}
.wide {{ overflow-x: auto; }}
svg {{ display: block; max-width: 100%; height: auto; margin: 1rem 0; }}
"""

# With a fixed salt the same figures make the same page, to the byte.
STYLE: Any = {
    "svg.hashsalt": "tontine",
    "svg.fonttype": "none",
    "font.size": 9,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": "#5d5546",
    "xtick.color": "#5d5546",
    "ytick.color": "#5d5546",
    "axes.facecolor": PAPER,
    "figure.facecolor": PAPER,
    "axes.spines.top": False,
    "axes.spines.right": False,
}

WHISKERS: Any = {"capsize": 2, "error_kw": {"linewidth": 0.8, "ecolor": INK}}

CONFIDENCE = (
    "Where two figures stand in brackets, or something has a whisker, the true figure lies between "
    "them with 95 percent confidence."
)


def page(title: str, paragraphs: Sequence[str], sections: Sequence[str]) -> str:
    told = "".join(f"<p>{escape(text)}</p>\n" for text in paragraphs)
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{escape(title)}</title>\n<style>{CSS}</style>\n</head>\n<body>\n"
        f"<h1>{escape(title)}</h1>\n{told}" + "\n".join(sections) + "\n</body>\n</html>\n"
    )


def section(heading: str, *parts: str) -> str:
    """Its parts are HTML."""
    return f"<section>\n<h2>{escape(heading)}</h2>\n" + "\n".join(parts) + "\n</section>"


def note(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    body = "\n".join(
        "<tr>" + "".join(f"<td>{cell(text)}</td>" for text in row) + "</tr>" for row in rows
    )
    return f'<div class="wide"><table>\n<tr>{head}</tr>\n{body}\n</table></div>'


def cell(text: str) -> str:
    """A figure, and its interval after it."""
    figure, bracket, interval = text.partition(" [")
    return escape(figure) + (
        f" <span>{escape(bracket.strip() + interval)}</span>" if bracket else ""
    )


def within(figure: float, interval: Interval | None, form: str) -> str:
    """ "1.03 [0.98, 1.08]" """
    if interval is None:
        return format(figure, form)
    return f"{figure:{form}} [{interval.low:{form}}, {interval.high:{form}}]"


# -- plots -------------------------------------------------------------------------


class Plot:
    """Axes to draw on, and then the drawing as SVG."""

    def __init__(self, columns: int, height: float, rows: int) -> None:
        self.figure = Figure(figsize=(9.5, height), layout="constrained")
        self.axes: list[Axes] = [
            self.figure.add_subplot(rows, columns, place + 1) for place in range(rows * columns)
        ]
        self.svg = ""


@contextmanager
def drawing(columns: int, height: float, rows: int = 1) -> Iterator[Plot]:
    with mpl.rc_context(STYLE):
        plot = Plot(columns, height, rows)
        yield plot
        out = StringIO()
        plot.figure.savefig(out, format="svg", metadata={"Date": None})
    text = out.getvalue()
    plot.svg = text[text.index("<svg") :]


def reach(figures: Sequence[float], intervals: Sequence[Interval | None]) -> list[list[float]]:
    """How far whiskers go down and up."""
    pairs = [
        (figure, interval or Interval(figure, figure))
        for figure, interval in zip(figures, intervals, strict=True)
    ]
    return [
        [max(figure - interval.low, 0) for figure, interval in pairs],
        [max(interval.high - figure, 0) for figure, interval in pairs],
    ]


def legend(axes: Axes, columns: int = 6) -> None:
    """Above the drawing, where it covers nothing."""
    axes.legend(
        fontsize=7, ncols=columns, loc="lower center", bbox_to_anchor=(0.5, 1.0), frameon=False
    )
