# Castles of Burgundy: aids at the table.

## What is left of a colour
colour-covered = All hexes covered: { $colour }
colour-left =
    { $count ->
        [one] { $count } hex left to cover: { $colour }
       *[other] { $count } hexes left to cover: { $colour }
    }
colour-left-text = Who covers all hexes of a colour first takes the large bonus tile, the second takes the small one.

## Dragging
drop-to-sell = Sell here

## What is left of a turn
end-unused = You have a die that is not used. End the turn all the same?
end-anyway = End anyway
key-undo = Take back the last step
