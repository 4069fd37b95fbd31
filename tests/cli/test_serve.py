"""``tontine serve``, as it is started and as it fails."""

from __future__ import annotations

import socket
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import tontine, tontine_started
from tontine.cli import app as cli
from tontine.cli import serve as serving
from tontine.cli.serve import address_of, has_screen
from tontine.server.settings import read_mail_server, read_site

MAIL = "--site https://example.org --mail-server smtp://mail.example.org"
BAD = {
    "--port 70000": "at most 65535",
    "--pace -1": "--pace is at least 0",
    "--database mysql://root@localhost/x": "choose from sqlite and postgresql",
    "--database ://": "a database is a file or begins with",
    "--workers 2 --port 0": "can only share a PostgreSQL database",
    "--mail-from tables@example.org": "--mail-server, --mail-from and --site are needed together",
    "--site tables.example.org": "a site is an address such as",
    "--site https://[": "a site is an address such as",
    f"{MAIL} --mail-from tables": "mail comes from an address such as",
    f"{MAIL} --mail-from a@example.org --mail-server mail.example.org": "smtp://USER@HOST:PORT",
    f"{MAIL} --mail-from a@example.org --mail-server smtp://a:b@c": "the password stands elsewhere",
    f"{MAIL} --mail-from a@example.org --mail-password-file /no/file": "/no/file",
    "--host 203.0.113.1 --port 0": "cannot listen on 203.0.113.1",
    "--database /dev/null/x.db --port 0": "/dev/null",
    "--database postgresql+asyncpg://nobody@localhost:1/x --port 0": "localhost:1/x",
}


def failed(*arguments: str, started: bool = False) -> str:
    command = tontine_started if started else tontine
    done = command("serve", *arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("tontine: ")
    assert done.stderr.count("\n") == 1
    return done.stderr


@pytest.mark.parametrize("words", BAD)
def test_bad_usage(words: str) -> None:
    assert BAD[words] in failed("--no-open", *words.split())


def test_a_port_that_is_taken_is_said_to_be() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"port {port}: another program is using it" in failed(
            "--no-open", "--port", str(port), started=True
        )


def test_a_file_that_is_no_database_is_said_to_be(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada, this is not a database, however long one looks at it. " * 20)
    assert "file is not a database" in failed("--no-open", "--port", "0", "--database", str(file))
    assert "Dear Ada" in file.read_text()


def test_a_password_is_not_shown() -> None:
    said = failed("--port", "0", "--database", "postgresql+asyncpg://ada:hunter2@localhost:1/x")
    assert "hunter2" not in said


def test_a_password_for_mail_is_not_shown() -> None:
    said = failed(
        "--mail-from", "a@b.org", *MAIL.split()[:2], "--mail-server", "smtp://a:hunter2@c"
    )
    assert "hunter2" not in said


SETTINGS = {
    'port = "8600"': "port is a whole number",
    "port = true": "port is a whole number",
    "port = 70000": "--port is at most 65535",
    "pace = '1'": "pace is a number",
    "host = 1": "host is a text in quotation marks",
    "allowed-host = 'a.org'": "allowed-host is a list of texts",
    "bot = [1]": "bot is a list of texts",
    "open = 1": "open is true or false",
    "log = 'loud'": "--log cannot have that value",
    "ports = 8600": "no setting “ports”; choose from host, port",
    "settings = 'other.toml'": "no setting “settings”",
    "port = ": "is not TOML: Invalid value",
    "site = 'tables'": "a site is an address such as",
    "bot = ['acquire.easy']": "a bot is named as",
}


@pytest.mark.parametrize("text", SETTINGS)
def test_a_bad_file_of_settings(text: str, tmp_path: Path) -> None:
    file = tmp_path / "tontine.toml"
    file.write_text(text)
    assert SETTINGS[text] in failed("--no-open", "--settings", str(file))


def test_a_missing_file_of_settings() -> None:
    assert "/no/file: there is no such file" in failed("--settings", "/no/file")


def test_what_a_file_of_settings_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each option may stand in it; the environment and the command line come first."""
    file = tmp_path / "tontine.toml"
    file.write_text(f"""
port = 8699
host = "0.0.0.0"
pace = 2
database = "{tmp_path / "tables.db"}"
allowed-host = ["a.example.org", "b.example.org"]
trusted-proxy = ["10.0.0.0/8"]
site = "https://a.example.org"
metrics-token = "file"
archive-after = 30
open = false
log = "json"
""")
    served: list[tuple[Any, ...]] = []
    monkeypatch.setattr(serving, "_serve", lambda *told: served.append(told))
    monkeypatch.setenv("TONTINE_METRICS_TOKEN", "environment")
    monkeypatch.setattr(
        sys, "argv", ["tontine", "serve", "--pace", "3", "--settings", str(file), "--lang", "en"]
    )
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert ended.value.code == 0
    [(settings, host, port, _, opened, proxies, log, workers)] = served
    assert (host, port, opened, proxies, log, workers) == (
        *("0.0.0.0", 8699, False),
        *(["10.0.0.0/8"], "json", 1),
    )
    assert settings.database.database == str(tmp_path / "tables.db")
    assert settings.hosts == ("a.example.org", "b.example.org")
    assert (settings.site, settings.pace) == ("https://a.example.org", 3)
    assert (settings.metrics_token, settings.archive_after) == ("environment", 30 * 86400)


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("smtp://ada%40x@mail.org:25", ("starttls", "mail.org", 25, "ada@x")),
        ("smtp://mail.org", ("starttls", "mail.org", 587, "")),
        ("smtps://ada@mail.org", ("tls", "mail.org", 465, "ada")),
        ("smtp+plain://[::1]", ("none", "::1", 25, "")),
    ],
)
def test_a_mail_server_is_read(address: str, expected: tuple[object, ...]) -> None:
    site = read_site("https://tables.example.org:8443/x")
    assert site == "https://tables.example.org:8443"
    found = read_mail_server(address, "tables@example.org", "secret", site)
    assert found is not None
    assert (found.security, found.host, found.port, found.user) == expected
    assert (found.password, found.sender) == ("secret", "tables@example.org")


def test_alone_it_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[dict[str, Any]] = []
    monkeypatch.setattr(cli, "serve", lambda **options: served.append(options))
    monkeypatch.setattr(sys, "argv", ["tontine"])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert ended.value.code == 0
    assert served == [{}]


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://localhost:8600/"),
        ("0.0.0.0", "http://localhost:8600/"),
        ("::1", "http://[::1]:8600/"),
        ("example.org", "http://example.org:8600/"),
    ],
)
def test_the_address_is_one_a_browser_understands(host: str, address: str) -> None:
    assert address_of(host, 8600) == address


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there always is one")
def test_a_browser_is_opened_only_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not has_screen()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert has_screen()
