"""Save files: JSON lines that a person can read and that survive any change of generator.

{"tontine": 1, "game": "acquire", "seats": ["Ada", "Bruno"], "options": {...}}
{"chance": {"bag": ["9A", "4C", ...]}}                             the set-up
{"seat": 0, "decision": {"kind": "place", "tile": "5C"}}           one line a decision,
{"seat": 0, "decision": {"kind": "announce"}, "chance": {"bag": ["1I"]}}  and what chance brought
{"end": {"version": 2, "digest": "...", ...}}                      to check it against
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET, Struct, UnsetType

from tontine.play.errors import BadMatch, BadSave, Refused
from tontine.play.fair import commitment
from tontine.play.match import Match, Step, check_options, check_seats, new_match
from tontine.play.script import Streams, explain, left_over, name_outcomes, read_script
from tontine.play.titles import title_of
from tontine.play.view import Decision
from tontine.rules.chance import SEED_LIMIT, Chance, Rng, ScriptError
from tontine.rules.game import Game

VERSION = 1


class Head(Struct, forbid_unknown_fields=True):
    tontine: int
    game: str
    seats: list[str]
    options: dict[str, Any]


class Setup(Struct, forbid_unknown_fields=True):
    chance: Streams


class Decided(Struct, forbid_unknown_fields=True):
    seat: int
    decision: Decision
    chance: Streams | UnsetType = UNSET


class Footer(Struct, forbid_unknown_fields=True, kw_only=True):
    version: int  # how many decisions
    over: bool
    scores: list[int] | UnsetType = UNSET  # when over
    digest: str  # of the final state
    generator: int  # where chance goes on
    ahead: Streams | UnsetType = UNSET  # what is left of a script
    strict: bool = False
    commitment: str | UnsetType = UNSET  # of a game whose chance came from a key, once it is over
    key: str | UnsetType = UNSET


class Foot(Struct, forbid_unknown_fields=True):
    end: Footer


def digest(game: Game) -> str:
    """A fingerprint of every fact of a state."""
    facts = msgspec.json.encode(game.snapshot(), order="sorted")
    return hashlib.sha256(facts).hexdigest()


def dump(match: Match) -> str:
    """The match as text."""
    title = match.title
    options = {name: title.record_option(name, value) for name, value in match.options.items()}
    head = Head(VERSION, title.name, match.seats, options)
    lines: list[Struct] = [head, Setup(name_outcomes(title, match.steps[0].outcomes))]
    lines += [_decided(match, step) for step in match.steps[1:]]
    lines.append(Foot(_footer(match)))
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def _decided(match: Match, step: Step) -> Decided:
    assert step.seat is not None
    assert step.decision is not None
    chance = name_outcomes(match.title, step.outcomes)
    return Decided(step.seat, step.decision, chance or UNSET)


def _footer(match: Match) -> Footer:
    chance = match.game.chance
    footer = Footer(
        version=match.version,
        over=match.over,
        scores=match.game.result().scores if match.over else UNSET,
        digest=digest(match.game),
        generator=chance.rng.state,
    )
    if chance.script is not None and not match.over:
        footer.ahead = left_over(match.title, chance.script)
        footer.strict = chance.script.strict
    if match.key is not None and match.over:
        footer.commitment = commitment(match.key)
        footer.key = match.key
    return footer


def save(match: Match, path: str | Path) -> None:
    """Write the match to a file, whole or not at all."""
    path = Path(path)
    beside = path.with_name(path.name + ".part")
    beside.write_text(dump(match), "utf-8")
    beside.replace(path)


def load(path: str | Path) -> Match:
    """Read a match from a file, replaying it and comparing the end; BadSave, OSError."""
    return parse(Path(path).read_bytes())


def parse(data: bytes) -> Match:
    """The match that a save file tells of."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadSave(data.count(b"\n", 0, error.start) + 1, "this is not text") from None
    # Not splitlines: a name may hold one of the stranger line ends.
    lines = [line.removesuffix("\r") for line in text.removesuffix("\n").split("\n")]
    head = _read_head(lines)
    foot = _read_foot(lines)
    match = _set_up(head, _read(Setup, lines, 2), foot.generator)
    for number in range(3, len(lines)):
        _replay(match, _read(Decided, lines, number), number)
    _compare(match, foot, len(lines))
    if foot.key is not UNSET:
        return _prove(match, foot.key, foot.commitment, len(lines))
    _go_on(match, foot, len(lines))
    return match


Line = TypeVar("Line")


def _read(kind: type[Line], lines: list[str], number: int) -> Line:
    try:
        return msgspec.json.decode(lines[number - 1], type=kind)
    except msgspec.ValidationError as error:
        raise BadSave(number, str(error)) from None
    except RecursionError:
        raise BadSave(number, "this is nested too deeply") from None
    except msgspec.DecodeError as error:
        raise BadSave(number, f"this is not JSON: {error}") from None


def _read_head(lines: list[str]) -> Head:
    if lines == [""]:
        raise BadSave(1, "the file is empty")
    first = _read(object, lines, 1)
    version = first.get("tontine") if isinstance(first, dict) else None
    if type(version) is not int:
        raise BadSave(1, "this is not a Tontine save file")
    if version != VERSION:
        raise BadSave(1, f"the file has format {version}, and this Tontine reads {VERSION}")
    return _read(Head, lines, 1)


def _read_foot(lines: list[str]) -> Footer:
    last = _read(object, lines, len(lines))
    if len(lines) < 3 or not isinstance(last, dict) or "end" not in last:
        raise BadSave(len(lines), "the file breaks off here: the line with the end is missing")
    foot = _read(Foot, lines, len(lines)).end
    if not 0 <= foot.generator < SEED_LIMIT:
        raise BadSave(len(lines), f"the generator is from 0 to {SEED_LIMIT - 1}")
    return foot


def _set_up(head: Head, setup: Setup, generator: int) -> Match:
    chance = Chance(Rng(generator))
    try:
        title = title_of(head.game)
        seats = check_seats(title, head.seats)
        options = check_options(title, _options_as_text(head.options))
    except BadMatch as error:
        raise BadSave(1, str(error)) from None
    try:
        chance.follow(read_script(title, setup.chance, strict=False))
        match = Match(title, seats, options, chance)
    except BadMatch as error:
        raise BadSave(2, str(error)) from None
    except ScriptError as error:
        raise BadSave(2, explain(title, error)) from None
    _check_outcomes(match, setup.chance, 2)
    return match


def _options_as_text(options: dict[str, Any]) -> dict[str, str]:
    """What is recorded as plain data is text in a match."""
    return {
        name: msgspec.json.encode(value).decode() if isinstance(value, dict) else value
        for name, value in options.items()
    }


def _replay(match: Match, decided: Decided, number: int) -> None:
    recorded = {} if decided.chance is UNSET else decided.chance
    try:
        match.game.chance.follow(read_script(match.title, recorded, strict=False))
        match.decide(decided.seat, decided.decision)
    except (BadMatch, Refused) as error:
        raise BadSave(number, str(error)) from None
    _check_outcomes(match, recorded, number)


def _check_outcomes(match: Match, recorded: Streams, number: int) -> None:
    """The record holds just what was drawn, no more and no less."""
    drawn = name_outcomes(match.title, match.steps[-1].outcomes)
    for stream in match.title.streams:
        wanted, there = len(drawn.get(stream, [])), len(recorded.get(stream, []))
        if wanted != there:
            problem = f"{there} outcomes are recorded for the {stream}, and {wanted} are needed"
            raise BadSave(number, problem)


def _compare(match: Match, foot: Footer, number: int) -> None:
    if foot.version != match.version:
        problem = f"the end counts {foot.version} decisions, the file holds {match.version}"
        raise BadSave(number, problem)
    if foot.over != match.over or foot.digest != digest(match.game):
        raise BadSave(number, "replayed, the game ends in another state than the one recorded")
    scores = match.game.result().scores if match.over else UNSET
    if foot.scores != scores:
        raise BadSave(number, "replayed, the game ends with other scores than those recorded")


def _prove(match: Match, key: str, promised: str | UnsetType, number: int) -> Match:
    """Play the match again by its key alone, and compare what chance brings."""
    try:
        proven = new_match(match.title.name, match.seats, None, match.options, key=key)
    except BadMatch as error:
        raise BadSave(number, str(error)) from None
    if promised != commitment(key):
        raise BadSave(number, "the key is not the one that was promised: its hash is another")
    _check_fair(proven, match, 0)
    for version, step in enumerate(match.steps[1:], 1):
        assert step.seat is not None
        assert step.decision is not None
        proven.decide(step.seat, step.decision)
        _check_fair(proven, match, version)
    return proven


def _check_fair(proven: Match, match: Match, version: int) -> None:
    drawn, due = match.steps[version].outcomes, proven.steps[version].outcomes
    if drawn != due:
        names = [
            "; ".join(" ".join([stream, *names]) for stream, names in streams.items())
            for streams in (name_outcomes(match.title, drawn), name_outcomes(match.title, due))
        ]
        problem = f"chance brought {names[0]}, and what follows from the key is {names[1]}"
        raise BadSave(version + 2, problem)


def _go_on(match: Match, foot: Footer, number: int) -> None:
    """Chance goes on where it was when the match was saved; by its script, if it had one."""
    title = match.title
    chances = []
    for version in range(match.version + 1):
        chance = Chance(Rng(foot.generator))
        if foot.ahead is not UNSET:
            later = [pair for step in match.steps[version + 1 :] for pair in step.outcomes]
            streams = name_outcomes(title, later)
            for stream, outcomes in foot.ahead.items():
                streams[stream] = streams.get(stream, []) + outcomes
            try:
                chance.follow(read_script(title, streams, foot.strict))
            except BadMatch as error:
                raise BadSave(number, str(error)) from None
        chances.append(chance)
    match.go_on_by(chances)
