# The frame of a table: players, clock, log, chat, current decision.
connecting = Connecting…
connection-lost = { $count ->
     [one] Connection lost. Retrying in { $count } second…
    *[other] Connection lost. Retrying in { $count } seconds…
  }
reconnecting = Connection lost. Reconnecting…
try-now = Retry now
no-table = This table doesn’t exist, or you don’t have access. Ask for a link.
too-many-tabs = Too many tables are open in this browser. Close some.
waiting-title = { $game }: waiting for players
waiting-note = The game starts once every seat is taken.
kept-seat = reserved for { $name }
invite = Invite link
invite-note = Send the link, or let a friend scan the code.
invite-share = Share
invite-words = Come and play { $game }
qr-label = QR code of the invite link
watch-link = Spectator link
carry-link = Link to my seat
carry-note = Open this link on another device to continue there. It works once, within 24 hours.
copy = Copy
copied = Copied
sit-down = Sit down
leave = Leave the table
leave-note = The others are asked whether a bot may take over for you. You can come back.
resign = Resign
resign-note = If you resign, you finish last.
sure = Are you sure?
stay = Keep playing
menu = Menu
sound = Sound
sound-note-dice = A soft bell when it’s your turn and the page is in the background; also sounds for dice, tiles and points.
sound-note-cards = A soft bell when it’s your turn and the page is in the background; also a sound at the end of the game.
notices = Notify me when it’s my turn
notices-note = Your browser shows a notification when the page is in the background. Nothing is sent to anyone else.
notices-refused = Notifications are blocked. Allow them for this site in your browser settings.
notices-none = Notifications need a secure (https) address.
notice-turn = Your turn
notice-asked = Your answer is needed
notice-over = Game over
commitment-dice = This number commits the server to this game’s dice. Anyone can verify them after the game:
commitment-cards = This number commits the server to this game’s draw. Anyone can verify it after the game:
taken-back = { $count ->
     [one] { $count } step was undone in this game.
    *[other] { $count } steps were undone in this game.
  }
practice-mark = Practice
practice-note = Practice: a roll or draw was undone. This game doesn’t count in solo results.
own-text = custom
watching = Spectating
sending = Sending…
tab-table = Table
tab-players = Players
tab-log = Log
parts-of-table = Table sections
part-asks = Something can be chosen here
around-the-table = Players, log and chat
what-is-asked = Current decision
log-and-chat = Log and chat
chat = Chat
chat-empty = No messages yet.
chat-hint = Write a message
send = Send
player = Player { $seat }
chance = Chance
you = you
has-turn = to move
thinks = thinking…
bot-level = bot: { $level }
away-left = left; { $bot } bot is playing
away-resigned = resigned; { $bot } bot is playing
away-time = out of time; { $bot } bot is playing
play-again = Take my seat back
time-left = Time left:
days-hours = { $days } d { $hours } h
your-turn = It’s your turn.
their-turn = To move: { $names }
chance-dice = Rolling the dice…
chance-cards = Drawing cards…
take-back = Undo
agree = Agree
disagree = Decline
waiting-for = Waiting for { $names }.
proposal-back = { $who } asks to undo some steps.
proposal-bot = { $who } left. Let a bot ({ $bot }) take over?
hand-over = Hand the device to { $name }.
i-am = I am { $name }
result = Result

points-so-far = Points so far
points-open = Click to see where they come from.

# Titles of the browser tab.
title-turn = ● Your turn – { $game }
title-asked = ● Your answer is needed – { $game }
title-others = { $names } – { $game }
title-over = Game over – { $game }
title-waiting = Waiting – { $game }
title-replay = Replay: { $game }

# The log: events at any table.
event-opened = The table opens.
event-started = The game starts.
event-finished = The game is over.
event-joined = { $who } sits down.
event-left = { $who } leaves the table.
event-returned = { $who } is back.
event-carried = { $who } continues on another device.
event-resigned = { $who } resigns.
event-back = Steps are undone.
event-bot = A bot takes over for { $who }.
event-timeout = { $who } is out of time: a bot takes over.
event-rematch = { $who } starts a rematch.
event-upgraded = The game continues under newer rules.
event-asked-back = { $who } asks to undo some steps.
event-asked-bot = The others are asked whether a bot may take over for { $who }.
event-answered-true = { $who } agrees.
event-answered-false = { $who } declines.

# A table started under earlier rules.
stopped = This game was started under earlier rules and can’t continue: { $why }
stop-why = step { $ply } isn’t possible under rules version { $rules }. { $reason }
stop-no-such-action = There is no such action any more.
stop-refused = The rules don’t allow it now.

# Pages of the log.
show-earlier = Show earlier lines
show-later = Show later lines

# Bots and teams.
bot-named = { $level } bot { $seat }
team = Team { $letter }
team-total = { $count ->
     [one] Team total: { $count } point
    *[other] Team total: { $count } points
  }
teams-together = Team total
unread = { $count ->
     [one] { $count } unread message
    *[other] { $count } unread messages
  }
