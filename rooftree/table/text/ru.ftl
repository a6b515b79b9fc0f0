# Что говорит стол: страницы, кнопки, неполадки. Слова самой игры лежат в её папке.

## Everywhere
go-home = В начало
close = Закрыть
try-again = Попробовать снова
rules = Правила
how-to-play = Как играть
your-turn = Ваш ход
waiting-for = Ждём: { $names }.
settings-language = Язык
settings-theme = { $theme ->
    [light] Оформление: светлое
    [dark] Оформление: тёмное
   *[system] Оформление: как в системе
}
status-gathering = Ждём друзей
status-running = Идёт игра
status-over = Игра окончена.
status-agreed = Закончено по общему согласию.
status-closed = Организатор закрыл эту партию.

## The start
home-title = Стол на дереве
home-summary = Настольные игры о строительстве домов: с друзьями, за одним экраном и против ботов. Садитесь: ни регистрации, ни часов.
home-continue = Продолжить
home-games = Игры
home-past = Сыграно
home-play = Играть
home-invited = Вас пригласили?
home-invited-how = Откройте присланную ссылку или вставьте её сюда. Подойдёт и код места с другого устройства.
home-link-or-code = Ссылка или код
home-open = Открыть
home-puzzled = Это не ссылка на стол и не код. В ссылке есть /join/ или /m/, а код – это несколько букв и цифр.
home-own-box = Настоящая коробка на полке?
home-own-box-how = Впишите её настоящие числа в файл коробки, откройте его здесь и играйте с ними.
home-own-box-puzzled = { $name } не подходит ни к одной игре этого стола. В файле коробки есть строка вроде game = "treehouse".
home-unofficial = Неофициальная программа, со своими словами и рисунками
home-version = Rooftree { $version }
game-seats = Игроков: { $seats }
game-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}
game-age = от { $age } лет
game-reconstructed = Часть карт восстановлена
game-reconstructed-why = Если ни один открытый источник не называет числа из коробки, оно восстановлено. Владельцы настоящей коробки могут ввести точные данные.

## Setting up a match
new-title = Новая партия
new-seats = Кто играет?
new-who = Кто сидит на месте { $number }?
new-who-me = Я
new-who-here = Кто-то рядом
new-who-friend = Друг по ссылке
new-who-bot = Бот
new-level = Сила игры
level-stand-in = Дублёр: как велят правила, когда игрока нет
level-easy = Лёгкий: ходит как попало
level-normal = Средний: смотрит на очки
level-hard = Сильный: думает вперёд
level-expert = Мастер: думает долго
new-name = Имя
new-your-name = Ваше имя
new-their-name = Имя игрока
new-friend-how = Вы получите ссылку, чтобы отправить её другу. Друг введёт имя и сядет за стол.
new-colour = Цвет и фигура
new-add-seat = Ещё один игрок
new-remove = Убрать место { $number }
new-rules = По каким правилам?
new-edition = Издание
new-own-box = Открыть свою коробку
new-own-box-is = Ваша коробка: { $name }
new-own-box-not = Без своей коробки
new-own-box-large = { $name } — не файл коробки: он больше 1 МиБ.
new-more-options = Другие настройки
new-usual = как обычно
new-start = Начать
new-start-invite = Начать и пригласить
new-dealing = Накрываем на стол …
new-compiling = Правила ещё готовятся, это займёт несколько секунд.
new-lack-seats = В эту игру играют другим составом.
new-lack-nobody = Хотя бы одно место должно быть для человека.
new-lack-names = Каждому за этим устройством нужно имя.
bot-names = Жёлудь, Папоротник, Ежевика, Зяблик, Орешник, Мох
colour-clay = глина, круг
colour-moss = мох, треугольник
colour-sky = небо, ромб
colour-plum = слива, цветок
colour-honey = мёд, шестиугольник
colour-slate = сланец, квадрат

## Sitting down
join-title = Приглашение
join-invites = { $name } приглашает вас сыграть
join-who = Кто играет
join-name = Ваше имя
join-seat = Какое место
join-seat-number = Место { $number }
join-sit = Сесть за стол
join-sitting = Вы уже сидите за этим столом.
join-another = За этим устройством может сесть и кто-то ещё:
join-go = К столу
join-full = Все места заняты.
move-title = Перенести место сюда
move-how = На устройстве, где вы сидите сейчас, откройте меню стола и выберите «Перенести моё место на другое устройство». Введите показанный код.
move-code = Код
move-go = Сесть здесь
gathering-title = Накрываем на стол
gathering-waiting = { $count ->
    [0] Все в сборе. Накрываем на стол …
    [one] Свободно ещё { $count } место.
    [few] Свободно ещё { $count } места.
   *[many] Свободно ещё { $count } мест.
}
gathering-fill = Посадить бота
gathering-leave = Освободить место
gathering-leave-sure = Точно уйти?
invite-title = Пригласить друга
invite-how = Отправьте эту ссылку, или пусть друг наведёт на картинку камеру телефона.
invite-link = Ссылка
invite-qr = Ссылка в виде QR-кода
invite-copy = Скопировать ссылку
invite-copied = Скопировано
invite-not-copied = Браузер не даёт столу копировать. Ссылка уже выделена: скопируйте её сочетанием Ctrl+C или долгим нажатием.
invite-share = Поделиться
invite-text = Сыграем вместе? { $game }
invite-loopback = Пока эту ссылку больше никто не откроет: стол есть только на этом компьютере.
invite-loopback-how = Чтобы впустить друзей из вашей сети, остановите сервер и запустите его командой
seat-free = свободно
seat-waits = ждёт друга
seat-mine = это вы
seat-here = за столом
seat-away = отсутствует
seat-awaited = делает выбор
seat-resigned = сдаётся
kind-stand-in = дублёр

## At the table
table-title = Стол
table-dealing = Накрываем на стол …
table-watching = Вы наблюдаете. Играют только те, кто сидит за столом.
table-stuck = С начала этой партии правила изменились. Её можно рассмотреть, но не продолжить.
turn-title = Что делать сейчас
turn-of = Ходит { $name }
turn-confirm = Подтвердите или верните ход.
turn-dealing = Одну минуту …
turn-undo = Вернуть
turn-restart = Начать мой ход заново
turn-done = Подтвердить
line-lost = Связь ненадолго пропала. Она восстановится сама.
line-lost-kept = Связь ненадолго пропала. Ваш выбор сохранён и уйдёт, как только она вернётся.
line-gone = Этой партии здесь больше нет.
log-title = Что произошло
log-earlier = Показать всё с самого начала
list-choices = Что вы можете сделать
list-filter = Введите слово, чтобы сократить список
list-count = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
}
list-none-fits = Введённому ничего не подходит.
list-nothing = Сейчас выбирать нечего.
list-table = На столе
why-rule = Правило { $paragraph }
reactions-title = Реакции
reaction-clap = Браво
reaction-laugh = Ха-ха
reaction-wow = Ого
reaction-think = Хм
reaction-heart = Прелесть
reaction-hurry = Не спешите … но и не засыпайте
reaction-oops = Ой
reaction-bye = До встречи
curtain-hand = Передайте устройство: { $name }
curtain-why = Стол скрыт, пока не сядет { $name }.
curtain-open = Это я, { $name }

## The menu
menu-title = Меню
menu-look = Имя и цвет
menu-move = Перенести моё место на другое устройство
menu-resign = Сдаться
menu-resign-sure = Точно сдаться?
menu-absent = Отсутствующие друзья
menu-cover = Пусть кто-то сыграет за них
menu-device = На этом устройстве
menu-confirming = Подтверждать мои ходы
menu-list = Играть списком вместо рисунка
menu-curtain = Занавес между игроками
menu-sound = Звук, когда мой ход
menu-notify = Уведомлять, когда мой ход
notify-trial = Так мы сообщим, что ваш ход
notify-denied = Браузер не разрешает столу присылать уведомления. Разрешить можно в настройках браузера для этой страницы.
notify-unable = Этот браузер не показывает уведомлений со страницы. О ходе всё равно скажут звук и заголовок вкладки.
menu-language = Язык и оформление
menu-match = Эта партия
menu-agree = Я за то, чтобы закончить партию сейчас
menu-agree-as = { $name }: закончить партию сейчас
menu-close = Закрыть партию для всех
menu-close-sure = Точно закрыть?
code-how = На другом устройстве откройте { $where } и введите код. Он годится один раз, до { $until }.
cover-yours = Пока вас не было, за вас играл: { $kind }.
cover-back = Я здесь
agree-others = Закончить партию предлагают: { $names }. Согласиться можно в меню.
rematch = Сыграть ещё
rematch-waits = Следующая партия готова, места те же.
rematch-go = Перейти к ней

## The end
result-title = Итог
result-show = Итог
result-winner = { $count ->
    [one] Победа: { $names }!
   *[other] Общая победа: { $names }!
}
result-total = Всего: { $points }
result-record = Сохранить запись
result-look = Посмотреть на стол
result-fair = Честно ли раздали карты?
result-fair-how = Вся раздача получена из этого зерна, а его хеш был виден с самого начала. Сохранённую запись можно по нему проверить.

## Rules
rules-how = У каждого правила есть номер. Там, где на него может сослаться ход или счёт, сначала стоит фраза на вашем языке; полный текст под ней – по-английски.
rules-search = Искать в правилах
rules-found = { $count ->
    [one] { $count } параграф
    [few] { $count } параграфа
   *[many] { $count } параграфов
}
rules-none = Ни в одном параграфе нет всех этих слов.
how-to-play-none = Картинок к этой игре пока нет. Все её правила – в пронумерованных параграфах.

## What went wrong
nowhere-title = Здесь ничего не растёт
nowhere-text = По этому адресу страницы нет.
trouble-unreachable = До стола сейчас не достучаться.
trouble-404 = Здесь ничего нет. Возможно, ссылка неполная.
trouble-413 = Это больше, чем стол принимает за раз.
trouble-429 = Слишком часто. Подождите немного и попробуйте снова.
trouble-500 = За столом что-то сломалось. Сыгранное сохранено; попробуйте снова.
trouble-problem = { $where }: вместо { $expected } найдено { $found }.
trouble-more = И это ещё не всё, что не подходит.
trouble-unknown = Не получилось.
reason-not-your-seat = Это не ваше место.
reason-no-such-match = Такой партии нет.
reason-gathering = Ещё не все места заняты; игра начнётся, когда все сядут.
reason-ended = Эта партия закончена.
reason-stuck = С начала этой партии правила изменились; продолжить её нельзя.
reason-seat-taken = Там уже кто-то сидит.
reason-no-free-seat = Все места заняты.
reason-not-host = Это может сделать только организатор партии.
reason-own-seat = Это ваше собственное место.
reason-not-absent = Этот игрок на месте.
reason-not-covered = За это место никто не играет.
reason-covered = За вас кто-то играет. Сначала скажите, что вы вернулись.
reason-resigned = Игрок на этом месте сдался.
reason-not-a-person = Там сидит бот.
reason-bad-code = Этот код не подходит. Он годится один раз и недолго; попросите новый.
reason-too-fast = Слишком часто. Подождите немного и попробуйте снова.
reason-too-many-matches = У вас много открытых партий. Сначала доиграйте или закройте одну из них.
reason-colour-taken = Этот цвет уже у другого места.
reason-bad-name = В имени от 1 до 24 букв, и оно отличается от других.
reason-not-over = Партия ещё не окончена.
reason-no-person = Хотя бы одно место должно быть для человека.
reason-no-invitation = Это приглашение больше не действует.
reason-not-seated = Вы не сидите за этим столом.
reason-other-origin = Эта страница не от этого стола. Откройте собственный адрес стола.
reason-starting = Сервер только запускается. Попробуйте через мгновение.
reason-no-such-game = Такой игры за этим столом нет.
reason-no-such-box = Такого издания этой игры нет.
reason-no-such-level = Такого бота нет.
reason-no-such-seat = Такого места нет.
reason-no-such-language = На этом языке текстов нет.
reason-no-such-page = Такой страницы нет.
reason-too-long = Это слишком длинно.
reason-stopping = Сервер как раз останавливается. Попробуйте чуть позже.
reason-not-kept = Сейчас это не удалось сохранить. Попробуйте ещё раз.
