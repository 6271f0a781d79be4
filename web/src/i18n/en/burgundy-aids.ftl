# Castles of Burgundy: aids at the table.

## Hexes left in a colour
colour-covered = All hexes covered: { $colour }
colour-left =
    { $count ->
        [one] { $count } hex left to cover: { $colour }
       *[other] { $count } hexes left to cover: { $colour }
    }
colour-left-text = The first to cover all hexes of a colour takes the large bonus tile, the second takes the small one.

## Dragging
drop-to-sell = Sell here

## Unused dice and undo
end-unused = You still have an unused die. End your turn anyway?
end-anyway = End anyway
key-undo = Undo the last step

## Region values
key-aid = Show what each region would score
aid-filled = Region of { $size }: complete.
aid-region = Region of { $size }, still empty: { $left }.
aid-now = If completed this phase: +{ $points }.
aid-later = In later phases: { $worth }.
aid-bonus = Colour bonus: +{ $points }, hexes still empty: { $left }.
aid-no-bonus = Both bonus tiles for this colour are gone.

## Players
order-mark =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } to act
order-short =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
follow-acting = Follow the active player
