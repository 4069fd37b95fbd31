"""The TypeScript types and the documentation of the wire are generated from the messages."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tontine.server.wire import socket as messages
from tontine.server.wire.closing import CloseCode

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.parametrize("tool", ["wire.py", "wire_docs.py", "schemas.py"])
def test_the_typescript_types_and_the_page_about_the_wire_are_current(tool: str) -> None:
    command = [sys.executable, f"tools/{tool}", "--check"]
    checked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr


@pytest.mark.parametrize("union", [messages.ClientMessage, messages.ServerMessage])
def test_every_message_has_a_type_of_its_own_and_says_what_it_is(union: object) -> None:
    parts = union.__args__  # type: ignore[attr-defined]
    tags = [part.__struct_config__.tag for part in parts]
    assert len(set(tags)) == len(tags)
    assert all(part.__doc__ for part in parts)


def test_a_client_message_with_unknown_fields_is_not_read() -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.json.decode(b'{"type":"hello","more":1}', type=messages.ClientMessage)


def test_the_page_about_the_wire_has_every_code_that_a_socket_is_closed_with() -> None:
    page = (ROOT / "docs" / "wire-protocol.md").read_text(encoding="utf-8")
    told = re.findall(r"^\| (\d{4}) \|", page, re.MULTILINE)
    assert [int(code) for code in told] == sorted(CloseCode)
