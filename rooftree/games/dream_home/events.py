"""What can happen at a Dream Home table, as the numbers in the event buffer."""

(
    FIRST,  # who begins the game
    ROUND,  # the round; the seat is the first one
    LAID_CARDS,  # the resource cards of columns 2 to 5
    LAID_ROOMS,  # the room cards of columns 1 to 5
    DISCARDED_COLUMN,  # a column, its room card, its resource card
    DECLINED,  # a jackhammer stays where it is
    JACKHAMMERED,  # a column, its room card, its resource card
    DRILLED,  # a cell, a column, the card taken out, the card put in, its face
    MIXED,  # two columns
    TOOK,  # a column, its room card, its resource card
    BUILT,  # a room card, a cell, its face, whether a scaffold went
    SCAFFOLDED,  # a cell
    SCAFFOLD_WASTED,
    FURNISHED,  # a token, a cell (none: beside the house)
    FURNITURE_WASTED,  # a token
    TOKEN_LOST,  # a token, a cell
    CAR_OUT,  # waived, or impossible
    LEFT_OVER,  # a column, its room card, its resource card
    HELPERS_BEGIN,  # the seat is the first one
    FETCHED,  # a roof card
    COURIERED,  # a cell, the card taken out, the card put in, its face
    SWAPPED,  # two cells
    HELPED,  # no more helpers
    ROOFED,  # how many roof cards, points
    ENDED,  # the reason
) = range(25)
