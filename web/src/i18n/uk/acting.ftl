# What an action would bring, how others' moves are followed, who is here.

## What an action would bring
would-points = Бали: +{ $count } ({ $parts }).
would-part = { $what }: { $points }
would-region =
    поле з { $size ->
        [one] { $size } ділянки
       *[other] { $size } ділянок
    }
would-phase = етап { $phase }
would-others = { $name }: бали +{ $count }.
would-silver = Монети: +{ $count }.
would-workers = Робочі: +{ $count }.
would-goods = Ви отримаєте { $goods }.
would-lose = Ви втратите { $goods }.
would-lead = Порядок ходу: місце { $place }.
would-ask = Далі: { $question }
would-be-hidden = Результат буде видно, коли оберуть усі.

## Following the moves of others
reason-others-move = Зараз ходять інші: зачекайте на свій хід.
reason-storage-first = Жетон спершу потрапляє у сховище. { $why }
storage-later = Викладіть його звідти іншим кубиком.
storage-full = Воно повне: щоб узяти жетон, скиньте інший.
pace = Ходи інших
pace-once = Одразу
pace-fast = Швидко
pace-normal = Помірно
pace-slow = Повільно
pace-step = По кроках
next-step = Наступний крок
skip-to-now = До поточного ходу
key-follow = Наступний крок іншого гравця
key-skip = Одразу показати, що на столі зараз

## Who is connected
bot-plays-for-me = За вас грає бот.
kept-to-send = Вашу дію збережено, її буде надіслано.
presence-here = Зараз за столом
presence-away = Зараз не в мережі
presence-away-short = не в мережі
presence-text = У кого зараз відкрито цей стіл; утрату зв’язку видно за кілька секунд.
