"""Costly requests go to processes of their own and come back as they would have been answered here."""

from __future__ import annotations

import os
import select
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO

import pytest
from django.http import HttpRequest, HttpResponse
from django.test import RequestFactory
from structlog.testing import capture_logs

from rulings.http import apart, budget
from tests.cast import stage

PAGE = f"/rulings/{stage.BOARDING}/"
SHARED: list[str] = []  # what the process that an answer comes from has read


class Answer(HttpResponse):
    """Without the signal at its end, for which the database would be asked."""

    def close(self):
        pass


def echo(environ, _start):
    """An application that answers in the process that computes."""
    request = HttpRequest()
    request.META = environ
    path = environ["PATH_INFO"]
    if path.startswith("/dies/"):
        os.kill(os.getpid(), signal.SIGKILL)
    while path == "/for-ever/":
        pass
    if path == "/slow/":
        time.sleep(2)
    if path == "/works/":
        until = time.thread_time() + 0.3
        while time.thread_time() < until:
            pass
    response = Answer(environ["wsgi.input"].read()[::-1], status=203, headers={"ETag": '"1"', "Retry-After": str(os.getpid()), "X-Read": " ".join(SHARED)})
    response.set_cookie("lang", "ja", max_age=60, samesite="Lax", httponly=True)
    return response


@contextmanager
def begun(reading: apart.ReadInPieces = tuple) -> Iterator[apart._Way]:
    """One process that computes, for as long as the block goes on."""
    before = apart._way
    apart.begin(1, lambda: echo, reading)
    found, apart._way = apart._way, before
    assert found is not None
    try:
        yield found
    finally:
        found.ask.close()
        os.close(found.asked)
        ended = select.select([found.computing], [], [], 10)[0]
        os.close(found.computing)
        assert ended, "the processes go on though nobody can ask them"


@pytest.fixture
def way(monkeypatch):
    with begun() as found:
        monkeypatch.setattr(apart, "_way", found)
        yield found


def ask(path: str, body: bytes = b"", patience: float = 10) -> tuple[HttpResponse, float]:
    found = apart.answer(RequestFactory().post(path, body, content_type="text/plain"), patience)
    assert found is not None
    return found


def test_an_answer_comes_back_whole(way):
    body = bytes(range(256)) * 1700  # more than a connection holds
    response, _seconds = ask("/", body)
    assert (response.status_code, response.content, response["ETag"]) == (203, body[::-1], '"1"')
    assert response["Retry-After"] != str(os.getpid())
    expected = echo({"PATH_INFO": "/", "wsgi.input": BytesIO()}, None).cookies["lang"]
    found = response.cookies["lang"]
    assert (found.value, found["max-age"], found["samesite"], found["httponly"]) == ("ja", "60", "Lax", True)
    assert found["path"] == expected["path"]


def test_what_it_took_there_is_told(way):
    assert ask("/works/")[1] >= 0.3
    assert ask("/")[1] < 0.3


def test_a_process_that_ends_in_the_middle_takes_nobody_with_it(way):
    with pytest.raises(apart.ProcessFailed):
        ask("/dies/")
    assert ask("/")[0].status_code == 203  # by another one


def test_what_computes_for_ever_is_ended(monkeypatch):
    monkeypatch.setattr(apart, "SECONDS", 0.3)  # of the processes that are forked from now on
    with begun() as second:
        monkeypatch.setattr(apart, "_way", second)
        with pytest.raises(apart.ProcessFailed):
            ask("/for-ever/")
        assert ask("/")[0].status_code == 203


def test_what_is_read_meanwhile_is_shared_by_those_who_take_over(monkeypatch):
    go_on = os.pipe()

    def reading():
        for piece in ("cards", "sentences"):
            SHARED.append(piece)
            yield piece
        os.read(go_on[0], 1)  # the rest is read when the test has asked

    with begun(reading) as second:
        monkeypatch.setattr(apart, "_way", second)
        first = ask("/")[0]
        os.write(go_on[1], b"!")
        until = time.monotonic() + 10
        while (later := ask("/")[0])["Retry-After"] == first["Retry-After"]:
            assert time.monotonic() < until, "no other process took over"
    assert (first["X-Read"], later["X-Read"]) == ("", "cards sentences")
    assert SHARED == []  # by another process than this one


def test_what_cannot_be_read_stops_nobody(monkeypatch):
    def reading():
        yield "one"
        raise ValueError("no such language")

    with begun(reading) as second:
        monkeypatch.setattr(apart, "_way", second)
        assert [ask("/")[0].status_code for _ in range(3)] == [203] * 3


def test_while_it_is_busy_others_are_told_to_come_back(way, monkeypatch):
    mine, theirs = socket.socketpair()
    with mine, theirs:
        socket.send_fds(way.ask, [apart.TAKEN], [theirs.fileno()])
        assert mine.recv(1) == apart.TAKEN  # it waits for what this one wants
        with pytest.raises(apart.Busy):
            ask("/", patience=0.2)
        monkeypatch.setattr(budget, "PATIENCE", 0.2)
        assert budget.costly(lambda request: HttpResponse())(RequestFactory().get("/a.json")).status_code == 503
    assert ask("/")[0].status_code == 203  # who waits no longer is passed over


def test_the_budget_counts_what_it_took_there(way, monkeypatch, settings):
    settings.COMPUTING_A_MINUTE = 10
    monkeypatch.setattr(budget.time, "time", lambda: 1_800_000_000.0)  # no minute ends in between
    monkeypatch.setattr(budget, "tallies", budget.Tallies())
    assert budget.costly(lambda request: HttpResponse())(RequestFactory().get("/works/", REMOTE_ADDR="192.0.2.77")).status_code == 203
    assert budget.tallies.spent("192.0.2.77", 1_800_000_000.0) >= 300


def test_a_request_that_brings_its_process_down_gets_a_sentence(way, monkeypatch):
    monkeypatch.setattr(budget, "tallies", budget.Tallies())
    with capture_logs() as lines:
        answer = budget.costly(lambda request: HttpResponse())(RequestFactory().get("/dies/a.json"))
    assert answer.status_code == 503
    assert "broken off" in answer.content.decode()
    assert [line["log_level"] for line in lines] == ["error"]


def test_where_none_is_left_the_request_is_answered_here(monkeypatch):
    gone = apart._Way()
    gone.side_of_pages()
    monkeypatch.setattr(apart, "_way", gone)
    monkeypatch.setattr(apart, "_told", False)
    with capture_logs() as lines:
        assert apart.answer(RequestFactory().get("/"), 1) is None
        assert apart.answer(RequestFactory().get("/"), 1) is None
    assert len(lines) == 1  # it is said once


# ---- the site behind it


@pytest.fixture
def site(db, connected, fresh_shelf, settings):
    stage.put_on_shelf()
    settings.MIDDLEWARE = list(settings.MIDDLEWARE)  # what the handler leaves out comes back after the test
    return apart._Handler()


SAME = ["compare/", "explore/?lang=ja", "why/?step=1", "transcript.json", "transcript.txt?lang=en", "lab/", "practice/", "compare/?set=none"]


@pytest.mark.parametrize("path", SAME)
@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_every_costly_page_is_the_same_there_and_here(site, client, path, method):
    name, _, query = path.partition("?")
    environ = apart._plain(client._base_environ(REQUEST_METHOD=method, PATH_INFO=PAGE + name, QUERY_STRING=query))
    there = apart._answer(*apart.computed(site, {"environ": environ, "found": {}}, b""))
    here = client.generic(method, PAGE + path)
    assert (there.status_code, there.content) == (here.status_code, here.content)
    left = {"X-Request-ID"}
    assert {n: v for n, v in there.headers.items() if n not in left} == {n: v for n, v in here.headers.items() if n not in left}
    assert {n: m.value for n, m in there.cookies.items()} == {n: m.value for n, m in here.cookies.items()}
