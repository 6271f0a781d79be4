# Games played on this device.
profile = My games on this device
profile-link = My stats
profile-note = Stored only in this browser: no account, nothing sent anywhere.
profile-none = You haven’t finished a game here yet.
profile-games = Games
profile-won = Won
profile-mean = Average points
profile-hints = Hints used
profile-loss-short = Lost per decision
profile-accuracy = Accuracy
profile-like = You play like
profile-not-counted = { $count ->
     [one] { $count } game counts only in the number of games: it was abandoned, or a roll or draw was undone.
    *[other] { $count } games count only in the number of games: they were abandoned, or a roll or draw was undone.
  }
profile-levels = Results by bot level
profile-level = Level
profile-mine = You
profile-theirs = Bot
profile-apart = Difference
profile-sources = Average points by source
profile-source = Source
profile-against = Compared with
profile-all-bots = All bots
profile-loss = Points lost per decision
profile-loss-note = Each dot is a reviewed game, the latest on the right. The line is the average of five games; lower is better.
profile-loss-none = Review a finished game to see how many points your decisions cost.
profile-data = Your data
profile-data-note = Save a file to move your games, mistakes and puzzles to another browser. Importing adds what isn’t here yet.
profile-export = Save as file
profile-import = Import file
profile-imported = { $count ->
     [one] { $count } game was added.
    *[other] { $count } games were added.
  }
profile-imported-more = Mistakes added: { $cards }, puzzles: { $puzzles }.
profile-delete = Delete everything
profile-delete-note = { $count ->
     [one] Permanently delete { $count } game, your mistakes and puzzles from this browser?
    *[other] Permanently delete { $count } games, your mistakes and puzzles from this browser?
  }
profile-keep = Cancel
profile-deleted = Your profile was deleted.
profile-wrong = This file isn’t a profile, or it’s damaged ({ $where }). Nothing was changed.
profile-full = The browser has no space left for it. Nothing was changed.
profile-broken = The games stored in this browser couldn’t be read. They were set aside unchanged, and a new profile was started.
profile-broken-save = Save the old data
profile-broken-forget = Delete the old data

# Puzzles, and the drill of one's own mistakes.
puzzles = Puzzles
puzzles-note = One turn to find, with the dice or cards known. Your answer is graded by the points it gives away. What you solve stays in this browser.
puzzles-today = Today’s puzzle
puzzles-random = A random one
puzzles-all = All puzzles
puzzles-kind = Kind
puzzles-mode = Game
puzzles-difficulty = Difficulty
puzzles-difficulty-easy = Easy
puzzles-difficulty-medium = Medium
puzzles-difficulty-hard = Hard
puzzles-result = My result
puzzles-any = Any
puzzles-none = There are no such puzzles.
puzzles-mine = My rating
puzzles-sure = Margin of error
puzzles-solved = Solved
puzzles-streak = In a row
puzzles-curve = My rating over time
puzzles-curve-note = The rating after each puzzle, the latest on the right; a hollow dot was not solved. The greedy bot would have about 1500.
puzzle = Puzzle
puzzle-note = { $name } to move. Find the best turn: you may take back as often as you like.
puzzle-over = Your turn is over: check it, or take it back.
puzzle-check = Check my turn
puzzle-rating = rating { $rating }
puzzle-best = The best turn!
puzzle-as-good = { $count ->
     [one] Solved: only { $count } point less than the best turn.
    *[other] Solved: only { $count } points less than the best turn.
  }
puzzle-left = { $count ->
     [one] { $count } point was left on the table.
    *[other] { $count } points were left on the table.
  }
puzzle-why = Why
puzzle-next = { $count ->
     [one] No short reason adds up: compare the best turn with the next, which loses { $count } point.
    *[other] No short reason adds up: compare the best turn with the next, which loses { $count } points.
  }
puzzle-proof = The best turn leads the next by { $lead } points (±{ $error }).
puzzle-missed = Missed by { $names }.
puzzle-missed-none = Every bot finds it.
puzzle-now = Your rating: { $rating }. Solved in a row: { $count }.
puzzle-more = More puzzles
puzzle-link = Copy a link for a friend
puzzle-solved = solved
puzzle-lost = { $count ->
     [one] { $count } point lost
    *[other] { $count } points lost
  }
puzzle-kind-burgundy-opening = Opening
puzzle-kind-burgundy-region = Finish a region
puzzle-kind-burgundy-ships = Ships and goods
puzzle-kind-burgundy-last-round = Last rounds
puzzle-kind-burgundy-tiles = Tiles and dice
puzzle-kind-kingdom-opening = First draft
puzzle-kind-kingdom-draft = Traps and draft
puzzle-kind-kingdom-planning = Planning
puzzle-kind-kingdom-cubes = Cubes
puzzle-kind-kingdom-last-round = Last round
puzzle-mode-burgundy-two = Two players
puzzle-mode-burgundy-duchies = Two players, any duchies
puzzle-mode-burgundy-three = Three players
puzzle-mode-burgundy-four = Four players
puzzle-mode-burgundy-expansions = All expansions
puzzle-mode-burgundy-teams = Teams
puzzle-mode-burgundy-alone = Alone
puzzle-mode-kingdom-two = Two players
puzzle-mode-kingdom-quests = Quests
puzzle-mode-kingdom-menaces = Menaces
puzzle-mode-kingdom-advisors = Advisors
puzzle-mode-kingdom-alone = Alone
puzzle-mode-kingdom-alone-quests = Alone, quests
puzzle-mode-kingdom-alone-menaces = Alone, menaces
puzzle-mode-kingdom-alone-advisors = Alone, advisors
drill = My mistakes
drill-note = The mistakes of your reviewed games come back here, each after a day, three days, a week, until you play them well.
drill-none = No mistakes here yet: review a finished game of yours.
drill-rest = Nothing is due today.
drill-next = { $count ->
     [one] The next one comes in { $count } day.
    *[other] The next one comes in { $count } days.
  }
drill-due = { $count ->
     [one] { $count } position is due
    *[other] { $count } positions are due
  }
drill-begin = Begin
drill-good = Well played. This position comes back in { $count ->
     [one] { $count } day.
    *[other] { $count } days.
  }
drill-done = Well played again: this position is learnt and will not come back.
drill-again = It comes back tomorrow.
drill-on = Next
drill-kinds = What comes back
drill-kinds-note = How often each kind of mistake was made in your reviewed games, and puzzles to practise it.
drill-practise = Puzzles of this kind
drill-lost = { $count ->
     [one] cost { $count } point in the game
    *[other] cost { $count } points in the game
  }
mistake-burgundy-region = Regions too late
mistake-burgundy-silver = Silver unused
mistake-burgundy-depot = Wrong depot
mistake-burgundy-goods = Goods and ships
mistake-burgundy-other = Other turns
mistake-kingdom-trap = Traps wasted
mistake-kingdom-draft = Wrong cards taken
mistake-kingdom-planning = Wrong plans
mistake-kingdom-cubes = Cubes misplaced
mistake-kingdom-other = Other turns
