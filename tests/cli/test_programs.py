"""The commands that programs read."""

from __future__ import annotations

import json
import re
from pathlib import Path

import tontine as library
from tests.cli.command import tontine
from tontine.build import is_compiled, is_profiled


def test_simulate_json() -> None:
    done = tontine("simulate", "acquire", "--players", "4", "--games", "20", "--json")
    report = json.loads(done.stdout)
    assert report["games"] == 20
    assert report["players"] == len(report["seats"]) == 4
    assert report["decisions"] > 20 * 50
    assert {"mergers", "ended all safe", "ended at 41 tiles", "ended stuck"} <= set(report["tally"])
    assert done.stderr == ""


def test_simulate_in_words() -> None:
    done = tontine("simulate", "acquire", "--seats", "normal,random", "--games", "3")
    assert "3 games of acquire" in done.stdout
    assert "normal" in done.stdout
    assert "mergers" in done.stdout


def test_bench_json_with_plain_beside_it() -> None:
    done = tontine("bench", "acquire", "--players", "4", "--seconds", "0.2", "--plain", "--json")
    speed = json.loads(done.stdout)
    assert speed["compiled"] is is_compiled()
    assert speed["plain"]["compiled"] is False
    for figures in (speed, speed["plain"]):
        assert {"kernel", "python", "journal", "clone_ns"} <= set(figures)


def test_bench_in_words() -> None:
    done = tontine("bench", "acquire", "--seconds", "0.2")
    assert "decisions/s" in done.stdout
    build = "by a profile" if is_profiled() else "without a profile"
    assert (f"compiled {build}" if is_compiled() else "plain Python") in done.stdout


def test_verify(tmp_path: Path) -> None:
    match = library.new_match("acquire", ["Ada", "Bruno"], seed=4)
    while not match.over:
        seat = match.owing[0]
        match.decide(seat, match.view(seat).asks[-1].choices[0].decision)
    file = tmp_path / "game.jsonl"
    library.save(match, file)
    told = tontine("verify", str(file))
    assert told.returncode == 0
    assert "sound" in told.stdout
    facts = json.loads(tontine("verify", str(file), "--json").stdout)
    assert facts["over"] is True
    assert facts["decisions"] == match.version
    file.write_text(re.sub('"generator":[0-9]+', '"generator":9', file.read_text()))
    assert tontine("verify", str(file)).returncode == 0  # where chance goes on proves nothing
    file.write_text(file.read_text().replace('"digest":"', '"digest":"0', 1))
    broken = tontine("verify", str(file))
    assert broken.returncode == 1
    last = len(file.read_text().splitlines())
    assert f"{file} is not sound: line {last}: replayed, the game ends in another" in broken.stderr
    told = json.loads(tontine("verify", str(file), "--json").stdout)
    assert (told["sound"], told["line"]) == (False, last)
    assert "another state" in told["problem"]
