"""The placards: money, income and boot forecast, chairs, goods and assets of each company."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text

from tontine.cli.terminal import palette
from tontine.cli.terminal.greed import palette as colours
from tontine.cli.terminal.greed.cards import CardList, goods, recipe, status
from tontine.cli.terminal.text import fit, ink, pad, width_of, wrap
from tontine.play.greed.names import BOARD_NAMES, CHAIR_NAMES
from tontine.play.greed.speech import GreedSpeech
from tontine.play.greed.view import Asset, Company, GreedTable
from tontine.play.view import View

HEADS = ("free", "last", "income", "goods")
LONGEST_NAME = 18
INDENT = 5

Detail = Callable[[Company, GreedSpeech], str]


def draw_companies(
    view: View,
    speech: GreedSpeech,
    width: int,
    detail: Detail | None = None,
    shown: Sequence[Company] | None = None,
) -> list[Text]:
    """A row for each company in company order (G7), and below it what the phase needs."""
    table: GreedTable = view.table
    companies = table.companies if shown is None else shown
    rows = [_money(company, speech) for company in companies]
    heads = [speech.words(f"company-{head}") for head in HEADS]
    columns = [max(map(width_of, texts)) + 2 for texts in zip(heads, *rows, strict=True)]
    names = [width_of(speech.company(company.number)) for company in companies]
    name = min(max(names, default=0), LONGEST_NAME) + 4
    lines = [_head(heads, columns, name, speech)]
    for company, row in zip(companies, rows, strict=True):
        lines.append(_row(view, company, row, columns, name, speech))
        text = detail(company, speech) if detail else ""
        if text:
            lines += _detail(text, width, mine=company.ceo == speech.reader)
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def _detail(text: str, width: int, mine: bool) -> list[Text]:
    """A line for others; for the reader's own companies, as many as it takes."""
    line = Text(" " * INDENT).append(text)
    return wrap(line, width, INDENT + 2) if mine else [line]


def _head(heads: Sequence[str], columns: Sequence[int], name: int, speech: GreedSpeech) -> Text:
    texts = [pad(head, column, right=True) for head, column in zip(heads, columns, strict=True)]
    board = speech.words("company-board")
    forecast = speech.words("company-forecast")
    title = ink(pad(fit(speech.words("companies"), name), name), palette.TITLE)
    return title.append(f"{''.join(texts)}  {board}  {forecast}", palette.QUIET)


def _money(company: Company, speech: GreedSpeech) -> list[str]:
    sums = (company.free, company.last, company.income, company.forecast.goods)
    return [str(number) if number else palette.EMPTY for number in sums]


def _row(
    view: View,
    company: Company,
    sums: Sequence[str],
    columns: Sequence[int],
    name: int,
    speech: GreedSpeech,
) -> Text:
    mine = company.ceo == speech.reader
    asked = colours.TURN if company.number == view.table.company else " "
    line = ink(asked, palette.BRASS)
    line.append(f"{palette.SEAT_SHAPES[company.ceo]} ", palette.seat_colour(company.ceo))
    called = fit(speech.company(company.number), LONGEST_NAME)
    line.append(pad(called, name - 3), palette.TITLE if mine else "")
    for text, column in zip(sums, columns, strict=True):
        line.append(pad(text, column, right=True), palette.TITLE if mine else "")
    line.append("  ").append_text(_board(company))
    filling = max(width_of(speech.words("company-board")) - len(CHAIR_NAMES) - 1, 0)
    line.append(" " * (filling + 2))
    return line.append_text(forecast(company, speech))


def _board(company: Company) -> Text:
    """G15: CEO, CFO, COO and the middle managers, as the signs of their players."""
    line = Text()
    for place, seat in enumerate(company.chairs):
        if place == len(BOARD_NAMES):
            line.append(" ")
        if seat is None:
            line.append(palette.EMPTY, palette.QUIET)
        else:
            line.append(palette.SEAT_SHAPES[seat], palette.seat_colour(seat))
    return line


SIGNS = {"first": colours.WELL, "clear": colours.WELL, "boot": colours.BOOT}
STYLES = {"later": palette.QUIET, "boot": palette.LOSS}


def forecast(company: Company, speech: GreedSpeech) -> Text:
    """G22: whether the boot threatens, or what the next books need."""
    it = company.forecast
    sign = f"{SIGNS[it.verdict]} " if it.verdict in SIGNS else ""
    return ink(sign + speech.say(it.says), STYLES.get(it.verdict, palette.GAIN))


# -- the line below, by phase ------------------------------------------------------


def assets(company: Company, speech: GreedSpeech) -> str:
    numbers = [asset.card.number for asset in company.assets]
    names = [f"[{number}] {speech.asset(number)}" for number in numbers]
    return " · ".join(names) if names else speech.words("no-assets")


def recipes(company: Company, speech: GreedSpeech) -> str:
    texts = [_numbered(it, speech) for it in company.assets]
    return " · ".join(texts) if texts else speech.words("no-assets")


def stock(company: Company, speech: GreedSpeech) -> str:
    """What it has to offer, and what it could make."""
    held = goods(company.goods, speech) if company.goods else speech.words("no-goods")
    ready = [_numbered(it, speech) for it in company.assets if it.card.number in company.runs]
    return " · ".join([held, *ready])


def _numbered(asset: Asset, speech: GreedSpeech) -> str:
    return f"[{asset.card.number}] {recipe(asset.card, speech)}"


# -- one company in full -----------------------------------------------------------


def draw_company(company: Company, speech: GreedSpeech, width: int) -> list[Text]:
    """The whole placard."""
    words, money = speech.words, speech.words.money
    shape = palette.SEAT_SHAPES[company.ceo]
    line = ink(f"{shape} ", palette.seat_colour(company.ceo))
    lines = [line.append(speech.company(company.number), palette.TITLE)]
    held = goods(company.goods, speech) if company.goods else words("no-goods")
    facts = words(
        "company-facts",
        free=money(company.free),
        last=money(company.last),
        income=money(company.income),
        goods=held,
        worth=money(company.forecast.goods),
        forecast=forecast(company, speech).plain,
    )
    lines += wrap(Text(f"  {facts}"), width, 2)
    listed = CardList([asset.card for asset in company.assets], speech)
    for asset in company.assets:
        card = listed.line(asset.card)
        if state := status(asset, speech):
            card.append(f"  {state}", palette.BRASS)
        lines += wrap(card, width, listed.indent)
    if not company.assets:
        lines.append(Text(f"  {words('no-assets')}"))
    paid = {it.chair: money(it.amount) for it in company.severance}
    chairs = [
        words(
            "company-chair",
            chair=words(f"chair-{CHAIR_NAMES[place]}"),
            name=speech.seats[seat],
            amount=paid.get(CHAIR_NAMES[place], palette.NONE),
        )
        for place, seat in enumerate(company.chairs)
        if seat is not None
    ]
    lines += wrap(Text(f"  {words.row(chairs)}"), width, 2)
    return lines
