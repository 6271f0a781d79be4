"""`duchy duchies` and `duchy show`: the printed duchies as text, and a position as a picture."""

import click


@click.command()
@click.argument("name", required=False)
@click.option("--edition", type=click.Choice(["2019", "2011"]), default="2019", show_default=True, help="Whose names.")
@click.option("--picture", is_flag=True, help="Draw it as it lies on the table, with its rivers and outposts.")
def duchies(name: str | None, edition: str, picture: bool) -> None:
    """Print the drawing of a duchy of Burgundy, or of all.

    Hold it beside the printed board, or change one of 1 to 11f into a duchy of your own:
    `duchy play burgundy --drawings FILE`.
    """
    from duchy.games.burgundy.box.layout import expansion_layouts, printed

    found = printed(int(edition))
    if edition == "2019":
        found |= expansion_layouts()
    if name is not None and name not in found:
        raise click.UsageError(
            f"there is no duchy {name!r} in the edition of {edition}: choose from {', '.join(found)}"
        )
    wanted = [found[key] for key in ([name] if name else found)]
    if not picture:
        click.echo("\n".join(layout.drawing() for layout in wanted), nl=False)
        return
    from duchy.cli.burgundy.hexes import pictures
    from duchy.cli.paper import console

    screen = console()
    for line in pictures(wanted):
        screen.print(line)


@click.command()
@click.argument("file", metavar="POSITION")
@click.option("--game", "name", metavar="GAME", help="Whose position it is, where the file does not say so.")
def show(file: str, name: str | None) -> None:
    """Draw a position (a JSON file)."""
    from duchy.cli.files import FileTrouble, read_json
    from duchy.cli.paper import console
    from duchy.cli.tables import table_of
    from duchy.core.game import CHANCE, SPECTATOR
    from duchy.games import load

    document = read_json(file)
    if not isinstance(document, dict):
        raise FileTrouble(f"{file} is no position: a JSON object is needed")
    game = load(str(document.get("game", name or "burgundy")))
    state = game.read(document)
    table = table_of(game, [f"Player {seat + 1}" for seat in range(game.seats(state))])
    acting = [seat for seat in game.acting(state) if seat != CHANCE]
    screen = console()
    for line in table.picture(state, acting[0] if acting else SPECTATOR, screen.width):
        screen.print(line)
    if acting:
        screen.print(f"\n{table.names[acting[0]]}: {table.question(state, acting[0])}")
