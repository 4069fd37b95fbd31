"""The analysis as one page that needs nothing else: its style, its script and its figures are
in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files

import msgspec

from tontine.coach.analysis import Analysis, Highlight, Mistake, Option
from tontine.coach.telling import Telling
from tontine.play.match import Match
from tontine.play.words import Words

WIDTH, HEIGHT = 1300.0, 270.0  # of the drawing
LONGEST = 15  # characters of a name
LEFT, RIGHT, TOP, BOTTOM = 44.0, 150.0, 14.0, 40.0
# By seat: a circle, a square, a triangle, a diamond, a pentagon, a star.
SHAPES = (
    '<circle r="6"/>',
    '<rect x="-5.5" y="-5.5" width="11" height="11"/>',
    '<path d="M0-6.5 6.5 5.5-6.5 5.5Z"/>',
    '<path d="M0-7 7 0 0 7-7 0Z"/>',
    '<path d="M0-6.5 6.2-2 3.8 5.3-3.8 5.3-6.2-2Z"/>',
    '<path d="M0-7 1.8-2.3 6.7-2.2 2.8 .9 4.1 5.7 0 3-4.1 5.7-2.8 .9-6.7-2.2-1.8-2.3Z"/>',
)
WAYS = {
    "first": "M-6-6V6M6-6-3 0 6 6Z",
    "back": "M4-6-5 0 4 6Z",
    "next": "M-4-6 5 0-4 6Z",
    "last": "M6-6V6M-6-6 3 0-6 6Z",
}
SIGNS = {True: "plus", False: "minus"}
# By kind: a star in a circle, a cross in a diamond, a die.
KINDS = {
    "best": '<circle r="11"/><path class="sign" d="M0-7 1.9-2.3 6.8-2.1 3 1 4.2 5.9 0 3.2-4.2 5.9'
    '-3 1-6.8-2.1-1.9-2.3Z"/>',
    "mistake": '<path d="M0-13 13 0 0 13-13 0Z"/><path class="stroke" d="M-4-4 4 4M4-4-4 4"/>',
    "luck": '<rect x="-10" y="-10" width="20" height="20" rx="4"/><g class="sign"><circle cx="-4.5"'
    ' cy="-4.5" r="2"/><circle cx="4.5" cy="4.5" r="2"/><circle cx="4.5" cy="-4.5" r="2"/>'
    '<circle cx="-4.5" cy="4.5" r="2"/><circle r="2"/></g>',
}


def write_page(match: Match, analysis: Analysis, words: Words) -> str:
    """The page in the language of these words."""
    return _Page(Telling(match, analysis, words)).text()


class _Page:
    def __init__(self, telling: Telling) -> None:
        self._telling = telling
        self._words = telling.words
        self._analysis = telling.analysis
        self._last = len(self._analysis.curve) - 1

    def text(self) -> str:
        style, script = (_part(f"page.{kind}") for kind in ("css", "js"))
        return (
            f'<!doctype html>\n<html lang="{self._words.language}">\n<head>\n'
            '<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(self._telling.title)} · Tontine</title>\n"
            f"<style>\n{style}</style>\n</head>\n<body>\n"
            f"{self._bar()}<main>\n{self._story()}{self._moments()}{self._split()}{self._time()}"
            f'</main>\n<script type="application/json" id="data">{self._data()}</script>\n'
            f'<script type="module">\n{script}</script>\n</body>\n</html>\n'
        )

    def _say(self, message: str, **arguments: object) -> str:
        return escape(self._words(message, **arguments))

    def _bar(self) -> str:
        return (
            f'<header><span class="wordmark">{self._say("title")}</span>'
            f'<span class="tag">{self._say("analysis-name")}</span>'
            f"<h1>{escape(self._telling.title)}</h1></header>\n"
        )

    # -- what happened -----------------------------------------------------------------

    def _story(self) -> str:
        told = self._telling
        items = [self._line(0, self._say("analysis-begins"), "", None)]
        for it in self._analysis.moments:
            text = escape(told.steps(it.version, it.version))
            drawn = escape(told.drawn(it.version)) if it.outcomes else ""
            items.append(self._line(it.version, text, drawn, it.seat))
        return (
            '<section class="panel story"><div class="head"><h2 id="turn"></h2>'
            f'</div><ol id="story">{"".join(items)}</ol></section>\n'
        )

    def _line(self, version: int, text: str, drawn: str, seat: int | None) -> str:
        mark = "" if seat is None else _seat(seat)
        luck = f"<small>{drawn}</small>" if drawn else ""
        return f'<li data-go="{version}"><button>{mark}<span>{text}{luck}</span></button></li>'

    # -- moments -----------------------------------------------------------------------

    def _moments(self) -> str:
        heads = [*self._analysis.highlights]
        shown = {it.version for it in heads if it.kind == "mistake"}
        heads += [
            Highlight("mistake", it.first, it.turn, it.seat, -it.cost)
            for it in self._analysis.mistakes
            if it.first not in shown
        ]
        heads.sort(key=lambda it: it.version)
        count = self._say("analysis-mistakes", count=len(self._analysis.mistakes))
        items = "".join(self._moment(it) for it in heads)
        return (
            f'<section class="panel moments"><div class="head"><h2>{self._say("analysis-moments")}'
            f'</h2><span class="quiet">{count}</span></div><ol>{items}</ol></section>\n'
        )

    def _moment(self, it: Highlight) -> str:
        told = self._telling
        kind = self._say(f"analysis-{it.kind}")
        mistakes = [mistake for mistake in self._analysis.mistakes if mistake.first == it.version]
        more = self._mistake(mistakes[0]) if it.kind == "mistake" and mistakes else ""
        gain = "gain" if it.change > 0 else "loss"
        return (
            f'<li class="moment {it.kind}" data-go="{it.version}"><button>'
            f'<span class="at">{escape(told.turn(it.turn))}</span>{_kind(it.kind)}'
            f"<span><b>{escape(told.seat(it.seat))}</b> <small>{kind}</small>"
            f"<small>{escape(told.highlight(it))}</small></span>"
            f'<span class="delta {gain}">{_seat(it.seat)}{escape(told.change(it.change))}</span>'
            f"</button>{more}</li>"
        )

    def _mistake(self, it: Mistake) -> str:
        cost = escape(f"{self._telling.change(-it.cost)} {self._telling.doubt(it.doubt)}")
        return (
            f'<div class="compare">{self._option(it.played, it, "played", "bad")}'
            f"{self._option(it.better, it, 'better', 'good')}"
            f'<p class="quiet">{cost}</p></div>'
        )

    def _option(self, option: Option, mistake: Mistake, label: str, mark: str) -> str:
        told = self._telling
        reasons = "".join(
            f'<li class="{SIGNS[it.good]}">{escape(told.say(it.says, mistake.seat))}</li>'
            for it in option.reasons
        )
        return (
            f'<p><i class="mk {mark}"></i><span><span class="quiet">'
            f"{self._say(f'analysis-{label}')}</span> {escape(told.option(option, mistake))}</span>"
            f'<b class="pc">{escape(told.percent(option.chance))}</b></p><ul>{reasons}</ul>'
        )

    # -- luck and decisions ------------------------------------------------------------

    def _split(self) -> str:
        accounts = sorted(self._telling.accounts, key=lambda it: -it[0].end)
        percents = [it for _, it in accounts]
        most = max(max(abs(it.luck), abs(it.decisions)) for it in percents) or 1
        heads = "".join(
            f"<th>{self._say(f'analysis-{it}')}</th>"
            for it in ("start", "luck", "decisions", "end")
        )
        rows = []
        for it, percent in accounts:
            luck = self._bar_of(percent.luck, most, "luck", self._telling.doubt(it.doubt))
            rows.append(
                f"<tr><th>{_seat(it.seat)}<span>{escape(self._telling.seat(it.seat))}"
                f"<small>{escape(self._telling.score(it.seat))}</small></span></th>"
                f"<td>{percent.start}</td>{luck}"
                f"{self._bar_of(percent.decisions, most, 'decisions')}"
                f"<td><b>{percent.end}</b></td></tr>"
            )
        foot = (
            f"<tr><th>{self._say('analysis-together')}</th>"
            f"<td>{sum(it.start for it in percents)}</td>"
            f"<td>{sum(it.luck for it in percents)}</td>"
            f"<td>{sum(it.decisions for it in percents)}</td>"
            f"<td><b>{sum(it.end for it in percents)}</b></td></tr>"
        )
        return (
            f'<section class="panel split"><div class="head"><h2>{self._say("analysis-split")}</h2>'
            f"</div><table><thead><tr><th></th>{heads}</tr></thead><tbody>{''.join(rows)}</tbody>"
            f"<tfoot>{foot}</tfoot></table>"
            f'<p class="note">{self._say("analysis-note")}</p></section>\n'
        )

    def _bar_of(self, part: int, most: int, kind: str, doubt: str = "") -> str:
        size = 50 * abs(part) / most
        left = 50.0 if part >= 0 else 50 - size
        error = f" <small>{escape(doubt)}</small>" if doubt else ""
        return (
            f"<td><b>{escape(self._telling.signed(part))}</b>{error}"
            f'<span class="scale {kind}"><i style="left:{left:.1f}%;width:{size:.1f}%"></i></span>'
            "</td>"
        )

    # -- the curve ---------------------------------------------------------------------

    def _time(self) -> str:
        keys = "".join(f"<li>{_kind(kind)}{self._say(f'analysis-{kind}')}</li>" for kind in KINDS)
        back, on = (
            "".join(self._button(way) for way in ways)
            for ways in (("first", "back"), ("next", "last"))
        )
        note = self._say("analysis-open", playouts=self._analysis.playouts)
        return (
            f'<section class="panel time"><div class="head"><h2>{self._say("analysis-curve")}</h2>'
            f'<ul class="keys">{keys}</ul><span class="transport">{back}'
            f'<output id="at"></output>{on}</span>'
            f'<button class="main" data-way="mistake">{self._say("analysis-next-mistake")}</button>'
            f'</div><div class="plot">{self._chart()}</div><p class="quiet">{note}</p></section>\n'
        )

    def _button(self, way: str) -> str:
        called = self._say(f"analysis-{way}")
        return (
            f'<button class="round" data-way="{way}" aria-label="{called}" title="{called}">'
            f'<svg viewBox="-10 -10 20 20" aria-hidden="true"><path d="{WAYS[way]}"/></svg>'
            "</button>"
        )

    def _x(self, version: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * version / max(self._last, 1)

    def _y(self, chance: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)

    def _chart(self) -> str:
        parts = [
            f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{self._y(it):.1f}" '
            f'y2="{self._y(it):.1f}"/><text class="ax" x="{LEFT - 8}" y="{self._y(it) + 4:.1f}" '
            f'text-anchor="end">{round(100 * it)}</text>'
            for it in (0, 0.25, 0.5, 0.75, 1)
        ]
        parts += self._ticks()
        for seat in range(len(self._analysis.seats)):
            points = " ".join(
                f"{self._x(version):.1f},{self._y(chances[seat]):.1f}"
                for version, chances in enumerate(self._analysis.curve)
            )
            parts.append(f'<polyline class="w w{seat + 1}" points="{points}"/>')
        parts += self._ends()
        parts.append(
            f'<line class="head" id="head" y1="{TOP}" y2="{HEIGHT - BOTTOM + 8}"/>'
            f'<g id="dots">{"".join(f"<g>{_shape(seat)}</g>" for seat in self._seats())}</g>'
        )
        for it in self._analysis.highlights:
            parts.append(
                f'<g class="mark {it.kind}" data-go="{it.version}" transform="translate('
                f'{self._x(it.version):.1f},{self._y(self._at(it)):.1f})">{KINDS[it.kind]}'
                f"<title>{escape(self._telling.highlight(it))}</title></g>"
            )
        return (
            f'<svg class="chart" id="chart" viewBox="0 0 {WIDTH:.0f} {HEIGHT:.0f}" role="img" '
            f'aria-label="{self._say("analysis-curve")}">{"".join(parts)}</svg>'
        )

    def _at(self, it: Highlight) -> float:
        return self._analysis.curve[it.version][it.seat]

    def _seats(self) -> Sequence[int]:
        return range(len(self._analysis.seats))

    def _ticks(self) -> Iterable[str]:
        """Where turns begin, as far as there is room for their numbers."""
        room = 0.0
        for version, turn in enumerate(self._analysis.turns):
            begins = version == 0 or turn != self._analysis.turns[version - 1]
            if turn and begins and self._x(version) >= room:
                x = self._x(version)
                room = x + 46
                yield (
                    f'<line class="tick" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" '
                    f'y2="{HEIGHT - BOTTOM}"/><text class="ax" x="{x:.1f}" y="{HEIGHT - 12}" '
                    f'text-anchor="middle">{turn}</text>'
                )

    def _ends(self) -> Iterable[str]:
        """Names at the end of the lines, one below the other where they meet."""
        order = sorted(self._seats(), key=lambda seat: -self._analysis.curve[-1][seat])
        y = 0.0
        for number, seat in enumerate(order):
            wanted = self._y(self._analysis.curve[-1][seat])
            below = (len(order) - 1 - number) * 20
            y = min(max(wanted, y + 20), self._y(0) - below)
            yield (
                f'<g transform="translate({WIDTH - RIGHT + 16:.1f},{y:.1f})">{_shape(seat)}'
                f'<text class="end" x="12" y="4.5">{escape(_fit(self._telling.seat(seat)))}</text>'
                "</g>"
            )

    def _data(self) -> str:
        data = {
            "curve": [[round(it, 4) for it in chances] for chances in self._analysis.curve],
            "turns": [self._telling.turn(turn) if turn else "" for turn in self._analysis.turns],
            "at": [
                self._words("analysis-at", version=version, last=self._last)
                for version in range(self._last + 1)
            ],
            "mistakes": [it.first for it in self._analysis.mistakes],
            "box": [LEFT, WIDTH - RIGHT, TOP, HEIGHT - BOTTOM],
        }
        return msgspec.json.encode(data).decode().replace("</", "<\\/")


def _fit(name: str) -> str:
    """A name beside the curve, where there is little room."""
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1].rstrip()}…"


def _part(name: str) -> str:
    return files("tontine.coach").joinpath(name).read_text("utf-8")


def _shape(seat: int) -> str:
    return f'<g class="seat-{seat + 1}">{SHAPES[seat]}</g>'


def _seat(seat: int) -> str:
    return f'<svg class="seat" viewBox="-8 -8 16 16" aria-hidden="true">{_shape(seat)}</svg>'


def _kind(kind: str) -> str:
    return (
        f'<svg class="kind" viewBox="-14 -14 28 28" aria-hidden="true"><g class="mark {kind}">'
        f"{KINDS[kind]}</g></svg>"
    )
