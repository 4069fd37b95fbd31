"""Chance from a key: nobody foresees it, everybody can check it."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.play.test_review import play_on
from tontine.play.errors import BadMatch, BadSave
from tontine.play.fair import CHUNK, ENOUGH, commitment, fair_chance, new_key, top_up
from tontine.play.match import Match, new_match
from tontine.play.save import dump, parse
from tontine.rules.chance import Rng, Tape

KEY = "00112233445566778899aabbccddeeff" * 2


def fair(game: str = "acquire") -> Match:
    return new_match(game, 3, key=KEY)


def finished() -> Match:
    return play_on(fair(), 1)


def test_the_numbers_are_those_the_text_describes() -> None:
    """Anybody must be able to compute them without our code."""
    block = hmac.new(bytes.fromhex(KEY), bytes(8), hashlib.sha256).digest()
    tape = fair_chance(KEY).tape
    assert tape is not None
    assert tape.numbers[0] == int.from_bytes(block[:4], "big")
    assert tape.numbers[7] == int.from_bytes(block[28:], "big")
    assert commitment(KEY) == hashlib.sha256(bytes.fromhex(KEY)).hexdigest()


def test_a_number_that_would_make_some_likelier_than_others_is_passed_over() -> None:
    tape = Tape(vec[i64]([2**32 - 1, 2**32 - 2, 5]), 0)
    assert tape.below(3) == 2  # 2**32 - 1 is the one that is too many
    assert tape.read == 2


def test_all_are_about_equally_likely() -> None:
    tape = fair_chance(KEY).tape
    assert tape is not None
    count = Counter(tape.below(6) for _ in range(3000))
    assert set(count) == set(range(6))
    assert all(400 < often < 600 for often in count.values())


def test_a_tape_is_made_longer_before_it_ends() -> None:
    chance = fair_chance(KEY, read=CHUNK - 5)
    long = fair_chance(KEY, read=2 * CHUNK).tape
    tape = chance.tape
    assert tape is not None
    assert long is not None
    assert len(tape.numbers) - tape.read >= ENOUGH
    assert list(long.numbers[: len(tape.numbers)]) == list(tape.numbers)
    tape.read = len(tape.numbers)
    top_up(chance, KEY)
    assert chance.tape is not None
    assert chance.tape.read == tape.read
    assert len(chance.tape.numbers) - tape.read >= ENOUGH


def test_the_same_key_brings_the_same_game_and_another_key_another() -> None:
    assert fair().script() == fair().script()
    assert fair().script() != new_match("acquire", 3, key=new_key()).script()


def test_what_is_taken_back_comes_again() -> None:
    """Or one could take back until one likes what one draws."""
    match = fair()
    while not match.steps[-1].outcomes or match.version == 0:
        seat = match.owing[0]
        match.decide(seat, match.view(seat).asks[0].choices[0].decision)
    step = match.undo()
    assert step.seat is not None
    assert step.decision is not None
    assert match.decide(step.seat, step.decision).outcomes == step.outcomes


def test_what_is_imagined_knows_nothing_of_the_key() -> None:
    assert fair().imagine(0, Rng(1)).chance.tape is None


def test_a_key_and_a_seed_together_make_no_sense() -> None:
    with pytest.raises(BadMatch, match="not from both"):
        new_match("acquire", 3, 1, key=KEY)
    with pytest.raises(BadMatch, match="64 hexadecimal"):
        new_match("acquire", 3, key="abc")


# -- in a save file ----------------------------------------------------------------


def test_the_key_is_saved_when_the_game_is_over_and_not_before() -> None:
    assert KEY not in dump(fair())
    match = finished()
    text = dump(match)
    assert KEY in text
    assert commitment(KEY) in text
    loaded = parse(text.encode())
    assert loaded.key == KEY
    assert dump(loaded) == text


def test_a_loaded_match_goes_on_by_the_key() -> None:
    match = finished()
    loaded = parse(dump(match).encode())
    for _ in range(match.version):
        loaded.undo()
    again = play_on(loaded, 2)
    assert dump(again) == dump(play_on(fair(), 2))
    parse(dump(again).encode())


def test_another_key_does_not_fit() -> None:
    text = dump(finished())
    other = "f" * 64
    with pytest.raises(BadSave, match="its hash is another"):
        parse(text.replace(KEY, other).encode())
    swapped = text.replace(KEY, other).replace(commitment(KEY), commitment(other))
    with pytest.raises(BadSave, match="line 2: chance brought"):
        parse(swapped.encode())
    with pytest.raises(BadSave, match="64 hexadecimal"):
        parse(text.replace(KEY, "x").encode())


def test_chance_that_was_tampered_with_is_found_and_named() -> None:
    """A game played to its end with another draw in it: sound in itself, but not fair."""
    match = fair()
    streams = match.script()
    streams["bag"][4], streams["bag"][5] = streams["bag"][5], streams["bag"][4]
    forged = play_on(new_match("acquire", 3, script=streams, key=KEY), 1)
    with pytest.raises(BadSave, match=r"line 2: chance brought .* follows from the key is"):
        parse(dump(forged).encode())
