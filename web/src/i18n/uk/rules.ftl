# Сторінка правил.
rules = Правила
rules-of = Правила: { $game }
rules-back = Назад
rules-search = Шукати в правилах
rules-contents = Зміст
rules-found =
    { $count ->
        [one] Знайдено { $count } місце
        [few] Знайдено { $count } місця
        [many] Знайдено { $count } місць
       *[other] Знайдено { $count } місця
    }
rules-nothing = Нічого не знайдено: { $words }
rules-copy = Скопіювати посилання: { $title }
rules-example = Приклад:
rules-no-place = У правилах немає розділу «{ $place }»; ось вони від початку.
rules-by-edition = 2019: { $now } 2011: { $before }
rules-about = Правила про це: { $what }
depot-text = Кубик зі значенням { $number } бере звідси жетон. Корабель забирає всі товари, що тут лежать.
key-rules = Правила про обране
rules-mark-2011 = 2011
rules-mark-2019 = 2019
rules-mark-expansion = доповнення
rules-mark-module = модуль
rules-mark-team = команди
rules-mark-solo = одиночна гра

## Що означають кольори
rules-colour-castle = Замки, темно-зелені
    .text = 16 жетонів, з них 2 чорні. Кожен дає додаткову дію.
rules-colour-mine = Копальні, сірі
    .text = 12 жетонів, з них 2 чорні. Приносять монети в кінці кожного етапу.
rules-colour-ship = Кораблі, блакитні
    .text = 26 жетонів, з них 6 чорних. Приносять товари й рухають вас містком.
rules-colour-monastery = Монастирі, жовті
    .text = 26 різних жетонів, з них 6 чорних. Змінюють для вас правило або дають бали в кінці.
rules-colour-building = Будівлі, бежеві
    .text = 8 видів по 7 жетонів, з них 16 чорних. Кожен вид має свій ефект.
rules-colour-animal = Тварини, світло-зелені
    .text = 4 види по 7 жетонів, з них 8 чорних. Приносять бали на своєму пасовищі.
