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
hint-plan = Показати план
hint-lead = { $count ->
     [one] Краще на { $count } бал, ніж: { $other }
     [few] Краще на { $count } бали, ніж: { $other }
     [many] Краще на { $count } балів, ніж: { $other }
    *[other] Краще на { $count } бала, ніж: { $other }
  }
hint-near = Приблизно так само добре: { $other }
hint-others = Інші плани
hint-others-apart = Що в інших планах інакше
hint-value = Очікуваний підсумок: { $worth }.
hint-solved = Прораховано до кінця: випадок більше нічого не вирішує.
lines-best = Найкращий план
lines-next = Наступний
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
because-denies = { $count ->
     [one] Відбирає приблизно { $count } бал у гравця { $name }.
     [few] Відбирає приблизно { $count } бали у гравця { $name }.
     [many] Відбирає приблизно { $count } балів у гравця { $name }.
    *[other] Відбирає приблизно { $count } бала у гравця { $name }.
  }
because-grants = { $count ->
     [one] Залишає приблизно { $count } бал гравцеві { $name }.
     [few] Залишає приблизно { $count } бали гравцеві { $name }.
     [many] Залишає приблизно { $count } балів гравцеві { $name }.
    *[other] Залишає приблизно { $count } бала гравцеві { $name }.
  }
because-opponent = суперник
because-later-more = { $count ->
     [one] Згодом приблизно на { $count } бал більше: { $what }.
     [few] Згодом приблизно на { $count } бали більше: { $what }.
     [many] Згодом приблизно на { $count } балів більше: { $what }.
    *[other] Згодом приблизно на { $count } бала більше: { $what }.
  }
because-later-less = { $count ->
     [one] Згодом приблизно на { $count } бал менше: { $what }.
     [few] Згодом приблизно на { $count } бали менше: { $what }.
     [many] Згодом приблизно на { $count } балів менше: { $what }.
    *[other] Згодом приблизно на { $count } бала менше: { $what }.
  }
because-next = Інакше: { $what }
because-supremacy-gained = Перевага: { $what }.
because-supremacy-lost = Без переваги: { $what }.
because-supremacy-denied = Не дає гравцеві { $name } переваги: { $what }.
because-holds = У запасі: { $what }.
because-held-silver = монети
because-held-workers = робочі
because-held-goods = товари
because-held-tiles = жетони у сховищі
because-held-buildings = збудовані карти
because-held-soldiers = солдати
because-held-krystallium = кристаліум
refused-coach-off = За цим столом тренера вимкнено.
refused-no-review = Цей розбір більше не зберігається.
refused-too-much = Завеликий запит.
refused-lost-thought = Тренер не зміг відповісти. Запитайте ще раз.
refused-position = Такої позиції не буває.
analyse-now = Аналізувати цю позицію

# Чого варта позиція.
worth-both = шанс на перемогу { $win }, { $points }
worth-points = { $count ->
     [one] { $count } бал
     [few] { $count } бали
     [many] { $count } балів
    *[other] { $count } бала
  }
worth-ahead = { $count ->
     [one] { $count } бал попереду
     [few] { $count } бали попереду
     [many] { $count } балів попереду
    *[other] { $count } бала попереду
  }
worth-behind = { $count ->
     [one] { $count } бал позаду
     [few] { $count } бали позаду
     [many] { $count } балів позаду
    *[other] { $count } бала позаду
  }
worth-nobody = Не переможе ніхто, бо ніхто не виконає умову перемоги: { $chance }.
worth-level = нарівні
worth-between = Вісім партій із десяти закінчаться між { $low } і { $high }.
worth-lead = відривом на { $count }
worth-lag = відставанням на { $count }
worth-even = рівністю
worth-score = { $count }

# Увесь хід як план.
plan-die-paid = { $count ->
     [one] { $shows } → { $as } ({ $count } робочий)
     [few] { $shows } → { $as } ({ $count } робочі)
     [many] { $shows } → { $as } ({ $count } робочих)
    *[other] { $shows } → { $as } ({ $count } робочого)
  }
plan-die-free = { $shows } → { $as }
plan-times = { $what } ×{ $count }
kingdom-plan-build = Будувати
kingdom-plan-recycle = Переробити
kingdom-plan-offer = Запропонувати
kingdom-plan-offered =
    { $card } ({ $area }{ $face ->
        [down] , долілиць
       *[other] {""}
    })
kingdom-plan-put = { $what } сюди
kingdom-plan-convert = Кристаліум із кубиків
kingdom-plan-gift = В алхімію

# Натяк, перш ніж показати план.
nudge-depot = Подивіться на склад { $number }.
nudge-black = Подивіться на чорний ринок.
nudge-silver = Подивіться на свої монети.
nudge-workers = Подивіться на своїх робочих.
nudge-storage = Подивіться на жетони у своєму сховищі.
nudge-stored = Подивіться на своє сховище: { $tile }.
nudge-goods = Подивіться на свої товари: { $goods }.
nudge-die = Подивіться на кубик із числом { $number }.
nudge-area = Подивіться на область { $area }.
nudge-thing = Зверніть увагу: { $thing }.
nudge-other = У цьому ході можна більше, ніж здається.
