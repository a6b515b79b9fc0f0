# Что говорит сама программа, какой бы ни была игра.

seat-name = Место { $number }

## Что партия добавляет к событиям игры
event-took-back = { $seat } отменяет свой выбор.
event-confirmed = { $seat } подтверждает выбор.
event-seat-changed = { $seat } – теперь за этим местом: { $kind }
kind-person = человек
kind-random = случайный бот
kind-greedy = жадный бот

## Что партия добавляет к причинам игры
reason-stale = Игра ушла дальше; посмотрите ещё раз и выберите заново.
reason-nothing-to-take-back = С последнего шага игры вы ничего не выбирали.
reason-nothing-to-confirm = Ваш ход ещё не закончен.
reason-over = Партия окончена.
