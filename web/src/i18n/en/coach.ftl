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
hint-lead = { $points } points better than the next best: { $other }
hint-near = About as good: { $other }
hint-others = All candidates
value-note = Your expected final lead, in points.
hints-used = { $count ->
     [one] Asked the coach once
    *[other] Asked the coach { $count } times
  }
event-advised-hint = { $who } asks for a hint.
event-advised-analysis = { $who } analyses the position.
because-same = No measurable difference.
because-only = It’s the only option.
because-ahead = Many small things: about { $points } more points at the end.
because-next = Instead: { $what }
because-later-more = About { $points } more points later from: { $what }.
because-later-less = About { $points } fewer points later from: { $what }.
because-holds-more = { $what }: { $count } more in hand.
because-holds-less = { $what }: { $count } fewer in hand.
because-held-silver = Silver
because-held-workers = Workers
because-held-goods = Goods
because-held-tiles = Stored tiles
because-held-buildings = Built cards
because-held-soldiers = Soldiers
because-held-krystallium = Krystallium
refused-coach-off = Coaching is off at this table.
refused-no-review = This review no longer exists.
refused-too-much = This is more than the server accepts in one request.
refused-lost-thought = The coach was interrupted. Ask again.
refused-position = This position isn’t possible.
analyse-now = Analyse this position
