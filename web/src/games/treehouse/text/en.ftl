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
th-met-shown = turned up by { $seat }
th-met-unknown = passed on
th-discarded = Put away during the game
th-undealt = Never dealt

## How to play
th-how-lead = Pick a room, pass the others on, and build a treehouse that keeps its balance and its colours together. Two minutes to learn, three rounds to play.
th-how-pick = Pick one, pass the rest
th-how-pick-text = You are dealt six rooms. Choose one in secret, and a place for it in your tree. When everyone has chosen, all the rooms are built at once and the hands move on to the left. Five times a round you choose; the sixth room is put away. If you like none of your rooms, drop one into the basket instead of building.
th-how-hold = A room needs something to stand on
th-how-hold-text = Rooms grow upwards from the trunk. At the edge of the tree a room rests on the one card below it, anywhere else on two. The glowing places can be built on now; everything higher has to wait.
th-how-hold-picture = A tree with four rooms. Three places can be built on: the gap between two rooms, and both edges above.
th-how-balance = The bird keeps the balance
th-how-balance-text = A room on the left sends the bird to the left, a room on the right sends it back. It has only three perches: while it sits on the left, nothing more can be built on the left. The two places exactly in the middle never move it and stay open always.
th-how-balance-picture = A tree with one room on the left. The bird sits on the left, and only the right side can be built on.
th-how-colour = Colours stay together
th-how-colour-text = The first room of a colour may go anywhere. Every other one has to touch a room of its colour: beside it, below it or above it. A blue room fits the two glowing places here. Close a colour in, and no more of it can come.
th-how-colour-picture = A tree with a red and a blue room. A blue room may go to the two places above the blue one.
th-how-score = Then everyone scores
th-how-score-text = In turn everyone takes a condition, and the other way round lays it on a colour. After that every room in your tree, old or new, is worth a point: two under the sun, none under the cloud. Conditions count for everyone. With two players there are only clouds, one each.
th-how-score-picture = Three purple rooms in a tree, counted double: six points.
th-how-end = After round three
th-how-end-text = Each colour card goes to whoever alone has the most rooms of that colour, with a point for each of them. The most points win; if there is a tie, the larger number of rooms of a single colour does.
th-how-tip = A broad tree earns points in every round, big groups win colour cards at the end, and whatever you pass on is your neighbour’s to build.
