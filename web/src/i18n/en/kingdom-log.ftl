# Wonderful Kingdom: refusals, points, scenarios, log.

## Refusals
kingdom-reason-game-over = The game is over.
kingdom-reason-chance-first = Wait for the cards to be drawn.
kingdom-reason-not-your-turn = It’s not your turn. To move: { $turn }.
kingdom-reason-other-question = First: { $question }.
kingdom-reason-no-such-question = You can’t do that now. Current decision: { $question }.
kingdom-reason-not-in-hand = { $card } isn’t in your hand.
kingdom-reason-no-trap = You have no traps left for offering a card face down.
kingdom-reason-solo-only = You can search only in solo games.
kingdom-reason-searched = You have already searched this round.
kingdom-reason-too-few-to-search = A search discards two face-up cards, but no calamities or menaces; area { $area } has { $cards }.
kingdom-reason-not-seen = The search revealed: { $cards }.
kingdom-reason-no-spy = You have no active spy.
kingdom-reason-nothing-face-down = No card on offer is face down.
kingdom-reason-nothing-on-offer = There’s no card there: { $place }.
kingdom-reason-does-not-fit = You can’t choose this card. Current decision: { $question }.
kingdom-reason-not-drafted = { $card } isn’t among your drafted cards.
kingdom-reason-must-recycle = { $card } can only be recycled.
kingdom-reason-menace-stays = { $card } can’t be built, recycled or discarded.
kingdom-reason-cards-left = Build or recycle your drafted cards first: { $cards } left.
kingdom-reason-no-cube = You have no cube to place.
kingdom-reason-no-such-site = There’s no such card under construction.
kingdom-reason-not-needed = { $card } needs no more { $resource }.
kingdom-reason-no-krystallium = You have no krystallium.
kingdom-reason-no-soldier = You have no soldiers.
kingdom-reason-converts-itself = Five cubes become krystallium automatically; you decide only with quests.
kingdom-reason-too-few-cubes = Krystallium takes five cubes, and your alchemy has { $cubes }.
kingdom-reason-frozen = { $card } is frozen by a frost giant.
kingdom-reason-must-be-built = { $card } must be built in this scenario and can’t be scrapped.
kingdom-reason-not-in-alchemy = Your alchemy has no { $resource }.
kingdom-reason-no-such-icon = Your duchy card has no uncovered icon of this kind: { $icon }.
kingdom-reason-no-battle = You can drive menaces away only in the battle phase.
kingdom-reason-no-such-menace = You don’t have this menace in your construction area: { $menace }.
kingdom-reason-giant-under-card = Frost giants are under cards ({ $sites }). Drive one away once its card is fully paid.
kingdom-reason-battle-price =
    That costs { $needed ->
        [one] { $needed } soldier
       *[other] { $needed } soldiers
    } and you have { $have }.
kingdom-reason-choose-token = Choose the icon to uncover.
kingdom-reason-no-token = No thief covers this icon: { $icon }.
kingdom-reason-not-frozen = { $card } isn’t frozen by a frost giant.
kingdom-reason-not-complete = { $card } must be fully paid before you can drive its giant away.
kingdom-reason-advisor-not-dealt = This advisor isn’t one of your two.
kingdom-reason-no-such-advisor = You don’t have this advisor.
kingdom-reason-advisor-used = { $card } has already been used this round.
kingdom-reason-wrong-phase = { $card } can’t be used now. Phase: { $phase }.
kingdom-reason-too-few-soldiers =
    { $card } costs { $needed ->
        [one] { $needed } soldier
       *[other] { $needed } soldiers
    } and you have { $have }.
kingdom-reason-no-use = { $card } would have no effect now.
kingdom-reason-no-such-task = This task isn’t part of this game.
kingdom-reason-task-done = You have already completed task { $task }.
kingdom-reason-task-soldiers =
    Task { $task } costs { $needed ->
        [one] { $needed } soldier
       *[other] { $needed } soldiers
    } and you have { $have }.
kingdom-reason-task-price = Task { $task } costs { $needed } krystallium, including replacements for missing cubes, and you have { $have }.

## Sources of points
kingdom-source-cards = cards and duchy
kingdom-source-per-structure = per structure
kingdom-source-per-company = per company
kingdom-source-per-monument = per monument
kingdom-source-per-discovery = per discovery
kingdom-source-calamities = calamities
kingdom-source-menaces = menaces
kingdom-source-quest = quests
kingdom-source-advisors = advisors

## Scenarios
kingdom-defeat-vermin = the vermin pile is empty
kingdom-defeat-shadows = the shadows have taken five resources
kingdom-defeat-unbuilt = not all scenario cards were built
kingdom-defeat-quest = the final task was not completed
kingdom-defeat-thieves = not all thieves were caught
kingdom-scenario-1 = Rat invasion
    .setup = Giant rats replace the calamities. Four farms start under construction.
    .rules = Farms can’t be scrapped. After each battle you get one vermin per farm still under construction; vermin you drive away return to their pile.
    .lost = The vermin pile runs out at any time, or not all four farms are built at the end.
kingdom-scenario-2 = Prophecy
    .setup = Advisors. Hell Gate, Secret Brotherhood and Royal Citadel start under construction. You start with the Inspired Prophet, the Grey Eminence and six soldiers.
    .rules = There are no spies.
    .lost = Not all three cards are built at the end.
kingdom-scenario-3 = Frozen north
    .setup = Quest board Northern Lands. Giant Lighthouse, Navigators, Port and Giants’ Cache start under construction. Frost giants replace the calamities.
    .rules = There are no spies.
    .lost = Not all four cards are built at the end, or the final task is not completed.
kingdom-scenario-4 = Last battle
    .setup = Advisors and the quest board Usurper. Recruiters, Great Army, Barracks and Alchemical Forge start under construction. You start with the Master Cartographer and two soldiers.
    .rules = The other advisors are in the deck.
    .lost = Not all four cards are built at the end, or the final task is not completed.
kingdom-scenario-5 = Thieves’ guild
    .setup = Shadows replace the calamities. Village and Guildhall start built, with thieves covering all their icons; you start with four thieves in your construction area.
    .rules = For each card you lose to a shadow, a resource is set aside.
    .lost = Five resources are set aside at any time, or not all thieves are caught at the end.
kingdom-scenario-6 = Under siege
    .setup = Two quest boards, Usurper and Plague Lord. Barracks, Royal Guard, Impregnable Walls and Munitions Specialists start under construction.
    .rules = You can work on both boards in any order.
    .lost = Not all four cards are built at the end, or one of the two final tasks is not completed.

## Log
kingdom-log-duchy = { $who } plays { $duchy }.
kingdom-log-keep = { $who } keeps { $card }.
kingdom-log-round = Round { $round } starts; { $who } goes first.
kingdom-log-deal = Everyone is dealt { $cards } cards.
kingdom-log-offered = { $card } is added to area { $area }.
kingdom-log-danger = A danger-pile card goes face down into area { $area }.
kingdom-log-offer = { $who } offers { $card } in area { $area }.
kingdom-log-take = { $who } takes area { $area }: { $cards }.
kingdom-log-take-nothing = { $who } takes area { $area }, which is empty.
kingdom-log-spy = { $who } sends a spy.
kingdom-log-uncover = Revealed in area { $area }: { $card }.
kingdom-log-pick = { $who } chooses { $card } in area { $area } ({ $do }).
kingdom-log-search = { $who } searches area { $area }.
kingdom-log-find = { $who } adds { $card }. Seen: { $seen }.
kingdom-log-advisor = { $who } gains { $card } and a soldier.
kingdom-log-turn-up = { $who } reveals: { $cards }.
kingdom-log-build = { $who } starts building { $card }.
kingdom-log-recycle = { $who } recycles { $card } for { $resources }.
kingdom-log-cube =
    { $who } places { $resource } { $on ->
        [Alchemy] in alchemy.
       *[other] on { $on }.
    }
kingdom-log-substitute = { $who } places krystallium as { $resource } on { $card }.
kingdom-log-soldier = { $who } places a soldier on { $card }.
kingdom-log-scrap = { $who } scraps { $card } and puts { $resource } into alchemy.
kingdom-log-krystallium = { $who } gains krystallium from alchemy.
kingdom-log-produce = { $who } produces { $cubes } { $resource }.
kingdom-log-rats = { $who } gets a giant rat and { $vermin } vermin. Giant rats now: { $rats }.
kingdom-log-lose = { $who } loses { $card } to the shadows.
kingdom-log-gift = { $who } gains { $resource } in alchemy through shadows.
kingdom-log-freeze = { $who } has { $card } frozen by a frost giant.
kingdom-log-cover = { $who } has an icon covered by a thief: { $icon }.
kingdom-log-fight =
    { $who } drives away { $menace } for { $soldiers ->
        [one] { $soldiers } soldier.
       *[other] { $soldiers } soldiers.
    }
kingdom-log-recover = { $who } uncovers an icon: { $icon }.
kingdom-log-farms = { $who } gets { $vermin } vermin for unbuilt farms.
kingdom-log-task =
    { $who } completes task { $task } on { $board }{ $paid ->
        [0] .
       *[other] , paying { $paid }.
    }
kingdom-log-standing = { $who } has a score of { $total } after round { $round }.
kingdom-log-defeat = { $who } loses: { $why }.
kingdom-log-final = { $who } scores { $points } ({ $for }).
kingdom-log-medal = { $who } finishes with a score of { $total }: { $medal }.
kingdom-log-result =
    { $who } takes { $place ->
        [1] first
       *[other] second
    } place with a score of { $total }.

kingdom-log-use =
    { $who } uses { $card }{ $soldiers ->
        [0] .
        [one] { " " }for { $soldiers } soldier.
       *[other] { " " }for { $soldiers } soldiers.
    }
kingdom-log-complete =
    { $who } completes { $card }.{ $soldiers ->
        [0] {""}
       *[other] { " " }Soldiers: +{ $soldiers }.
    }{ $krystallium ->
        [0] {""}
       *[other] { " " }Krystallium: +{ $krystallium }.
    }
kingdom-log-supremacy =
    { $who } has supremacy: { $soldiers ->
        [0] a soldier starts training.
       *[other] a soldier finishes training.
    }
kingdom-log-reward =
    { $who } gets a reward.{ $krystallium ->
        [0] {""}
       *[other] { " " }Krystallium: +{ $krystallium }.
    }{ $soldiers ->
        [0] {""}
       *[other] { " " }Soldiers: +{ $soldiers }.
    }{ $points ->
        [0] {""}
       *[other] { " " }Points: +{ $points }.
    }{ $spies ->
        [0] {""}
       *[other] { " " }Spies: +{ $spies }.
    }

# What leaves no line in the log, told like it.
kingdom-did-done = Does nothing more.
kingdom-did-convert = Turns five cubes into krystallium.
kingdom-did-colour = Chooses { $resource }.
kingdom-did-keep = Keeps { $card }.
