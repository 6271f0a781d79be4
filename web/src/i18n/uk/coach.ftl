# Тренер за столом.
coach-title = Тренер
coach = Допомога тренера під час партії
coach-off = Немає
coach-hints = Підказки
coach-analysis = Підказки й аналіз
coach-note-off = За цим столом ніхто не може просити допомоги. Після кінця партію можна розібрати.
coach-note-hints = Той, чий хід, може запитати, що зробив би найсильніший бот. Решта бачить, що питали.
coach-note-analysis = Підказки та розбір варіантів із того, що видно зі свого місця. Решта бачить і те, і те.
coach-agreed = Хто сідає за стіл, погоджується з цим: так написано в запрошенні.
coach-here-off = За цим столом тренера вимкнено.
coach-here-hints = Кожен може просити підказки; решта це бачить.
coach-here-analysis = Кожен може просити підказки й аналізувати; решта це бачить.
hint = Підказка
key-hint = попросити підказку, якщо стіл це дозволяє
hint-thinking = Тренер думає.
hint-lead = Бали: +{ $points } до наступного варіанта ({ $other })
hint-near = Приблизно так само добре: { $other }
hint-others = Усе, що розглянуто
value-note = Очікуваний відрив у балах на кінець партії.
hints-used = { $count ->
     [one] Порада тренера: { $count } раз
     [few] Порада тренера: { $count } рази
     [many] Порада тренера: { $count } разів
    *[other] Порада тренера: { $count } раза
  }
event-advised-hint = { $who } просить підказку.
event-advised-analysis = { $who } аналізує позицію.
because-same = Наскільки можна судити, обидва варіанти рівні.
because-only = Більше нічого зробити не можна.
because-ahead = Багато дрібниць: до кінця партії балів більше приблизно на { $points }.
because-next = Інакше: { $what }
because-later-more = Згодом балів більше приблизно на { $points }: { $what }.
because-later-less = Згодом балів менше приблизно на { $points }: { $what }.
because-holds-more = { $what }: на { $count } більше.
because-holds-less = { $what }: на { $count } менше.
because-held-silver = Монети
because-held-workers = Робочі
because-held-goods = Товари
because-held-tiles = Жетони у сховищі
because-held-buildings = Збудовані карти
because-held-soldiers = Солдати
because-held-krystallium = Кристаліум
refused-coach-off = За цим столом тренера вимкнено.
refused-no-review = Цей розбір більше не зберігається.
refused-too-much = Завеликий запит.
refused-lost-thought = Тренер не зміг відповісти. Запитайте ще раз.
refused-position = Такої позиції не буває.
analyse-now = Аналізувати цю позицію
