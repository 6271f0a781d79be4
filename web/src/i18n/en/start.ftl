# Setting up, finding and joining tables.
guest = Guest
skip-to-main = To what matters
try-again = Try again
no-such-place = There is nothing at this address.
to-start = To the start page
loading = One moment
play-now = Play now
play-now-note = Castles of Burgundy, two players, against a bot
set-up = Set up a game
open-record = Look at a recorded game
change-name = Your name is { $name }: change it
your-name = Your name
name-note = By this name the others at the table know you.
save = Save
my-tables = My tables
tables-live = Going on
tables-over = Finished
no-tables-live = No game is going on yet.
no-tables-over = No game has been finished yet.
more = More
free-seat = free seat
status-open = waits for players
status-playing = others to move
status-turn = your turn
status-over = over
status-place = place { $place }
other-games = Games
who-plays = Who plays
options = Options
more-options = More options
usual-options = As usual
begin = Begin
seat-bot = Bot
seat-friend = Friend by link
seat-hot = Beside me
seat-who = Who sits in seat { $seat }
seat-level = How well the bot in seat { $seat } plays
seat-name = Name of the player in seat { $seat }
seat-name-hint = Name
seat-friend-note = You get a link to hand on.
clock = Time to think
clock-length = How long
clock-none = No clock
clock-move = For each turn
clock-bank = For the game
clock-note-none = Everybody thinks as long as they like.
clock-note-move = Who takes longer is played by a bot until they come back.
clock-note-bank = Everybody has so much for the whole game and a little more with each turn; then a bot plays on.
minutes = { $count ->
     [one] { $count } minute
    *[other] { $count } minutes
  }
days = { $count ->
     [one] { $count } day
    *[other] { $count } days
  }
bank = { $minutes } min + { $seconds } s
join-title = You are invited to a table
join-note = Say your name: the link leads to the table.
join = To the table

# Which duchies are played.
duchies-auto = As usual
duchies-random = Dealt, different ones
duchies-random-alike = Dealt, one for all
duchies-boards = Boards of two sides
duchies-outposts = With outposts
duchies-note = Or one duchy for all:
duchy-name = Duchy { $name }
