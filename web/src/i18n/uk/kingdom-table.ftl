# Wonderful Kingdom: the table, what is asked, what can be done.

## The table
kingdom-part-stage = Стіл
kingdom-part-realm = Володіння
kingdom-part-deck = Колода
kingdom-part-quests = Квести
kingdom-stage-duchies = Роздаються герцогства
kingdom-stage-advisors = Роздаються радники
kingdom-stage-keeping = Вибір радників
kingdom-stage-dealing = Роздаються карти
kingdom-stage-draft = Драфт
kingdom-stage-reveal = Карти відкриваються
kingdom-stage-menaces = Загрози діють
kingdom-stage-planning = Планування
kingdom-stage-production = Виробництво
kingdom-stage-battle = Битва
kingdom-stage-end = Кінець гри
kingdom-stage-over = Гру завершено
kingdom-stage-text = Раунд складається з драфту, планування, виробництва в чотири етапи та битви, якщо у грі є загрози. Раундів чотири.
kingdom-first = Перший у цьому раунді: { $name }
kingdom-area = Область { $area }
kingdom-area-empty = Тут порожньо.
kingdom-laid-by = долілиць, від гравця { $name }
kingdom-laid-by-me = долілиць, моя: { $card }
kingdom-from-danger = долілиць, зі стосу небезпек
kingdom-hand = Моя рука
kingdom-hand-of = Рука: { $name }
kingdom-drafted = Моя область драфту
kingdom-drafted-of = Область драфту: { $name }
kingdom-drafted-none = В області драфту порожньо.
kingdom-held = Карт на руці: { $cards }
kingdom-traps = Лишилося пасток: { $traps }
kingdom-down = Долілиць
kingdom-down-text = Наступна карта пропонується долілиць; це коштує пастки. Пастки повертаються щораунду.
kingdom-take-area = Узяти { $area }
kingdom-lay-here = Покласти в { $area }
kingdom-lay-down = Долілиць у { $area }
kingdom-choose-area = Тепер оберіть для неї область.
kingdom-choose-site = Тепер оберіть карту, на яку він ляже.
kingdom-choose-resource = Замість якого ресурсу?
kingdom-sum = Ви отримаєте: карт { $cards }, невідомих { $hidden }, лих { $calamities }, загроз { $menaces }, радників { $advisors }.
kingdom-look = Роздивитися: { $card }
kingdom-my-realm = Мої володіння
kingdom-realm-of = Володіння: { $name }
kingdom-look-at-realm = Подивитися володіння: { $name }
kingdom-back-to-mine = До моїх володінь
kingdom-construction = Будівництво
kingdom-construction-none = Нічого не будується.
kingdom-built = Збудовано
kingdom-built-none = Іще нічого не збудовано.
kingdom-still-needs = ще треба: { $needs }
kingdom-needs-nothing = усе сплачено
kingdom-frozen = заморожена велетнем; знешкодити: { $soldiers }, інакше балів: { $points }
kingdom-fixed = має бути збудована в цьому сценарії
kingdom-build = Будувати
kingdom-recycle = Переробити
kingdom-build-all = Будувати всі
kingdom-fill = Розкласти
kingdom-fill-text = Спершу карти, що найближче до завершення, решта в алхімію: { $places }. Це можна скасувати.
kingdom-scrap = Скинути
kingdom-pay-off = Знешкодити
kingdom-arrived = Отримано
kingdom-planning-done = Усі карти на своїх місцях.
kingdom-heap = Розкласти: { $cubes }
kingdom-used = використаний у цьому раунді
kingdom-usable = можна використати
kingdom-task-done = виконано
kingdom-task-of = Завдання { $task }
kingdom-final = фінальне
kingdom-covered = накрито жетоном крадіжки: { $icon }
kingdom-odds = Небезпек серед невідомих: { $dangers } з { $cards } ({ $percent } %).
kingdom-cards-left = Карт: { $cards }
kingdom-spies-are = Шпигуни: активних { $active }, прихованих { $hidden }
kingdom-search-step-1 = 1. Скиньте дві відкриті карти області { $area }.
kingdom-search-step-2 = 2. Подивіться три верхні карти колоди.
kingdom-search-step-3 = 3. Покладіть одну з них в область і заберіть область.
kingdom-searched = Пошук у цьому раунді вже був.
kingdom-story = Сценарій { $number }: { $title }
kingdom-story-short = Сценарій { $number }
kingdom-story-setup = Підготовка
kingdom-story-rules = Особливі правила
kingdom-story-lost = Умови поразки
kingdom-lost-count = Ресурсів утрачено через тіні: { $lost } з { $limit }
kingdom-vermin-left = Гризунів лишилося у стосі: { $cards }
kingdom-to-medal = { $medal }: ще { $points }
kingdom-has-medal = { $medal }: досягнуто
kingdom-medal-none = без медалі
kingdom-medal-bronze = бронза
kingdom-medal-silver = срібло
kingdom-medal-gold = золото
kingdom-medal-at = { $medal } від { $points }
kingdom-won-medal = Медаль: { $medal }
kingdom-lacked = До наступної медалі ({ $medal }) забракло балів: { $points }.
kingdom-lost = Гру програно: { $why }
kingdom-missing-cards = Не збудовано: { $cards }.
kingdom-missing-task = Не виконано фінальне завдання («{ $board }»), ціна: { $cost }.
kingdom-missing-thieves = Не спіймано злодіїв: { $count }.
kingdom-no-winner = Переможця немає.
kingdom-make-mine = { $resource }: у мене { $mine }, у суперника { $theirs } ({ $name })
kingdom-make-alone = { $resource }: { $mine } з { $least } для переваги
kingdom-supremacy-of = перевага: { $name }
kingdom-supremacy-none = переваги не має ніхто
kingdom-step-now = виробляється зараз
kingdom-step-past = уже вироблено
kingdom-points-now = Бали за джерелами
kingdom-choice-kept = Ваш вибір: { $card }.

## What the other still owes
kingdom-owes-nothing = Гравець { $name } закінчив і чекає на вас.
kingdom-owes-plan = Гравець { $name } ще планує. Лишилося карт: { $left }.
kingdom-owes-cube = Гравець { $name } ще розкладає: { $about }, { $count }.
kingdom-owes-other = Гравець { $name } ще вирішує.
kingdom-can-complete = Ще можна добудувати: { $cards }.

## Things
kingdom-thing-alchemy = Алхімія
    .text = Будь-які п’ять кубиків одразу стають одним кристаліумом; з квестами — лише за вашим бажанням.
kingdom-thing-krystallium = Кристаліум
    .text = Будь-коли кладеться на карту, що будується, як він сам або як будь-який ресурс, але не як солдат.
kingdom-thing-soldiers = Солдати
    .text = Кладуться на карти, яким вони потрібні; ними платять і за радників, завдання та битви.
kingdom-thing-training = Тренування
    .text = Перевага відправляє солдата на тренування; наступна — забирає його.
kingdom-thing-supremacy = Перевага
    .text = Перевага в того, хто виробив ресурсу строго більше; наодинці треба п’ять кубиків.
kingdom-thing-calamities = Лиха
    .text = Кожне забирає бали наприкінці гри.
kingdom-thing-traps = Пастки
    .text = Кожна дозволяє запропонувати карту долілиць; щораунду вони повертаються.
kingdom-thing-spies = Шпигуни
    .text = Активний відкриває карту, запропоновану долілиць; після кожного драфту один знову стає активним.
kingdom-thing-deck = Колода
    .text = Лежить горілиць; верхня карта буде наступною.
kingdom-thing-danger = Стос небезпек
    .text = Коли ви забираєте область, карта з цього стосу лягає долілиць в іншу.
kingdom-thing-search = Пошук
    .text = Раз на раунд, обравши область: скиньте дві її відкриті карти, подивіться три верхні карти колоди й покладіть одну з них в область.
kingdom-thing-duchy = Карта герцогства
    .text = Що на ній показано, виробляється щораунду.
kingdom-thing-quests = Планшет квестів
    .text = Завдання сплачують будь-коли повністю кубиками з алхімії; чого бракує — кристаліумом.
kingdom-thing-medals = Медалі
    .text = В одиночній грі мета — медаль; число показує, скільки для неї треба балів.
kingdom-thing-first = Перший гравець
    .text = Пропонує першим; раунди 1 і 3 починає один, 2 і 4 — інший.

## Keys
kingdom-key-hand = Обрати карту руки, узяту або таку, що будується
kingdom-key-areas = Область A або B: покласти карту або взяти
kingdom-key-down = Долілиць чи горілиць
kingdom-key-recycle = Переробити карту у фокусі
kingdom-key-all = Будувати всі взяті карти
kingdom-key-fill = Розкласти всі кубики
kingdom-key-alchemy = Кубик в алхімію
kingdom-key-krystallium = Узяти кристаліум
kingdom-key-soldier = Узяти солдата
kingdom-key-done = Готово
kingdom-key-look = Роздивитися карту у фокусі
kingdom-key-realms = Подивитися володіння гравця

## What is asked
kingdom-question-keep = Якого радника залишити? Інший піде.
kingdom-question-offer = Запропонуйте карту: оберіть її, потім область. Лишилося: { $count }.
kingdom-question-take = Яку область ви берете?
kingdom-question-spy = Яку карту відкрити?
kingdom-question-shift = Яка відкрита карта перейде в іншу область?
kingdom-question-dismiss = Яку відкриту карту скинути?
kingdom-question-search = Пошук, область { $about }: яку карту скинути? Лишилося: { $count }.
kingdom-question-find = Яку з трьох карт покласти в область?
kingdom-question-shadow = Яку взяту карту заберуть тіні? Лишилося: { $count }.
kingdom-question-giant = Яку карту заморозить велетень? Велетнів: { $count }.
kingdom-question-theft = Який значок герцогства накриє злодій? Злодіїв: { $count }.
kingdom-question-gift = Який ресурс принесуть вам тіні суперника? Дарунків: { $count }.
kingdom-question-plan = { $left ->
     [0] Усі карти розподілено. Завершити планування?
    *[other] Будувати чи переробити? Лишилося карт: { $left }.
  }
kingdom-question-cube = Куди покласти? Лишилося: { $about }, { $count }.
kingdom-question-step = Етап «{ $step }»: усе готово?
kingdom-question-battle = Знешкодьте загрози солдатами або натисніть «Готово».
kingdom-question-convert = Який кубик віддати за кристаліум? Ще: { $count }.
kingdom-question-end = Яких радників використати наприкінці?
kingdom-ask-keep = вибір радника
kingdom-ask-offer = пропозиція карти
kingdom-ask-take = узяття області
kingdom-ask-spy = відкриття карти
kingdom-ask-shift = перенесення карти
kingdom-ask-dismiss = скидання карти
kingdom-ask-search = карти за пошук
kingdom-ask-find = знайдена карта
kingdom-ask-shadow = карта для тіней
kingdom-ask-giant = заморожування карти
kingdom-ask-theft = крадіжка значка
kingdom-ask-gift = ресурс дарунка
kingdom-ask-plan = планування
kingdom-ask-cube = місце для кубика
kingdom-ask-step = кінець етапу
kingdom-ask-battle = битва
kingdom-ask-convert = кубики за кристаліум
kingdom-ask-end = радники наприкінці гри

## What can be done
kingdom-do-done = Готово
kingdom-do-convert = П’ять кубиків у кристаліум
kingdom-do-take = Узяти область { $area }
kingdom-do-search = Пошук в області { $area }
kingdom-do-build = Будувати: { $card }
kingdom-do-recycle = Переробити: { $card } ({ $gives })
kingdom-do-alchemy = В алхімію
kingdom-do-put = На карту: { $card }
kingdom-do-krystallium = Кристаліум як { $resource }: { $card }
kingdom-do-soldier = Солдат на карту: { $card }
kingdom-do-scrap = Скинути: { $card }
kingdom-do-pick = { $card }, { $area }{ $place }
kingdom-do-find = Узяти: { $card }
kingdom-do-lose = Віддати: { $card }
kingdom-do-freeze = Заморозити: { $card }
kingdom-do-freeze-drafted = Будувати замороженою: { $card }
kingdom-do-cover = Накрити: { $icon }
kingdom-do-catch = Спіймати злодія, прибрати жетон: { $icon }
kingdom-do-fight = Знешкодити: { $card }
kingdom-do-thaw = Знешкодити велетня: { $card }
kingdom-do-task = { $board }: завдання { $task }
kingdom-do-use = Використати: { $card }
kingdom-do-keep = Залишити: { $card }
kingdom-do-spy = Послати шпигуна
kingdom-would-points = Бали: { $points }.
kingdom-would-krystallium = П’ять кубиків стануть кристаліумом.
kingdom-would-scrap = Усе, що на ній лежить, пропаде; в алхімію: { $resource }.
kingdom-would-join = Прийде із солдатом: { $card }.
kingdom-give-up = Віддати
kingdom-freeze = Заморозити
kingdom-scenarios = Сценарії

kingdom-do-offer =
    { $card }, область { $area }{ $face ->
        [down] , долілиць
       *[other] {""}
    }
kingdom-would-complete =
    Збудована: { $card }.{ $soldiers ->
        [0] {""}
       *[other] { " " }Солдати: +{ $soldiers }.
    }{ $krystallium ->
        [0] {""}
       *[other] { " " }Кристаліум: +{ $krystallium }.
    }
kingdom-would-supremacy =
    { $soldiers ->
        [0] Солдат іде на тренування.
       *[other] Солдат повертається з тренування.
    }
