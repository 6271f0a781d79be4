# Castles of Burgundy: the table, what is asked, what can be done.

## The table
phase = Phase { $phase }
phase-text = There are five phases. At the end of each, mines bring silver; the sooner a region is filled, the more points it scores.
round-of = Round { $round } of { $rounds }
round-text = Every round each player uses two dice; a goods tile goes to the depot of the white die.
round-goods = Goods of the round
round-goods-text = With each round the next goods tile goes to the depot whose number the white die shows.
white-die-text = Says to which depot the goods of this round go.
central-board = Central board
bonus-tiles = Bonus tiles
inns-left = Inns for sale
inns-text = An inn costs 2 silver and goes on a hex of any colour, one to a region.
my-duchy = My duchy
duchy-of = Duchy of { $name }
look-at = Look at the duchy of { $name }
back-to-mine = Back to my duchy
points-total = Points
workers-title = Workers
workers-text = A worker changes the number of a die by 1; 6 and 1 are neighbours.
silver-title = Silver
silver-text = Once in a turn you may buy a tile of the black depot for 2 silver.
my-goods = Goods
sold-goods = Goods sold
sold-text = Goods that were sold. Some monasteries count them.
sold-none = none yet
storage-shared = Storage of the team
storage-own = Storage of { $name }
yard = Beyond the slots
trade-route = Trade route
ally-of = Monasteries of { $name } work here too
order-place = Place { $place } in the turn order
bridge-text = Ships move markers along it; whoever is ahead goes first.
hexes-filled = Filled hexes: { $count }
target-at = Target: { $points }
joined-outposts = Outposts joined: { $joined }
my-dice = My dice
die-text = Takes a tile of the depot of its number, places a tile on a hex of its number, sells goods of its number, or brings 2 workers.
hex-place = { $region } { $number }
duchy-onto = in the duchy
keys = Keys
side-of-board = Side { $side }
part-board = Board
part-duchy = Duchy
bonus-gone = taken
choose-target = Choose what the die does, or another die.
choose-die = Choose the die that does it.

## The keys
key-dice = Choose a die
key-workers = Take workers
key-next = Next thing that is lit
key-previous = Previous thing that is lit
key-arrows = Move over the duchy
key-enter = Pick; do what is ready
key-end = End the turn, or skip an effect
key-duchies = Look at the duchy of a player
key-escape = Let go, go back
key-help = Show the keys

## What is asked
question-start = Choose the hex of your first castle.
question-start-hidden = Choose the hex of your first castle; all choose at once.
question-lay = Which card comes next on your trade route?
question-turn = Use your dice.
question-turn-left = Your dice are used. You can { $left } or end the turn.
question-left-buy = buy a tile
question-left-hire = get workers for silver
question-left-point = buy a point
question-left-effect = use the effect of a tile
question-left-shield = take a shield
question-left-other = do what is lit
question-turn-end = Your dice are used. End the turn.
question-castle = The castle gives an extra action with any number.
question-extra = One extra action with any number.
question-city-hall = City hall: which stored tile is placed as well?
question-warehouse = Warehouse: which goods are sold?
question-carpenter = Carpenter’s workshop: which building do you take?
question-church = Church: which mine, monastery or castle do you take?
question-market = Market: which ship or animals do you take?
question-load = Ship: which depot’s goods do you load?
question-keep = There is no room for all colours: which new ones do you keep?
question-discard = Your storage is full. What do you discard to make room for { $tile }?
question-store = Where do you store { $tile }?
question-site = Where do you place { $tile }?
question-white-castle = White castle: an action with the number of the white die.
question-crane = Crane: which building’s effect?
question-geese = Geese: which species scores with them?
question-gather = Which goods does the ship take from all depots?
question-court = On which castle does shield { $shield } stand?
question-upkeep = The phase is over. Do you pay for shield { $shield }?
question-ally = Whose monasteries work for you?
question-harvest = Which tile of the numbered depots do you place?
question-black = Which tile of the black depot do you place?
question-exchange = Which tile of the black depot do you take for five goods?
question-spend = Which goods do you pay with? Still to pay: { $count }.
question-points = Do you buy points?

## What can be done
do-end = End turn
do-skip = Skip
do-workers = Workers
do-take = Take { $tile } { $from }
do-place = Place { $tile } { $hex }
do-on = Here: { $hex }
do-start = Castle { $hex }{ $side ->
        [none] {""}
       *[other] , side { $side }
    }
do-sell = Sell { $goods }
do-spend = Pay { $goods }
do-gather = Take { $goods }
do-keep = Keep { $goods }
do-keep-nothing = Keep none of them
do-load = { $several ->
        [1] Load depot { $depots }
       *[other] Load depots { $depots }
    }
do-buy =
    Buy { $tile } for { $workers ->
        [0] 2 silver
        [1] 1 silver and 1 worker
       *[other] 2 workers
    }
do-discard = Discard { $tile }
do-pick = Place { $tile }
do-use = { $tile }
do-beside = Score { $species }
do-turn = Turn to { $number }
do-shield = Take shield { $shield }
do-ally = { $name }
do-lay = Card { $card }
do-effect = { $effect }
do-pay-silver = Pay 1 silver
do-pay-worker = Pay 1 worker
do-pay-nothing = Give it back
do-store-own = My own slot
    .in = in a slot of their own
do-store-shared = Shared slot
    .in = in a shared slot
do-hire = 2 workers for 1 silver
do-point = A point for 1 silver
species-cow = cows
species-sheep = sheep
species-pig = pigs
species-goat = goats
species-chicken = chickens
effect-action = Extra action
effect-castle = Extra action
effect-ship = Ship
effect-geese = Geese
effect-colour = Full colour: { $colour }

## Why something is not possible
reason-game-over = The game is over.
reason-chance-first = Dice and draws come first.
reason-not-your-turn = It is not your turn. To move: { $turn }.
reason-already-chosen = You have chosen; the others still choose.
reason-partner-chooses = Your partner chooses the start for your team.
reason-other-question = First: { $question }
reason-no-such-question = That is not asked now: { $question }
reason-must-answer = This has to be answered: { $question }
reason-nothing-to-skip = There is nothing to skip.
reason-no-extra-action = There is no extra action now: choose a die.
reason-die-used = This die is used already.
reason-too-few-workers =
    It needs a { $number } and the die shows { $shows }: that takes { $needed ->
        [one] { $needed } worker
       *[other] { $needed } workers
    }, you have { $have }.
reason-space-not-used = This space is not used with so few players.
reason-space-empty = No tile lies there.
reason-effect-takes-other = This effect cannot bring { $tile } ({ $colour }).
reason-slot-empty = You have no stored tile to place.
reason-hex-covered = This hex already holds { $tile }.
reason-wrong-colour = You cannot place { $tile } here: the hex is { $wanted }, the tile is { $colour }.
reason-not-adjacent = The hex is not next to one of your tiles.
reason-city-has-one = This city already has such a building: { $tile }.
reason-no-goods = You store no goods of number { $goods }.
reason-bought-already = You have bought a tile this turn.
reason-purchase-in-between = In the edition of 2011 a tile is bought between actions. First: { $question }
reason-black-depot-only = Without monastery 6 only a tile of the black depot can be bought.
reason-workers-cannot-pay = Without monastery 6 a purchase is paid in silver only.
reason-too-little-silver = It costs { $needed } silver, you have { $have }.
reason-too-few-workers-to-pay =
    It costs { $needed ->
        [one] { $needed } worker
       *[other] { $needed } workers
    }, you have { $have }.
reason-one-depot-only = Without monastery 5 a ship takes the goods of one depot only.
reason-no-such-hex = There is no such hex.
reason-not-a-start = A start is not possible there.
reason-nowhere-to-place = There is no hex for { $tile } now.
reason-turn-over = That is for your turn, and the phase is ending.
reason-crane-cannot = The crane cannot have the effect of { $building }.
reason-region-has-inn = This region has an inn already.
reason-no-inn = No inn is for sale now.
reason-no-shields = There are no shields in this game.
reason-shield-not-there = This shield lies on no depot.
reason-both-dice-needed = A shield takes a double: both dice must be unused.
reason-no-double =
    Shield { $shield } needs a double of { $number }: that takes { $needed ->
        [one] { $needed } worker
       *[other] { $needed } workers
    }, you have { $have }.
reason-no-shield-by-castle = An extra action takes a shield only when a castle is placed with shield 11.
reason-no-castle-there = A shield stands on a castle, and there is none.
reason-workers-pay-no-shield = Without shield 3 a shield is paid in silver only.
reason-turned-already = You have turned a die this turn.
reason-no-room-for-goods = You store three colours already, and not this one.
reason-no-goods-in-depots = No such goods lie in the depots.
reason-effects-wait =
    Settle the effects first: { $waiting ->
        [one] { $waiting } still waits.
       *[other] { $waiting } still wait.
    }
reason-no-castle-hex = The first castle stands on a castle hex; this one is { $wanted }.

## What points were for
source-regions = regions
source-phases = phase bonus
source-bonus-tiles = bonus tiles
source-outposts = outposts
source-animals = animals
source-goods = goods sold
source-routes = trade routes
source-watchtowers = watchtowers
source-shields = shields
    .in = shields
source-silver = silver
    .in = silver
source-unsold-goods = unsold goods
    .in = unsold goods
source-workers = workers
    .in = workers

## The chronicle
log-first = { $who } begins.{ $players ->
        [1] {""}
       *[other] { " " }{ $order } play in this order.
    }
log-start-goods = { $who } draws { $goods }.
log-duchy = { $who } plays duchy { $duchy }.
log-board = { $who } is dealt the board { $board }.
log-card = { $who } is dealt trade route card { $card }.
log-lay = { $who } lays trade route card { $card } next.
log-arms = Shield { $shield } goes { $onto }.
log-start = { $who } places the first castle { $hex }.
log-phase = Phase { $phase } begins.
log-refill = The depots are filled. The goods of this phase are { $colours }.
log-round = Round { $round } of phase { $phase }.{ $players ->
        [1] {""}
       *[other] { " " }{ $order } play in this order.
    }
log-roll = { $who } rolls { $dice }.
log-white = The white die shows { $white }, and the { $colours } goods tile goes to depot { $white }.
log-white-only = The white die shows { $white }.
log-remove = { $depot } loses { $tile }.
log-die =
    { $who } uses die { $shows }{ $used_as ->
        [0] .
       *[other] { " " }as { $used_as } { $workers ->
            [0] for free.
           *[other] for { $sum }.
        }
    }
log-white-die =
    { $who } uses the white die { $shows }{ $used_as ->
        [0] .
       *[other] { " " }as { $used_as } { $workers ->
            [0] for free.
           *[other] for { $sum }.
        }
    }
log-turn-die = { $who } turns die { $shows } to { $number }.
log-take = { $who } takes { $tile } { $from }.
log-store = { $who } stores { $tile } { $storage }.
log-discard = { $who } discards { $tile } to make room for { $for }.
log-place = { $who } places { $tile } { $hex }.
log-animals = { $who } scores { $sum } for animals.
log-watchtower = { $who } scores { $sum } for the watchtower.
log-boarding-house = { $who } gets { $sum } from the boarding house.
log-bank = { $who } gets { $sum } from the bank.
log-crane = { $who } uses the crane for the effect of { $building }.
log-region = { $who } fills { $region } of { $size } and scores { $sum }.
log-region-phase = { $who } gets a phase bonus of { $sum }.
log-bonus =
    { $who } covers { $hexes } and takes the { $tile ->
        [large] large
       *[small] small
    } bonus tile for { $sum }.
log-full-colour = { $who } covers { $hexes }.
log-outposts =
    { $who } joins { $joined ->
        [one] { $joined } outpost
       *[other] { $joined } outposts
    } and scores { $sum }.
log-outposts-first =
    { $who } comes { $place ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    } in joining all outposts and scores { $sum }.
log-sell = { $who } sells { $goods } for { $sum }.
log-route = { $who } fills a space of the trade route and gets { $bonus }.
log-workers = { $who } takes { $sum }.
log-hire = { $who } hires { $hired } for { $sum }.
log-fellow-worker = { $who } gets { $sum } through shield 2.
log-buy = { $who } buys { $tile } { $from } for { $sum }.
log-load =
    { $who } loads { $goods } from { $several ->
        [1] depot
       *[other] depots
    } { $depots }{ $lost ->
        [none] .
       *[other] { " " }and loses { $lost }.
    }
log-load-nothing =
    { $who } finds nothing to load in { $several ->
        [1] depot
       *[other] depots
    } { $depots }{ $lost ->
        [none] .
       *[other] { " " }and loses { $lost }.
    }
log-gather = { $who } takes { $goods } from all depots.
log-clear-goods = { $who } clears { $goods } from the depots.
log-exchange = { $who } takes { $tile } for five goods.
log-spend = { $who } pays with { $goods }.
log-bridge =
    { $who } moves to space { $space } of the bridge and is { $place ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    } in the turn order.
log-shield =
    { $who } takes shield { $shield } { $from }{ $workers ->
        [0] .
       *[other] { " " }for { $sum }.
    }
log-court =
    { $who } puts shield { $shield } { $hex }{ $gone ->
        [0] .
       *[other] , and shield { $gone } leaves the game.
    }
log-ally = { $who } borrows the monasteries of { $seat }.
log-upkeep = { $who } pays { $sum } for shield { $shield }.
log-shield-lost = { $who } does not pay for shield { $shield } and loses it.
log-skip = { $who } leaves { $effect } unused.
log-end =
    { $who } ends the turn{ $left ->
        [0] .
        [1] { " " }with die { $unused } unused.
       *[other] { " " }with dice { $unused } unused.
    }
log-track = { $who } moves on by { $sum } to { $now } of { $target }.
log-target = { $who } reaches the target and gets an extra action. The target is { $target } now.
log-income = { $who } gets { $sum } from mines.
log-final = { $who } scores { $sum } for { $for }.
log-result =
    { $who } takes { $place ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    } place with { $sum }.
log-solo-result = { $who } has filled { $points } of 37 hexes.
skipped-castle = the extra action
skipped-gather = the goods of one colour
skipped-harvest = the tile of a depot
skipped-black = the tile of the black depot
skipped-exchange = the exchange of goods
skipped-points = the purchase of points
