"""A seat of Kingdom before anything belongs to it."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from duchy.games.kingdom.box.components import CUBES, HAND, ICONS, KINDS, MENACES, TYPES
from duchy.games.kingdom.state.seat import NO_CARD, ROOM, Seat


def empty_seat() -> Seat:
    """Return a seat that has nothing."""
    return Seat(
        -1,
        vec[i64]([0] * (HAND + 1)),
        0,
        0,
        vec[i64]([0] * ROOM),
        0,
        vec[i64]([0] * ROOM),
        vec[i64]([0] * ROOM),
        0,
        vec[i64]([0] * ROOM),
        0,
        0,
        vec[i64]([0] * MENACES),
        vec[i64]([0] * ICONS),
        vec[i64]([0] * CUBES),
        0,
        0,
        0,
        0,
        0,
        NO_CARD,
        NO_CARD,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        vec[u8]([0] * KINDS),
        vec[i64]([0] * CUBES),
        vec[i64]([0] * (CUBES * TYPES)),
        vec[i64]([0] * TYPES),
        vec[i64]([0] * CUBES),
        vec[i64]([0] * (1 + TYPES)),
        vec[i64]([0] * ROOM),
        0,
    )
