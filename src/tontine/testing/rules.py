"""What every game keeps to: asking, answering, copying, ending."""

from __future__ import annotations

from tontine.rules.chance import Chance, Rng
from tontine.rules.choices import Choices
from tontine.rules.game import NOBODY, Game
from tontine.rules.journal import Journal
from tontine.testing.checks import check
from tontine.testing.walk import (
    Config,
    Example,
    RandomPlayer,
    facts,
    seats_owing,
    start,
)

OUTSIDE = (-(1 << 40), -2, -1, 1 << 31, 1 << 40)
FEW = 24  # how many of a wide span are tried one by one


@check(10)
def every_game_ends_and_is_ranked(config: Config, example: Example) -> None:
    seed, reluctant = example.seed, example.flag
    game = start(config, seed)
    RandomPlayer(config.adapter, seed, reluctant).finish(game)
    assert game.owes == 0
    assert game.actor == NOBODY
    result = game.result()
    assert len(result.scores) == config.seats
    for mine, rank in zip(result.scores, result.ranks, strict=True):
        assert rank == 1 + sum(other < rank for other in result.ranks)
        # Equal scores may have different ranks: by a tie-break, or a bankruptcy.
        assert sum(score > mine for score in result.scores) < rank
        assert rank <= sum(score >= mine for score in result.scores)
    best = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    assert result.winners in (best, [])


@check(10)
def what_is_offered_is_just_what_is_not_refused(config: Config, example: Example) -> None:
    moment = example.moment
    game = moment.game(config)
    before, generator = facts(game), game.chance.state
    choices = Choices()
    for seat in range(-1, config.seats + 1):
        game.offer(seat, choices)
        assert (len(choices) > 0) == (seat in seats_owing(game))
        assert game.actor in ([NOBODY] if game.over else seats_owing(game))
        edges = [code for first, count in choices.listed() for code in (first - 1, first + count)]
        for code in (*config.adapter.codes, *edges, *OUTSIDE):
            refusal = game.refusal(seat, code)
            assert (refusal is None) == choices.contains(code)
            if refusal is not None:
                assert refusal.rule
                assert refusal.reason
    assert facts(game) == before
    assert game.chance.state == generator


@check(10)
def every_offered_code_leads_on(config: Config, example: Example) -> None:
    moment = example.moment
    game = moment.game(config)
    choices, next_choices = Choices(), Choices()
    for seat in seats_owing(game):
        game.offer(seat, choices)
        last = len(choices)
        for index in {*range(min(FEW, last)), *range(max(0, last - FEW), last)}:
            trial = game.clone()
            trial.apply(seat, choices.nth(index))
            assert trial.over == (trial.owes == 0)
            for other in seats_owing(trial):
                trial.offer(other, next_choices)
                assert len(next_choices) > 0


@check(10)
def a_clone_is_equal_and_independent(config: Config, example: Example) -> None:
    moment = example.moment
    game = moment.game(config)
    before, generator = facts(game), game.chance.state
    clone = game.clone()
    assert clone == game
    assert _numbers(clone) == _numbers(game)
    assert clone.journal is None
    for played, untouched in ((clone, game), (game.clone(), game), (game, game.clone())):
        moment.player(config).finish(played)
        assert facts(played) == facts(clone)  # the same generator, the same future
        assert played == clone
        assert facts(untouched) == before
        assert untouched.chance.state == generator


def _numbers(game: Game) -> dict[str, int]:
    """All attributes that are numbers: no copy may forget one, even if no fact tells of it."""
    values = {name: getattr(game, name) for name in dir(game) if not name.startswith("_")}
    return {name: value for name, value in values.items() if isinstance(value, int)}


@check(5)
def a_clone_has_a_memory_of_its_own(config: Config, example: Example) -> None:
    moment = example.moment
    game = moment.game(config)
    before = _imagined(config, game)
    clone = game.clone()
    assert _imagined(config, clone) == before
    moment.player(config).finish(clone)
    assert _imagined(config, game) == before


def _imagined(config: Config, game: Game) -> list[bytes]:
    """What the seats would imagine now: that may rest on more than the facts."""
    return [facts(game.imagine(seat, Rng(1))) for seat in range(config.seats)]


@check(3)
def a_journal_and_memory_change_nothing(config: Config, example: Example) -> None:
    seed, reluctant = example.seed, example.flag
    seed = config.seed(seed)
    games = []
    for journal in (Journal(), None):
        for remembers in (True, False):
            game = config.title.set_up(config.seats, Chance(Rng(seed)), config.options)
            game.journal = journal
            if remembers:
                game.remember()
            game.deal()
            games.append(game)
    fresh = games[0].fresh(Chance(Rng(seed)))  # and a second copy, too
    fresh.deal()
    games.append(fresh)
    players = [RandomPlayer(config.adapter, seed, reluctant) for _ in games]
    while not games[0].over:
        for game, player in zip(games, players, strict=True):
            player.step(game)
        assert len({facts(game) for game in games}) == 1
    assert all(game.over for game in games)


@check(10)
def nothing_is_made_or_lost(config: Config, example: Example) -> None:
    moment = example.moment
    config.adapter.check_sound(moment.game(config))
    config.adapter.check_accounts(moment.match(config))
