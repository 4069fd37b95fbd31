"""The browser client as it is served."""

from __future__ import annotations

import gzip
import re
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest
from litestar import Response

from tests.server.server import ME, OPEN, Server
from tontine.server.http import pages
from tontine.server.http.pages import Invitation, PageRequest, accepted, language_of

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    client = tmp_path / "web"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text(f'<html lang="en"><head>{pages.HEAD}</head>')
    (client / "assets" / "main-1234.js").write_text("play()")
    (client / "assets" / "main-1234.js.gz").write_bytes(gzip.compress(b"play()"))
    (client / "assets" / "main-1234.js.br").write_bytes(b"as small as it gets")
    (client / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("the key")
    monkeypatch.setattr(pages, "web_folder", lambda: client)
    return client


SITE = "https://tontine.example"


def file(path: str, **request: str) -> Response[bytes]:
    found = pages.file(path, PageRequest(**request))
    assert found is not None
    return found


class _Head(HTMLParser):
    """Collects the title and the meta elements of a page."""

    def __init__(self, response: Response[bytes]) -> None:
        super().__init__()
        self.said: dict[str, str] = {}
        self._tag = ""
        self.feed(response.content.decode())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self._tag = tag
        if tag == "html":
            self.said["lang"] = found["lang"]
        if tag == "meta":
            self.said[found.get("property") or found["name"]] = found["content"]
        assert tag in ("html", "head", "title", "meta"), "what is shown must not become a tag"

    def handle_data(self, data: str) -> None:
        if self._tag == "title":
            self.said["title"] = self.said.get("title", "") + data.strip()


def head(path: str, invitation: Invitation | None = None, language: str = "") -> dict[str, str]:
    return _Head(pages.page(path, PageRequest(SITE, language=language), invitation)).said


# -- files -------------------------------------------------------------------------


def test_files_with_a_hash_in_their_name_are_cached_for_ever(folder: Path) -> None:
    asset, icon = file("/assets/main-1234.js"), file("/icon.svg")
    assert asset.content == b"play()"
    assert "immutable" in asset.headers["Cache-Control"]
    assert icon.media_type == "image/svg+xml"
    assert icon.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize(
    ("header", "coding", "content"),
    [
        ("gzip, deflate, br, zstd", "br", b"as small as it gets"),
        ("gzip", "gzip", gzip.compress(b"play()", mtime=0)),
        ("br;q=0, gzip;q=0.5", "gzip", gzip.compress(b"play()", mtime=0)),
        ("identity", None, b"play()"),
        ("", None, b"play()"),
    ],
)
def test_a_file_is_sent_in_the_best_coding_that_the_browser_accepts(
    folder: Path, header: str, coding: str | None, content: bytes
) -> None:
    packed = file("/assets/main-1234.js", encoding=header)
    assert packed.headers.get("Content-Encoding") == coding
    assert packed.content[10:] == content[10:]  # the header of gzip has a time in it
    assert packed.media_type == "text/javascript"
    assert packed.headers["Vary"] == "Accept-Encoding"


def test_a_file_without_a_compressed_version_is_sent_uncompressed(folder: Path) -> None:
    icon = file("/icon.svg", encoding="br, gzip")
    assert icon.content == b"<svg/>"
    assert "Content-Encoding" not in icon.headers


def test_a_file_that_the_browser_has_is_not_sent_again(folder: Path) -> None:
    mark = file("/icon.svg").headers["ETag"]
    for known in (mark, f'"other", W/{mark}'):
        again = file("/icon.svg", known=known)
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["ETag"] == mark
    (folder / "icon.svg").write_text("<svg></svg>")
    changed = file("/icon.svg", known=mark)
    assert changed.content == b"<svg></svg>"
    # Each coding of a file has an ETag of its own.
    plain, packed = (file("/assets/main-1234.js", encoding=it) for it in ("", "br"))
    assert plain.headers["ETag"] != packed.headers["ETag"]


@pytest.mark.parametrize(
    "path", ["/nothing.js", "/../secret.txt", "/table/\0", "/assets/../../secret.txt"]
)
def test_other_files_are_not_found(folder: Path, path: str) -> None:
    response = file(path)
    assert response.status_code == 404
    assert response.content == b""


# -- the page ----------------------------------------------------------------------


@pytest.mark.parametrize("path", ["", "/", "/table/abc", "/table/abc/"])
def test_every_address_of_the_client_gets_its_one_page(folder: Path, path: str) -> None:
    assert pages.file(path, PageRequest()) is None
    response = pages.page(path, PageRequest())
    assert b"<title>Tontine</title>" in response.content
    assert response.media_type == "text/html"
    assert response.headers["Cache-Control"] == "no-cache"
    assert response.headers["Vary"] == "Accept-Encoding, Accept-Language"
    packed = pages.page(path, PageRequest(encoding="gzip, br"))
    assert packed.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(packed.content) == response.content
    again = pages.page(path, PageRequest(encoding="gzip, br", known=packed.headers["ETag"]))
    assert again.status_code == 304


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("it-IT,it;q=0.9,en;q=0.8", "it"),
        ("de, fr;q=0.5, en;q=0.7", "en"),
        ("en;q=0, fr-CA;q=0.1", "fr"),
        ("*", "en"),
        ("de;q=x,,;", "en"),
        ("", "en"),
    ],
)
def test_the_page_is_in_the_preferred_language(folder: Path, header: str, language: str) -> None:
    assert language_of(header) == language
    assert head("/", language=header)["lang"] == language


def test_the_preview_of_a_link_names_the_table(folder: Path) -> None:
    lobby = head("/")
    assert lobby["title"] == lobby["og:title"] == "Tontine"
    assert "bots" in lobby["og:description"]
    assert lobby["og:image"] == f"{SITE}/preview.jpg"
    assert lobby["og:url"] == f"{SITE}/"
    table = head("/table/abc", Invitation("acquire", "Ada"), "fr")
    assert table["og:title"] == "Acquire avec Ada · Tontine"
    assert "Ada a ouvert une table" in table["description"]
    assert table["og:locale"] == "fr_FR"


def test_names_in_a_link_preview_are_escaped(folder: Path) -> None:
    name = '"><script>alert(1)</script>&'
    assert name in head(f"/table/{name}", Invitation("acquire", name))["og:title"]


def test_without_the_client_a_page_says_how_to_build_it(folder: Path) -> None:
    (folder / "index.html").unlink()
    response = pages.page("/", PageRequest())
    assert response.status_code == 503
    assert b"npm run build" in response.content


@pytest.mark.parametrize(
    ("language", "text"),
    [("it-IT,en", "non è stata costruita"), ("fr", "pas construite"), ("de", "not been built")],
)
def test_that_page_is_in_the_preferred_language(folder: Path, language: str, text: str) -> None:
    (folder / "index.html").unlink()
    answer = pages.page("", PageRequest(language=language)).content.decode()
    assert text in answer
    assert "npm ci &amp;&amp; npm run build" in answer


def test_codings_that_we_do_not_have_are_ignored() -> None:
    assert accepted("zstd, deflate, *") == []


# -- over HTTP ---------------------------------------------------------------------


def test_the_preview_of_a_link_names_only_the_game_and_the_host(server: Server) -> None:
    created = server.create_table([ME, OPEN], name="Zoë & Co")
    answer = httpx.get(
        f"{server.address}/table/{created['table']}", headers={"Accept-Language": "it"}
    )
    if answer.status_code == 503:
        pytest.skip("the client has not been built")
    assert "<title>Acquire con Zoë &amp; Co · Tontine</title>" in answer.text
    assert f'content="{server.address}/preview.jpg"' in answer.text
    assert created["token"].partition(".")[0] not in answer.text


def test_pages_that_do_not_exist_are_not_found_and_say_so_in_the_language_of_the_reader(
    server: Server,
) -> None:
    for path in ("/nowhere", "/table/nowhere", "/table", "/account/nowhere"):
        answer = httpx.get(server.address + path, headers={"Accept-Language": "fr"})
        if answer.status_code == 503:
            pytest.skip("the client has not been built")
        assert answer.status_code == 404
        assert '<html lang="fr">' in answer.text
        again = {"Accept-Language": "fr", "If-None-Match": answer.headers["ETag"]}
        assert httpx.get(server.address + path, headers=again).status_code == 404


def test_the_server_knows_every_page_of_the_client(server: Server) -> None:
    """Its router names them one by one, but for those of tables and of links in mail."""
    router = ROOT / "web" / "src" / "page" / "router.svelte.ts"
    paths = re.findall(r'path === "(/[^"]*)"', router.read_text(encoding="utf-8"))
    assert {"/", "/account", "/reset"} <= set(paths)
    for path in paths:
        assert httpx.get(server.address + path).status_code in (200, 503), path


@pytest.mark.parametrize("path", ["/", "/api/lobby", "/nothing.js", "/api/tables/x/save/x.jsonl"])
def test_head_is_answered_like_get_without_a_body(server: Server, path: str) -> None:
    get, head = (httpx.request(method, server.address + path) for method in ("GET", "HEAD"))
    assert head.status_code == get.status_code
    assert head.content == b""
    for name in ("content-type", "content-length", "content-security-policy"):
        assert head.headers.get(name) == get.headers.get(name)


@pytest.mark.parametrize(
    ("language", "text"),
    [("it", "non si può fare"), ("fr", "ne se fait pas"), ("", "be done at this")],
)
def test_an_error_is_in_the_preferred_language(server: Server, language: str, text: str) -> None:
    answer = httpx.delete(f"{server.address}/api/lobby", headers={"Accept-Language": language})
    assert answer.status_code == 405
    assert text in answer.json()["text"]
