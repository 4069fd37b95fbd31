"""What threads read is prepared when it is imported: msgspec crashes if two of them come first."""

from __future__ import annotations

import subprocess
import sys

# A fresh process, in which nothing has been read. The function that is looked for is the one by
# which msgspec looks at the fields of a type, once.
READING = """
import sys
from tontine.play.match import new_match
from tontine.play.save import dump, parse
from tontine.play.titles import TITLES

looked = []

def watch(frame, event, argument):
    if frame.f_code.co_name == "get_class_annotations":
        looked.append(frame.f_locals["obj"].__name__)

sys.setprofile(watch)
for game in TITLES:
    match = new_match(game, 3, seed=1)
    for _ in range(20):
        seat = match.owing[0]
        match.decide(seat, match.view(seat).asks[0].choices[0].decision)
    assert parse(dump(match).encode()).version == 20
sys.setprofile(None)
print(*looked)
"""


def test_no_type_is_looked_at_when_decisions_and_save_files_are_read() -> None:
    done = subprocess.run(
        [sys.executable, "-c", READING], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == []
