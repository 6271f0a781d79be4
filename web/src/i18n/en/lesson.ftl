# The guided first game: its frame, then the guide's texts.
learn = Learn by playing
learn-nothing = No lesson for { $game }
learn-going = You have a lesson in progress.
learn-go-on = Continue the lesson
lesson-mark = Lesson
lesson-guide = Guide
lesson-step = Step { $step } of { $steps }
lesson-words = The guide’s instructions
lesson-next = Next
lesson-skip = Skip
lesson-back = Back
lesson-leave = Hide the guide
lesson-show = Show the guide
lesson-again = Start again
lesson-play-on = Keep playing
lesson-wait = Wait until it’s your turn.
lesson-before = You have already done this.
lesson-not-now = You can’t do that now. Undo your last step, or continue.
lesson-rules-turns = Your turn
lesson-rules-effects = What the tiles do
lesson-rules-points = Points and the end
lesson-rules = All rules
key-guide = Next step of the lesson

## Castles of Burgundy
lesson-burgundy-goal = You and the bot each build a duchy. Tiles you place and regions you complete score points. After five phases of five rounds, most points wins.
    .title = The goal
lesson-burgundy-duchy = Adjacent hexes of one colour form a region. A tile goes on a hex of its colour, next to one of your tiles; the number shows which die places it. You start with the castle in the middle.
    .title = Your duchy
lesson-burgundy-explain = Hover over anything, press and hold it, or focus it to see what it is. Try it with a tile on the board.
    .title = What is what
lesson-burgundy-dice = Each turn you use two dice, each for one action: take a tile, place a tile, sell goods or take workers. Choose the { $die }.
    .title = Two dice
lesson-burgundy-dice-any = Each turn you use two dice, each for one action: take a tile, place a tile, sell goods or take workers. Choose one of yours.
lesson-burgundy-take = A chosen die highlights what it can do. It takes tiles from the depot of its number. Take { $tile } { $from }.
    .title = Take a tile
lesson-burgundy-take-any = A die takes a tile from the depot of its number.
lesson-burgundy-storage = Tiles you take wait in your storage, which has three spaces. They do nothing until you place them.
    .title = Your storage
lesson-burgundy-place =
    The die shows { $die }, the hex needs { $number }. { $workers ->
        [1] A worker changes a die by 1:
       *[other] Each worker changes a die by 1:
    } choose the die, then the hex. A dashed outline means it costs workers; the number says how many.
    .title = Place it
lesson-burgundy-place-free = The die shows { $die }, and so does the hex. Choose the die, then the hex.
lesson-burgundy-place-any = A die places a tile from your storage on a hex of its number and of the tile’s colour.
lesson-burgundy-effect = Each kind of tile has its own effect when you place it. { $tile }: { $does }
    .title = What a tile does
lesson-burgundy-region = You have completed the region: { $size } for its size, and { $phase } more because this is the first phase. Large regions score more, later phases less.
    .title = A complete region
lesson-burgundy-region-later = Completing a region scores points: the larger it is and the earlier you complete it, the more.
lesson-burgundy-buy = Once per turn you may buy a tile from the black depot for 2 silver, without a die. Choose { $tile }, then the button below.
    .title = Silver
lesson-burgundy-buy-any = Once per turn you may buy a tile from the black depot for 2 silver, without a die.
lesson-burgundy-end = That was your turn. End it now.
    .title = The end of the turn
lesson-burgundy-bot = Now the bot uses its dice. The log shows what it did; choose its duchy to see it enlarged.
    .title = The bot’s turn
lesson-burgundy-round = Everyone rolls again. The white die shows which depot gets this round’s goods. After five rounds a phase is over and the depots are refilled.
    .title = A new round
lesson-burgundy-ship = Place the ship on the river with the { $die }. It takes the goods from a depot, and you move forward in turn order.
    .title = A ship
lesson-burgundy-load = Choose a depot: the ship takes its goods. Then you move forward in turn order.
lesson-burgundy-ship-any = A ship goes on the river, takes the goods from a depot and moves you forward in turn order.
lesson-burgundy-sell = A die sells all goods of its number together: 2 points each, plus 1 silver. Choose the { $die }, then the { $goods }.
    .title = Sell goods
lesson-burgundy-sell-any = A die sells all goods of its number together: 2 points each, plus 1 silver.
lesson-burgundy-workers = Trade a die you can’t use for 2 workers here. Spend them later to change dice.
    .title = Workers
lesson-burgundy-undo = Changed your mind? Undo your last step. Against bots you can undo as far back as you like.
    .title = Undo
lesson-burgundy-others = Mines pay silver at the end of each phase, a castle gives an extra action, animals of one species score together, and a monastery changes a rule for you. The first to cover all hexes of a colour gets a bonus tile.
    .title = More tiles
lesson-burgundy-done = Take, place, sell, take workers: that’s a turn, and a game has 25. Finish this one or start your own.
    .title = You’re ready
