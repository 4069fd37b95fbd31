"""What whoever sits at this terminal has learnt: the rule cards that were shown."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec import Struct

from tontine.learn.cards import RuleCard, cards_due
from tontine.play.match import Match

FILE = "learnt.json"


def state_folder() -> Path:
    """Where what outlives a session is kept; RuntimeError if there is no home."""
    home = os.environ.get("XDG_STATE_HOME") or "~/.local/state"
    return Path(home).expanduser() / "tontine"


class _Kept(Struct):
    shown: dict[str, list[str]] = {}  # ids of cards, by game
    off: bool = False


class Learnt:
    """Kept in a file, if it can be: a card is shown once, in whatever game."""

    def __init__(self) -> None:
        self._kept = _Kept(shown={})
        with suppress(OSError, RuntimeError, msgspec.MsgspecError):
            self._kept = msgspec.json.decode((state_folder() / FILE).read_bytes(), type=_Kept)

    def card(self, match: Match, seat: int, since: int) -> RuleCard | None:
        """One that is due and new, of what has happened from version ``since`` on."""
        if self._kept.off:
            return None
        shown = self._kept.shown.setdefault(match.title.name, [])
        due = (it for it in cards_due(match, seat, since - 1) if it.id not in shown)
        card = next(due, None)
        if card is not None:
            shown.append(card.id)
            self._keep()
        return card

    def turn(self, on: bool) -> None:
        """Show cards, or no more of them."""
        self._kept.off = not on
        self._keep()

    def _keep(self) -> None:
        with suppress(OSError, RuntimeError):
            path = state_folder() / FILE
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(msgspec.json.encode(self._kept))
