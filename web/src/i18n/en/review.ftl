# After the game: result, replay, record, dice.
over-winner = Game over. Winner: { $names }
over-plain = Game over
poster = Result picture
poster-winner = Winner: { $names }
poster-won = { $count ->
     [one] { $name } wins by { $count } point. Biggest lead: { $source } ({ $more }).
    *[other] { $name } wins by { $count } points. Biggest lead: { $source } ({ $more }).
  }
poster-tied = { $count ->
     [one] { $names } tie at { $count } point.
    *[other] { $names } tie at { $count } points.
  }
poster-alone = { $count ->
     [one] { $count } point in a solo game. Most of it: { $source } ({ $more }).
    *[other] { $count } points in a solo game. Most of them: { $source } ({ $more }).
  }
poster-save = Save picture
poster-share = Share picture
over-resigned = Ended early: a player resigned.
over-left = Ended early: everyone left.
over-given-up = Ended early: the game was abandoned.
points-by-source = Points by source
total = Total
place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
chart = Points by round
round = Round
rematch = Rematch
next-game = Next game
replay = Replay
save-record = Save record
to-table = Back to table
record-note = The record is verified move by move, then shown. Nothing is stored.
record-file = Choose a record (a .duchy file), or drop it here
record-broken = This file isn’t a game record, or it’s damaged.
check-dice = Verify the dice
check-cards = Verify the draw
checking = Checking…
fair-dice = { $count ->
     [one] The dice were fair: the only draw matches the seed fixed before the game.
    *[other] The dice were fair: all { $count } draws match the seed fixed before the game.
  }
fair-cards = { $count ->
     [one] The draw was fair: the only card matches the seed fixed before the game.
    *[other] The draw was fair: all { $count } cards match the seed fixed before the game.
  }
draws-wrong = { $count ->
     [one] { $count } draw doesn’t match the seed: step { $first }.
    *[other] { $count } draws don’t match the seed, the first at step { $first }.
  }
seed-wrong = The seed doesn’t match the number shown before the first draw.
check-unsafe = This check needs a secure (https) connection.
moment = Step of the game
moment-of = { $ply } of { $plies }
moment-link = Copy a link to this step
moment-copied = Link to this step copied
step-back = One step back
step-on = One step forward
play = Play
pause = Pause
seen-by = View as
spectator = a spectator

# A game played under earlier rules.
begun-earlier = Started under earlier rules (version { $rules }).
followed-until = The replay ends here: { $why }
draws-past = { $count ->
     [one] One draw was made under earlier rules and isn’t verified.
    *[other] { $count } draws were made under earlier rules and aren’t verified.
  }

# Jumping through a game.
jump-by = Jump by
jump-back = Back one { $unit }
jump-on = Forward one { $unit }
unit-turn = turn
unit-round = round
unit-phase = phase
unit-event = big score
course-event = { $name }: +{ $points } (step { $ply })
