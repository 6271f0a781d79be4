# The analysis board.
analysis = Analysis
analysis-begin = Begin an analysis
analysis-new = From the beginning: { $game }
analysis-set-up = Set up a position of Castles of Burgundy
analysis-open = Open an analysis from a file
analysis-file-wrong = This file is not an analysis, or it is damaged.
analysis-engine = The engine looks on
analysis-why = Why
analysis-chance = Chance decides
analysis-outcome = What comes
analysis-choose = Choose
analysis-roll = One draw
analysis-roll-all = Draw until somebody decides
analysis-lines = Lines
analysis-root = Beginning
analysis-draws = { $count ->
     [one] { $count } draw
    *[other] { $count } draws
  }
analysis-name = Name of this line
analysis-note = Note
analysis-promote = Make it the main line
analysis-cut = Cut off from here
analysis-cut-sure = Cut off
analysis-share = Save and share
analysis-title = Title
analysis-link = Copy a link
analysis-file = Save as a file
analysis-copied = Copied: anybody who has the link can open this analysis, for half a year.
analysis-edit = Change the position
