# The rules page.
rules = Rules
rules-of = Rules: { $game }
rules-back = Back
rules-search = Search the rules
rules-contents = Contents
rules-found =
    { $count ->
        [one] { $count } result
       *[other] { $count } results
    }
rules-nothing = No results for “{ $words }”
rules-copy = Copy link: { $title }
rules-example = For example:
rules-no-place = The rules have no section called { $place }. Here they are from the start.
rules-by-edition = 2019: { $now } 2011: { $before }
rules-about = Rules for: { $what }
depot-text = A die showing { $number } takes one of its tiles. A ship takes all its goods.
key-rules = Rules for the focused item
rules-mark-2011 = 2011
rules-mark-2019 = 2019
rules-mark-expansion = expansion
rules-mark-module = module
rules-mark-team = teams
rules-mark-solo = solo

## The colours of Burgundy
rules-colour-castle = Castles, dark green
    .text = 16 tiles, 2 of them black. Each gives an extra action.
rules-colour-mine = Mines, grey
    .text = 12 tiles, 2 of them black. They pay silver at the end of each phase.
rules-colour-ship = Ships, blue
    .text = 26 tiles, 6 of them black. They take goods and move you along the bridge.
rules-colour-monastery = Monasteries, yellow
    .text = 26 different tiles, 6 of them black. Each changes a rule for you or scores at the end of the game.
rules-colour-building = Buildings, beige
    .text = 8 kinds, 7 tiles of each, 16 of them black. Each kind has its own effect.
rules-colour-animal = Animals, light green
    .text = 4 species, 7 tiles of each, 8 of them black. They score points on their pasture.
