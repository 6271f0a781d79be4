# What was played on this device.
profile = My games on this device
profile-link = My results and how I play
profile-note = Kept by this browser only: no account, and nothing of it is sent anywhere.
profile-none = No game has been finished here yet.
profile-games = Games
profile-won = Won
profile-mean = Average points
profile-hints = Hints used
profile-loss-short = Lost per decision
profile-not-counted = { $count ->
     [one] { $count } game is in the count of games only: it was given up, or a draw was taken back.
    *[other] { $count } games are in the count of games only: they were given up, or a draw was taken back.
  }
profile-levels = Results by level of bot
profile-level = Level
profile-mine = You
profile-theirs = Bot
profile-apart = Difference
profile-sources = Average points by source
profile-source = Source
profile-against = Compared with
profile-all-bots = All bots
profile-loss = Points lost per decision
profile-loss-note = Each dot is a game that was reviewed, the latest on the right. The line is the mean of five games; the lower, the better.
profile-loss-none = Review a game after its end to see how many points your decisions cost.
profile-data = Your data
profile-data-note = A file moves the profile to another browser. What is imported is added to what is here, each game once.
profile-export = Save as a file
profile-import = Import a file
profile-imported = { $count ->
     [one] { $count } game was added.
    *[other] { $count } games were added.
  }
profile-delete = Delete everything
profile-delete-note = { $count ->
     [one] { $count } game will be gone from this browser for good. Delete it?
    *[other] { $count } games will be gone from this browser for good. Delete them?
  }
profile-keep = Keep them
profile-deleted = The profile is deleted.
profile-wrong = This file is not a profile, or it is damaged ({ $where }). Nothing was changed.
profile-full = The browser has no room for it. Nothing was changed.
profile-broken = What this browser had kept of your games could not be read. It was laid aside unchanged, and a new profile begun.
profile-broken-save = Save what was there
profile-broken-forget = Throw it away
