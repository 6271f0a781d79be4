# Wonderful Kingdom: the chronicle, refusals, points, scenarios.

## Why something is not possible
kingdom-reason-game-over = The game is over.
kingdom-reason-chance-first = Cards are drawn first.
kingdom-reason-not-your-turn = It is not your turn. To decide: { $turn }.
kingdom-reason-other-question = First: { $question }.
kingdom-reason-no-such-question = That is not asked now: { $question }.
kingdom-reason-not-in-hand = You do not hold it: { $card }.
kingdom-reason-no-trap = You have no trap left to offer a card face down.
kingdom-reason-solo-only = Only a single player searches.
kingdom-reason-searched = You have searched in this round.
kingdom-reason-too-few-to-search = A search takes two face-up cards, no calamities or menaces; area { $area } has { $cards }.
kingdom-reason-not-seen = The search showed: { $cards }.
kingdom-reason-no-spy = You have no active spy.
kingdom-reason-nothing-face-down = No card lies face down on offer.
kingdom-reason-nothing-on-offer = No card lies there: { $place }.
kingdom-reason-does-not-fit = This card is not the right one: { $question }.
kingdom-reason-not-drafted = It is not among your drafted cards: { $card }.
kingdom-reason-must-recycle = It cannot be built, only recycled: { $card }.
kingdom-reason-menace-stays = It can be neither built nor recycled nor discarded: { $card }.
kingdom-reason-cards-left = Drafted cards must be built or recycled first: { $cards }.
kingdom-reason-no-cube = You have no cube to place.
kingdom-reason-no-such-site = There is no such card under construction.
kingdom-reason-not-needed = { $card } needs no more: { $resource }.
kingdom-reason-no-krystallium = You have no krystallium.
kingdom-reason-no-soldier = You have no soldier.
kingdom-reason-converts-itself = Five cubes become krystallium by themselves; only with quests you decide.
kingdom-reason-too-few-cubes = Krystallium takes five cubes, and alchemy holds { $cubes }.
kingdom-reason-frozen = A frost giant lies under it: { $card }.
kingdom-reason-must-be-built = It must be built in this scenario and cannot be scrapped: { $card }.
kingdom-reason-not-in-alchemy = Your alchemy has none: { $resource }.
kingdom-reason-no-such-icon = Your duchy card shows no free icon: { $icon }.
kingdom-reason-no-battle = Menaces are driven out in the battle.
kingdom-reason-no-such-menace = There is none in your construction area: { $menace }.
kingdom-reason-giant-under-card = The frost giants lie under cards ({ $sites }): one is paid off there, when its card is complete.
kingdom-reason-battle-price = That takes soldiers: { $needed }. You have { $have }.
kingdom-reason-choose-token = Choose the icon that becomes free.
kingdom-reason-no-token = No thief covers it: { $icon }.
kingdom-reason-not-frozen = No frost giant lies under it: { $card }.
kingdom-reason-not-complete = It must be paid for when its giant is paid off: { $card }.
kingdom-reason-advisor-not-dealt = This advisor is not one of your two.
kingdom-reason-no-such-advisor = This advisor is not with you.
kingdom-reason-advisor-used = Used in this round already: { $card }.
kingdom-reason-wrong-phase = { $card }: its phase is { $phase }.
kingdom-reason-too-few-soldiers = { $card } takes soldiers: { $needed }. You have { $have }.
kingdom-reason-no-use = There is nothing for this advisor to do now: { $card }.
kingdom-reason-no-such-task = There is no such task in this game.
kingdom-reason-task-done = You have done task { $task }.
kingdom-reason-task-soldiers = Task { $task } takes soldiers: { $needed }. You have { $have }.
kingdom-reason-task-price = Task { $task } takes krystallium, with that for missing cubes: { $needed }. You have { $have }.

## What points are for
kingdom-source-cards = cards and duchy
kingdom-source-per-structure = for structures
kingdom-source-per-company = for companies
kingdom-source-per-monument = for monuments
kingdom-source-per-discovery = for discoveries
kingdom-source-calamities = calamities
kingdom-source-menaces = menaces
kingdom-source-quest = quests
kingdom-source-advisors = advisors

## Scenarios
kingdom-defeat-vermin = the pile of vermin is empty
kingdom-defeat-shadows = the shadows have taken five resources
kingdom-defeat-unbuilt = not all cards of the scenario were built
kingdom-defeat-quest = the final task was not done
kingdom-defeat-thieves = not all thieves were caught
kingdom-scenario-1 = Rat invasion
    .setup = Giant rats replace the calamities. Four farms lie under construction.
    .rules = Farms cannot be scrapped. After each battle a vermin comes for each farm still under construction; those driven out return to their pile.
    .lost = At once when the pile of vermin is empty; at the end unless all four farms are built.
kingdom-scenario-2 = Prophecy
    .setup = Advisors; Hell Gate, Secret Brotherhood and Royal Citadel lie under construction; the Inspired Prophet and the Grey Eminence are with you; six soldiers.
    .rules = There are no spies.
    .lost = At the end unless all three cards are built.
kingdom-scenario-3 = Frozen north
    .setup = Quest board Northern Lands; Giant Lighthouse, Navigators, Port and Giants’ Cache lie under construction; frost giants replace the calamities.
    .rules = There are no spies.
    .lost = At the end unless all four cards are built and the final task is done.
kingdom-scenario-4 = Last battle
    .setup = Advisors and the quest board Usurper; Recruiters, Great Army, Barracks and Alchemical Forge lie under construction; the Master Cartographer is with you; two soldiers.
    .rules = The other advisors are in the deck.
    .lost = At the end unless all four cards are built and the final task is done.
kingdom-scenario-5 = Thieves’ guild
    .setup = Shadows replace the calamities. Village and Guildhall stand, all their icons covered by thieves; four thieves lie in your construction area.
    .rules = For each card lost to a shadow a resource is laid aside.
    .lost = At once with five resources laid aside; at the end unless all thieves are caught.
kingdom-scenario-6 = Under siege
    .setup = Two quest boards, Usurper and Plague Lord; Barracks, Royal Guard, Impregnable Walls and Munitions Specialists lie under construction.
    .rules = Both boards can be worked at in any order.
    .lost = At the end unless all four cards are built and both final tasks are done.

## The chronicle
kingdom-log-duchy = { $who } plays: { $duchy }.
kingdom-log-keep = { $who } keeps the advisor: { $card }.
kingdom-log-round = Round { $round } begins; first is { $who }.
kingdom-log-deal = Everybody is dealt cards: { $cards }.
kingdom-log-offered = Into area { $area } comes: { $card }.
kingdom-log-danger = A card of the danger pile comes face down into area { $area }.
kingdom-log-offer = { $who } offers in area { $area }: { $card }.
kingdom-log-take = { $who } takes area { $area }: { $cards }.
kingdom-log-spy = { $who } sends a spy.
kingdom-log-uncover = Turned up in area { $area }: { $card }.
kingdom-log-pick = { $who } chooses in area { $area }: { $card } ({ $do }).
kingdom-log-search = { $who } searches in area { $area }.
kingdom-log-find = { $who } finds: { $card }. Seen: { $seen }.
kingdom-log-advisor = { $who } gains an advisor with a soldier: { $card }.
kingdom-log-turn-up = { $who } turns up: { $cards }.
kingdom-log-build = { $who } begins to build: { $card }.
kingdom-log-recycle = { $who } recycles: { $card } ({ $resources }).
kingdom-log-cube = { $who } places { $resource }: { $on }.
kingdom-log-substitute = { $who } puts krystallium as { $resource } on: { $card }.
kingdom-log-soldier = { $who } puts a soldier on: { $card }.
kingdom-log-scrap = { $who } scraps: { $card }; into alchemy: { $resource }.
kingdom-log-krystallium = { $who } gets krystallium from alchemy.
kingdom-log-produce = { $who } makes { $resource }: { $cubes }.
kingdom-log-rats = { $who } gets a giant rat. Rats: { $rats }, new vermin: { $vermin }.
kingdom-log-lose = { $who } loses to the shadows: { $card }.
kingdom-log-gift = { $who } gets into alchemy from the shadows: { $resource }.
kingdom-log-freeze = { $who } has a card frozen by a frost giant: { $card }.
kingdom-log-cover = { $who } has an icon covered by a thief: { $icon }.
kingdom-log-fight = { $who } drives out: { $menace }. Soldiers: { $soldiers }.
kingdom-log-recover = { $who } frees an icon: { $icon }.
kingdom-log-farms = { $who } gets vermin at the farms: { $vermin }.
kingdom-log-task = { $who } does task { $task } of the board { $board }.
kingdom-log-standing = { $who } has { $total } after round { $round }.
kingdom-log-defeat = { $who } is defeated: { $why }.
kingdom-log-final = { $who } scores { $points }: { $for }.
kingdom-log-medal = { $who } earns with { $total }: { $medal }.
kingdom-log-result = { $who } takes place { $place } with { $total }.

kingdom-log-use =
    { $who } uses: { $card }{ $soldiers ->
        [0] .
       *[other] . Soldiers: { $soldiers }.
    }
kingdom-log-complete =
    { $who } completes: { $card }.{ $soldiers ->
        [0] {""}
       *[other] { " " }Soldiers: +{ $soldiers }.
    }{ $krystallium ->
        [0] {""}
       *[other] { " " }Krystallium: +{ $krystallium }.
    }
kingdom-log-supremacy =
    { $who } has supremacy: { $soldiers ->
        [0] a soldier begins to train.
       *[other] a soldier comes from training.
    }
kingdom-log-reward =
    { $who } is rewarded.{ $krystallium ->
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
