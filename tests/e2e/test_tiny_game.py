"""A game that has no drawing of its own, from the start to the rematch, without a mouse."""

import re

from playwright.sync_api import expect

from tests.e2e.table import People, by_keys, play, see_the_result
from tests.table.kit import GARDEN


def test_a_whole_match_by_keys_alone(people: People) -> None:
    ann = people()
    keys = ann.page.keyboard
    ann.go("/")
    ann.tab_to(ann.page.locator(f'.doors a[href="/new/{GARDEN}"]'))
    keys.press("Enter")
    ann.tab_to(ann.page.get_by_placeholder("Your name"))
    keys.type("Ann")
    keys.press("Enter")
    ann.sits()
    expect(ann.page.locator(".list-view")).to_be_visible()
    play(ann, way=by_keys)
    sheet = see_the_result(ann)
    first = ann.match
    ann.tab_to(ann.button("Play again", sheet))
    keys.press("Enter")
    expect(ann.page).not_to_have_url(re.compile(first))
    ann.until(lambda: ann.asked and not ann.over)
