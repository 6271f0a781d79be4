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
review-mark = { $name }: { $points } points lost at step { $ply }
review-cost = costs { $points } ± { $spread } points
review-better = Better:
review-line = Better line
review-line-show = Show better line
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
review-per-decision = Lost per decision
review-phase = in { $phase }
review-how = Values are the expected final lead in points, estimated by the strongest bot; ± is the spread.
grade-forced = Forced
grade-best = Best
grade-good = Good
grade-inaccuracy = Inaccuracy
grade-mistake = Mistake

# Luck and skill in a result.
luck-title = Luck and skill
luck-note = How many points ahead each player finished, and why.
luck-picture = Show as picture
part-start = Start
part-luck-dice = Dice luck
part-luck-tiles = Tile luck
part-luck-cards = Card luck
part-luck-other = Luck: { $kind }
part-skill = Own decisions
part-others = Others’ decisions
part-rest = Unexplained
