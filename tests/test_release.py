"""What is released together says the same version, and brings all that belongs to it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from tontine import __version__
from tontine.play.titles import TITLES

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
SECTION = re.compile(r"^## \[(.+)\] - \d{4}-\d\d-\d\d$", re.MULTILINE)
PINNED = re.compile(r"([a-z0-9][a-z0-9-]*)==([0-9][0-9a-z.]*)")
UNTRIED = {"ray"}  # make test goes without

pytestmark = pytest.mark.once


def sections() -> list[str]:
    return SECTION.findall((ROOT / "CHANGELOG.md").read_text("utf-8"))


def pinned() -> dict[str, str]:
    lines = (ROOT / "tools" / "constraints.txt").read_text("utf-8").splitlines()
    found = [PINNED.fullmatch(line) for line in lines if not line.startswith("#")]
    assert all(found), "versions only, no addresses"
    return {match[1]: match[2] for match in found if match is not None}


def test_the_changelog_begins_with_this_version() -> None:
    assert sections()[0] == __version__
    assert sections() == sorted(sections(), key=Version, reverse=True)
    assert f"\nversion: {__version__}\n" in (ROOT / "CITATION.cff").read_text("utf-8")


@pytest.mark.parametrize("game", TITLES)
def test_versions_of_the_rules_are_named_after_releases(game: str) -> None:
    for tontine in TITLES[game].played_by:
        assert f"{tontine}.0" in sections()


def test_everything_that_is_installed_has_a_tested_version() -> None:
    project, versions = PROJECT["project"], pinned()
    groups = [project["dependencies"], *project["optional-dependencies"].values()]
    listed = [
        Requirement(line)
        for group in (*groups, PROJECT["build-system"]["requires"])
        for line in group
    ]
    for requirement in listed:
        name = canonicalize_name(requirement.name)
        if name not in {"tontine", *UNTRIED}:
            assert requirement.specifier.contains(versions[name]), requirement


def test_the_fonts_bring_their_licences() -> None:
    package = (ROOT / "web" / "package.json").read_text("utf-8")
    fonts = re.findall(r'"@fontsource(?:-variable)?/([a-z-]+)"', package)
    texts = {path.stem.lower(): path.read_text("utf-8") for path in ROOT.glob("web/licences/*")}
    assert sorted(texts) == sorted(f"ofl-{font}" for font in fonts)
    assert all("SIL OPEN FONT LICENSE Version 1.1" in text for text in texts.values())
    assert "web/licences/*.txt" in PROJECT["project"]["license-files"]
