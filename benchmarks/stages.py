"""What the parts of a move cost the server in processor time, without sockets and without a database.

Run it with `python -m benchmarks.stages`. A hundred tables take turns, as they do on a busy server, where nothing of a
table is in the processor's cache any more when its turn comes.
"""

import random
from collections import Counter
from time import thread_time_ns

from duchy.games import game_names
from duchy.server.table.decide import check_length, move, number_events
from duchy.server.table.news.bulletin import News
from duchy.server.table.news.known import Known
from duchy.server.table.opening import open_table
from duchy.server.table.summary import summary_of
from duchy.server.table.table import Table
from duchy.server.wire.messages import Ack, SeatRequest
from duchy.server.wire.requests import NewTable
from duchy.store.batch import Append
from duchy.store.rows import PLAYING

PERSON = "ada"
TABLES = 100
MOVES = 100
"""The moves at each table."""
PARTS = {
    "decide": "deciding it",
    "fold": "copying the table, folding the events",
    "summary": "the entry in lists, the rows for the database",
    "page": "what everybody sees, what changed in it, the events",
    "own": "for a seat: its view, legal actions, costs and undo",
    "join": "putting the message together",
}


class Looked:
    """A table of two seats at one device, somebody who plays there, and the time that each part took."""

    def __init__(self, game: str, spent: Counter[str]) -> None:
        """Open the table and send it once."""
        _, _, self.table = open_table(NewTable(game, {}, [SeatRequest("me"), SeatRequest("hot")]), PERSON, "Ada", 0)
        self.news = News(self.table)
        self.known = Known()
        self.news.message(self.table, PERSON, self.known, 0, [])
        self.spent = spent
        self.at = 0

    def lap(self, part: str) -> None:
        """Count the time since the last lap for a part."""
        now = thread_time_ns()
        self.spent[part] += now - self.at
        self.at = thread_time_ns()

    def move(self, dice: random.Random, count: int) -> None:
        """Make any legal move as the server does, and write the message about it."""
        before = self.table
        seat = before.acting()[0]
        action = dice.choice(before.setup.game.legal_actions(before.board.state, seat))
        self.at = thread_time_ns()
        drafts = check_length(before, move(before, PERSON, seat, action, before.next))
        self.lap("decide")
        events = number_events(drafts, before.next, 1000 * count, f"k{count}")
        after: Table = before.copy()
        for event in events:
            after.fold(event)
        self.lap("fold")
        Append(after.id, events, summary_of(after, 1000 * count, before))
        self.lap("summary")
        self.news.turn(after)
        self.lap("page")
        self.news.own_part(after, after.seats_of(PERSON))
        self.lap("own")
        self.news.message(after, PERSON, self.known, 1000 * count, [Ack(f"k{count}", before.next, after.id)])
        self.lap("join")
        self.table = after


def stages(game: str, tables: int = TABLES, moves: int = MOVES) -> dict[str, float]:
    """Return the microseconds of each part of a move, on average over the tables of a game."""
    spent, dice, made = Counter[str](), random.Random(39), 0
    open_tables = [Looked(game, spent) for _ in range(tables)]
    for count in range(moves):
        for looked in open_tables:
            if looked.table.status == PLAYING:
                looked.move(dice, count)
                made += 1
    return {part: spent[part] / made / 1000 for part in PARTS}


def main() -> None:
    """Print the parts for each game."""
    found = {game: stages(game) for game in game_names()}
    print(f"{'microseconds of a move':<58}" + "".join(f"{game:>10}" for game in found))
    for part, words in PARTS.items():
        print(f"{words:<58}" + "".join(f"{times[part]:>10.1f}" for times in found.values()))
    print(f"{'together':<58}" + "".join(f"{sum(times.values()):>10.1f}" for times in found.values()))


if __name__ == "__main__":
    main()
