# Wonderful Kingdom: the table, what is asked, what can be done.

## The table
kingdom-part-stage = Стол
kingdom-part-realm = Владения
kingdom-part-deck = Стопка
kingdom-part-quests = Квесты
kingdom-stage-duchies = Раздаются герцогства
kingdom-stage-advisors = Раздаются советники
kingdom-stage-keeping = Выбор советников
kingdom-stage-dealing = Раздаются карты
kingdom-stage-draft = Драфт
kingdom-stage-reveal = Карты открываются
kingdom-stage-menaces = Угрозы действуют
kingdom-stage-planning = Планирование
kingdom-stage-production = Производство
kingdom-stage-battle = Битва
kingdom-stage-end = Конец игры
kingdom-stage-over = Игра окончена
kingdom-stage-text = Раунд состоит из драфта, планирования, производства в четыре этапа и битвы, если в игре есть угрозы. Раундов четыре.
kingdom-first = Первый в этом раунде: { $name }
kingdom-area = Область { $area }
kingdom-area-empty = Здесь пусто.
kingdom-laid-by = лицом вниз, от игрока { $name }
kingdom-laid-by-me = лицом вниз, моя: { $card }
kingdom-from-danger = лицом вниз, из стопки опасностей
kingdom-hand = Моя рука
kingdom-hand-of = Рука: { $name }
kingdom-drafted = Моя область драфта
kingdom-drafted-of = Область драфта: { $name }
kingdom-drafted-none = В области драфта пусто.
kingdom-held = Карт на руке: { $cards }
kingdom-traps = Осталось ловушек: { $traps }
kingdom-down = Лицом вниз
kingdom-down-text = Следующая карта предлагается лицом вниз; это стоит ловушки. Ловушки возвращаются каждый раунд.
kingdom-take-area = Взять { $area }
kingdom-lay-here = Положить в { $area }
kingdom-lay-down = Лицом вниз в { $area }
kingdom-choose-area = Теперь выберите для неё область.
kingdom-choose-site = Теперь выберите карту, на которую он ляжет.
kingdom-choose-resource = Вместо какого ресурса?
kingdom-sum = Вы получите: карт { $cards }, неизвестных { $hidden }, бедствий { $calamities }, угроз { $menaces }, советников { $advisors }.
kingdom-look = Рассмотреть: { $card }
kingdom-my-realm = Мои владения
kingdom-realm-of = Владения: { $name }
kingdom-look-at-realm = Посмотреть владения: { $name }
kingdom-back-to-mine = К моим владениям
kingdom-construction = Строительство
kingdom-construction-none = Ничего не строится.
kingdom-built = Построено
kingdom-built-none = Ещё ничего не построено.
kingdom-still-needs = ещё нужно: { $needs }
kingdom-needs-nothing = всё оплачено
kingdom-frozen = заморожена великаном; нейтрализовать: { $soldiers }, иначе очков: { $points }
kingdom-fixed = должна быть построена в этом сценарии
kingdom-build = Строить
kingdom-recycle = Переработать
kingdom-build-all = Строить все
kingdom-fill = Разложить
kingdom-fill-text = Сначала карты, которые ближе к завершению, остальное в алхимию: { $places }. Это можно отменить.
kingdom-scrap = Сбросить
kingdom-pay-off = Нейтрализовать
kingdom-arrived = Получено
kingdom-planning-done = Все карты на своих местах.
kingdom-heap = Разложить: { $cubes }
kingdom-used = использован в этом раунде
kingdom-usable = можно использовать
kingdom-task-done = выполнено
kingdom-task-of = Задание { $task }
kingdom-final = финальное
kingdom-covered = накрыто жетоном кражи: { $icon }
kingdom-odds = Опасностей среди неизвестных: { $dangers } из { $cards } ({ $percent } %).
kingdom-cards-left = Карт: { $cards }
kingdom-spies-are = Шпионы: активных { $active }, скрытых { $hidden }
kingdom-search-step-1 = 1. Сбросьте две открытые карты области { $area }.
kingdom-search-step-2 = 2. Посмотрите три верхние карты стопки.
kingdom-search-step-3 = 3. Положите одну из них в область и заберите область.
kingdom-searched = Поиск в этом раунде уже был.
kingdom-story = Сценарий { $number }: { $title }
kingdom-story-short = Сценарий { $number }
kingdom-story-setup = Подготовка
kingdom-story-rules = Особые правила
kingdom-story-lost = Условия поражения
kingdom-lost-count = Ресурсов потеряно из-за теней: { $lost } из { $limit }
kingdom-vermin-left = Грызунов осталось в стопке: { $cards }
kingdom-to-medal = { $medal }: ещё { $points }
kingdom-has-medal = { $medal }: достигнуто
kingdom-medal-none = без медали
kingdom-medal-bronze = бронза
kingdom-medal-silver = серебро
kingdom-medal-gold = золото
kingdom-medal-at = { $medal } от { $points }
kingdom-won-medal = Медаль: { $medal }
kingdom-lacked = До следующей медали ({ $medal }) не хватило очков: { $points }.
kingdom-lost = Игра проиграна: { $why }
kingdom-missing-cards = Не построено: { $cards }.
kingdom-missing-task = Не выполнено финальное задание («{ $board }»), цена: { $cost }.
kingdom-missing-thieves = Не поймано воров: { $count }.
kingdom-no-winner = Победителя нет.
kingdom-make-mine = { $resource }: у меня { $mine }, у соперника { $theirs } ({ $name })
kingdom-make-alone = { $resource }: { $mine } из { $least } для превосходства
kingdom-supremacy-of = превосходство: { $name }
kingdom-supremacy-none = превосходства нет ни у кого
kingdom-step-now = производится сейчас
kingdom-step-past = уже произведено
kingdom-points-now = Очки по источникам
kingdom-choice-kept = Ваш выбор: { $card }.

## What the other still owes
kingdom-owes-nothing = Игрок { $name } закончил и ждёт вас.
kingdom-owes-plan = Игрок { $name } ещё планирует. Осталось карт: { $left }.
kingdom-owes-cube = Игрок { $name } ещё раскладывает: { $about }, { $count }.
kingdom-owes-other = Игрок { $name } ещё решает.
kingdom-can-complete = Ещё можно достроить: { $cards }.

## Things
kingdom-thing-alchemy = Алхимия
    .text = Любые пять кубиков сразу становятся одним кристаллиумом; с квестами — только по вашему желанию.
kingdom-thing-krystallium = Кристаллиум
    .text = В любой момент кладётся на строящуюся карту как он сам или как любой ресурс, но не как солдат.
kingdom-thing-soldiers = Солдаты
    .text = Кладутся на карты, которым они нужны; ими платят и за советников, задания и битвы.
kingdom-thing-training = Тренировка
    .text = Превосходство отправляет солдата на тренировку; следующее — забирает его.
kingdom-thing-supremacy = Превосходство
    .text = Превосходство у того, кто произвёл ресурса строго больше; в одиночку нужно пять кубиков.
kingdom-thing-calamities = Бедствия
    .text = Каждое отнимает очки в конце игры.
kingdom-thing-traps = Ловушки
    .text = Каждая позволяет предложить карту лицом вниз; каждый раунд они возвращаются.
kingdom-thing-spies = Шпионы
    .text = Активный открывает карту, предложенную лицом вниз; после каждого драфта один снова становится активным.
kingdom-thing-deck = Стопка развития
    .text = Лежит лицом вверх; верхняя карта будет следующей.
kingdom-thing-danger = Стопка опасностей
    .text = Когда вы забираете область, карта из этой стопки ложится лицом вниз в другую.
kingdom-thing-search = Поиск
    .text = Раз за раунд, выбрав область: сбросьте две её открытые карты, посмотрите три верхние карты стопки и положите одну из них в область.
kingdom-thing-duchy = Карта герцогства
    .text = Что на ней показано, производится каждый раунд.
kingdom-thing-quests = Планшет квестов
    .text = Задания оплачиваются в любой момент целиком кубиками из алхимии; недостающие — кристаллиумом.
kingdom-thing-medals = Медали
    .text = В одиночной игре цель — медаль; число показывает, сколько для неё нужно очков.
kingdom-thing-first = Первый игрок
    .text = Предлагает первым; раунды 1 и 3 начинает один, 2 и 4 — другой.

## Keys
kingdom-key-hand = Выбрать карту руки, взятую или строящуюся
kingdom-key-areas = Область A или B: положить карту или взять
kingdom-key-down = Лицом вниз или вверх
kingdom-key-recycle = Переработать карту в фокусе
kingdom-key-all = Строить все взятые карты
kingdom-key-fill = Разложить все кубики
kingdom-key-alchemy = Кубик в алхимию
kingdom-key-krystallium = Взять кристаллиум
kingdom-key-soldier = Взять солдата
kingdom-key-done = Готово
kingdom-key-look = Рассмотреть карту в фокусе
kingdom-key-realms = Посмотреть владения игрока

## What is asked
kingdom-question-keep = Какого советника оставить? Другой уйдёт.
kingdom-question-offer = Предложите карту: выберите её, затем область. Осталось: { $count }.
kingdom-question-take = Какую область вы берёте?
kingdom-question-spy = Какую карту открыть?
kingdom-question-shift = Какая открытая карта перейдёт в другую область?
kingdom-question-dismiss = Какую открытую карту сбросить?
kingdom-question-search = Поиск, область { $about }: какую карту сбросить? Осталось: { $count }.
kingdom-question-find = Какую из трёх карт положить в область?
kingdom-question-shadow = Какую взятую карту заберут тени? Осталось: { $count }.
kingdom-question-giant = Какую карту заморозит великан? Великанов: { $count }.
kingdom-question-theft = Какой значок герцогства накроет вор? Воров: { $count }.
kingdom-question-gift = Какой ресурс принесут вам тени соперника? Подарков: { $count }.
kingdom-question-plan = { $left ->
     [0] Все карты распределены. Закончить планирование?
    *[other] Строить или переработать? Осталось карт: { $left }.
  }
kingdom-question-cube = Куда положить? Осталось: { $about }, { $count }.
kingdom-question-step = Этап «{ $step }»: всё готово?
kingdom-question-battle = Нейтрализуйте угрозы солдатами или нажмите «Готово».
kingdom-question-convert = Какой кубик отдать за кристаллиум? Ещё: { $count }.
kingdom-question-end = Каких советников использовать в конце?
kingdom-ask-keep = выбор советника
kingdom-ask-offer = предложение карты
kingdom-ask-take = взятие области
kingdom-ask-spy = открытие карты
kingdom-ask-shift = перенос карты
kingdom-ask-dismiss = сброс карты
kingdom-ask-search = карты за поиск
kingdom-ask-find = найденная карта
kingdom-ask-shadow = карта для теней
kingdom-ask-giant = заморозка карты
kingdom-ask-theft = кража значка
kingdom-ask-gift = ресурс подарка
kingdom-ask-plan = планирование
kingdom-ask-cube = место для кубика
kingdom-ask-step = конец этапа
kingdom-ask-battle = битва
kingdom-ask-convert = кубики за кристаллиум
kingdom-ask-end = советники в конце игры

## What can be done
kingdom-do-done = Готово
kingdom-do-convert = Пять кубиков в кристаллиум
kingdom-do-take = Взять область { $area }
kingdom-do-search = Поиск в области { $area }
kingdom-do-build = Строить: { $card }
kingdom-do-recycle = Переработать: { $card } ({ $gives })
kingdom-do-alchemy = В алхимию
kingdom-do-put = На карту: { $card }
kingdom-do-krystallium = Кристаллиум как { $resource }: { $card }
kingdom-do-soldier = Солдат на карту: { $card }
kingdom-do-scrap = Сбросить: { $card }
kingdom-do-pick = { $card }, { $area }{ $place }
kingdom-do-find = Взять: { $card }
kingdom-do-lose = Отдать: { $card }
kingdom-do-freeze = Заморозить: { $card }
kingdom-do-freeze-drafted = Строить замороженной: { $card }
kingdom-do-cover = Накрыть: { $icon }
kingdom-do-catch = Поймать вора, убрать жетон: { $icon }
kingdom-do-fight = Нейтрализовать: { $card }
kingdom-do-thaw = Нейтрализовать великана: { $card }
kingdom-do-task = { $board }: задание { $task }
kingdom-do-use = Использовать: { $card }
kingdom-do-keep = Оставить: { $card }
kingdom-do-spy = Послать шпиона
kingdom-would-points = Очки: { $points }.
kingdom-would-krystallium = Пять кубиков станут кристаллиумом.
kingdom-would-scrap = Всё, что на ней лежит, пропадёт; в алхимию: { $resource }.
kingdom-would-join = Придёт с солдатом: { $card }.
kingdom-give-up = Отдать
kingdom-freeze = Заморозить
kingdom-scenarios = Сценарии

kingdom-do-offer =
    { $card }, область { $area }{ $face ->
        [down] , лицом вниз
       *[other] {""}
    }
kingdom-would-complete =
    Построена: { $card }.{ $soldiers ->
        [0] {""}
       *[other] { " " }Солдаты: +{ $soldiers }.
    }{ $krystallium ->
        [0] {""}
       *[other] { " " }Кристаллиум: +{ $krystallium }.
    }
kingdom-would-supremacy =
    { $soldiers ->
        [0] Солдат уходит на тренировку.
       *[other] Солдат возвращается с тренировки.
    }
