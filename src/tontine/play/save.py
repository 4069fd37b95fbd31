"""Save files: JSON lines that a person can read and that survive any change of generator.

{"tontine": 2, "made_by": "0.2.0", "game": "...", "rules": 2, "seats": ["Ada", "Bruno"], ...}
{"chance": {"bag": ["9A", "4C", ...]}}                             the set-up
{"seat": 0, "decision": {"kind": "place", "tile": "5C"}}           one line a decision,
{"seat": 0, "decision": {"kind": "announce"}, "chance": {"bag": ["1I"]}}  and what chance brought
{"end": {"version": 2, "digest": "...", ...}}                      to check it against
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from tontine import __version__
from tontine.play.errors import BadMatch, BadSave, Refused
from tontine.play.fair import commitment
from tontine.play.fork import Fork, digest
from tontine.play.form import Malformed, form_problem, prepare
from tontine.play.match import Match, check_options, check_seats, new_match
from tontine.play.record import Step
from tontine.play.script import Streams, explain, left_over, name_outcomes, read_script
from tontine.play.title import AnyTitle
from tontine.play.titles import TITLES, title_of
from tontine.play.view import Decision
from tontine.play.words import Phrase
from tontine.rules.chance import SEED_LIMIT, Chance, Rng, Script, ScriptError

FORMAT = 2
FIRST_RULES = 1  # by which games were played before save files said so
LONGEST_AHEAD = 2000  # outcomes of a script that are still to come: more than any game draws


class Head(Struct, forbid_unknown_fields=True, kw_only=True):
    tontine: int  # the format of the file
    made_by: str  # the version of Tontine
    game: str
    rules: Annotated[int, Meta(ge=FIRST_RULES)]  # the version of the game's rules
    seats: list[str]
    bots: list[str | None] | UnsetType = UNSET  # by seat; None is a person
    options: dict[str, Any]
    forks: list[Fork] | UnsetType = UNSET  # where it left another game, and that one another


class Setup(Struct, forbid_unknown_fields=True):
    chance: Streams


class Decided(Struct, forbid_unknown_fields=True):
    seat: int
    decision: Decision
    chance: Streams | UnsetType = UNSET
    failed_bot: str | UnsetType = UNSET  # which should have decided, and could not


class Footer(Struct, forbid_unknown_fields=True, kw_only=True):
    version: int  # how many decisions
    over: bool
    stopped: bool | UnsetType = UNSET  # all players agreed to end it as it stood
    scores: list[int] | UnsetType = UNSET  # when over
    digest: str  # of the final state
    generator: int  # where chance goes on
    ahead: Streams | UnsetType = UNSET  # what is left of a script
    strict: bool = False
    commitment: str | UnsetType = UNSET  # of a game whose chance came from a key, once it is over
    key: str | UnsetType = UNSET


class Foot(Struct, forbid_unknown_fields=True):
    end: Footer


prepare(Head, Setup, Decided, Foot)


def dump(match: Match) -> str:
    """The match as text."""
    title = match.title
    head = Head(
        tontine=FORMAT,
        made_by=__version__,
        game=title.name,
        rules=title.rules,
        seats=match.seats,
        bots=match.bots if any(match.bots) else UNSET,
        options=record_options(title, match.options),
        forks=match.forks or UNSET,
    )
    setup = Setup(name_outcomes(title, match.steps[0].outcomes))
    decided = [_decided(match, step) for step in match.steps[1:]]
    return write_lines([head, setup, *decided, Foot(_footer(match))])


def write_lines(lines: Iterable[Struct]) -> str:
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def record_options(title: AnyTitle, options: Mapping[str, str]) -> dict[str, Any]:
    """Options as they are written down: in full, so that they survive a change of the game."""
    return {name: title.record_option(name, value) for name, value in options.items()}


def read_options(options: Mapping[str, Any]) -> dict[str, str]:
    """The inverse: what is recorded as plain data is text in a match."""
    return {
        name: msgspec.json.encode(value).decode() if isinstance(value, dict) else value
        for name, value in options.items()
    }


def _decided(match: Match, step: Step) -> Decided:
    assert step.seat is not None
    assert step.decision is not None
    chance = name_outcomes(match.title, step.outcomes)
    return Decided(step.seat, step.decision, chance or UNSET, step.failed_bot or UNSET)


def _footer(match: Match) -> Footer:
    chance = match.game.chance
    footer = Footer(
        version=match.version,
        over=match.over,
        scores=match.game.result().scores if match.over else UNSET,
        digest=digest(match.game),
        generator=chance.state,
    )
    if match.stopped:
        footer.stopped = True
    if chance.script is not None and not match.over:
        footer.ahead = left_over(match.title, chance.script)
        footer.strict = chance.script.strict
    if match.key is not None and (match.over or match.stopped):
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
        line = data.count(b"\n", 0, error.start) + 1
        raise BadSave(line, Phrase("save-not-text")) from None
    # Not splitlines: a name may hold one of the stranger line ends.
    lines = [line.removesuffix("\r") for line in text.removesuffix("\n").split("\n")]
    head = _read_head(lines)
    foot = _read_foot(lines)
    match = _set_up(head, _read(Setup, lines, 2), foot.generator)
    _fork(match, head)
    for number in range(3, len(lines)):
        _replay(match, _read(Decided, lines, number), number)
        _fork(match, head)
    if head.forks is not UNSET and (match.forks != head.forks or foot.key is not UNSET):
        raise BadSave(1, Phrase("bad-fork"))
    _compare(match, foot, len(lines))
    match.stopped = foot.stopped is True
    if foot.key is not UNSET:
        return _prove(match, foot.key, foot.commitment, len(lines))
    _go_on(match, foot, len(lines))
    return match


Line = TypeVar("Line")


def _read(kind: type[Line], lines: list[str], number: int) -> Line:
    try:
        return msgspec.json.decode(lines[number - 1], type=kind)
    except Malformed as error:
        raise BadSave(number, form_problem(error)) from None


def _read_head(lines: list[str]) -> Head:
    if lines == [""]:
        raise BadSave(1, Phrase("save-empty"))
    first = _read(object, lines, 1)
    if not isinstance(first, dict) or type(format := first.get("tontine")) is not int or format < 1:
        raise BadSave(1, Phrase("save-foreign"))
    _check_age(first, format)
    return _read(Head, lines, 1)


def _check_age(first: dict[str, Any], format: int) -> None:
    """Whether this Tontine can read the format, and plays by those rules. What else is wrong
    with the line is said later."""
    maker = first.get("made_by")
    made_by = maker if isinstance(maker, str) else None
    if format > FORMAT:
        told: dict[str, object] = {"format": str(format), "current": FORMAT}
        if made_by is None:
            raise BadSave(1, Phrase("save-newer", told))
        raise BadSave(1, Phrase("save-newer-by", {**told, "tontine": made_by}))
    title = TITLES.get(str(first.get("game")))
    rules = first.get("rules", FIRST_RULES) if format == FORMAT else FIRST_RULES
    if title is not None and type(rules) is int and rules >= FIRST_RULES:
        try:
            title.check_rules(rules, made_by)
        except BadMatch as error:
            raise BadSave(1, error.phrase) from None


def _read_foot(lines: list[str]) -> Footer:
    last = _read(object, lines, len(lines))
    if len(lines) < 3 or not isinstance(last, dict) or "end" not in last:
        raise BadSave(len(lines), Phrase("save-breaks-off"))
    foot = _read(Foot, lines, len(lines)).end
    if not 0 <= foot.generator < SEED_LIMIT:
        raise BadSave(len(lines), Phrase("save-generator", {"most": str(SEED_LIMIT - 1)}))
    return foot


def _set_up(head: Head, setup: Setup, generator: int) -> Match:
    chance = Chance(Rng(generator))
    try:
        title = title_of(head.game)
        seats = check_seats(title, head.seats)
        options = check_options(title, read_options(head.options))
    except BadMatch as error:
        raise BadSave(1, error.phrase) from None
    try:
        chance.follow(read_script(title, setup.chance, strict=False))
        match = Match(title, seats, options, chance)
    except BadMatch as error:
        raise BadSave(2, error.phrase) from None
    except ScriptError as error:
        raise BadSave(2, explain(title, error)) from None
    _check_outcomes(match, setup.chance, 2)
    if head.bots is not UNSET:
        if len(head.bots) != len(seats):
            raise BadSave(1, Phrase("save-bots"))
        match.bots = head.bots
    return match


def _replay(match: Match, decided: Decided, number: int) -> None:
    recorded = {} if decided.chance is UNSET else decided.chance
    try:
        match.game.chance.follow(read_script(match.title, recorded, strict=False))
        match.decide(decided.seat, decided.decision, failed_bot=decided.failed_bot or None)
    except BadMatch as error:
        raise BadSave(number, error.phrase) from None
    except Refused as refused:
        raise BadSave(number, refused.phrase) from None
    _check_outcomes(match, recorded, number)


def _fork(match: Match, head: Head) -> None:
    """Leave the other game, if this is where it was left."""
    if head.forks is not UNSET:
        try:
            match.leave_where_due(head.forks)
        except BadMatch as error:
            raise BadSave(1, error.phrase) from None


def _check_outcomes(match: Match, recorded: Streams, number: int) -> None:
    """The record holds just what was drawn, no more and no less."""
    drawn = name_outcomes(match.title, match.steps[-1].outcomes)
    for stream in match.title.streams:
        wanted, there = len(drawn.get(stream, [])), len(recorded.get(stream, []))
        if wanted != there:
            told = {"there": there, "needed": wanted, "stream": stream}
            raise BadSave(number, Phrase("save-outcomes", told))


def _compare(match: Match, foot: Footer, number: int) -> None:
    if foot.version != match.version:
        told: dict[str, object] = {"said": str(foot.version), "there": str(match.version)}
        raise BadSave(number, Phrase("save-count", told))
    if foot.over != match.over or foot.digest != digest(match.game):
        raise BadSave(number, Phrase("save-state"))
    scores = match.game.result().scores if match.over else UNSET
    if foot.scores != scores:
        raise BadSave(number, Phrase("save-scores"))


def _prove(match: Match, key: str, promised: str | UnsetType, number: int) -> Match:
    """Play the match again by its key alone, and compare what chance brings."""
    try:
        proven = new_match(match.title.name, match.seats, None, match.options, key=key)
    except BadMatch as error:
        raise BadSave(number, error.phrase) from None
    proven.bots = match.bots
    proven.stopped = match.stopped
    if promised != commitment(key):
        raise BadSave(number, Phrase("save-key"))
    _check_fair(proven, match, 0)
    for version, step in enumerate(match.steps[1:], 1):
        assert step.seat is not None
        assert step.decision is not None
        proven.decide(step.seat, step.decision, failed_bot=step.failed_bot)
        _check_fair(proven, match, version)
    return proven


def _check_fair(proven: Match, match: Match, version: int) -> None:
    drawn, due = match.steps[version].outcomes, proven.steps[version].outcomes
    if drawn != due:
        names = [
            "; ".join(" ".join([stream, *names]) for stream, names in streams.items())
            for streams in (name_outcomes(match.title, drawn), name_outcomes(match.title, due))
        ]
        told: dict[str, object] = {"drawn": names[0], "due": names[1]}
        raise BadSave(version + 2, Phrase("save-chance", told))


def _go_on(match: Match, foot: Footer, number: int) -> None:
    """Chance goes on where it was when the match was saved; by its script, if it had one."""
    script = _whole_script(match, foot, number)
    chances: list[Chance] = []
    for step in match.steps:
        if script is not None and chances:  # the set-up is not in it
            for stream, _ in step.outcomes:
                script.read[stream] += 1
        chance = Chance(Rng(foot.generator))
        if script is not None:
            chance.follow(script.clone())
        chances.append(chance)
    match.go_on_by(chances)


def _whole_script(match: Match, foot: Footer, number: int) -> Script | None:
    """What chance has brought since the set-up, and what the file says that it will bring. It is
    read once for all versions: each reads on in it from where it stood."""
    if foot.ahead is UNSET:
        return None
    if sum(map(len, foot.ahead.values())) > LONGEST_AHEAD:
        raise BadSave(number, Phrase("save-ahead", {"most": LONGEST_AHEAD}))
    later = (pair for step in match.steps[1:] for pair in step.outcomes)
    streams = name_outcomes(match.title, later)
    for stream, outcomes in foot.ahead.items():
        streams[stream] = streams.get(stream, []) + outcomes
    try:
        return read_script(match.title, streams, foot.strict)
    except BadMatch as error:
        raise BadSave(number, error.phrase) from None
