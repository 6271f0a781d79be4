# Wonderful Kingdom: the chronicle, refusals, points, scenarios.

## Why something is not possible
kingdom-reason-game-over = Гру завершено.
kingdom-reason-chance-first = Спершу відкриваються карти.
kingdom-reason-not-your-turn = Зараз не ваш хід. Вирішує: { $turn }.
kingdom-reason-other-question = Спершу: { $question }.
kingdom-reason-no-such-question = Зараз інше питання: { $question }.
kingdom-reason-not-in-hand = Цієї карти немає у вас на руці: { $card }.
kingdom-reason-no-trap = У вас не лишилося пасток, щоб запропонувати карту долілиць.
kingdom-reason-solo-only = Пошук є лише в одиночній грі.
kingdom-reason-searched = У цьому раунді ви вже шукали.
kingdom-reason-too-few-to-search = Для пошуку треба дві відкриті карти, не лиха й не загрози; в області { $area } їх { $cards }.
kingdom-reason-not-seen = Пошук показав: { $cards }.
kingdom-reason-no-spy = У вас немає активного шпигуна.
kingdom-reason-nothing-face-down = Серед запропонованих немає карт долілиць.
kingdom-reason-nothing-on-offer = Там немає карти: { $place }.
kingdom-reason-does-not-fit = Ця карта не підходить: { $question }.
kingdom-reason-not-drafted = Її немає серед узятих вами карт: { $card }.
kingdom-reason-must-recycle = Її не можна збудувати, лише переробити: { $card }.
kingdom-reason-menace-stays = Її не можна ні збудувати, ні переробити, ні скинути: { $card }.
kingdom-reason-cards-left = Спершу збудуйте або переробіть узяті карти: { $cards }.
kingdom-reason-no-cube = У вас немає кубика, який треба покласти.
kingdom-reason-no-such-site = Така карта не будується.
kingdom-reason-not-needed = На карту «{ $card }» більше не треба: { $resource }.
kingdom-reason-no-krystallium = У вас немає кристаліуму.
kingdom-reason-no-soldier = У вас немає солдатів.
kingdom-reason-converts-itself = П’ять кубиків самі стають кристаліумом; вирішувати можна лише з квестами.
kingdom-reason-too-few-cubes = Для кристаліуму треба п’ять кубиків, а в алхімії { $cubes }.
kingdom-reason-frozen = Під нею лежить крижаний велетень: { $card }.
kingdom-reason-must-be-built = У цьому сценарії її треба збудувати, скинути не можна: { $card }.
kingdom-reason-not-in-alchemy = У вашій алхімії цього немає: { $resource }.
kingdom-reason-no-such-icon = На карті герцогства немає вільного значка: { $icon }.
kingdom-reason-no-battle = Загрози знешкоджують лише у фазі битви.
kingdom-reason-no-such-menace = У вашій області будівництва цього немає: { $menace }.
kingdom-reason-giant-under-card = Крижані велетні лежать під картами ({ $sites }): їх знешкоджують разом із добудовою карти.
kingdom-reason-battle-price = Треба солдатів: { $needed }. У вас { $have }.
kingdom-reason-choose-token = Оберіть значок, з якого прибрати жетон крадіжки.
kingdom-reason-no-token = На ньому немає жетона крадіжки: { $icon }.
kingdom-reason-not-frozen = Під нею немає велетня: { $card }.
kingdom-reason-not-complete = Спершу карту треба повністю оплатити: { $card }.
kingdom-reason-advisor-not-dealt = Цей радник не з ваших двох.
kingdom-reason-no-such-advisor = Цей радник не з вами.
kingdom-reason-advisor-used = Уже використаний у цьому раунді: { $card }.
kingdom-reason-wrong-phase = { $card }: інша фаза ({ $phase }).
kingdom-reason-too-few-soldiers = { $card }: солдатів треба { $needed }, у вас { $have }.
kingdom-reason-no-use = Зараз ця здібність нічого не дасть: { $card }.
kingdom-reason-no-such-task = У цій грі немає такого завдання.
kingdom-reason-task-done = Ви виконали завдання { $task }.
kingdom-reason-task-soldiers = Для завдання { $task } треба солдатів: { $needed }. У вас { $have }.
kingdom-reason-task-price = Для завдання { $task } треба кристаліуму, рахуючи кубики, яких бракує: { $needed }. У вас { $have }.

## What points are for
kingdom-source-cards = карти й герцогство
kingdom-source-per-structure = за споруди
kingdom-source-per-company = за фахівців
kingdom-source-per-monument = за пам’ятки
kingdom-source-per-discovery = за відкриття
kingdom-source-calamities = лиха
kingdom-source-menaces = загрози
kingdom-source-quest = квести
kingdom-source-advisors = радники

## Scenarios
kingdom-defeat-vermin = стос гризунів порожній
kingdom-defeat-shadows = тіні забрали п’ять ресурсів
kingdom-defeat-unbuilt = збудовано не всі карти сценарію
kingdom-defeat-quest = фінальне завдання не виконано
kingdom-defeat-thieves = спіймано не всіх злодіїв
kingdom-scenario-1 = Навала щурів
    .setup = Величезні щури замінюють лиха. Чотири ферми будуються.
    .rules = Ферми не можна скинути. Після кожної битви ви отримуєте по гризуну за кожну недобудовану ферму; знешкоджені повертаються в стос.
    .lost = Одразу, якщо стос гризунів порожній; наприкінці, якщо не збудовано всі чотири ферми.
kingdom-scenario-2 = Пророцтво
    .setup = Радники; будуються «Пекельна брама», «Таємне братство» й «Королівська цитадель»; з вами «Натхненний пророк» і «Сірий кардинал»; шість солдатів.
    .rules = Шпигунів немає.
    .lost = Наприкінці, якщо не збудовано всі три карти.
kingdom-scenario-3 = Морозна північ
    .setup = Планшет «Північні землі»; будуються «Велетенський маяк», «Мореплавці», «Порт» і «Схованка велетнів»; крижані велетні замінюють лиха.
    .rules = Шпигунів немає.
    .lost = Наприкінці, якщо не збудовано всі чотири карти або не виконано фінальне завдання.
kingdom-scenario-4 = Остання битва
    .setup = Радники й планшет «Узурпатор»; будуються «Вербувальники», «Велике військо», «Казарми» й «Кузня алхіміків»; з вами «Майстер картограф»; два солдати.
    .rules = Інші радники в колоді.
    .lost = Наприкінці, якщо не збудовано всі чотири карти або не виконано фінальне завдання.
kingdom-scenario-5 = Гільдія злодіїв
    .setup = Тіні замінюють лиха. «Село» й «Дім гільдії» збудовано, усі їхні значки накрито жетонами крадіжки; чотири злодії у вашій області будівництва.
    .rules = За кожну карту, віддану тіні, відкладається ресурс.
    .lost = Одразу, якщо відкладено п’ять ресурсів; наприкінці, якщо спіймано не всіх злодіїв.
kingdom-scenario-6 = В облозі
    .setup = Два планшети: «Узурпатор» і «Володар чуми»; будуються «Казарми», «Королівська варта», «Неприступні мури» й «Підривники».
    .rules = Завдання обох планшетів виконуються в будь-якому порядку.
    .lost = Наприкінці, якщо не збудовано всі чотири карти або не виконано обидва фінальні завдання.

## The chronicle
kingdom-log-duchy = { $who } отримує: { $duchy }.
kingdom-log-keep = { $who } залишає радника: { $card }.
kingdom-log-round = Раунд { $round } починається; перший хід: { $who }.
kingdom-log-deal = Кожен отримує карт: { $cards }.
kingdom-log-offered = В область { $area } кладуть: { $card }.
kingdom-log-danger = Карта зі стосу небезпек лягає долілиць в область { $area }.
kingdom-log-offer = { $who } пропонує в області { $area }: { $card }.
kingdom-log-take = { $who } бере область { $area }: { $cards }.
kingdom-log-take-nothing = { $who } бере область { $area }: вона порожня.
kingdom-log-spy = { $who } посилає шпигуна.
kingdom-log-uncover = В області { $area } відкривається: { $card }.
kingdom-log-pick = { $who } обирає в області { $area }: { $card } ({ $do }).
kingdom-log-search = { $who } шукає в області { $area }.
kingdom-log-find = { $who } знаходить: { $card }. Переглянуто: { $seen }.
kingdom-log-advisor = { $who } отримує радника й солдата: { $card }.
kingdom-log-turn-up = { $who } відкриває: { $cards }.
kingdom-log-build = { $who } починає будувати: { $card }.
kingdom-log-recycle = { $who } переробляє: { $card } ({ $resources }).
kingdom-log-cube = { $who } кладе { $resource } сюди: { $on }.
kingdom-log-substitute = { $who } кладе кристаліум ({ $resource }) на карту: { $card }.
kingdom-log-soldier = { $who } кладе солдата на карту: { $card }.
kingdom-log-scrap = { $who } скидає: { $card }; в алхімію: { $resource }.
kingdom-log-krystallium = { $who } отримує кристаліум з алхімії.
kingdom-log-produce = { $who } виробляє { $resource }: { $cubes }.
kingdom-log-rats = { $who } отримує величезного щура. Щурів: { $rats }, нових гризунів: { $vermin }.
kingdom-log-lose = { $who } віддає тіням: { $card }.
kingdom-log-gift = { $who } отримує в алхімію від тіней: { $resource }.
kingdom-log-freeze = { $who } підкладає крижаного велетня під карту: { $card }.
kingdom-log-cover = { $who } накриває жетоном крадіжки: { $icon }.
kingdom-log-fight = { $who } знешкоджує: { $menace }. Витрачено солдатів: { $soldiers }.
kingdom-log-recover = { $who } прибирає жетон крадіжки: { $icon }.
kingdom-log-farms = { $who } отримує гризунів за недобудовані ферми: { $vermin }.
kingdom-log-task =
    { $who } виконує завдання { $task }: { $board }.{ $paid ->
        [0] {""}
       *[other] { " " }Оплата: { $paid }.
    }
kingdom-log-standing = { $who } після раунду { $round }: балів { $total }.
kingdom-log-defeat = { $who } зазнає поразки: { $why }.
kingdom-log-final = { $who } отримує балів: { $points } ({ $for }).
kingdom-log-medal = { $who } набирає балів: { $total } ({ $medal }).
kingdom-log-result = { $who } посідає { $place }-е місце, балів: { $total }.

kingdom-log-use =
    { $who } використовує: { $card }{ $soldiers ->
        [0] .
       *[other] . Витрачено солдатів: { $soldiers }.
    }
kingdom-log-complete =
    { $who } добудовує: { $card }.{ $soldiers ->
        [0] {""}
       *[other] { " " }Солдати: +{ $soldiers }.
    }{ $krystallium ->
        [0] {""}
       *[other] { " " }Кристаліум: +{ $krystallium }.
    }
kingdom-log-supremacy =
    { $who } здобуває перевагу: { $soldiers ->
        [0] солдат іде на тренування.
       *[other] солдат повертається з тренування.
    }
kingdom-log-reward =
    { $who } отримує нагороду.{ $krystallium ->
        [0] {""}
       *[other] { " " }Кристаліум: +{ $krystallium }.
    }{ $soldiers ->
        [0] {""}
       *[other] { " " }Солдати: +{ $soldiers }.
    }{ $points ->
        [0] {""}
       *[other] { " " }Бали: +{ $points }.
    }{ $spies ->
        [0] {""}
       *[other] { " " }Шпигуни: +{ $spies }.
    }

# What leaves no line in the log, told like it.
kingdom-did-done = Більше нічого не робить.
kingdom-did-convert = Перетворює п’ять кубиків на кристаліум.
kingdom-did-colour = Обирає: { $resource }.
kingdom-did-keep = Залишає радника: { $card }.
