"""`duchy train`: trains a network to value positions, on games that the search plays against itself."""

import click

from duchy.cli.arguments import GameGroup, game_title, jobs_param


def train_command(name: str) -> click.Command:
    """Build `duchy train GAME`."""

    def run(**values: object) -> None:
        from duchy.cli.runs.train import train_network

        counted = ("games", "generations", "nodes", "epochs", "continuations", "contested", "horizon")
        train_network(
            name,
            str(values["folder"]),
            str(values["seed"]),
            {key: int(str(values[key])) for key in counted},
            {key: sizes_of(key, str(values[key])) for key in ("hidden", "teacher") if values[key] is not None},
            None if values["jobs"] is None else int(str(values["jobs"])),
            str(values["device"]),
            None if values["known"] is None else str(values["known"]),
            bool(values["curve"]),
            bool(values["alone"]),
        )

    words = f"""Train a network for {game_title(name)} by self-play.

    The network learns to value positions, and is written to a folder.

    Games are played with every number of players and every option: the first ones greedily, later ones with rollouts
    of each turn's plans, as in the search. From them a network learns the error of the hand-written evaluation and
    which of two plans is better, and then plays the next generation of games. Run the same command again to resume
    after an interruption. Training requires PyTorch (pip install 'duchy[train]'). docs/bots.md explains the figures.
    """
    counts = (
        ("games", 4000, "Games per generation; the first generation, played greedily, has ten times as many."),
        ("generations", 2, "Number of generations: games played, then learnt from."),
        ("nodes", 10000, "Nodes per turn for rollouts of its plans, at least four rollouts each."),
        ("continuations", 12, "Rollouts of each plan at most; with fewer there are more positions."),
        ("epochs", 12, "Passes over the games of each generation."),
    )
    params: list[click.Parameter] = [
        click.Option([f"--{key}"], type=click.IntRange(1), default=usual, show_default=True, help=explained)
        for key, usual, explained in counts
    ]
    params += [
        click.Option(
            ["--folder"], required=True, metavar="FOLDER", help="Store games, networks and progress in FOLDER."
        ),
        click.Option(
            ["--contested"],
            type=click.IntRange(0, 100),
            default=0,
            show_default=True,
            help="Percentage of turns learnt from, at least, where the search prefers another plan than the network.",
        ),
        click.Option(
            ["--horizon"],
            type=click.IntRange(0),
            default=0,
            show_default="as far as the search",
            help="How many rounds (Burgundy) or draft steps (Kingdom) ahead rollouts look.",
        ),
        click.Option(["--alone"], is_flag=True, help="Play only games for one player, for a network of their own."),
        click.Option(["--hidden"], default="64,32", show_default=True, metavar="SIZES", help="Sizes of hidden layers."),
        click.Option(
            ["--teacher"],
            metavar="SIZES",
            help="Train a larger network first, with hidden layers of these sizes, and learn from its values too.",
        ),
        click.Option(
            ["--curve"], is_flag=True, help="Measure at the end what a sixteenth, an eighth ... of the games teach."
        ),
        click.Option(
            ["--from", "known"],
            metavar="NETWORK",
            help="Start from this network, with the layer sizes it has, instead of from greedy games.",
        ),
        jobs_param(),
        click.Option(["--seed"], default="duchy", show_default=True, metavar="TEXT", help="Fixes everything random."),
        click.Option(
            ["--device"],
            type=click.Choice(["auto", "cpu", "cuda"]),
            default="auto",
            show_default=True,
            help="Where to train; auto uses a GPU if there is one.",
        ),
    ]
    return click.Command(name, callback=run, params=params, help=words)


def sizes_of(option: str, written: str) -> tuple[int, ...]:
    """Read the sizes of layers."""
    sizes = written.split(",")
    if not all(size.strip().isdecimal() and int(size) > 0 for size in sizes):
        raise click.BadParameter(f"layer sizes must be numbers, as in 64,32, got {written!r}", param_hint=f"--{option}")
    return tuple(int(size) for size in sizes)


train = GameGroup("train", "Train a network to value positions by self-play.", train_command)
