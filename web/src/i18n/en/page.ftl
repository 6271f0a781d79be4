# The page itself.
close = Close
theme = Theme
theme-system = Same as system
theme-light = Parchment
theme-dark = Night ink
language = Language
explanation = Explanation
explain-more = More in the rules
tagline = Play Castles of Burgundy and Wonderful Kingdom with friends or bots
day =
    { $day } { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[12] Dec
    } { $year }
day-and-time = { $day }, { $time }
list-and = { $some } and { $last }
