# Сама сторінка.
close = Закрити
theme = Тема
theme-system = Як у системі
theme-light = Пергамент
theme-dark = Нічне чорнило
language = Мова
explanation = Пояснення
explain-more = Докладніше в правилах
tagline = Настільні ігри про герцогства
day =
    { $day } { $month ->
        [1] січня
        [2] лютого
        [3] березня
        [4] квітня
        [5] травня
        [6] червня
        [7] липня
        [8] серпня
        [9] вересня
        [10] жовтня
        [11] листопада
       *[12] грудня
    } { $year }
day-and-time = { $day }, { $time }
list-and = { $some } та { $last }
