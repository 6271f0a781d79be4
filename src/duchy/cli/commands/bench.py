"""`duchy bench`: measures the speed of the engine on this machine, in a few seconds."""

import click


@click.command()
@click.option(
    "--seconds", type=click.FloatRange(0.01), default=1.0, show_default=True, help="CPU time for each figure."
)
def bench(seconds: float) -> None:
    """Measure the speed of the engine.

    Measures random play, copies and memory, in CPU time.
    """
    from duchy.cli.runs.bench import measure_speed

    measure_speed(seconds)
