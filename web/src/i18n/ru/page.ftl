# Сама страница.
close = Закрыть
theme = Тема
theme-system = Как в системе
theme-light = Пергамент
theme-dark = Ночные чернила
language = Язык
explanation = Пояснение
explain-more = Подробнее в правилах
tagline = Настольные игры о герцогствах
day =
    { $day } { $month ->
        [1] января
        [2] февраля
        [3] марта
        [4] апреля
        [5] мая
        [6] июня
        [7] июля
        [8] августа
        [9] сентября
        [10] октября
        [11] ноября
       *[12] декабря
    } { $year }
day-and-time = { $day }, { $time }
list-and = { $some } и { $last }
