"""What a word on the table means; a word of another game is said to be one."""

from collections.abc import Iterator

from rich.text import Text

from duchy.cli.table.registry import drawn_games, table_of
from duchy.cli.table.table import Table
from duchy.cli.table.topics import answer_lines, called, plain_number
from duchy.core.game import State
from duchy.core.reason import Refusal
from duchy.games import entry_of, load


def explain_words(table: Table, state: State, words: str) -> list[Text]:
    """Explain words; raises `Refusal`, which says so if they are printed in another game."""
    try:
        return answer_lines(table.topics(state, words), table.legend(state), words)
    except Refusal:
        own = table.game.name
        if others := " and ".join(games_with(words, own)):
            raise Refusal(f"{words!r} belongs to {others}, not to {entry_of(own).title}") from None
        raise


def games_with(words: str, own: str) -> Iterator[str]:
    """List the titles of the other games in which something has exactly this name."""
    for name in drawn_games():
        if name != own:
            game = load(name)
            state = game.initial()
            if any(called(table_of(game, []).topics(state, words), plain_number(words))):
                yield entry_of(name).title
