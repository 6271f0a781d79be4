# Дошка для аналізу.
analysis = Аналіз
analysis-begin = Почати аналіз
analysis-new = З початку: { $game }
analysis-set-up = Розставити позицію «Замків Бургундії»
analysis-open = Відкрити аналіз із файлу
analysis-file-wrong = Цей файл не аналіз, або його пошкоджено.
analysis-engine = Оцінка рушія
analysis-why = Чому
analysis-chance = Вирішує випадок
analysis-outcome = Що випаде
analysis-choose = Обрати
analysis-roll = Один результат
analysis-roll-all = Усі до ходу гравця
analysis-lines = Варіанти
analysis-root = Початок
analysis-draws = { $count ->
     [one] { $count } випадковий результат
     [few] { $count } випадкові результати
     [many] { $count } випадкових результатів
    *[other] { $count } випадкового результату
  }
analysis-name = Назва варіанта
analysis-note = Нотатка
analysis-promote = Зробити головним
analysis-cut = Видалити звідси
analysis-cut-sure = Видалити
analysis-share = Зберегти й поділитися
analysis-title = Заголовок
analysis-link = Скопіювати посилання
analysis-file = Зберегти файлом
analysis-copied = Скопійовано: за посиланням будь-хто відкриє цей аналіз упродовж пів року.
analysis-edit = Змінити позицію
