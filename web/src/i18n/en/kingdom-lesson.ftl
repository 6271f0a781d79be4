# The guided first game of Wonderful Kingdom.
lesson-kingdom-goal = You and the bot each build a duchy. Cards you build produce resources, and many score points. After four rounds, most points wins.
    .title = The goal
lesson-kingdom-hand = These are your cards. A card’s cost runs down its left edge, its production along the bottom; the seal shows its points, the corner what it recycles for.
    .title = Your hand
lesson-kingdom-explain = Hover over anything, press and hold it, or focus it to see what it is. Try it with a card on offer.
    .title = What is what
lesson-kingdom-offer = In the draft you offer two cards, and the bot takes everything in one of the two areas. Offer this one: { $card }. Choose it, then the area.
    .title = Offer two cards
lesson-kingdom-offer-second = One more. You may get what the bot leaves, so put this one in the other area: { $card }.
lesson-kingdom-offer-any = In the draft you offer two cards, and your opponent takes everything in one of the two areas.
lesson-kingdom-trap = The bot has taken an area and made its offer. A face-down card is a trap: no one sees it until planning. You also have two traps each round.
    .title = The bot’s offer
lesson-kingdom-take = Now you take all the cards in one area. Here the { $cards ->
        [one] { $cards } card in this area looks
       *[other] { $cards } cards in this area look
    } best.
    .title = Take an area
lesson-kingdom-take-any = You take all the cards in one area. Cards that no one takes pile up there.
lesson-kingdom-draft = Continue: offer two cards, take one area, until your hand is empty. Beware of the calamity: taking it costs 4 points.
    .title = Until your hand is empty
lesson-kingdom-plan = These are the cards you took, now all face up. Build or recycle each of them. Treasures can only be recycled.
    .title = Planning
lesson-kingdom-build = Build what you can soon pay for: { $card }. It goes under construction and waits for its cubes.
    .title = Build
lesson-kingdom-build-any = A card you build goes under construction and waits for its cubes.
lesson-kingdom-recycle = A card you can’t pay for soon can give you a resource now. Recycle this one: { $card }.
    .title = Recycle
lesson-kingdom-recycle-for = First build, then recycle what brings a cube to it: { $card } gives what { $site } still needs.
lesson-kingdom-recycle-any = A recycled card is discarded and gives you a resource immediately.
lesson-kingdom-place = Put the cube on a card that needs it. If none does, it goes into alchemy, where five cubes of any kind become one krystallium.
    .title = Where the cube goes
lesson-kingdom-planning = Plan your other cards in the same way, then press Done. A card that gets its last cube now is built immediately.
    .title = The rest of your cards
lesson-kingdom-steps = Now your duchy produces: first materials, then population, gold and exploration. Both of you produce at the same time.
    .title = Production
lesson-kingdom-cubes = Place the cubes you produced on your cards or in alchemy. A completed card produces as early as the next step.
    .title = Place your cubes
lesson-kingdom-supremacy = Whoever produces more of a resource has supremacy. The first time, a soldier starts training; the second time, it’s yours. Some cards cost soldiers.
    .title = Supremacy
lesson-kingdom-alchemy =
    { $krystallium ->
        [0] Five cubes here become one krystallium. It replaces any resource, now or later; some cards cost krystallium.
       *[other] Five cubes here became krystallium: you have { $krystallium }. It replaces any resource, now or later; some cards cost krystallium.
    }
    .title = Alchemy
lesson-kingdom-round = Place the cubes from the other steps until the round is over.
    .title = The end of the round
lesson-kingdom-points = Your points so far. At the end, built cards count, and so do multipliers such as those on your duchy card. Soldiers, krystallium and unfinished cards are worth nothing.
    .title = Points
lesson-kingdom-undo = Changed your mind? Undo your last step. Against bots you can undo as far back as you like.
    .title = Undo
lesson-kingdom-undo-not = A step back isn’t possible here: new cards have been dealt since, and you have seen them. Within a stage you can undo your steps.
lesson-kingdom-done = Draft, planning, production: a game is four such rounds. Finish this one, then try one with a module: quests are the easiest, then advisors and menaces.
    .title = You’re ready
lesson-rules-draft = The draft
lesson-rules-production = Production
lesson-rules-modules = Modules
