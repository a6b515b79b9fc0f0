# Co mówi narysowany stół poza tekstami samej gry (rooftree/games/dream_home/text).

dh-table = Stół
dh-display = Tor
dh-column = Kolumna { $column }
dh-marker = Pierwszy gracz
dh-column-empty = już wzięta
dh-hand = Co masz w ręku
dh-house = Dom: { $seat }
dh-house-state = Dom gracza { $seat }: { $rooms ->
    [one] { $rooms } pomieszczenie
    [few] { $rooms } pomieszczenia
   *[many] { $rooms } pomieszczeń
}, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, { $roofs ->
    [one] { $roofs } karta dachu
    [few] { $roofs } karty dachu
   *[many] { $roofs } kart dachu
}
dh-has-marker = ma znacznik pierwszego gracza
dh-acts = teraz jego tura
dh-skipped = w tej rundzie młot pneumatyczny został użyty
dh-holds = wzięte pomieszczenie: { $room }
dh-look = Dotknij, by obejrzeć z bliska.
dh-close = Zamknij
dh-cancel = Anuluj

dh-free = wolne pole
dh-empty-room = puste pomieszczenie, zakryte
dh-scaffold = rusztowanie
dh-open = Można wybrać
dh-gain = { $points ->
    [one] { $points } punkt więcej
    [few] { $points } punkty więcej
   *[many] { $points } punktów więcej
}

dh-round = Runda { $round } z 12
dh-pile = { $rooms ->
    [one] { $rooms } odrzucone pomieszczenie
    [few] { $rooms } odrzucone pomieszczenia
   *[many] { $rooms } odrzuconych pomieszczeń
}
dh-room-pile = Odrzucone pomieszczenia
dh-roof-pile = Odrzucone dachy

dh-piece-up = Zbuduj
dh-piece-down = Zakryte: puste
dh-piece-scaffold = Najpierw rusztowanie
dh-piece-token = Wstaw do środka
dh-piece-later = potem
dh-face = Jak leży karta
dh-go = Zrób to
dh-go-take = Weź
dh-go-discard = Odrzuć
dh-decline = Zachowaj na później
dh-done = Bez dalszych pomocników
dh-no-car = Bez samochodu

dh-next-column = Dotknij kolumny.
dh-next-other-column = Dotknij drugiej kolumny.
dh-next-room = Dotknij pomieszczenia w swoim domu.
dh-next-other-room = Dotknij drugiego pomieszczenia.
dh-next-card = Dotknij karty u góry.

dh-about-room = { $room }: { $category ->
    [basement] tylko w piwnicy; { $limit ->
        [one] zawsze osobno.
       *[other] do { $limit } obok siebie.
    }
   *[other] { $limit ->
        [one] zawsze osobno.
       *[other] do { $limit } obok siebie.
    }
}
dh-about-marker = Z tym znacznikiem zaczynasz następną rundę.
dh-about-roof = Trafia zakryta na twój dach. Zapamiętaj kolor!
dh-about-furniture = { $token }: trafia od razu do pasującego pomieszczenia i je zamyka.
dh-about-furniture-any = { $token }: trafia od razu do dowolnego twojego pomieszczenia i je zamyka.
dh-about-furniture-beside = { $token }: stoi obok domu i nie potrzebuje pomieszczenia.
dh-about-jackhammer = Dotknij kolumny, by od razu wziąć jej pomieszczenie. W tej rundzie nie masz wtedy tury.
dh-about-car = Twój garaż z dwóch kart stoi jako pierwszy: dotknij go, a samochód tam zaparkuje.

dh-bonus-baths = Łazienka na obu piętrach
dh-bonus-comfort = Łazienka, kuchnia i sypialnia
dh-bonus-roof = Cztery dachy w jednym kolorze albo różne; okno +1
dh-reached = jest
dh-roofs = { $roofs ->
    [one] { $roofs } karta dachu jest jeszcze zakryta.
    [few] { $roofs } karty dachu są jeszcze zakryte.
   *[many] { $roofs } kart dachu jest jeszcze zakrytych.
}
dh-total = Razem: { $points }
dh-total-so-far = Na razie, bez dachu: { $points }

## Jak grać
dh-how-lead = Zbuduj dom swoich marzeń: dwanaście rund, dwanaście pomieszczeń i dach na górze. W każdej rundzie bierzesz jedno pomieszczenie i to, co leży nad nim.
dh-how-take = Weź kolumnę
dh-how-take-text = Na torze leży pięć pomieszczeń, a nad nimi dachy, wyposażenie, narzędzia i pomocnicy. Wybierz kolumnę i weź obie karty. Kto bierze pierwszą kolumnę, dostaje chorągiewkę i zaczyna następną rundę.
dh-how-build = Zbuduj pomieszczenie
dh-how-build-text = Pomieszczenie od razu trafia do domu. Coś musi je podtrzymywać: ziemia albo karta tuż pod nim. Kuchnie i sypialnie należą na górne piętra, garaże i piwniczki do piwnicy. Kartę można też położyć zakrytą, jako puste pomieszczenie: nie daje punktów, ale podtrzymuje to, co wyżej.
dh-how-build-picture = Dom z trzema pomieszczeniami. Kuchnia może stanąć na wolnym polu obok nich, nad nimi albo nad garażem.
dh-how-grow = Niech pomieszczenia rosną
dh-how-grow-text = Karty jednego rodzaju obok siebie tworzą jedno duże pomieszczenie, a duże są cenne: salon z trzech kart daje 9 punktów zamiast 1. Małe liczby pokazują punkty za jedną kartę, dwie albo trzy. Fioletowe pomieszczenia nie rosną, ale są więcej warte obok tego, którego znak pokazują.
dh-how-grow-picture = Dom z salonem z trzech kart, kuchnią z dwóch i spiżarnią obok kuchni.
dh-how-furnish = Urządź je
dh-how-furnish-text = Wyposażenie trafia od razu do pomieszczenia, które pokazuje jego karta, i daje tam punkty. Ale uwaga: urządzone pomieszczenie jest zamknięte i żadna karta już do niego nie dołączy.
dh-how-help = Narzędzia i pomocnicy
dh-how-help-text = Narzędzia przydają się podczas budowy, pomocnicy zwykle na koniec. Leżą obok domu; dotknij któregoś, by przeczytać, co potrafi. Gdy świeci, można z niego skorzystać.
dh-how-end = Dach i koniec gry
dh-how-end-text = Karty dachu leżą zakryte do końca: pamiętaj, co masz! Cztery w jednym kolorze dają 8 punktów, cztery różne 3, a każde okno jeszcze 1. Łazienki na obu piętrach dają 3 punkty, a łazienka, kuchnia i sypialnia razem też 3. Wygrywa najwięcej punktów.
dh-how-end-picture = Cały dom pod czerwonym dachem z oknem.
dh-how-tip = Na ekranie: dotykaj tego, co świeci. Przed budową na każdym polu widać, ile da punktów. Dotknij pola, które nie świeci, a dowiesz się, dlaczego.
