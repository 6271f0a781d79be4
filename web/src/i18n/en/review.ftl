# After the game: result, replay, record, dice.
over-winner = The game is over. Winner: { $names }
over-plain = The game is over
poster = Picture of the result
poster-winner = Winner: { $names }
poster-save = Save the picture
poster-share = Send the picture
over-resigned = Somebody resigned: the game was not played to its end.
over-left = Everybody left: the game was not played to its end.
over-given-up = Given up: the game was not played to its end.
points-by-source = Points by source
total = Total
place = place { $place }
chart = Points over the rounds
round = Round
rematch = Rematch
next-game = To the next game
replay = Replay
save-record = Save the record
to-table = To the table
record-note = The record is checked move by move and then shown. Nothing of it is kept.
record-file = A record (a file that ends in .duchy), or drop it here
record-broken = This is not a record of a game, or it is damaged.
check-dice = Check the dice
check-cards = Check the draw
checking = Checking
fair-dice = { $count ->
     [one] The dice were fair: the only draw follows from the number fixed before the game.
    *[other] The dice were fair: all { $count } draws follow from the number fixed before the game.
  }
fair-cards = { $count ->
     [one] The draw was fair: the only card follows from the number fixed before the game.
    *[other] The draw was fair: all { $count } cards follow from the number fixed before the game.
  }
draws-wrong = { $count ->
     [one] { $count } draw does not follow from the seed: step { $first }.
    *[other] { $count } draws do not follow from the seed, the first at step { $first }.
  }
seed-wrong = The seed does not match the number that was shown before the first draw.
check-unsafe = This browser can do this check only on pages that come over a secure connection.
moment = Moment of the game
moment-of = { $ply } of { $plies }
moment-link = Copy a link to this moment
moment-copied = Copied: a link to this moment
step-back = One step back
step-on = One step on
play = Play
pause = Pause
seen-by = View as
spectator = a spectator

# A game of earlier rules.
begun-earlier = It was begun under earlier rules (version { $rules }).
followed-until = It can be followed up to here: { $why }
draws-past = { $count ->
     [one] One draw was made under earlier rules and is not judged.
    *[other] { $count } draws were made under earlier rules and are not judged.
  }

# The way through a game.
jump-by = Jump by
jump-back = Back by: { $unit }
jump-on = On by: { $unit }
unit-turn = turn
unit-round = round
unit-phase = phase
unit-event = large score
course-event = { $name }: +{ $points } (step { $ply })
