# What an action would bring, how others' moves are followed, who is here.

## What an action would bring
would-points = Очки: +{ $count } ({ $parts }).
would-part = { $what } { $points }
would-region = область из { $size }
would-phase = фаза { $phase }
would-others = { $name }: очки +{ $count }.
would-silver = Серебро: +{ $count }.
would-workers = Рабочие: +{ $count }.
would-goods = Товары: { $goods }.
would-lose = Товары пропадут: { $goods }.
would-lead = Порядок хода: место { $place }.
would-ask = Затем: { $question }
would-be-hidden = Что из этого выйдет, видно, когда выберут все.
