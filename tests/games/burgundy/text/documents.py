"""Documents of positions with expansions, teams and a single player, for the tests that read them."""

from typing import Any

Document = dict[str, Any]

EXTRA: Document = {"extra_tiles": "yes"}
WHITE: Document = {"white_castles": "yes"}
INNS: Document = {"inns": "yes"}
ROUTES: Document = {"trade_routes": "yes"}
CHOSEN: Document = {"trade_routes": "yes", "route_order": "chosen"}
SHIELDS: Document = {"shields": "yes"}
TEAMS: Document = {"players": 4, "teams": "yes"}
SOLO: Document = {"players": 1}

TURN: Document = {"question": "turn"}
BARE: Document = {"tiles": {}}
FLOCK: Document = {"tiles": {"19": "castle", "1": "geese", "5": "cow2", "6": "pig2"}}


def game(options: Document, *duchies: Document, **fields: object) -> Document:
    """Write a document with the duchies that matter; the others are the default."""
    players = options.get("players", 2)
    teams = 2 if options.get("teams") == "yes" else players
    return {"options": options, "duchies": [*duchies, *[{}] * (teams - len(duchies))], **fields}


def over_turn(*questions: Document) -> list[Document]:
    """Open questions above a turn."""
    return [TURN, *questions]
