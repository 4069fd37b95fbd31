"""The slow way: what follows from the spaces alone, straight from the wording of the rules."""

from tests.rules.acquire.position import PICTURED, AcquireScenario, tiles

SPACES = [(column, row) for row in range(9) for column in range(12)]


def beside(space: int) -> list[int]:
    """A11: edge to edge, never diagonally."""
    column, row = SPACES[space]
    near = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    return [SPACES.index(pair) for pair in near if pair in SPACES]


BESIDE = [beside(space) for space in range(108)]


def owners(scenario: AcquireScenario) -> list[str]:
    """What lies on each space, as in a picture."""
    return [PICTURED[owner] for owner in scenario.spaces()]


def sizes(scenario: AcquireScenario) -> dict[str, int]:
    on_board = owners(scenario)
    return {letter: on_board.count(letter) for letter in "SZHFAPQ" if letter in on_board}


def fates(scenario: AcquireScenario) -> dict[int, str]:
    """What would become of each tile that is not on the board."""
    on_board, present = owners(scenario), sizes(scenario)
    fates = {}
    for tile in range(108):
        if on_board[tile] == ".":
            fates[tile] = _fate({on_board[space] for space in BESIDE[tile]} - {"."}, present)
    return fates


def _fate(touched: set[str], present: dict[str, int]) -> str:
    corporations = touched - {"o"}
    if not touched:
        return "lone"
    if not corporations:
        return "founds" if len(present) < 7 else "blocked"  # A11, A13
    if len(corporations) == 1:
        return "grows"  # A14
    safe = [letter for letter in corporations if present[letter] >= 11]
    return "merges" if len(safe) < 2 else "dead"  # A15, A17


def may_end(scenario: AcquireScenario) -> bool:
    """A30"""
    present = sizes(scenario).values()
    return any(present) and (min(present) >= 11 or max(present) >= 41)


def nobody_can_ever_play(scenario: AcquireScenario) -> bool:
    """A33, between two turns: nothing in the hands, and nothing to come from the bag."""
    fate = fates(scenario)
    hands = [
        fate[tile] for seat in range(scenario.game.seats) for tile in tiles(scenario.hand(seat))
    ]
    if not set(hands) <= {"dead", "blocked"}:
        return False
    hope = any(fate[tile] not in ("dead", "blocked") for tile in tiles(scenario.bag()))
    return not hope or "dead" not in hands
