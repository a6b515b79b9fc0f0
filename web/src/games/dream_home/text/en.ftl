# What the drawn Dream Home table says besides the texts of the game itself (rooftree/games/dream_home/text).

dh-table = The table
dh-display = The display
dh-column = Column { $column }
dh-column-empty = already taken
dh-hand = What you have taken
dh-house = { $seat }’s house
dh-house-state = { $seat }’s house: { $rooms ->
    [one] { $rooms } room
   *[other] { $rooms } rooms
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $roofs ->
    [one] { $roofs } roof card
   *[other] { $roofs } roof cards
}
dh-has-marker = has the first-player marker
dh-acts = it is their turn
dh-skipped = has used a jackhammer in this round
dh-holds = has taken: { $room }
dh-look = Tap to look closer.
dh-close = Close
dh-cancel = Cancel

dh-free = free
dh-empty-room = empty room, face down
dh-scaffold = scaffold
dh-open = Can be chosen
dh-gain = { $points ->
    [one] { $points } point more
   *[other] { $points } points more
}

dh-round = Round { $round } of 12
dh-pile = { $rooms ->
    [one] { $rooms } room discarded
   *[other] { $rooms } rooms discarded
}
dh-room-pile = Discarded rooms
dh-roof-pile = Discarded roofs

dh-piece-up = Build it
dh-piece-down = Face down: empty room
dh-piece-scaffold = Scaffold first
dh-piece-token = Put it in a room
dh-piece-later = comes next
dh-face = How the card lies
dh-go = Do it
dh-go-take = Take it
dh-go-discard = Discard
dh-decline = Keep it for later
dh-done = No more helpers
dh-no-car = No car

dh-next-column = Tap a column.
dh-next-other-column = Tap the other column.
dh-next-room = Tap a room of your house.
dh-next-other-room = Tap the other room.
dh-next-card = Tap a card above.

dh-about-room = { $room }: { $category ->
    [basement] only in the basement; { $limit ->
        [one] stands alone.
       *[other] up to { $limit } side by side.
    }
   *[other] { $limit ->
        [one] stands alone.
       *[other] up to { $limit } side by side.
    }
}
dh-about-marker = With it you are first in the next round.
dh-about-roof = It goes face down on your roof. Remember its colour!
dh-about-furniture = { $token }: goes at once into a room that suits it, and finishes that room.
dh-about-furniture-any = { $token }: goes at once into any of your rooms, and finishes it.
dh-about-furniture-beside = { $token }: stands beside your house and needs no room.
dh-about-jackhammer = Tap a column to take its room right now. Then you have no turn in this round.
dh-about-car = Your garage is the first of two cards: tap it, and the car parks there.

dh-bonus-baths = A bathroom on both floors
dh-bonus-comfort = Bathroom, kitchen and bedroom
dh-bonus-roof = Four roofs of one colour, or mixed; a window +1
dh-reached = reached
dh-roofs = { $roofs ->
    [one] One roof card is still covered.
   *[other] { $roofs } roof cards are still covered.
}
dh-total = Together: { $points }
dh-total-so-far = So far, without the roof: { $points }
