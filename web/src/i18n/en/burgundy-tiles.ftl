# Castles of Burgundy: the tiles, and what each does.

## Tiles
tile-castle = Castle
    .in = the castle
    .text = Immediately take one extra action of any kind, with any number.
tile-mine = Mine
    .in = the mine
    .text = Gain 1 silver at the end of each phase.
tile-ship = Ship
    .in = the ship
    .text = Take all goods from one depot and move one space along the bridge.
tile-warehouse = Warehouse
    .in = the warehouse
    .text = Immediately sell all your goods of one colour.
tile-watchtower = Watchtower
    .in = the watchtower
    .text = Score 4 points.
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
    .text = Gain 4 workers.
tile-bank = Bank
    .in = the bank
    .text = Gain 2 silver.
tile-city-hall = City hall
    .in = the city hall
    .text = Immediately place another tile from your storage on a hex of any number.
tile-white-castle = White castle
    .in = the white castle
    .text = Immediately take one extra action with the white die’s number; workers may change it.
tile-crane = Crane
    .in = the crane
    .text = Copies any building’s effect. Counts as any one building at the end of the game.
tile-geese = Geese
    .in = the geese
    .text = Score 2 points plus one other species on this pasture; every animal tile placed there later scores 2 more.
tile-inn = Inn
    .in = the inn
    .text = Goes on a hex of any colour, at most one per region, which scores as if one hex larger.
tile-black-tile = Face-down tile
    .in = the face-down tile
    .text = Goes on a hex of any colour and only covers it: it has no effect.

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
herd-text = Score 1 point per animal on this tile, plus 1 per animal of its species already on this pasture.

## Monasteries
monastery = Monastery { $number }
    .in = monastery { $number }
monastery-1 = A city may hold several buildings of the same kind.
monastery-2 = At the end of each phase, each mine also gives you 1 worker.
monastery-3 = Selling goods earns 2 silver instead of 1.
monastery-4 = Selling goods also earns 1 worker.
monastery-5 = A ship also takes the goods from a depot next to the chosen one.
monastery-6 =
    { $edition ->
        [2011] You may buy from any of the seven depots.
       *[other] You may buy from any of the seven depots and pay with workers instead of silver.
    }
monastery-7 = When animals score, each scoring tile scores 1 more point.
monastery-8 = One worker changes a die by 1 or 2.
monastery-9 = When you place a building, you may change the die by 1 for free.
monastery-10 = When you place a ship or animals, you may change the die by 1 for free.
monastery-11 = When you place a mine, a castle or a monastery, you may change the die by 1 for free.
monastery-12 = When you take a tile from a depot, you may change the die by 1 for free.
monastery-13 = Taking workers also earns 1 silver.
monastery-14 = Taking workers gives you 4 instead of 2.
monastery-15 =
    End of game: { $edition ->
        [2011] 3 points
       *[other] 2 points
    } per colour of goods you have sold.
monastery-16 = End of game: 4 points per warehouse.
monastery-17 = End of game: 4 points per watchtower.
monastery-18 = End of game: 4 points per carpenter’s workshop.
monastery-19 = End of game: 4 points per church.
monastery-20 = End of game: 4 points per market.
monastery-21 = End of game: 4 points per boarding house.
monastery-22 = End of game: 4 points per bank.
monastery-23 = End of game: 4 points per city hall.
monastery-24 = End of game: 4 points per species of animal in your duchy.
monastery-25 = End of game: 1 point per goods tile you have sold.
monastery-26 =
    End of game: { $edition ->
        [2011] 2 points
       *[other] 3 points
    } per bonus tile you have.
monastery-27 = Your marker is always on top of its stack on the bridge.
monastery-28 = On your turn you may hire 2 workers for 1 silver, as often as you like.
monastery-29 = End of game: 4 points per white castle.
