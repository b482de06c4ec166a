"""Moments that are shared: stored once, found again for ever, EXACT or not."""

import json
import re
import zlib
from io import StringIO

import pytest
from django.core.management import CommandError, call_command
from django.utils import timezone

from rulings.http import limits
from rulings.http.models import Tally
from rulings.share import replaying, storing
from rulings.share.models import Share
from tests.cast import days, stage
from tests.cast.site import forget

LINK = re.compile(r"/s/([a-z2-7]{26})/")


@pytest.fixture(autouse=True)
def site(db, fresh_shelf, settings):
    stage.put_on_shelf()
    return settings


@pytest.fixture
def share(client):
    def post(base=days.PAGE, **fields):
        headers = {"HX-Request": "true"} if fields.pop("htmx", False) else {}
        return client.post(f"{base}share/", {name.replace("_", "-"): value for name, value in fields.items()}, headers=headers)

    return post


@pytest.fixture
def shared(share, client):
    """Share a moment and give a reader of its page."""

    def make(**fields):
        base = LINK.match(share(**fields)["Location"]).group(0)
        return lambda query="", **headers: client.get(base + query, headers=headers)

    return make


def text(answer) -> str:
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", answer.content.decode()))


# ---- storing


def test_a_moment_is_stored_and_its_link_opened(share, client):
    answer = share(step=3, view="me")
    assert answer.status_code == 303
    assert LINK.match(answer["Location"])
    assert answer["Location"].endswith("/?view=me&step=3")
    page = client.get(answer["Location"])
    assert page.status_code == 200
    assert "EXACT Today’s engine gives the same, step for step." in text(page)
    assert 'data-step="3"' in page.content.decode()
    assert "Before boarding" in text(page)


def test_to_htmx_the_link_comes_as_something_to_copy(share):
    answer = share(step=3, htmx=True)
    assert answer.status_code == 200
    assert 'value="http://testserver/s/' in answer.content.decode()
    assert "<html" not in answer.content.decode()


def test_the_same_twice_is_one_link_whatever_the_step(share):
    first, second = share(step=1), share(step=4, view="opponent")
    assert LINK.match(first["Location"]).group(1) == LINK.match(second["Location"]).group(1)
    assert Share.objects.count() == 1


def test_another_setting_another_decision_another_scenario_are_other_links(share):
    share()
    share(set=f"{stage.SWITCH}=together")
    share(scenario="nobody")
    share(base=f"/rulings/{stage.TOSS}/", choose="0")
    share(base=f"/rulings/{stage.TOSS}/", choose="1")
    assert Share.objects.count() == 5


def test_what_is_stored_is_small_and_says_what_made_it(share):
    share()
    row = Share.objects.get()
    assert 0 < row.size < 20_000
    assert row.size == len(row.bundle) + len(row.trace)
    assert row.corpus == "1" * 64
    assert row.origin == days.PAGE


def test_the_form_is_on_the_page_of_the_shared_run_too_where_it_was_changed(shared):
    get = shared()
    assert "This address lasts" in text(get())
    changed = get(f"?set={stage.SWITCH}=together")
    assert "CHANGED This is no longer the run that was shared" in text(changed)
    assert "Share this moment" in text(changed)


def test_a_changed_shared_run_is_shared_as_another(share):
    base = LINK.match(share()["Location"]).group(0)
    assert LINK.match(share(base=base, step=2)["Location"]).group(0) == base
    assert LINK.match(share(base=base, set=f"{stage.SWITCH}=together")["Location"]).group(0) != base
    assert Share.objects.count() == 2


def test_what_cannot_be_run_is_not_stored(share):
    for fields in ({"step": "99"}, {"set": "sv.no.rule=x"}, {"scenario": "none"}, {"choose": "9"}, {"step": "x"}, {"view": "god"}):
        answer = share(**fields)
        assert answer.status_code == 400
        assert "Nothing was stored." in text(answer)
    assert Share.objects.count() == 0


def test_a_look_at_the_forms_address_leads_back(client):
    assert client.get(f"{days.PAGE}share/")["Location"] == days.PAGE
    assert client.post("/rulings/none/share/").status_code == 404


def test_a_run_that_is_too_long_is_refused_with_its_plain_address(share, monkeypatch):
    monkeypatch.setattr(storing, "LARGEST_STORED", 1000)
    answer = share(step=2)
    assert answer.status_code == 413
    assert "longer than what is kept" in text(answer)
    assert f'href="{days.PAGE}?step=2"' in answer.content.decode()
    monkeypatch.setattr(storing, "LARGEST", 1000)
    assert share().status_code == 413
    assert Share.objects.count() == 0


# ---- who may


@pytest.mark.parametrize(
    "headers, allowed",
    [
        ({}, True),
        ({"Origin": "http://testserver"}, True),
        ({"Origin": "https://elsewhere.example"}, False),
        ({"Origin": "null"}, False),
        ({"Sec-Fetch-Site": "same-origin", "Origin": "https://proxied.example"}, True),
        ({"Sec-Fetch-Site": "cross-site"}, False),
        ({"Sec-Fetch-Site": "same-site", "Origin": "http://testserver"}, False),
    ],
)
def test_only_a_page_of_the_site_may_share(client, headers, allowed):
    answer = client.post(f"{days.PAGE}share/", {"step": "1"}, headers=headers)
    assert answer.status_code == (303 if allowed else 403)
    assert Share.objects.count() == allowed


def test_a_body_that_is_no_form_or_megabytes_long_is_not_read(client):
    assert (
        client.post(f"{days.PAGE}share/", "step=1&x=" + "y" * 500_000, content_type="application/x-www-form-urlencoded").status_code == 413
    )
    assert client.post(f"{days.PAGE}share/", "{}", content_type="application/json").status_code == 415
    assert Tally.objects.count() == 0


def test_over_the_limit_it_is_said_when_again(site, share):
    site.SHARES_AN_HOUR = 2
    assert [share(step=n).status_code for n in (1, 2)] == [303, 303]
    answer = share(step=3)
    assert answer.status_code == 429
    assert 0 < int(answer["Retry-After"]) <= 3601
    assert "Try again in" in text(answer)
    assert f'href="{days.PAGE}?step=3"' in answer.content.decode()
    assert "Nothing was stored." in text(share(step=3, htmx=True))


def test_each_visitor_has_a_limit_of_their_own_and_each_hour_too(site, rf):
    site.SHARES_AN_HOUR = 1

    def wait(address, now, **meta):
        return limits.wait(limits.client(rf.post("/", REMOTE_ADDR=address, **meta)), "rulings.share", 1, now)

    assert wait("192.0.2.1", 7200) == 0
    assert wait("192.0.2.1", 7201) == 3600
    assert wait("192.0.2.2", 7201) == 0
    assert wait("192.0.2.1", 10_800) == 0
    assert Tally.objects.count() == 3
    assert not any("192" in row.key for row in Tally.objects.all())
    assert wait("192.0.2.3", 7200 + 24 * 3600) == 0
    assert Tally.objects.count() == 2  # those of more than a day ago are gone


def test_who_asks_is_told_by_proxies_only_where_there_are_any(site, rf):
    def asks(forwarded, remote="10.0.0.1"):
        return limits.client(rf.post("/", REMOTE_ADDR=remote, HTTP_X_FORWARDED_FOR=forwarded))

    assert asks("203.0.113.9") == "10.0.0.1"
    site.TRUSTED_PROXIES = 1
    assert asks("198.51.100.7, 203.0.113.9") == "203.0.113.9"
    assert asks("") == "10.0.0.1"
    site.TRUSTED_PROXIES = 2
    assert asks("198.51.100.7, 203.0.113.9") == "198.51.100.7"
    assert asks("203.0.113.9") == "10.0.0.1"
    site.TRUSTED_PROXIES = 0
    assert asks("", "2001:db8:1:2:3::4") == asks("", "2001:db8:1:2:ffff::1") != asks("", "2001:db8:1:3::1")
    assert asks("", "::ffff:192.0.2.1") == "192.0.2.1"
    assert asks("", "") == ""


def test_a_day_has_a_limit_for_all_of_them_but_what_is_there_is_given(site, share):
    site.SHARES_A_DAY = 1
    assert share().status_code == 303
    answer = share(scenario="nobody")
    assert answer.status_code == 429
    assert "Try again tomorrow" in text(answer)
    assert share().status_code == 303
    Share.objects.update(created_at=timezone.now() - 2 * storing.DAY)
    assert share(scenario="nobody").status_code == 303
    site.SHARES_A_DAY, site.SHARED_BYTES_A_DAY = 100, 10
    assert share(set=f"{stage.SWITCH}=together").status_code == 429


# ---- opened later


def test_a_corpus_changed_elsewhere_is_exact_and_said(shared):
    get = shared()
    days.next_day(days.without_the_ruling())
    page = text(get("?step=3"))
    assert "EXACT" in page
    assert "Cards or rules have been edited since" in page
    assert "Magitrain" in page


def test_a_card_changed_later_is_still_the_one_of_then(shared):
    get = shared(step=3)
    days.next_day(days.with_words("cards/forestcraft.yaml", "deal 10 damage", "deal 1 damage"))
    assert "EXACT" in text(get("?step=3"))


def test_a_rule_dated_otherwise_later_keeps_its_setting_and_is_told(shared, client):
    get = shared(step=3)
    days.next_day(days.dated_otherwise())
    page = text(get("?step=3"))
    assert "EXACT" in page
    assert "Set as it was then: “Is played” before “enters the board”" in page
    assert "(today: “At the same timing" in page
    assert re.search(rf'value="{stage.SWITCH}=apart"[^>]*>[^<]* •', get("?step=3").content.decode())  # the form knows what is set


def test_a_rule_that_is_gone_is_told(shared):
    get = shared(set=f"{stage.SWITCH}=together")
    days.next_day(days.without_the_rule())
    page = text(get())
    assert "Rules that are there no more:" in page
    assert f"{stage.SWITCH}=together" in page


@pytest.fixture
def another_engine(monkeypatch):
    """An engine that tells the fourth frame otherwise, or with other words."""
    return lambda change: days.another_engine(monkeypatch, change)


def test_other_words_are_exact_and_said_so(shared, another_engine):
    get = shared()
    another_engine({"text": {"en": "In other words.", "ja": "別の言い方。"}})
    page = text(get("?step=4"))
    assert "EXACT" in page
    assert "Only the wording has changed since." in page
    assert "In other words." in page
    assert "In other words." not in text(get("?step=4&version=stored"))


def test_diverged_shows_what_was_stored_and_what_comes_today(shared, another_engine):
    get = shared(step=4)
    before = text(get("?step=4"))
    another_engine({"kind": "burned", "rules": [], "text": {"en": "It burns.", "ja": "燃える。"}})
    page = get("?step=4")
    assert page.status_code == 200
    assert "DIVERGED From step 4 on, today’s engine tells it otherwise." in text(page)
    assert "Burned: It burns." in text(page)  # in the table of what differs
    assert 'data-kind="burned"' not in page.content.decode()
    assert re.search(r"<span class=\"now-text\">([^<]+)", page.content.decode()).group(1) in before
    today = get("?step=4&version=today")
    assert 'data-kind="burned"' in today.content.decode()
    assert "version=today&amp;step=3" in today.content.decode()
    assert "相違あり" in text(get("?step=4", **{"Accept-Language": "ja"}))


def test_what_came_of_it_today_can_be_shared_as_another(share, another_engine):
    base = LINK.match(share()["Location"]).group(0)
    another_engine({"kind": "burned"})
    assert LINK.match(share(base=base)["Location"]).group(0) == base
    again = LINK.match(share(base=base, version="today")["Location"]).group(0)
    assert again != base


def test_only_the_board_differs_and_it_is_told(shared, another_engine):
    get = shared()
    state = json.loads(json.dumps(stage.library().run(stage.BOARDING).frame_json(4)["state"]))
    state["players"]["me"]["counters"]["shadows"] = 3
    another_engine({"state": state})
    page = text(get("?step=4"))
    assert "DIVERGED" in page
    assert re.search(r"What differs at step 4 .* shadow.* 0 3 ", page, re.IGNORECASE)
    assert "shadow" not in text(get("?step=4&view=spectator")).split("As it runs today")[1].split("Shared on")[0]


def test_fewer_steps_today(shared, monkeypatch):
    get = shared()
    from engine.study.scenario_run import ScenarioRun

    usual = ScenarioRun.frames.fget
    monkeypatch.setattr(ScenarioRun, "frames", property(lambda run: usual(run)[:3]))
    days.next_day(stage.library())
    page = text(get("?step=5"))
    assert "DIVERGED From step 3 on" in page
    assert "nothing: the run is at its end" in page
    assert get("?step=5&version=today").status_code == 404


def test_what_today_s_engine_fails_on_is_shown_as_stored(shared, client, monkeypatch, caplog):
    get = shared()
    from engine.study.scenario_run import ScenarioRun

    monkeypatch.setattr(ScenarioRun, "json", lambda run, lang=None, most=None: 1 / 0)
    days.next_day(stage.library())
    page = get("?step=3")
    assert page.status_code == 200
    assert "AS STORED It cannot be run any more." in text(page)
    assert "The engine of today stops at this run" in text(page)
    assert 'data-step="3"' in page.content.decode()
    assert get("?choose=1").status_code == 400
    assert get("explore/").status_code == 302
    assert get("transcript.txt").status_code == 200


def test_what_can_no_longer_be_read_is_shown_as_stored(shared, monkeypatch):
    get = shared()
    from engine.corpus.problems import BadInput, Problem

    def unreadable(*_):
        raise BadInput([Problem("", 3, 1, {"en": "Nobody can read this.", "ja": "読めません。"})])

    monkeypatch.setattr(replaying, "reopen", unreadable)
    days.next_day(stage.library())
    page = get("?step=3")
    assert page.status_code == 200
    assert "Nobody can read this." in text(page)
    assert "Before boarding" in text(page)
    assert 'data-step="3"' in page.content.decode()


# ---- the page


def test_htmx_gets_the_step_alone(shared):
    get = shared()
    answer = get("?step=2", **{"HX-Request": "true"})
    assert answer.content.decode().strip().startswith('<div id="moment"')
    assert get("?step=2", **{"HX-Request": "true", "If-None-Match": answer["ETag"]}).status_code == 304


@pytest.mark.parametrize("query, status", [("?step=99", 404), ("?step=x", 400), ("?version=old", 400), ("?scenario=none", 404)])
def test_what_cannot_be_answered_is_said(shared, query, status):
    answer = shared()(query)
    assert answer.status_code == status
    assert "This address cannot be answered" in text(answer)


def test_a_changed_decision_is_played_by_todays_engine(shared):
    get = shared(base=f"/rulings/{stage.TOSS}/", choose="1")
    assert "EXACT" in text(get())
    assert "CHANGED" in text(get("?choose=0"))


def test_the_tools_lie_below_it(shared):
    get = shared()
    for tool in ("explore/", f"compare/?with-set={stage.SWITCH}=together", "transcript.md", "transcript.json"):
        assert get(tool).status_code == 200
    assert get("transcript.pdf").status_code == 404


def test_the_transcript_is_that_of_the_version_shown(shared, another_engine):
    get = shared()
    another_engine({"kind": "burned", "text": {"en": "It burns.", "ja": "燃える。"}})
    assert "It burns." not in get("transcript.txt").content.decode()
    assert "It burns." in get("transcript.txt?version=today").content.decode()
    assert "It burns." not in get("transcript.json").content.decode()
    assert get("transcript.txt?step=x").status_code == 400


@pytest.mark.parametrize(
    "name, said",
    [
        ("", "cut short"),
        ("abc", "cut short: after /s/ it has 3 characters"),
        ("a" * 26, "nothing was stored under it"),
        ("A" * 26, "changed on its way"),
        ("1" * 26, "changed on its way"),
        ("a" * 300, "changed on its way"),
        ("あ" * 26, "changed on its way"),
    ],
)
def test_a_link_that_is_none_says_what_one_looks_like(client, name, said):
    for path in (f"/s/{name}/" if name else "/s/", *([f"/s/{name}/explore/"] if name else [])):
        answer = client.get(path)
        assert answer.status_code == 404
        assert said in text(answer)
        assert "such as /s/" in text(answer)


def test_a_row_that_is_damaged_is_not_shown(shared, share):
    get = shared()
    row = Share.objects.get()
    for field, value in (
        ("trace", bytes(row.trace)[:-9]),
        ("trace", storing.pack({"frames": []})),
        ("bundle", b"?"),
        ("bundle", storing.pack({})),
    ):
        forget()
        usual = getattr(row, field)
        Share.objects.update(**{field: value})
        answer = get()
        assert answer.status_code == 410
        assert "This shared run is damaged" in text(answer)
        Share.objects.update(**{field: usual})
    forget()
    content = storing.content_in(row)
    Share.objects.update(bundle=storing.pack({**content.bundle, "schema": 99}))
    assert get().status_code == 501
    assert "newer than the site" in text(get())


def test_equal_parts_are_one_value_when_read():
    value = storing.shared(b'{"a": {"x": [1, {"y": 2}]}, "b": {"x": [1, {"y": 2}]}, "c": {"x": [true, {"y": 2}]}}')
    assert value["a"] is value["b"]
    assert value["c"] == {"x": [True, {"y": 2}]}
    assert value["c"] is not value["a"]
    assert value["c"]["x"][0] is True


def test_a_row_is_named_by_what_it_holds(shared):
    shared()
    row = Share.objects.get()
    assert storing.content_in(row).name == row.name == row.pk


# ---- checkshares


def checked(**options):
    out = StringIO()
    try:
        call_command("checkshares", stdout=out, **options)
    except SystemExit as end:
        return out.getvalue(), end.code
    except CommandError:
        raise
    return out.getvalue(), 0


def test_all_are_checked(shared, another_engine, share):
    assert checked() == ("exact: 0, diverged: 0, stopped: 0, damaged: 0 (only reworded: 0)\n", 0)
    shared()
    shared(scenario="nobody")
    assert checked()[0].startswith("exact: 2, diverged: 0")
    another_engine({"kind": "burned"})
    said, status = checked(anew=True)
    assert status == 1
    assert re.search(r"diverged  /s/[a-z2-7]{26}/\?step=4\n", said)
    Share.objects.filter(pk=Share.objects.first().pk).update(trace=b"")
    found = json.loads(checked(format="json")[0])
    assert sum(found["counts"][kind] for kind in ("exact", "diverged", "stopped", "damaged")) == 2
    assert len(found["damaged"]) == 1


def test_a_row_nested_deeper_than_anything_is_damaged_like_any_other(shared, share):
    get = shared()
    shared(scenario="nobody")
    row = Share.objects.get(name=LINK.match(share()["Location"]).group(1))
    Share.objects.filter(pk=row.pk).update(trace=zlib.compress(b'{"frames": ' + b"[" * 100_000 + b"]" * 100_000 + b"}"))
    forget()
    answer = get()
    assert answer.status_code == 410
    assert "This shared run is damaged" in text(answer)
    said, status = checked()
    assert status == 1
    assert f"damaged   /s/{row.pk}/\n" in said
    assert "exact: 1, diverged: 0, stopped: 0, damaged: 1" in said
