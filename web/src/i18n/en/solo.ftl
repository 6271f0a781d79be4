# Games alone: what was finished, and how it went.
solo-title = Solo games: { $game }
solo-link = My solo games
solo-none = You have not finished a solo game yet.
solo-note-burgundy = The filled hexes count; a game is won when all are filled.
solo-note-kingdom = The points count; a game is won with bronze at least.
solo-played = Played
solo-won = Won
solo-best = Best
solo-mean = Average
solo-kind = By options
solo-course = Results over time
solo-course-note = Each mark is a game, newest on the right; filled marks are wins. The dashed line is the average.
solo-last = The last games
solo-is-won = won
solo-practice = { $count ->
     [one] Besides, { $count } game was practice: a draw was taken back in it. The best result was { $best }.
    *[other] Besides, { $count } games were practice: a draw was taken back in them. The best result was { $best }.
  }

# A finished game is handed on; a link is pasted; what is switched on.
share = Share
share-note = Whoever has the link sees this game and its replay.
share-copied = The link is copied: whoever has it sees this game and its replay.
next-open = { $who } has opened the next game.
paste-link = Got a link? Paste it here
follow-link = Follow
paste-wrong = This is not a link to a table.
options-here = Options of this table
