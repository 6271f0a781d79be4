# «Замки Бургундии»: стол, вопросы, возможности.

## The table
phase = Фаза { $phase }
phase-text = Фаз пять. В конце каждой рудники приносят монеты; чем раньше заполнена область, тем больше за неё очков.
round-of = Раунд { $round } из { $rounds }
round-text = В каждом раунде у игрока два кубика; товар ложится на склад, который показал белый кубик.
round-goods = Товары раундов
round-goods-text = В каждом раунде следующий товар ложится на склад с числом белого кубика.
white-die-text = Показывает, на какой склад ложится товар этого раунда.
central-board = Общее поле
bonus-tiles = Тайлы бонусов
inns-left = Таверны на продажу
inns-text = Таверна стоит 2 монеты и ложится на клетку любого цвета, одна на область.
my-duchy = Моё герцогство
duchy-of = Герцогство: { $name }
look-at = Посмотреть герцогство: { $name }
back-to-mine = К моему герцогству
points-total = Очки
points-text = Сколько очков набрано к этому моменту.
workers-title = Рабочие
workers-text = Каждый меняет кубик на 1 при использовании; 6 и 1 стоят рядом.
silver-title = Монеты
silver-text = Раз за ход 2 монеты покупают тайл с чёрного склада.
my-goods = Товары
sold-goods = Проданные товары
sold-text = Товары, которые уже проданы. Некоторые монастыри их считают.
storage-shared = Общие ячейки команды
storage-own = Ячейки: { $name }
yard = Сверх ячеек
trade-route = Торговый путь
ally-of = Здесь действуют и монастыри игрока { $name }
order-place = { $place }-е место в порядке хода
bridge-text = Корабли двигают по нему фишки; кто впереди, ходит раньше.
hexes-filled = Заполнено клеток: { $count }
target-at = Цель: { $points }
joined-outposts = Соединено застав: { $joined }
my-dice = Мои кубики
die-text = Берёт тайл со склада с его числом, кладёт тайл на клетку с его числом, продаёт товар его числа или приносит 2 рабочих.
hex-place = { $region } { $number } (клетка { $hex })
keys = Клавиши
side-of-board = Сторона { $side }
part-board = Поле
part-duchy = Герцогство
bonus-gone = взят
choose-target = Выберите, что сделает кубик, или другой кубик.
choose-die = Выберите кубик, который это сделает.

## The keys
key-dice = Выбрать кубик
key-workers = Взять рабочих
key-next = Следующее подсвеченное
key-previous = Предыдущее подсвеченное
key-arrows = Двигаться по герцогству
key-enter = Выбрать; сделать готовое
key-end = Закончить ход или отказаться от эффекта
key-duchies = Посмотреть герцогство игрока
key-escape = Отменить выбор, вернуться
key-help = Показать клавиши

## What is asked
question-start = Выберите клетку для первого замка.
question-start-hidden = Выберите клетку для первого замка; все выбирают одновременно.
question-lay = Какая карта ложится на торговый путь следующей?
question-turn = Используйте кубики.
question-castle = Замок даёт дополнительное действие с любым числом.
question-extra = Дополнительное действие с любым числом.
question-city-hall = Ратуша: какой тайл из ячеек положить?
question-warehouse = Хранилище: какие товары продать?
question-carpenter = Столярная мастерская: какое здание взять?
question-church = Церковь: какой рудник, монастырь или замок взять?
question-market = Рынок: какой корабль или животных взять?
question-load = Корабль: с какого склада взять товары?
question-keep = Места на все цвета нет: какие новые оставить?
question-discard = Ячейки заняты. Что сбросить? Новый тайл: { $tile }.
question-store = Куда положить? Новый тайл: { $tile }.
question-site = Куда положить? { $tile }.
question-white-castle = Белый замок: действие с числом белого кубика.
question-crane = Подъёмный кран: эффект какого здания?
question-geese = Гуси: какой вид приносит очки вместе с ними?
question-gather = Какие товары корабль берёт со всех складов?
question-court = На какой замок поставить щит { $shield }?
question-upkeep = Фаза окончена. Заплатить за щит { $shield }?
question-ally = Чьи монастыри будут действовать для вас?
question-harvest = Какой тайл с нумерованных складов положить?
question-black = Какой тайл с чёрного склада положить?
question-exchange = Какой тайл с чёрного склада взять за пять товаров?
question-spend = Какими товарами заплатить? Осталось: { $count }.
question-points = Купить очки?

## What can be done
do-end = Закончить ход
do-skip = Отказаться
do-workers = Рабочие
do-take = Взять: { $tile }, склад { $depot }
do-fetch = Взять: { $tile }, чёрный склад
do-place = Положить: { $tile }, { $hex }
do-on = Сюда: { $hex }
do-start = Замок: { $hex }{ $side ->
        [none] {""}
       *[other] , сторона { $side }
    }
do-sell = Продать: { $goods }, { $count }
do-spend = Отдать: { $goods }
do-gather = Взять: { $goods }
do-keep = Оставить: { $goods }
do-load = Взять товары склада { $depots }
do-buy =
    Купить: { $tile }, { $workers ->
        [0] 2 монеты
        [1] 1 монета и 1 рабочий
       *[other] 2 рабочих
    }
do-discard = Сбросить: { $tile }
do-pick = Положить: { $tile }
do-use = Как: { $tile }
do-beside = Очки: { $species }
do-turn = Повернуть на { $number }
do-shield = Взять щит { $shield }
do-ally = { $name }
do-lay = Карта { $card }
do-effect = { $effect }
do-pay-silver = Заплатить 1 монету
do-pay-worker = Отдать 1 рабочего
do-pay-nothing = Вернуть щит
do-store-own = В свою ячейку
do-store-shared = В общую ячейку
do-hire = 2 рабочих за 1 монету
do-point = Очко за 1 монету
species-cow = коровы
species-sheep = овцы
species-pig = свиньи
species-goat = козы
species-chicken = куры
effect-action = Дополнительное действие
effect-castle = Дополнительное действие
effect-ship = Корабль
effect-geese = Гуси
effect-colour = Весь цвет: { $colour }

## Why something is not possible
reason-game-over = Игра окончена.
reason-chance-first = Сначала кубики и тайлы.
reason-not-your-turn = Сейчас не ваш ход. Ходит: { $turn }.
reason-already-chosen = Вы уже выбрали; остальные ещё выбирают.
reason-partner-chooses = Начало для вашей команды выбирает партнёр.
reason-other-question = Сначала: { $question }
reason-no-such-question = Сейчас спрашивают другое: { $question }
reason-must-answer = На это надо ответить: { $question }
reason-nothing-to-skip = Отказываться не от чего.
reason-no-extra-action = Дополнительного действия сейчас нет: выберите кубик.
reason-die-used = Этот кубик уже использован.
reason-too-few-workers = Нужно число { $number }, на кубике { $shows }: рабочих надо { $needed }, у вас { $have }.
reason-space-not-used = Это место при таком числе игроков не используется.
reason-space-empty = Здесь нет тайла.
reason-effect-takes-other = Этот эффект не даёт такой тайл: { $tile } ({ $colour }).
reason-slot-empty = В ячейках нет тайла, который можно положить.
reason-hex-covered = Здесь уже лежит тайл: { $tile }.
reason-wrong-colour = Цвет клетки: { $wanted }, цвет тайла: { $colour } ({ $tile }).
reason-not-adjacent = Клетка не соседствует с вашим тайлом.
reason-city-has-one = В этом городе уже есть такое здание: { $tile }.
reason-no-goods = У вас нет товаров с числом { $goods }.
reason-bought-already = В этом ходу вы уже купили тайл.
reason-purchase-in-between = В издании 2011 года тайл покупают между действиями. Сначала: { $question }
reason-black-depot-only = Продаются только тайлы чёрного склада, если у вас нет монастыря 6.
reason-workers-cannot-pay = За покупку платят монетами, если у вас нет монастыря 6.
reason-too-little-silver = Надо монет: { $needed }, у вас { $have }.
reason-too-few-workers-to-pay = Надо рабочих: { $needed }, у вас { $have }.
reason-one-depot-only = Корабль берёт товары одного склада, если у вас нет монастыря 5.
reason-no-such-hex = Такой клетки нет.
reason-not-a-start = Здесь начать нельзя.
reason-nowhere-to-place = Для этого тайла сейчас нет клетки: { $tile }.
reason-turn-over = Это можно только в свой ход, а фаза заканчивается.
reason-crane-cannot = Кран здесь этого не может: { $building }.
reason-region-has-inn = В этой области уже есть таверна.
reason-no-inn = Таверн на продажу сейчас нет.
reason-no-shields = В этой игре нет щитов.
reason-shield-not-there = Этого щита на складах нет.
reason-both-dice-needed = Щит берут дублем: оба кубика должны быть свободны.
reason-no-double = Щиту { $shield } нужен дубль { $number }: рабочих надо { $needed }, у вас { $have }.
reason-no-shield-by-castle = Дополнительное действие даёт щит, только если замок положен со щитом 11.
reason-no-castle-there = Щит ставят на замок, а здесь его нет.
reason-workers-pay-no-shield = За щит платят монетами, если у вас нет щита 3.
reason-turned-already = В этом ходу вы уже повернули кубик.
reason-no-room-for-goods = У вас уже три цвета товаров, и этого среди них нет.
reason-no-goods-in-depots = Таких товаров на складах нет.
reason-effects-wait = Ещё ждут эффекты: { $waiting }.
reason-no-castle-hex = Первый замок ставят на клетку замка, а цвет этой: { $wanted }.

## What points were for
source-regions = области
source-phases = ранние области
source-bonus-tiles = тайлы бонусов
source-outposts = заставы
source-animals = животные
source-goods = проданные товары
source-routes = торговые пути
source-watchtowers = сторожевые башни
source-shields = щиты
source-silver = монеты
source-unsold-goods = непроданные товары
source-workers = рабочие

## The chronicle
log-first = { $who } начинает. Порядок: { $order }.
log-start-goods = { $who } тянет товары: { $goods }.
log-duchy = { $who } играет герцогством { $duchy }.
log-board = { $who } получает планшет { $board }.
log-card = { $who } получает карту торгового пути { $card }.
log-lay = { $who } кладёт следующей карту торгового пути { $card }.
log-arms = Щит { $shield } лежит здесь: { $depot }.
log-start = { $who } начинает с замка на клетке { $hex }.
log-phase = Начинается фаза { $phase }.
log-refill = Склады заполнены. Товары фазы: { $goods }.
log-round = Раунд { $round } фазы { $phase }. Порядок: { $order }.
log-roll = { $who } бросает { $dice }.
log-white = На белом кубике { $white }: { $goods } на склад { $white }.
log-white-only = На белом кубике { $white }.
log-remove = { $tile } уходит: { $depot }.
log-die =
    { $who } использует кубик { $shows }{ $used_as ->
        [0] .
       *[other] { " " }как { $used_as }, рабочих: { $workers }.
    }
log-white-die =
    { $who } использует белый кубик { $shows }{ $used_as ->
        [0] .
       *[other] { " " }как { $used_as }, рабочих: { $workers }.
    }
log-turn-die = { $who } поворачивает кубик { $shows } на { $number }.
log-take = { $who } берёт: { $tile } ({ $depot }).
log-store = { $who } убирает: { $tile }. { $storage }.
log-discard = { $who } сбрасывает: { $tile }. Новый тайл: { $for }.
log-place = { $who } кладёт: { $tile }, клетка { $hex }.
log-animals = { $who } получает { $points } за животных: { $tile }.
log-watchtower = { $who } получает { $points } за сторожевую башню.
log-boarding-house = { $who } получает рабочих из гостиницы: { $workers }.
log-bank = { $who } получает монеты из банка: { $silver }.
log-crane = { $who } использует кран как: { $building }.
log-region =
    { $who } заполняет область размером { $size } ({ $colour }): { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
log-region-phase =
    { $who } заполняет её в этой фазе: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
log-bonus =
    { $who } закрывает все клетки цвета ({ $colour }) и берёт тайл бонуса: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
log-full-colour = { $who } закрывает все клетки цвета ({ $colour }).
log-outposts =
    { $who } соединяет заставы: { $joined }. { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
log-outposts-first =
    { $who } соединяет все заставы, место { $place }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
log-sell =
    { $who } продаёт { $goods }, тайлов: { $tiles }. Очков: { $points }, монет: { $silver }{ $workers ->
        [0] .
       *[other] , рабочих: { $workers }.
    }
log-route = { $who } заполняет место торгового пути. { $bonus }.
log-workers =
    { $who } берёт рабочих: { $workers }{ $silver ->
        [0] .
       *[other] , монет: { $silver }.
    }
log-hire = { $who } нанимает рабочих: { $workers }, за монеты: { $silver }.
log-fellow-worker = { $who } получает рабочих по щиту 2: { $workers }.
log-buy =
    { $who } покупает: { $tile } ({ $depot }), монет: { $silver }{ $workers ->
        [0] .
       *[other] , рабочих: { $workers }.
    }
log-load = { $who } берёт товары со склада { $depots }: { $goods }.
log-no-goods = ничего
log-gather = { $who } берёт со всех складов: { $goods }, { $tiles }.
log-clear-goods = Эти товары уходят с поля: { $goods }.
log-exchange = { $who } берёт тайл за пять товаров: { $tile }.
log-spend = { $who } платит товарами: { $goods }.
log-bridge = { $who } переходит на место { $space } моста и становится { $place }-м.
log-shield = { $who } берёт щит { $shield } ({ $depot }).
log-court = { $who } ставит щит { $shield } на замок клетки { $hex }.
log-ally = { $who } пользуется монастырями игрока { $seat }.
log-upkeep = { $who } платит за щит { $shield }: { $with }.
log-with-silver = монета
log-with-worker = рабочий
log-shield-lost = { $who } не платит за щит { $shield } и теряет его.
log-skip = { $who } отказывается от эффекта: { $effect }.
log-end = { $who } заканчивает ход.
log-track = { $who } продвигается на { $points }: { $now } из { $target }.
log-target = { $who } достигает цели и получает дополнительное действие. Цель теперь { $target }.
log-income =
    { $who } получает монеты из рудников: { $silver }{ $workers ->
        [0] .
       *[other] , рабочих: { $workers }.
    }
log-final = { $who } получает { $points }: { $for }.
log-result =
    { $who } занимает место { $place }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
log-solo-result = { $who } заполняет { $points } из 37 клеток.
