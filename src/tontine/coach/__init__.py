"""The coach: what a bot would do, what it thinks of a finished game, and why."""

from tontine.coach.hints import Advice, Turn, advice, can_advise

__all__ = ["Advice", "Turn", "advice", "can_advise"]
