"""Why something is forbidden: the numbers the rules answer with, and what they stand for."""

from rooftree.engine.game import Reason

(
    ALLOWED,
    NOT_AWAITED,
    NOT_NOW,
    NO_SUCH_PAIR,
    NO_SUCH_FACE,
    CHOOSERS_FACE,
    NO_CELL,
    OCCUPIED,
    NO_CONTACT,
    UNREADABLE,
    ENTRANCE_MISPLACED,
    ENTRANCE_COVERED,
    BLOCK_TWICE,
    NOT_OPPOSITE,
    DETACHED,
    WRONG_NUMBER,
    LOST_BLOCK,
) = range(17)

REASONS = (
    Reason("allowed", ""),
    Reason("not-awaited", "BA-20"),
    Reason("not-now", "BA-26"),
    Reason("no-such-pair", "BA-35"),
    Reason("no-such-face", "BA-07"),
    Reason("choosers-face", "BA-36"),
    Reason("no-cell", "BA-30"),
    Reason("occupied", "BA-30"),
    Reason("no-contact", "BA-31"),
    Reason("unreadable", "BA-26"),
    Reason("entrance-misplaced", "BA-14"),
    Reason("entrance-covered", "BA-30"),
    Reason("block-twice", "BA-10"),
    Reason("not-opposite", "BA-24"),
    Reason("detached", "BA-31"),
    Reason("wrong-number", "BA-110"),
    Reason("lost-block", "BA-21"),
)
