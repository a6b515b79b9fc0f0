"""Who sits where: invitations, covering, coming back, resigning, moving, ending together, again."""

from datetime import UTC, datetime, timedelta

import pytest

from tests.table.kit import Browser, bot, friend, here, me, wait_until


def joined(info: dict[str, object]) -> str:
    return str(info["invite"]).replace("/join", "/api/join")


def names(info: dict[str, list[dict[str, str]]]) -> list[str]:
    return [seat["name"] for seat in info["seats"]]


def test_a_friend_sits_down_by_the_link(ann: Browser, bea: Browser) -> None:
    id = ann.start(me("Ann", colour="plum"), friend())
    path = joined(ann.match(id))
    invitation = bea.get(path)
    assert invitation["free"] == [1]
    assert invitation["match"]["invite"] is None
    info = bea.post(path, name="  Bea\u0301  B. ", seat=1)
    assert info["status"] == "running"
    assert names(info) == ["Ann", "Beá B."]
    assert [seat["mine"] for seat in info["seats"]] == [False, True]
    assert [seat["colour"] for seat in info["seats"]] == ["plum", "clay"]
    assert info["invite"] is None
    assert bea.get(path)["free"] == []


def test_an_invitation_sent_again_takes_no_second_seat(ann: Browser, bea: Browser) -> None:
    id = ann.start(me(), friend(), friend())
    path = joined(ann.match(id))
    assert names(bea.post(path, name="Bea")) == ["Ann", "Bea", ""]
    assert names(bea.post(path, name="Bea")) == ["Ann", "Bea", ""]
    assert names(bea.post(path, name="Bob", seat=2)) == ["Ann", "Bea", "Bob"]
    assert bea.match(id)["status"] == "running"
    assert names(bea.post(path, name="Bea", seat=1)) == ["Ann", "Bea", "Bob"]


def test_a_browser_that_was_known_before_keeps_the_seat_whose_answer_it_never_got(ann: Browser, bea: Browser) -> None:
    id = ann.start(me(), friend())
    path = joined(ann.match(id))
    assert bea.http.post("/api/browser").status_code == 204
    secret = bea.http.cookies["rooftree"]
    for _ in range(2):  # of the first answer nothing is kept
        answer = bea.http.post(path, json={"name": "Bea"})
        assert (answer.status_code, "set-cookie" in answer.headers) == (201, False)
        assert [seat["mine"] for seat in answer.json()["seats"]] == [False, True]
    assert names(ann.match(id)) == ["Ann", "Bea"]
    assert bea.view(id, 1)["seat"] == 1
    assert bea.http.post("/api/browser").headers.get("set-cookie") is None
    assert bea.http.cookies["rooftree"] == secret


def test_an_invitation_gives_no_taken_seat_away(ann: Browser, bea: Browser) -> None:
    id = ann.start(me(), friend(), friend())
    path = joined(ann.match(id))
    bea.post(path, name="Bea", seat=1)
    cleo = Browser(ann.server)
    for seat in (0, 1):
        assert cleo.refused(path, name="Cleo", seat=seat) == (409, "seat-taken")
    cleo.post(path, name="Cleo")
    dan = Browser(ann.server)
    assert dan.refused(path, name="Dan") == (409, "no-free-seat")
    assert names(ann.match(id)) == ["Ann", "Bea", "Cleo"]
    assert not any(seat["mine"] for seat in dan.match(id)["seats"])


def test_an_invitation_nobody_sent_opens_nothing(ann: Browser) -> None:
    assert ann.http.get("/api/join/aaaaaaaaaaaaaaaaaaaaaaaa").status_code == 404
    assert ann.refused("/api/join/aaaaaaaaaaaaaaaaaaaaaaaa", name="Ann") == (404, "no-invitation")


def test_only_who_sits_there_is_told_the_invitation(ann: Browser, bea: Browser) -> None:
    id = ann.start(me(), friend())
    assert ann.match(id)["invite"].startswith("/join/")
    assert bea.match(id)["invite"] is None


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u202eb", "a\x07b", "\u200b"])
def test_names_that_are_none_are_refused(ann: Browser, bea: Browser, name: str) -> None:
    assert ann.refused("/api/matches", game="tiny-garden", seats=[me(name), friend()]) == (400, "bad-name")
    path = joined(ann.match(ann.start(me(), friend())))
    assert bea.refused(path, name=name) == (400, "bad-name")


def test_names_tell_seats_apart(ann: Browser, bea: Browser) -> None:
    assert ann.refused("/api/matches", game="tiny-garden", seats=[me("Ann"), here("ann")]) == (409, "bad-name")
    id = ann.start(me("Ann"), friend())
    path = joined(ann.match(id))
    assert bea.refused(path, name="ANN") == (409, "bad-name")
    bea.post(path, name="Bea")
    assert bea.refused(f"/api/matches/{id}/seats/1/look", name="Ann") == (409, "bad-name")
    assert names(bea.post(f"/api/matches/{id}/seats/1/look", name="Bea")) == ["Ann", "Bea"]


def test_wishes_that_do_not_fit_are_refused(ann: Browser) -> None:
    def refused(*seats: dict[str, object], **more: object) -> tuple[int, str]:
        return ann.refused("/api/matches", **{"game": "tiny-garden", "seats": list(seats), **more})

    assert refused(me()) == (400, "seats")
    assert refused(bot(), bot()) == (400, "no-person")
    assert refused(me(), bot("genius")) == (400, "no-such-level")
    assert refused(me(), bot(), game="chess") == (400, "game")
    assert refused(me(), bot(), box="huge") == (400, "no-such-box")
    assert refused(me(), bot(), options={"rounds": "ten"}) == (400, "option rounds")
    assert refused(me(colour="clay"), bot(colour="clay")) == (409, "colour-taken")
    assert refused(me(colour="pink"), bot())[0] == 400


def test_the_host_fills_a_free_seat_with_a_bot(ann: Browser, bea: Browser) -> None:
    id = ann.start(me(), friend())
    assert bea.refused(f"/api/matches/{id}/seats/1/fill", by="easy") == (403, "not-host")
    info = ann.post(f"/api/matches/{id}/seats/1/fill", by="normal")
    assert (info["status"], info["seats"][1]["kind"]) == ("running", "greedy")
    assert ann.refused(f"/api/matches/{id}/seats/1/fill", by="easy") == (409, "seat-taken")


def test_somebody_plays_for_an_absent_friend_who_comes_back(ann: Browser, bea: Browser, shared: str) -> None:
    assert bea.refused(f"/api/matches/{shared}/seats/0/cover", by="stand-in") == (403, "not-host")
    assert ann.refused(f"/api/matches/{shared}/seats/0/cover", by="stand-in") == (409, "own-seat")
    with bea.live(shared, 1) as live:
        live.next("snapshot")
        assert ann.refused(f"/api/matches/{shared}/seats/1/cover", by="stand-in") == (409, "not-absent")
    wait_until(lambda: not ann.match(shared)["seats"][1]["here"])
    assert ann.refused(f"/api/matches/{shared}/seats/1/cover", by="genius") == (400, "no-such-level")
    info = ann.post(f"/api/matches/{shared}/seats/1/cover", by="stand-in")
    assert (info["seats"][1]["kind"], info["seats"][1]["covered"]) == ("stand-in", True)
    wait_until(lambda: ann.match(shared)["awaited"] == [0])  # the stand-in has chosen
    before = ann.view(shared, 0)["decision"]
    assert bea.not_done(shared, "take-back", 1) == (409, "covered")
    assert ann.refused(f"/api/matches/{shared}/seats/1/return") == (403, "not-your-seat")
    back = bea.post(f"/api/matches/{shared}/seats/1/return")
    assert (back["seats"][1]["kind"], back["seats"][1]["covered"]) == ("person", False)
    assert bea.refused(f"/api/matches/{shared}/seats/1/return") == (409, "not-covered")
    ann.choose(shared, 0)
    assert bea.view(shared, 1)["decision"] == before + 1  # she does not confirm, as before


def test_who_is_back_keeps_the_habit_of_confirming(ann: Browser, bea: Browser, shared: str) -> None:
    bea.do(shared, "confirming", 1, on=True)
    covered = ann.post(f"/api/matches/{shared}/seats/1/cover", by="easy")
    assert covered["seats"][1]["confirming"] is False
    assert bea.post(f"/api/matches/{shared}/seats/1/return")["seats"][1]["confirming"] is True
    ann.post(f"/api/matches/{shared}/seats/1/cover", by="easy")
    ann.post(f"/api/matches/{shared}/close")
    again = ann.post(f"/api/matches/{shared}/rematch")
    assert [seat["confirming"] for seat in again["seats"]] == [False, True]


def test_who_resigns_is_played_for_by_the_stand_in(ann: Browser, bea: Browser, shared: str) -> None:
    assert ann.refused(f"/api/matches/{shared}/seats/1/resign") == (403, "not-your-seat")
    info = bea.post(f"/api/matches/{shared}/seats/1/resign")
    assert (info["seats"][1]["kind"], info["seats"][1]["resigned"], info["status"]) == ("stand-in", True, "running")
    assert bea.refused(f"/api/matches/{shared}/seats/1/return") == (409, "not-covered")
    assert bea.not_done(shared, "take-back", 1) == (409, "resigned")
    wait_until(lambda: ann.match(shared)["awaited"] == [0])
    assert bea.view(shared, 1)["seat"] == 1


def test_without_persons_the_match_is_closed(ann: Browser, with_bot: str) -> None:
    assert ann.post(f"/api/matches/{with_bot}/seats/0/resign")["status"] == "closed"
    position = ann.match(with_bot)["position"]
    assert ann.refused(f"/api/matches/{with_bot}/seats/0/look", name="Anna") == (409, "ended")
    assert ann.match(with_bot)["position"] == position


def test_a_friend_who_leaves_before_the_deal_frees_the_seat(ann: Browser, bea: Browser) -> None:
    id = ann.start(me(), friend(), friend())
    path = joined(ann.match(id))
    bea.post(path, name="Bea")
    info = bea.post(f"/api/matches/{id}/seats/1/resign")
    assert (info["seats"][1]["taken"], info["seats"][1]["name"], info["status"]) == (False, "", "gathering")
    assert ann.refused(f"/api/matches/{id}/seats/0/resign") == (409, "own-seat")


def test_the_match_ends_when_all_agree(ann: Browser, bea: Browser, shared: str) -> None:
    assert ann.refused(f"/api/matches/{shared}/agree", seat=1, agrees=True) == (403, "not-your-seat")
    info = ann.post(f"/api/matches/{shared}/agree", seat=0, agrees=True)
    assert (info["status"], [seat["agrees_to_end"] for seat in info["seats"]]) == ("running", [True, False])
    ann.post(f"/api/matches/{shared}/agree", seat=0, agrees=False)
    assert bea.post(f"/api/matches/{shared}/agree", seat=1, agrees=True)["status"] == "running"
    ended = ann.post(f"/api/matches/{shared}/agree", seat=0, agrees=True)
    assert (ended["status"], ended["awaited"]) == ("agreed", [])
    assert ann.not_done(shared, "take-back", 0) == (409, "ended")
    view = ann.view(shared, 0)
    assert not view["over"]
    assert view["seed"] is None


def test_the_host_closes_a_match_and_bots_stop(ann: Browser, bea: Browser, with_bot: str) -> None:
    assert bea.refused(f"/api/matches/{with_bot}/close") == (403, "not-host")
    assert ann.post(f"/api/matches/{with_bot}/close")["status"] == "closed"
    assert ann.post(f"/api/matches/{with_bot}/close")["status"] == "closed"
    position = ann.match(with_bot)["position"]
    assert ann.not_done(with_bot, **ann.choice(with_bot, 0)) == (409, "ended")
    assert ann.match(with_bot)["position"] == position


def test_a_seat_moves_to_another_device_once(ann: Browser, bea: Browser, shared: str) -> None:
    phone, thief = Browser(ann.server), Browser(ann.server)
    assert bea.refused(f"/api/matches/{shared}/seats/0/code") == (403, "not-your-seat")
    void = ann.post(f"/api/matches/{shared}/seats/0/code")["code"]
    made = ann.post(f"/api/matches/{shared}/seats/0/code")
    assert timedelta(minutes=9) < datetime.fromisoformat(made["expires"]) - datetime.now(UTC) <= timedelta(minutes=10)
    assert thief.refused("/api/move", code=void) == (404, "bad-code")
    typed = f" {made['code'][:4].lower()}-{made['code'][4:]} "
    info = phone.post("/api/move", code=typed)
    assert ([seat["mine"] for seat in info["seats"]], info["host"]) == ([True, False], True)
    assert phone.view(shared, 0)["seat"] == 0
    assert [seat["mine"] for seat in ann.match(shared)["seats"]] == [False, False]
    assert ann.http.get(f"/api/matches/{shared}/view?seat=0").status_code == 403
    assert thief.refused("/api/move", code=made["code"]) == (404, "bad-code")
    again = phone.post("/api/move", code=typed)  # the answer was lost
    assert [seat["mine"] for seat in again["seats"]] == [True, False]
    assert ann.refused("/api/move", code=made["code"]) == (404, "bad-code")
    onwards = phone.post(f"/api/matches/{shared}/seats/0/code")["code"]
    assert phone.refused("/api/move", code=made["code"]) == (404, "bad-code")
    assert [seat["mine"] for seat in ann.post("/api/move", code=onwards)["seats"]] == [True, False]
    assert phone.refused("/api/move", code=onwards) == (404, "bad-code")


def test_a_line_of_the_old_device_sees_no_more_of_the_seat(ann: Browser, shared: str) -> None:
    phone = Browser(ann.server)
    with ann.live(shared, 0) as live:
        live.next("snapshot")
        code = ann.post(f"/api/matches/{shared}/seats/0/code")["code"]
        phone.post("/api/move", code=code)
        assert live.closed_with() == 4403


def test_a_seat_changes_its_name_and_colour(ann: Browser, bea: Browser, shared: str) -> None:
    path = f"/api/matches/{shared}/seats/0/look"
    assert bea.refused(path, name="Anna") == (403, "not-your-seat")
    info = ann.post(path, name="Anna", colour="honey")
    assert (info["seats"][0]["name"], info["seats"][0]["colour"]) == ("Anna", "honey")
    assert ann.refused(path, colour=info["seats"][1]["colour"]) == (409, "colour-taken")
    assert ann.refused(path, name="\n") == (400, "bad-name")
    assert ann.view(shared, 0)["seats"][0]["name"] == "Anna"


def test_a_rematch_has_the_same_seats_and_is_made_once(ann: Browser, bea: Browser, shared: str) -> None:
    assert ann.refused(f"/api/matches/{shared}/rematch") == (409, "not-over")
    ann.post(f"/api/matches/{shared}/close")
    assert Browser(ann.server).refused(f"/api/matches/{shared}/rematch") == (403, "not-seated")
    with bea.live(shared, 1) as live:
        live.next("snapshot")
        again = ann.post(f"/api/matches/{shared}/rematch")
        assert live.next("match")["match"]["rematch"] == again["id"]
    assert again["id"] != shared
    assert again["status"] == "running"
    assert names(again) == ["Ann", "Bea"]
    assert bea.post(f"/api/matches/{shared}/rematch")["id"] == again["id"]
    assert [match["id"] for match in bea.get("/api/hall")["matches"]].count(again["id"]) == 1
    assert bea.view(again["id"], 1)["seat"] == 1


def test_a_rematch_gives_covered_seats_back_to_their_persons(ann: Browser, bea: Browser, shared: str) -> None:
    ann.post(f"/api/matches/{shared}/seats/1/cover", by="easy")
    ann.post(f"/api/matches/{shared}/close")
    again = ann.post(f"/api/matches/{shared}/rematch")
    assert (again["seats"][1]["kind"], again["seats"][1]["covered"]) == ("person", False)


def test_the_hall_lists_what_this_browser_plays_newest_first(ann: Browser, bea: Browser) -> None:
    first = ann.start(me(), here())
    second = ann.start(me(), bot())
    assert [match["id"] for match in ann.get("/api/hall")["matches"]] == [second, first]
    ann.choose(first, 0)
    assert [match["id"] for match in ann.get("/api/hall")["matches"]] == [first, second]
    assert bea.get("/api/hall")["matches"] == []
