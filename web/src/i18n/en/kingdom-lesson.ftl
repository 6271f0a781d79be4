# The interactive first game of Wonderful Kingdom: what the guide says.
lesson-kingdom-goal = You and the bot each build up a duchy. Cards that you build make resources, and many bring points. After four rounds whoever has the most points wins.
    .title = The goal
lesson-kingdom-hand = These are your cards. Down the left of a card stands what it costs, along the bottom what it makes every round, in the seal its points, in the corner what it gives when recycled.
    .title = Your hand
lesson-kingdom-explain = Rest the mouse on a thing, hold your finger on it or move the focus there, and it says what it is. Try it with a card on offer.
    .title = What is what
lesson-kingdom-offer = In the draft you offer two cards, and the bot takes everything in one of the two areas. Offer this one: { $card }. Choose it, then the area.
    .title = Offer two cards
lesson-kingdom-offer-second = One more. What the bot leaves may come to you, so put this one in the other area: { $card }.
lesson-kingdom-offer-any = In the draft you offer two cards, and the other takes everything in one of the two areas.
lesson-kingdom-trap = The bot has taken an area and made its offer. A card that lies face down is a trap: nobody knows it before planning. You have two traps in each round, too.
    .title = The other’s offer
lesson-kingdom-take = Now you take all the cards of one area. Here the { $cards ->
        [one] { $cards } card of this area looks
       *[other] { $cards } cards of this area look
    } best.
    .title = Take an area
lesson-kingdom-take-any = You take all the cards of one area; what stays there adds up.
lesson-kingdom-draft = Go on: offer two, take one area, until your hand is empty. Beware of the calamity: whoever takes it loses 4 points.
    .title = Until the hand is empty
lesson-kingdom-plan = These are the cards you took, all face up now. Each of them you build or recycle. Treasures can only be recycled.
    .title = Planning
lesson-kingdom-build = Build what you can pay soon: { $card }. It goes under construction and waits for its cubes.
    .title = Build
lesson-kingdom-build-any = A card that you build goes under construction and waits for its cubes.
lesson-kingdom-recycle = What you cannot pay soon gives a resource at once. Recycle this one: { $card }.
    .title = Recycle
lesson-kingdom-recycle-any = A recycled card is discarded and gives a resource at once.
lesson-kingdom-place = Put the cube on a card that needs it. If none does, it goes into alchemy, where five cubes of any kind become one krystallium.
    .title = Where the cube goes
lesson-kingdom-planning = Deal with your other cards in the same way, then say that you are done. A card that gets its last cube now is built at once.
    .title = The rest of your cards
lesson-kingdom-steps = Now your duchy produces: first materials, then population, gold and exploration. Both of you count at the same time.
    .title = Production
lesson-kingdom-cubes = Place the cubes you made on your cards, or into alchemy. A card that is complete makes resources in the next steps already.
    .title = Place your cubes
lesson-kingdom-supremacy = Whoever makes more of a resource has supremacy: the first time a soldier begins training, the second time the soldier is yours. Some cards cost soldiers.
    .title = Supremacy
lesson-kingdom-alchemy =
    { $krystallium ->
        [0] Five cubes here become one krystallium. It replaces any resource, now or later; some cards ask for it.
       *[other] Five cubes here became krystallium: you have { $krystallium }. It replaces any resource, now or later; some cards ask for it.
    }
    .title = Alchemy
lesson-kingdom-round = Place the cubes of the other steps until the round is over.
    .title = The end of the round
lesson-kingdom-points = Your points so far. In the end built cards count, and so do multipliers such as those of your duchy card. Soldiers, krystallium and unfinished cards count nothing.
    .title = Points
lesson-kingdom-undo = Thought better of it? Take your last step back. Against bots you may go back as far as you like.
    .title = Taking back
lesson-kingdom-done = Draft, planning, production: four such rounds are the game. Play this one to its end, then one with a module: quests are the easiest, then advisors and menaces.
    .title = That is all
lesson-rules-draft = The draft
lesson-rules-production = Production
lesson-rules-modules = Modules
