# The interactive first game: its frame, then what the guide says in each game.
learn = Learn by playing
learn-note = Five minutes at a real table: a guide shows you how to play
learn-nothing = There is no lesson here: { $game }
learn-going = You have begun a lesson.
learn-go-on = Go on where I was
lesson-mark = Lesson
lesson-guide = Guide
lesson-step = Step { $step } of { $steps }
lesson-words = What the guide says
lesson-next = Next
lesson-skip = Skip
lesson-back = Back
lesson-leave = Send the guide away
lesson-show = Call the guide back
lesson-again = Start again
lesson-play-on = Play on
lesson-wait = Wait until it is your turn.
lesson-before = You have done this already.
lesson-not-now = That is not possible now. Take your last step back, or go on.
lesson-rules-turns = Your turn
lesson-rules-effects = What the tiles do
lesson-rules-points = Points and the end
lesson-rules = All rules
key-guide = Next step of a lesson

## Castles of Burgundy
lesson-burgundy-goal = You and the bot each build a duchy. Tiles that you place and regions that you fill bring points. After five phases of five rounds, whoever has the most points wins.
    .title = The goal
lesson-burgundy-duchy = Hexes of one colour that touch are a region. A tile goes on a hex of its colour, beside a tile of yours; the number says which die places it. You begin with the castle in the middle.
    .title = Your duchy
lesson-burgundy-explain = Rest the mouse on anything, hold your finger on it or move the focus there: an explanation appears. Try it with a tile on the board.
    .title = What is what
lesson-burgundy-dice = A turn has two dice. Each does one thing: take a tile, place a tile, sell goods or bring workers. Choose the { $die }.
    .title = Two dice
lesson-burgundy-dice-any = A turn has two dice. Each does one thing: take a tile, place a tile, sell goods or bring workers. Choose one of yours.
lesson-burgundy-take = A chosen die lights what it can do. It takes tiles from the depot of its number. Take { $tile } { $from }.
    .title = Take a tile
lesson-burgundy-take-any = A die takes a tile from the depot of its number.
lesson-burgundy-storage = Tiles that you take wait in your storage, which has three places. They do nothing until they are placed.
    .title = Your storage
lesson-burgundy-place =
    The die shows { $die }, the hex wants { $number }. { $workers ->
        [1] A worker changes a die by 1:
       *[other] Each worker changes a die by 1:
    } choose the die, then the hex. The dashed line says that it costs workers, the figure how many.
    .title = Place it
lesson-burgundy-place-free = The die shows { $die }, and so does the hex. Choose the die, then the hex.
lesson-burgundy-place-any = A die places a tile from your storage on a hex of its number and of the tile’s colour.
lesson-burgundy-effect = A placed tile has an effect, and each kind has its own. { $tile }: { $does }
    .title = What a tile does
lesson-burgundy-region = The region is full: { $size } for its size, and { $phase } more because this is the first phase. Large regions bring more, later phases less.
    .title = A full region
lesson-burgundy-region-later = A region that is full brings points: the larger it is and the earlier it is full, the more.
lesson-burgundy-buy = Once a turn you may buy a tile from the black depot for 2 silver, without a die. Choose { $tile }, then the button below.
    .title = Silver
lesson-burgundy-buy-any = Once a turn you may buy a tile from the black depot for 2 silver, without a die.
lesson-burgundy-end = That was a turn. End it.
    .title = The end of the turn
lesson-burgundy-bot = Now the bot uses its dice. The log says what it did; choose its duchy to see it large.
    .title = The bot’s turn
lesson-burgundy-round = Everybody rolls again. The white die says on which depot the goods of this round lie. After five rounds a phase is over and the depots are filled anew.
    .title = A new round
lesson-burgundy-ship = Place the ship on the river with the { $die }. It takes the goods of a depot, and you move forward in the turn order.
    .title = A ship
lesson-burgundy-load = Choose the depot whose goods it takes. Then you move forward in the turn order.
lesson-burgundy-ship-any = A ship goes on the river, takes the goods of a depot and moves you forward in the turn order.
lesson-burgundy-sell = A die sells all goods of its number at once: 2 points for each and 1 silver. Choose the { $die }, then the { $goods }.
    .title = Sell goods
lesson-burgundy-sell-any = A die sells all goods of its number at once: 2 points for each and 1 silver.
lesson-burgundy-workers = A die that is of no use to you brings 2 workers here. They change dice later.
    .title = Workers
lesson-burgundy-undo = Thought better of it? “Take back” undoes your last step. Against bots you may go back as far as you like.
    .title = Taking back
lesson-burgundy-others = Mines bring silver at the end of each phase, a castle gives an extra action, animals of one species score together, a monastery changes a rule for you. The first to cover all hexes of a colour gets a bonus tile.
    .title = What else there is
lesson-burgundy-done = Take, place, sell, hire workers: that is a whole turn, and a game has 25 of them. Play this one to its end, or begin one of your own.
    .title = That is all
