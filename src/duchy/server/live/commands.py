"""Commands from clients, carried out in the same way for sockets and requests."""

import time
from collections.abc import Callable

from duchy.server.live.lobby import Lobby
from duchy.server.live.shares.room import EVENT
from duchy.server.live.tables import LiveTables
from duchy.server.table import decide, undo
from duchy.server.table.events import Draft
from duchy.server.table.refused import Refused
from duchy.server.table.table import Table
from duchy.server.wire.messages import (
    Ack,
    Answer,
    AnyCommand,
    Chat,
    Leave,
    Move,
    Rematch,
    Resign,
    Return,
    TakeBack,
)


def decision(person: str, command: AnyCommand) -> Callable[[Table], list[Draft]]:
    """Return the function that decides a command at a table."""

    def decided(table: Table) -> list[Draft]:
        match command:
            case Move():
                return decide.move(table, person, command.seat, command.action, command.number)
            case Chat():
                return decide.chat(table, person, command.text)
            case TakeBack():
                return undo.take_back(table, person, command.seat, command.to)
            case Answer():
                return decide.answer(
                    table, person, command.asked, command.yes, lambda: undo.events_of_agreed_undo(table, command.asked)
                )
            case Resign():
                return decide.resign(table, person, command.seat)
            case Leave():
                return decide.leave(table, person)
            case Return():
                return decide.come_back(table, person, command.seat)
            case Rematch():
                raise Refused("rematch", "a rematch is opened by the lobby")

    return decided


async def carry_out(tables: LiveTables, lobby: Lobby, table: str, person: str, command: AnyCommand) -> Ack:
    """Carry out a command once, however often it is sent; raises `Refused` and `StoreError`."""
    began = time.perf_counter()
    try:
        if isinstance(command, Rematch):
            number, name = await lobby.rematch(person, table, command.id)
            return Ack(command.id, number, name)
        asker = tables.visitors.asker(person)
        if isinstance(command, Chat):
            lobby.room.take(asker, EVENT + len(command.text.encode("utf-8", "replace")))
        else:
            lobby.room.charge(asker, EVENT)
        number = await tables.submit(table, person, command.id, decision(person, command))
    except Refused as refused:
        tables.metrics.refusals[refused.code] += 1
        raise
    finally:
        tables.metrics.commands.add((time.perf_counter() - began) * 1000)
    return Ack(command.id, number, table)
