# What the drawn Dream Home table says besides the texts of the game itself (rooftree/games/dream_home/text).

dh-table = The table
dh-display = The display
dh-column = Column { $column }
dh-marker = First player
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

## How to play
dh-how-lead = Build the house of your dreams: twelve rounds, twelve rooms, and a roof on top. In every round you take one room and whatever lies above it.
dh-how-take = Take a column
dh-how-take-text = On the display lie five rooms, and above them roofs, furniture, tools and helpers. Choose one column and take both cards. Whoever takes the first column gets the flag and begins the next round.
dh-how-build = Build the room
dh-how-build-text = The room goes into your house at once. Something must hold it up: the ground, or a card right below. Kitchens and bedrooms belong on the upper floors, garages and cellars in the basement. A card may also lie face down, as an empty room: it is worth nothing, but it holds up what you build above.
dh-how-build-picture = A house with three rooms. A kitchen may go to the free place beside them, above them, or above the garage.
dh-how-grow = Let rooms grow
dh-how-grow-text = Cards of one kind side by side become one big room, and big rooms pay well: a living room of three cards is worth 9 points instead of 1. The little numbers show the points for one card, two or three. The purple rooms stay small, but they are worth more beside the room whose sign they show.
dh-how-grow-picture = A house with a living room of three cards, a kitchen of two, and a pantry beside the kitchen.
dh-how-furnish = Furnish it
dh-how-furnish-text = Furniture goes at once into a room that its card shows, and stays there for points. But take care: a room with furniture is finished, and no card can join it any more.
dh-how-help = Tools and helpers
dh-how-help-text = Tools help while you build, helpers mostly at the end. They lie beside your house; tap one to read what it can do. When it glows, you can use it.
dh-how-end = The roof, and the end
dh-how-end-text = Roof cards lie face down until the end: remember what you have! Four of one colour are worth 8 points, four mixed ones 3, and each window 1 more. Bathrooms on both floors give 3 points, and so do a bathroom, a kitchen and a bedroom together. The most points win.
dh-how-end-picture = A whole house under a red roof with a window.
dh-how-tip = On the screen: tap what glows. Before you build you see on every place how many points it would bring. Tap a place that does not glow, and you learn why.
