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
hint-lead = Очки: +{ $points } к следующему варианту ({ $other })
hint-near = Примерно так же хорошо: { $other }
hint-others = Всё, что рассмотрено
value-note = Ожидаемый отрыв в очках к концу партии.
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
because-ahead = Много мелочей: к концу партии очков больше примерно на { $points }.
because-next = Иначе: { $what }
because-later-more = Потом очков больше примерно на { $points }: { $what }.
because-later-less = Потом очков меньше примерно на { $points }: { $what }.
because-holds-more = { $what }: на { $count } больше.
because-holds-less = { $what }: на { $count } меньше.
because-held-silver = Монеты
because-held-workers = Рабочие
because-held-goods = Товары
because-held-tiles = Тайлы в ячейках
because-held-buildings = Построенные карты
because-held-soldiers = Солдаты
because-held-krystallium = Кристаллиум
refused-coach-off = За этим столом тренер выключен.
refused-no-review = Этот разбор больше не хранится.
refused-too-much = Слишком большой запрос.
refused-lost-thought = Тренер не смог ответить. Спросите ещё раз.
refused-position = Такой позиции не бывает.
analyse-now = Анализировать эту позицию
