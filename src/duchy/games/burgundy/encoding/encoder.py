"""Writes a position of Burgundy as a row of features; `row_update` updates a row in place."""

from typing import cast

from mypy_extensions import i64

from duchy.core.buffer import Buffer
from duchy.core.encoding import ByteBuffer, Encoder
from duchy.core.game import State
from duchy.games.burgundy.encoding.board import write_board, write_moment, write_question, write_variant
from duchy.games.burgundy.encoding.estates import PLACE_TRACES
from duchy.games.burgundy.encoding.expansions import write_annex, write_holdings
from duchy.games.burgundy.encoding.features import ENCODING, FEATURES, FIRST_PLACE, PLACE, table
from duchy.games.burgundy.encoding.places import write_place
from duchy.games.burgundy.encoding.row_update import BLANK_ROW, FIRST_TRACE, remember, update_row
from duchy.games.burgundy.state.state import Burgundy


class BurgundyEncoder(Encoder):
    """Rows for every number of players and every option."""

    def __init__(self, rules: int) -> None:
        """Store the rules version."""
        self.name = "burgundy"
        self.version = f"{rules}.{ENCODING}"
        self.features = FEATURES
        self.table = table()

    def used_length(self, state: State) -> i64:
        """Return the used length: without expansions the table and one place per seat."""
        variant = cast(Burgundy, state).variant
        if variant.expanded:
            return FEATURES
        return FIRST_PLACE + variant.players * PLACE

    def write(self, state: State, seat: i64, out: ByteBuffer, start: i64) -> None:
        """Write a row at `start`; the target must be zeroed."""
        burgundy = cast(Burgundy, state)
        items = out.items
        write_variant(burgundy.variant, seat, items, start)
        write_moment(burgundy, seat, items, start)
        write_board(burgundy, items, start)
        if burgundy.depth:
            write_question(burgundy, seat, items, start)
        for place in range(burgundy.variant.players):
            write_place(burgundy, seat, place, items, start + FIRST_PLACE + place * PLACE)
        if burgundy.variant.expanded:
            write_annex(burgundy, items, start)
            write_holdings(burgundy, seat, items, start)

    def kept_range(self, state: State) -> tuple[i64, i64]:
        """Keep the whole row; nothing with expansions."""
        return 0, 0 if cast(Burgundy, state).variant.expanded else self.used_length(state)

    def traces(self, state: State) -> i64:
        """Return the number of traces of the table and of the places."""
        variant = cast(Burgundy, state).variant
        return 0 if variant.expanded else FIRST_TRACE + variant.players * PLACE_TRACES

    def update(self, state: State, seat: i64, out: ByteBuffer, start: i64, traces: Buffer, first: i64) -> None:
        """Update a row from that of an earlier position of the same game."""
        burgundy = cast(Burgundy, state)
        if burgundy.variant.expanded:
            self.write(state, seat, out, start)
        elif traces.items[first] == BLANK_ROW:
            self.write(state, seat, out, start)
            remember(burgundy, seat, traces.items, first)
        else:
            update_row(burgundy, seat, out.items, start, traces.items, first)
