# Що зіграно на цьому пристрої.
profile = Мої партії на цьому пристрої
profile-link = Мої результати й статистика
profile-note = Зберігається лише в цьому браузері: без облікового запису, нічого нікуди не надсилається.
profile-none = Тут ще не дограно жодної партії.
profile-games = Партії
profile-won = Виграно
profile-mean = Балів у середньому
profile-hints = Підказки
profile-loss-short = Втрата за рішення
profile-accuracy = Точність
profile-like = Ви граєте як
profile-not-counted = { $count ->
     [one] { $count } партію враховано лише в числі партій: у ній здалися або скасували випадковий результат.
     [few] { $count } партії враховано лише в числі партій: у них здалися або скасували випадковий результат.
     [many] { $count } партій враховано лише в числі партій: у них здалися або скасували випадковий результат.
    *[other] { $count } партії враховано лише в числі партій: у них здалися або скасували випадковий результат.
  }
profile-levels = Результати за рівнем бота
profile-level = Рівень
profile-mine = Ви
profile-theirs = Бот
profile-apart = Різниця
profile-sources = Середні бали за джерелами
profile-source = Джерело
profile-against = Порівняти з
profile-all-bots = Усі боти
profile-loss = Втрачені бали за рішення
profile-loss-note = Кожна точка — розібрана партія, остання праворуч. Лінія — середнє за п’ять партій; що нижче, то краще.
profile-loss-none = Розберіть партію після її кінця, і тут буде видно, скільки балів коштували ваші рішення.
profile-data = Ваші дані
profile-data-note = Файл переносить партії, помилки й задачі до іншого браузера. Імпорт додає те, чого тут ще немає.
profile-export = Зберегти файлом
profile-import = Імпорт із файлу
profile-imported = { $count ->
     [one] Додано { $count } партію.
     [few] Додано { $count } партії.
     [many] Додано { $count } партій.
    *[other] Додано { $count } партії.
  }
profile-imported-more = Додано помилок: { $cards }, задач: { $puzzles }.
profile-delete = Видалити все
profile-delete-note = { $count ->
     [one] { $count } партія зникне з цього браузера назавжди, а з ними й помилки, і задачі. Видалити?
     [few] { $count } партії зникнуть із цього браузера назавжди, а з ними й помилки, і задачі. Видалити?
     [many] { $count } партій зникне з цього браузера назавжди, а з ними й помилки, і задачі. Видалити?
    *[other] { $count } партії зникнуть із цього браузера назавжди, а з ними й помилки, і задачі. Видалити?
  }
profile-keep = Залишити
profile-deleted = Профіль видалено.
profile-wrong = Цей файл не профіль, або його пошкоджено ({ $where }). Нічого не змінено.
profile-full = У браузері немає для нього місця. Нічого не змінено.
profile-broken = Те, що браузер зберігав про ваші партії, не вдалося прочитати. Це відкладено без змін, і почато новий профіль.
profile-broken-save = Зберегти те, що було
profile-broken-forget = Видалити

# Задачі та тренування на своїх помилках.
puzzles = Задачі
puzzles-note = Позиція, відомі кубики чи карти й один хід, який треба знайти. Відповідь оцінюється за втраченими балами; розв’язане зберігається лише в цьому браузері.
puzzles-today = Задача дня
puzzles-random = Випадкова задача
puzzles-all = Усі задачі
puzzles-kind = Тема
puzzles-mode = Гра
puzzles-difficulty = Складність
puzzles-difficulty-easy = Легкі
puzzles-difficulty-medium = Середні
puzzles-difficulty-hard = Важкі
puzzles-result = Мій результат
puzzles-any = Будь-яка
puzzles-none = Таких задач немає.
puzzles-mine = Мій рейтинг
puzzles-sure = З точністю до
puzzles-solved = Розв’язано
puzzles-streak = Поспіль
puzzles-curve = Мій рейтинг із часом
puzzles-curve-note = Рейтинг після кожної задачі, остання праворуч; порожня точка — задачу не розв’язано. Жадібний бот мав би близько 1500.
puzzle = Задача
puzzle-note = Ходить { $name }. Знайдіть найкращий хід: скасовувати дії можна скільки завгодно.
puzzle-over = Хід завершено: перевірте його або скасуйте.
puzzle-check = Перевірити хід
puzzle-rating = складність { $rating }
puzzle-best = Найкращий хід!
puzzle-as-good = { $count ->
     [one] Розв’язано: лише на { $count } бал гірше за найкращий хід.
     [few] Розв’язано: лише на { $count } бали гірше за найкращий хід.
     [many] Розв’язано: лише на { $count } балів гірше за найкращий хід.
    *[other] Розв’язано: лише на { $count } бала гірше за найкращий хід.
  }
puzzle-left = { $count ->
     [one] Втрачено { $count } бал.
     [few] Втрачено { $count } бали.
     [many] Втрачено { $count } балів.
    *[other] Втрачено { $count } бала.
  }
puzzle-why = Чому
puzzle-next = { $count ->
     [one] Короткого пояснення немає: порівняйте найкращий хід із наступним, який втрачає { $count } бал.
     [few] Короткого пояснення немає: порівняйте найкращий хід із наступним, який втрачає { $count } бали.
     [many] Короткого пояснення немає: порівняйте найкращий хід із наступним, який втрачає { $count } балів.
    *[other] Короткого пояснення немає: порівняйте найкращий хід із наступним, який втрачає { $count } бала.
  }
puzzle-proof = Відрив найкращого ходу від наступного: { $lead } (±{ $error }).
puzzle-missed = Не знаходять: { $names }.
puzzle-missed-none = Його знаходять усі боти.
puzzle-now = Ваш рейтинг: { $rating }. Розв’язано поспіль: { $count }.
puzzle-more = Інші задачі
puzzle-link = Скопіювати посилання для друга
puzzle-solved = розв’язано
puzzle-lost = { $count ->
     [one] втрачено { $count } бал
     [few] втрачено { $count } бали
     [many] втрачено { $count } балів
    *[other] втрачено { $count } бала
  }
puzzle-kind-burgundy-opening = Дебют
puzzle-kind-burgundy-region = Завершити область
puzzle-kind-burgundy-ships = Кораблі й товари
puzzle-kind-burgundy-last-round = Останні раунди
puzzle-kind-burgundy-tiles = Жетони й кубики
puzzle-kind-kingdom-opening = Перший драфт
puzzle-kind-kingdom-draft = Пастки й драфт
puzzle-kind-kingdom-planning = Планування
puzzle-kind-kingdom-cubes = Кубики ресурсів
puzzle-kind-kingdom-last-round = Останній раунд
puzzle-mode-burgundy-two = Удвох
puzzle-mode-burgundy-duchies = Удвох, будь-які герцогства
puzzle-mode-burgundy-three = Утрьох
puzzle-mode-burgundy-four = Учотирьох
puzzle-mode-burgundy-expansions = Усі доповнення
puzzle-mode-burgundy-teams = Команди
puzzle-mode-burgundy-alone = Наодинці
puzzle-mode-kingdom-two = Удвох
puzzle-mode-kingdom-quests = Квести
puzzle-mode-kingdom-menaces = Загрози
puzzle-mode-kingdom-advisors = Радники
puzzle-mode-kingdom-alone = Наодинці
puzzle-mode-kingdom-alone-quests = Наодинці, квести
puzzle-mode-kingdom-alone-menaces = Наодинці, загрози
puzzle-mode-kingdom-alone-advisors = Наодинці, радники
drill = Мої помилки
drill-note = Помилки з розібраних партій повертаються сюди: через день, три дні, тиждень, доки ви не зіграєте їх добре.
drill-none = Помилок тут поки немає: розберіть одну зі своїх завершених партій.
drill-rest = На сьогодні все.
drill-next = { $count ->
     [one] Наступна позиція через { $count } день.
     [few] Наступна позиція через { $count } дні.
     [many] Наступна позиція через { $count } днів.
    *[other] Наступна позиція через { $count } дня.
  }
drill-due = { $count ->
     [one] Час повторити { $count } позицію
     [few] Час повторити { $count } позиції
     [many] Час повторити { $count } позицій
    *[other] Час повторити { $count } позиції
  }
drill-begin = Почати
drill-good = Добре зіграно. Ця позиція повернеться через { $count ->
     [one] { $count } день.
     [few] { $count } дні.
     [many] { $count } днів.
    *[other] { $count } дня.
  }
drill-done = І знову добре: позицію засвоєно, вона більше не повернеться.
drill-again = Вона повернеться завтра.
drill-on = Далі
drill-kinds = Що повторюється
drill-kinds-note = Скільки разів кожен вид помилки трапився в розібраних партіях, і задачі на цю тему.
drill-practise = Задачі на цю тему
drill-lost = { $count ->
     [one] у партії це коштувало { $count } бал
     [few] у партії це коштувало { $count } бали
     [many] у партії це коштувало { $count } балів
    *[other] у партії це коштувало { $count } бала
  }
mistake-burgundy-region = Області завершено запізно
mistake-burgundy-silver = Срібло не витрачено
mistake-burgundy-depot = Не той склад
mistake-burgundy-goods = Товари й кораблі
mistake-burgundy-other = Інші ходи
mistake-kingdom-trap = Пастки змарновано
mistake-kingdom-draft = Узято не ті карти
mistake-kingdom-planning = Хибний план
mistake-kingdom-cubes = Кубики не туди
mistake-kingdom-other = Інші ходи
