"""Computing is bounded: per client within a minute, and in all at once."""

from __future__ import annotations

import json
import threading
import time

import pytest
from django.core.cache import caches
from django.http import HttpResponse
from django.test import RequestFactory

from rulings.http import budget
from tests.cast import stage

PAGE = f"/rulings/{stage.BOARDING}/"


@pytest.fixture(autouse=True)
def site(db, fresh_shelf, settings, monkeypatch):
    stage.put_on_shelf()
    for name in ("default", "process"):
        caches[name].clear()
    monkeypatch.setattr(budget, "tallies", budget.Tallies())
    monkeypatch.setattr(budget.time, "time", lambda: 1_800_000_000.0)
    settings.COMPUTING_A_MINUTE = 10
    return settings


def spend(seconds: float, who: str = "127.0.0.1", ago: float = 0) -> None:
    budget.tallies.add(who, budget.time.time() - ago, round(seconds * 1000))


COSTLY = ["compare/", "explore/", "why/?step=1", "transcript.json", "transcript.txt", "lab/", "practice/"]


@pytest.mark.parametrize("path", COSTLY)
def test_a_client_whose_budget_is_spent_has_to_wait(client, path):
    assert client.get(PAGE + path).status_code in (200, 302)
    spend(10)
    answer = client.get(PAGE + path)
    assert answer.status_code == 429
    assert 1 <= int(answer["Retry-After"]) <= 60
    assert f"Try again in {answer['Retry-After']} seconds." in answer.content.decode()
    if "html" in answer["Content-Type"]:
        assert f'<a class="button" href="{PAGE}{path.replace("&", "&amp;")}">Try again</a>' in answer.content.decode()
    assert client.get(PAGE + path, REMOTE_ADDR="192.0.2.8").status_code in (200, 302)


def test_the_panes_and_edits_of_the_lab_take_from_the_budget(client):
    board = client.get(PAGE + "lab/")["Location"].partition("?")[0]
    spend(10)
    assert client.get(board + "?pane=expect").status_code == 429
    for path in ("edit/", "text/", "card/"):
        assert client.post(board + path, {}).status_code == 429


def test_pages_that_need_little_go_on(client):
    spend(1000)
    for path in ("/", PAGE, PAGE + "?step=2", "/games/", "/lab/"):
        assert client.get(path).status_code == 200


def test_who_asks_for_data_gets_the_sentence_as_data(client):
    spend(10)
    answer = client.get(PAGE + "transcript.json")
    assert "Try again in" in json.loads(answer.content)["errors"][0]["message"]
    assert client.get(PAGE + "transcript.txt")["Content-Type"].startswith("text/plain")


def test_the_sentence_in_japanese(client):
    spend(10)
    assert "秒後にもう一度" in client.get(PAGE + "explore/?lang=ja").content.decode()


def test_a_request_costs_what_it_took(client, monkeypatch):
    times = iter([100.0, 103.5])
    monkeypatch.setattr(budget.time, "thread_time", lambda: next(times))
    client.get(PAGE + "explore/")
    assert budget.tallies.spent("127.0.0.1", budget.time.time()) == 3500


def test_an_error_costs_what_it_took_too(monkeypatch):
    def broken(request):
        raise RuntimeError

    times = iter([0.0, 2.0])
    monkeypatch.setattr(budget.time, "thread_time", lambda: next(times))
    with pytest.raises(RuntimeError):
        budget.costly(broken)(RequestFactory().get("/"))
    assert budget.tallies.spent("127.0.0.1", budget.time.time()) == 2000


def test_requests_under_way_are_counted_before_they_end():
    seen = []

    def view(request):
        seen.append(budget.tallies.spent("127.0.0.1", budget.time.time()))
        return HttpResponse()

    budget.costly(view)(RequestFactory().get("/"))
    assert seen == [budget.DEPOSIT]


def test_what_was_spent_is_forgiven_within_a_minute_and_after_the_seconds_named(client, monkeypatch):
    spend(12)
    seconds = int(client.get(PAGE + "explore/")["Retry-After"])
    start = budget.time.time()
    assert start % 60 == 0
    # At a minute's start all of it still stands in the running minute; it fades through the next one.
    monkeypatch.setattr(budget.time, "time", lambda: start + 60 + seconds)
    assert client.get(PAGE + "explore/").status_code == 200
    monkeypatch.setattr(budget.time, "time", lambda: start + 120)
    assert budget.tallies.spent("127.0.0.1", start + 180) < 12_000


def test_households_behind_one_ipv6_network_are_one_client(client):
    spend(10, "2001:db8:1:2::/64")
    assert client.get(PAGE + "explore/", REMOTE_ADDR="2001:db8:1:2::99").status_code == 429


def test_no_limit_where_the_setting_is_0(client, settings):
    settings.COMPUTING_A_MINUTE = 0
    spend(1000)
    assert client.get(PAGE + "explore/").status_code == 200


# ---- the shared cache


class Gone:
    """A cache whose server does not answer."""

    asked = 0

    def __getattr__(self, name):
        def fail(*_arguments, **_named):
            type(self).asked += 1
            raise ConnectionError("connection refused")

        return fail


def test_while_the_shared_cache_is_away_each_process_counts_for_itself(client, monkeypatch):
    monkeypatch.setattr(Gone, "asked", 0)
    monkeypatch.setattr(budget, "cache", Gone())
    assert client.get(PAGE + "explore/").status_code == 200
    assert client.get(PAGE + "explore/").status_code == 200
    assert Gone.asked == 1  # and nobody waits for it at every request
    spend(10)
    assert client.get(PAGE + "explore/").status_code == 429


def test_a_shared_cache_that_comes_back_is_used_again(client, monkeypatch):
    real = budget.cache
    monkeypatch.setattr(budget, "cache", Gone())
    client.get(PAGE + "explore/")
    monkeypatch.setattr(budget, "cache", real)
    now = time.monotonic()
    monkeypatch.setattr(budget.time, "monotonic", lambda: now + budget.PAUSE + 1)
    spend(10)
    assert budget._key("127.0.0.1", 30_000_000) in str(caches["default"]._cache)
    assert client.get(PAGE + "explore/").status_code == 429


def test_a_cache_that_nobody_answers_for_is_asked_once(monkeypatch):
    from django.core.cache.backends.redis import RedisCache

    nobody = RedisCache("redis://127.0.0.1:1/0", {"OPTIONS": {"socket_connect_timeout": 0.5, "socket_timeout": 0.5}})
    monkeypatch.setattr(budget, "cache", nobody)
    monkeypatch.setattr(budget, "PAUSE", 1000.0)
    told = []
    monkeypatch.setattr(budget.log, "error", lambda said, **_values: told.append(said))
    for _ in range(20):
        budget.tallies.add("a", budget.time.time(), 100)
    assert len(told) == 1  # nobody else waited for it
    assert budget.tallies.spent("a", budget.time.time()) == 2000


# ---- in all


def test_so_many_at_once_so_many_wait_and_the_rest_are_told_to_come_back(monkeypatch):
    monkeypatch.setattr(budget, "turns", budget.Turns(1, 1))
    monkeypatch.setattr(budget, "PATIENCE", 30.0)
    inside, go_on, answers = threading.Event(), threading.Event(), []

    def view(request):
        inside.set()
        assert go_on.wait(20)
        return HttpResponse()

    def ask():
        answers.append(budget.costly(view)(RequestFactory().get("/a.json")).status_code)

    threads = [threading.Thread(target=ask) for _ in range(2)]
    threads[0].start()
    assert inside.wait(20)
    threads[1].start()
    until = time.monotonic() + 20
    while budget.turns._waiting < 1 and time.monotonic() < until:
        time.sleep(0.01)
    third = budget.costly(view)(RequestFactory().get("/a.json"))
    assert (third.status_code, third["Retry-After"]) == (503, "30")
    go_on.set()
    for thread in threads:
        thread.join(20)
    assert answers == [200, 200]


def test_a_turn_that_does_not_come_ends_in_a_sentence(monkeypatch):
    turns = budget.Turns(1, 1)
    monkeypatch.setattr(budget, "turns", turns)
    monkeypatch.setattr(budget, "PATIENCE", 0.01)
    with turns.one() as mine:
        assert mine
        assert budget.costly(lambda request: HttpResponse())(RequestFactory().get("/a.json")).status_code == 503
    assert budget.costly(lambda request: HttpResponse())(RequestFactory().get("/a.json")).status_code == 200
