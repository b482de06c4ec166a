"""What strangers may send: everything ends in a clear answer, of bounded size and work."""

import cProfile
import json

import pytest

from engine.corpus.problems import MOST_PROBLEMS
from engine.kernel.run import Run
from rulings.board import runs
from rulings.board.address import LONGEST
from rulings.http.cache import CEILINGS, Cache, caches, clear_all
from rulings.lab import boards
from rulings.lab.keeping import keep
from rulings.lab.models import KeptBoard
from rulings.lab.tokens import pack
from script import serve
from tests.cast import stage

HEAD = """ruling: lab-hostile
game: shadowverse
title: {en: T, ja: T}
question: {en: Q, ja: Q}
answer: {en: A, ja: A}
status: tentative
"""
MOST_CALLS = 10_000_000  # of functions, for one answer
MOST_FRAMES = 30_000  # made anew for one answer
CROWD = "board: [40 x Knight], hand: [30 x Knight], deck: [30 x Knight], cemetery: [20 x Knight], pp: 10"
TOOLS = (
    "", "?step=0", "?pane=actions", "?pane=board", "?pane=expect", "?pane=file", "compare/", "explore/", "practice/", "why/?step=5",
    "picture.png", "embed/", "transcript.txt", "transcript.md", "transcript.json", "file.yaml", "cards/?q=a&to=me.hand",
)  # fmt: skip
COSTLY = ("", "?pane=expect", "compare/", "explore/", "practice/", "why/?step=5", "picture.png", "transcript.md", "transcript.json")


def scenario(me="", opponent="", when=("nothing is done",), then=("my board has 0 Knights",), cards=""):
    """A ruling file of one scenario."""
    said = [f"      - {json.dumps(one)}\n" for one in when], [f"      - {json.dumps(one)}\n" for one in then]
    own = f"cards:\n{cards}" if cards else ""
    given = f"    given: {{turn: me, me: {{{me}}}, opponent: {{{opponent}}}}}\n"
    return f"{HEAD}{own}scenarios:\n  - name: a\n{given}    when:\n{''.join(said[0])}    then:\n{''.join(said[1])}"


def follower(name, text, defense=1):
    """A card of one's own."""
    figures = f"cost: 1, attack: 1, defense: {defense}"
    return f"  - {{name: {{en: {name}, ja: {name}}}, kind: follower, class: neutral, {figures}, text: {json.dumps(text)}}}\n"


@pytest.fixture
def site(client, db, fresh_shelf):
    stage.put_on_shelf()
    clear_all()
    client.raise_request_exception = False
    return client


def answered(site, path, method, more):
    """The answer to a request: no fault of ours, and of bounded size."""
    answer = getattr(site, method)(path, **more)
    assert answer.status_code < 500, path[-40:]
    assert len(answer.content) < 9_000_000, path[-40:]
    return answer


@pytest.fixture
def ask(site):
    """Ask for something; the work that it takes is bounded, counted in calls of functions."""

    def asked(path, method="get", **more):
        counting = cProfile.Profile()
        answer = counting.runcall(answered, site, path, method, more)
        assert sum(entry.callcount for entry in counting.getstats()) < MOST_CALLS, path[-40:]
        return answer

    return asked


@pytest.fixture
def ask_for_runs(site, monkeypatch):
    """Ask for something that plays; the work that it takes is bounded, counted in frames."""
    frames = []
    emit = Run.emit

    def counted(run, *message, **more):
        frames.append(run)
        return emit(run, *message, **more)

    monkeypatch.setattr(Run, "emit", counted)

    def asked(path, method="get", **more):
        frames.clear()
        answer = answered(site, path, method, more)
        assert len(frames) < MOST_FRAMES, path[-40:]
        return answer

    return asked


def base_of(text):
    return f"/lab/{keep(text, '')}/"


# ---- what is sent


BODIES = {
    "nothing": {},
    "a field of 300 KB": {"text": "x" * 300_000},
    "half a character": {"data": b"text=%ed%a0%80&e=do%3Dact", "content_type": "application/x-www-form-urlencoded"},
    "no UTF-8": {"data": b"text=%ff%fe&e=do%3D%ff", "content_type": "application/x-www-form-urlencoded"},
    "NUL": {"text": "\0a: 1", "e": "do=act&sentence=%00", "step": "\0"},
    "no boundary": {"data": b"xx", "content_type": "multipart/form-data"},
    "no end": {"data": b'--b\r\nContent-Disposition: form-data; name="text"\r\n\r\nx', "content_type": "multipart/form-data; boundary=b"},
    "2000 fields": {"data": "&".join(f"e.{n}=x" for n in range(2000)), "content_type": "application/x-www-form-urlencoded"},
    "400 fields": {"data": "&".join(f"e.{n}=x" for n in range(400)) + "&e=do=card", "content_type": "application/x-www-form-urlencoded"},
}


@pytest.mark.parametrize("where", ["", "edit/", "text/", "card/", "share/"])
@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_no_body_is_a_fault_of_ours(ask, where, body):
    path = base_of(scenario()) + where if where else "/lab/"
    sent = body if "data" in body else {"data": body}
    assert ask(path, "post", **sent).status_code in (200, 302, 303, 400, 413)


@pytest.mark.parametrize(
    ("more", "status", "said"),
    [
        ({"data": b"x" * 500_000, "content_type": "application/x-www-form-urlencoded"}, 413, "at most 64 KB"),
        ({"data": b"x" * 500_000, "content_type": "multipart/form-data; boundary=b"}, 413, "at most 64 KB"),
        ({"data": b"{}", "content_type": "application/json"}, 415, "Only forms are read"),
        ({"data": {"text": "a"}, "headers": {"Sec-Fetch-Site": "cross-site"}}, 403, "Only a page of this site"),
        ({"data": {"text": "a"}, "headers": {"Origin": "https://elsewhere.example"}}, 403, "Only a page of this site"),
        ({"data": {"text": "a"}, "CONTENT_LENGTH": "many"}, 411, "how long it is"),
        ({"data": {"text": "a"}, "CONTENT_LENGTH": "9" * 5000}, 413, "at most 64 KB"),
    ],
)
def test_what_no_page_of_ours_sends_is_refused_unread(ask, more, status, said):
    for path in ("/lab/", base_of(scenario()) + "text/"):
        answer = ask(path, "post", **more)
        assert answer.status_code == status
        assert said in answer.content.decode()


def test_a_file_in_japanese_of_the_largest_size_comes_through_a_form(ask):
    text = scenario() + "# " + "あ" * 21_000 + "\n"
    assert len(text.encode()) > 60_000
    answer = ask("/lab/", "post", data={"text": text})
    assert answer.status_code == 302
    assert answer["Location"].startswith("/lab/")


@pytest.mark.parametrize("where", TOOLS)
@pytest.mark.any_database
def test_below_a_broken_token_every_tool_says_what_is_wrong(ask, where):
    good = pack(scenario())
    changed = good[:50] + ("_" if good[50] != "_" else "-") + good[51:]
    broken = (good[:-1], good[:3], "2" + good[1:], changed, "9" * 5000)
    for token in (*broken, "k" + "A" * 22, "k" * 3500, "%00", "あ"):
        answer = ask(f"/lab/{token}/{where}")
        assert answer.status_code == 404
        assert "board" in answer.content.decode()


# ---- files


FILES = {
    "deep lists": "a: " + "[" * 30_000,
    "deep mappings": "{a: " * 16_000,
    "aliases": "\n".join(f"a{n}: &a{n} [*a{n}, *a{n}]" for n in range(1, 2000)),
    "keys twice": "a: 1\n" * 13_000,
    "unknown cards": scenario(f"board: [{', '.join(f'Zz{n}q' for n in range(6000))}]"),
    "wrong sentences": scenario(when=[f"foo{n} bar" for n in range(199)], then=[f"foo{n}" for n in range(199)]),
    "claims": HEAD + f"claims: [{', '.join(f'c{n}' for n in range(8000))}]\n",
    "thousands of cards": scenario("board: [" + ", ".join(["60 x Knight"] * 1000) + "]"),
    "too many cards of one's own": scenario(cards="".join(follower(f"Zq{n}", "Ward.") for n in range(61))),
}  # fmt: skip


@pytest.mark.parametrize("text", FILES.values(), ids=FILES)
@pytest.mark.any_database
def test_a_file_that_is_wrong_throughout_is_told_so_in_time(ask, text):
    found = boards.read(text)
    assert not found.sound
    assert 0 < len(found.problems) <= MOST_PROBLEMS
    base = base_of(text)
    assert ask(base).status_code == 200
    assert ask(base + "edit/", "post", data={"e": "do=act&sentence=I+end+my+turn"}).status_code in (302, 400)
    assert ask(base + "text/", "post", data={"text": text}, headers={"hx-request": "true", "hx-target": "checked"}).status_code == 200


@pytest.mark.any_database
def test_where_reading_stopped_is_said_in_both_languages(site):
    last = boards.read(FILES["claims"]).problems[-1]
    assert str(MOST_PROBLEMS) in last.message["en"]
    assert str(MOST_PROBLEMS) in last.message["ja"]


@pytest.mark.any_database
def test_a_board_says_how_many_cards_it_holds_at_most(site):
    wrong = boards.read(scenario("board: [60 x Knight, 60 x Knight]", "board: [60 x Knight], deck_size: 100")).problems
    assert [problem.found for problem in wrong] == ["280"]
    wrong = boards.read(scenario("board: [60 x Knight, 61 x Knight]".replace("61", "60") + ", hand: [Knight]")).problems
    assert wrong == ()
    wrong = boards.read(scenario("board: [60 x Knight, 60 x Knight, Knight]")).problems
    assert [problem.found for problem in wrong] == ["121"]


# ---- runs


RUNS = {
    "storm": scenario(
        "board: [5 x Zed]", "board: [5 x Zed]", ['I do "Deal 1 damage to all followers."'],
        cards=follower("Zed", "When this takes damage: deal 1 damage to all other followers.", 10_000),
    ),
    "many frames of a crowd": scenario(CROWD, CROWD, ['I do "Give all followers +1/+1."'] * 40),
    "a million leaves": scenario(
        "board: [5 x Zed]", "board: [5 x Zed]", ['I do "Deal 1 damage to a random enemy follower."'] * 60,
        ["in every outcome, my board has 5 Zeds", "in some outcome, my board has 4 Zeds"] * 10, follower("Zed", "Ward.", 1000),
    ),
    "what makes itself": scenario(
        "board: [40 x Zed]", "board: [40 x Zed]", ['I do "Destroy all followers."'] * 30, cards=follower("Zed", "Last Words: summon a Zed.")
    ),
}  # fmt: skip


@pytest.mark.parametrize("text", RUNS.values(), ids=RUNS)
@pytest.mark.any_database
def test_the_most_expensive_runs_are_answered_by_every_tool(ask_for_runs, text):
    found = boards.read(text)
    assert found.problems == ()
    base = base_of(text)
    for where in COSTLY:
        assert ask_for_runs(base + where).status_code in (200, 413), where
    assert ask_for_runs(base + "share/", "post", data={"step": "1"}).status_code in (303, 413)
    assert ask_for_runs(base + "edit/", "post", data={"e": "do=act&sentence=nothing+is+done"}).status_code in (302, 400)


@pytest.mark.any_database
def test_the_data_of_a_run_that_are_too_much_are_refused_with_what_there_is_instead(ask):
    answer = ask(base_of(RUNS["many frames of a crowd"]) + "transcript.json")
    assert answer.status_code == 413
    (wrong,) = json.loads(answer.content)["errors"]
    assert "8 MB" in wrong["message"]
    assert wrong["nearest"] == ["txt", "md"]


@pytest.mark.any_database
def test_a_run_holds_on_to_so_many_tables_and_makes_the_others_again(site):
    from engine.log.frames import MOST_HELD

    found = boards.read(RUNS["storm"])
    run = found.case.run()
    first = [run.frame(n)["agenda"] for n in range(run.last + 1)]
    assert run.made._frames.rows <= MOST_HELD + 1000
    assert [run.frame(n)["agenda"] for n in range(run.last + 1)] == first
    assert run.verdict.startswith("budget:")


# ---- what is kept


@pytest.mark.any_database
def test_the_runs_of_a_flood_are_let_go_of_by_their_weight(site, monkeypatch):
    monkeypatch.setitem(CEILINGS, "runs", 30_000_000)
    monkeypatch.setitem(caches, "runs", runs.cache)
    monkeypatch.setattr(runs, "cache", Cache("runs", lambda run: run.weight))
    for n in range(6):
        boards.read(RUNS["many frames of a crowd"].replace("lab-hostile", f"lab-hostile-{n}")).case.run()
    assert 1 <= len(runs.cache) < 6
    assert runs.cache.weight <= 30_000_000


def large(n):
    """A board too large for an address."""
    import random

    noise = "".join(random.Random(n).choices("abcdefghijklmnop0123456789", k=9000))
    return scenario() + f"# {noise}\n"


def test_one_visitor_keeps_so_many_large_boards_within_an_hour(site, settings):
    settings.BOARDS_AN_HOUR = 3
    base = base_of(scenario())
    for n in range(3):
        assert site.post(base + "text/", {"text": large(n)}).status_code == 302
    refused = site.post(base + "text/", {"text": large(3)})
    assert refused.status_code == 400
    assert "So many large boards" in refused.content.decode()
    assert site.post(base + "text/", {"text": large(1)}).status_code == 302  # that one is kept already
    assert site.post(base + "text/", {"text": large(3)}, REMOTE_ADDR="192.0.2.7").status_code == 302
    assert KeptBoard.objects.count() == 4


# ---- addresses and headers


def test_the_server_reads_the_longest_address_of_a_board():
    limits = dict(zip(serve.LIMITS[::2], map(int, serve.LIMITS[1::2]), strict=True))
    longest = len("GET /lab//transcript.json? HTTP/1.1\r\n") + 3500 + LONGEST
    assert longest < limits["--limit-request-line"]
    assert longest + len("Referer: https://a-rather-long-host-name.example.org") < limits["--limit-request-field_size"]


NASTY = "\"><script>alert(1)</script>'‮"


def test_no_text_of_a_stranger_becomes_markup(ask):
    name = json.dumps('x"><script>alert(1)</script>')
    own = f"  - {{name: {{en: {name}, ja: {name}}}, slug: zed, kind: follower, class: neutral, cost: 1, attack: 1, defense: 1, text: ''}}\n"
    label = '{card: Knight, as: "l<script>alert(1)</script>"}'
    text = scenario(f"board: [{label}], hand: [{name}]", when=["nothing is done"], cards=own)
    text = text.replace("{en: T, ja: T}", f"{{en: {json.dumps(NASTY)}, ja: {json.dumps(NASTY)}}}").replace(
        "{en: Q, ja: Q}", f"{{en: {name}, ja: {name}}}"
    )
    found = boards.read(text)
    assert found.problems == ()
    base = base_of(text)
    for where in TOOLS:
        answer = ask(base + where)
        assert answer["X-Content-Type-Options"] == "nosniff"
        assert "script-src 'self'" in answer["Content-Security-Policy"]
        assert ("X-Frame-Options" in answer) is (where != "embed/")
        if answer["Content-Type"].startswith("text/html"):
            assert b"<script>alert" not in answer.content, where
    for form in ("txt", "md", "json"):
        assert not ask(base + f"transcript.{form}")["Content-Type"].startswith("text/html")
    assert 'filename="lab-hostile.yaml"' in ask(base + "file.yaml")["Content-Disposition"]
