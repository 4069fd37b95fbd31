"""Save files: what is saved comes back, whole or not at all."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.play.acquire.merger import at_merger, before_merger, script_of
from tontine.play.errors import BadSave
from tontine.play.match import Match, new_match
from tontine.play.save import LONGEST_AHEAD, dump, load, parse, save
from tontine.play.script import Streams, read_script
from tontine.play.title import AnyTitle
from tontine.rules.chance import Script


def test_a_saved_match_comes_back(tmp_path: Path) -> None:
    match = at_merger()
    path = tmp_path / "match.jsonl"
    save(match, path)
    assert path.read_text("utf-8") == dump(match)
    again = load(str(path))
    assert dump(again) == dump(match)
    assert again.view(1) == match.view(1)


def test_saving_leaves_nothing_else_behind(tmp_path: Path) -> None:
    save(at_merger(), tmp_path / "match.jsonl")
    assert [path.name for path in tmp_path.iterdir()] == ["match.jsonl"]


@pytest.mark.parametrize("broken", ["write_text", "write_bytes", "replace"])
def test_when_saving_fails_the_old_file_is_still_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    path = tmp_path / "match.jsonl"
    save(before_merger(), path)
    before = path.read_bytes()

    def fail(target: Path, *arguments: object) -> None:
        if broken != "replace":
            with target.open("wb") as file:
                file.write(b"half of i")
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(Path, broken, fail)
        try:
            save(at_merger(), path)
        except OSError:
            assert path.read_bytes() == before
    save(at_merger(), path)
    assert path.read_bytes() == dump(at_merger()).encode()


def test_there_is_no_such_file(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="missing"):
        load(tmp_path / "missing.jsonl")


@pytest.mark.parametrize(
    "name",
    ["Zoë", "名前", "🎩", 'a "b" \\', "a\nb", "a\rb", "a\u2028b", "a\u2029b", "a\x85b", "a\x0cb"],
)
def test_any_name_comes_back(name: str) -> None:
    match = new_match("acquire", ["Ada", name], 1)
    assert parse(dump(match).encode()).seats == ["Ada", name]


def test_windows_line_ends_do_no_harm() -> None:
    match = at_merger()
    assert dump(parse(dump(match).replace("\n", "\r\n").encode())) == dump(match)


def test_a_name_that_cannot_be_written_is_refused_before_the_match_begins() -> None:
    with pytest.raises(ValueError, match="name"):
        new_match("acquire", ["Ada", "\ud800"], 1)


# -- going on --------------------------------------------------------------------------


def _play_on(match: Match, decisions: int) -> str:
    """Whatever is offered first."""
    for _ in range(decisions):
        seat = match.owing[0]
        match.decide(seat, match.view(seat).asks[0].choices[0].decision)
    return dump(match)


def test_it_goes_on_with_the_same_chance() -> None:
    match = before_merger()
    again = parse(dump(match).encode())
    assert _play_on(again, 20) == _play_on(match, 20)


def test_what_is_left_of_a_script_is_saved_with_it() -> None:
    script = {"bag": [*script_of(3), "9G", "9H"]}
    for seed in (None, 7):
        match = new_match("acquire", 3, seed, script=script)
        again = parse(dump(match).encode())
        assert dump(again) == dump(match)
        match.decide(0, {"kind": "place", "tile": "12A"})
        again.decide(0, {"kind": "place", "tile": "12A"})
        assert again.script()["bag"][-1] == "3C"
        assert dump(again) == dump(match)


def test_loaded_and_taken_back_chance_is_no_more_foreseeable_than_before() -> None:
    """Two saves that differ only in where chance goes on must not go on in the same way."""
    match = before_merger()
    futures = set()
    for generator in (1, 2, 3):
        text = dump(match).replace(
            f'"generator":{match.game.chance.state}', f'"generator":{generator}'
        )
        again = parse(text.encode())
        again.undo()
        again.decide(1, {"kind": "buy", "shares": {}})
        _play_on(again, 10)
        futures.add(str(again.script()))
    assert len(futures) == 3


def test_loaded_and_taken_back_anything_legal_can_be_decided() -> None:
    """What chance brought to the decision that was taken back is no script for another one."""
    match = new_match("ponzi", 3, 15)
    while not match.over and match.version < 60:
        seat = match.owing[0]
        match.decide(seat, match.view(seat).asks[-1].choices[0].decision)
        again = parse(dump(match).encode())
        again.undo()
        for ask in again.view(seat).asks:
            for choice in ask.choices[:3]:
                again.decide(seat, choice.decision)
                again.undo()


def test_a_scripted_match_goes_on_by_its_script_from_wherever_it_is_taken_up() -> None:
    tiles = list(new_match("acquire", 2, 1).script()["bag"])
    rest = [f"{column}{row}" for row in "ABCDEFGHI" for column in range(1, 13)]
    bag = tiles + [tile for tile in rest if tile not in tiles]
    match = new_match("acquire", 2, None, {}, {"bag": bag})
    _play_on(match, 6)
    again = parse(dump(match).encode())
    for either in (match, again):
        either.undo()
        either.undo()
        _play_on(either, 5)
    assert again.script() == match.script()
    assert again.script()["bag"] == bag[: len(again.script()["bag"])]


def test_a_script_is_read_once_however_many_decisions_were_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Read anew for every decision, a file of a megabyte took minutes and gigabytes."""
    match = new_match("acquire", 3, 7, script=new_match("acquire", 3, 8).script())
    while match.version < 40:
        seat = match.owing[0]
        match.decide(seat, match.view(seat).asks[0].choices[0].decision)
    text, read = dump(match), 0

    def counting(title: AnyTitle, streams: Streams, strict: bool) -> Script:
        nonlocal read
        read += sum(map(len, streams.values()))
        return read_script(title, streams, strict)

    monkeypatch.setattr("tontine.play.save.read_script", counting)
    assert parse(text.encode()).script() == match.script()
    drawn, ahead = match.script()["bag"], json.loads(text.splitlines()[-1])["end"]["ahead"]
    assert read <= 2 * (len(drawn) + sum(map(len, ahead.values())))


def test_a_script_is_no_longer_than_any_game() -> None:
    *lines, last = dump(new_match("acquire", 3, 7)).splitlines()
    foot = json.loads(last)
    foot["end"]["ahead"] = {"bag": ["1A"] * (LONGEST_AHEAD + 1)}
    with pytest.raises(BadSave, match="outcomes of chance"):
        parse("\n".join([*lines, json.dumps(foot)]).encode())
