"""Production icons as text: a resource, or a resource for each card of a type."""

from typing import Final

from duchy.games.kingdom.box.components import CUBE_NAMES, TYPE_NAMES

ICON_NAMES: Final = (*CUBE_NAMES, *(f"{cube}/{type_}" for cube in CUBE_NAMES for type_ in TYPE_NAMES))


def icon_name(icon: int) -> str:
    """Return the name of an icon: `gold`, or `gold/company` for one gold per company."""
    return ICON_NAMES[icon]
