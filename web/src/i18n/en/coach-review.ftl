# The review of a finished game.
review = Review
analyse = Analyse from here
review-begin = Review this game
review-note = The coach goes through the game: the expected result at each step, the cost of each decision, and how much was luck or skill.
review-waiting = { $count ->
     [one] Waiting: { $count } review ahead of this one.
    *[other] Waiting: { $count } reviews ahead of this one.
  }
review-running = Reviewing…
review-running-note = You can leave this page. The review continues and is saved with the game.
review-cancel = Cancel review
review-cancelled = The review was cancelled.
review-failed = The review failed.
review-curve = Expected result over the game
review-mark = { $count ->
     [one] { $name }: { $count } point lost at step { $ply }
    *[other] { $name }: { $count } points lost at step { $ply }
  }
review-cost = { $count ->
     [one] costs { $count } point
    *[other] costs { $count } points
  }
review-cost-least = { $count ->
     [one] costs at least { $count } point
    *[other] costs at least { $count } points
  }
review-played = Played:
review-better = Better:
review-line = Better line
review-line-show = Show better line
review-retry = Try again
review-back = Back to the review
review-line-close = Back to the game
review-no-decision = No decision was made at this step.
review-previous = Previous
review-next = Next
review-costliest = Costliest decisions
review-whose = Whose decisions
review-everybody = Everyone
review-none-costly = No costly decisions.
review-totals = Decisions
review-lost = Points lost
review-accuracy = Accuracy
review-like = Plays like
review-like-between = { $weak } to { $strong }
review-you-like = You play like { $level }, with { $accuracy } accuracy.
review-you-between = You play between { $weak } and { $strong }, with { $accuracy } accuracy.
review-shows = The curve shows
review-shows-points = Points ahead
review-shows-chance = Chance to win
review-unfinished = The game was not played to its end. Its result here is what the last position is worth.
review-unsplit = Too uncertain to split into luck and skill. { $why }
unsplit-sampling = The draws that mattered could not be weighed closely enough.
review-how = Points are the expected final lead, chances those to win, both as the coach values the position. ± is the standard error. Accuracy compares each turn with the best plan found. A mistake counts only as far as playing on confirms it: the two plans may be further apart, and the curve may fall further.

# A decision of the game played again.
retry = Try again
retry-note = { $name } to move. Play the turn to its end and see what it comes to.
retry-over = Your turn is over.
retry-mine = Your turn
retry-best = Best plan
retry-game = In the game
retry-as-good = As good as the best plan.
retry-more = { $count ->
     [one] { $count } point better than the best plan found.
    *[other] { $count } points better than the best plan found.
  }
retry-less = { $count ->
     [one] { $count } point short of the best plan.
    *[other] { $count } points short of the best plan.
  }
retry-anew = Start the turn over
retry-show = Show the best plan
retry-weighing = The coach is weighing your turn…
review-per-decision = Lost per decision
review-phase = in phase { $phase }
review-round = in round { $phase }
grade-forced = Forced
grade-best = Best
grade-good = Good
grade-inaccuracy = Inaccuracy
grade-mistake = Mistake

# Luck and skill in a result.
luck-title = Luck and skill
luck-note = How many points ahead each player finished, and why.
luck-note-alone = How many points the game brought, and why.
luck-decisions = Decisions are held against what the coach expected before each of them. “Points lost” above counts only what a better plan beyond doubt would have brought, so it is usually less.
luck-error = ± { $points }: the standard error of luck and decisions.
luck-picture = Show as picture
luck-won-by-skill = { $name } won by skill: decisions { $skill }, luck { $luck }.
luck-won-by-luck = Luck was with { $name }: luck { $luck }, decisions { $skill }.
part-start = Start
part-luck-dice = Dice luck
part-luck-tiles = Tile luck
part-luck-cards = Card luck
part-luck-other = Luck: { $kind }
part-skill = Own decisions
part-others = Others’ decisions
