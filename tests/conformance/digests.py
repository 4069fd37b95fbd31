"""A fingerprint of many games, step by step, to compare two builds of the same rules.

``python -m tests.conformance.digests GAME`` prints it as JSON.
"""

from __future__ import annotations

import hashlib
import sys
from itertools import count

import msgspec

from tontine import is_compiled
from tontine.rules.chance import Chance, Rng
from tontine.rules.choices import Choices
from tontine.rules.journal import Journal
from tontine.rules.observation import ANEW
from tontine.testing.walk import CONFIGS, Config, RandomPlayer, facts

GAMES = 4
EVERY = 24  # steps between two looks at everything
OFTEN = 4  # and between two at where the game stands: a difference stays one
SHARE = 5  # one in so many of the possible refusals is asked for at each look, in turns


class Digests(msgspec.Struct):
    compiled: bool
    games: dict[str, str]


def digests(game: str) -> Digests:
    own = [config for config in CONFIGS if config.game == game]
    return Digests(is_compiled(), {str(config): _digest(config) for config in own})


def _digest(config: Config) -> str:
    digest = hashlib.sha256()
    for number in range(GAMES):
        for line in _game(config, number):
            digest.update(line)
    return digest.hexdigest()


def _game(config: Config, number: int) -> list[bytes]:
    seed = config.seed(number)
    game = config.title.set_up(config.seats, Chance(Rng(seed)), config.options)
    journal = game.journal = Journal()
    game.remember()
    game.deal()
    player = RandomPlayer(config.adapter, seed, reluctant=number % 2 == 0)
    choices = Choices()
    space = config.title.space
    observer = None if space is None else space.observer(1)
    lines: list[bytes] = []
    for step in count():
        if game.over:
            break
        if step % EVERY == 0:
            lines.append(facts(game.clone()))
            for seat in range(config.seats):
                game.offer(seat, choices)
                lines.append(msgspec.json.encode(choices.listed()))
                lines.append(facts(game.imagine(seat, Rng(seed))))
                if observer is not None:
                    observer.write(0, game, seat, ANEW)
                    lines += [bytes(list(observer.planes)), str(list(observer.numbers)).encode()]
                for code in config.adapter.codes[(step // EVERY + number) % SHARE :: SHARE]:
                    refusal = game.refusal(seat, code)
                    told = refusal and [refusal.rule, refusal.reason, refusal.details]
                    lines.append(msgspec.json.encode(told))
        player.step(game)
        if step % OFTEN == 0 or game.over:
            lines.append(facts(game))
    lines.append(msgspec.json.encode(journal.rows()))
    lines.append(msgspec.json.encode([game.result().scores, game.result().ranks]))
    return lines


if __name__ == "__main__":
    print(msgspec.json.encode(digests(sys.argv[1])).decode())
