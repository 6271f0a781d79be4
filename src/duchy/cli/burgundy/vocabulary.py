"""Words on the table of Burgundy that are no tiles, and the names that people use for those that are."""

WORDS = {
    ", ".join(
        ("phase", "round", *(f"phase {name}" for name in "ABCDE"), *(f"round {number}" for number in range(1, 6)))
    ): "Five phases, A to E, of five rounds. The earlier you complete a region, the more it scores.",
    "white die": "Shows the depot that gets this round's goods.",
    "order, turn order, turn": "Who goes first: the player furthest along the bridge; on one space, the upper marker.",
    "bridge": "The turn order track. A ship moves your marker one space.",
    "goods": "Tiles of six kinds, shown by number. A die sells all goods of its number, for silver and points.",
    "sold": "The goods tiles that a player has sold. Each scored as many points as there are players, 2 to 4.",
    "bonus, bonus tile": "The points of the first and the second player to cover every hex of a colour.",
    "storage, s1, s2, s3, s4, slot": "Tiles you took and have not placed, in numbered spaces.",
    "VP, points, victory points": "Victory points so far.",
    "dice, die, both dice": "Each die takes a tile, places one, sells goods or takes 2 workers.",
    "workers, w, worker tile": "A worker changes a die by 1. -1w means that an action costs one.",
    "silver, silverling": "2 silver buy a tile from the black depot; silver left at the end is worth a point each.",
    "hexes": "The number of hexes that a player has covered.",
    "duchy": "A player's board of hexes. `duchy 2` shows that of player 2.",
    "region, area": "Connected hexes of one colour. Complete one to score its size and the phase.",
    "here": "Something can be placed on this hex now.",
    "start, starting castle": "Where a player's first castle goes.",
    "take, fetch": "Take a tile from the depot of a die into storage.",
    "place, on": "Place a tile from storage on a hex of its colour and the die's number, next to a placed tile.",
    "sell": "Sell all goods of a die's number: 1 silver, and as many points per tile as there are players, 2 to 4.",
    "buy": "Buy a tile from the black depot for 2 silver, once per turn.",
    "discard": "Storage is full: a tile in it leaves the game.",
    "end, without a die": "Actions that use no die: buying a tile, and ending the turn.",
    "skip, leave, unused": "Do without what you may do now.",
    "load": "A ship takes all goods from one depot, or from two neighbouring ones with monastery 5.",
    "city, settlement": "A region of buildings: each building only once, unless you have monastery 1.",
    "pasture, livestock": "A region of animals: a new tile also scores again for those of its species in it.",
    "knowledge": "A monastery tile: a lasting effect, or points at the end.",
    "upcoming, upcoming rounds": "The goods of this phase's later rounds, in order.",
    "seed, commitment, SHA-256": "The sum binds the dice before the game; the seed, shown at the end, proves them.",
}
"""The words on the table, all names of each, and what they mean in every game."""
ALSO = {
    "geese": ("goose",),
    "white-castle": ("white building",),
    "city-hall": ("town hall",),
    "carpenter": ("carpenter's workshop",),
    "castle": ("Burgundy castle",),
    "inn": ("inn tile",),
    "ship": ("river tile",),
}
"""Other names of tiles, as in editions and translations of the rulebook."""
