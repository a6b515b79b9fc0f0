"""Several people at one device: what is private is not on the page until its owner is."""

from playwright.sync_api import expect

from tests.e2e.table import People, Person, turn
from tests.e2e.treehouse import GAME, by_clicks
from tests.table.kit import here, me


def hands(ann: Person) -> list[list[str]]:
    """What both hold, as the server tells each of them."""
    views = [ann.get(f"/api/matches/{ann.match}/view?seat={seat}") for seat in (0, 1)]
    return [view["table"]["hand"] for view in views]


def hand_over(ann: Person, name: str) -> None:
    """Behind the curtain there is nothing of either hand; whoever it names opens it."""
    expect(ann.page.get_by_role("heading", name=f"Hand the device to {name}")).to_be_visible()
    ann.until(lambda: ann.view and ann.seat is None)
    behind = ann.page.content()
    assert [room for hand in hands(ann) for room in hand if f'"{room}"' in behind] == []
    assert "hand" not in ann.view["table"]
    assert ann.page.locator("[data-hand], [data-tray], [data-own], aside, header").count() == 0
    ann.button(f"I am {name}").click()
    ann.until(lambda: ann.seat is not None)
    ann.sits()


def chooses_with_only_the_own_hand_on_the_page(ann: Person, seat: int) -> None:
    own, other = hands(ann)[seat], hands(ann)[1 - seat]
    on_the_page = ann.page.content()
    assert ann.seat == seat
    assert [room for room in own if f'data-hand="{room}"' not in on_the_page] == []
    assert [room for room in other if f'"{room}"' in on_the_page] == []
    turn(ann, by_clicks)


def test_a_curtain_hangs_between_two_who_share_a_device(people: People) -> None:
    ann = people()
    ann.start(me("Ann"), here("Bob"), game=GAME, confirming=True)
    hand_over(ann, "Ann")
    chooses_with_only_the_own_hand_on_the_page(ann, 0)
    hand_over(ann, "Bob")
    chooses_with_only_the_own_hand_on_the_page(ann, 1)
    ann.until(lambda: ann.asked)  # now both are asked, and it is Bob who has the device
    chooses_with_only_the_own_hand_on_the_page(ann, 1)
    hand_over(ann, "Ann")
    assert ann.view["table"]["trees"][1]["decided"]
    chooses_with_only_the_own_hand_on_the_page(ann, 0)


def test_the_curtain_can_be_taken_down(people: People) -> None:
    ann = people(curtain=False)
    ann.start(me("Ann"), here("Bob"), game=GAME)
    for seat in (0, 1, 1, 0):
        ann.until(lambda seat=seat: ann.asked and ann.seat == seat)  # type: ignore[misc]
        ann.sits()
        by_clicks(ann)
