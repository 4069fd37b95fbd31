"""The page for hosts: its examples work as they are, and proxies are believed as it says."""

from __future__ import annotations

import asyncio
import os
import re
import shlex
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.main import get_command
from websockets.asyncio.client import connect
from websockets.typing import Origin

from tests.server.certificates import Certificate
from tests.server.server import ME, OPEN, Client, Server, new_id
from tontine.cli.app import app
from tontine.cli.serve import PORT

PAGE = (Path(__file__).parents[3] / "docs" / "hosting.md").read_text("utf-8")
BLOCKS = re.findall(r"^```\w*\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
ONE_TABLE = "from tontine.server.common.limits import *; RATES['created_tables'] = Rates((1, 0))"


def block(beginning: str) -> str:
    """The one block that begins so."""
    (found,) = [it for it in BLOCKS if it.startswith(beginning)]
    return str(found)


NGINX, CADDY, UNIT = block("server {"), block("tables.example.org {"), block("[Unit]")


# -- whose address it is -----------------------------------------------------------


def create(server: Server | str, from_address: str, **headers: str) -> int:
    """The status of the answer to whoever creates a table from there."""
    address = server if isinstance(server, str) else server.address
    transport = httpx.HTTPTransport(local_address=from_address, verify=False)
    body = {"id": new_id() * 4, "game": "acquire", "name": "Ada", "seats": [ME, OPEN]}
    with httpx.Client(transport=transport) as client:
        return client.post(f"{address}/api/tables", json=body, headers=headers).status_code


def forwarded(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address}


@pytest.mark.parametrize("trusted", ["127.0.0.2", "127.0.0.2/31"])
def test_only_a_trusted_proxy_says_for_whom_it_asks(tmp_path: Path, trusted: str) -> None:
    with Server(tmp_path / "tables.db", 0, ONE_TABLE, f"--trusted-proxy={trusted}") as server:
        assert create(server, "127.0.0.2", **forwarded("192.0.2.1")) == 201
        assert create(server, "127.0.0.2", **forwarded("192.0.2.1")) == 429
        assert create(server, "127.0.0.2", **forwarded("192.0.2.2")) == 201
        # What a client has said itself stands before what the proxy says.
        assert create(server, "127.0.0.2", **forwarded("192.0.2.9, 192.0.2.2")) == 429
        for stranger in ("127.0.0.4", "127.0.0.1"):
            assert create(server, stranger, **forwarded("192.0.2.3")) == 201
            assert create(server, stranger, **forwarded("192.0.2.4")) == 429
            assert create(server, stranger) == 429


def test_without_a_word_this_machine_is_trusted(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", 0, ONE_TABLE) as server:
        assert create(server, "127.0.0.1", **forwarded("192.0.2.1")) == 201
        assert create(server, "127.0.0.1", **forwarded("192.0.2.2")) == 201
        assert create(server, "127.0.0.1", **forwarded("192.0.2.2")) == 429


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="there is no IPv6 here")
def test_a_server_for_both_protocols_knows_addresses_of_ipv4(tmp_path: Path) -> None:
    """The system shows them as ::ffff:127.0.0.1."""
    with Server(tmp_path / "tables.db", 0, ONE_TABLE, "--host=::") as server:
        for sent in ("192.0.2.1", "::ffff:192.0.2.2"):
            assert create(server, "127.0.0.1", **forwarded(sent)) == 201
            assert create(server, "127.0.0.1", **forwarded(sent.removeprefix("::ffff:"))) == 429
        there = f"http://[::1]:{server.port}"
        assert create(there, "::1", **forwarded("192.0.2.3")) == 201
        assert create(there, "::1", **forwarded("192.0.2.3")) == 429
        for address in (server.address, there):
            assert httpx.get(f"{address}/metrics").status_code == 200
            assert httpx.get(f"{address}/metrics", headers={"Via": "x"}).status_code == 403


# -- the examples ------------------------------------------------------------------


def command_of(words: list[str]) -> tuple[Any, list[str]]:
    """The command that ``tontine`` with these words is, and what is left for it."""
    command: Any = get_command(app)
    while words and words[0] in getattr(command, "commands", {}):
        command, words = command.commands[words[0]], words[1:]
    return command, words


def test_every_command_that_is_run_is_understood() -> None:
    """By a shell, by systemd or by cron."""
    blocks = "\n".join(BLOCKS).replace("\\\n", " ")  # a line that goes on in the next one
    found = re.findall(r"(?:^|[ =/])tontine (?=serve|admin)(.*)$", blocks, re.MULTILINE)
    assert len(found) == 6
    for line in found:
        command, words = command_of(shlex.split(line))
        command.make_context("tontine", words)  # which reads all of it, and runs nothing


def test_every_option_that_is_named_exists() -> None:
    admin = get_command(app).commands["admin"].commands.values()  # type: ignore[attr-defined]
    known = {
        option
        for command in (command_of(["serve"])[0], *admin)
        for parameter in command.params
        for option in (*parameter.opts, *parameter.secondary_opts)
    }
    named = re.findall(r"`(--[a-z-]+)", PAGE)
    assert len(named) > 20
    assert set(named) - known == set()
    for line in re.findall(r"`tontine (admin [^`]+)`", PAGE):
        command, words = command_of(shlex.split(line))
        given = [it for it in words if it.startswith("--")]
        assert set(given) <= {option for it in command.params for option in it.opts}, line


def test_the_unit_makes_files_that_only_its_user_reads() -> None:
    assert "UMask=0077" in UNIT.splitlines()


def test_the_unit_lets_a_server_open_more_files_than_usual() -> None:
    assert "LimitNOFILE=65536" in UNIT.splitlines()


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "tontine.service"
    unit.write_text(UNIT.replace("/opt/tontine/bin/tontine", sys.executable))
    look = ["systemd-analyze", "verify", "--recursive-errors=no", str(unit)]
    said = subprocess.run(look, capture_output=True, text=True, check=False)
    assert (said.returncode, said.stderr) == (0, "")


def test_the_proxies_hand_on_what_the_server_needs() -> None:
    (location,) = re.findall(r"location / \{(.*?)\}", NGINX, re.DOTALL)
    directives = [line.strip() for line in location.split(";") if line.strip()]
    headers = dict(
        re.findall(r"^proxy_set_header (\S+) (.+)$", "\n".join(directives), re.MULTILINE)
    )
    assert headers == {
        "Host": "$http_host",
        "X-Forwarded-For": "$remote_addr",
        "X-Forwarded-Proto": "$scheme",
        "Upgrade": "$http_upgrade",
        "Connection": '"upgrade"',
    }
    assert "proxy_http_version 1.1" in directives
    assert NGINX.count("{") == NGINX.count("}")
    # Caddy does all of it by itself, unless it is told otherwise.
    assert CADDY.split() == ["tables.example.org", "{", "reverse_proxy", f"127.0.0.1:{PORT}", "}"]
    assert f"proxy_pass http://127.0.0.1:{PORT}" in directives


@pytest.mark.skipif(shutil.which("nginx") is None, reason="nginx is not installed")
def test_nginx_in_front_of_it(tmp_path: Path) -> None:
    certificate, port = Certificate(tmp_path), free_port()
    temporary = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    with Server(tmp_path / "tables.db", 0, ONE_TABLE) as server:
        site = NGINX.replace(f":{PORT};", f":{server.port};")
        site = site.replace("listen 443", f"listen 127.0.0.1:{port}")
        site = site.replace("/etc/ssl/tables.pem", str(certificate.file))
        site = site.replace("/etc/ssl/tables.key", str(certificate.key))
        paths = "\n".join(f"{it}_temp_path {tmp_path}/{it};" for it in temporary)
        general = f"daemon off; master_process off; pid {tmp_path}/pid; error_log stderr;"
        file = tmp_path / "nginx.conf"
        file.write_text(f"{general}\nevents {{}}\nhttp {{ access_log off;\n{paths}\n{site} }}")
        run = ["nginx", "-e", "stderr", "-p", str(tmp_path), "-c", str(file)]
        subprocess.run([*run, "-t"], check=True)
        with running(run, port):
            look_through(f"https://127.0.0.1:{port}")


@pytest.mark.skipif(shutil.which("caddy") is None, reason="Caddy is not installed")
def test_caddy_in_front_of_it(tmp_path: Path) -> None:
    file, port = tmp_path / "Caddyfile", free_port()
    file.write_text(CADDY)
    adapt = ["caddy", "adapt", "--adapter=caddyfile", f"--config={file}"]
    subprocess.run(adapt, check=True, stdout=subprocess.DEVNULL)
    with Server(tmp_path / "tables.db", 0, ONE_TABLE) as server:
        # Without TLS: it would ask for a certificate for the name.
        site = CADDY.replace(f":{PORT}", f":{server.port}")
        site = site.replace("tables.example.org", f"http://127.0.0.1:{port}")
        file.write_text(f"{{\nadmin off\n}}\n{site}")
        run = ["caddy", "run", "--adapter=caddyfile", f"--config={file}"]
        with running(run, port, XDG_DATA_HOME=str(tmp_path), XDG_CONFIG_HOME=str(tmp_path)):
            look_through(f"http://127.0.0.1:{port}")


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


def is_open(port: int) -> bool:
    with socket.socket() as line:
        return line.connect_ex(("127.0.0.1", port)) == 0


@contextmanager
def running(command: list[str], port: int, **environment: str) -> Iterator[None]:
    """A proxy, from when it listens."""
    with subprocess.Popen(command, env=os.environ | environment) as process:
        try:
            while not is_open(port):
                assert process.poll() is None
                time.sleep(0.05)
            yield
        finally:
            process.terminate()


def look_through(address: str) -> None:
    """What the server needs comes through a proxy: addresses, the name, and sockets."""
    assert create(address, "127.0.0.2") == 201
    assert create(address, "127.0.0.2", **forwarded("192.0.2.1")) == 429  # that nobody is believed
    body = {"id": new_id() * 4, "game": "acquire", "name": "Ada", "seats": [ME, OPEN]}
    with httpx.Client(verify=False, headers={"Origin": address}) as client:
        created = client.post(f"{address}/api/tables", json=body).json()

    async def talk() -> None:
        secure = ssl._create_unverified_context() if address.startswith("https") else None
        path = f"{address.replace('http', 'ws', 1)}/api/tables/{created['table']}/socket"
        async with connect(path, origin=Origin(address), ssl=secure) as line:
            ada = Client(line, created["token"])
            await ada.say("hello", token=created["token"])
            await ada.until(lambda: "room" in ada.last)
            await ada.close()

    asyncio.run(talk())
