"""The view of a Kingdom seat: figures that the page shows but does not compute (K4.2)."""

from duchy.games.kingdom.game import KingdomGame

GAME = KingdomGame()


def test_the_view_says_who_has_supremacy() -> None:
    """K4.2. More than the opponent, no one in a tie; K5S.5: at least five alone; the view shows it by resource."""
    state = GAME.initial({"players": 2})
    for seat, makes in zip(state.seats, ((3, 2, 0, 1), (1, 2, 0, 4)), strict=True):
        for resource, cubes in enumerate(makes):
            seat.makes[resource] = cubes
    assert [1, 0, 0, 2] == GAME.view(state, 0).supremacy
    state.seats[1].ties = 1
    assert [1, 2, 0, 2] == GAME.view(state, 1).supremacy
    alone = GAME.initial({"players": 1})
    for resource, cubes in enumerate((5, 4, 0, 6)):
        alone.seats[0].makes[resource] = cubes
    assert [1, 0, 0, 1] == GAME.view(alone, 0).supremacy
