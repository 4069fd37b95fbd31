"""One page a phase: what it needs of the table; the rest is shown on request."""

from __future__ import annotations

from rich.text import Text

from tontine.cli.terminal.greed import palette as colours
from tontine.cli.terminal.greed.companies import assets, draw_companies, recipes, stock
from tontine.cli.terminal.greed.market import draw_prices
from tontine.cli.terminal.greed.players import draw_lots, draw_players, draw_purses
from tontine.cli.terminal.header import whose_turn
from tontine.cli.terminal.text import fit
from tontine.play.greed.speech import GreedSpeech
from tontine.play.greed.view import Company, GreedTable
from tontine.play.view import View

LONGEST_NAME = 12
# What stands below companies, by the phase; in those that are not here there is an auction, or what
# comes of one. In the trade the companies of the others matter as much as one's own; else there is
# ``companies`` to ask for them.
DETAILS = {
    "announcing": recipes,
    "bidding": recipes,
    "taking": recipes,
    "trading": stock,
    "selling": stock,
    "pointing": assets,
    "dropping": assets,
}
OPEN_TO_ALL = "trading"
# How tight the screen can be drawn: less about the companies of others, and no examples; only the
# reader's own companies; a line for each company, card and proposal; no recipes of cards, and one
# line for all players. There are pages for all that.
LESS, OWN, CUT, BARE = 1, 2, 3, 4


def header(view: View, speech: GreedSpeech) -> tuple[str, str]:
    table: GreedTable = view.table
    words = speech.words
    mine = [seat for seat in view.owing if seat == speech.reader]
    left = words(
        "header",
        year=table.year,
        years=table.years,
        stage=table.stage,
        phase=speech.say(table.track[table.stage - 1].called),
        **whose_turn(view, speech, mine or view.owing),
    )
    name = f"{colours.MARKER} {fit(speech.seats[table.marker], LONGEST_NAME)}"
    return left, words("header-facts", name=name, deck=table.deck)


def draw_table(view: View, speech: GreedSpeech, width: int, tight: int = 0) -> list[Text]:
    table: GreedTable = view.table
    prices = draw_prices(table, speech, width)
    draw = DETAILS.get(table.phase)
    if view.over or draw is None:
        lots = draw_lots(table, speech, width)
        own = [company for company in table.companies if company.ceo == speech.reader]
        shown = table.companies if tight < OWN else own if tight < CUT else []
        companies = draw_companies(view, speech, width, shown=shown) if shown else []
        return [*prices, *companies, *lots, *draw_players(view, speech, width)]

    def matters(company: Company) -> bool:
        return company.ceo == speech.reader or company.number == table.company

    def detail(company: Company, speech: GreedSpeech) -> str:
        shown = matters(company) or (table.phase == OPEN_TO_ALL and tight < LESS)
        return draw(company, speech) if shown else ""

    own = [company for company in table.companies if matters(company)]
    shown = own if own and tight >= OWN else table.companies
    companies = draw_companies(view, speech, width, detail if tight < CUT else None, shown)
    return [*prices, *companies, *draw_purses(view, speech, width, one_line=tight >= BARE)]
