"""The terminal puts no sentences together: what is said is one message, chosen by what is shown.

What stands beside a message are columns, signs and what the player types. The browser's twin is
``no-rules.test.ts``.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tontine.cli.terminal

TERMINAL = Path(tontine.cli.terminal.__path__[0])
SPEAKERS = ("words", "_words", "say")  # what they answer is in the player's language
OWN_TEXT = re.compile(r"[\w().,:;!?·]")  # more than a space between columns


def said(node: ast.AST) -> bool:
    """Whether it is a translated text."""
    if not isinstance(node, ast.Call):
        return False
    name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
    return (node.func.id if isinstance(node.func, ast.Name) else name) in SPEAKERS


def speaks(node: ast.AST) -> bool:
    """Whether a translated text is somewhere in it."""
    return any(map(said, ast.walk(node)))


def is_text(node: ast.AST) -> bool:
    """A translated text, or one with such in it."""
    return said(node) or (isinstance(node, ast.JoinedStr) and speaks(node))


def joined(text: ast.JoinedStr) -> bool:
    """Two messages in a row, or one with brackets or words of the code's own."""
    own = [it.value for it in text.values if isinstance(it, ast.Constant)]
    messages = [it for it in text.values if isinstance(it, ast.FormattedValue) and speaks(it.value)]
    return len(messages) > 1 or (bool(messages) and any(OWN_TEXT.search(str(it)) for it in own))


def made(call: ast.Call) -> bool:
    """A phrase of the terminal's own, instead of one that the view has."""
    named = isinstance(call.func, ast.Name) and call.func.id == "Phrase"
    return named and len(call.args) > 1 and isinstance(call.args[0], ast.Constant)


def folded(call: ast.Call) -> bool:
    """A sentence in small letters, to stand within another."""
    if not isinstance(call.func, ast.Attribute) or call.func.attr != "lower":
        return False
    sentence = call.func.value
    return isinstance(sentence, ast.Call) and "say" in ast.unparse(sentence.func)


def glued(tree: ast.AST) -> Iterator[ast.expr | ast.stmt]:
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr) and joined(node):
            yield node
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            if is_text(node.left) and is_text(node.right):
                yield node
        elif isinstance(node, ast.AugAssign):
            if is_text(node.value):
                yield node
        elif isinstance(node, ast.Call) and (made(node) or folded(node)):
            yield node


def test_the_terminal_puts_no_sentences_together() -> None:
    files = sorted(TERMINAL.rglob("*.py"))
    assert len(files) > 40
    found = [
        f"{path.relative_to(TERMINAL)}:{node.lineno} {ast.unparse(node)}"
        for path in files
        for node in glued(ast.parse(path.read_text("utf-8")))
    ]
    assert found == []


@pytest.mark.parametrize(
    "code",
    [
        "f\"{words('header-round')} · {words('header-over')}\"",
        "f\" {words('header-round')} · \"",
        'f"  ({speech.say(balance)})"',
        "left += words('header-over')",
        'left += f" {self._words(it)}"',
        "words('one') + words('two')",
        "speech.say(heading).lower()",
        "Phrase('severance', {'amount': 3})",
    ],
)
def test_it_finds_what_is_glued(code: str) -> None:
    assert list(glued(ast.parse(code)))
