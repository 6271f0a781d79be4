# Сама сторінка.
close = Закрити
theme = Тема
theme-system = Як у системі
theme-light = Пергамент
theme-dark = Нічне чорнило
language = Мова
explanation = Пояснення
explain-more = Докладніше в правилах
tagline = Стіл для герцогств Бургундії
