# Страница правил.
rules = Правила
rules-of = Правила: { $game }
rules-back = Назад
rules-search = Искать в правилах
rules-contents = Содержание
rules-found =
    { $count ->
        [one] Найдено { $count } место
        [few] Найдено { $count } места
        [many] Найдено { $count } мест
       *[other] Найдено { $count } места
    }
rules-nothing = Ничего не найдено: { $words }
rules-copy = Скопировать ссылку: { $title }
rules-example = Пример:
rules-no-place = В правилах нет раздела «{ $place }»; вот они с начала.
rules-by-edition = 2019: { $now } 2011: { $before }
rules-about = Правила об этом: { $what }
depot-text = Кубик со значением { $number } берёт отсюда тайл. Корабль забирает все товары, которые здесь лежат.
key-rules = Правила о выбранном
rules-mark-2011 = 2011
rules-mark-2019 = 2019
rules-mark-expansion = дополнение
rules-mark-module = модуль
rules-mark-team = команды
rules-mark-solo = одиночная игра

## Что значат цвета
rules-colour-castle = Замки, тёмно-зелёные
    .text = 16 тайлов, из них 2 чёрных. Каждый даёт дополнительное действие.
rules-colour-mine = Рудники, серые
    .text = 12 тайлов, из них 2 чёрных. Приносят монеты в конце каждой фазы.
rules-colour-ship = Корабли, синие
    .text = 26 тайлов, из них 6 чёрных. Приносят товары и двигают вас по мосту.
rules-colour-monastery = Монастыри, жёлтые
    .text = 26 разных тайлов, из них 6 чёрных. Меняют для вас правило или дают очки в конце.
rules-colour-building = Здания, бежевые
    .text = 8 видов по 7 тайлов, из них 16 чёрных. У каждого вида свой эффект.
rules-colour-animal = Животные, светло-зелёные
    .text = 4 вида по 7 тайлов, из них 8 чёрных. Приносят очки на своём пастбище.
