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
    from mcp.server.mcpserver.exceptions import ToolError

    server: MCPServer[Any] = MCPServer(
        "tontine", instructions=GUIDE, version=__version__, log_level="WARNING"
    )
    playing: list[AgentGame] = []

    def told(tell: Callable[[AgentGame], str]) -> str:
        if not playing:
            raise ToolError(words("mcp-no-game"))
        try:
            return tell(playing[-1])
        except (Problem, Refused) as problem:
            raise ToolError(playing[-1].say(problem)) from None

    # They are coroutines so that one call is done before the next begins.

    @server.tool(structured_output=False)
    async def start_game(
        game: str = next(iter(TITLES)),
        rivals: list[str] = list(RIVALS),  # noqa: B006  the schema shows it; nothing changes it
        options: dict[str, str] | None = None,
        seed: int | None = None,
    ) -> str:
        """Begin a game in place of the one before, if there was one; you sit first. rivals are
        names of bots, weakest to strongest: random, easy, normal, hard, expert. The same seed
        deals the same game."""
        try:
            begun = AgentGame(game, rivals, options or {}, seed, words)
        except Problem as problem:
            raise ToolError(words.say(problem.phrase)) from None
        playing[:] = [begun]
        return begun.look()

    @server.tool(structured_output=False)
    async def look() -> str:
        """The table as your seat sees it, and what you are asked."""
        return told(AgentGame.look)

    @server.tool(structured_output=False)
    async def choices() -> str:
        """Your choices as JSON decisions, with what each would do. Below them are the numbers that
        may be filled in instead: least..most / step."""
        return told(AgentGame.choices)

    @server.tool(structured_output=False)
    async def decide(answer: str | int | dict[str, Any]) -> str:
        """Answer the question, in the words that it shows, or with a decision from choices."""
        said = str(answer) if isinstance(answer, int) else answer
        return told(lambda game: game.decide(said, hints))

    @server.tool(structured_output=False)
    async def rule(about: str = "") -> str:
        """A rule by its id (A20, P18, G24), a chapter by a word of its heading, or, without one,
        how to answer and what chapters there are."""
        return told(lambda game: game.rule(about))

    if hints:

        @server.tool(structured_output=False)
        async def hint() -> str:
            """What the coach would do in your seat, with the chance to win after it, and why."""
            return told(AgentGame.hint)

    return server
