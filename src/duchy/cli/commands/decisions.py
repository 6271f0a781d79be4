"""`duchy decisions`: what bots lose for each decision, in positions whose plans are weighed."""

import click

from duchy.cli.arguments import GameGroup, bots_help, game_title, jobs_param

TEXTS = ("bots", "file", "seed")
"""Options that are passed on as the text they have."""
LIMITS = ("most", "jobs")
"""Options with a number, or none."""


def decisions_command(name: str) -> click.Command:
    """Build `duchy decisions GAME`."""

    def run(**values: object) -> None:
        from duchy.cli.runs.decisions import Request, run_decisions

        texts = {option: None if values[option] is None else str(values[option]) for option in TEXTS}
        limits = {option: None if values[option] is None else int(str(values[option])) for option in LIMITS}
        request = Request(
            name,
            texts["bots"],
            texts["file"],
            limits["most"],
            limits["jobs"],
            int(str(values["make"])),
            int(str(values["continuations"])),
            str(values["player"]),
            int(str(values["fresh"])),
            texts["seed"],
        )
        run_decisions(request)

    words = f"""Measure what bots lose for each decision of {game_title(name)}.

    Every position is a decision of a game between strong bots, with up to eight plans, each weighed by many
    continuations to the end of the game with the same luck. A bot loses what its plan is behind the best. Without
    --file, the bots are asked in a small sample; --make makes more positions. docs/arena.md explains the figures.
    """
    params: list[click.Parameter] = [
        click.Option(["--bots", "--bot"], help=bots_help("The bots to ask: greedy,steward")),
        click.Option(["--file"], metavar="FILE", help="The positions, instead of the small sample."),
        click.Option(["-n", "most"], type=click.IntRange(1), metavar="N", help="Ask in the first N positions only."),
        jobs_param(),
        click.Option(
            ["--make"],
            type=click.IntRange(0),
            default=0,
            metavar="N",
            help="Make positions first, until FILE has N; run again to go on after an interruption.",
        ),
        click.Option(
            ["--continuations"],
            type=click.IntRange(16),
            default=400,
            show_default=True,
            metavar="N",
            help="Continuations of every plan of a position that is made.",
        ),
        click.Option(
            ["--player"],
            default="steward",
            show_default=True,
            help="The bot whose games the positions are from.",
        ),
        click.Option(
            ["--fresh"],
            type=click.IntRange(2),
            default=100,
            show_default=True,
            metavar="N",
            help="Continuations of a bot's plan that is not among those weighed.",
        ),
        click.Option(["--seed"], metavar="TEXT", help="The same seed makes the same positions, and asks alike."),
    ]
    return click.Command(name, callback=run, params=params, help=words)


decisions = GameGroup("decisions", "Measure what bots lose for each decision.", decisions_command)
