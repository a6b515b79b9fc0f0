# Маленький сад. ID-hidden – то же сообщение, когда часть его переменных скрыта.

game-title = Маленький сад
game-summary = Посадите цветок, возьмите инструмент и сделайте из крошечного сада лучший.

## Названия
tool-can = лейка
tool-spade = лопата
count-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

## О чём спрашивают игрока
prompt-sow = Раунд { $round }: выберите цветок, который посадите.
prompt-take = Раунд { $round }: возьмите инструмент.
prompt-water = Выберите цветок, который польёте.
prompt-compost = Выберите карту для компоста.
prompt-wait = Ждём: { $seats }
prompt-over = Игра окончена.

## Выбор
choice-sow = Посадить: { $flower }
choice-take = Взять: { $tool }
choice-water = Полить: { $flower }
choice-compost = Положить в компост: { $flower }

## События
event-dealt = Карты на руку, { $seat }: { $hand }
event-dealt-hidden = Карты на руку: { $seat }
event-chose = Выбор сделан: { $seat }
event-planted = { $seat } сажает: { $flower }
event-took = { $seat } берёт: { $tool }
event-watered = { $seat } поливает: { $flower }
event-composted = { $seat } кладёт в компост: { $flower }
event-composted-hidden = { $seat } кладёт карту в компост в закрытую.
event-drew = { $seat } берёт из колоды: { $flower }
event-drew-hidden = { $seat } берёт карту из колоды.
event-ended = Последний раунд сыгран, игра окончена.

## Строки счёта
line-plants = { $flower }, растений: { $plants }. { count-points }
line-drops = { $flower }, капли: { count-points }
line-variety = Все три цветка: { count-points }

## Почему нельзя и что не так
reason-allowed = Так можно.
reason-not-awaited = Сейчас выбираете не вы.
reason-not-now = Сейчас в раунде этого делать нельзя.
reason-not-held = Этого цветка у вас на руке нет.
reason-deck-empty = Колода пуста: взять карту взамен неоткуда, лопата недоступна.
reason-not-thirsty = На каждом таком растении уже есть капля, или в вашем саду их нет.
reason-unreadable = В этой игре такого выбора нет.
reason-lost-card = Карт цветка не столько, сколько в коробке.
reason-too-many-drops = На цветке капель больше, чем растений.
reason-plants-wrong = В саду не по одному растению на каждый раунд.

fault-lost-card = { $flower }: всего карт { $found } – не столько, сколько в коробке, или слишком много в садах.
fault-too-many-drops = { $seat }, { $flower }: капель { $found }, больше, чем растений.
fault-plants-wrong = { $seat }: растений { $found }, а не по одному на каждый раунд.

## Настройки
option-rounds = Раунды
option-rounds-two = два
option-rounds-three = три
option-compost = Компост
option-compost-hidden = лежит в закрытую
option-compost-open = лежит в открытую

## Конец
end-running = Игра ещё не окончена.
end-last-round = Последний раунд сыгран.
tie-break-points = решили очки
tie-break-drops = решили капли
tie-break-shared = победа общая
role-first = первое место за столом
role-second = второе место за столом
role-third = третье место за столом

## Правила словами игрока
rule-TG-01 = В колоде розы, тюльпаны и астры – столько, сколько указано в коробке.
rule-TG-10 = Раунд – это посадка, а за ней уход; раундов два или три.
rule-TG-11 = Каждый тайно выбирает цветок с руки; все цветы сажают одновременно.
rule-TG-12 = По часовой стрелке каждый берёт инструмент, а потом применяет его.
rule-TG-13 = Лейка кладёт каплю на цветок вашего сада; капель на цветах одного вида не больше, чем растений.
rule-TG-14 = Лопата кладёт карту с руки в компост, взамен вы берёте новую. Пока колода пуста, лопату брать нельзя.
rule-TG-21 = Каждое растение приносит столько очков, сколько указано в коробке.
rule-TG-22 = Каждая капля приносит очко.
rule-TG-23 = Сад со всеми тремя цветками приносит ещё три очка.
