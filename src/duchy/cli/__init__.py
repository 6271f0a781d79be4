"""The command line `duchy`: play, serve, simulate, replay, count and measure. Knows the engine, not the rules.

This module and those of the commands import nothing but click, so that `duchy --help` starts at once; a command
imports what it needs when it runs.
"""

import sys
from importlib.util import find_spec

import click

from duchy import __version__
from duchy.cli.commands.arena import arena
from duchy.cli.commands.bench import bench
from duchy.cli.commands.duchies import duchies
from duchy.cli.commands.export import export
from duchy.cli.commands.join import join
from duchy.cli.commands.perft import perft
from duchy.cli.commands.play import play
from duchy.cli.commands.replay import replay
from duchy.cli.commands.review import review
from duchy.cli.commands.serve import serve
from duchy.cli.commands.sets import sets
from duchy.cli.commands.show import show
from duchy.cli.commands.sim import sim
from duchy.cli.commands.stats import stats
from duchy.cli.commands.train import train
from duchy.cli.webpage import built_in

INTERRUPTED = 130


def print_version(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    """Say the version, whether the engine is compiled and the page built in, and which rules are played."""
    if wanted and not context.resilient_parsing:
        from duchy.games import game_names, load

        found = find_spec("duchy.core.game")
        build = "interpreted" if found is None or str(found.origin).endswith(".py") else "compiled"
        page = "with its page" if built_in() else "without a page"
        rules = ", ".join(f"{name} {load(name).rules}" for name in game_names())
        click.echo(f"duchy {__version__} ({build}, {page}; rules: {rules})")
        context.exit()


@click.group(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=print_version,
    help="Say the version, whether the engine is compiled and the page built in, and which rules are played.",
)
def program() -> None:
    """A table for games about duchies.

    Begin with `duchy play burgundy` or `duchy play kingdom`; `duchy serve` and `duchy join` bring people from several
    places to one table. Every command explains itself with --help.
    """


for command in (
    *(play, serve, join, sim, arena, export, stats, train, replay, review, perft, bench),
    *(duchies, show, sets),
):
    program.add_command(command)


def main(arguments: list[str] | None = None) -> None:
    """Run the command line and exit; whatever is wrong is said in one line."""
    try:
        result = program(arguments, prog_name="duchy", standalone_mode=False)
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message())
        sys.exit(error.exit_code)
    except click.ClickException as error:
        click.echo(f"duchy: {error.format_message()}", err=True)
        sys.exit(error.exit_code)
    except click.Abort:
        sys.exit(INTERRUPTED)
    except ValueError as error:
        from duchy.core.reason import OptionError, Refusal

        if not isinstance(error, Refusal):
            raise
        click.echo(f"duchy: {error}", err=True)
        sys.exit(2 if isinstance(error, OptionError) else 1)
    sys.exit(result if isinstance(result, int) else 0)
