from tests.mutations import Mutation

GAME, POSITION, BOARD = "acquire/game.py", "acquire/position.py", "acquire/board.py"
INFERENCE, PARTS = "acquire/inference.py", "acquire/components.py"

MUTATIONS = [
    Mutation(
        "A5", GAME, "self.occupy(tile, LONE)\n            self.tell(d.OPENED", "self.tell(d.OPENED"
    ),
    Mutation("A6", GAME, "if tile < nearest:", "if tile <= nearest or True:"),
    Mutation(
        "A7",
        GAME,
        "for slot in range(seat * HAND, seat * HAND + HAND):\n                self._fill",
        "for slot in range(seat * HAND, seat * HAND + HAND - 1):\n                self._fill",
    ),
    Mutation(
        "A8",
        GAME,
        "cash = i64(1 << 40) if self.hidden else self.cash(self.turn)",
        "cash = self.cash(self.turn)",
    ),
    Mutation(
        "A8",
        GAME,
        "return set_up(self.seats, chance, self.hidden)",
        "return set_up(self.seats, chance)",
    ),
    Mutation(
        "A8",
        GAME,
        "self.chance.clone(),\n            self.hidden,",
        "self.chance.clone(),\n            False,",
    ),
    Mutation("A10", GAME, "self.skipped = not self._can_play(self.turn)", "self.skipped = False"),
    Mutation("A10", GAME, "self.inference.holds_no_playable(self.turn, self)", "pass"),
    Mutation(
        "A10",
        INFERENCE,
        "if board.is_playable(tile):\n                playable.add(tile)",
        "if not board.is_playable(tile):\n                playable.add(tile)",
    ),
    Mutation(
        "A10",
        GAME,
        "if self.over or self.skipped or self.last_placed == self.turns:",
        "if True or self.over or self.skipped or self.last_placed == self.turns:",
    ),
    Mutation("A11", POSITION, "return ALL_CORPORATIONS & ~self.active", "return ALL_CORPORATIONS"),
    Mutation(
        "A12",
        GAME,
        "self._move_shares(corporation, self.turn, 1)\n            self.tell(d.GIVEN",
        "self.tell(d.GIVEN",
    ),
    Mutation("A12", GAME, "if self.bank(corporation) > 0:", "if True:"),
    Mutation("A13", BOARD, "around != ONLY_LONE or self.active != ALL_CORPORATIONS", "True"),
    Mutation("A14", BOARD, "if self.owner(space) == LONE:", "if False:"),
    Mutation("A15", BOARD, "self.size(corporation) >= size:", "self.size(corporation) >= 0:"),
    Mutation("A16", GAME, "if has_several(candidates):  # A16", "if False:"),
    Mutation("A17", PARTS, "SAFE_SIZE: Final = 11", "SAFE_SIZE: Final = 12"),
    Mutation(
        "A18", GAME, "if not self.hidden:\n            return\n", "if True:\n            return\n"
    ),
    Mutation(
        "A19",
        GAME,
        "self._split((MAJORITY + MINORITY) * price, corporation, most, market, d.SOLE)",
        "self._split(MAJORITY * price, corporation, most, market, d.SOLE)",
    ),
    Mutation("A20", GAME, "both = (MAJORITY + MINORITY) * price", "both = MAJORITY * price"),
    Mutation(
        "A20",
        GAME,
        "part = (amount + portion - 1) // portion * 100",
        "part = amount // portion * 100",
    ),
    Mutation(
        "A21",
        GAME,
        "elif second < shares < most:",
        "elif second < shares <= most:",
        why="where several have most, A20 pays them both bonuses, whoever comes second",
    ),
    Mutation(
        "A21",
        GAME,
        "self._split(MINORITY * price, corporation, second, market, place)",
        "self._split(MINORITY * price, corporation, most, market, place)",
    ),
    Mutation(
        "A22",
        GAME,
        "if self.bank(corporation) == SHARES:\n            return\n",
        "if False:\n            return\n",
    ),
    Mutation(
        "A23",
        GAME,
        "self._move_shares(self.survivor, seat, pairs)",
        "self._move_shares(self.survivor, seat, 2 * pairs)",
    ),
    Mutation("A23", POSITION, "return pairs if pairs < bank else bank", "return pairs"),
    Mutation("A23", GAME, "seat = (self.turn + place) % self.seats", "seat = place"),
    Mutation("A24", GAME, "candidates = self.largest(self.pending)", "candidates = self.pending"),
    Mutation("A25", BOARD, "self.books[SIZES + survivor] += self.books[SIZES + defunct]", "pass"),
    Mutation("A26", PARTS, "MOST_PURCHASES: Final = 3", "MOST_PURCHASES: Final = 4"),
    Mutation(
        "A26",
        POSITION,
        "0 < books[PRICES + corporation] <= cash and",
        "0 < books[PRICES + corporation] < cash and",
    ),
    Mutation(
        "A28",
        GAME,
        "if tile != NO_TILE and dead < self.bag_left and self.fate(tile) == DEAD:",
        "if False:",
    ),
    Mutation("A28", GAME, "self.inference.holds_no_dead(self.turn, self)", "pass"),
    Mutation("A30", PARTS, "FINAL_SIZE: Final = 41", "FINAL_SIZE: Final = 40"),
    Mutation("A30", BOARD, "(self.active == self.safe or self.final != 0)", "self.final != 0"),
    Mutation("A30", POSITION, "if self.announced:  # A30", "if False:"),
    Mutation(
        "A31",
        GAME,
        "self._pay_bonuses(corporation)\n                self._cash_in(corporation)",
        "self._cash_in(corporation)",
    ),
    Mutation(
        "A33",
        GAME,
        "if self.turns - self.last_placed < self.seats:",
        "if self.turns - self.last_placed < 1:",
    ),
    Mutation("A34", GAME, "shares = tile % COLUMNS + 1", "shares = tile % COLUMNS"),
    Mutation("A34", GAME, "self.inference.nobody_holds(tile)", "pass"),
    Mutation("A34", GAME, "holders: i64 = 1 if market == shares else 0", "holders: i64 = 0"),
]
