# Finished solo games and their results.
solo-title = Solo games: { $game }
solo-link = My solo games
solo-none = You haven’t finished a solo game yet.
solo-note-burgundy = Your result is the number of hexes filled; fill them all to win.
solo-note-kingdom = Your result is your points; earn at least a bronze medal to win.
solo-played = Played
solo-won = Won
solo-best = Best
solo-mean = Average
solo-kind = By options
solo-course = Results over time
solo-course-note = Each mark is a game, the newest on the right; filled marks are wins. The dashed line is the average.
solo-last = Latest games
solo-is-won = won
solo-practice = { $count ->
     [one] Plus { $count } practice game, in which a roll or draw was undone. Best result: { $best }.
    *[other] Plus { $count } practice games, in which a roll or draw was undone. Best result: { $best }.
  }

# Sharing a finished game, pasting a link, the options of a table.
share = Share
share-note = Anyone with the link can see this game and its replay.
share-copied = Link copied. Anyone with it can see this game and its replay.
next-open = { $who } has started a rematch.
paste-link = Got a link? Paste it here
follow-link = Open
paste-wrong = This isn’t a link to a table.
options-here = Table options
