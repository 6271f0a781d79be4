"""`duchy duchies`: the printed duchies of Burgundy as text."""

import click


@click.command()
@click.argument("name", required=False)
@click.option("--edition", type=click.Choice(["2019", "2011"]), default="2019", show_default=True, help="Whose names.")
@click.option("--picture", is_flag=True, help="Draw it as it lies on the table, with its rivers and outposts.")
@click.option("--numbers", is_flag=True, help="Print the numbers of the hexes, as actions and positions name them.")
def duchies(name: str | None, edition: str, picture: bool, numbers: bool) -> None:
    """Print the drawing of a duchy of Burgundy, or of all.

    Hold it beside the printed board, or change one of 1 to 11f into a duchy of your own:
    `duchy play burgundy --drawings FILE`.
    """
    if picture and numbers:
        raise click.UsageError("--picture has the numbers of the hexes already: give one or the other")
    from duchy.games.burgundy.box.layout import expansion_layouts, printed

    found = printed(int(edition))
    if edition == "2019":
        found |= expansion_layouts()
    if name is not None and name not in found:
        raise click.UsageError(
            f"there is no duchy {name!r} in the edition of {edition}: choose from {', '.join(found)}"
        )
    wanted = [found[key] for key in ([name] if name else found)]
    from duchy.cli.burgundy.hexes import numbered, pictures

    if not picture:
        click.echo("\n".join(numbered(layout) if numbers else layout.drawing() for layout in wanted), nl=False)
        return
    from duchy.cli.terminal.screen import console

    screen = console()
    for line in pictures(wanted):
        screen.print(line)
