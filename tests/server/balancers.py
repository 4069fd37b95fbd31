"""Real load balancers in front of servers, set up as docs/hosting.md says."""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Self

import httpx
import pytest

from tests.server.server import Server, Site

DOCUMENTED = Path(__file__).parents[2] / "docs" / "hosting.md"
PATIENCE = 20  # seconds to start
SHORT_CHECK = "timeout check 2s"


def documented(language: str) -> str:
    """The first block in that language on the page about several hosts."""
    page = DOCUMENTED.read_text("utf-8").partition("## Several hosts")[2]
    found = re.search(rf"```{language}\n(.*?)```", page, re.DOTALL)
    assert found is not None, language
    return found[1]


class Balancer(Site):
    """In front of servers, until it is left."""

    PROGRAM, LANGUAGE, LISTEN = "", "", ""

    def __init__(self, folder: Path, servers: Sequence[Server]) -> None:
        program = shutil.which(self.PROGRAM, path=f"/usr/local/sbin:/usr/sbin:{_path()}")
        if program is None:
            pytest.skip(f"{self.PROGRAM} is not installed; on Debian: apt install {self.PROGRAM}")
        self.port = _free_port()
        config = documented(self.LANGUAGE)
        assert self.LISTEN in config
        config = config.replace(self.LISTEN, self.LISTEN.replace("80", f"127.0.0.1:{self.port}"))
        lines = config.splitlines()
        own = [line for line in lines if re.search(r"10\.0\.0\.\d:8600", line)]
        at = lines.index(own[0])
        rest = [line for line in lines if line not in own]
        rest[at:at] = [
            re.sub(r"10\.0\.0\.\d:8600", f"127.0.0.1:{it.port}", own[0]).replace(
                " one ", f" host{number} "
            )
            for number, it in enumerate(servers)
        ]
        self._file = folder / f"{self.PROGRAM}.cfg"
        self._file.write_text(self.whole("\n".join(rest) + "\n", folder))
        self._process = subprocess.Popen([program, *self.arguments()], stderr=subprocess.PIPE)
        self._wait()

    def whole(self, config: str, folder: Path) -> str:
        """What is documented is a part of what the program needs."""
        return config

    def arguments(self) -> list[str]:
        raise NotImplementedError

    def _wait(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while True:
            ended = self._process.poll()
            assert ended is None, self._process.stderr and self._process.stderr.read()
            try:
                if httpx.get(f"{self.address}/ready").status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            assert time.monotonic() < deadline, f"{self.PROGRAM} does not answer"
            time.sleep(0.1)

    @property
    def exit_code(self) -> int | None:
        """None while it runs."""
        return self._process.poll()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.communicate()


class HAProxy(Balancer):
    PROGRAM, LANGUAGE, LISTEN = "haproxy", "haproxy", "bind :80"

    def whole(self, config: str, folder: Path) -> str:
        """The machine that tests run on may be busy: whoever answers late is not gone."""
        assert SHORT_CHECK in config
        return config.replace("bind :127", "bind 127").replace(SHORT_CHECK, "timeout check 20s")

    def arguments(self) -> list[str]:
        return ["-db", "-q", "-f", str(self._file)]


class Nginx(Balancer):
    PROGRAM, LANGUAGE, LISTEN = "nginx", "nginx", "listen 80"

    def whole(self, config: str, folder: Path) -> str:
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        paths = "".join(f"{it}_temp_path {folder}/{it};\n" for it in kinds)
        head = f"pid {folder}/nginx.pid;\ndaemon off;\nmaster_process off;\nerror_log stderr;\n"
        return f"{head}events {{}}\nhttp {{\naccess_log off;\n{paths}{config}}}\n"

    def arguments(self) -> list[str]:
        return ["-e", "stderr", "-c", str(self._file)]


def _path() -> str:
    import os

    return os.environ.get("PATH", "")


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
    return port
