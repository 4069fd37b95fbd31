from tests.mutations import Mutation

GAME, POSITION, PARTS = "ponzi/game.py", "ponzi/position.py", "ponzi/components.py"
LEDGER = "ponzi/ledger.py"

MUTATIONS = [
    Mutation("P2", GAME, "FIRST_BEAR_ENGLISH if english else FIRST_BEAR,", "FIRST_BEAR,"),
    Mutation("P2", GAME, "english = self.first_bear == FIRST_BEAR_ENGLISH", "english = False"),
    Mutation(
        "P2",
        GAME,
        "            self.first_bear,\n            self.trades_first,\n            extend",
        "            FIRST_BEAR,\n            self.trades_first,\n            extend",
    ),
    Mutation(
        "P7",
        GAME,
        "self.marker = self.chance.draw(d.FIRST_PLAYER, ALL_SEATS, self.seats)",
        "self.marker = 0",
    ),
    Mutation(
        "P8", GAME, "both = (1 << self.offerer) | (1 << self.rival)", "both = (1 << self.seats) - 1"
    ),
    Mutation("P8", GAME, "twin.envelope = rng.below(twin.cash(self.offerer) + 1)", "pass"),
    Mutation("P9", GAME, "books[at.SUPPLY + industry] -= 1", "pass"),
    Mutation(
        "P10",
        POSITION,
        "and self.owned(seat, industry) < MOST_FUNDED",
        "and self.owned(seat, industry) <= MOST_FUNDED",
        why="who has three would need a card of a fourth row, which the market has not (P11)",
    ),
    Mutation("P10", POSITION, "return self.supply(industry) > 0 and", "return"),
    Mutation(
        "P11",
        POSITION,
        "row = self.owned(seat, industry) * ROW\n                for place",
        "row = 0 * ROW\n                for place",
    ),
    Mutation(
        "P12",
        GAME,
        "self._carry(seat, card, PERIODS[card])",
        "self._carry(seat, card, PERIODS[card] + 1)",
    ),
    Mutation("P15", GAME, "if self.rounds == 1 and not self.trades_first:  # P15", "if False:"),
    Mutation("P15", GAME, "english, self.trades_first)", "english)"),
    Mutation("P16", POSITION, "seat != rival\n        and books", "books"),
    Mutation(
        "P16",
        POSITION,
        "choices.add_span(d.AMOUNT, self.cash(seat) + 1)",
        "choices.add_span(d.AMOUNT, self.cash(seat))",
    ),
    Mutation(
        "P17",
        GAME,
        "self._close_deal(self.rival, self.offerer)",
        "self._close_deal(self.offerer, self.rival)",
    ),
    Mutation("P18", POSITION, "return self.cash(seat) >= self.envelope", "return True"),
    Mutation("P20", GAME, "self.marker = (self.marker + 1) % self.seats", "pass"),
    Mutation("P20", GAME, "if card >= FIRST_DEALT:", "if True:"),
    Mutation("P21", GAME, "if self.bears() >= self.seats:", "if self.bears() > self.seats:"),
    Mutation("P22", GAME, "books[at.SUPPLY + industry] += 1", "pass"),
    Mutation("P23", GAME, "self._turn_wheels(2)", "self._turn_wheels(1)"),
    Mutation("P24", GAME, "if owed[seat] > self.cash(seat):", "if owed[seat] >= self.cash(seat):"),
    Mutation(
        "P25",
        GAME,
        "cards[at.SPACE + card] = u8(PERIODS[card])",
        "cards[at.SPACE + card] = u8(PERIODS[card] - 1)",
    ),
    Mutation("P27", GAME, "self.nobody = self.bankrupt == (1 << self.seats) - 1  # P27", "pass"),
    Mutation("P28", POSITION, "points += tiles * (tiles + 1) // 2", "points += tiles"),
    Mutation("P30", POSITION, "self.points(seat) * CARDS + best)", "self.points(seat) * CARDS)"),
    Mutation("P31", GAME, "return not self.funded and self.carried == 0", "return not self.funded"),
    Mutation(
        "P32",
        POSITION,
        "return self.owner(luxury) == NOBODY and self.cash(seat)",
        "return self.cash(seat)",
    ),
    Mutation(
        "P33", POSITION, "wealth = 0 if self.advanced else wealth_points", "wealth = wealth_points"
    ),
]
