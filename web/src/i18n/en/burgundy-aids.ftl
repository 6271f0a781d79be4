# Castles of Burgundy: aids at the table.

## What is left of a colour
colour-covered = All hexes covered: { $colour }
colour-left =
    { $count ->
        [one] { $count } hex left to cover: { $colour }
       *[other] { $count } hexes left to cover: { $colour }
    }
colour-left-text = The first to cover all hexes of a colour takes the large bonus tile, the second takes the small one.

## Dragging
drop-to-sell = Sell here

## What is left of a turn
end-unused = You have a die that is not used. End the turn all the same?
end-anyway = End anyway
key-undo = Take back the last step

## What regions would score
key-aid = What every region would score
aid-filled = A region of { $size }: filled.
aid-region = A region of { $size }, still empty: { $left }.
aid-now = Filled in this phase: +{ $points }.
aid-later = In later phases: { $worth }.
aid-bonus = Bonus for the colour: +{ $points }, hexes still empty: { $left }.
aid-no-bonus = Both bonus tiles of the colour are gone.

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
follow-acting = Follow who acts
