"""Whether a game or a bot keeps to what Tontine asks of it, for tests of packages.

    from tontine.testing import try_bot, try_game

    def test_my_game():
        for check, failures in try_game("tulips"):
            assert not failures, failures

    def test_my_bot():
        assert try_bot("tulips", "thrifty").problem is None

``tontine conformance tulips`` and ``tontine conformance tulips.thrifty`` do the same.
What a game has to tell about itself is an ``Adapter``, which its package offers by an entry point
of the group ``tontine.conformance``. Every seat count is played with every value of every option,
and any two values together; options that only change what is shown take turns.
"""

# First: what follows loads the adapters of other packages, and they import it from here.
from tontine.testing.adapter import Adapter

# isort: split
from tontine.testing import imagining, record, rules, secrecy  # noqa: F401 (each adds checks)
from tontine.testing.bots import BotReport, try_bot
from tontine.testing.checks import CHECKS, Check, Failure, try_check, try_game
from tontine.testing.walk import ADAPTERS, CONFIGS, Config, Example

__all__ = [
    "ADAPTERS",
    "CHECKS",
    "CONFIGS",
    "Adapter",
    "BotReport",
    "Check",
    "Config",
    "Example",
    "Failure",
    "try_bot",
    "try_check",
    "try_game",
]
