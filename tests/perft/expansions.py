"""Positions of the expansions, the team game and the solo game from which action sequences are counted."""

from typing import Final

EXPANSIONS: Final[dict[str, dict[str, object]]] = {
    "a crane that may be a white castle, geese between two species, and an inn for sale": {
        "options": {"extra_tiles": "yes", "white_castles": "yes", "inns": "yes"},
        "white": 3,
        "inns": 1,
        "depots": {"1": ["bank"], "3": ["pig2"], "black": ["church"]},
        "seats": [{"dice": [3, 5], "storage": ["crane", "geese"]}, {}],
        "duchies": [
            {
                "tiles": {"19": "castle", "12": "bank", "11": "cow2", "6": "pig3"},
                "silver": 2,
                "workers": 2,
                "goods": [1, 0, 0, 0, 0, 0],
            },
            {},
        ],
    },
    "monastery 28 hires while another effect waits": {
        "options": {"extra_tiles": "yes"},
        "depots": {"2": ["castle"], "black": ["ship"]},
        "seats": [{"dice": [0, 2], "storage": ["mine"]}, {}],
        "duchies": [{"tiles": {"19": "castle", "13": "monastery28"}, "silver": 3}, {}],
        "agenda": [{"question": "turn"}, {"question": "castle"}],
    },
    "a sale fills three spaces of a route and brings two effects": {
        "options": {"trade_routes": "yes"},
        "depots": {"1": ["ship"], "2": ["castle"], "5": ["mine"]},
        "seats": [{"dice": [2, 2], "storage": ["mine"]}, {}],
        "duchies": [{"goods": [0, 3, 0, 1, 0, 0], "route": [1, 11, 3, 4, 5], "route_goods": [], "workers": 1}, {}],
    },
    "cards of a route are laid in any order": {
        "options": {"trade_routes": "yes", "route_order": "chosen", "players": 3},
        "seats": [{}, {}, {}],
        "duchies": [{"tiles": {}, "cards": [1, 5, 9, 12]}, {"tiles": {}}, {"tiles": {}}],
        "agenda": [{"question": "lay", "seat": 1}],
    },
    "a double made by workers, two castles for a shield, and one shield to replace": {
        "options": {"shields": "yes"},
        "shields": {"1": [6], "3": [16], "4": [11], "5": [18]},
        "depots": {"4": ["ship"]},
        "seats": [{"dice": [3, 5], "storage": ["castle"]}, {}],
        "duchies": [
            {"tiles": {"19": "castle", "7": "castle", "13": "monastery1"}, "shields": {"7": 4}, "workers": 3},
            {},
        ],
    },
    "shields 6 and 16 and tiles beyond the slots": {
        "options": {"shields": "yes", "players": 3},
        "shields": {"2": [1, 2]},
        "depots": {"2": ["castle"]},
        "seats": [{"dice": [2, 6], "storage": ["bank", "mine", "ship"]}, {}, {}],
        "duchies": [
            {
                "tiles": {"19": "castle", "7": "castle", "3": "castle"},
                "shields": {"19": 6, "7": 16, "3": 4},
                "yard": ["ship", "cow3"],
            },
            {"tiles": {"19": "castle", "13": "monastery12"}},
            {},
        ],
    },
    "the end of a phase with shields to pay for and tiles to bring": {
        "options": {"shields": "yes"},
        "phase": "B",
        "round": 5,
        "turn": 2,
        "depots": {"1": ["ship"], "2": ["castle"], "black": ["mine", "bank"]},
        "duchies": [
            {"tiles": {"19": "castle", "7": "castle"}, "shields": {"19": 14, "7": 3}, "silver": 1, "workers": 1},
            {"tiles": {"19": "castle"}, "shields": {"19": 15}, "silver": 1},
        ],
    },
    "the third outpost": {
        "options": {"duchies": "11a"},
        "seats": [{"dice": [4, 1], "storage": ["ship"]}, {}],
        "duchies": [
            {
                "tiles": {
                    "1": "castle",
                    "5": "monastery1",
                    "6": "monastery2",
                    "7": "monastery3",
                    "8": "monastery4",
                    "9": "monastery5",
                    "13": "bank",
                    "19": "church",
                    "26": "market",
                    "31": "monastery6",
                },
                "workers": 2,
            },
            {"tiles": {"1": "castle"}},
        ],
    },
    "a team stores, shares and discards": {
        "options": {"players": 4, "teams": "yes"},
        "depots": {"1": ["ship"], "4": ["mine", "ship"], "black": ["castle"]},
        "seats": [{"dice": [1, 4], "storage": ["market", "ship"]}, {}, {"dice": [2, 2], "storage": ["bank"]}, {}],
        "duchies": [
            {"silver": 2, "workers": 1, "store": ["mine", ""], "tiles": {"22": "castle"}},
            {"tiles": {"22": "castle"}},
        ],
    },
    "teams choose their starts at once": {
        "options": {"players": 4, "teams": "yes", "duchies": "12b", "start": "hidden"},
        "duchies": [{"tiles": {}}, {"tiles": {}}],
        "agenda": [{"question": "start-hidden"}],
    },
    "alone: a ship, six goods, and a colour that becomes full": {
        "options": {"players": 1},
        "goods": {"2": [1, 1, 0, 0, 0, 0], "5": [0, 0, 0, 1, 0, 0]},
        "depots": {"3": ["cow2"], "black": ["watchtower", "castle"]},
        "seats": [{"dice": [3, 5], "storage": ["ship", "black-tile"], "points": 38}],
        "duchies": [
            {
                "tiles": {"12": "castle", "5": "bank", "35": "mine", "14": "mine", "10": "church"},
                "goods": [2, 0, 2, 0, 0, 0],
                "silver": 2,
            }
        ],
    },
    "alone: effects in any order, and the target one purchase away": {
        "options": {"players": 1, "target": 45},
        "target": 10,
        "depots": {"1": ["bank", "ship"], "black": ["monastery7", "pig3"]},
        "seats": [{"dice": [0, 2], "storage": ["mine"], "points": 7}],
        "duchies": [{"tiles": {"12": "castle", "11": "cow2", "10": "bank"}, "silver": 1, "workers": 1}],
        "effects": [
            {"effect": "points", "points": 2},
            {"effect": "action"},
            {"effect": "building", "tile": "city-hall"},
            {"effect": "colour", "colour": "mine"},
        ],
    },
}
