"""The ``tontine`` command."""

from tontine.cli.app import main

__all__ = ["main"]
