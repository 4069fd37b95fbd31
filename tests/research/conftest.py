"""Where the libraries are missing, nothing here can run: said once."""

from __future__ import annotations

from importlib.util import find_spec

MISSING = [name for name in ("gymnasium", "pettingzoo") if find_spec(name) is None]
collect_ignore_glob = ["test_aec.py", "test_single.py", "test_vector.py"] if MISSING else []
if find_spec("pyspiel") is None or MISSING:
    collect_ignore_glob.append("test_openspiel.py")


def pytest_report_header() -> list[str]:
    if not collect_ignore_glob:
        return []
    return [f"not tested, as libraries are missing: {', '.join(collect_ignore_glob)}"]
