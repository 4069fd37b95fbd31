"""Which extra of the package brings a library that a command does without."""

from __future__ import annotations

from importlib import import_module

from tontine.play.words import Phrase

# By extra, the modules that its libraries are imported as.
EXTRAS = {
    "server": (
        *("aiosmtplib", "aiosqlite", "alembic", "argon2", "babel", "confusable_homoglyphs"),
        *("cryptography", "httpcore", "httptools", "litestar", "prometheus_client", "sqlalchemy"),
        *("uvicorn", "websockets", "zxcvbn"),
    ),
    "postgres": ("asyncpg",),
    "reports": ("matplotlib", "openskill"),  # the server has openskill, too
    "research": ("gymnasium", "numpy", "pettingzoo", "pyspiel"),
    "ray": ("ray",),
    "mcp": ("mcp",),
}


def missing_extra(error: ModuleNotFoundError) -> Phrase | None:
    """What has to be installed so that a module is found; None if no extra has it."""
    module = (error.name or "").partition(".")[0]
    extra = next((extra for extra, modules in EXTRAS.items() if module in modules), None)
    return None if extra is None else Phrase("extra-missing", {"module": module, "extra": extra})


def load_extra(extra: str) -> None:
    """Import what an extra brings, so that it is missed before hours of games and not after."""
    for module in EXTRAS[extra]:
        import_module(module)
