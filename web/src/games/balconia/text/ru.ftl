# Что говорит нарисованный стол «Балконицы» сверх текстов самой игры (rooftree/games/balconia/text).

ba-table = Стол
ba-house = Дом, каким его видит { $seat }
ba-other-open = Дом, каким его видит { $seat }: рассмотреть
ba-other-hidden = Дом, каким его видит { $seat }: ставни для вас закрыты
ba-cell = Уровень { $level }, колонка { $column }
ba-entrance = Подъезд
ba-open = Сюда можно поставить кубик: { $change ->
    [one] на { $change } очко больше
    [few] на { $change } очка больше
   *[other] на { $change } очков больше
}
ba-disc = Кубик { $block } и четыре его грани
ba-face-of = Эту половину занимает { $seat }.
ba-turn = Ход { $turn } из { $turns }
ba-turn-left = Повернуть кубик влево
ba-turn-right = Повернуть кубик вправо
ba-take = Взять эти две
ba-hint-take = Крутите диск, пока две нужные грани не окажутся на вашей половине.
ba-hint-place = Выберите одну из двух своих граней и нажмите на светящееся место. Противоположную увидит { $seat }.
ba-hint-chooses = { $seat } выбирает две грани из четырёх.
ba-hint-places = { $seat } ставит кубик.
ba-hint-done = Кубик стоит.
ba-over = Дом построен.
ba-now = пока что
ba-door-later = Сравним, когда дом будет достроен.
ba-close = Закрыть
