"""`duchy bots` at work: the levels as a table, and how to write a bot."""

from rich.table import Table as Grid

from duchy.bots.levels import LEVELS, settings_of
from duchy.bots.registry import BOTS, USUAL, left_out_of, profile_of, ratings_of, strengths_of
from duchy.bots.strength import ENOUGH
from duchy.cli.terminal.output import echo
from duchy.cli.terminal.screen import console
from duchy.games import game_names

FORMS = {
    "steward": "a level",
    "steward@0.5s": "with another budget: seconds per decision",
    "steward@400n": "or nodes, which play the same on every machine",
    "steward:hand": "with the hand-written evaluation; `learnt` is the network",
    "MODULE:NAME": "a custom bot, from a module in this folder",
}


def list_bots() -> None:
    """Print all bots with their ratings and budgets, and the forms in which options take them."""
    games = [name for name in game_names() if profile_of(name) is not None]
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column("bot", no_wrap=True)
    for head in (*(f"Elo, {name}" for name in games), "nodes"):
        grid.add_column(head, justify="right", no_wrap=True)
    grid.add_column("how it plays")
    for name, how in BOTS.items():
        ratings = ratings_of(name)
        elo = [f"{ratings[game]:+d}" if ratings.get(game) else "0" if name == USUAL else "" for game in games]
        grid.add_row(name, *elo, nodes_of(name, games), how)
    console().print(grid)
    echo(f"\nRatings are in Elo points, where {USUAL} has 0; random loses to every other bot. docs/bots.md tells more.")
    few = [name for name in LEVELS if any(is_unrated(name, game) for game in games)]
    if few:
        echo(f"Not told before {ENOUGH} games were played: {', '.join(few)}.")
    for game in games:
        left_out = [name for name in BOTS if game in left_out_of(name)]
        if left_out:
            words = "play no better than the level below: the page does not offer them"
            echo(f"In {game}, {' and '.join(left_out)} {words}.")
    echo("Options that take bots take:")
    for form, words in FORMS.items():
        echo(f"  {form:<14}{words}")


def is_unrated(name: str, game: str) -> bool:
    """Return whether too few games were played to tell a bot's rating in a game."""
    found = strengths_of(name).get(game)
    return found is None or found.games < ENOUGH


def nodes_of(name: str, games: list[str]) -> str:
    """Return the nodes that a level searches per decision, in each game if they differ."""
    if name not in LEVELS:
        return ""
    found = [settings_of(name, profile_of(game)) for game in games]
    nodes = [settings.nodes if settings else LEVELS[name].nodes for settings in found]
    return " / ".join(f"{count:,}" for count in dict.fromkeys(nodes) if count > 1)
