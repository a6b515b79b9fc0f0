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

## How to play
bb-how-lead = Up to five builders walk the forest, gather what a house is made of, and put it up together, piece by piece. Whoever adds the cleverest pieces wins.
bb-how-start = Choose your builder
bb-how-start-text = Everyone takes a builder and stands it on a cell with a little green flag. You hold three cards; nobody else sees them.
bb-how-walk = Walk with your cards
bb-how-walk-text = A step to a round cell costs one card that shows its picture. You may take one, two or three steps in a turn: as long as you have cards.
bb-how-jump = Jump over the others
bb-how-jump-text = Is somebody in your way? Jump right over, for the same one card. And all cells with blue arrows are joined: from each of them you can go straight to any other.
bb-how-build = Build a piece
bb-how-build-text = On the squares lie the pieces of the house. To step on one, your cards must show its picture as often as its number says. Then the piece is built at once.
bb-how-points = Collect points
bb-how-points-text = A piece is worth 1 point, and 1 more for each piece that already lies right beside, above or below it. Here the balcony touches two: 3 points.
bb-how-points-picture = A part of the house: weathercock and bedroom window lie, and the balcony joins them
bb-how-end = End your turn
bb-how-end-text = Put cards you don’t like into the basket, then fill your hand up to three. The last piece of the house ends the game at once. Most points win; with equal points, the one who took turns later.
bb-how-tip = On the screen: tap whatever glows. Tap a cell that is further away, and you see the way and the cards it costs; tap “Go!”, and your builder walks it step by step. Every choice is in the list view, too.
