"""Any position of Ponzi Scheme, and plain words to go on from there.

    scenario = position(
        tiles={0: "G", 1: "GG"},
        cash=[20, 5],
        wheels={2: {70: 1}},
        phase="trading",
    )
    scenario.decide(offer(1, "grain", 12), SELL)
    assert scenario.tiles(0) == "GG"

Letters are industries by their initials: transportation, grain, media, real estate. What is not
said is as a game would have it: the starting cards are the market, all cards from 18 that lie
nowhere else are in the deck, the tiles in supply, and nobody has money.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from librt.vecs import vec
from mypy_extensions import i64, u8

from tests.rules.scenario import Codes, Scenario
from tontine.rules.chance import Chance, Rng, Script
from tontine.rules.ponzi import decisions as codes
from tontine.rules.ponzi import layout as at
from tontine.rules.ponzi.components import CARDS, INDUSTRIES, LUXURIES
from tontine.rules.ponzi.game import Ponzi, set_up

INDUSTRY_NAMES = ("transportation", "grain", "media", "real_estate")
LETTERS = "TGMR"
STARTING = range(9, 18)
OTHERS = range(18, 81)

Phase = Literal["funding", "trading", "marker"]

# -- decisions by name -----------------------------------------------------------------

PASS = (codes.PASS,)
SELL = (codes.SELL,)
COUNTER = (codes.COUNTER,)


def fund(industry: str, card: int) -> Codes:
    return (codes.FUND + INDUSTRY_NAMES.index(industry) * CARDS + card,)


def offer(rival: int, industry: str, amount: int) -> Codes:
    address = codes.OFFER + rival * INDUSTRIES + INDUSTRY_NAMES.index(industry)
    return (address, codes.AMOUNT + amount)


def luxury(points: int) -> Codes:
    return (codes.LUXURY + points - 1,)


def remove(card: int) -> Codes:
    return (codes.REMOVE + card,)


def give_back(industry: str) -> Codes:
    return (codes.RETURN + INDUSTRY_NAMES.index(industry),)


def words(code: int, count: int = 1) -> str:
    """A span of codes as ``offered`` lists it."""
    if code < codes.PASS:
        industry, card = divmod(code - codes.FUND, CARDS)
        return f"fund {INDUSTRY_NAMES[industry]} {card}"
    if codes.OFFER <= code < codes.LUXURY:
        rival, industry = divmod(code - codes.OFFER, INDUSTRIES)
        return f"offer {rival} {INDUSTRY_NAMES[industry]}"
    if codes.LUXURY <= code < codes.SELL:
        return f"luxury {code - codes.LUXURY + 1}"
    if codes.REMOVE <= code < codes.RETURN:
        return f"remove {code - codes.REMOVE}"
    if codes.RETURN <= code < codes.AMOUNT:
        return f"return {INDUSTRY_NAMES[code - codes.RETURN]}"
    if code >= codes.AMOUNT:
        return f"{code - codes.AMOUNT} to {code - codes.AMOUNT + count - 1}"
    return {codes.PASS: "pass", codes.SELL: "sell", codes.COUNTER: "counter"}[code]


# -- where a game stands ---------------------------------------------------------------


class PonziScenario(Scenario[Ponzi]):
    EVENTS = codes.EVENTS
    words = staticmethod(words)

    # Facts, whatever the engine's own way of keeping them.

    @property
    def phase(self) -> str:
        return str(self.game.snapshot()["phase"])

    @property
    def marker(self) -> int:
        marker = self.game.snapshot()["marker"]
        assert isinstance(marker, int)
        return marker

    def money(self) -> list[int]:
        return [self.game.cash(seat) for seat in range(self.game.seats)]

    def tiles(self, seat: int) -> str:
        return "".join(LETTERS[i] * self.game.owned(seat, i) for i in range(INDUSTRIES))

    def supply(self) -> dict[str, int]:
        return dict(zip(INDUSTRY_NAMES, self._listed("supply"), strict=True))

    def wheel(self, seat: int) -> dict[int, int]:
        """The space of every card, by value; the arrow is 0."""
        wheels = self.game.snapshot()["wheels"]
        assert isinstance(wheels, list)
        return dict(wheels[seat])

    def market(self) -> list[int]:
        return self._listed("market")

    def rows(self) -> list[list[int]]:
        market = self.market()
        return [market[start : start + 3] for start in (0, 3, 6)]

    def deck(self) -> list[int]:
        return self._listed("deck")

    def discards(self) -> list[int]:
        return self._listed("discards")

    def luxuries(self) -> dict[int, int]:
        """Who owns which, by points."""
        owners = self._listed("luxuries")
        return {points: seat for points, seat in enumerate(owners, 1) if seat >= 0}

    def bankrupt(self) -> list[int]:
        bankrupt = self.game.snapshot()["bankrupt"]
        assert isinstance(bankrupt, int)
        return [seat for seat in range(self.game.seats) if bankrupt >> seat & 1]

    def _listed(self, key: str) -> list[int]:
        numbers = self.game.snapshot()[key]
        assert isinstance(numbers, list)
        return numbers


# -- setting up ------------------------------------------------------------------------


def position(
    *,
    seats: int = 3,
    market: Iterable[int] = STARTING,
    deck: Iterable[int] | None = None,
    discards: Iterable[int] = (),
    tiles: Mapping[int, str] | None = None,
    wheels: Mapping[int, Mapping[int, int]] | None = None,
    cash: Sequence[int] = (),
    luxuries: Mapping[int, int] | None = None,
    marker: int = 0,
    turn: int = 2,
    phase: Phase = "funding",
    draws: Sequence[int] = (),
    advanced: bool = False,
    english: bool = False,
    trades_first: bool = False,
    remember: bool = False,
    seed: int = 1,
) -> PonziScenario:
    """The phase begins, in round ``turn``; ``draws`` are the next cards to leave the deck.

    In the phase "marker" the marker is passed on from the seat that is given.
    With ``remember``, everybody has seen where the money came from.
    """
    chance = scripted(draws=draws, seed=seed)
    game = set_up(seats, chance, advanced, english, trades_first)
    scenario = PonziScenario(game)
    _lay_cards(game, sorted(market), deck, list(discards), wheels or {})
    for seat, letters in (tiles or {}).items():
        for letter in letters:
            game.books[at.SUPPLY + LETTERS.index(letter)] -= 1
            game.books[at.TILES + seat * INDUSTRIES + LETTERS.index(letter)] += 1
    assert min(scenario.supply().values()) >= 0
    for points, seat in (luxuries or {}).items():
        assert 1 <= points <= LUXURIES
        game.books[at.LUXURIES + points - 1] = seat
    if remember:
        game.remember()
    for seat, money in enumerate(cash):
        game._receive(seat, money)
    game.marker = marker
    game.rounds = turn
    _begin(game, phase)
    return scenario


def dealt(
    seats: int,
    *,
    first: int | None = None,
    draws: Sequence[int] = (),
    advanced: bool = False,
    english: bool = False,
    trades_first: bool = False,
    remember: bool = False,
    seed: int = 1,
) -> PonziScenario:
    """A game from the very start."""
    chance = scripted(first, draws, seed)
    scenario = PonziScenario(set_up(seats, chance, advanced, english, trades_first))
    if remember:
        scenario.game.remember()
    scenario.game.deal()
    return scenario


def scripted(first: int | None = None, draws: Sequence[int] = (), seed: int = 1) -> Chance:
    """Chance that brings this first player, and these cards from the deck."""
    chance = Chance(Rng(seed))
    streams = [vec[i64]([] if first is None else [first]), vec[i64](draws)]
    chance.follow(Script(streams, strict=False))
    return chance


def _lay_cards(
    game: Ponzi,
    market: list[int],
    deck: Iterable[int] | None,
    discards: list[int],
    wheels: Mapping[int, Mapping[int, int]],
) -> None:
    used = [*market, *discards, *(card for wheel in wheels.values() for card in wheel)]
    deck = [card for card in OTHERS if card not in used] if deck is None else list(deck)
    everywhere = used + deck
    assert len(everywhere) == len(set(everywhere)), "a card is in two places"
    assert set(everywhere) <= {*STARTING, *OTHERS}
    for place, card in enumerate(market):
        game.cards[at.MARKET + place] = u8(card)
    for place, card in enumerate(deck):
        game.cards[at.DECK + place] = u8(card)
    for place, card in enumerate(discards):
        game.cards[at.DISCARDS + place] = u8(card)
    game.shown, game.deck_left, game.discarded = len(market), len(deck), len(discards)
    for seat, wheel in wheels.items():
        for card, space in wheel.items():
            assert 1 <= space <= 5
            game._carry(seat, card, space)


def _begin(game: Ponzi, phase: Phase) -> None:
    if phase == "funding":
        game.rounds -= 1
        game._begin_round()
    elif phase == "trading":
        game.funded = True
        game._ask_to_trade()
    else:
        game.funded = True
        game._pass_marker()
