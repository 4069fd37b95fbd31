"""The coach: what a bot would do, what it thinks of a finished game, and why."""

from tontine.coach.advice import Advice, Turn, advice, can_advise

__all__ = ["Advice", "Turn", "advice", "can_advise"]
