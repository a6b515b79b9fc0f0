"""What can happen at a Treehouse table, as the numbers in the event buffer."""

(
    LED,  # the lead of the round
    DEALT,  # a seat's rooms
    CHOSE,  # a hidden choice
    REVEALED,  # a room
    BUILDS,  # a room, a slot, the marker after it
    DISCARDS,  # a room
    HANDED,  # the rooms a seat now holds
    LEFT_OVER,  # the room nobody chose
    TOOK,  # a condition
    LAID,  # a condition, a colour
    PICKED_COLOUR,  # a colour (young players)
    SCORED,  # a round, its points, points so far
    WON_COLOUR,  # a colour, its points
    ENDED,  # the reason
) = range(14)
