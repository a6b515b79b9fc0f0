# Mały ogród. ID-hidden to ten sam komunikat, gdy część zmiennych jest zakryta.

game-title = Mały ogród
game-summary = Posadź kwiat, weź narzędzie i wyciągnij jak najwięcej z bardzo małego ogrodu.

## Nazwy
tool-can = konewka
tool-spade = łopata
count-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

## O co pyta gra
prompt-sow = Runda { $round }: wybierz kwiat do posadzenia.
prompt-take = Runda { $round }: weź narzędzie.
prompt-water = Wybierz kwiat do podlania.
prompt-compost = Wybierz kartę na kompost.
prompt-wait = Czekamy na: { $seats }
prompt-over = Gra skończona.

## Wybory
choice-sow = Posadź: { $flower }
choice-take = Weź: { $tool }
choice-water = Podlej: { $flower }
choice-compost = Połóż na kompost: { $flower }

## Zdarzenia
event-dealt = Karty na ręce, { $seat }: { $hand }
event-dealt-hidden = Karty na ręce: { $seat }
event-chose = Wybór gotowy: { $seat }
event-planted = { $seat } sadzi: { $flower }
event-took = { $seat } bierze: { $tool }
event-watered = { $seat } podlewa: { $flower }
event-composted = { $seat } kładzie na kompost: { $flower }
event-composted-hidden = { $seat } kładzie na kompost zakrytą kartę.
event-drew = { $seat } dobiera: { $flower }
event-drew-hidden = { $seat } dobiera kartę.
event-ended = Ostatnia runda minęła, gra skończona.

## Wiersze wyniku
line-plants = { $flower }, rośliny: { $plants }. { count-points }
line-drops = { $flower }, krople: { count-points }
line-variety = Wszystkie trzy kwiaty: { count-points }

## Dlaczego nie i co się nie zgadza
reason-allowed = Tak można.
reason-not-awaited = Teraz nie wybierasz.
reason-not-now = Teraz w tej rundzie nie można tego zrobić.
reason-not-held = Nie masz tego kwiatu na ręce.
reason-deck-empty = Talia jest pusta, więc nie ma czego dobrać za łopatę.
reason-not-thirsty = Każda taka roślina ma już kroplę albo nie rośnie w twoim ogrodzie.
reason-unreadable = W tej grze nie ma takiego wyboru.
reason-lost-card = Kart kwiatu nie jest tyle, ile w pudełku.
reason-too-many-drops = Kwiat ma więcej kropli niż roślin.
reason-plants-wrong = W ogrodzie nie ma po jednej roślinie na rundę.

fault-lost-card = { $flower }: kart w sumie { $found }, nie tyle, ile w pudełku, albo za dużo w ogrodach.
fault-too-many-drops = { $seat }, { $flower }: kropli { $found }, więcej niż roślin.
fault-plants-wrong = { $seat }: roślin { $found }, nie po jednej na rundę.

## Opcje
option-rounds = Rundy
option-rounds-two = dwie
option-rounds-three = trzy
option-compost = Kompost
option-compost-hidden = leży zakryty
option-compost-open = leży odkryty

## Koniec
end-running = Gra jeszcze trwa.
end-last-round = Ostatnia runda minęła.
tie-break-points = rozstrzygnęły punkty
tie-break-drops = rozstrzygnęły krople
tie-break-shared = wspólne zwycięstwo
role-first = pierwsze miejsce przy stole
role-second = drugie miejsce przy stole
role-third = trzecie miejsce przy stole

## Zasady słowami gracza
rule-TG-01 = W talii są róże, tulipany i astry, tyle, ile mówi pudełko.
rule-TG-10 = Runda to sadzenie, a potem pielęgnacja; rundy są dwie albo trzy.
rule-TG-11 = Każdy po kryjomu wybiera kwiat z ręki; wszystkie sadzi się jednocześnie.
rule-TG-12 = Zgodnie z ruchem wskazówek zegara każdy bierze narzędzie, a potem go używa.
rule-TG-13 = Konewka kładzie kroplę na kwiat w twoim ogrodzie; jeden gatunek nie ma więcej kropli niż roślin.
rule-TG-14 = Łopata kładzie kartę z ręki na kompost, a ty dobierasz nową. Gdy talia jest pusta, nie można jej wziąć.
rule-TG-21 = Każda roślina jest warta tyle, ile mówi pudełko.
rule-TG-22 = Każda kropla jest warta punkt.
rule-TG-23 = Ogród ze wszystkimi trzema kwiatami jest wart trzy punkty więcej.
