# Co mówi narysowany stół „Wielkiej budowy” poza tekstami samej gry (rooftree/games/big_build/text).

bb-table = Stół
bb-board = Plansza
bb-house = Dom: zbudowane części – { $laid } z { $parts }
bb-seat = { $seat }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, na ręce { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
bb-acting = Teraz wykonuje ruch.
bb-stands = Tu stoi { $seat }
bb-open = { $ways ->
    [one] Możesz tu iść
   *[other] Możesz tu iść, sposoby zapłaty: { $ways }
}
bb-far = { $steps ->
    [one] Stąd { $steps } krok
    [few] Stąd { $steps } kroki
   *[many] Stąd { $steps } kroków
}
bb-card-step = { $card }: opłaca krok { $step }
bb-deck = W talii { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
bb-discards = W koszu { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
bb-basket-takes = Włóż podniesione karty do kosza; zostaną odrzucone na końcu tury
bb-basket-back = Wyjmij z kosza: { $cards }
bb-go = Idź!
bb-end = Koniec tury

## Jak grać
bb-how-lead = Do pięciu budowniczych wędruje po lesie, zbiera to, z czego powstaje dom, i razem go stawia, część po części. Wygrywa ten, kto doda najlepsze części.
bb-how-start = Wybierz budowniczego
bb-how-start-text = Każdy bierze budowniczego i stawia go na polu z zieloną chorągiewką. Masz na ręce trzy karty; nikt inny ich nie widzi.
bb-how-walk = Idź za karty
bb-how-walk-text = Krok na okrągłe pole kosztuje jedną kartę z jego obrazkiem. W turze możesz zrobić jeden, dwa lub trzy kroki – dopóki masz karty.
bb-how-jump = Przeskakuj innych
bb-how-jump-text = Ktoś stoi na drodze? Przeskocz go, za tę samą jedną kartę. A wszystkie pola z niebieskimi strzałkami są połączone: z każdego możesz przejść prosto na każde inne.
bb-how-build = Zbuduj część
bb-how-build-text = Na kwadratach leżą części domu. Aby wejść na taki kwadrat, twoje karty muszą pokazać jego obrazek tyle razy, ile mówi liczba. Część od razu staje na swoim miejscu.
bb-how-points = Zbieraj punkty
bb-how-points-text = Część daje 1 punkt i po 1 za każdą część, która już leży tuż obok, nad nią lub pod nią. Tutaj balkon dotyka dwóch: 3 punkty.
bb-how-points-picture = Kawałek domu: kurek i okno sypialni już są, balkon łączy je ze sobą
bb-how-end = Zakończ turę
bb-how-end-text = Włóż do kosza karty, których nie chcesz, i dobierz do trzech. Ostatnia część domu od razu kończy grę. Wygrywa ten, kto ma najwięcej punktów; przy remisie ten, kto grał później.
bb-how-tip = Na ekranie: dotykaj tego, co świeci. Dotknij dalszego pola, a zobaczysz drogę i karty, które kosztuje; dotknij „Idź!”, a budowniczy przejdzie ją krok po kroku. Wszystkie ruchy są też na liście.
