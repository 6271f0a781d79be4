# The coach at the table.
coach-title = Coach
coach = Coaching during the game
coach-off = Off
coach-hints = Hints
coach-analysis = Hints and analysis
coach-note-off = No help during the game. You can review it afterwards.
coach-note-hints = The player to move can ask what the strongest bot would do. Everyone sees when a hint is used.
coach-note-analysis = Hints, and trying out lines from your own view. Everyone sees when either is used.
coach-agreed = The invitation shows this; joining means accepting it.
coach-here-off = Coaching is off at this table.
coach-here-hints = Everyone can ask for hints. Everyone sees when a hint is used.
coach-here-analysis = Everyone can ask for hints and analyse. Everyone sees when either is used.
hint = Hint
key-hint = Ask for a hint, if the table allows it
hint-thinking = The coach is thinking…
hint-plan = Show the plan
hint-lead = { $count ->
     [one] { $count } point better than: { $other }
    *[other] { $count } points better than: { $other }
  }
hint-near = About as good: { $other }
hint-others = Other plans
hint-others-apart = What other plans do differently
hint-value = Your expected result: { $worth }.
hint-solved = Worked out to the end: nothing is left to chance.
lines-best = Best
lines-next = Next best
hints-used = { $count ->
     [one] Asked the coach once
    *[other] Asked the coach { $count } times
  }
event-advised-hint = { $who } asks for a hint.
event-advised-analysis = { $who } analyses the position.
because-same = No measurable difference.
because-only = It’s the only option.
because-denies = { $count ->
     [one] Costs { $name } about { $count } point.
    *[other] Costs { $name } about { $count } points.
  }
because-grants = { $count ->
     [one] Leaves { $name } about { $count } point.
    *[other] Leaves { $name } about { $count } points.
  }
because-opponent = an opponent
because-later-more = { $count ->
     [one] About { $count } more point later from: { $what }.
    *[other] About { $count } more points later from: { $what }.
  }
because-later-less = { $count ->
     [one] About { $count } point fewer later from: { $what }.
    *[other] About { $count } fewer points later from: { $what }.
  }
because-next = Instead: { $what }
because-supremacy-gained = Supremacy: { $what }.
because-supremacy-lost = No supremacy: { $what }.
because-supremacy-denied = Denies { $name } supremacy: { $what }.
because-holds = In hand: { $what }.
because-held-silver = silver
because-held-workers = workers
because-held-goods = goods
because-held-tiles = stored tiles
because-held-buildings = built cards
because-held-soldiers = soldiers
because-held-krystallium = krystallium
refused-coach-off = Coaching is off at this table.
refused-no-review = This review no longer exists.
refused-too-much = This is more than the server accepts in one request.
refused-lost-thought = The coach was interrupted. Ask again.
refused-position = This position isn’t possible.
analyse-now = Analyse this position

# What a position is worth.
worth-both = { $win } to win, { $points }
worth-points = { $count ->
     [one] { $count } point
    *[other] { $count } points
  }
worth-ahead = { $count ->
     [one] { $count } point ahead
    *[other] { $count } points ahead
  }
worth-behind = { $count ->
     [one] { $count } point behind
    *[other] { $count } points behind
  }
worth-nobody = Nobody does what winning takes, so nobody wins: { $chance }.
worth-level = level
worth-between = Eight games in ten end between { $low } and { $high }.
worth-lead = { $count } ahead
worth-lag = { $count } behind
worth-even = level
worth-score = { $count }

# A whole turn as a plan.
plan-die-paid = { $count ->
     [one] { $shows } to { $as } with { $count } worker
    *[other] { $shows } to { $as } with { $count } workers
  }
plan-die-free = { $shows } to { $as }
plan-times = { $what } ×{ $count }
kingdom-plan-build = Build
kingdom-plan-recycle = Recycle
kingdom-plan-offer = Offer
kingdom-plan-offered =
    { $card } ({ $area }{ $face ->
        [down] , face down
       *[other] {""}
    })
kingdom-plan-put = { $what } to
kingdom-plan-convert = Krystallium from
kingdom-plan-gift = Into alchemy

# A nudge, before the plan is shown.
nudge-depot = Look at depot { $number }.
nudge-black = Look at the black depot.
nudge-silver = Look at your silver.
nudge-workers = Look at your workers.
nudge-storage = Look at your stored tiles.
nudge-stored = Look at your storage: { $tile }.
nudge-goods = Look at your goods: { $goods }.
nudge-die = Look at the die that shows { $number }.
nudge-area = Look at area { $area }.
nudge-thing = Look at this: { $thing }.
nudge-other = There is more in this turn than it seems.
