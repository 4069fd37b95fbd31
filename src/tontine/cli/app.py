"""The command line: what there is, and how it fails."""

from __future__ import annotations

import sys
from typing import Annotated, NoReturn

import typer

from tontine import __version__, is_compiled
from tontine.arena.reports import REPORTS
from tontine.cli.admin import admin
from tontine.cli.analyse import analyse
from tontine.cli.arena.contests import arena
from tontine.cli.bench import bench
from tontine.cli.conformance import conformance
from tontine.cli.extras import missing_extra
from tontine.cli.language import spoken_in
from tontine.cli.learn import learn
from tontine.cli.mcp import mcp
from tontine.cli.play import play
from tontine.cli.replay import replay
from tontine.cli.serve import serve
from tontine.cli.simulate import simulate
from tontine.cli.usage import usage_problem
from tontine.cli.verify import verify
from tontine.cli.work import work
from tontine.games import GAMES
from tontine.play.errors import Problem
from tontine.play.form import file_problem
from tontine.play.words import Phrase

BAD_USAGE = 2

ONE, OTHER, *_ = GAMES
EXAMPLES = f"""Examples:

\b
  tontine                                       tables in the browser
  tontine play {ONE:<32} a game at this terminal
  tontine play {OTHER} --seats me,hard,./bot.py:Sharp
  tontine learn {ONE:<31} a guided first game
  tontine arena {ONE} --seats hard,normal,normal,normal
  tontine simulate {next(iter(REPORTS))} --games 2000 --report out
  tontine replay FILE --as Ada
"""

app = typer.Typer(
    help="Financial board games, played to the letter.",
    epilog=EXAMPLES,
    rich_markup_mode=None,
)
for command in (
    *(serve, work, play, learn, simulate, bench),
    *(replay, analyse, verify, conformance, mcp),
):
    app.command()(command)
app.add_typer(arena, name="arena")
app.add_typer(admin, name="admin")


def _version(wanted: bool) -> None:
    if wanted:
        print(f"tontine {__version__} ({'compiled' if is_compiled() else 'plain Python'})")
        raise typer.Exit


@app.callback(invoke_without_command=True, epilog=EXAMPLES)
def tontine(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say which.")
    ] = False,
) -> None:
    """Financial board games, played to the letter. Without a command: serve."""
    if context.invoked_subcommand is None:
        serve()


def main() -> None:
    """Run the command. Bad usage is one line on stderr and exit code 2."""
    try:
        code = app(standalone_mode=False)
    except typer.TyperException as error:
        _fail(usage_problem(error))
    except Problem as error:
        _fail(error.phrase)
    except OSError as error:
        _fail(file_problem(error))
    except ModuleNotFoundError as error:
        if (problem := missing_extra(error)) is None:
            raise
        _fail(problem)
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(130)
    sys.exit(code if isinstance(code, int) else 0)


def _fail(problem: Phrase) -> NoReturn:
    text = spoken_in(sys.argv).say(problem)
    print(f"tontine: {' '.join(text.splitlines())}", file=sys.stderr)
    sys.exit(BAD_USAGE)
