"""`duchy play`: a game in the terminal, against bots and with other people at the same keyboard."""

import click

from duchy.cli.arguments import (
    GameGroup,
    bots_help,
    game_options,
    game_params,
    game_title,
    seed_of,
    seed_param,
)
from duchy.cli.help import GroupedCommand
from duchy.cli.table.registry import option_groups

GROUPS = {"Players": ("seat", "name"), "Bots": ("bot", "seed"), "Saving": ("save", "position")}
"""The groups of the options that only this command has."""


def play_command(name: str) -> click.Command:
    """Build `duchy play GAME`."""

    def run(**values: object) -> None:
        from duchy.cli.files import read_json
        from duchy.cli.table.opening import start_game
        from duchy.cli.table.session import run as play_to_the_end

        position = None if values["position"] is None else read_json(str(values["position"]))
        names = values["name"]
        assert isinstance(names, tuple)
        game = start_game(
            name,
            game_options(name, values),
            position,
            str(values["seat"]),
            str(values["bot"]),
            names,
            seed_of(None if values["seed"] is None else str(values["seed"])),
            None if values["save"] is None else str(values["save"]),
        )
        play_to_the_end(game)

    own = [
        click.Option(
            ["--seat"],
            default="1",
            show_default=True,
            help="Human seats: 1, or 1,3 (hot seat), or none.",
        ),
        click.Option(["--name"], multiple=True, help="A person's name; repeat it for each human seat, in order."),
        click.Option(
            ["--bot", "--bots"],
            default="greedy",
            show_default=True,
            help=bots_help("Bots for the other seats: one for all, or one per seat (random,greedy)"),
        ),
        seed_param(),
        click.Option(["--save"], metavar="FILE", help="Save the record to FILE after every action."),
        click.Option(["--position"], metavar="FILE", help="Start from a position (JSON), with its own options."),
    ]
    words = f"""Play {game_title(name)}.

    Type `help` at the prompt for everything else. The game is saved when you leave, and `duchy play --resume FILE`
    continues it. Values are in brackets, the default first.
    """
    return GroupedCommand(
        name, option_groups(name, GROUPS), callback=run, params=[*game_params(name), *own], help=words
    )


@click.pass_context
def resume_or_complain(context: click.Context, resume: str | None) -> None:
    """Resume the game in a record if one is named; without a record or a game, raise a usage error."""
    if context.invoked_subcommand is not None:
        if resume is not None:
            raise click.UsageError("--resume continues the game in the record: do not name a game as well")
        return
    if resume is None:
        raise click.UsageError("name a game, as in `duchy play burgundy`, or a record: `duchy play --resume FILE`")
    from duchy.cli.table.opening import resume_game
    from duchy.cli.table.session import run as play_to_the_end

    play_to_the_end(resume_game(resume))


play = GameGroup(
    "play",
    """Play a game in the terminal.

    `duchy play GAME` starts a new game. `duchy play --resume FILE` continues a saved one with the same seats, the same
    bots and the same dice.
    """,
    play_command,
    resume_or_complain,
    [click.Option(["--resume"], metavar="FILE", help="Resume a saved game.")],
)
play.short_help = "Play a game in the terminal, or resume one."
