# Previews of actions, following other players' moves, who is online.

## Previews of actions
would-points = Points: +{ $count } ({ $parts }).
would-part = { $what }: { $points }
would-region = region of { $size }
would-phase = phase { $phase }
would-others = { $name }: points +{ $count }.
would-silver = Silver: +{ $count }.
would-workers = Workers: +{ $count }.
would-goods = You get { $goods }.
would-lose = You lose { $goods }.
would-lead = Next round: number { $place } in turn order.
would-ask = Then: { $question }
would-be-hidden = Revealed once everyone has chosen.

## Following other players' moves
reason-others-move = It’s not your turn yet. Please wait.
reason-storage-first = A tile goes to your storage first. { $why }
storage-later = Place it from there with another die.
storage-full = It is full: to take one, discard another.
pace = Other players’ moves
pace-once = Instant
pace-fast = Fast
pace-normal = Normal
pace-slow = Slow
pace-step = Step by step
next-step = Next step
skip-to-now = Catch up
key-follow = Next step of another player’s move
key-skip = Catch up with the game

## Who is online
bot-plays-for-me = A bot is playing for you.
kept-to-send = Your move is saved and will be sent when you reconnect.
presence-here = Online
presence-away = Offline
presence-away-short = offline
presence-text = Online means that the table is open on some device. A lost connection shows after a few seconds.
