"""`duchy train`: a network learns to value positions from games that the search plays against itself."""

import click

from duchy.cli.arguments import GameGroup


def train_command(name: str) -> click.Command:
    """Make `duchy train GAME`."""

    def run(**values: object) -> None:
        from duchy.cli.runs.train import learn_from_games

        hidden = tuple(int(size) for size in str(values["hidden"]).split(",") if size.strip().isdigit())
        if not hidden:
            raise click.BadParameter(f"{values['hidden']!r} names no sizes: 64,32 does", param_hint="--hidden")
        learn_from_games(
            name,
            str(values["folder"]),
            str(values["seed"]),
            {key: int(str(values[key])) for key in ("games", "generations", "nodes", "epochs")},
            hidden,
            None if values["jobs"] is None else int(str(values["jobs"])),
            str(values["device"]),
            None if values["known"] is None else str(values["known"]),
        )

    words = f"""Learn to value positions of {name} by playing, and write the network into a folder.

    Games of every number of players and with every option are played, the first ones greedily, then by playing the
    plans of each turn on, as the search does. A network learns from them how far off the hand-made evaluation is, and
    which plan is better than another; the next generation of games is played with it. The same command goes on where it
    was interrupted. Learning needs PyTorch (pip install 'duchy[train]'). docs/bots.md says what the figures mean.
    """
    counts = (
        ("games", 4000, "Games of each generation; the first, played greedily, has ten times as many."),
        ("generations", 2, "How often games are played and learnt from."),
        ("nodes", 10000, "Nodes that plans are played on with for each turn of these games: four times each at least."),
        ("epochs", 12, "How often each game is gone through."),
    )
    params: list[click.Parameter] = [
        click.Option([f"--{key}"], type=click.IntRange(1), default=usual, show_default=True, help=said)
        for key, usual, said in counts
    ]
    params += [
        click.Option(
            ["--folder"], required=True, metavar="FOLDER", help="Where games, networks and progress are kept."
        ),
        click.Option(
            ["--hidden"], default="64,32", show_default=True, metavar="SIZES", help="The sizes of its layers."
        ),
        click.Option(
            ["--from", "known"],
            metavar="NETWORK",
            help="Begin with this network, of whatever sizes it has, rather than with greedy games.",
        ),
        click.Option(
            ["--jobs"], type=click.IntRange(1), metavar="N", help="So many processes; else one for every core."
        ),
        click.Option(["--seed"], default="duchy", show_default=True, metavar="TEXT", help="Fixes everything random."),
        click.Option(
            ["--device"],
            type=click.Choice(["auto", "cpu", "cuda"]),
            default="auto",
            show_default=True,
            help="Where to learn; auto takes a GPU where there is one.",
        ),
    ]
    return click.Command(name, callback=run, params=params, help=words)


train = GameGroup("train", "Learn to value positions by playing.", train_command)
