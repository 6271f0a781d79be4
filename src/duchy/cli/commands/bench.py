"""`duchy bench`: how fast the engine is here, in a few seconds."""

import click


@click.command()
@click.option(
    "--seconds", type=click.FloatRange(0.01), default=1.0, show_default=True, help="CPU time for each figure."
)
def bench(seconds: float) -> None:
    """Measure the engine: random play, copies and memory, in CPU time."""
    from duchy.cli.runs.bench import speed_sheet

    speed_sheet(seconds)
