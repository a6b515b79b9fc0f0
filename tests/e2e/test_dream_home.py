"""Dream Home by clicks: both editions, every tool and helper, what is forbidden, the list, a box of one's own."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import expect

from rooftree.engine.game import find_game
from rooftree.table.setting_up import wished
from rooftree.table.store import Store
from rooftree.table.tokens import invitation, read_key
from rooftree.table.wire import NewMatch, SeatWish
from tests.e2e.dream_home import EDITION, GAME, by_clicks, rehearsed
from tests.e2e.table import People, Person, in_the_list, play, rule_link, see_the_result
from tests.table.kit import Server, bot, me

SEED = 56
"""With which everything is used; where the rules deal another way, a later one is found."""


def sees_its_house(person: Person) -> None:
    """The own house is drawn as it stands."""
    house = person.view["table"]["houses"][person.seat]
    own = person.page.locator("[data-own]")
    expect(own.locator("[data-room]")).to_have_count(len(house["rooms"]))
    tokens = [lying["token"] for lying in house["cells"].values() if "token" in lying]
    expect(own.locator("[data-token]")).to_have_count(len(tokens))
    expect(own.locator("[data-thing]")).to_have_count(len(house["beside"]) + len(house["outside"]))


@pytest.mark.parametrize(("edition", "phone"), [("ru-2018", False), ("pl-2e", True)])
def test_a_whole_match_of_each_edition(people: People, edition: str, phone: bool) -> None:
    ann = people(phone=phone)
    ann.start(me(), bot(), game=GAME, box=edition)
    ann.sits()
    assert ann.get(f"/api/matches/{ann.match}")["box"] == edition
    play(ann, way=by_clicks, until=lambda: ann.view["table"]["stage"] == "helpers")
    sees_its_house(ann)
    play(ann, way=by_clicks)
    see_the_result(ann)
    assert ann.view["result"]["seats"][0]["total"] > 0


def set_up_with(server: Server, seed: bytes) -> tuple[str, str]:
    """A match for two friends that is dealt from this seed: its id and its invitation."""
    key = read_key(server.settings.folder)
    wish = NewMatch(game=GAME, seats=[SeatWish(who="friend"), SeatWish(who="friend")], box=EDITION)
    (row, seats), box = wished(wish, "nobody", key)

    async def keep() -> None:
        store = Store(server.settings.database_url)
        try:
            await store.add(msgspec.structs.replace(row, seed=seed.hex()), seats, dict(box.content), None)
        finally:
            await store.close()

    with ThreadPoolExecutor() as aside:  # the browser's own event loop runs here
        aside.submit(asyncio.run, keep()).result()
    return row.id, f"/api/join/{invitation(key, row.id)}"


def chosen(person: Person) -> list[object]:
    return [doing["choice"] for doing in person.sent if doing["do"] == "choose"]


def test_every_tool_and_helper_is_used_by_clicks(people: People, server: Server) -> None:
    seed, rehearsal = rehearsed(SEED)
    id, join = set_up_with(server, seed)
    ann, bea = people(), people()
    ann.post(join, name="Ann")
    bea.enter(bea.post(join, name="Bea"))
    ann.enter(ann.get(f"/api/matches/{id}"))
    for person in (ann, bea):
        person.sits()
    play(ann, bea, way=by_clicks)
    assert [chosen(ann), chosen(bea)] == rehearsal.chosen
    for person in (ann, bea):
        assert person.view["result"] == rehearsal.result
        see_the_result(person)


def test_what_is_forbidden_is_answered_with_the_rule(people: People) -> None:
    ann = people()
    ann.start(me(), bot(), game=GAME)
    ann.sits()
    play(ann, way=by_clicks, until=lambda: any(words["do"] == "build" for words in ann.view["choices"]))
    ann.page.locator("[data-tray] [data-piece=down]").click()
    ann.page.locator("[data-own] [data-cell=T1]").click()
    expect(rule_link(ann)).to_have_attribute("href", f"/rules/{GAME}#DH-33")
    assert ann.view["table"]["houses"][0]["cells"] == {}


def test_a_match_in_the_list(people: People) -> None:
    ann = people(list=True)
    ann.start(me(), bot("normal"), game=GAME)
    ann.sits()
    play(ann, way=in_the_list)
    see_the_result(ann)


def test_a_box_file_of_ones_own_is_opened_and_played_with(people: People, tmp_path: Path) -> None:
    text = (find_game(GAME).folder / "box" / f"{EDITION}.toml").read_text(encoding="utf-8")
    mine = re.sub(r'(?m)^en = "', 'en = "My ', text).replace(f'id = "{EDITION}"', 'id = "mine"', 1)
    good, bad = tmp_path / "mine.toml", tmp_path / "slip.toml"
    good.write_text(mine, encoding="utf-8")
    bad.write_text(mine.replace("copies = ", "copys = ", 1), encoding="utf-8")
    ann = people()
    ann.go("/")
    box = ann.page.get_by_label("Open my own box")
    stray = tmp_path / "stray.toml"
    stray.write_text('game = "chess"\n', encoding="utf-8")
    box.set_input_files(stray)
    expect(ann.page.get_by_role("alert")).to_contain_text("stray.toml is for no game at this table.")
    box.set_input_files(bad)
    expect(ann.page).to_have_url(re.compile(f"/new/{GAME}$"))
    told = ann.page.get_by_role("alert")
    faulty = re.compile(r"slip\.toml, \w+\[1\].*copys")
    expect(told).to_contain_text(faulty)  # brought along, and checked without a word
    expect(ann.page.get_by_text("Your box:")).to_have_count(0)
    box.set_input_files(good)
    expect(ann.page.get_by_text("Your box: mine.toml")).to_be_visible()
    expect(told).to_have_count(0)
    box.set_input_files(bad)
    expect(told).to_contain_text(faulty)
    ann.troubles.clear()  # the browser has complained of the answers
    box.set_input_files(good)
    ann.page.get_by_placeholder("Your name").fill("Ann")
    expect(ann.page.get_by_text("Your box: mine.toml")).to_be_visible()
    ann.button("Start").click()
    ann.sits()
    assert ann.get(f"/api/matches/{ann.match}")["box"] == "mine"
    expect(ann.page.locator('[data-column][aria-label*="My "]').first).to_be_visible()
