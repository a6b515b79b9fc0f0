"""The balance of the blocks, simulated anew; `-s` shows the table."""

import numpy as np
import pytest

from rooftree.games.balconia.state import LOVERS
from tests.games.balconia.balance import Balance, balance, final_positions, report, worth_of_faces
from tests.games.balconia.table import BOX, FACES, laid

MATCHES = 400


@pytest.fixture(scope="module")
def found() -> Balance:
    return balance(final_positions(MATCHES, "balance"))


@pytest.mark.slow
def test_BA_150_greedy_sides_score_35_to_40_with_small_margins(found: Balance) -> None:
    print(report(found))
    assert 35 < found.totals.mean() < 40
    assert 5 < found.totals.std() < 9
    assert np.abs(found.totals[:, 0] - found.totals[:, 1]).mean() < 8
    assert 2 < found.doors.mean() < 6


@pytest.mark.slow
def test_BA_150_no_face_is_worth_nothing_and_none_runs_away(found: Balance) -> None:
    assert found.seen.min() > MATCHES / 20
    assert found.seen.sum() == MATCHES * 28
    assert 3.4 < found.loss.mean() < 4.4
    assert found.loss.min() > 1.5
    assert FACES[int(found.loss.argmax())] == "16b"
    assert np.sort(found.loss)[-2] < 6.5
    bare = [n for n, row in enumerate(BOX.content["face"]) if "condition" not in row]
    assert found.own[bare].tolist() == [0] * 5
    lovers = [n for n, row in enumerate(BOX.content["face"]) if set(LOVERS) & set(row["objects"])]
    assert 2.8 < found.loss[lovers].mean() < 4.5
    assert found.block_sums().min() > 11
    assert int(found.block_sums().argmax()) == 16 - 1


@pytest.mark.slow
def test_BA_150_green_who_places_last_wins_more_often(found: Balance) -> None:
    assert 0.5 < found.green.low < found.green.share < found.green.high < 0.75
    assert found.green.share + found.pink.share == pytest.approx(1)


def test_the_loss_of_a_face_is_what_its_side_has_more_with_it() -> None:
    table = laid({"L2C2": "1d", "L2C3": "6b", "L1C2": "13d"})
    worth = {FACES[face]: (points, loss) for face, points, loss in worth_of_faces(table.s) if loss}
    # 1d counts the note of 6b: without either of them the two points are gone.
    assert worth["1d"] == (2, 2)
    assert worth["6b"] == (0, 2)
