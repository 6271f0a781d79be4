# The review of a game that is over.
review = Review
analyse = Analyse from here
review-begin = Review this game
review-note = The coach goes through the game: how it stood at each moment, what every decision cost, what was luck and what skill.
review-waiting = { $count ->
     [one] Waiting: { $count } review is before this one.
    *[other] Waiting: { $count } reviews are before this one.
  }
review-running = The game is being reviewed
review-running-note = You can leave this page: the review runs on and is kept with the game.
review-cancel = Cancel the review
review-cancelled = The review was cancelled.
review-failed = The review has failed.
review-curve = Expected result over the game
review-mark = { $name }: { $points } points lost at step { $ply }
review-cost = costs { $points } ± { $spread } points
review-better = Better:
review-line = The better line
review-line-show = Show the better line
review-line-close = Back to the game
review-no-decision = No decision was made at this moment.
review-previous = Previous
review-next = Next
review-costliest = The costliest decisions
review-whose = Whose decisions
review-everybody = Everybody
review-none-costly = None cost much.
review-totals = Decisions
review-lost = Points lost
review-per-decision = Lost per decision
review-phase = in { $phase }
review-how = Values are the points by which a player is expected to be ahead at the end, estimated by the strongest bot; ± is how far results scatter.
grade-forced = No choice
grade-best = Best
grade-good = Good
grade-inaccuracy = Inaccuracy
grade-mistake = Mistake

# What a result is made of.
luck-title = Luck and skill
luck-note = How many points ahead each player ended, and where that came from.
luck-picture = As a picture
part-start = Start
part-luck-dice = Luck with dice
part-luck-tiles = Luck with tiles
part-luck-cards = Luck with cards
part-luck-other = Luck: { $kind }
part-skill = Own decisions
part-others = Decisions of others
part-rest = Cannot be told
