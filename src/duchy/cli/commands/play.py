"""`duchy play`: a game in the terminal, against bots and with others at the same keyboard."""

import click

from duchy.cli.arguments import GameGroup, bots_help, game_options, game_params, seed_of, seed_param


def play_command(name: str) -> click.Command:
    """Make `duchy play GAME`."""

    def run(**values: object) -> None:
        from duchy.cli.files import read_json
        from duchy.cli.table.opening import new_desk
        from duchy.cli.table.session import run as play_on

        position = None if values["position"] is None else read_json(str(values["position"]))
        names = values["name"]
        assert isinstance(names, tuple)
        desk = new_desk(
            name,
            game_options(name, values),
            position,
            str(values["seat"]),
            str(values["bot"]),
            names,
            seed_of(None if values["seed"] is None else str(values["seed"])),
            None if values["save"] is None else str(values["save"]),
        )
        play_on(desk)

    own = [
        click.Option(
            ["--seat"],
            default="1",
            show_default=True,
            help="The seats of people: 1; 1,3 to take turns at one keyboard; none to watch the bots.",
        ),
        click.Option(["--name"], multiple=True, help="The name of a person, once for each, in the order of --seat."),
        click.Option(
            ["--bot", "--bots"],
            default="greedy",
            show_default=True,
            help=bots_help("Who plays the other seats, one bot for all or one for each (random,greedy)"),
        ),
        seed_param(),
        click.Option(["--save"], metavar="FILE", help="Where the record is kept, written after every action."),
        click.Option(["--position"], metavar="FILE", help="Begin from a position (JSON); its own options count."),
    ]
    words = f"""Play {name}.

    Choose by number or by notation; `help` at the prompt lists everything else. The game is saved when you leave,
    and `duchy play --resume FILE` goes on with it. What is yes or no is switched on by its name alone, as in --shields.
    """
    return click.Command(name, callback=run, params=[*game_params(name), *own], help=words)


@click.pass_context
def resume_or_help(context: click.Context, resume: str | None) -> None:
    """Go on with a record if one is named."""
    if context.invoked_subcommand is not None:
        if resume is not None:
            raise click.UsageError("--resume goes on with the record's own game: name no game beside it")
        return
    if resume is None:
        raise click.UsageError("name a game, as in `duchy play burgundy`, or a record: `duchy play --resume FILE`")
    from duchy.cli.table.opening import resumed_desk
    from duchy.cli.table.session import run as play_on

    play_on(resumed_desk(resume))


play = GameGroup(
    "play",
    """Play a game in the terminal.

    `duchy play GAME` begins a new game, `duchy play --resume FILE` goes on with one that was saved: the same seats,
    the same bots, the same dice.
    """,
    play_command,
    resume_or_help,
    [click.Option(["--resume"], metavar="FILE", help="Go on with a saved game.")],
)
play.short_help = "Play a game in the terminal, or go on with one."
