"""The browser client as it is served."""

from __future__ import annotations

from pathlib import Path

import pytest

from tontine.table import pages


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    client = tmp_path / "web"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<title>Tontine</title>")
    (client / "assets" / "main-1234.js").write_text("play()")
    (client / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("the key")
    monkeypatch.setattr(pages, "web_folder", lambda: client)
    return client


@pytest.mark.parametrize("path", ["", "/", "/table/abc", "/table/abc/"])
def test_every_address_of_the_client_is_its_one_page(folder: Path, path: str) -> None:
    response = pages.page(path)
    assert response.content == b"<title>Tontine</title>"
    assert response.media_type == "text/html"
    assert response.headers["Cache-Control"] == "no-cache"


def test_files_whose_names_change_with_them_are_kept_for_ever(folder: Path) -> None:
    asset, icon = pages.page("/assets/main-1234.js"), pages.page("/icon.svg")
    assert asset.content == b"play()"
    assert "immutable" in asset.headers["Cache-Control"]
    assert icon.media_type == "image/svg+xml"
    assert icon.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["/nothing.js", "/../secret.txt", "/table/\0", "/assets/../../secret.txt"]
)
def test_there_is_no_other_file(folder: Path, path: str) -> None:
    response = pages.page(path)
    assert response.status_code == 404
    assert response.content == b""


def test_without_the_client_a_page_says_how_to_build_it(folder: Path) -> None:
    (folder / "index.html").unlink()
    response = pages.page("/")
    assert response.status_code == 503
    assert b"npm run build" in response.content
