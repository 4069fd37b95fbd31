"""What people and bots at a table may be called."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection

from tontine.bots.seats import NAMES
from tontine.play.errors import Refused
from tontine.play.words import JOINERS
from tontine.server.people.lookalikes import skeleton
from tontine.server.wire.fields import LONGEST_NAME

MOST_MARKS = 3  # on one letter: scripts that write vowels and tones so need as many
LONGEST_KEY = 200  # that the database keeps of an account; some letters stand for as many as 18

# How the names of bot accounts end, and no others: so everybody sees everywhere what they are.
MARK = "[bot]"

# Letters and symbols by their Unicode category, but invisible.
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\ufffc\U0001d159")
# The flag of a region: a black flag, its code in tag characters, and a terminator.
_REGION = re.compile("\U0001f3f4[\U000e0030-\U000e007a]{2,7}\U000e007f")
# They only change how the character before them is drawn, or whether it joins the next.
_UNSEEN = re.compile(f"[{JOINERS}\u034f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
# A joiner that does not stand between two visible characters.
_LOOSE = re.compile(f"(?:^|[ {JOINERS}])[{JOINERS}]|[{JOINERS}](?:$| )")


def check_name(name: str, taken: Collection[str] = (), program: bool = False) -> str:
    """The name as it will be shown; Refused if it is invisible, too long or taken, or looks like
    that of a bot account and is none, or the other way round."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    bare = _REGION.sub("\U0001f3f4", name)
    shown = (letter.isprintable() or letter in JOINERS for letter in bare)
    if _LOOSE.search(bare) or _BLANK.intersection(bare) or not all(shown):
        raise Refused("", "bad_name", {})
    if _most_marks(name) > MOST_MARKS:
        raise Refused("", "stacked_name", {"most": MOST_MARKS})
    if not any(letter.isalnum() or unicodedata.category(letter) == "So" for letter in bare):
        raise Refused("", "bad_name", {})
    key = folded(name)
    if program != name.endswith(MARK) or (not program and folded(MARK[:-1]) in key):
        raise Refused("", "marked_name", {"mark": MARK})
    if len(name) > LONGEST_NAME or len(key) > LONGEST_KEY:
        raise Refused("", "long_name", {"most": LONGEST_NAME})
    if key in map(folded, taken):
        raise Refused("", "name_taken", {"name": name})
    return name


def _most_marks(name: str) -> int:
    """How many marks stand on the letter that has most of them."""
    most = marks = 0
    for letter in name:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        most = max(most, marks)
    return most


def folded(name: str) -> str:
    """A key that is equal for names that look alike."""
    return skeleton(_UNSEEN.sub("", name))


def free_name(taken: Collection[str]) -> str:
    """A name for a bot or guest that nobody at the table has."""
    used = set(map(folded, taken))
    more = [f"{name} {number}" for number in (2, 3) for name in NAMES]
    return next(name for name in (*NAMES, *more) if folded(name) not in used)
