"""``tontine mcp``: an agent takes a seat, by the Model Context Protocol over standard input and
output."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tontine import __version__
from tontine.cli.agent import RIVALS, AgentGame
from tontine.cli.arguments import Lang
from tontine.cli.language import language
from tontine.play.errors import Problem, Refused
from tontine.play.titles import TITLES
from tontine.play.words import Words

if TYPE_CHECKING:
    from mcp.server.mcpserver import MCPServer

GUIDE = f"""Plays board games with bots: {", ".join(TITLES)}. You have one seat, and see what that \
seat may see. start_game begins one and shows the table with your first question; decide answers \
it, and returns what happened since and the next question, until the game is over. Answer in the \
words that the question shows (numbers of the list too), or with a decision as JSON from choices. \
look shows the whole table, rule explains a rule (A20) or a chapter."""


def mcp(
    hints: Annotated[
        bool, typer.Option("--hints/--no-hints", help="Whether it may ask the coach for hints.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Let an agent play: a Model Context Protocol server on standard input and output."""
    make_server(language(lang), hints).run()


def make_server(words: Words, hints: bool) -> MCPServer[Any]:
    from mcp.server.mcpserver import MCPServer

    server: MCPServer[Any] = MCPServer(
        "tontine", instructions=GUIDE, version=__version__, log_level="WARNING"
    )
    tools = Tools(words, hints)
    offered: list[Callable[..., Any]] = [tools.start_game, tools.look, tools.choices]
    offered += [tools.decide, tools.rule, *([tools.hint] if hints else [])]
    for tool in offered:
        server.add_tool(tool, structured_output=False)
    return server


class Tools:
    """What an agent may call; it is told their names, arguments and docstrings. They are coroutines
    so that one call is done before the next begins."""

    def __init__(self, words: Words, hints: bool) -> None:
        self._words = words
        self._hints = hints
        self._playing: AgentGame | None = None

    async def start_game(
        self,
        game: str = next(iter(TITLES)),
        rivals: list[str] = list(RIVALS),  # noqa: B006  the schema shows it; nothing changes it
        options: dict[str, str] | None = None,
        seed: int | None = None,
    ) -> str:
        """Begin a game in place of the one before, if there was one; you sit first. rivals are
        names of bots, weakest to strongest: random, easy, normal, hard, expert. The same seed
        deals the same game."""
        try:
            self._playing = AgentGame(game, rivals, options or {}, seed, self._words)
        except Problem as problem:
            raise _error(self._words.say(problem.phrase)) from None
        return self._playing.look()

    async def look(self) -> str:
        """The table as your seat sees it, and what you are asked."""
        return self._told(AgentGame.look)

    async def choices(self) -> str:
        """Your choices as JSON decisions, with what each would do. Below them are the numbers that
        may be filled in instead: least..most / step."""
        return self._told(AgentGame.choices)

    async def decide(self, answer: str | int | dict[str, Any]) -> str:
        """Answer the question, in the words that it shows, or with a decision from choices."""
        said = str(answer) if isinstance(answer, int) else answer
        return self._told(lambda game: game.decide(said, self._hints))

    async def rule(self, about: str = "") -> str:
        """A rule by its id (A20, P18, G24), a chapter by a word of its heading, or, without one,
        how to answer and what chapters there are."""
        return self._told(lambda game: game.rule(about))

    async def hint(self) -> str:
        """What the coach would do in your seat, with the chance to win after it, and why."""
        return self._told(AgentGame.hint)

    def _told(self, tell: Callable[[AgentGame], str]) -> str:
        if self._playing is None:
            raise _error(self._words("mcp-no-game"))
        try:
            return tell(self._playing)
        except (Problem, Refused) as problem:
            raise _error(self._playing.say(problem)) from None


def _error(text: str) -> Exception:
    from mcp.server.mcpserver.exceptions import ToolError

    return ToolError(text)
