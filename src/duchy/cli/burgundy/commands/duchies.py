"""`duchy duchies`: the printed duchies of Burgundy as text."""

import click

from duchy.cli.terminal.output import echo


@click.command()
@click.argument("name", required=False)
@click.option(
    "--edition", type=click.Choice(["2019", "2011"]), default="2019", show_default=True, help="Which edition's duchies."
)
@click.option("--picture", is_flag=True, help="Draw the duchy as the table shows it, with its rivers and outposts.")
@click.option("--numbers", is_flag=True, help="Print the numbers of hexes, as in actions and positions.")
def duchies(name: str | None, edition: str, picture: bool, numbers: bool) -> None:
    """Print the drawing of a Burgundy duchy, or of all of them.

    Compare it with the printed board, or turn one of the duchies 1 to 11f into your own and play on it:
    `duchy play burgundy --drawings FILE`.
    """
    if picture and numbers:
        raise click.UsageError("--picture already shows the numbers of hexes: leave out --numbers")
    from duchy.games.burgundy.box.layout import expansion_layouts, printed_layouts

    found = printed_layouts(int(edition))
    if edition == "2019":
        found |= expansion_layouts()
    if name is not None and name not in found:
        raise click.UsageError(f"the {edition} edition has no duchy {name!r}: choose from {', '.join(found)}")
    wanted = [found[key] for key in ([name] if name else found)]
    from duchy.cli.burgundy.hexes import number_text, pictures

    if not picture:
        echo("\n".join(number_text(layout) if numbers else layout.drawing() for layout in wanted), end="")
        return
    from duchy.cli.terminal.screen import console

    screen = console()
    for line in pictures(wanted):
        screen.print(line)
