# Castles of Burgundy: what is in the box, and what each piece does.

## Colours of tiles and hexes
colour-castle = dark green
    .region = a dark green region
    .hexes = all dark green hexes
colour-mine = grey
    .region = a grey region
    .hexes = all grey hexes
colour-ship = blue
    .region = a blue region
    .hexes = all blue hexes
colour-monastery = yellow
    .region = a yellow region
    .hexes = all yellow hexes
colour-building = beige
    .region = a beige region
    .hexes = all beige hexes
colour-animal = light green
    .region = a light green region
    .hexes = all light green hexes
colour-any = any colour

## The regions that hexes of a colour form
region-castle = castle
    .text = Takes a castle: with a die showing { $number }, next to a tile of yours.
    .onto = on castle hex { $number }
region-mine = mine
    .text = Takes a mine: with a die showing { $number }, next to a tile of yours.
    .onto = on mine hex { $number }
region-ship = river
    .text = Takes a ship: with a die showing { $number }, next to a tile of yours.
    .onto = on river { $number }
region-monastery = monastery
    .text = Takes a monastery: with a die showing { $number }, next to a tile of yours.
    .onto = on monastery hex { $number }
region-building = city
    .text = Takes a building, each kind once in a city: with a die showing { $number }, next to a tile of yours.
    .onto = in city { $number }
region-animal = pasture
    .text = Takes animals: with a die showing { $number }, next to a tile of yours.
    .onto = on pasture { $number }

## Counted things
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
silver =
    { $count ->
        [one] { $count } silver coin
       *[other] { $count } silver coins
    }
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

## Tiles
tile-castle = Castle
    .in = the castle
    .text = Gives one extra action at once, of any kind and with any number.
tile-mine = Mine
    .in = the mine
    .text = Brings 1 silver at the end of every phase.
tile-ship = Ship
    .in = the ship
    .text = Take all goods of one depot and move one space along the bridge.
tile-warehouse = Warehouse
    .in = the warehouse
    .text = Sell all your goods of one colour at once.
tile-watchtower = Watchtower
    .in = the watchtower
    .text = Scores 4 points at once.
tile-carpenter = Carpenter’s workshop
    .in = the carpenter’s workshop
    .text = Take a building from any numbered depot into your storage.
tile-church = Church
    .in = the church
    .text = Take a mine, a monastery or a castle from any numbered depot into your storage.
tile-market = Market
    .in = the market
    .text = Take a ship or an animal tile from any numbered depot into your storage.
tile-boarding-house = Boarding house
    .in = the boarding house
    .text = Brings 4 workers at once.
tile-bank = Bank
    .in = the bank
    .text = Brings 2 silver at once.
tile-city-hall = City hall
    .in = the city hall
    .text = Place another tile from your storage at once, whatever the number of its hex.
tile-white-castle = White castle
    .in = the white castle
    .text = Gives one extra action at once, with the number of the white die; workers may change it.
tile-crane = Crane
    .in = the crane
    .text = Does what a building of your choice does; at the end of the game it counts as one building of your choice.
tile-geese = Geese
    .in = the geese
    .text = Scores 2 points and those of one other species on the pasture; every animal tile placed there later scores 2 more.
tile-inn = Inn
    .in = the inn
    .text = Goes on a hex of any colour, one to a region, and makes that region count one hex larger.
tile-black-tile = Face-down tile
    .in = the face-down tile
    .text = Goes on a hex of any colour and does nothing but cover it.

## Animals
herd-cow =
    { $count ->
        [one] { $count } cow
       *[other] { $count } cows
    }
    .in =
        { $count ->
            [one] { $count } cow
           *[other] { $count } cows
        }
herd-sheep = { $count } sheep
    .in = { $count } sheep
herd-pig =
    { $count ->
        [one] { $count } pig
       *[other] { $count } pigs
    }
    .in =
        { $count ->
            [one] { $count } pig
           *[other] { $count } pigs
        }
herd-goat =
    { $count ->
        [one] { $count } goat
       *[other] { $count } goats
    }
    .in =
        { $count ->
            [one] { $count } goat
           *[other] { $count } goats
        }
herd-chicken =
    { $count ->
        [one] { $count } chicken
       *[other] { $count } chickens
    }
    .in =
        { $count ->
            [one] { $count } chicken
           *[other] { $count } chickens
        }
herd-text = Scores a point for each animal on it, and again for every animal of its species already on the pasture.

## Monasteries
monastery = Monastery { $number }
    .in = monastery { $number }
monastery-1 = A city may hold several buildings of the same kind.
monastery-2 = At the end of each phase every mine also brings 1 worker.
monastery-3 = A sale of goods brings 2 silver instead of 1.
monastery-4 = A sale of goods also brings 1 worker.
monastery-5 = A ship also takes the goods of a depot next to the chosen one.
monastery-6 =
    { $edition ->
        [2011] Your purchase may be a tile of any of the seven depots.
       *[other] Your purchase may be a tile of any of the seven depots, and workers may stand in for its silver.
    }
monastery-7 = When animals score, each of the scoring tiles brings 1 more point.
monastery-8 = One worker changes a die by 1 or 2.
monastery-9 = When you place a building, the die may be changed by 1 for free.
monastery-10 = When you place a ship or animals, the die may be changed by 1 for free.
monastery-11 = When you place a mine, a castle or a monastery, the die may be changed by 1 for free.
monastery-12 = When you take a tile from a depot, the die may be changed by 1 for free.
monastery-13 = Taking workers also brings 1 silver.
monastery-14 = Taking workers brings 4 of them instead of 2.
monastery-15 =
    At the end: { $edition ->
        [2011] 3 points
       *[other] 2 points
    } for each colour of goods you have sold.
monastery-16 = At the end: 4 points for each warehouse.
monastery-17 = At the end: 4 points for each watchtower.
monastery-18 = At the end: 4 points for each carpenter’s workshop.
monastery-19 = At the end: 4 points for each church.
monastery-20 = At the end: 4 points for each market.
monastery-21 = At the end: 4 points for each boarding house.
monastery-22 = At the end: 4 points for each bank.
monastery-23 = At the end: 4 points for each city hall.
monastery-24 = At the end: 4 points for each species of animals in your duchy.
monastery-25 = At the end: 1 point for each goods tile you have sold.
monastery-26 =
    At the end: { $edition ->
        [2011] 2 points
       *[other] 3 points
    } for each of your bonus tiles.
monastery-27 = Your marker always stands on top of its stack on the bridge.
monastery-28 = In your turn you may buy 2 workers for 1 silver, as often as you like.
monastery-29 = At the end: 4 points for each white castle.

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
shield-3 = Your shields may be paid with workers instead of silver.
shield-4 = Your storage holds any number of tiles.
shield-5 = A ship also takes all goods of one colour from all depots.
shield-6 = Choose a player: their monasteries work and score for you as well.
shield-7 = Your bonus tiles are worth twice their points.
shield-8 = Your mines bring twice as much silver.
shield-9 = A sale brings 1 silver for each goods tile sold.
shield-10 = At the end the points of your monasteries are doubled.
shield-11 = The extra action of a castle may be to take a shield.
shield-12 = The points for goods you sell are doubled.
shield-13 = At the end the points of your shields are doubled.
shield-14 = At the end of each phase place a tile of a numbered depot straight into your duchy.
shield-15 = At the end of each phase place a tile of the black depot straight into your duchy.
shield-16 = Once in a turn one of your dice may show any number.
shield-17 = A region you complete scores as if it were one hex larger.
shield-18 = Your tiles need not lie next to another tile.

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
goods-together = A ship takes them all; each colour is sold with the die of its number.
goods-stack = { $goods }: { $count }
goods-text = Sold together with a die showing { $number }.

## Bonuses of the trade routes
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
    .text = Place a tile from your storage at once, on any number.
route-warehouse = Warehouse
    .in = the effect of a warehouse
    .text = Sell another colour of goods at once.
route-workers = Workers
    .in = 4 workers
    .text = Take 4 workers.
route-silver = Silver
    .in = 2 silver
    .text = Take 2 silver.
route-points = Points
    .in = 4 points
    .text = Score 4 points.
route-action = Extra action
    .in = an extra action
    .text = Take one more action with any number, as for a castle.
route-card = Trade route card { $card }

## Pieces beside the tiles
bonus-large = Large bonus tile: { $colour }
    .text = For the first player who covers all hexes of this colour.
bonus-small = Small bonus tile: { $colour }
    .text = For the second player who covers all hexes of this colour.
piece-outpost = Outpost
    .text = Outposts that a chain of your tiles joins score the value of the phase.
outpost-reached = Outpost, reached
piece-target = Target marker
    .text = When your points reach it, you start again from 0 and gain one action.
piece-river = River
    .text = Joins two parts of the duchy.

## What a screen reader says of the board
hex-title = { $region } { $number }
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
space-empty = Empty space, { $colour }
die = Die: { $number }
die-used = Die, used
white-die = White die: { $number }
bridge = Bridge
