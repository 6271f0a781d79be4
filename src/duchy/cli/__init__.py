"""The command line `duchy`: play, serve, simulate, replay, count and measure. It knows the engine but no rules.

This module and the commands import only click, so that `duchy --help` starts quickly; a command imports the rest when
it runs.
"""

import sys
from importlib.util import find_spec

import click

from duchy import __version__
from duchy.cli.commands.arena import arena
from duchy.cli.commands.bench import bench
from duchy.cli.commands.bots import bots
from duchy.cli.commands.decisions import decisions
from duchy.cli.commands.export import export
from duchy.cli.commands.join import join
from duchy.cli.commands.perft import perft
from duchy.cli.commands.play import play
from duchy.cli.commands.puzzle import puzzle
from duchy.cli.commands.puzzles import puzzles
from duchy.cli.commands.replay import replay
from duchy.cli.commands.review import review
from duchy.cli.commands.serve import serve
from duchy.cli.commands.show import show
from duchy.cli.commands.sim import sim
from duchy.cli.commands.stats import stats
from duchy.cli.commands.train import train
from duchy.cli.table.registry import game_command, game_commands
from duchy.cli.terminal.output import accept_everything, echo
from duchy.cli.webpage import is_built_in

INTERRUPTED = 130
GROUPS = {
    "Play": ("play", "puzzle", "join", "serve"),
    "Recorded games and positions": ("replay", "review", "show"),
    "Boards and cards": ("duchies", "set"),
    "Bots": ("bots", "sim", "arena", "decisions", "puzzles", "train"),
    "Figures": ("export", "stats", "perft", "bench"),
}
"""The commands by what people want to do; those of other packages come last."""
OTHERS = "Other games"
INDENTS = 6
"""The blanks around the names in the list of commands."""


def print_version(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    """Print the version, whether the engine is compiled and the page included, and the version of each game's rules."""
    if wanted and not context.resilient_parsing:
        from duchy.games import game_names, load

        found = find_spec("duchy.core.game")
        build = "interpreted" if found is None or str(found.origin).endswith(".py") else "compiled"
        page = "with its page" if is_built_in() else "without a page"
        rules = ", ".join(f"{name} {load(name).rules}" for name in game_names())
        echo(f"duchy {__version__} ({build}, {page}; rules: {rules})")
        context.exit()


class Program(click.Group):
    """The group of all commands: the general ones, and those that games add."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """List the names of all commands."""
        return sorted({*super().list_commands(ctx), *game_commands()})

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands group by group, in columns of the same width."""
        commands = {name: self.get_command(ctx, name) for name in self.list_commands(ctx)}
        grouped = {name for names in GROUPS.values() for name in names}
        width = max(len(name) for name in commands)
        limit = formatter.width - width - INDENTS
        for title, names in {**GROUPS, OTHERS: tuple(name for name in commands if name not in grouped)}.items():
            found = [(name, command) for name in names if (command := commands.get(name)) is not None]
            if found:
                with formatter.section(title):
                    formatter.write_dl(
                        [(name.ljust(width), command.get_short_help_str(limit)) for name, command in found]
                    )

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Find a command by its name."""
        return super().get_command(ctx, cmd_name) or game_command(cmd_name)


@click.group(cls=Program, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=print_version,
    help="Show the version of this package and of the rules, and how the package was built.",
)
def program() -> None:
    """Play Castles of Burgundy and Wonderful Kingdom, and study them.

    Start with `duchy play burgundy` or `duchy play kingdom`. `duchy serve` and `duchy join` bring people from several
    places to one table. Add --help to any command to learn more about it.
    """


for command in (
    *(
        play,
        puzzle,
        serve,
        join,
        bots,
        sim,
        arena,
        decisions,
        puzzles,
        export,
        stats,
        train,
        replay,
        review,
        perft,
        bench,
        show,
    ),
):
    program.add_command(command)


def main(arguments: list[str] | None = None) -> None:
    """Run the command line and exit; report every error in one line."""
    accept_everything()
    try:
        result = program(arguments, prog_name="duchy", standalone_mode=False)
    except click.exceptions.NoArgsIsHelpError as error:
        echo(error.format_message())
        sys.exit(error.exit_code)
    except click.ClickException as error:
        echo(f"duchy: {error.format_message()}", err=True)
        sys.exit(error.exit_code)
    except click.Abort:
        sys.exit(INTERRUPTED)
    except ValueError as error:
        from duchy.core.reason import OptionError, Refusal

        if not isinstance(error, Refusal):
            raise
        echo(f"duchy: {error}", err=True)
        sys.exit(2 if isinstance(error, OptionError) else 1)
    sys.exit(result if isinstance(result, int) else 0)
