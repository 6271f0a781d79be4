# What an action would bring, how others' moves are followed, who is here.

## What an action would bring
would-points = Очки: +{ $count } ({ $parts }).
would-part = { $what }: { $points }
would-region =
    область из { $size ->
        [one] { $size } клетки
       *[other] { $size } клеток
    }
would-phase = фаза { $phase }
would-others = { $name }: очки +{ $count }.
would-silver = Монеты: +{ $count }.
would-workers = Рабочие: +{ $count }.
would-goods = Вы получите { $goods }.
would-lose = Вы потеряете { $goods }.
would-lead = Порядок хода: место { $place }.
would-ask = Затем: { $question }
would-be-hidden = Результат будет виден, когда выберут все.

## Following the moves of others
reason-others-move = Сейчас ходят другие: подождите своего хода.
reason-storage-first = Тайл сначала попадает в хранилище. { $why }
storage-later = Выложите его оттуда другим кубиком.
storage-full = Оно заполнено: чтобы взять тайл, сбросьте другой.
pace = Ходы других
pace-once = Сразу
pace-fast = Быстро
pace-normal = Средне
pace-slow = Медленно
pace-step = По шагам
next-step = Следующий шаг
skip-to-now = К текущему ходу
key-follow = Следующий шаг другого игрока
key-skip = Сразу показать, что на столе сейчас

## Who is connected
bot-plays-for-me = За вас играет бот.
kept-to-send = Ваше действие сохранено и будет отправлено.
presence-here = Сейчас за столом
presence-away = Сейчас не в сети
presence-away-short = не в сети
presence-text = У кого сейчас открыт этот стол; потеря связи видна через несколько секунд.
