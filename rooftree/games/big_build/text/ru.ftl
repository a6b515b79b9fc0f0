# Большая стройка. Названия клеток, символов, жетонов, карт и фигурок берутся из коробки и здесь не склоняются.
# ID-hidden – то же сообщение, когда часть переменных скрыта или их нет.

game-title = Большая стройка
game-summary = Ходите по лесным тропинкам, тратя карты с материалами, добирайтесь до стройплощадок и вместе достройте дом – кто наберёт больше очков?

## Названия
label-to = { $code } ({ $symbol })
label-to-hidden = { $code }
label-at = { label-to }
label-from = { $code }
label-over = { $code }
label-cell = { label-to }
label-cell-hidden = { label-to-hidden }
label-square = { $code }
label-token = { $name } ({ $symbol })
label-beside = { $name }
label-card = { $code } { $name }
label-cards = { $code } ({ $name })
label-figure = { $name }
how-complete = дом достроен
how-stalled = слишком долго никто ничего не строил
count-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
count-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
count-drawn = { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}

## О чём спрашивает игра
prompt-place = Выберите фигурку и клетку СТАРТ, с которой она отправится в путь.
prompt-turn = Идите дальше, стройте или закончите ход. На руке: { count-cards }
prompt-no-cards = Все ваши карты потрачены: закончите ход.
prompt-wait = Ждём: { $seats }
prompt-over = Игра окончена.

## Варианты выбора
choice-place = { $figure } отправляется с клетки { $at }
choice-step = Перейти на { $to }, потратить { $cards }
choice-end = Закончить ход, сбросить { $cards }
choice-end-hidden = Закончить ход, оставить все карты

## События
event-first = { $seat } ходит первым номером.
event-set-out = На участке { $square } лежит: { $token }
event-dealt = { $seat } получает: { $cards }
event-dealt-hidden = { $seat } получает { count-drawn }.
event-placed = { $seat } выбирает фигурку и отправляется с клетки { $at }: { $figure }
event-stepped = { $seat } идёт с { $from } на { $to } и тратит { $cards }.
event-jumped = { $seat } прыгает с { $from } через { $over } на { $to } и тратит { $cards }.
event-built = { $seat } строит: { $token }. { count-points }, всего { $total }.
event-discarded = { $seat } сбрасывает: { $cards }
event-turn-over = { $seat } заканчивает ход.
event-drew = { $seat } берёт из колоды: { $cards }
event-drew-hidden = { $seat } берёт из колоды { count-drawn }.
event-reshuffled = Колода закончилась; из перемешанного сброса складывается новая: { count-cards }.
event-ended = Игра окончена: { $how }.

## Строки подсчёта
line-token = { $token }: { count-points }, соседей на месте: { $neighbours }
line-counted = Карты победы: { count-points }

## Почему нельзя
reason-allowed = Так можно.
reason-game-over = Игра уже окончена.
reason-not-your-turn = Сейчас не ваш ход.
reason-wrong-phase = Не сейчас: сначала все ставят фигурки, а потом ходят.
reason-no-such-figure = Такой фигурки нет.
reason-no-such-cell = На этом поле нет такой клетки.
reason-figure-taken = Этой фигуркой играет кто-то другой.
reason-not-start = Отправиться в путь можно только с клетки СТАРТ.
reason-cell-occupied = Там стоит другая фигурка.
reason-card-not-in-hand = Такой карты у вас нет, или она названа дважды.
reason-own-cell = Вы уже стоите на этой клетке.
reason-not-reachable = За один шаг туда не попасть. Перепрыгивать можно только клетки, на которых стоят фигурки.
reason-one-card-per-step = Такой шаг стоит ровно одну карту.
reason-symbol-missing = На карте должен быть символ клетки, на которую вы идёте.
reason-price-not-met = На этих картах нет того, что нужно для жетона.
reason-superfluous-card = Одна из этих карт лишняя. Оставьте её себе.
reason-unreadable = Такого выбора в этой игре нет.
reason-same-cell = На одной клетке стоят две фигурки.
reason-same-figure = У двух игроков одна и та же фигурка.
reason-on-token = Фигурка стоит там, где ещё лежит жетон.
reason-wrong-square = Жетон лежит на участке с другим числом.
reason-token-twice = Жетон лежит в двух местах сразу.
reason-token-lost = Жетона нет ни на поле, ни на картинке.
reason-token-missing = Картинка собрана не полностью.
reason-card-twice = Карта лежит в двух местах сразу.
reason-card-lost = Карты нигде нет.
reason-hand-size = На руке слишком мало карт.
reason-wrong-points = Очки не сходятся с выложенными жетонами.
reason-wrong-sum = Вместе очков больше или меньше, чем даёт картинка.
reason-stall-missed = Игра должна была закончиться: слишком долго никто не строил.

## Что не так на столе
fault-same-cell = { $seat }, { $cell }: на этой клетке стоит и другая фигурка.
fault-same-figure = { $seat }: такая фигурка есть и у другого игрока – { $figure }
fault-on-token = { $seat }, { $square }: фигурка стоит там, где ещё лежит жетон – { $token }
fault-wrong-square = { $square }: число участка не совпадает с числом жетона – { $token }
fault-token-twice = Этот жетон лежит в двух местах сразу: { $token }
fault-token-lost = Этого жетона нет ни на поле, ни на картинке: { $token }
fault-token-missing = Ещё не на картинке: { $token }
fault-card-twice = Эта карта лежит в двух местах сразу: { $card }
fault-card-lost = Этой карты нигде нет: { $card }
fault-hand-size = { $seat }: на руке слишком мало карт – { count-cards }
fault-wrong-points = { $seat }: { count-points }, а по выложенным жетонам выходит иначе.
fault-wrong-sum = Вместе: { count-points }; достроенный дом даёт { $total }.
fault-stall-missed = Ходов без постройки подряд: { $idle }. Игра должна была закончиться.

## Настройки
option-layout = Жетоны в начале игры
option-layout-random = случайно, каждый на участке со своим числом
option-layout-fixed = всегда одинаково
option-hands = Карты на руке
option-hands-closed = каждый видит только свои
option-hands-open = все видят все карты
option-price = Цена жетона
option-price-at-least = его символ столько раз или больше
option-price-exact = его символ ровно столько раз
option-arrow-jump = Прыжки вдоль стрелок
option-arrow-jump-on = разрешены
option-arrow-jump-off = запрещены
option-ties = При равенстве очков
option-ties-later-seat = побеждает тот, кто ходит позже
option-ties-shared = победа общая
option-first = Кто ходит первым
option-first-first-seat = место 1
option-first-random = решает жребий

## Конец игры
end-running = Игра ещё не окончена.
end-complete = Дом достроен.
end-stalled = Слишком долго никто ничего не строил.
tie-break-points = решили очки
tie-break-later-seat = очков поровну: победа у того, кто ходит позже
tie-break-shared = победа общая
role-first-player = первый номер
role-second = второй номер
role-third = третий номер
role-fourth = четвёртый номер
role-fifth = пятый номер

## Правила простыми словами
rule-BB-03 = Сначала каждый ставит фигурку. Потом в свой ход вы делаете до трёх шагов и заканчиваете ход.
rule-BB-10 = В начале на каждом участке лежит жетон; числа на участке и жетоне совпадают.
rule-BB-15 = По очереди каждый берёт одну из оставшихся фигурок и ставит её на свободную клетку СТАРТ. Это ничего не стоит.
rule-BB-22 = За каждый шаг платят картами с руки. Остановиться можно когда угодно.
rule-BB-25 = Ходить можно только в свой ход.
rule-BB-30 = Фигурки идут по тропинкам с клетки на клетку. На клетке помещается только одна фигурка.
rule-BB-31 = Клетки со стрелками связаны между собой: с каждой можно сразу перейти на любую другую.
rule-BB-32 = Если следующая клетка занята, через неё можно перепрыгнуть на ближайшую свободную; несколько фигурок подряд перепрыгивают за один шаг.
rule-BB-33 = За один шаг можно попасть на любую свободную клетку, к которой ведёт тропинка – прямо или через клетки с другими фигурками. Свободную клетку пропустить нельзя.
rule-BB-37 = Шаг ведёт на другую клетку, а не на ту, где вы стоите.
rule-BB-40 = Шаг на круглую клетку стоит одну карту с символом этой клетки. Даже карта с несколькими символами оплачивает только один шаг.
rule-BB-44 = Шаг на участок без жетона стоит одну карту, любую.
rule-BB-45 = Шаг на участок с жетоном стоит карт, на которых символ жетона встречается столько раз, сколько указывает его число.
rule-BB-46 = Символов может быть больше, чем нужно, но каждая из карт должна быть необходима.
rule-BB-47 = Потраченные карты уходят в сброс.
rule-BB-50 = Кто вступает на участок с жетоном, сразу берёт его и кладёт на картинку дома.
rule-BB-51 = Выложенный жетон даёт 1 очко и ещё по 1 за каждый жетон, который уже лежит прямо слева, справа, сверху или снизу.
rule-BB-54 = Очки дают только жетоны. Достроенный дом даёт всегда одну и ту же сумму, в каком бы порядке его ни строили: с обычной коробкой 37 очков.
rule-BB-55 = Очки отмечают картами победы достоинством 3 и 1.
rule-BB-60 = В конце хода можно сбросить сколько угодно своих карт.
rule-BB-61 = Потом вы добираете карты, пока на руке не станет три.
rule-BB-65 = Когда нужна карта, а колода закончилась, сброс перемешивают, и он становится новой колодой.
rule-BB-70 = Игра заканчивается сразу, как только выложен последний жетон.
rule-BB-71 = Побеждает тот, у кого больше всех очков.
rule-BB-72 = Если 50 кругов подряд (или меньше, если так сказано в коробке) никто не выложил ни одного жетона, игра заканчивается с теми очками, которые есть.
rule-BB-75 = При равенстве очков побеждает тот, кто ходит позже.
rule-BB-91 = По желанию жетоны в начале всегда лежат одинаково.
rule-BB-92 = По желанию все карты на руках лежат открыто.
rule-BB-93 = По желанию за жетон платят точно: ни одного лишнего символа.
rule-BB-94 = По желанию нельзя прыгать вдоль связей между клетками со стрелками.
rule-BB-95 = По желанию побеждают все, у кого больше всего очков.
rule-BB-97 = Первым ходит место 1, если вы не доверили это жребию.

## Рисунок в терминале
draw-board = Поле
draw-picture = Дом
draw-figures = Фигурки
draw-tokens = Осталось построить
draw-hand = На руке
draw-piles = В колоде: { $deck }, в сбросе: { $discards }

## Что лежит на столе – словами
field-phase = Сейчас
field-acting = Сейчас ходит
    .of = seats
field-first = Первый игрок
field-built = Построено за этот ход
field-idle = Ходов без построек
field-idle_end = Игра кончается на
field-deck = Карт в колоде
field-discards = Сброс
field-reshuffles = Перемешано заново, раз
field-squares = Ещё не построено
field-picture = Дом сейчас
    .of = pieces
field-token = Часть
field-seat = Строитель
field-figures = Игроки
field-figure = Фигурка
field-cell = Стоит на
field-points = Очки
field-threes = Карт победы по 3
field-ones = Карт победы по 1
field-cards = Карты
field-free_figures = Свободные фигурки
field-hand = На руке
field-hands = Карты всех
field-pays = За что хватит карт
field-undealt = Нерозданные карты
field-plans = Куда можно дойти за ход
phase-dealing = раздача карт
phase-placing = все выбирают фигурки
phase-turn = идут ходы
phase-finished = игра окончена
