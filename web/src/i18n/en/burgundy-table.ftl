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
points-text = Where all points of a player stand.
workers-title = Workers
workers-text = Each changes a die by 1 when it is used; 6 and 1 are next to each other.
silver-title = Silver
silver-text = Once in a turn 2 silver buy a tile of the black depot.
my-goods = Goods
sold-goods = Goods sold
sold-text = Goods that were sold. Some monasteries count them.
storage-shared = Storage of the team
storage-own = Storage of { $name }
yard = Beyond the slots
trade-route = Trade route
ally-of = Monasteries of { $name } work here too
order-place = Place { $place } in the turn order
bridge-text = Ships move markers along it; who is ahead acts first.
hexes-filled = Filled hexes: { $count }
target-at = Target: { $points }
joined-outposts = Outposts joined: { $joined }
my-dice = My dice
die-text = Takes a tile of the depot of its number, places a tile on a hex of its number, sells goods of its number, or brings 2 workers.
hex-place = { $region } { $number } (hex { $hex })
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
key-end = End the turn, or leave an effect unused
key-duchies = Look at the duchy of a player
key-escape = Let go, go back
key-help = Show the keys

## What is asked
question-start = Choose the hex of your first castle.
question-start-hidden = Choose the hex of your first castle; all choose at once.
question-lay = Which card comes next on your trade route?
question-turn = Use your dice.
question-castle = The castle gives an extra action with any number.
question-extra = One extra action with any number.
question-city-hall = City hall: which stored tile is placed as well?
question-warehouse = Warehouse: which goods are sold?
question-carpenter = Carpenter’s workshop: which building do you take?
question-church = Church: which mine, monastery or castle do you take?
question-market = Market: which ship or animals do you take?
question-load = Ship: which depot’s goods do you load?
question-keep = There is no room for all colours: which new ones do you keep?
question-discard = Storage is full. What makes room? New: { $tile }.
question-store = Where is it stored? New: { $tile }.
question-site = Where does it go? { $tile }.
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
do-skip = Leave it
do-workers = Workers
do-take = Take: { $tile }, depot { $depot }
do-fetch = Take: { $tile }, black depot
do-place = Place: { $tile }, { $hex }
do-on = Here: { $hex }
do-start = Castle: { $hex }{ $side ->
        [none] {""}
       *[other] , side { $side }
    }
do-sell = Sell: { $goods }, { $count }
do-spend = Pay: { $goods }
do-gather = Take: { $goods }
do-keep = Keep: { $goods }
do-load = Load depot { $depots }
do-buy =
    Buy: { $tile }, { $workers ->
        [0] 2 silver
        [1] 1 silver and 1 worker
       *[other] 2 workers
    }
do-discard = Discard: { $tile }
do-pick = Place: { $tile }
do-use = As: { $tile }
do-beside = Score: { $species }
do-turn = Turn to { $number }
do-shield = Take shield { $shield }
do-ally = { $name }
do-lay = Card { $card }
do-effect = { $effect }
do-pay-silver = Pay 1 silver
do-pay-worker = Pay 1 worker
do-pay-nothing = Give it back
do-store-own = My own slot
do-store-shared = Shared slot
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
reason-nothing-to-skip = There is nothing to leave unused.
reason-no-extra-action = There is no extra action now: choose a die.
reason-die-used = This die is used already.
reason-too-few-workers =
    It needs a { $number } and the die shows { $shows }: that takes { $needed ->
        [one] { $needed } worker
       *[other] { $needed } workers
    }, you have { $have }.
reason-space-not-used = This space is not used with so few players.
reason-space-empty = No tile lies there.
reason-effect-takes-other = This effect does not bring such a tile: { $tile } ({ $colour }).
reason-slot-empty = You have no stored tile to place.
reason-hex-covered = A tile lies there already: { $tile }.
reason-wrong-colour = The hex is { $wanted }, the tile is { $colour }: { $tile }.
reason-not-adjacent = The hex is not next to one of your tiles.
reason-city-has-one = This city already has such a building: { $tile }.
reason-no-goods = You store no goods of number { $goods }.
reason-bought-already = You have bought a tile this turn.
reason-purchase-in-between = In the edition of 2011 a tile is bought between actions. First: { $question }
reason-black-depot-only = Only tiles of the black depot are for sale, unless you have monastery 6.
reason-workers-cannot-pay = A purchase is paid in silver, unless you have monastery 6.
reason-too-little-silver = It costs { $needed } silver, you have { $have }.
reason-too-few-workers-to-pay =
    It costs { $needed ->
        [one] { $needed } worker
       *[other] { $needed } workers
    }, you have { $have }.
reason-one-depot-only = A ship takes the goods of one depot, unless you have monastery 5.
reason-no-such-hex = There is no such hex.
reason-not-a-start = A start is not possible there.
reason-nowhere-to-place = There is no hex now for this tile: { $tile }.
reason-turn-over = That is for your turn, and the phase is ending.
reason-crane-cannot = A crane cannot do that here: { $building }.
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
reason-workers-pay-no-shield = A shield is paid in silver, unless you have shield 3.
reason-turned-already = You have turned a die this turn.
reason-no-room-for-goods = You store three colours already, and not this one.
reason-no-goods-in-depots = No such goods lie in the depots.
reason-effects-wait = Effects still wait: { $waiting }.
reason-no-castle-hex = The first castle stands on a castle hex; this one is { $wanted }.

## What points were for
source-regions = regions
source-phases = early regions
source-bonus-tiles = bonus tiles
source-outposts = outposts
source-animals = animals
source-goods = goods sold
source-routes = trade routes
source-watchtowers = watchtowers
source-shields = shields
source-silver = silver
source-unsold-goods = unsold goods
source-workers = workers

## The chronicle
log-first = { $who } begins. Order: { $order }.
log-start-goods = { $who } draws goods: { $goods }.
log-duchy = { $who } plays duchy { $duchy }.
log-board = { $who } is dealt the board { $board }.
log-card = { $who } is dealt trade route card { $card }.
log-lay = { $who } lays trade route card { $card } next.
log-arms = Shield { $shield } lies here: { $depot }.
log-start = { $who } starts with the castle on hex { $hex }.
log-phase = Phase { $phase } begins.
log-refill = The depots are filled. Goods of the phase: { $goods }.
log-round = Round { $round } of phase { $phase }. Order: { $order }.
log-roll = { $who } rolls { $dice }.
log-white = The white die shows { $white }: { $goods } to depot { $white }.
log-white-only = The white die shows { $white }.
log-remove = { $tile } leaves: { $depot }.
log-die =
    { $who } uses die { $shows }{ $used_as ->
        [0] .
       *[other] { " " }as { $used_as }, workers: { $workers }.
    }
log-white-die =
    { $who } uses the white die { $shows }{ $used_as ->
        [0] .
       *[other] { " " }as { $used_as }, workers: { $workers }.
    }
log-turn-die = { $who } turns die { $shows } to { $number }.
log-take = { $who } takes: { $tile } ({ $depot }).
log-store = { $who } stores: { $tile }. { $storage }.
log-discard = { $who } discards: { $tile }. New: { $for }.
log-place = { $who } places: { $tile }, hex { $hex }.
log-animals = { $who } scores { $points } for animals: { $tile }.
log-watchtower = { $who } scores { $points } for the watchtower.
log-boarding-house = { $who } gets workers from the boarding house: { $workers }.
log-bank = { $who } gets silver from the bank: { $silver }.
log-crane = { $who } uses the crane as: { $building }.
log-region =
    { $who } fills a region of { $size } ({ $colour }): { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-region-phase =
    { $who } fills it in this phase: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-bonus =
    { $who } has covered all hexes of a colour ({ $colour }) and takes a bonus tile: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-full-colour = { $who } has covered all hexes of a colour ({ $colour }).
log-outposts =
    { $who } joins outposts: { $joined }. { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-outposts-first =
    { $who } has joined all outposts, place { $place }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-sell =
    { $who } sells { $goods }, tiles: { $tiles }. Points: { $points }, silver: { $silver }{ $workers ->
        [0] .
       *[other] , workers: { $workers }.
    }
log-route = { $who } fills a space of the trade route. { $bonus }.
log-workers =
    { $who } takes workers: { $workers }{ $silver ->
        [0] .
       *[other] , silver: { $silver }.
    }
log-hire = { $who } hires workers: { $workers }, for silver: { $silver }.
log-fellow-worker = { $who } gets workers through shield 2: { $workers }.
log-buy =
    { $who } buys: { $tile } ({ $depot }), silver: { $silver }{ $workers ->
        [0] .
       *[other] , workers: { $workers }.
    }
log-load = { $who } loads from depot { $depots }: { $goods }.
log-no-goods = nothing
log-gather = { $who } takes from all depots: { $goods }, { $tiles }.
log-clear-goods = These goods leave the board: { $goods }.
log-exchange = { $who } takes a tile for five goods: { $tile }.
log-spend = { $who } pays with goods: { $goods }.
log-bridge = { $who } moves to space { $space } of the bridge and is at place { $place }.
log-shield = { $who } takes shield { $shield } ({ $depot }).
log-court = { $who } puts shield { $shield } on the castle of hex { $hex }.
log-ally = { $who } borrows the monasteries of { $seat }.
log-upkeep = { $who } pays for shield { $shield }: { $with }.
log-with-silver = silver
log-with-worker = a worker
log-shield-lost = { $who } does not pay for shield { $shield } and loses it.
log-skip = { $who } leaves an effect unused: { $effect }.
log-end = { $who } ends the turn.
log-track = { $who } moves on by { $points }: { $now } of { $target }.
log-target = { $who } has reached the target and has an extra action. The target is { $target } now.
log-income =
    { $who } gets silver from mines: { $silver }{ $workers ->
        [0] .
       *[other] , workers: { $workers }.
    }
log-final = { $who } scores { $points }: { $for }.
log-result =
    { $who } is at place { $place } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-solo-result = { $who } has filled { $points } of 37 hexes.
