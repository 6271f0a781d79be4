"""`duchy show` at work: reads a position from its file and draws it."""

from duchy.cli.files import FileError, read_json
from duchy.cli.table.registry import table_of
from duchy.cli.terminal.screen import console
from duchy.core.game import CHANCE, SPECTATOR, Game, State
from duchy.core.reason import PositionError, Refusal
from duchy.games import game_names, load


def draw_position(file: str, name: str | None) -> None:
    """Draw the position in a file as the player to move sees it, and print the question that is asked."""
    document = read_json(file)
    if not isinstance(document, dict):
        raise FileError(f"{file} is not a position: it must be a JSON object")
    game, state = read_position(document, str(document.get("game", name or "")))
    table = table_of(game, [f"Player {seat + 1}" for seat in range(game.seats(state))])
    acting = [seat for seat in game.acting(state) if seat != CHANCE]
    screen = console()
    for line in table.picture(state, acting[0] if acting else SPECTATOR, screen.width):
        screen.print(line)
    if acting:
        screen.print(f"\n{table.names[acting[0]]}: {table.question(state, acting[0])}")


def read_position(document: object, name: str) -> tuple[Game, State]:
    """Read a position of the named game, or of the first game that can read it; if none can, report each error."""
    if name:
        game = load(name)
        return game, game.read(document)
    errors = []
    for each in game_names():
        game = load(each)
        try:
            return game, game.read(document)
        except Refusal as error:
            errors.append(f"for {each}: {error}")
    raise PositionError(f"no game can read this position ({'; '.join(errors)})")
