from tests.mutations import Mutation

MUTATIONS = [
    Mutation(
        "G3",
        "greed/position.py",
        "numbers[at.FREE + company] = FREE_CASH",
        "numbers[at.FREE + company] = FREE_CASH - 1",
    ),
    Mutation("G5", "greed/deck.py", "if game.cards.is_played(asset, game.seats):", "if True:"),
    Mutation(
        "G6",
        "greed/year.py",
        "if game.year < years_of(game.seats):",
        "if game.year <= years_of(game.seats):",
    ),
    Mutation(
        "G7",
        "greed/position.py",
        "if asset > highest:\n                highest = asset",
        "if False:\n                highest = asset",
    ),
    Mutation(
        "G9",
        "greed/announcements.py",
        "game.confide(1 << seat, CHOSE, seat, asset)",
        "game.tell(CHOSE, seat, asset)",
    ),
    Mutation(
        "G10", "greed/market.py", "trend = trend_after(game.trend(good), arrows)", "trend = arrows"
    ),
    Mutation(
        "G11",
        "greed/market.py",
        "if step > top:\n            step = top\n        elif step < 0:",
        "if step < 0:",
    ),
    Mutation(
        "G12",
        "greed/investment.py",
        "and game.assets_of(company) < SLOTS",
        "and game.assets_of(company) <= SLOTS",
    ),
    Mutation(
        "G13",
        "greed/investment.py",
        "(amount == highest and game.rank(company) > game.rank(best))",
        "False",
    ),
    Mutation(
        "G14",
        "greed/investment.py",
        "return amount * 2 if game.mark(asset) == game.ceo(company) else amount",
        "return amount",
    ),
    Mutation(
        "G15",
        "greed/investment.py",
        "while game.sits(company, chair) != NOBODY:\n        chair += 1",
        "while game.sits(company, chair) != NOBODY and chair < 1:\n        chair += 1",
    ),
    Mutation("G16", "greed/production.py", "game.numbers[at.STATUS + asset] = READY", "pass"),
    Mutation(
        "G18",
        "greed/fulfilling.py",
        "numbers[at.INCOME + taker] += amount  # G18: not free cash this year",
        "numbers[at.FREE + taker] += amount",
    ),
    Mutation("G19", "greed/fulfilling.py", "game.numbers[at.STATUS + asset] = USED", "pass"),
    Mutation(
        "G20",
        "greed/trade.py",
        "return made(game, seat) < MOST_PROPOSALS and deals.opened_by(game, seat) < MOST_OPEN",
        "return made(game, seat) < MOST_PROPOSALS",
    ),
    Mutation(
        "G20",
        "greed/trade.py",
        "game.content &= ~((1 << game.ceo(company)) | (1 << game.ceo(partner)))",
        "pass",
    ),
    Mutation(
        "G21",
        "greed/sales.py",
        "while most > 0 and STORAGE[already + most] > game.free(game.company):",
        "while most > 0 and STORAGE[most] > game.free(game.company):",
    ),
    Mutation(
        "G22",
        "greed/books.py",
        "numbers[at.FREE + company] += last",
        "numbers[at.FREE + company] += income",
    ),
    Mutation("G23", "greed/books.py", "if income <= last and", "if income < last and"),
    Mutation(
        "G24",
        "greed/scapegoats.py",
        "game.pointer += 1\n    if game.pointer < game.board_size(company):",
        "game.pointer += 1\n    if False:",
    ),
    Mutation(
        "G25",
        "greed/scapegoats.py",
        "amount = cash * SEVERANCE[chair] // 100",
        "amount = game.free(company) * SEVERANCE[chair] // 100",
    ),
    Mutation("G26", "greed/scapegoats.py", "if vacant < chair:", "if False:"),
    Mutation("G27", "greed/scapegoats.py", "(new_ceo or not game.new_ceo_drops)", "new_ceo"),
    Mutation(
        "G27",
        "greed/game.py",
        "return set_up(self.seats, chance, self.cards, self.new_ceo_drops)",
        "return set_up(self.seats, chance, self.cards)",
    ),
    Mutation("G28", "greed/scapegoats.py", "game.gone |= 1 << company", "pass"),
    Mutation(
        "G29",
        "greed/auction.py",
        "game.bidders &= ~(1 << seat)\n    game.tell(PASSED",
        "game.tell(PASSED",
    ),
    Mutation(
        "G29", "greed/symbols.py", "game.marker = (winner + 1) % game.seats", "game.marker = winner"
    ),
    Mutation("G30", "greed/symbols.py", "bidders &= ~(1 << gold_winner)", "pass"),
    Mutation(
        "G31",
        "greed/entrepreneurs.py",
        "return game.companies_of(seat) < MOST_COMPANIES",
        "return True",
    ),
    Mutation(
        "G32",
        "greed/entrepreneurs.py",
        "market.apply_card(game, game.cards.company_trends, company, BY_FOUNDING)",
        "pass",
    ),
    Mutation(
        "G33",
        "greed/position.py",
        "strengths.append(self.points(seat) * (1 << 40) + self.purse(seat))",
        "strengths.append(self.points(seat))",
    ),
]
