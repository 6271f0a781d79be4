# The coach at the table.
coach-title = Coach
coach = What the coach may do while you play
coach-off = Nothing
coach-hints = Hints
coach-analysis = Hints and analysis
coach-note-off = Nobody at this table can ask for help. After the game it can be reviewed.
coach-note-hints = Whoever is to move can ask what the strongest bot would do. The others see that it was asked.
coach-note-analysis = Hints, and lines tried out from what one’s own seat sees. The others see both.
coach-agreed = Whoever joins agrees to it: it stands in the invitation.
coach-here-off = The coach is off at this table.
coach-here-hints = Everybody may ask for hints; the others see it.
coach-here-analysis = Everybody may ask for hints and analyse; the others see it.
hint = Hint
key-hint = ask for a hint, where the table allows it
hint-thinking = The coach is thinking.
hint-lead = { $points } points better than the next best: { $other }
hint-near = About as good: { $other }
hint-others = All that was looked at
value-note = By how many points you are expected to be ahead at the end.
hints-used = { $count ->
     [one] Asked the coach once
    *[other] Asked the coach { $count } times
  }
event-advised-hint = { $who } asks for a hint.
event-advised-analysis = { $who } analyses the position.
because-same = As far as can be told, both are worth the same.
because-only = There is nothing else to do.
because-ahead = Many small things: about { $points } points more at the end.
because-next = The other way: { $what }
because-later-more = Later about { $points } points more from: { $what }.
because-later-less = Later about { $points } points fewer from: { $what }.
because-holds-more = { $what }: { $count } more in hand.
because-holds-less = { $what }: { $count } fewer in hand.
because-held-silver = Silver
because-held-workers = Workers
because-held-goods = Goods
because-held-tiles = Stored tiles
because-held-buildings = Built cards
because-held-soldiers = Soldiers
because-held-krystallium = Krystallium
refused-coach-off = The coach is off at this table.
refused-no-review = This review is not kept any more.
refused-too-much = This is more than the server takes at once.
refused-lost-thought = The coach lost its thought. Ask again.
refused-position = This position is not possible.
analyse-now = Analyse this position
