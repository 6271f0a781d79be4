# Что сыграно на этом устройстве.
profile = Мои партии на этом устройстве
profile-link = Мои результаты и статистика
profile-note = Хранится только в этом браузере: без учётной записи, ничего никуда не отправляется.
profile-none = Здесь ещё не доиграно ни одной партии.
profile-games = Партии
profile-won = Выиграно
profile-mean = Очков в среднем
profile-hints = Подсказки
profile-loss-short = Потеря за решение
profile-accuracy = Точность
profile-like = Вы играете как
profile-not-counted = { $count ->
     [one] { $count } партия учтена только в числе партий: в ней сдались или отменили случайный исход.
     [few] { $count } партии учтены только в числе партий: в них сдались или отменили случайный исход.
     [many] { $count } партий учтено только в числе партий: в них сдались или отменили случайный исход.
    *[other] { $count } партии учтены только в числе партий: в них сдались или отменили случайный исход.
  }
profile-levels = Результаты по уровню бота
profile-level = Уровень
profile-mine = Вы
profile-theirs = Бот
profile-apart = Разница
profile-sources = Средние очки по источникам
profile-source = Источник
profile-against = Сравнить с
profile-all-bots = Все боты
profile-loss = Потерянные очки за решение
profile-loss-note = Каждая точка — разобранная партия, последняя справа. Линия — среднее за пять партий; чем ниже, тем лучше.
profile-loss-none = Разберите партию после её конца, и здесь будет видно, сколько очков стоили ваши решения.
profile-data = Ваши данные
profile-data-note = Файл переносит партии, ошибки и задачи в другой браузер. Импорт добавляет то, чего здесь ещё нет.
profile-export = Сохранить файлом
profile-import = Импорт из файла
profile-imported = { $count ->
     [one] Добавлена { $count } партия.
     [few] Добавлено { $count } партии.
     [many] Добавлено { $count } партий.
    *[other] Добавлено { $count } партии.
  }
profile-imported-more = Добавлено ошибок: { $cards }, задач: { $puzzles }.
profile-delete = Удалить всё
profile-delete-note = { $count ->
     [one] { $count } партия исчезнет из этого браузера навсегда, а с ними и ошибки, и задачи. Удалить?
     [few] { $count } партии исчезнут из этого браузера навсегда, а с ними и ошибки, и задачи. Удалить?
     [many] { $count } партий исчезнет из этого браузера навсегда, а с ними и ошибки, и задачи. Удалить?
    *[other] { $count } партии исчезнут из этого браузера навсегда, а с ними и ошибки, и задачи. Удалить?
  }
profile-keep = Оставить
profile-deleted = Профиль удалён.
profile-wrong = Этот файл не профиль, или он повреждён ({ $where }). Ничего не изменено.
profile-full = В браузере нет для него места. Ничего не изменено.
profile-broken = То, что браузер хранил о ваших партиях, не удалось прочитать. Это отложено без изменений, и начат новый профиль.
profile-broken-save = Сохранить то, что было
profile-broken-forget = Удалить

# Задачи и тренировка на своих ошибках.
puzzles = Задачи
puzzles-note = Позиция, известные кубики или карты и один ход, который надо найти. Ответ оценивается по упущенным очкам; решённое хранится только в этом браузере.
puzzles-today = Задача дня
puzzles-random = Случайная задача
puzzles-all = Все задачи
puzzles-kind = Тема
puzzles-mode = Игра
puzzles-difficulty = Сложность
puzzles-difficulty-easy = Лёгкие
puzzles-difficulty-medium = Средние
puzzles-difficulty-hard = Трудные
puzzles-result = Мой результат
puzzles-any = Любая
puzzles-none = Таких задач нет.
puzzles-mine = Мой рейтинг
puzzles-sure = С точностью до
puzzles-solved = Решено
puzzles-streak = Подряд
puzzles-curve = Мой рейтинг со временем
puzzles-curve-note = Рейтинг после каждой задачи, последняя справа; пустая точка — задача не решена. У жадного бота было бы около 1500.
puzzle = Задача
puzzle-note = Ходит { $name }. Найдите лучший ход: отменять действия можно сколько угодно.
puzzle-over = Ход завершён: проверьте его или отмените.
puzzle-check = Проверить ход
puzzle-rating = сложность { $rating }
puzzle-best = Лучший ход!
puzzle-as-good = { $count ->
     [one] Решено: всего на { $count } очко хуже лучшего хода.
     [few] Решено: всего на { $count } очка хуже лучшего хода.
     [many] Решено: всего на { $count } очков хуже лучшего хода.
    *[other] Решено: всего на { $count } очка хуже лучшего хода.
  }
puzzle-left = { $count ->
     [one] Упущено { $count } очко.
     [few] Упущено { $count } очка.
     [many] Упущено { $count } очков.
    *[other] Упущено { $count } очка.
  }
puzzle-why = Почему
puzzle-next = { $count ->
     [one] Короткого объяснения нет: сравните лучший ход со следующим, который теряет { $count } очко.
     [few] Короткого объяснения нет: сравните лучший ход со следующим, который теряет { $count } очка.
     [many] Короткого объяснения нет: сравните лучший ход со следующим, который теряет { $count } очков.
    *[other] Короткого объяснения нет: сравните лучший ход со следующим, который теряет { $count } очка.
  }
puzzle-proof = Отрыв лучшего хода от следующего: { $lead } (±{ $error }).
puzzle-missed = Не находят: { $names }.
puzzle-missed-none = Его находят все боты.
puzzle-now = Ваш рейтинг: { $rating }. Решено подряд: { $count }.
puzzle-more = Другие задачи
puzzle-link = Скопировать ссылку для друга
puzzle-solved = решена
puzzle-lost = { $count ->
     [one] упущено { $count } очко
     [few] упущено { $count } очка
     [many] упущено { $count } очков
    *[other] упущено { $count } очка
  }
puzzle-kind-burgundy-opening = Дебют
puzzle-kind-burgundy-region = Завершить область
puzzle-kind-burgundy-ships = Корабли и товары
puzzle-kind-burgundy-last-round = Последние раунды
puzzle-kind-burgundy-tiles = Тайлы и кубики
puzzle-kind-kingdom-opening = Первый драфт
puzzle-kind-kingdom-draft = Ловушки и драфт
puzzle-kind-kingdom-planning = Планирование
puzzle-kind-kingdom-cubes = Кубики ресурсов
puzzle-kind-kingdom-last-round = Последний раунд
puzzle-mode-burgundy-two = Вдвоём
puzzle-mode-burgundy-duchies = Вдвоём, любые герцогства
puzzle-mode-burgundy-three = Втроём
puzzle-mode-burgundy-four = Вчетвером
puzzle-mode-burgundy-expansions = Все дополнения
puzzle-mode-burgundy-teams = Команды
puzzle-mode-burgundy-alone = В одиночку
puzzle-mode-kingdom-two = Вдвоём
puzzle-mode-kingdom-quests = Квесты
puzzle-mode-kingdom-menaces = Угрозы
puzzle-mode-kingdom-advisors = Советники
puzzle-mode-kingdom-alone = В одиночку
puzzle-mode-kingdom-alone-quests = В одиночку, квесты
puzzle-mode-kingdom-alone-menaces = В одиночку, угрозы
puzzle-mode-kingdom-alone-advisors = В одиночку, советники
drill = Мои ошибки
drill-note = Ошибки из разобранных партий возвращаются сюда: через день, три дня, неделю, пока вы не сыграете их хорошо.
drill-none = Ошибок здесь пока нет: разберите одну из своих оконченных партий.
drill-rest = На сегодня всё.
drill-next = { $count ->
     [one] Следующая позиция через { $count } день.
     [few] Следующая позиция через { $count } дня.
     [many] Следующая позиция через { $count } дней.
    *[other] Следующая позиция через { $count } дня.
  }
drill-due = { $count ->
     [one] Пора повторить { $count } позицию
     [few] Пора повторить { $count } позиции
     [many] Пора повторить { $count } позиций
    *[other] Пора повторить { $count } позиции
  }
drill-begin = Начать
drill-good = Хорошо сыграно. Эта позиция вернётся через { $count ->
     [one] { $count } день.
     [few] { $count } дня.
     [many] { $count } дней.
    *[other] { $count } дня.
  }
drill-done = И снова хорошо: позиция усвоена и больше не вернётся.
drill-again = Она вернётся завтра.
drill-on = Дальше
drill-kinds = Что повторяется
drill-kinds-note = Сколько раз каждый вид ошибки встретился в разобранных партиях, и задачи на эту тему.
drill-practise = Задачи на эту тему
drill-lost = { $count ->
     [one] в партии это стоило { $count } очко
     [few] в партии это стоило { $count } очка
     [many] в партии это стоило { $count } очков
    *[other] в партии это стоило { $count } очка
  }
mistake-burgundy-region = Области завершены поздно
mistake-burgundy-silver = Серебро не потрачено
mistake-burgundy-depot = Не тот склад
mistake-burgundy-goods = Товары и корабли
mistake-burgundy-other = Прочие ходы
mistake-kingdom-trap = Ловушки впустую
mistake-kingdom-draft = Взяты не те карты
mistake-kingdom-planning = Неверный план
mistake-kingdom-cubes = Кубики не туда
mistake-kingdom-other = Прочие ходы
