# The page of rules.
rules = Rules
rules-of = Rules: { $game }
rules-back = Back
rules-search = Search the rules
rules-contents = Contents
rules-found =
    { $count ->
        [one] { $count } place found
       *[other] { $count } places found
    }
rules-nothing = Nothing found: { $words }
rules-copy = Copy the link: { $title }
rules-example = For example:
rules-no-place = The rules have no place called { $place }; here they are from the beginning.
rules-by-edition = 2019: { $now } 2011: { $before }
rules-about = Rules on this: { $what }
depot-text = A die showing { $number } takes one of its tiles. A ship takes all goods that lie here.
key-rules = Rules on what has the focus
rules-mark-2011 = 2011
rules-mark-2019 = 2019
rules-mark-expansion = expansion
rules-mark-module = module
rules-mark-team = teams
rules-mark-solo = solo

## What the colours of Burgundy are
rules-colour-castle = Castles, dark green
    .text = 16 tiles, 2 of them black. Each gives an extra action.
rules-colour-mine = Mines, grey
    .text = 12 tiles, 2 of them black. They bring silver at the end of every phase.
rules-colour-ship = Ships, blue
    .text = 26 tiles, 6 of them black. They bring goods and move you along the bridge.
rules-colour-monastery = Monasteries, yellow
    .text = 26 different tiles, 6 of them black. Each changes a rule for you or scores at the end.
rules-colour-building = Buildings, beige
    .text = 8 kinds, 7 tiles of each, 16 of them black. Each kind has its own effect.
rules-colour-animal = Animals, light green
    .text = 4 species, 7 tiles of each, 8 of them black. They score points on their pasture.
