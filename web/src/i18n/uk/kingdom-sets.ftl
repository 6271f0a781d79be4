# Що не так із файлом набору карт: кажуть після назви налаштування.
fault-set-unknown = Потрібно «{ $house }» або текст набору (один файл), а вказано { $got }.
fault-set-too-long = Знаків у файлі: { $letters }, можна не більше { $most }.
fault-set-too-many-keys = Ключів, таблиць і списків у файлі більше, ніж { $most }.
fault-set-nested-too-deep = Рядок { $line }: списки й таблиці вкладено глибше, ніж на { $most }.
fault-set-key-too-deep = Рядок { $line }: частин у ключі більше, ніж { $most }.
fault-set-not-toml =
    Файл набору записано з помилкою: { $line ->
        [0] його не вдається прочитати.
       *[other] помилка в рядку { $line }.
    }
fault-set-too-many-cards = { $section }: карт { $cards }, можна не більше { $most }.
fault-set-too-many-kinds = Видів карт { $kinds }, можна не більше { $most }.
fault-set-no-such-section = { $where }: такого розділу немає. Розділи: { $known }.
fault-set-no-such-field = { $where }: такого поля немає. Поля: { $known }.
fault-set-field-missing = { $where }: поле не заповнено.
fault-set-needs-table = { $where }: потрібна таблиця, а вказано { $got }.
fault-set-needs-list = { $where }: потрібен список, а вказано { $got }.
fault-set-needs-number = { $where }: потрібне число від { $low } до { $high }, а вказано { $got }.
fault-set-needs-text = { $where }: потрібен текст, який можна прочитати, а вказано { $got }.
fault-set-needs-boolean = { $where }: потрібне логічне значення, а вказано { $got }.
fault-set-needs-id = { $where }: потрібне слово малими літерами через дефіс, а вказано { $got }.
fault-set-needs-two = { $where }: потрібні два зі списку ({ $known }), а вказано { $got }.
fault-set-not-one-of = { $where }: потрібне одне зі списку ({ $known }), а вказано { $got }.
fault-set-id-twice = { $where }: таке ім’я вже має інша карта.
fault-set-costs-nothing = { $where }: карта або завдання мають щось коштувати.
fault-set-deck-too-small = Копій карт розвитку та скарбів разом { $cards }, потрібно не менше { $needed }.
fault-set-duchies = Герцогств має бути від { $low } до { $high }, вказано { $duchies }.
fault-set-menaces = Потрібна одна карта виду «{ $kind }», вказано { $cards }.
fault-set-advisors = Радників має бути не більше { $most }, з них для будь-якої кількості гравців не менше { $needed }; вказано { $advisors } і { $any }.
fault-set-advisor-deck = Карт розвитку ({ $developments }) і радників для будь-якої кількості гравців ({ $any }) замало для колоди.
fault-set-advisor-questions = Радники фази «{ $phase }» разом ставлять питань { $questions }, можна не більше { $most }.
fault-set-advisor-phase = { $where }: у цій фазі неможливо ({ $phase }).
fault-set-advisor-idle = { $where }: радникові потрібне хоча б одне зі списку: { $known }.
fault-set-tasks = { $where }: завдань має бути від 1 до { $most }, з них рівно одне фінальне; вказано { $tasks }, фінальних { $finals }.
fault-more = { $words } Інших помилок: { $more }.
fault-drawings-too-long = Знаків: { $letters }, можна не більше { $most }.
fault-drawing-name = Герцогству потрібна назва, від 1 до { $most } літер: { $line }
fault-too-many-drawings = Герцогство { $duchy }: намалювати можна не більше { $most }.
