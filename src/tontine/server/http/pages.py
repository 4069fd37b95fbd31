"""The browser client: files that were built into the package."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from hashlib import sha256
from html import escape
from importlib.resources import files
from pathlib import Path

import msgspec
from litestar import Response
from msgspec import Struct

from tontine.play.words import LANGUAGES, words

# Vite puts a hash of the content into the names of these files.
FOR_EVER = "public, max-age=31536000, immutable"
FRESH = "no-cache"
LONGEST_PATH = 200  # characters
# The client's own pages, besides those of tables: web/src/page/router.svelte.ts shows them.
PAGES = ("", "account", "confirm", "record", "reset")
# Content codings that the build has prepared files for, best first, with their suffixes.
CODINGS = {"br": ".br", "gzip": ".gz"}

PICTURE = "preview.jpg"  # 1200 by 630 pixels, for link previews
HEAD = "<!--head-->"  # replaced by the title and the link preview
LOCALES = {"en": "en_GB", "it": "it_IT", "fr": "fr_FR"}

NOT_BUILT = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><title>Tontine</title>
<h1>{title}</h1>
<p>{why}</p>
</html>
"""
BUILD = {"make": "make play", "npm": "cd web && npm ci && npm run build"}


class PageRequest(Struct, frozen=True):
    """The address of the site, and the headers of a request that matter."""

    address: str = ""  # of the site
    encoding: str = ""
    language: str = ""
    known: str = ""  # the ETag that the browser has


class Invitation(Struct, frozen=True):
    """What the preview of a link to a table may say to everybody."""

    game: str
    host: str


def web_folder() -> Path:
    return Path(str(files("tontine.server") / "web"))


def file(path: str, request: PageRequest) -> Response[bytes] | None:
    """A file of the client, or 404; None if the address is one of the client's pages."""
    if "\0" in path or len(path) > LONGEST_PATH:  # no file is called so
        return _nothing()
    folder = web_folder().resolve()
    wanted = (folder / path.lstrip("/")).resolve()
    if path.strip("/") and wanted.is_relative_to(folder) and wanted.is_file():
        kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
        cache = FOR_EVER if wanted.parent.name == "assets" else FRESH
        for coding in accepted(request.encoding):
            packed = wanted.with_name(wanted.name + CODINGS[coding])
            if packed.is_file():
                return _answer(_read(packed), kind, cache, request, coding)
        return _answer(_read(wanted), kind, cache, request)
    return _nothing() if "." in path.rsplit("/", 1)[-1] else None


def page(
    path: str, request: PageRequest, invitation: Invitation | None = None, *, found: bool = True
) -> Response[bytes]:
    """The client's one page, which does its own routing. Its head is filled in for sites and
    programs that show link previews and do not run it. Where nothing was ``found``, it says so."""
    index = web_folder() / "index.html"
    if not index.is_file():
        return _not_built(language_of(request.language))
    language = language_of(request.language)
    text = _read(index)[0].decode()
    text = text.replace('<html lang="en">', f'<html lang="{language}">', 1)
    text = text.replace(HEAD, _head(path, request.address, language, invitation), 1)
    content, coding = text.encode(), ""
    if "gzip" in accepted(request.encoding):
        content, coding = gzip.compress(content, 6, mtime=0), "gzip"
    if not found:
        request = msgspec.structs.replace(request, known="")  # it is sent whole
    answer = _answer(_marked(content), "text/html", FRESH, request, coding, "Accept-Language")
    if not found:
        answer.status_code = 404
    return answer


def _not_built(language: str) -> Response[bytes]:
    speech = words(language)
    text = NOT_BUILT.format(
        language=language,
        title=escape(speech("not-built")),
        why=escape(speech("not-built-why", **BUILD)),
    )
    return Response(text.encode(), status_code=503, media_type="text/html")


def language_of(header: str) -> str:
    """The best of our languages for an ``Accept-Language`` header."""
    for name in _preferences(header):
        if name[:2] in LANGUAGES:
            return name[:2]
    return LANGUAGES[0]


def accepted(header: str) -> list[str]:
    """Those of our codings that an ``Accept-Encoding`` header allows, best first."""
    preferences = _preferences(header)
    return [coding for coding in CODINGS if coding in preferences]


def _preferences(header: str) -> list[str]:
    """The values that an Accept header lists, highest weight first, without those of weight 0."""
    weighted = []
    for item in header.lower().split(","):
        name, _, weight = item.partition(";q=")
        try:
            value = float(weight or 1)
        except ValueError:
            continue
        if name.strip() and value > 0:
            weighted.append((-value, name.strip()))
    return [name for _, name in sorted(weighted, key=lambda pair: pair[0])]


def _head(path: str, site: str, language: str, invitation: Invitation | None) -> str:
    speech = words(language)
    title, text = "Tontine", speech("lobby-lead")
    if invitation is not None:
        game = speech.of(invitation.game)("title")
        title = f"{speech('table-of', game=game, host=invitation.host)} · Tontine"
        text = speech("preview-table", host=invitation.host)
    properties = {
        "og:site_name": "Tontine",
        "og:type": "website",
        "og:locale": LOCALES[language],
        "og:title": title,
        "og:description": text,
        "og:url": f"{site}{path or '/'}",
        "og:image": f"{site}/{PICTURE}",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": speech("preview-picture"),
    }
    lines = [
        f"<title>{escape(title)}</title>",
        f'<meta name="description" content="{escape(text)}" />',
        '<meta name="twitter:card" content="summary_large_image" />',
    ]
    for name, value in properties.items():
        lines.append(f'<meta property="{name}" content="{escape(value)}" />')
    return "\n    ".join(lines)


def _read(path: Path) -> tuple[bytes, str]:
    return _kept(path, path.stat().st_mtime_ns)


@lru_cache(500)
def _kept(path: Path, changed: int) -> tuple[bytes, str]:
    return _marked(path.read_bytes())


def _marked(content: bytes) -> tuple[bytes, str]:
    """The content and its ETag."""
    return content, f'"{sha256(content).hexdigest()[:24]}"'


def _answer(
    marked: tuple[bytes, str],
    kind: str,
    cache: str,
    request: PageRequest,
    coding: str = "",
    vary: str = "",
) -> Response[bytes]:
    content, mark = marked
    headers = {"Cache-Control": cache, "ETag": mark, "Vary": f"Accept-Encoding, {vary}".strip(", ")}
    if coding:
        headers["Content-Encoding"] = coding
    if mark in [known.strip().removeprefix("W/") for known in request.known.split(",")]:
        return Response(b"", status_code=304, media_type=kind, headers=headers)
    return Response(content, media_type=kind, headers=headers)


def _nothing() -> Response[bytes]:
    return Response(b"", status_code=404, media_type="text/plain")
