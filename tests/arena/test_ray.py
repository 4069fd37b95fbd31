"""The arena on a Ray cluster: the same deals, and the same weights, as in one process."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest

from tests.cli.command import tontine
from tontine.arena.contest import ContestReport

RAY = find_spec("ray") is not None
needs_ray = pytest.mark.skipif(not RAY, reason="the extra tontine[ray] is not installed")
WORDS = "arena acquire --seats normal,easy,random --games 12 --json"
TRAIN = "arena train acquire --rounds 1 --games 60 --shown 1"


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Of a cluster with two cores, started for these tests."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    start = ["--head", f"--port={port}", "--num-cpus=2", "--include-dashboard=false", "--block"]
    cluster = subprocess.Popen(
        [Path(sys.executable).parent / "ray", "start", *start],
        env={**os.environ, "RAY_USAGE_STATS_ENABLED": "0"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        _wait_for(port, cluster)
        yield f"127.0.0.1:{port}"
    finally:
        cluster.send_signal(signal.SIGTERM)
        try:
            cluster.wait(30)
        finally:
            os.killpg(cluster.pid, signal.SIGKILL) if cluster.poll() is None else None


def _wait_for(port: int, cluster: subprocess.Popen[bytes]) -> None:
    for _ in range(600):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        assert cluster.poll() is None, "Ray has ended"
        time.sleep(0.1)
    pytest.fail("Ray does not listen")


def reported(*more: str) -> ContestReport:
    done = tontine(*WORDS.split(), *more)
    assert done.returncode == 0, done.stderr
    report = msgspec.json.decode(done.stdout, type=ContestReport)
    names = [msgspec.structs.replace(it, milliseconds=0, longest=0) for it in report.names]
    return msgspec.structs.replace(report, names=names)


@needs_ray
def test_a_cluster_plays_the_same_deals(address: str, tmp_path: Path) -> None:
    here = reported("--workers", "1")
    assert reported("--ray", address) == here
    # What was begun here goes on there.
    file = str(tmp_path / "deals.jsonl")
    reported("--workers", "1", "--games", "6", "--out", file)
    assert reported("--ray", address, "--out", file) == here


@needs_ray
def test_other_rules_or_bots_there_are_refused(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tontine.arena.code.code_of", lambda game, names: "another")
    done = tontine(*WORDS.split(), "--ray", address)
    assert done.returncode == 2
    assert "are not those here" in done.stderr


@needs_ray
def test_a_cluster_teaches_the_same_to_the_byte(address: str, tmp_path: Path) -> None:
    """More games than are handed over at a time, so that two processes share them."""
    files: list[bytes] = []
    for where in (["--workers", "1"], ["--ray", address]):
        file = tmp_path / f"{len(files)}.json"
        done = tontine(*TRAIN.split(), "--out", str(file), *where)
        assert done.returncode == 0, done.stderr
        files.append(file.read_bytes())
    assert b"belief" in files[0]
    assert files[0] == files[1]


@needs_ray
def test_where_no_cluster_is() -> None:
    done = tontine(*WORDS.split(), "--ray", "127.0.0.1:1")
    assert done.returncode == 2
    assert "no Ray cluster can be reached at 127.0.0.1:1" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.skipif(RAY, reason="the extra tontine[ray] is installed")
def test_without_the_extra_it_is_named() -> None:
    done = tontine(*WORDS.split(), "--ray", "auto")
    assert done.returncode == 2
    assert 'pip install "tontine[ray]"' in done.stderr
