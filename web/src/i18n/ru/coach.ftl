# Тренер за столом.
coach-title = Тренер
coach = Помощь тренера во время партии
coach-off = Нет
coach-hints = Подсказки
coach-analysis = Подсказки и анализ
coach-note-off = За этим столом никто не может просить помощи. После конца партию можно разобрать.
coach-note-hints = Тот, чей ход, может спросить, что сделал бы сильнейший бот. Остальные видят, что спрашивали.
coach-note-analysis = Подсказки и разбор вариантов из того, что видно со своего места. Остальные видят и то и другое.
coach-agreed = Кто садится за стол, соглашается с этим: так написано в приглашении.
coach-here-off = За этим столом тренер выключен.
coach-here-hints = Каждый может просить подсказки; остальные это видят.
coach-here-analysis = Каждый может просить подсказки и анализировать; остальные это видят.
hint = Подсказка
key-hint = попросить подсказку, если стол это разрешает
hint-thinking = Тренер думает.
hint-plan = Показать план
hint-lead = { $count ->
     [one] Лучше на { $count } очко, чем: { $other }
     [few] Лучше на { $count } очка, чем: { $other }
     [many] Лучше на { $count } очков, чем: { $other }
    *[other] Лучше на { $count } очка, чем: { $other }
  }
hint-near = Примерно так же хорошо: { $other }
hint-others = Другие планы
hint-others-apart = Что в других планах иначе
hint-value = Ожидаемый итог: { $worth }.
hint-solved = Просчитано до конца: случай больше ничего не решает.
lines-best = Лучший план
lines-next = Следующий
hints-used = { $count ->
     [one] Совет тренера: { $count } раз
     [few] Совет тренера: { $count } раза
     [many] Совет тренера: { $count } раз
    *[other] Совет тренера: { $count } раза
  }
event-advised-hint = { $who } просит подсказку.
event-advised-analysis = { $who } анализирует позицию.
because-same = Насколько можно судить, оба варианта равны.
because-only = Больше ничего сделать нельзя.
because-denies = { $count ->
     [one] Отнимает примерно { $count } очко у игрока { $name }.
     [few] Отнимает примерно { $count } очка у игрока { $name }.
     [many] Отнимает примерно { $count } очков у игрока { $name }.
    *[other] Отнимает примерно { $count } очка у игрока { $name }.
  }
because-grants = { $count ->
     [one] Оставляет примерно { $count } очко игроку { $name }.
     [few] Оставляет примерно { $count } очка игроку { $name }.
     [many] Оставляет примерно { $count } очков игроку { $name }.
    *[other] Оставляет примерно { $count } очка игроку { $name }.
  }
because-opponent = соперник
because-later-more = { $count ->
     [one] Потом примерно на { $count } очко больше: { $what }.
     [few] Потом примерно на { $count } очка больше: { $what }.
     [many] Потом примерно на { $count } очков больше: { $what }.
    *[other] Потом примерно на { $count } очка больше: { $what }.
  }
because-later-less = { $count ->
     [one] Потом примерно на { $count } очко меньше: { $what }.
     [few] Потом примерно на { $count } очка меньше: { $what }.
     [many] Потом примерно на { $count } очков меньше: { $what }.
    *[other] Потом примерно на { $count } очка меньше: { $what }.
  }
because-next = Иначе: { $what }
because-supremacy-gained = Превосходство: { $what }.
because-supremacy-lost = Без превосходства: { $what }.
because-supremacy-denied = Не даёт игроку { $name } превосходства: { $what }.
because-holds = В запасе: { $what }.
because-held-silver = монеты
because-held-workers = рабочие
because-held-goods = товары
because-held-tiles = тайлы в ячейках
because-held-buildings = построенные карты
because-held-soldiers = солдаты
because-held-krystallium = кристаллиум
refused-coach-off = За этим столом тренер выключен.
refused-no-review = Этот разбор больше не хранится.
refused-too-much = Слишком большой запрос.
refused-lost-thought = Тренер не смог ответить. Спросите ещё раз.
refused-position = Такой позиции не бывает.
analyse-now = Анализировать эту позицию

# Чего стоит позиция.
worth-both = шанс на победу { $win }, { $points }
worth-points = { $count ->
     [one] { $count } очко
     [few] { $count } очка
     [many] { $count } очков
    *[other] { $count } очка
  }
worth-ahead = { $count ->
     [one] { $count } очко впереди
     [few] { $count } очка впереди
     [many] { $count } очков впереди
    *[other] { $count } очка впереди
  }
worth-behind = { $count ->
     [one] { $count } очко позади
     [few] { $count } очка позади
     [many] { $count } очков позади
    *[other] { $count } очка позади
  }
worth-nobody = Не победит никто, потому что никто не выполнит условие победы: { $chance }.
worth-level = наравне
worth-between = Восемь партий из десяти закончатся между { $low } и { $high }.
worth-lead = отрывом на { $count }
worth-lag = отставанием на { $count }
worth-even = равенством
worth-score = { $count }

# Весь ход как план.
plan-die-paid = { $count ->
     [one] { $shows } → { $as } ({ $count } рабочий)
     [few] { $shows } → { $as } ({ $count } рабочих)
     [many] { $shows } → { $as } ({ $count } рабочих)
    *[other] { $shows } → { $as } ({ $count } рабочего)
  }
plan-die-free = { $shows } → { $as }
plan-times = { $what } ×{ $count }
kingdom-plan-build = Строить
kingdom-plan-recycle = Переработать
kingdom-plan-offer = Предложить
kingdom-plan-offered =
    { $card } ({ $area }{ $face ->
        [down] , лицом вниз
       *[other] {""}
    })
kingdom-plan-put = { $what } сюда
kingdom-plan-convert = Кристаллиум из кубиков
kingdom-plan-gift = В алхимию

# Намёк, прежде чем показать план.
nudge-depot = Посмотрите на склад { $number }.
nudge-black = Посмотрите на чёрный склад.
nudge-silver = Посмотрите на свои монеты.
nudge-workers = Посмотрите на своих рабочих.
nudge-storage = Посмотрите на тайлы в своих ячейках.
nudge-stored = Посмотрите на свои ячейки: { $tile }.
nudge-goods = Посмотрите на свои товары: { $goods }.
nudge-die = Посмотрите на кубик с числом { $number }.
nudge-area = Посмотрите на область { $area }.
nudge-thing = Обратите внимание: { $thing }.
nudge-other = В этом ходе можно больше, чем кажется.
