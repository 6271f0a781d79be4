"""Records of tables of earlier rules, written from the log alone: the plies by notation, and the end."""

from collections.abc import Sequence

from msgspec import json

from duchy.core.chance import commitment
from duchy.core.game import CHANCE
from duchy.core.past import past_notation
from duchy.core.record import Record
from duchy.games import load
from duchy.server.table import events as kinds
from duchy.server.table.events import Finished, Named, Opened, Upgraded, WentBack
from duchy.store.rows import Event
from duchy.store.rows import Table as Row


def past_record(row: Row, log: Sequence[Event]) -> Record:
    """Write a game's record without playing it: without digests, which only the rules of then could compute."""
    game = load(row.game)
    record = Record(row.game, row.rules, json.decode(row.options), [])
    record.commitment = commitment(row.seed)
    made = 0
    for event in log:
        if event.kind == kinds.PLY:
            assert event.seat is not None
            assert event.action is not None
            made += 1
            record.plies.append((event.seat, event.action))
            record.notations.append(past_notation(game, record.rules, event.action))
        elif event.kind == kinds.BACK:
            to = json.decode(event.data, type=WentBack).to
            record.practice = record.practice or any(seat == CHANCE for seat, _ in record.plies[to:])
            del record.plies[to:], record.notations[to:]
            record.taken_back = {at: count for at, count in record.taken_back.items() if at < to}
            record.taken_back[to] = made - to - sum(record.taken_back.values())
            record.begun = record.begun[0], min(record.begun[1], to)
        elif event.kind == kinds.UPGRADED:
            record.begun = row.rules, len(record.plies)
            record.rules = json.decode(event.data, type=Upgraded).rules
        elif event.kind == kinds.OPENED:
            opened = json.decode(event.data, type=Opened)
            record.players = [f"bot {seat.bot}" if seat.bot else seat.name for seat in opened.seats]
            record.lesson = opened.lesson
            record.hints = [0] * len(opened.seats)
        elif event.kind == kinds.ADVISED and event.seat is not None:
            record.hints[event.seat] += 1
        elif event.kind == kinds.JOINED and event.seat is not None:
            record.players[event.seat] = json.decode(event.data, type=Named).name
        elif event.kind == kinds.FINISHED:
            finished = json.decode(event.data, type=Finished)
            record.seed = finished.seed
            if finished.why == "played":
                record.scores, record.places = list(finished.scores), list(finished.places)
    return record
