"""Why something is forbidden or wrong: the numbers the rules answer with, and what they stand for."""

from rooftree.engine.game import Reason

(
    ALLOWED,
    NOT_AWAITED,
    NOT_NOW,
    NOT_HELD,
    DECK_EMPTY,
    NOT_THIRSTY,
    UNREADABLE,
    LOST_CARD,
    TOO_MANY_DROPS,
    PLANTS_WRONG,
) = range(10)

REASONS = (
    Reason("allowed", ""),
    Reason("not-awaited", "TG-12"),
    Reason("not-now", "TG-10"),
    Reason("not-held", "TG-11"),
    Reason("deck-empty", "TG-14"),
    Reason("not-thirsty", "TG-13"),
    Reason("unreadable", "TG-12"),
    Reason("lost-card", "TG-01"),
    Reason("too-many-drops", "TG-13"),
    Reason("plants-wrong", "TG-11"),
)
