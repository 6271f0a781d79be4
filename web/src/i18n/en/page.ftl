# The page itself.
close = Close
theme = Theme
theme-system = As the system has it
theme-light = Parchment
theme-dark = Night ink
language = Language
explanation = Explanation
explain-more = More in the rules
tagline = A table for the duchies of Burgundy
