# The analysis board.
analysis = Analysis
analysis-begin = Start an analysis
analysis-new = Starting position: { $game }
analysis-set-up = Set up a Castles of Burgundy position
analysis-open = Open an analysis from a file
analysis-file-wrong = This file isn’t an analysis, or it’s damaged.
analysis-engine = Engine
analysis-why = Why
analysis-chance = Roll or draw
analysis-outcome = Outcome
analysis-choose = Use this outcome
analysis-roll = Draw once
analysis-roll-all = Draw until the next decision
analysis-lines = Lines
analysis-root = Start
analysis-draws = { $count ->
     [one] { $count } draw
    *[other] { $count } draws
  }
analysis-name = Line name
analysis-note = Note
analysis-promote = Make main line
analysis-cut = Delete from here
analysis-cut-sure = Delete
analysis-share = Save and share
analysis-title = Title
analysis-link = Copy link
analysis-file = Save as file
analysis-copied = Link copied. Anyone with it can open this analysis for six months.
analysis-edit = Edit position
