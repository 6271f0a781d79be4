# Setting up, finding and joining tables.
guest = Guest
skip-to-main = Skip to content
try-again = Try again
no-such-place = Page not found.
to-start = Go to start page
loading = Loading…
play-now = Play now
play-level = Level of your opponent in { $game }
play-alone = Play alone
more-here = More
features = What else is here
feature-coach = A coach and puzzles
    .text = Hints, a review of every game that says what each decision cost and what was luck, and turns to find.
feature-dice = Fair dice
    .text = Fixed before the game, so anyone can verify every roll and every draw after it.
feature-friends = With friends
    .text = By link, on one device, live or by turns over days. No account.
feature-anywhere = Anywhere
    .text = Desktop, tablet and phone; keyboard and screen reader; three languages.
fan-made = Unofficial fan project, not connected with the games’ authors or publishers. It contains none of their artwork or text; Wonderful Kingdom’s cards are our own.
all-expansions = All expansions
    .text = Switches all of these on or off.
name-for-friends = Your name, as your friends will see it
one-duchy = One duchy for everyone
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
duchy-name = Duchy { $name }
# The edition without a server.
offline = On this device
    .text = This page needs no server: you play in your browser, and your tables are kept in it. A server adds games with friends by link, and the stronger bots.
offline-adds = A server would add friends by link, and the strongest bots at once.
offline-size = Your first game loads the engine once: { $size } MB. After that you can play without a network.
offline-here = The engine is on this device: you can play without a network.
offline-loading = Loading the engine: { $done } of { $total } MB
offline-starting = Starting the engine…
offline-failed = The engine could not start. Check your connection, then reload the page.
offline-save = Save all tables to a file
offline-open = Load tables from a file
offline-opened =
    { $added ->
        [0] No new tables
        [one] { $added } new table
       *[other] { $added } new tables
    }, { $continued ->
        [0] none continued
        [one] { $continued } continued
       *[other] { $continued } continued
    }.
offline-not-opened =
    { $count ->
        [one] { $count } table could not be loaded:
       *[other] { $count } tables could not be loaded:
    }
offline-may-go = This browser may delete your tables when space runs short. Save them to a file now and then.
offline-update = A new version of this page is ready.
offline-update-now = Switch to it now
offline-update-later = Later
bot-takes = { $words } Takes about { $seconds } s per decision here, several times that on a phone.
