# Setting up, finding and joining tables.
guest = Guest
skip-to-main = Skip to content
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
name-note = The others see this name.
save = Save
my-tables = My tables
tables-live = In progress
tables-over = Finished
no-tables-live = No games in progress.
no-tables-over = No finished games yet.
more = More
free-seat = free seat
status-open = waiting for players
status-playing = others to move
status-turn = your turn
status-over = over
status-place = place { $place }
other-games = Games
who-plays = Who plays
options = Options
more-options = More options
usual-options = Reset
begin = Begin
seat-bot = Bot
seat-friend = Friend by link
seat-hot = On this device
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
clock-note-move = Take longer, and a bot plays for you until you are back.
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
join-note = What should the others call you?
join = To the table
invited-by = { $name } invites you
as-usual = Everything as usual
carry-title = The seat of { $name } moves to this device
carry-here = Go on here

# Which duchies are played.
duchies-auto = By the rules
duchies-random = Random, different
duchies-random-alike = Random, same for all
duchies-boards = Boards of two sides
duchies-outposts = With outposts
duchies-note = Or one duchy for all:
duchy-name = Duchy { $name }
