# What the drawn Big Build table says besides the texts of the game itself (rooftree/games/big_build/text).

bb-table = The table
bb-board = The board
bb-house = The house: { $laid } of { $parts } parts are built
bb-seat = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand
bb-acting = It is their turn.
bb-stands = { $seat } stands here
bb-open = { $ways ->
    [one] You can go here
   *[other] You can go here: { $ways } ways to pay
}
bb-far = { $steps } steps from here
bb-card-step = { $card }: pays for step { $step }
bb-deck = { $cards ->
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
}
bb-discards = { $cards ->
    [one] { $cards } card in the discard basket
   *[other] { $cards } cards in the discard basket
}
bb-basket-takes = Put the raised cards into the basket; they are discarded when you end your turn
bb-basket-back = Take out of the basket again: { $cards }
bb-go = Go!
bb-end = End turn
bb-close = Close
