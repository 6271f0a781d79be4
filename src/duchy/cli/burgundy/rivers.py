"""The rivers of a solo duchy in text: each one's course through the free cells between the hexes."""

from collections.abc import Iterable
from heapq import heappop, heappush
from itertools import count

Cell = tuple[int, int]
"""A cell of the picture: its column and line."""

UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
STEPS = {UP: (0, -1), DOWN: (0, 1), LEFT: (-1, 0), RIGHT: (1, 0)}
BACK = {UP: DOWN, DOWN: UP, LEFT: RIGHT, RIGHT: LEFT}
WATER = {3: "║", 12: "═", 10: "╔", 6: "╗", 9: "╚", 5: "╝", 11: "╠", 7: "╣", 14: "╦", 13: "╩", 15: "╬"}

# The cost of a step: lines are about twice as far apart as columns; bends and other rivers are avoided.
ALONG = {UP: 2, DOWN: 2, LEFT: 1, RIGHT: 1}
BEND = 3
NEXT_TO_WATER = 2
INTO_WATER = 12


class Banks:
    """The cells around a hex where a river can start, each with the direction towards the hex."""

    def __init__(self, left: int, top: int, width: int, height: int) -> None:
        """Collect the cells around the frame of a hex."""
        self.cells: dict[Cell, int] = {}
        for x in range(left + 1, left + width):
            self.cells[x, top - 1] = DOWN
            self.cells[x, top + height + 1] = UP
        for y in range(top + 1, top + height):
            self.cells[left - 1, y] = RIGHT
            self.cells[left + width + 1, y] = LEFT
        self.middle = (2 * left + width, 2 * top + height)

    def distance(self, cell: Cell) -> int:
        """Return the distance of a cell from the middle of its side."""
        x, y = 2 * cell[0] - self.middle[0], 2 * cell[1] - self.middle[1]
        return abs(x) // 2 if self.cells[cell] in (UP, DOWN) else abs(y) // 2


def courses(rivers: Iterable[tuple[Banks, Banks]], free: set[Cell]) -> dict[Cell, int]:
    """Lead each river from bank to bank; return the directions in which water leaves each cell, as bits."""
    water: dict[Cell, int] = {}
    for here, there in rivers:
        course = shortest(here, there, free, water)
        for cell, directions in course.items():
            water[cell] = water.get(cell, 0) | directions
    return water


def shortest(here: Banks, there: Banks, free: set[Cell], water: dict[Cell, int]) -> dict[Cell, int]:
    """Find the cheapest course between two hexes; return an empty one if there is no way."""
    order = count()
    heap: list[tuple[int, int, Cell, int, tuple[tuple[Cell, int], ...]]] = []
    for cell, to_hex in here.cells.items():
        if cell in free:
            heappush(heap, (here.distance(cell) + price(cell, water), next(order), cell, BACK[to_hex], ()))
    seen: set[tuple[Cell, int]] = set()
    while heap:
        cost, _, cell, heading, before = heappop(heap)
        if heading == 0:
            return directions_of(before)
        if (cell, heading) in seen:
            continue
        seen.add((cell, heading))
        came = (*before, (cell, heading))
        if cell in there.cells:
            bend = BEND if there.cells[cell] != heading else 0
            heappush(
                heap, (cost + bend + there.distance(cell), next(order), cell, 0, (*came, (cell, there.cells[cell])))
            )
        for step, (right, down) in STEPS.items():
            beyond = (cell[0] + right, cell[1] + down)
            if beyond in free and step != BACK[heading]:
                bend = BEND if step != heading else 0
                heappush(heap, (cost + ALONG[step] + bend + price(beyond, water), next(order), beyond, step, came))
    return {}


def price(cell: Cell, water: dict[Cell, int]) -> int:
    """Return the cost of entering a cell, in addition to the step."""
    if cell in water:
        return INTO_WATER
    return NEXT_TO_WATER if any((cell[0] + x, cell[1] + y) in water for x, y in STEPS.values()) else 0


def directions_of(course: tuple[tuple[Cell, int], ...]) -> dict[Cell, int]:
    """Turn the headings of a course into the directions in which water leaves its cells."""
    water: dict[Cell, int] = {}
    for place, (cell, heading) in enumerate(course[:-1]):
        water[cell] = BACK[heading] | course[place + 1][1]
    return water
