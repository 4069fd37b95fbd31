"""How a bot decides, wherever it plays; and what is played for one that fails."""

from __future__ import annotations

import operator
from collections.abc import Callable
from pathlib import Path
from traceback import clear_frames, extract_tb

from tontine.bots.bot import Bot, BotFailed, Reader
from tontine.bots.programs import LineBot
from tontine.play.errors import Refused
from tontine.play.match import Match
from tontine.play.title import AnyTitle
from tontine.play.view import Decision
from tontine.rules.chance import Rng
from tontine.rules.choices import Choices
from tontine.rules.game import Game


def needs_match(bot: Bot) -> bool:
    """Whether it decides from what its seat has seen, and not from imagined states alone."""
    return isinstance(bot, LineBot | Reader)


def decide(title: AnyTitle, game: Game, seat: int, bot: Bot, rng: Rng) -> Decision:
    """One whole decision of a bot, made from one imagined state; BotFailed if it makes none.

    With the same generators it is the same, byte for byte, in all true states that the seat cannot
    tell apart.
    """
    choices = Choices()
    try:
        return title.decision(
            game.seen_by(seat).imagine(seat, rng),
            seat,
            lambda imagined: _choose(imagined, seat, bot, choices),
        )
    except Exception as error:
        raise _failed(error) from error


def _choose(imagined: Game, seat: int, bot: Bot, choices: Choices) -> int:
    imagined.offer(seat, choices)
    code = operator.index(bot.choose(imagined, seat))
    if not choices.contains(code):
        raise BotFailed(f"{code} was not offered", "it chose what was not offered")
    return code


def _failed(error: Exception) -> BotFailed:
    """What went wrong, and where."""
    if isinstance(error, BotFailed):
        return error
    last = extract_tb(error.__traceback__)[-1]
    where = f"{Path(last.filename).name}:{last.lineno}"
    # A bot may have recursed a thousand times. Python cannot defer freeing compiled states so deep
    # down the stack, so they must not be freed with those frames.
    clear_frames(error.__traceback__)
    kind = type(error).__name__
    return BotFailed(f"{kind}: {error} ({where})", f"{kind} ({where})")


def decide_in(match: Match, seat: int, bot: Bot, rng: Rng) -> Decision:
    """The same in a match, of which a bot may read what its seat knows."""
    if isinstance(bot, LineBot):
        return bot.decide(match, seat)
    if isinstance(bot, Reader):
        bot.read_log(match.read_log(seat, 0, match.version))
    return decide(match.title, match.game, seat, bot, rng)


def safe_decision(title: AnyTitle, game: Game, seat: int) -> Decision:
    """A decision that commits the seat to as little as possible.

    It is chosen from what is offered and from nothing else, so it is legal in the true state that
    it is made from, and tells nothing of it.
    """
    choices = Choices()
    return title.decision(game.clone(), seat, lambda state: _safe(title, state, seat, choices))


def _safe(title: AnyTitle, game: Game, seat: int, choices: Choices) -> int:
    game.offer(seat, choices)
    for code in title.safe:
        if choices.contains(code):
            return code
    return choices.nth(0)


def play_bot(match: Match, seat: int, name: str, bot: Bot, rng: Rng) -> str | None:
    """Let a bot make its decision. If it fails, the safe decision is made instead, which the log
    tells everybody. Returns what went wrong."""
    try:
        match.decide(seat, decide_in(match, seat, bot, rng))
    except (BotFailed, Refused) as error:
        match.decide(seat, safe_decision(match.title, match.game, seat), failed_bot=name)
        return str(error)
    return None


def play_fast(
    title: AnyTitle, game: Game, seat: int, bot: Bot, rng: Rng, apply: Callable[[int, int], None]
) -> BotFailed | None:
    """The same for games without a record, by the thousand: ``apply`` carries out each code of
    the decision, and is not told the decision in words."""
    choices = Choices()
    failed: BotFailed | None = None
    imagined: Game | None = None
    while True:
        try:
            if failed is None:
                if imagined is None:
                    imagined = game.seen_by(seat).imagine(seat, rng)
                code = _choose(imagined, seat, bot, choices)
        except Exception as error:
            failed = _failed(error)
        if failed is not None:
            code = _safe(title, game, seat, choices)
        apply(seat, code)
        if not title.goes_on(game, seat, code):
            return failed
        if failed is None and imagined is not None:
            imagined.apply(seat, code)
