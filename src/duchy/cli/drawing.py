"""`duchy duchies` and `duchy show`: the printed duchies as text, and a position as a picture."""

from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from duchy.core.game import Game, State


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
    from duchy.cli.paper import console

    screen = console()
    for line in pictures(wanted):
        screen.print(line)


@click.command()
@click.argument("file", metavar="POSITION")
@click.option("--game", "name", metavar="GAME", help="Whose position it is, where the file does not say so.")
def show(file: str, name: str | None) -> None:
    """Draw a position (a JSON file).

    Where neither the file nor --game says whose it is, it is taken for a position of the first game that can read it.
    """
    from duchy.cli.files import FileTrouble, read_json
    from duchy.cli.paper import console
    from duchy.cli.tables import table_of
    from duchy.core.game import CHANCE, SPECTATOR

    document = read_json(file)
    if not isinstance(document, dict):
        raise FileTrouble(f"{file} is no position: a JSON object is needed")
    game, state = position(document, str(document.get("game", name or "")))
    table = table_of(game, [f"Player {seat + 1}" for seat in range(game.seats(state))])
    acting = [seat for seat in game.acting(state) if seat != CHANCE]
    screen = console()
    for line in table.picture(state, acting[0] if acting else SPECTATOR, screen.width):
        screen.print(line)
    if acting:
        screen.print(f"\n{table.names[acting[0]]}: {table.question(state, acting[0])}")


def position(document: object, name: str) -> tuple["Game", "State"]:
    """Read a position of a game, or of the first that can read it; if none can, say what each of them minds."""
    from duchy.core.reason import PositionError, Refusal
    from duchy.games import GAMES, load

    if name:
        game = load(name)
        return game, game.read(document)
    minded = []
    for each in GAMES:
        game = load(each)
        try:
            return game, game.read(document)
        except Refusal as error:
            minded.append(f"for {each}: {error}")
    raise PositionError(f"no game can read this position ({'; '.join(minded)})")
