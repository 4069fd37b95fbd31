"""What kind of device a browser runs on, as far as it says so."""

from __future__ import annotations

# What the header contains, and what people call it. The first that is found counts: most browsers
# claim to be others as well.
BROWSERS = (
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)


def device_of(user_agent: str) -> str:
    """Names of products, the same in all languages; empty if it says none that we know."""
    found = (_first(BROWSERS, user_agent), _first(SYSTEMS, user_agent))
    return " · ".join(name for name in found if name)


def _first(names: tuple[tuple[str, str], ...], text: str) -> str:
    return next((name for part, name in names if part in text), "")
