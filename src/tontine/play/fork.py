"""Another way from a moment of a game that is over: a match that begins in the middle."""

from __future__ import annotations

import hashlib
import secrets
from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from tontine.play.errors import BadMatch, Refused
from tontine.rules.chance import SEED_LIMIT, Chance, Rng
from tontine.rules.game import Game

Seed = Annotated[int, Meta(ge=0, lt=SEED_LIMIT)]


def digest(game: Game) -> str:
    """A fingerprint of every fact of a state."""
    facts = msgspec.json.encode(game.snapshot(), order="sorted")
    return hashlib.sha256(facts).hexdigest()


class Dealt(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat could not know was dealt anew, by this seed; ``digest`` is of what came of it. A
    version that deals in another way says so, instead of going on from something else."""

    seed: Seed
    digest: str


class Fork(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where a match left another one. ``of`` is the digest of that game's end, as the last line of
    its save file has it."""

    of: str
    version: Annotated[int, Meta(ge=0)]  # so many of its decisions are those of the other game
    seat: Annotated[int, Meta(ge=0)]  # whose player wanted to try another way
    anew: Dealt | UnsetType = UNSET  # otherwise the hidden things are what they truly were


def fork_at(end: Game, before: Game, version: int, seat: int, anew: bool) -> Fork:
    """A fork from the state after so many decisions of a game that ended so; Refused."""
    if before.over or not 0 <= seat < before.seats:
        raise Refused("", "no_fork", {})
    dealt: Dealt | UnsetType = UNSET
    if anew:
        seed = secrets.randbelow(SEED_LIMIT)
        dealt = Dealt(seed, digest(_dealt_anew(before, seat, seed)))
    return Fork(of=digest(end), version=version, seat=seat, anew=dealt)


def forked(before: Game, fork: Fork) -> Game:
    """The state in which the match goes on; BadMatch. Its chance is that of the state before."""
    if before.over or fork.seat >= before.seats:
        raise BadMatch("bad-fork")
    if fork.anew is UNSET:
        return before.clone()
    game = _dealt_anew(before, fork.seat, fork.anew.seed)
    if digest(game) != fork.anew.digest:
        raise BadMatch("fork-dealt")
    game.chance = before.chance.clone()
    return game


def _dealt_anew(before: Game, seat: int, seed: int) -> Game:
    """Nothing of it depends on where chance stands."""
    state = before.clone()
    state.chance = Chance(Rng(0))
    return state.imagine(seat, Rng(seed))
