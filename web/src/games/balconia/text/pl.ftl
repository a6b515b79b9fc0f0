# Co mówi narysowany stół Balkonicy poza tekstami samej gry (rooftree/games/balconia/text).

ba-table = Stół
ba-house = Dom, jak widzi go { $seat }
ba-other-open = Dom, jak widzi go { $seat }: przyjrzyj się
ba-other-hidden = Dom, jak widzi go { $seat }: okiennice są dla ciebie zamknięte
ba-cell = Poziom { $level }, kolumna { $column }
ba-entrance = Wejście
ba-open = Tu można wstawić klocek: { $change ->
    [one] o { $change } punkt więcej
    [few] o { $change } punkty więcej
   *[other] o { $change } punktów więcej
}
ba-disc = Klocek { $block } i jego cztery ścianki
ba-face-of = Tę połowę ma { $seat }.
ba-turn = Tura { $turn } z { $turns }
ba-turn-left = Obróć klocek w lewo
ba-turn-right = Obróć klocek w prawo
ba-take = Weź te dwie
ba-hint-take = Obracaj tarczę, aż dwie wybrane ścianki znajdą się na twojej połowie.
ba-hint-place = Wybierz jedną ze swoich ścianek i stuknij świecące miejsce. Przeciwną ściankę zobaczy { $seat }.
ba-hint-chooses = { $seat } wybiera dwie z czterech ścianek.
ba-hint-places = { $seat } wstawia klocek.
ba-hint-done = Klocek stoi.
ba-over = Dom jest gotowy.
ba-now = jak dotąd
ba-door-later = Porównamy, gdy dom będzie gotowy.
ba-close = Zamknij
