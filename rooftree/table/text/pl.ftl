# Co mówi stół: strony, przyciski, kłopoty. Słowa samej gry leżą w jej folderze.

## Everywhere
go-home = Na początek
close = Zamknij
try-again = Spróbuj ponownie
rules = Zasady
how-to-play = Jak grać
your-turn = Twój ruch
waiting-for = Czekamy na graczy: { $names }.
settings-language = Język
settings-theme = { $theme ->
    [light] Kolory: jasne
    [dark] Kolory: ciemne
   *[system] Kolory: jak w systemie
}
status-gathering = Czekamy na znajomych
status-running = Gra trwa
status-over = Koniec gry.
status-agreed = Zakończono za wspólną zgodą.
status-closed = Gospodarz zamknął tę partię.

## The start
home-title = Stół na drzewie
home-summary = Gry planszowe o budowaniu domów: ze znajomymi, przy jednym ekranie i z botami. Po prostu usiądź: bez konta i bez zegara.
home-continue = Graj dalej
home-games = Gry
home-past = Rozegrane
home-play = Graj
home-invited = Masz zaproszenie?
home-invited-how = Otwórz przysłany link albo wklej go tutaj. Zadziała też kod miejsca z innego urządzenia.
home-link-or-code = Link lub kod
home-open = Otwórz
home-puzzled = To nie jest ani link do stołu, ani kod. W linku jest /join/ lub /m/, a kod to kilka liter i cyfr.
home-own-box = Prawdziwe pudełko na półce?
home-own-box-how = Wpisz jego prawdziwe liczby do pliku pudełka, otwórz go tutaj i graj z nimi.
home-own-box-puzzled = { $name } nie pasuje do żadnej gry przy tym stole. W pliku pudełka jest wiersz taki jak game = "treehouse".
home-unofficial = Program nieoficjalny, z własnymi słowami i rysunkami
home-version = Rooftree { $version }
game-seats = Gracze: { $seats }
game-minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
game-age = od { $age } lat
game-reconstructed = Część kart odtworzona
game-reconstructed-why = Jeśli żadne publiczne źródło nie podaje liczby z pudełka, jest ona odtworzona. Właściciele prawdziwego pudełka mogą wpisać prawdziwe dane.

## Setting up a match
new-title = Nowa partia
new-seats = Kto gra?
new-who = Kto siedzi na miejscu { $number }?
new-who-me = Ja
new-who-here = Ktoś obok
new-who-friend = Znajomy z linku
new-who-bot = Bot
new-level = Siła gry
level-stand-in = Zastępca: jak każą zasady, gdy gracza nie ma
level-easy = Łatwy: gra byle co
level-normal = Średni: patrzy na punkty
level-hard = Trudny: myśli naprzód
level-expert = Mistrz: myśli długo
new-name = Imię
new-your-name = Twoje imię
new-their-name = Imię gracza
new-friend-how = Dostaniesz link do wysłania. Znajomy wpisze imię i usiądzie do stołu.
new-colour = Kolor i kształt
new-add-seat = Jeszcze jeden gracz
new-remove = Usuń miejsce { $number }
new-rules = Według jakich zasad?
new-edition = Wydanie
new-own-box = Otwórz własne pudełko
new-own-box-is = Twoje pudełko: { $name }
new-own-box-not = Bez własnego pudełka
new-own-box-large = { $name } nie jest plikiem pudełka: ma ponad 1 MiB.
new-more-options = Więcej ustawień
new-usual = jak zwykle
new-start = Zaczynamy
new-start-invite = Zacznij i zaproś
new-dealing = Nakrywamy do stołu …
new-compiling = Zasady są jeszcze przygotowywane, to potrwa kilka sekund.
new-lack-seats = W tę grę gra się w innym składzie.
new-lack-nobody = Przynajmniej jedno miejsce musi być dla człowieka.
new-lack-names = Każdy przy tym urządzeniu potrzebuje imienia.
bot-names = Żołądź, Paproć, Jeżyna, Zięba, Leszczyna, Mech
colour-clay = glina, koło
colour-moss = mech, trójkąt
colour-sky = niebo, romb
colour-plum = śliwka, kwiat
colour-honey = miód, sześciokąt
colour-slate = łupek, kwadrat

## Sitting down
join-title = Zaproszenie
join-invites = { $name } zaprasza cię do gry
join-who = Kto gra
join-name = Twoje imię
join-seat = Które miejsce
join-seat-number = Miejsce { $number }
join-sit = Usiądź
join-sitting = Już siedzisz przy tym stole.
join-another = Przy tym urządzeniu może usiąść ktoś jeszcze:
join-go = Do stołu
join-full = Wszystkie miejsca są zajęte.
move-title = Przenieś miejsce tutaj
move-how = Na urządzeniu, przy którym teraz siedzisz, otwórz menu stołu i wybierz „Przenieś moje miejsce na inne urządzenie”. Wpisz pokazany kod.
move-code = Kod
move-go = Usiądź tutaj
gathering-title = Nakrywamy do stołu
gathering-waiting = { $count ->
    [0] Wszyscy już są. Nakrywamy do stołu …
    [one] Zostało { $count } wolne miejsce.
    [few] Zostały { $count } wolne miejsca.
   *[many] Zostało { $count } wolnych miejsc.
}
gathering-fill = Niech zagra bot
gathering-leave = Zwolnij moje miejsce
gathering-leave-sure = Na pewno odejść?
invite-title = Zaproś znajomego
invite-how = Wyślij ten link albo pozwól znajomemu skierować aparat telefonu na obrazek.
invite-link = Link
invite-qr = Link jako kod QR
invite-copy = Kopiuj link
invite-copied = Skopiowano
invite-not-copied = Przeglądarka nie pozwala stołowi kopiować. Link jest już zaznaczony: skopiuj go przez Ctrl+C albo długim naciśnięciem.
invite-share = Udostępnij
invite-text = Zagrasz ze mną? { $game }
invite-loopback = Na razie nikt inny nie otworzy tego linku: stół jest tylko na tym komputerze.
invite-loopback-how = Aby wpuścić znajomych z twojej sieci, zatrzymaj serwer i uruchom go poleceniem
seat-free = wolne
seat-waits = czeka na znajomego
seat-mine = to ty
seat-here = przy stole
seat-away = poza stołem
seat-awaited = wybiera
seat-resigned = poddaje się
kind-stand-in = zastępca

## At the table
table-title = Stół
table-dealing = Nakrywamy do stołu …
table-watching = Oglądasz. Grają tylko ci, którzy siedzą przy stole.
table-stuck = Od początku tej partii zasady się zmieniły. Można ją oglądać, ale nie grać dalej.
turn-title = Co teraz zrobić
turn-of = Ruch: { $name }
turn-confirm = Zatwierdź albo cofnij ruch.
turn-dealing = Chwileczkę …
turn-undo = Cofnij
turn-restart = Zacznij mój ruch od nowa
turn-done = Zatwierdź
line-lost = Połączenie na chwilę zniknęło. Wróci samo.
line-lost-kept = Połączenie na chwilę zniknęło. Twój wybór jest zachowany i zostanie wysłany, gdy tylko wróci.
line-gone = Tej partii już tu nie ma.
log-title = Co się wydarzyło
log-earlier = Pokaż wszystko od początku
list-choices = Co możesz zrobić
list-filter = Wpisz słowo, aby skrócić listę
list-count = { $count ->
    [one] { $count } możliwość
    [few] { $count } możliwości
   *[many] { $count } możliwości
}
list-none-fits = Nic nie pasuje do wpisanych słów.
list-nothing = Teraz nie ma nic do wyboru.
list-table = Na stole
why-rule = Zasada { $paragraph }
reactions-title = Reakcje
reaction-clap = Brawo
reaction-laugh = Ha, ha
reaction-wow = O rety
reaction-think = Hm
reaction-heart = Cudne
reaction-hurry = Bez pośpiechu … ale nie zaśnij
reaction-oops = Ojej
reaction-bye = Do zobaczenia
curtain-hand = Przekaż urządzenie: { $name }
curtain-why = Stół jest ukryty, dopóki nie usiądzie { $name }.
curtain-open = To ja, { $name }

## The menu
menu-title = Menu
menu-look = Imię i kolor
menu-move = Przenieś moje miejsce na inne urządzenie
menu-resign = Poddaj się
menu-resign-sure = Na pewno się poddać?
menu-absent = Nieobecni znajomi
menu-cover = Niech ktoś zagra za nich
menu-device = Na tym urządzeniu
menu-confirming = Zatwierdzanie moich ruchów
menu-list = Gra na liście zamiast na rysunku
menu-curtain = Kurtyna między graczami
menu-sound = Dźwięk, gdy mój ruch
menu-notify = Powiadomienie, gdy mój ruch
notify-trial = Tak dowiesz się, że to twój ruch
notify-denied = Przeglądarka nie pozwala stołowi wysyłać powiadomień. Możesz na to pozwolić w jej ustawieniach dla tej strony.
notify-unable = Ta przeglądarka nie pokazuje powiadomień ze strony. O ruchu i tak powiedzą dźwięk i tytuł karty.
menu-language = Język i kolory
menu-match = Ta partia
menu-agree = Zgadzam się zakończyć partię teraz
menu-agree-as = { $name }: zakończyć partię teraz
menu-close = Zamknij partię dla wszystkich
menu-close-sure = Na pewno zamknąć?
code-how = Na drugim urządzeniu otwórz { $where } i wpisz kod. Działa jeden raz, do { $until }.
cover-yours = Podczas twojej nieobecności grał za ciebie: { $kind }.
cover-back = Już jestem
agree-others = Zakończyć partię chcą: { $names }. Zgodzić się można w menu.
rematch = Zagraj jeszcze raz
rematch-waits = Następna partia jest gotowa, miejsca te same.
rematch-go = Przejdź do niej

## The end
result-title = Wynik
result-show = Wynik
result-winner = { $count ->
    [one] Wygrywa { $names }!
   *[other] Wygrywają razem: { $names }!
}
result-total = Razem: { $points }
result-record = Zapisz przebieg
result-look = Obejrzyj stół
result-fair = Czy rozdano uczciwie?
result-fair-how = Całe rozdanie pochodzi z tego ziarna, a jego skrót był widoczny od początku. Można nim sprawdzić zapisany przebieg.

## Rules
rules-how = Każda zasada ma numer. Tam, gdzie może się na nią powołać ruch lub punktacja, najpierw jest zdanie w twoim języku; pełny tekst pod nim jest po angielsku.
rules-search = Szukaj w zasadach
rules-found = { $count ->
    [one] { $count } paragraf
    [few] { $count } paragrafy
   *[many] { $count } paragrafów
}
rules-none = Żaden paragraf nie zawiera wszystkich tych słów.
how-to-play-none = Do tej gry nie ma jeszcze obrazków. Wszystkie jej zasady są w numerowanych paragrafach.

## What went wrong
nowhere-title = Tu nic nie rośnie
nowhere-text = Pod tym adresem nie ma strony.
trouble-unreachable = Stół jest teraz niedostępny.
trouble-404 = Tu nic nie ma. Być może link jest niepełny.
trouble-413 = To więcej, niż stół przyjmuje naraz.
trouble-429 = Zbyt często. Odczekaj chwilę i spróbuj ponownie.
trouble-500 = Przy stole coś się zepsuło. To, co zagrano, jest zachowane; spróbuj ponownie.
trouble-problem = { $where }: zamiast { $expected } znaleziono { $found }.
trouble-more = To nie wszystko, co nie pasuje.
trouble-unknown = Nie udało się.
reason-not-your-seat = To nie jest twoje miejsce.
reason-no-such-match = Nie ma takiej partii.
reason-gathering = Nie wszystkie miejsca są zajęte; gra zacznie się, gdy wszyscy usiądą.
reason-ended = Ta partia się skończyła.
reason-stuck = Od początku tej partii zasady się zmieniły; nie można grać dalej.
reason-seat-taken = Ktoś już tam siedzi.
reason-no-free-seat = Wszystkie miejsca są zajęte.
reason-not-host = Może to zrobić tylko gospodarz partii.
reason-own-seat = To twoje własne miejsce.
reason-not-absent = Ten gracz jest przy stole.
reason-not-covered = Nikt nie gra za to miejsce.
reason-covered = Ktoś gra za ciebie. Najpierw powiedz, że już jesteś.
reason-resigned = Gracz na tym miejscu się poddał.
reason-not-a-person = Siedzi tam bot.
reason-bad-code = Ten kod nie pasuje. Działa jeden raz i krótko; poproś o nowy.
reason-too-fast = Zbyt często. Odczekaj chwilę i spróbuj ponownie.
reason-too-many-matches = Masz wiele otwartych partii. Najpierw dokończ lub zamknij jedną z nich.
reason-colour-taken = Ten kolor ma już inne miejsce.
reason-bad-name = Imię ma od 1 do 24 liter i różni się od pozostałych.
reason-not-over = Partia jeszcze się nie skończyła.
reason-no-person = Przynajmniej jedno miejsce musi być dla człowieka.
reason-no-invitation = To zaproszenie jest już nieważne.
reason-not-seated = Nie siedzisz przy tym stole.
reason-other-origin = Ta strona nie pochodzi z tego stołu. Otwórz własny adres stołu.
reason-starting = Serwer dopiero się uruchamia. Spróbuj za chwilę.
reason-no-such-game = Tej gry nie ma przy tym stole.
reason-no-such-box = Nie ma takiego wydania tej gry.
reason-no-such-level = Nie ma takiego bota.
reason-no-such-seat = Nie ma takiego miejsca.
reason-no-such-language = Nie ma tekstów w tym języku.
reason-no-such-page = Nie ma takiej strony.
reason-too-long = To jest za długie.
reason-stopping = Serwer właśnie się zatrzymuje. Spróbuj za chwilę.
reason-not-kept = Tego nie udało się teraz zapisać. Spróbuj jeszcze raz.
