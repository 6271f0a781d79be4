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
profile-data-note = Save a file to move your profile to another browser. Importing adds its games and skips duplicates.
profile-export = Save as file
profile-import = Import file
profile-imported = { $count ->
     [one] { $count } game was added.
    *[other] { $count } games were added.
  }
profile-delete = Delete everything
profile-delete-note = { $count ->
     [one] Permanently delete { $count } game from this browser?
    *[other] Permanently delete { $count } games from this browser?
  }
profile-keep = Cancel
profile-deleted = Your profile was deleted.
profile-wrong = This file isn’t a profile, or it’s damaged ({ $where }). Nothing was changed.
profile-full = The browser has no space left for it. Nothing was changed.
profile-broken = The games stored in this browser couldn’t be read. They were set aside unchanged, and a new profile was started.
profile-broken-save = Save the old data
profile-broken-forget = Delete the old data
