"""What can happen at a Balconia table, as the numbers in the event buffer."""

(
    GREEN_DOOR,  # the seat that sees it, the entrance's cell
    DOOR,  # what a seat sees on its door
    TURNED_UP,  # the chooser, the turn, the block
    TOOK,  # the block, the pair
    PLACED,  # the block, the cell, the faces of green and pink
    SCORED,  # points of the balconies, of the door
    ENDED,  # the reason
) = range(7)
