"""The browser client: files that were built into the package."""

from __future__ import annotations

import mimetypes
from importlib.resources import files
from pathlib import Path

from litestar import Response

# Vite puts a hash into the names of these, so they never change.
FOR_EVER = "public, max-age=31536000, immutable"
FRESH = "no-cache"

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Tontine</title>
<h1>The browser client has not been built</h1>
<p>The server runs, but this installation came without its pages. In a checkout of Tontine,
<code>make play</code> builds them; by hand it is
<code>cd web &amp;&amp; npm ci &amp;&amp; npm run build</code>.</p>
</html>
"""


def web_folder() -> Path:
    return Path(str(files("tontine.table") / "web"))


def page(path: str) -> Response[bytes]:
    """A file of the client; every other address is for the client itself to make sense of."""
    if "\0" in path:  # which no name of a file may hold
        return _nothing()
    folder = web_folder().resolve()
    wanted = (folder / path.lstrip("/")).resolve()
    if path.strip("/") and wanted.is_relative_to(folder) and wanted.is_file():
        kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
        lasting = wanted.parent.name == "assets"
        return Response(
            wanted.read_bytes(),
            media_type=kind,
            headers={"Cache-Control": FOR_EVER if lasting else FRESH},
        )
    if "." in path.rsplit("/", 1)[-1]:
        return _nothing()
    index = folder / "index.html"
    if not index.is_file():
        return Response(NOT_BUILT.encode(), status_code=503, media_type="text/html")
    return Response(index.read_bytes(), media_type="text/html", headers={"Cache-Control": FRESH})


def _nothing() -> Response[bytes]:
    return Response(b"", status_code=404, media_type="text/plain")
