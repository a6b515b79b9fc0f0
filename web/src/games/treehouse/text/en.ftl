# What the drawn Treehouse table says besides the texts of the game itself (rooftree/games/treehouse/text).

th-table = The table
th-tree = { $seat }’s treehouse
th-tree-state = { $seat }’s treehouse: { $rooms ->
    [one] { $rooms } room
   *[other] { $rooms } rooms
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $side ->
    [-1] leaning left
    [0] in balance
   *[1] leaning right
}.
th-open = Tap to look closer.
th-close = Close

th-slot-room = { $slot }: { $room }
th-slot-ghost = { $slot }: { $room }, your choice
th-slot-open = { $slot }: free place
th-slot-empty = { $slot }: empty, closed for now

th-score = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
th-deck = { $rooms ->
    [one] { $rooms } room in the deck
   *[other] { $rooms } rooms in the deck
}
th-discards = { $rooms ->
    [one] { $rooms } room in the basket
   *[other] { $rooms } rooms in the basket
}
th-leads = leads this round
th-holds = holds: { $condition }
th-decided = has chosen
th-decided-self = your choice
th-thinks = is choosing

th-round = Round { $round } of 3
th-pick = Pick { $pick } of 5
th-colour-cards = Colour cards
th-laid = Round { $round }: { $condition }
th-has-rooms = { $seat }: { $rooms ->
    [one] { $rooms } room
   *[other] { $rooms } rooms
}
th-won = won by { $seat }
th-left = { $count } left

th-met = Held this round
th-met-tree = { $seat }, { $slot }
th-met-hand = in your hand
th-met-discard = put away
th-met-unknown = passed on
th-discarded = Put away during the game
th-undealt = Never dealt
