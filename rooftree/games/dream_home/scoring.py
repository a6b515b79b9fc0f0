"""Points of Dream Home (sections 12 and 13 of the digest), and who wins."""

from rooftree.engine.buffers import add_line
from rooftree.engine.rule import rule
from rooftree.games.dream_home.house import holds, is_set, kind_at, room_cells
from rooftree.games.dream_home.state import (
    ARCHITECT,
    COLOURS,
    DESIGNER,
    ITEMS,
    MIDDLE,
    NO_CARD,
    NO_CELL,
    NO_KIND,
    ROOF,
    SIDES,
    TOP,
    members,
)

ROOM_LINE, PARTNER_LINE, EMPTY_LINE, FURNITURE_LINE, BATHS_LINE, COMFORT_LINE, ROOF_LINE, WINDOWS_LINE = range(8)
LINE_KINDS = ("room", "partner", "empty", "furniture", "baths", "comfort", "roof", "windows")
UNIFORM, MIXED, INCOMPLETE = range(3)
ROOF_KINDS = ("uniform", "mixed", "incomplete")

POINTS_DECIDE, CHILDREN_DECIDE, SHARED = range(3)
TIE_BREAKS = ("points", "children", "shared")


@rule
def begins_room(box, s, seat, cell):  # type: ignore[no-untyped-def]
    """Whether a face-up card is the leftmost of its room."""
    kind = kind_at(box, s, seat, cell)
    left = SIDES[0, cell]
    return kind != NO_KIND and (left == NO_CELL or kind_at(box, s, seat, left) != kind)


@rule
def has_partner(box, s, seat, cell):  # type: ignore[no-untyped-def]
    """DH-128: whether a partner lies beside a card; with `unique_adjacency = any` also above or below (DH-03)."""
    partners = int(box.partners[kind_at(box, s, seat, cell)])
    if partners == 0:
        return False
    for side in range(4 if s.unique_any else 2):
        at = SIDES[side, cell]
        if at != NO_CELL:
            kind = kind_at(box, s, seat, at)
            if kind != NO_KIND and is_set(partners, kind):
                return True
    return False


@rule
def room_points(box, s, seat, cell):  # type: ignore[no-untyped-def]
    """DH-127 to DH-129: what the room that begins here is worth."""
    kind = kind_at(box, s, seat, cell)
    if has_partner(box, s, seat, cell):
        return int(box.raised[kind])
    size = members(room_cells(box, s, seat, cell))
    return int(box.points[kind, min(size, int(box.limit[kind]))])  # a laid-out room may be too large


@rule
def empty_points(box, s, seat):  # type: ignore[no-untyped-def]
    """DH-110: what a face-down card is worth."""
    return 1 if holds(box, s, seat, ARCHITECT) != 0 else 0


@rule
def token_points(box, s, seat, item):  # type: ignore[no-untyped-def]
    """DH-130, DH-113: what a token in or beside the house is worth."""
    return int(box.value[item]) + (1 if holds(box, s, seat, DESIGNER) != 0 else 0)


@rule
def bonus_points(box, s, seat):  # type: ignore[no-untyped-def]
    """DH-109: what an achieved bonus is worth."""
    return 4 if holds(box, s, seat, ARCHITECT) != 0 else 3


@rule
def cells_of_kind(box, s, seat, kind):  # type: ignore[no-untyped-def]
    """The cells where a type lies face up."""
    found = 0
    for cell in range(12):
        if kind_at(box, s, seat, cell) == kind:
            found |= 1 << cell
    return found


@rule
def bath_cells(box, s, seat):  # type: ignore[no-untyped-def]
    """DH-131: the bathrooms, if there is one on each of the two upper floors; else none."""
    found = cells_of_kind(box, s, seat, box.bathroom)
    return found if found & TOP != 0 and found & MIDDLE != 0 else 0


@rule
def comfort_cells(box, s, seat):  # type: ignore[no-untyped-def]
    """DH-132: bathrooms, kitchens and bedrooms, if there is one of each; else none."""
    baths = cells_of_kind(box, s, seat, box.bathroom)
    kitchens = cells_of_kind(box, s, seat, box.kitchen)
    bedrooms = cells_of_kind(box, s, seat, box.bedroom)
    return baths | kitchens | bedrooms if baths != 0 and kitchens != 0 and bedrooms != 0 else 0


# --- the roof (DH-124, DH-133 to DH-136) ---------------------------------------------------------------------------


@rule
def uniform_colour(box, stack):  # type: ignore[no-untyped-def]
    """The colour of the best uniform roof: four cards of it, if possible one with a window."""
    best = NO_CARD
    for colour in range(COLOURS):
        cards = stack & int(box.colour[colour])
        if members(cards) >= ROOF and (best == NO_CARD or cards & int(box.windows) != 0):
            best = colour
    return best


@rule
def roof_kind(box, stack):  # type: ignore[no-untyped-def]
    """DH-133 to DH-135: what the best four cards are."""
    if members(stack) < ROOF:
        return INCOMPLETE
    return MIXED if uniform_colour(box, stack) == NO_CARD else UNIFORM


@rule
def window_points(box, stack):  # type: ignore[no-untyped-def]
    """DH-136: the windows among the best four cards."""
    kind = roof_kind(box, stack)
    if kind == INCOMPLETE:
        return 0
    if kind == UNIFORM:
        stack &= int(box.colour[uniform_colour(box, stack)])
    return min(ROOF, members(stack & int(box.windows)))


@rule
def roof_points(box, stack):  # type: ignore[no-untyped-def]
    """DH-124: the best four cards of a stack, windows included."""
    kind = roof_kind(box, stack)
    if kind == INCOMPLETE:
        return 0
    return (8 if kind == UNIFORM else 3) + window_points(box, stack)


# --- the whole house -----------------------------------------------------------------------------------------------


@rule
def house_points(box, s, seat):  # type: ignore[no-untyped-def]
    """DH-126 without the roof, which lies face down until the end."""
    points = members(int(s.down[seat])) * empty_points(box, s, seat)
    for cell in range(12):
        if begins_room(box, s, seat, cell):
            points += room_points(box, s, seat, cell)
        if is_set(s.furnished[seat], cell):
            points += token_points(box, s, seat, s.token[seat, cell])
    for item in range(ITEMS):
        if is_set(s.outside[seat], item):
            points += token_points(box, s, seat, item)
    bonuses = 0
    if bath_cells(box, s, seat) != 0:
        bonuses += 1
    if comfort_cells(box, s, seat) != 0:
        bonuses += 1
    return points + bonuses * bonus_points(box, s, seat)


@rule
def total_points(box, s, seat):  # type: ignore[no-untyped-def]
    """DH-126: what a house is worth; its roof counts once it is open."""
    roof = roof_points(box, int(s.stack[seat])) if s.over else 0
    return house_points(box, s, seat) + roof


@rule
def score(box, s, seat, out):  # type: ignore[no-untyped-def]
    """A line for every room, token and bonus, and at the end for the roof."""
    out.count = 0
    for cell in range(12):
        if begins_room(box, s, seat, cell):
            line = PARTNER_LINE if has_partner(box, s, seat, cell) else ROOM_LINE
            kind = kind_at(box, s, seat, cell)
            add_line(out, line, room_points(box, s, seat, cell), kind, room_cells(box, s, seat, cell))
    if s.down[seat] != 0:
        add_line(out, EMPTY_LINE, members(int(s.down[seat])) * empty_points(box, s, seat), 0, s.down[seat])
    for cell in range(12):
        if is_set(s.furnished[seat], cell):
            item = int(s.token[seat, cell])
            add_line(out, FURNITURE_LINE, token_points(box, s, seat, item), item, 1 << cell)
    for item in range(ITEMS):
        if is_set(s.outside[seat], item):
            add_line(out, FURNITURE_LINE, token_points(box, s, seat, item), item, 0)
    if bath_cells(box, s, seat) != 0:
        add_line(out, BATHS_LINE, bonus_points(box, s, seat), 0, bath_cells(box, s, seat))
    if comfort_cells(box, s, seat) != 0:
        add_line(out, COMFORT_LINE, bonus_points(box, s, seat), 0, comfort_cells(box, s, seat))
    if s.over:
        score_roof(box, int(s.stack[seat]), out)


@rule
def score_roof(box, stack, out):  # type: ignore[no-untyped-def]
    """The roof's lines: the four cards, then their windows."""
    windows = window_points(box, stack)
    add_line(out, ROOF_LINE, roof_points(box, stack) - windows, roof_kind(box, stack), members(stack))
    if windows > 0:
        add_line(out, WINDOWS_LINE, windows, windows, 0)


@rule
def children(box, s, seat):  # type: ignore[no-untyped-def]
    """DH-137, DH-139: the children on the face-up cards; on a real table they have been counted."""
    if s.told_children[seat] >= 0:
        return int(s.told_children[seat])
    n = 0
    for cell in range(12):
        if kind_at(box, s, seat, cell) != NO_KIND:
            n += int(box.children[s.house[seat, cell]])
    return n


@rule
def result(box, s, out):  # type: ignore[no-untyped-def]
    """Places by points; children decide among the first only (DH-137 to DH-139)."""
    seats = int(s.seats)
    out.seats = seats
    out.reason = s.over
    out.tie_break = POINTS_DECIDE
    top, level, most, winners = 0, 0, 0, 0
    for seat in range(seats):
        out.total[seat] = total_points(box, s, seat)
        out.role[seat] = (seat - int(s.began)) % seats if s.began >= 0 else seat
        top = max(top, int(out.total[seat]))
    for seat in range(seats):
        if out.total[seat] == top:
            level += 1
            most = max(most, children(box, s, seat))
    for seat in range(seats):
        if out.total[seat] == top and (not s.children_decide or children(box, s, seat) == most):
            winners += 1
    for seat in range(seats):
        out.place[seat] = 1
        for other in range(seats):
            if out.total[other] > out.total[seat]:
                out.place[seat] += 1
        if out.total[seat] == top and s.children_decide and children(box, s, seat) < most:
            out.place[seat] = 1 + winners
    if winners > 1:
        out.tie_break = SHARED
    elif level > 1:
        out.tie_break = CHILDREN_DECIDE
