# Castles of Burgundy: what is in the box, and what each piece does.

## Colours of tiles and hexes
colour-castle = dark green
colour-mine = grey
colour-ship = blue
colour-monastery = yellow
colour-building = beige
colour-animal = light green
colour-any = any colour

## The regions that hexes of a colour form
region-castle = castle
    .text = Takes a castle: with a die showing { $number }, next to a tile of yours.
region-mine = mine
    .text = Takes a mine: with a die showing { $number }, next to a tile of yours.
region-ship = river
    .text = Takes a ship: with a die showing { $number }, next to a tile of yours.
region-monastery = monastery
    .text = Takes a monastery: with a die showing { $number }, next to a tile of yours.
region-building = city
    .text = Takes a building, each kind once in a city: with a die showing { $number }, next to a tile of yours.
region-animal = pasture
    .text = Takes animals: with a die showing { $number }, next to a tile of yours.

## Counted things
workers =
    { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
silver =
    { $count ->
        [one] { $count } silver coin
       *[other] { $count } silver coins
    }
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
    .text = Gives one extra action at once, of any kind and with any number.
tile-mine = Mine
    .text = Brings 1 silver at the end of every phase.
tile-ship = Ship
    .text = Take all goods of one depot and move one space along the bridge.
tile-warehouse = Warehouse
    .text = Sell all your goods of one colour at once.
tile-watchtower = Watchtower
    .text = Scores 4 points at once.
tile-carpenter = Carpenter’s workshop
    .text = Take a building from any numbered depot into your storage.
tile-church = Church
    .text = Take a mine, a monastery or a castle from any numbered depot into your storage.
tile-market = Market
    .text = Take a ship or an animal tile from any numbered depot into your storage.
tile-boarding-house = Boarding house
    .text = Brings 4 workers at once.
tile-bank = Bank
    .text = Brings 2 silver at once.
tile-city-hall = City hall
    .text = Place another tile from your storage at once, whatever the number of its hex.
tile-white-castle = White castle
    .text = Gives one extra action at once, with the number of the white die; workers may change it.
tile-crane = Crane
    .text = Does what a building of your choice does; at the end of the game it counts as one building of your choice.
tile-geese = Geese
    .text = Scores 2 points and those of one other species on the pasture; every animal tile placed there later scores 2 more.
tile-inn = Inn
    .text = Goes on a hex of any colour, one to a region, and makes that region count one hex larger.
tile-black-tile = Face-down tile
    .text = Goes on a hex of any colour and does nothing but cover it.

## Animals
herd-cow =
    { $count ->
        [one] { $count } cow
       *[other] { $count } cows
    }
herd-sheep = { $count } sheep
herd-pig =
    { $count ->
        [one] { $count } pig
       *[other] { $count } pigs
    }
herd-goat =
    { $count ->
        [one] { $count } goat
       *[other] { $count } goats
    }
herd-chicken =
    { $count ->
        [one] { $count } chicken
       *[other] { $count } chickens
    }
herd-text = Scores a point for each animal on it, and again for every animal of its species already on the pasture.

## Monasteries
monastery = Monastery { $number }
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
monastery-8 = A worker changes a die by up to 2.
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
goods-2 = Purple goods
goods-3 = Pink goods
goods-4 = Red goods
goods-5 = Brown goods
goods-6 = Orange goods
goods-together = A ship takes them all; each colour is sold with the die of its number.
goods-stack = { $goods }: { $count }
goods-text = Sold together with a die showing { $number }.

## Bonuses of the trade routes
route-carpenter = Carpenter’s workshop
    .text = Take a building from any numbered depot.
route-church = Church
    .text = Take a mine, a monastery or a castle from any numbered depot.
route-market = Market
    .text = Take a ship or an animal tile from any numbered depot.
route-city-hall = City hall
    .text = Place a tile from your storage at once, on any number.
route-warehouse = Warehouse
    .text = Sell another colour of goods at once.
route-workers = Workers
    .text = Take 4 workers.
route-silver = Silver
    .text = Take 2 silver.
route-points = Points
    .text = Score 4 points.
route-action = Extra action
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
hex-title = { $region }, { $number }
hex-empty = { $region } hex, number { $number }, empty
hex-filled = { $region } hex, number { $number }: { $tile }
depot = Depot { $number }
depot-black = Black depot
storage = Storage
storage-empty = Empty storage space
space-empty = Empty space, { $colour }
die = Die: { $number }
die-used = Die, used
white-die = White die: { $number }
bridge = Bridge
