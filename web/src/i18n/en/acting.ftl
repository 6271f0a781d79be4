# What an action would bring, how others' moves are followed, who is here.

## What an action would bring
would-points = Points: +{ $count } ({ $parts }).
would-part = { $what }: { $points }
would-region = region of { $size }
would-phase = phase { $phase }
would-others = { $name }: points +{ $count }.
would-silver = Silver: +{ $count }.
would-workers = Workers: +{ $count }.
would-goods = You get { $goods }.
would-lose = You lose { $goods }.
would-lead = Turn order: place { $place }.
would-ask = Then: { $question }
would-be-hidden = The result is shown when all have chosen.

## Following the moves of others
reason-others-move = Others are moving now: wait for your turn.
pace = Moves of others
pace-once = At once
pace-fast = Fast
pace-normal = Normal
pace-slow = Slow
pace-step = Step by step
next-step = Next step
skip-to-now = Skip to now
key-follow = Next step of another player
key-skip = Show at once what is on the table now

## Who is connected
bot-plays-for-me = A bot plays for you.
kept-to-send = What you did is kept and will be sent.
presence-here = Here now
presence-away = Not connected now
presence-away-short = away
presence-text = Who has the table open somewhere; a lost connection shows after a few seconds.
