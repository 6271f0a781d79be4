# Сама страница.
close = Закрыть
theme = Тема
theme-system = Как в системе
theme-light = Пергамент
theme-dark = Ночные чернила
language = Язык
explanation = Пояснение
explain-more = Подробнее в правилах
tagline = Стол для герцогств Бургундии
