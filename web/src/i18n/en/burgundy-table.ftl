# Castles of Burgundy: the table, questions, actions, refusals, log.

## The table
phase = Phase { $phase }
phase-text = There are five phases. At the end of each, mines pay silver; the earlier you complete a region, the more points it scores.
round-of = Round { $round } of { $rounds }
round-text = Each round, every player uses two dice; a goods tile goes to the depot shown by the white die.
round-goods = Upcoming goods
round-goods-text = Each round, the next goods tile goes to the depot shown by the white die.
white-die-text = Shows which depot gets this round’s goods.
central-board = Central board
bonus-tiles = Bonus tiles
inns-left = Inns for sale
inns-text = An inn costs 2 silver and goes on a hex of any colour, at most one per region.
my-duchy = My duchy
duchy-of = { $name }’s duchy
look-at = Look at { $name }’s duchy
back-to-mine = Back to my duchy
points-total = Points
workers-title = Workers
workers-text = A worker changes the number of a die by 1; 6 and 1 are neighbours.
silver-title = Silver
silver-text = Once per turn you may buy a tile from the black depot for 2 silver.
my-goods = Goods
sold-goods = Goods sold
sold-text = Goods sold so far. Some monasteries count them.
sold-none = none yet
storage-shared = Team storage
storage-own = { $name }’s storage
yard = Extra storage
trade-route = Trade route
ally-of = Also uses { $name }’s monasteries
order-place = Number { $place } in turn order
bridge-text = Ships move markers along it; the player furthest ahead goes first.
hexes-filled = Hexes filled: { $count }
solo-full = The duchy is full: all { $count } hexes
solo-short = Hexes filled: { $filled } of { $count }
solo-most = Most so far: { $count }
target-at = Target: { $points }
joined-outposts = Outposts connected: { $joined }
my-dice = My dice
die-text = Take a tile from its depot, place a tile on a hex of its number, sell goods of its number, or take 2 workers.
hex-place = { $region } hex { $number }
duchy-onto = in the duchy
keys = Keyboard shortcuts
side-of-board = Side { $side }
part-board = Board
part-duchy = Duchy
bonus-gone = taken
holdings-of = Holdings of { $name }
choose-target = Choose what to do with this die, or pick another.
choices-shown = { $count ->
     [one] { $count } choice
    *[other] { $count } choices
  }
choose-die = Choose a die for this.

## Keyboard shortcuts
key-dice = Choose a die
key-workers = Take workers
key-next = Next highlighted item
key-previous = Previous highlighted item
key-arrows = Move around the duchy
key-enter = Select or confirm
key-end = End the turn, or skip an effect
key-duchies = Look at a player’s duchy
key-escape = Cancel or go back
key-help = Show keyboard shortcuts

## Questions
question-start = Choose a hex for your starting castle.
question-start-hidden = Choose a hex for your starting castle. Everyone chooses in secret.
question-lay = Which card do you place next on your trade route?
question-turn = Use your dice.
question-turn-left = Both dice used. You can { $left } or end your turn.
question-left-buy = buy a tile
question-left-hire = hire workers for silver
question-left-point = buy a point
question-left-effect = use a tile’s effect
question-left-shield = take a shield
question-left-other = choose a highlighted item
question-turn-end = Both dice used. End your turn.
question-castle = Castle: take an extra action with any number.
question-extra = Take an extra action with any number.
question-city-hall = City hall: which tile from storage do you place?
question-warehouse = Warehouse: which goods do you sell?
question-carpenter = Carpenter’s workshop: which building do you take?
question-church = Church: which mine, monastery or castle do you take?
question-market = Market: which ship or animals do you take?
question-load = Ship: which depot’s goods do you load?
question-keep = There’s no room for every colour. Which new ones do you keep?
question-discard = Your storage is full. Which tile do you discard to make room for { $tile }?
question-store = Where do you store { $tile }?
question-site = Where do you place { $tile }?
question-white-castle = White castle: take an action with the white die’s number.
question-crane = Crane: which building do you copy?
question-geese = Geese: which other species do you score?
question-gather = Which colour of goods does the ship take from all depots?
question-court = Which castle gets shield { $shield }?
question-upkeep = End of phase: pay to keep shield { $shield }?
question-ally = Whose monasteries do you use?
question-harvest = Which tile from the numbered depots do you place?
question-black = Which tile from the black depot do you place?
question-exchange = Which tile from the black depot do you take for five goods?
question-spend = Which goods do you pay with? { $count } to go.
question-points = Do you buy points?

## Actions
do-end = End turn
do-skip = Skip
do-workers = Take workers
do-take = Take { $tile } { $from }
do-place = Place { $tile } { $hex }
do-both = { $first }, then { $second }
do-on = On { $hex }
do-start = Start { $hex }{ $side ->
        [none] {""}
       *[other] , side { $side }
    }
do-sell = Sell { $goods }
do-spend = Pay { $goods }
do-gather = Take { $goods }
do-keep = Keep { $goods }
do-keep-nothing = Keep none
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
do-turn = Set to { $number }
do-shield = Take shield { $shield }
do-ally = { $name }
do-lay = Place card { $card }
do-effect = { $effect }
do-pay-silver = Pay 1 silver
do-pay-worker = Pay 1 worker
do-pay-nothing = Give it up
do-store-own = My own space
    .in = in their own storage
do-store-shared = Shared space
    .in = in the team storage
do-hire = Hire 2 workers for 1 silver
do-point = Buy 1 point for 1 silver
species-cow = cows
species-sheep = sheep
species-pig = pigs
species-goat = goats
species-chicken = chickens
effect-action = Extra action
effect-castle = Extra action
effect-ship = Ship
effect-geese = Geese
effect-colour = All hexes covered: { $colour }

## Refusals
reason-game-over = The game is over.
reason-chance-first = Wait for the roll or draw.
reason-not-your-turn = It’s not your turn. To move: { $turn }.
reason-already-chosen = You have chosen. The others are still choosing.
reason-partner-chooses = Your partner chooses your team’s starting castle.
reason-other-question = First: { $question }
reason-no-such-question = You can’t do that now. Current decision: { $question }
reason-must-answer = You can’t skip this: { $question }
reason-nothing-to-skip = There’s nothing to skip.
reason-no-extra-action = You have no extra action now. Choose a die.
reason-die-used = This die is already used.
reason-too-few-workers =
    Needs a { $number }; the die shows { $shows }. That costs { $needed ->
        [one] { $needed } worker
       *[other] { $needed } workers
    } and you have { $have }.
reason-space-not-used = This space isn’t used with this number of players.
reason-space-empty = There’s no tile there.
reason-effect-takes-other = This effect can’t take { $tile } ({ $colour }).
reason-slot-empty = You have no tile in storage to place.
reason-hex-covered = This hex already has { $tile }.
reason-wrong-colour = You can’t place { $tile } here: this is a { $wanted } hex, and it goes on a { $colour } hex.
reason-not-adjacent = This hex isn’t next to one of your tiles.
reason-city-has-one = This city already has this building: { $tile }.
reason-no-goods = You have no goods with the number { $goods }.
reason-bought-already = You have already bought a tile this turn.
reason-purchase-in-between = In the 2011 edition you can buy only between actions. First: { $question }
reason-black-depot-only = Without monastery 6 you can buy only from the black depot.
reason-workers-cannot-pay = Without monastery 6 you can buy tiles only with silver.
reason-too-little-silver = That costs { $needed } silver and you have { $have }.
reason-too-few-workers-to-pay =
    That costs { $needed ->
        [one] { $needed } worker
       *[other] { $needed } workers
    } and you have { $have }.
reason-one-depot-only = Without monastery 5 a ship takes goods from only one depot.
reason-no-such-hex = This hex doesn’t exist.
reason-not-a-start = You can’t start there.
reason-nowhere-to-place = There’s no hex for { $tile } now.
reason-turn-over = You can do that only on your turn; the phase is ending.
reason-crane-cannot = The crane can’t copy { $building } here.
reason-region-has-inn = This region already has an inn.
reason-no-inn = No inn is for sale now.
reason-no-shields = There are no shields in this game.
reason-shield-not-there = That shield isn’t on any depot.
reason-both-dice-needed = Taking a shield needs a double, with both dice unused.
reason-no-double =
    Shield { $shield } needs a double { $number }. That costs { $needed ->
        [one] { $needed } worker
       *[other] { $needed } workers
    } and you have { $have }.
reason-no-shield-by-castle = Only a castle’s extra action can take a shield, and only with shield 11.
reason-no-castle-there = A shield goes on a castle, and there isn’t one here.
reason-workers-pay-no-shield = Without shield 3 you can pay for shields only with silver.
reason-turned-already = You have already set a die this turn.
reason-no-room-for-goods = You already store three other colours.
reason-no-goods-in-depots = No depot has goods of this colour.
reason-effects-wait = Resolve pending effects first: { $waiting } left.
reason-no-castle-hex = Your starting castle must be on a castle hex; this is a { $wanted } hex.

## Sources of points
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

## Log
log-first = { $who } starts.{ $players ->
        [1] {""}
       *[other] { " " }Turn order: { $order }.
    }
log-start-goods = { $who } draws { $goods }.
log-duchy = { $who } plays duchy { $duchy }.
log-board = { $who } is dealt board { $board }.
log-card = { $who } is dealt trade route card { $card }.
log-lay = { $who } places trade route card { $card } next.
log-arms = Shield { $shield } goes { $onto }.
log-start = { $who } places the starting castle { $hex }.
log-phase = Phase { $phase } starts.
log-refill = The depots are refilled. This phase’s goods: { $colours }.
log-round = Round { $round } of phase { $phase }.{ $players ->
        [1] {""}
       *[other] { " " }Turn order: { $order }.
    }
log-roll = { $who } rolls { $dice }.
log-white = The white die shows { $white }: the { $colours } goods tile goes to depot { $white }.
log-white-only = The white die shows { $white }.
log-remove = { $depot } loses { $tile }.
log-die =
    { $who } uses a { $shows }{ $used_as ->
        [0] .
       *[other] { " " }as a { $used_as } { $workers ->
            [0] for free.
           *[other] for { $sum }.
        }
    }
log-white-die =
    { $who } uses the white die’s { $shows }{ $used_as ->
        [0] .
       *[other] { " " }as a { $used_as } { $workers ->
            [0] for free.
           *[other] for { $sum }.
        }
    }
log-turn-die = { $who } turns a { $shows } into a { $number }.
log-take = { $who } takes { $tile } { $from }.
log-store = { $who } stores { $tile } { $storage }.
log-discard = { $who } discards { $tile } to make room for { $for }.
log-place = { $who } places { $tile } { $hex }.
log-animals = { $who } scores { $sum } for animals.
log-watchtower = { $who } scores { $sum } for the watchtower.
log-boarding-house = { $who } gains { $sum } from the boarding house.
log-bank = { $who } gains { $sum } from the bank.
log-crane = { $who } uses the crane to copy { $building }.
log-region = { $who } completes { $region } of { $size } and scores { $sum }.
log-region-phase = { $who } scores a phase bonus of { $sum }.
log-bonus =
    { $who } covers { $hexes } and takes the { $tile ->
        [large] large
       *[small] small
    } bonus tile for { $sum }.
log-full-colour = { $who } covers { $hexes }.
log-outposts =
    { $who } connects { $joined ->
        [one] { $joined } outpost
       *[other] { $joined } outposts
    } and scores { $sum }.
log-outposts-first =
    { $who } is { $place ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    } to connect all outposts and scores { $sum }.
log-sell = { $who } sells { $goods } for { $sum }.
log-route = { $who } fills a trade route space and gains { $bonus }.
log-workers = { $who } takes { $sum }.
log-hire = { $who } hires { $hired } for { $sum }.
log-fellow-worker = { $who } gains { $sum } through shield 2.
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
    { $who } moves to space { $space } on the bridge and is { $place ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    } in turn order.
log-shield =
    { $who } takes shield { $shield } { $from }{ $workers ->
        [0] .
       *[other] { " " }for { $sum }.
    }
log-court =
    { $who } places shield { $shield } { $hex }{ $gone ->
        [0] .
       *[other] , and shield { $gone } leaves the game.
    }
log-ally = { $who } borrows { $seat }’s monasteries.
log-upkeep = { $who } pays { $sum } for shield { $shield }.
log-shield-lost = { $who } doesn’t pay for shield { $shield } and loses it.
log-skip = { $who } skips { $effect }.
log-end =
    { $who } ends the turn{ $left ->
        [0] .
        [1] { " " }with a { $unused } unused.
       *[other] { " " }with { $unused } unused.
    }
log-track = { $who } advances by { $sum } to { $now } of { $target }.
log-target = { $who } reaches the target and gains an extra action. The target is now { $target }.
log-income = { $who } gains { $sum } from mines.
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
skipped-gather = taking goods of one colour
skipped-harvest = placing a tile from a numbered depot
skipped-black = placing a tile from the black depot
skipped-exchange = the goods exchange
skipped-points = buying points
