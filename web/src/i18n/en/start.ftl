# Setting up, finding and joining tables.
guest = Guest
skip-to-main = Skip to content
try-again = Try again
no-such-place = Page not found.
to-start = Go to start page
loading = Loading…
play-now = Play now
play-now-note = Castles of Burgundy, two players, against a bot
set-up = Set up a game
open-record = Open a game record
change-name = Your name is { $name }: change it
your-name = Your name
name-note = Other players see this name.
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
status-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
other-games = Games
who-plays = Who plays
options = Options
more-options = More options
usual-options = Reset
begin = Start game
seat-bot = Bot
seat-friend = Invite a friend
seat-hot = Hot seat (this device)
seat-who = Player in seat { $seat }
seat-level = Level of the bot in seat { $seat }
seat-name = Name of the player in seat { $seat }
seat-name-hint = Name
seat-friend-note = You’ll get a link to share.
clock = Time control
clock-length = Time
clock-none = No clock
clock-move = Per turn
clock-bank = Per game
clock-note-none = No time limit.
clock-note-move = If you run out of time, a bot plays for you until you return.
clock-note-bank = A time bank for the game plus an increment per turn. When it runs out, a bot takes over.
minutes = { $count ->
     [one] { $count } minute
    *[other] { $count } minutes
  }
days = { $count ->
     [one] { $count } day
    *[other] { $count } days
  }
bank = { $minutes } min + { $seconds } s
join-title = You’re invited to a table
join-note = What should the other players call you?
join = Join
go-to-table = Go to table
invited-by = { $name } invites you
as-usual = Standard options
carry-title = Move { $name }’s seat to this device
carry-here = Continue here

# Choosing duchies.
duchies-auto = Standard
duchies-random = Random, different
duchies-random-alike = Random, same for all
duchies-boards = Two-sided boards
duchies-outposts = With outposts
duchies-note = Or one duchy for everyone:
duchy-name = Duchy { $name }
