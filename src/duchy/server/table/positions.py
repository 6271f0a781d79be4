"""Positions to analyse: of a table, a record or an upload, with their legal actions and outcomes.

The engine checks uploads. Of a running game only the asking seat's view is shown.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Raw, to_builtins

from duchy.coach.line import Moment, play_line
from duchy.coach.tree import read_tree
from duchy.core.chance import Rng
from duchy.core.game import CHANCE, Game, State
from duchy.core.match import Match
from duchy.core.reason import PositionError
from duchy.games import game_names, load
from duchy.server.table.history import Story
from duchy.server.table.notes import journal_json
from duchy.server.table.refused import NotOver, Refused
from duchy.server.table.replay import film_of, read
from duchy.server.table.setup import printed_of, settle_options
from duchy.server.table.table import Table
from duchy.server.wire.analysis import (
    MOST_POSITIONS,
    AnalysisPosition,
    AnalysisPositions,
    Outcome,
    RecordPosition,
    StartPosition,
    Tree,
    WantedPosition,
)
from duchy.server.wire.messages import Choice, Frame
from duchy.store.rows import OVER


def game_of(position: dict[str, Any]) -> Game:
    """Load the game named in a position."""
    name = position.get("game")
    if not isinstance(name, str) or name not in game_names():
        raise PositionError(f"game: must be one of {', '.join(game_names())}")
    return load(name)


def match_at(position: dict[str, Any]) -> Match:
    """Start from an uploaded position; raises `PositionError`, which names the field."""
    return Match(game_of(position), None, position)


def frame_of(game: Game, state: State, seat: int) -> Frame:
    """Show a position to a seat, with its legal actions."""
    legal = [
        Choice(action, game.fields(action), game.costs(state, seat, action))
        for action in (game.legal_actions(state, seat) if seat >= 0 else [])
    ]
    return Frame(seat, game.view(state, seat), legal)


def position_of(game: Game, moment: Moment, ply: int, viewer: int) -> AnalysisPosition:
    """Show a position, and the ply that led to it."""
    state = moment.state
    acting = game.acting(state)
    seats = game.seats(state)
    viewer = min(viewer, seats - 1)
    looking = [seat for seat in acting if seat != CHANCE]
    if viewer not in looking:
        looking.append(viewer)
    outcomes = [
        Outcome(action, game.notation(action), game.fields(action), game.notation(action), weight)
        for action, weight in game.chances(state)
    ]
    seat, action = moment.last or (-1, -1)
    return AnalysisPosition(
        game.name,
        game.write(state),
        seats,
        ply,
        acting,
        game.scores(state),
        game.places(state),
        [frame_of(game, state, one) for one in looking],
        outcomes,
        seat,
        action,
        game.notation(action) if moment.last else "",
        game.fields(action) if moment.last else {},
        Raw(journal_json(game, moment.journal)),
    )


def spots(wanted: WantedPosition, luck: int) -> AnalysisPositions:
    """Play plies after a position, roll chance, and show the last position or every one."""
    match = match_at(wanted.position)
    moments = play_line(match, [(ply.seat, ply.action) for ply in wanted.plies], wanted.roll, Rng(luck))
    if wanted.every and len(moments) > MOST_POSITIONS:
        raise Refused("too-much", f"at most {MOST_POSITIONS} positions are shown at once, got {len(moments)}")
    first = 0 if wanted.every else len(moments) - 1
    return AnalysisPositions(
        [position_of(match.game, moments[ply], ply, wanted.seat) for ply in range(first, len(moments))],
        printed_of(match.game, match.state),
    )


def start_position(wanted: StartPosition) -> AnalysisPosition:
    """Show the first position of a game."""
    if wanted.game not in game_names():
        raise Refused("game", f"game must be one of {', '.join(game_names())}, got {wanted.game[:20]!r}")
    match = Match(load(wanted.game), settle_options(wanted.game, dict(wanted.options)))
    return position_of(match.game, Moment(match.state, None, []), 0, 0)


def record_position(wanted: RecordPosition) -> AnalysisPosition:
    """Show the position of a record after a number of plies."""
    film, _ = film_of(read(wanted.record))
    setup = film.setup
    first = setup.initial() if film.position is None else setup.game.read(film.position)
    return position_of(setup.game, moment_at(setup.game, first, film.plies, wanted.ply), 0, 0)


def moment_at(game: Game, state: State, plies: Sequence[tuple[int, int]], ply: int) -> Moment:
    """Play a game up to a ply; raises `Refused` if it has fewer."""
    if ply > len(plies):
        raise Refused("wrong", f"ply must be 0 to {len(plies)}, got {ply}")
    for seat, action in plies[:ply]:
        game.apply(state, seat, action)
    return Moment(state, None, [])


def table_position(story: Story, ply: int) -> AnalysisPosition:
    """Show the position of a finished table after a number of plies."""
    table = story.table
    if table.status != OVER:
        raise NotOver
    setup = table.setup
    return position_of(setup.game, moment_at(setup.game, setup.initial(), list(table.board.plies()), ply), 0, 0)


def seen_position(table: Table, seat: int, state: State) -> AnalysisPosition:
    """Show the current position of a table as a seat imagines it."""
    return position_of(table.setup.game, Moment(state, None, []), 0, seat)


def check_tree(tree: Tree) -> Tree:
    """Check every ply of a tree and write its notation; raises `Refusal`."""
    document = to_builtins(tree)
    read_tree_of = read_tree(game_of(document["position"]), document)
    for node, checked in zip(tree.nodes, read_tree_of.nodes, strict=True):
        node.notation = checked.notation
    return tree
