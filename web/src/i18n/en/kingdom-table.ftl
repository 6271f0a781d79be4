# Wonderful Kingdom: the table, what is asked, what can be done.

## The table
kingdom-part-stage = Table
kingdom-part-realm = Realm
kingdom-part-deck = Deck
kingdom-part-quests = Quests
kingdom-stage-duchies = Duchies are dealt
kingdom-stage-advisors = Advisors are dealt
kingdom-stage-keeping = Choice of advisors
kingdom-stage-dealing = Cards are dealt
kingdom-stage-draft = Draft
kingdom-stage-reveal = Cards are turned up
kingdom-stage-menaces = Menaces act
kingdom-stage-planning = Planning
kingdom-stage-production = Production
kingdom-stage-battle = Battle
kingdom-stage-end = End of the game
kingdom-stage-over = The game is over
kingdom-stage-text = A round is draft, planning, production in four steps, and battle where menaces are in play. There are four rounds.
kingdom-first = First in this round: { $name }
kingdom-area = Area { $area }
kingdom-area-empty = Nothing lies here.
kingdom-laid-by = face down, laid by { $name }
kingdom-laid-by-me = face down, laid by me: { $card }
kingdom-from-danger = face down, from the danger pile
kingdom-hand = My hand
kingdom-drafted = My drafted cards
kingdom-drafted-of = Drafted by { $name }
kingdom-drafted-none = No cards drafted yet.
kingdom-held = Cards in hand: { $cards }
kingdom-traps = Traps left: { $traps }
kingdom-down = Face down
kingdom-down-text = The next card is offered face down; it costs a trap. Traps come back every round.
kingdom-take-area = Take { $area }
kingdom-lay-here = Lay into { $area }
kingdom-lay-down = Face down into { $area }
kingdom-choose-area = Now choose the area for it.
kingdom-choose-site = Now choose the card it goes on.
kingdom-choose-resource = As which resource?
kingdom-sum = Would come: cards { $cards }, unseen { $hidden }, calamities { $calamities }, menaces { $menaces }, advisors { $advisors }.
kingdom-look = Look at: { $card }
kingdom-my-realm = My realm
kingdom-realm-of = Realm of { $name }
kingdom-look-at-realm = Look at the realm of { $name }
kingdom-back-to-mine = Back to my realm
kingdom-construction = Under construction
kingdom-construction-none = Nothing is under construction.
kingdom-built = Built
kingdom-built-none = Nothing is built yet.
kingdom-still-needs = still needs: { $needs }
kingdom-needs-nothing = all is paid
kingdom-frozen = frozen by a giant: { $soldiers } to pay it off, otherwise { $points }
kingdom-fixed = must be built in this scenario
kingdom-build = Build
kingdom-recycle = Recycle
kingdom-build-all = Build all
kingdom-fill = Fill
kingdom-fill-text = The cards nearest to completion first, the rest into alchemy: { $places }. It can be taken back.
kingdom-scrap = Scrap
kingdom-pay-off = Pay off the giant
kingdom-arrived = What has come
kingdom-planning-done = All cards have their place.
kingdom-heap = To be placed: { $cubes }
kingdom-used = used in this round
kingdom-usable = can be used now
kingdom-task-done = done
kingdom-task-of = Task { $task }
kingdom-final = final
kingdom-covered = covered by a thief: { $icon }
kingdom-odds = Dangers among the unseen: { $dangers } of { $cards } ({ $percent } %).
kingdom-cards-left = Cards: { $cards }
kingdom-spies-are = Spies: { $active } active, { $hidden } hidden
kingdom-search-step-1 = 1. Two cards of area { $area } leave.
kingdom-search-step-2 = 2. Three of the deck are looked at.
kingdom-search-step-3 = 3. One of them comes, and the area is taken.
kingdom-searched = The search of this round is over.
kingdom-story = Scenario { $number }: { $title }
kingdom-story-short = Scenario { $number }
kingdom-story-setup = Set-up
kingdom-story-rules = Special rules
kingdom-story-lost = How it is lost
kingdom-lost-count = Resources lost to shadows: { $lost } of { $limit }
kingdom-vermin-left = Vermin left in the pile: { $cards }
kingdom-to-medal = { $medal }: { $points } more
kingdom-has-medal = { $medal }: reached
kingdom-medal-none = no medal
kingdom-medal-bronze = bronze
kingdom-medal-silver = silver
kingdom-medal-gold = gold medal
kingdom-medal-at = { $medal } at { $points }
kingdom-won-medal = Medal: { $medal }
kingdom-lacked = { $points } more would have been the next one: { $medal }.
kingdom-lost = The game is lost: { $why }
kingdom-make-mine = { $resource }: I make { $mine }, { $name } { $theirs }
kingdom-make-alone = { $resource }: { $mine } of { $least } for supremacy
kingdom-supremacy-of = supremacy: { $name }
kingdom-supremacy-none = nobody has supremacy
kingdom-step-now = being made now
kingdom-step-past = made already
kingdom-points-now = Points by source so far
kingdom-choice-kept = You have chosen: { $card }.

## What the other still owes
kingdom-owes-nothing = { $name } is done and waits for you.
kingdom-owes-plan = { $name } still plans. Cards left: { $left }.
kingdom-owes-cube = { $name } still places: { $about }, { $count }.
kingdom-owes-other = { $name } still decides.

## Things
kingdom-thing-alchemy = Alchemy
    .text = Five cubes of any kind become one krystallium at once; with quests only when you want.
kingdom-thing-krystallium = Krystallium
    .text = Put it at any time on a card under construction, as itself or as any one resource; never as a soldier.
kingdom-thing-soldiers = Soldiers
    .text = Put them on cards that ask for them; they also pay for advisors, tasks and battles.
kingdom-thing-training = Training
    .text = Supremacy sends a soldier into training; the next one fetches him.
kingdom-thing-supremacy = Supremacy
    .text = Who makes strictly more of a resource than the other has supremacy; alone it takes five cubes.
kingdom-thing-calamities = Calamities
    .text = Each costs points at the end.
kingdom-thing-traps = Traps
    .text = Each lets you offer a card face down; all come back every round.
kingdom-thing-spies = Spies
    .text = An active one turns a face-down card on offer up; after each draft one turns active again.
kingdom-thing-deck = Deck
    .text = It lies face up; the top card is the next that comes.
kingdom-thing-danger = Danger pile
    .text = After each taking a card of it goes face down into the other area.
kingdom-thing-search = Search
    .text = Once a round, before an area is taken: two of its face-up cards leave, three of the deck are looked at, one comes.
kingdom-thing-duchy = Duchy card
    .text = What it shows is made every round.
kingdom-thing-quests = Quest board
    .text = Tasks are paid at any time, whole, with cubes of alchemy; missing cubes with krystallium.
kingdom-thing-medals = Medals
    .text = Alone you play for a medal: so many points bring it.
kingdom-thing-first = First player
    .text = Offers first; rounds 1 and 3 are one player’s, 2 and 4 the other’s.

## Keys
kingdom-key-hand = Choose a card of the hand, of the drafted ones or under construction
kingdom-key-areas = Area A or B: lay the card there, or take it
kingdom-key-down = Face down or face up
kingdom-key-recycle = Recycle the card in focus
kingdom-key-all = Build all drafted cards
kingdom-key-fill = Fill: place all cubes
kingdom-key-alchemy = The cube goes into alchemy
kingdom-key-krystallium = Take up krystallium
kingdom-key-soldier = Take up a soldier
kingdom-key-done = That is all
kingdom-key-look = Look at the card in focus
kingdom-key-realms = Look at the realm of a player

## What is asked
kingdom-question-keep = Which advisor do you keep? The other one leaves.
kingdom-question-offer = Offer a card: choose it, then the area. To offer: { $count }.
kingdom-question-take = Which area do you take?
kingdom-question-spy = Which face-down card is turned up?
kingdom-question-shift = Which face-up card moves to the other area?
kingdom-question-dismiss = Which face-up card is discarded?
kingdom-question-search = Search, area { $about }: which card leaves? Still to go: { $count }.
kingdom-question-find = Which of the cards you see comes into the area?
kingdom-question-shadow = Which drafted card is lost to the shadows? To lose: { $count }.
kingdom-question-giant = Which card does the frost giant freeze? Giants: { $count }.
kingdom-question-theft = Which icon of your duchy card does the thief cover? Thieves: { $count }.
kingdom-question-gift = Which resource do the other’s shadows bring you? Gifts: { $count }.
kingdom-question-plan = Build or recycle. Cards left: { $left }.
kingdom-question-cube = Where does it go? To place: { $about }, { $count }.
kingdom-question-step = { $step }: is that all in this step?
kingdom-question-battle = Soldiers can drive menaces out now. Is that all?
kingdom-question-convert = Which cube is given for krystallium? Still to give: { $count }.
kingdom-question-end = Which advisors do you use at the end?
kingdom-ask-keep = the choice of an advisor
kingdom-ask-offer = offering a card
kingdom-ask-take = taking an area
kingdom-ask-spy = the card that is turned up
kingdom-ask-shift = the card that moves
kingdom-ask-dismiss = the card that is discarded
kingdom-ask-search = the cards given for the search
kingdom-ask-find = the card that is found
kingdom-ask-shadow = the card lost to the shadows
kingdom-ask-giant = the card that is frozen
kingdom-ask-theft = the icon that is covered
kingdom-ask-gift = the resource of the gift
kingdom-ask-plan = planning
kingdom-ask-cube = where the cube goes
kingdom-ask-step = the end of the step
kingdom-ask-battle = the battle
kingdom-ask-convert = the cubes given for krystallium
kingdom-ask-end = the advisors of the end

## What can be done
kingdom-do-done = That is all
kingdom-do-convert = Five cubes into krystallium
kingdom-do-take = Take area { $area }
kingdom-do-search = Search in area { $area }
kingdom-do-build = Build: { $card }
kingdom-do-recycle = Recycle: { $card } ({ $gives })
kingdom-do-alchemy = Into alchemy
kingdom-do-put = On: { $card }
kingdom-do-krystallium = Krystallium as { $resource }: { $card }
kingdom-do-soldier = A soldier on: { $card }
kingdom-do-scrap = Scrap: { $card }
kingdom-do-pick = { $card }, { $area }{ $place }
kingdom-do-find = Bring: { $card }
kingdom-do-lose = Lose: { $card }
kingdom-do-freeze = Freeze: { $card }
kingdom-do-freeze-drafted = It comes frozen: { $card }
kingdom-do-cover = The thief covers: { $icon }
kingdom-do-catch = Catch a thief, free: { $icon }
kingdom-do-fight = Drive out: { $card }
kingdom-do-thaw = Pay off the giant: { $card }
kingdom-do-task = { $board }: task { $task }
kingdom-do-use = Use: { $card }
kingdom-do-keep = Keep: { $card }
kingdom-do-spy = Send a spy
kingdom-would-points = Points: { $points }.
kingdom-would-krystallium = Five cubes become krystallium.
kingdom-would-scrap = What lies on it is lost; into alchemy: { $resource }.
kingdom-would-join = Joins you with a soldier: { $card }.
kingdom-give-up = Give up
kingdom-freeze = Freeze
kingdom-scenarios = Scenarios

kingdom-do-offer =
    { $card }, area { $area }{ $face ->
        [down] , face down
       *[other] {""}
    }
kingdom-would-complete =
    Completed: { $card }.{ $soldiers ->
        [0] {""}
       *[other] { " " }Soldiers: +{ $soldiers }.
    }{ $krystallium ->
        [0] {""}
       *[other] { " " }Krystallium: +{ $krystallium }.
    }
kingdom-would-supremacy =
    { $soldiers ->
        [0] A soldier begins to train.
       *[other] A soldier comes from training.
    }
