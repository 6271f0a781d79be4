# Что не так с файлом набора карт: говорится после названия настройки.
fault-set-unknown = Нужно «{ $house }» или текст набора (один файл), а указано { $got }.
fault-set-too-long = Знаков в файле: { $letters }, можно не больше { $most }.
fault-set-too-many-keys = Ключей, таблиц и списков в файле больше, чем { $most }.
fault-set-nested-too-deep = Строка { $line }: списки и таблицы вложены глубже, чем на { $most }.
fault-set-key-too-deep = Строка { $line }: частей в ключе больше, чем { $most }.
fault-set-not-toml =
    Файл набора записан с ошибкой: { $line ->
        [0] он не читается.
       *[other] ошибка в строке { $line }.
    }
fault-set-too-many-cards = { $section }: карт { $cards }, можно не больше { $most }.
fault-set-too-many-kinds = Видов карт { $kinds }, можно не больше { $most }.
fault-set-no-such-section = { $where }: такого раздела нет. Разделы: { $known }.
fault-set-no-such-field = { $where }: такого поля нет. Поля: { $known }.
fault-set-field-missing = { $where }: поле не заполнено.
fault-set-needs-table = { $where }: нужна таблица, а указано { $got }.
fault-set-needs-list = { $where }: нужен список, а указано { $got }.
fault-set-needs-number = { $where }: нужно число от { $low } до { $high }, а указано { $got }.
fault-set-needs-text = { $where }: нужен читаемый текст, а указано { $got }.
fault-set-needs-boolean = { $where }: нужно логическое значение, а указано { $got }.
fault-set-needs-id = { $where }: нужно слово строчными буквами через дефис, а указано { $got }.
fault-set-needs-two = { $where }: нужны два из списка ({ $known }), а указано { $got }.
fault-set-not-one-of = { $where }: нужно одно из списка ({ $known }), а указано { $got }.
fault-set-id-twice = { $where }: такое имя уже есть у другой карты.
fault-set-costs-nothing = { $where }: карта или задание должны что-то стоить.
fault-set-deck-too-small = Копий карт развития и сокровищ вместе { $cards }, нужно не меньше { $needed }.
fault-set-duchies = Герцогств должно быть от { $low } до { $high }, указано { $duchies }.
fault-set-menaces = Нужна одна карта вида «{ $kind }», указано { $cards }.
fault-set-advisors = Советников должно быть не больше { $most }, из них для любого числа игроков не меньше { $needed }; указано { $advisors } и { $any }.
fault-set-advisor-deck = Карт развития ({ $developments }) и советников для любого числа игроков ({ $any }) слишком мало для стопки.
fault-set-advisor-questions = Советники фазы «{ $phase }» вместе задают вопросов { $questions }, можно не больше { $most }.
fault-set-advisor-phase = { $where }: в этой фазе невозможно ({ $phase }).
fault-set-advisor-idle = { $where }: советнику нужно хотя бы одно из списка: { $known }.
fault-set-tasks = { $where }: заданий должно быть от 1 до { $most }, из них ровно одно финальное; указано { $tasks }, финальных { $finals }.
fault-more = { $words } Других ошибок: { $more }.
fault-drawings-too-long = Знаков: { $letters }, можно не больше { $most }.
fault-drawing-name = Герцогству нужно название, от 1 до { $most } букв: { $line }
fault-too-many-drawings = Герцогство { $duchy }: нарисовать можно не больше { $most }.
