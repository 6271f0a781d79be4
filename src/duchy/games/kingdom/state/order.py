"""The order of a seat's cards, which no rule asks for."""

from mypy_extensions import i64

from duchy.games.kingdom.state.seat import Seat


def sort_cards(seat: Seat) -> None:
    """Sort the cards under construction and those built: in whatever order they came, they then look the same."""
    sites, needs, built = seat.sites, seat.needs, seat.built
    for end in range(1, seat.building):
        kind: i64 = sites[end]
        need: i64 = needs[end]
        site: i64 = end
        while site > 0 and (sites[site - 1] > kind or (sites[site - 1] == kind and needs[site - 1] > need)):
            sites[site] = sites[site - 1]
            needs[site] = needs[site - 1]
            site -= 1
        sites[site] = kind
        needs[site] = need
    for end in range(1, seat.buildings):
        card: i64 = built[end]
        place: i64 = end
        while place > 0 and built[place - 1] > card:
            built[place] = built[place - 1]
            place -= 1
        built[place] = card
