# The frame of a table: players, clock, log, chat, what is asked.
connecting = Connecting
connection-lost = { $count ->
     [one] The connection is lost. It is tried again in { $count } second.
    *[other] The connection is lost. It is tried again in { $count } seconds.
  }
reconnecting = The connection is lost. Trying again.
try-now = Try now
no-table = There is no such table, or it is not yours to see. Ask for a link to it.
too-many-tabs = Too many tables are open here: close some.
waiting-title = { $game }: waiting for players
waiting-note = The game begins when every seat is taken.
kept-seat = kept for { $name }
invite = Link for a friend
invite-note = Send the link, or let a friend point a phone at the code.
invite-share = Send
invite-words = Come and play { $game }
qr-label = The link as a code for a camera
watch-link = Link to watch
carry-link = Link to my seat
carry-note = With this link you can go on at another device. It works once, for a day.
copy = Copy
copied = Copied
sit-down = Sit down
leave = Leave the table
leave-note = The others are asked whether a bot may play on for you. You can come back.
resign = Resign
resign-note = If you resign, you come last.
sure = Are you sure?
stay = Play on
menu = Menu
sound = Sound
sound-note-dice = A soft bell when it is your turn and the page is not in sight; dice, tiles and points are heard.
sound-note-cards = A soft bell when it is your turn and the page is not in sight; the end of the game is heard, too.
notices = Tell me when it is my turn
notices-note = The browser shows a notice when the page is not in sight. Nothing is sent to anybody else.
notices-refused = This browser may not show notices of this page: its own settings say so, and can be changed there.
notices-none = This browser shows no notices here; an address that begins with https would be needed.
notice-turn = Your turn
notice-asked = You are asked
notice-over = The game is over
commitment-dice = The dice of this game are fixed by this number; when the game is over, everybody can check them:
commitment-cards = The draw of this game is fixed by this number; when the game is over, everybody can check it:
taken-back = { $count ->
     [one] { $count } step was taken back in this game.
    *[other] { $count } steps were taken back in this game.
  }
practice-mark = Practice
practice-note = Practice: a draw was taken back in this game, and another came in its place. Among results of games alone it does not count.
own-text = one of your own
watching = You are watching
sending = Sending
tab-table = Table
tab-players = Players
tab-log = Log
parts-of-table = Parts of the table
around-the-table = Around the table
what-is-asked = What is asked now
log-and-chat = Log and chat
chat = Chat
chat-empty = Nobody has said anything yet.
chat-hint = Say something
send = Send
player = Player { $seat }
chance = Chance
you = you
has-turn = to move
thinks = thinks
bot-level = bot: { $level }
away-left = has left, a bot plays: { $bot }
away-resigned = has resigned, a bot plays on: { $bot }
away-time = out of time, a bot plays: { $bot }
play-again = Take my seat back
time-left = Time left:
days-hours = { $days } d { $hours } h
your-turn = It is your turn.
their-turn = To move: { $names }
chance-dice = Rolling the dice.
chance-cards = Drawing cards.
take-back = Take back
agree = Agree
disagree = Refuse
waiting-for = Still to answer: { $names }.
proposal-back = { $who } asks to take back some steps.
proposal-bot = { $who } has left. May a bot ({ $bot }) play on?
hand-over = Hand the device to { $name }.
i-am = I am { $name }
result = Result

points-so-far = Points so far
points-open = Where they come from: click.

# What the tab of the browser says.
title-turn = ● Your turn – { $game }
title-asked = ● You are asked – { $game }
title-others = { $names } – { $game }
title-over = Over – { $game }
title-waiting = Waiting – { $game }
title-replay = Replay: { $game }

# The log: what happens at any table.
event-opened = The table is opened.
event-started = The game begins.
event-finished = The game is over.
event-joined = { $who } sits down.
event-left = { $who } leaves the table.
event-returned = { $who } plays again.
event-carried = { $who } goes on at another device.
event-resigned = { $who } resigns.
event-back = Steps are taken back.
event-bot = A bot plays for { $who }.
event-timeout = { $who } is out of time: a bot plays.
event-rematch = { $who } opens the next game.
event-upgraded = The game goes on under newer rules.
event-asked-back = { $who } asks to take back some steps.
event-asked-bot = The others are asked whether a bot may play for { $who }.
event-answered-true = { $who } agrees.
event-answered-false = { $who } refuses.

# A table that was begun under earlier rules.
stopped = This game was begun under earlier rules and cannot go on: { $why }

# The log, a part at a time.
show-earlier = Show earlier lines
show-later = Show later lines

# Bots and teams.
bot-named = { $level } bot { $seat }
team = Team { $letter }
team-total = { $count ->
     [one] Together: { $count } point
    *[other] Together: { $count } points
  }
teams-together = Together
unread = { $count ->
     [one] { $count } unread message
    *[other] { $count } unread messages
  }
