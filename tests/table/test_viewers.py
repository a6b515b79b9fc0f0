"""What those who look at a match are sent, told as it happens and told anew."""

from typing import Any

from rooftree.engine.game import find_game
from rooftree.engine.luck import seed_of
from rooftree.engine.match import Match
from rooftree.table.viewers import Viewer, Viewers, picture_of


def test_what_was_told_as_it_happened_fades_from_the_log_of_whoever_stays() -> None:
    match = Match.new(find_game("treehouse"), 2, seed=seed_of("viewers"))  # its hands fade from the log
    viewers = Viewers([Viewer("a browser", 0, unsent=8)])
    first = picture_of(match, 0, None)
    told: dict[int, Any] = {entry["position"]: entry for entry in first.log}
    for _ in range(12):
        known = match.position
        match.stand_in(match.awaited[0])
        picture = viewers.pictures(match, known)[0]
        assert picture.start <= known
        assert not picture.whole
        told |= {entry["position"]: entry for entry in picture.log}
        faded = [entry for entry in match.log(0) if entry["decision"] < match.decision - 1]
        assert [told[entry["position"]] for entry in faded] == faded
    assert len(faded) > 6


def test_whoever_comes_back_is_told_anew_what_has_faded() -> None:
    match = Match.new(find_game("treehouse"), 2, seed=seed_of("viewers"))
    told = {entry["position"]: entry for entry in match.log(0)}
    since = match.position
    for _ in range(6):
        match.stand_in(match.awaited[0])
    gap = picture_of(match, 0, since)
    assert gap.start == 0
    assert told | {entry["position"]: entry for entry in gap.log} == {
        entry["position"]: entry for entry in match.log(0, witnessed=match.position)
    }


def test_the_first_deal_is_a_picture_that_stands_by_itself() -> None:
    match = Match.new(find_game("treehouse"), 2, seed=seed_of("viewers"))
    picture = Viewers([Viewer("a browser", 1, unsent=8)]).pictures(match, 0)[1]
    assert (picture.whole, picture.start, len(picture.log)) == (True, 0, match.position)
