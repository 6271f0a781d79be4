"""What would be: why an action is not possible, or what it would do. Everything happens in a copy; nothing is decided.

It goes no further than the action itself: chance is not asked, so nothing that will be drawn can be learned. What the
seat cannot see is imagined before, so nothing of it can be learned either; where an action would show it, all that is
told is that it would.
"""

from typing import Final

from msgspec import Raw

from duchy.core.chance import Rng
from duchy.core.game import State
from duchy.core.journal import breakdown
from duchy.core.reason import Reason
from duchy.server.table.decide import may_act
from duchy.server.table.notes import told
from duchy.server.table.refused import Refused
from duchy.server.table.showing import reason_of
from duchy.server.table.table import Table
from duchy.server.wire.requests import Foreseen, WhatIf

PASSED: Final = {"stale", "over", "bot-plays"}
"""Why a question has lost its sense while it was on its way: it is nobody's fault."""


def answered(table: Table, person: str | None, wanted: WhatIf) -> list[Foreseen]:
    """Say what actions would do, or nothing if the table has moved on; raises `Refused` for what is wrong in itself."""
    try:
        return foresee(table, person, wanted)
    except Refused as refused:
        if refused.code in PASSED:
            return []
        raise


def foresee(table: Table, person: str | None, wanted: WhatIf) -> list[Foreseen]:
    """Say what actions of a person's own seat would do, or why not; raises `Refused`, and `Refusal` for no action."""
    may_act(table, person, wanted.seat, wanted.number)
    game = table.kit.game
    actions = [game.action(wanted.fields)] if wanted.fields else wanted.actions
    known = imagined(table, wanted)
    return [foreseen(table, known, wanted.seat, action) for action in actions]


def foreseen(table: Table, known: State, seat: int, action: int) -> Foreseen:
    """Say what one action would do."""
    reason = table.kit.game.explain(table.board.state, seat, action)
    return done(table, known.copy(), seat, action) if reason is None else refused(table, action, reason)


def imagined(table: Table, wanted: WhatIf) -> State:
    """Give the state as the seat knows it, the rest drawn anew; it is not to be changed."""
    game, state = table.kit.game, table.board.state
    if game.secrets(state, wanted.seat) == 0:
        return state
    return game.resample(state, wanted.seat, Rng(wanted.number))


def refused(table: Table, action: int, reason: Reason) -> Foreseen:
    """Say why not."""
    there = 0 <= action < table.kit.game.actions
    notation, fields = table.kit.text(action) if there else ("", {})
    nothing = [0] * table.kit.seats
    none: list[dict[str, int]] = [{} for _ in nothing]
    return Foreseen(
        action,
        notation,
        fields,
        reason.words,
        reason_of(reason),
        False,
        Raw(b"[]"),
        nothing,
        none,
        table.acting(),
        None,
    )


def done(table: Table, state: State, seat: int, action: int) -> Foreseen:
    """Do a legal action in a copy and tell what came of it."""
    game = table.kit.game
    notation, fields = table.kit.text(action)
    words = game.describe(state, seat, action)
    before, secrets = game.scores(state), game.secrets(state, seat)
    journal = game.start_journal(state)
    game.apply(state, seat, action)
    hidden = game.secrets(state, seat) < secrets
    entries = [] if hidden else journal
    after = before if hidden else game.scores(state)
    return Foreseen(
        action,
        notation,
        fields,
        words,
        None,
        hidden,
        Raw(told(game, entries)),
        [new - old for new, old in zip(after, before, strict=True)],
        breakdown(entries, table.kit.seats),
        [] if hidden else game.acting(state),
        None if hidden else getattr(game.view(state, seat), "asked", None),
    )
