"""Financial board games, played to the letter."""

from tontine.build import choose_build, is_compiled

choose_build()  # before anything that may be compiled is imported

__version__ = "0.1.0"

__all__ = ["__version__", "is_compiled"]
