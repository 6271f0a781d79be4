# Castles of Burgundy: pieces and their effects.

## Colours of tiles and hexes
colour-castle = dark green
    .region = a castle region
    .hexes = all castle hexes
colour-mine = grey
    .region = a mine region
    .hexes = all mine hexes
colour-ship = blue
    .region = a river region
    .hexes = all river hexes
colour-monastery = yellow
    .region = a monastery region
    .hexes = all monastery hexes
colour-building = beige
    .region = a city
    .hexes = all city hexes
colour-animal = light green
    .region = a pasture
    .hexes = all pasture hexes
colour-any = any colour

## Regions, by the colour of their hexes
region-castle = castle
    .text = For a castle. Needs a die showing { $number } and one of your tiles next to it.
    .onto = on castle hex { $number }
region-mine = mine
    .text = For a mine. Needs a die showing { $number } and one of your tiles next to it.
    .onto = on mine hex { $number }
region-ship = river
    .text = For a ship. Needs a die showing { $number } and one of your tiles next to it.
    .onto = on river hex { $number }
region-monastery = monastery
    .text = For a monastery. Needs a die showing { $number } and one of your tiles next to it.
    .onto = on monastery hex { $number }
region-building = city
    .text = For a building, at most one of each kind per city. Needs a die showing { $number } and one of your tiles next to it.
    .onto = on city hex { $number }
region-animal = pasture
    .text = For animals. Needs a die showing { $number } and one of your tiles next to it.
    .onto = on pasture hex { $number }

## Counts
workers =
    { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
    .in =
        { $count ->
            [one] { $count } worker
           *[other] { $count } workers
        }
silver = { $count } silver
    .in = { $count } silver
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
goods-tiles =
    { $count ->
        [one] { $count } goods tile
       *[other] { $count } goods tiles
    }

## Shields
shield = Shield { $number }
    .in = shield { $number }
shield-worth =
    { $count ->
        [one] Worth { $count } point at the end of the game.
       *[other] Worth { $count } points at the end of the game.
    }
shield-1 = All your pastures count as one.
shield-2 = Whenever another player gains workers, you gain one.
shield-3 = You may pay for your shields with workers instead of silver.
shield-4 = Your storage holds any number of tiles.
shield-5 = A ship also takes all goods of one colour from all depots.
shield-6 = Choose a player: their monasteries work and score for you as well.
shield-7 = Your bonus tiles score double.
shield-8 = Your mines pay double silver.
shield-9 = Selling goods earns 1 silver per tile sold.
shield-10 = End of game: your monasteries score double.
shield-11 = A castle’s extra action may take a shield.
shield-12 = Goods you sell score double.
shield-13 = End of game: your shields score double.
shield-14 = At the end of each phase, place a tile from a numbered depot straight into your duchy.
shield-15 = At the end of each phase, place a tile from the black depot straight into your duchy.
shield-16 = Once per turn, set one of your dice to any number.
shield-17 = Regions you complete score as if one hex larger.
shield-18 = Your tiles don’t have to be next to another tile.

## Goods
goods-1 = Turquoise goods
    .in = turquoise goods
    .colour = turquoise
    .count =
        { $count ->
            [one] { $count } turquoise goods tile
           *[other] { $count } turquoise goods tiles
        }
goods-2 = Purple goods
    .in = purple goods
    .colour = purple
    .count =
        { $count ->
            [one] { $count } purple goods tile
           *[other] { $count } purple goods tiles
        }
goods-3 = Pink goods
    .in = pink goods
    .colour = pink
    .count =
        { $count ->
            [one] { $count } pink goods tile
           *[other] { $count } pink goods tiles
        }
goods-4 = Red goods
    .in = red goods
    .colour = red
    .count =
        { $count ->
            [one] { $count } red goods tile
           *[other] { $count } red goods tiles
        }
goods-5 = Brown goods
    .in = brown goods
    .colour = brown
    .count =
        { $count ->
            [one] { $count } brown goods tile
           *[other] { $count } brown goods tiles
        }
goods-6 = Orange goods
    .in = orange goods
    .colour = orange
    .count =
        { $count ->
            [one] { $count } orange goods tile
           *[other] { $count } orange goods tiles
        }
goods-together = A ship takes them all. A die showing a colour’s number sells all goods of that colour.
goods-stack = { $goods }: { $count }
goods-text = Sold together with a die showing { $number }.

## Trade route bonuses
route-carpenter = Carpenter’s workshop
    .in = the effect of a carpenter’s workshop
    .text = Take a building from any numbered depot.
route-church = Church
    .in = the effect of a church
    .text = Take a mine, a monastery or a castle from any numbered depot.
route-market = Market
    .in = the effect of a market
    .text = Take a ship or an animal tile from any numbered depot.
route-city-hall = City hall
    .in = the effect of a city hall
    .text = Immediately place a tile from your storage on a hex of any number.
route-warehouse = Warehouse
    .in = the effect of a warehouse
    .text = Immediately sell another colour of goods.
route-workers = Workers
    .in = 4 workers
    .text = Gain 4 workers.
route-silver = Silver
    .in = 2 silver
    .text = Gain 2 silver.
route-points = Points
    .in = 4 points
    .text = Score 4 points.
route-action = Extra action
    .in = an extra action
    .text = Take one extra action with any number, as with a castle.
route-card = Trade route card { $card }

## Other pieces
bonus-large = Large bonus tile: { $colour }
    .text = For the first player to cover all hexes of this colour.
bonus-small = Small bonus tile: { $colour }
    .text = For the second player to cover all hexes of this colour.
piece-outpost = Outpost
    .text = Connect outposts with a chain of tiles to score the phase value.
outpost-reached = Outpost, reached
piece-target = Target marker
    .text = When your points reach it, you start again from 0 and gain one extra action.
piece-river = River
    .text = Connects two parts of the duchy.

## Board labels for screen readers
hex-title = { $region } hex { $number }
hex-empty = { $region } hex, number { $number }, empty
hex-filled = { $region } hex, number { $number }: { $tile }
depot = Depot { $number }
    .in = depot { $number }
    .from = from depot { $number }
    .onto = on depot { $number }
depot-black = Black depot
    .from = from the black depot
storage = Storage
storage-empty = Empty storage space
space-empty = Empty space: { $colour }
die = Die: { $number }
die-used = Die, used
white-die = White die: { $number }
rolls-white = White die: { $name } rolls
bridge = Bridge
