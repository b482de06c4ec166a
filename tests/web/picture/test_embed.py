"""A moment in a frame on another site, and what social sites read of a page: only the frame may be framed, and it keeps no cookie."""

import html
import re
from html.parser import HTMLParser

import pytest
from django.template.loader import render_to_string
from django.test import RequestFactory
from django.utils import translation

from rulings.board import links
from rulings.board.address import Address
from rulings.board.cases import Case, of_ruling
from tests.cast import stage

RULING = f"/rulings/{stage.BOARDING}/"
PAGE = RULING + "embed/"
HTMX = {"HX-Request": "true"}


@pytest.fixture
def get(client, db, fresh_shelf):
    stage.put_on_shelf()

    def ask(query: str = "", page: str = PAGE, **headers: str):
        return client.get(page + query, headers=headers)

    return ask


def body(answer) -> str:
    return answer.content.decode()


class Tags(HTMLParser):
    """Every tag of a page with its attributes."""

    def __init__(self, text: str):
        super().__init__()
        self.found: list[tuple[str, dict[str, str]]] = []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.found.append((tag, {name: value or "" for name, value in attrs}))

    def all(self, tag: str):
        return [attrs for name, attrs in self.found if name == tag]


def policy(answer) -> str:
    return answer.headers["Content-Security-Policy"]


# ---- who may frame what


@pytest.mark.parametrize("query", ["", "?step=3", "?step=9999", "?view=mine"])
def test_any_site_may_frame_the_frame(get, query):
    answer = get(query)
    assert "frame-ancestors *" in policy(answer)
    assert "X-Frame-Options" not in answer.headers
    assert "script-src 'self'" in policy(answer)
    assert "default-src 'none'" in policy(answer)


@pytest.mark.parametrize("path", [RULING, RULING + "picture.png", RULING + "compare/", RULING + "transcript.md", "/", "/nothing/"])
def test_nobody_may_frame_anything_else(get, path):
    answer = get(page=path)
    assert "frame-ancestors 'none'" in policy(answer)
    assert answer.headers["X-Frame-Options"] == "DENY"


def test_its_steps_may_be_framed_too(get):
    answer = get("?step=2", **HTMX)
    assert "frame-ancestors *" in policy(answer)
    assert "X-Frame-Options" not in answer.headers
    again = get("?step=2", **HTMX, **{"If-None-Match": answer.headers["ETag"]})
    assert again.status_code == 304
    assert "frame-ancestors *" in policy(again)


@pytest.mark.parametrize("query", ["?lang=ja", "?lang=ja&step=2", "?lang=ja&step=9999"])
def test_it_keeps_no_cookie(get, query):
    answer = get(query)
    assert not answer.cookies
    assert answer.headers["Content-Language"] == "ja"
    assert '<html lang="ja">' in body(answer)


def test_the_pages_of_the_site_go_on_remembering_the_language(get):
    assert get("?lang=ja", page=RULING).cookies["lang"].value == "ja"


# ---- what it shows


def test_it_shows_the_moment(get):
    case = of_ruling(stage.BOARDING)
    run = case.run()
    n = next(n for n in range(run.last + 1) if run.frame(n)["rules"])
    text = body(get(f"?step={n}&lang=en"))
    assert case.ruling.title["en"] in text
    assert run.frame(n)["text"]["en"] in html.unescape(text)
    assert f'href="/rules/{run.frame(n)["rules"][0]}/"' in text
    assert 'class="felt"' in text
    assert "Magitrain" in text
    assert "open question" in text


def test_the_answer_stands_over_the_whole_run(get):
    assert '<p class="embed-answer"><b>Answer</b> No.</p>' in body(get("?lang=en"))
    assert "embed-answer" not in body(get("?lang=en&step=1"))


def test_steps_stay_in_the_frame_and_all_else_leaves_it(get):
    tags = Tags(body(get("?step=3&lang=en")))
    assert tags.all("base") == [{"target": "_blank"}]
    steps = [link for link in tags.all("a") if "data-step-link" in link]
    assert len(steps) >= 4
    assert all(link["target"] == "_self" for link in steps)
    assert next(form for form in tags.all("form") if form.get("class") == "scrub")["target"] == "_self"
    others = [link for link in tags.all("a") if "data-step-link" not in link]
    assert others
    assert all("target" not in link and link["href"].startswith("/") for link in others)


def test_a_decision_can_be_taken_in_the_frame(get):
    run = of_ruling(stage.TOSS).run()
    n = run.decisions[0]["frame"]
    tags = Tags(body(get(f"?step={n}", page=f"/rulings/{stage.TOSS}/embed/")))
    options = [link for link in tags.all("a") if "choose=" in link.get("href", "")]
    assert len(options) == 2
    assert all(link["target"] == "_self" for link in options)


def test_a_link_leads_to_the_very_moment_on_the_site(get):
    query = "?scenario=magitrain&step=4&view=me&lang=en"
    there = next(link["href"] for link in Tags(body(get(query))).all("a") if link.get("href", "").startswith(RULING))
    assert there == f"{RULING}?scenario=magitrain&view=me&lang=en&step=4#stepper"
    fragment = Tags(body(get("?step=5&lang=en", **HTMX)))
    assert f"{RULING}?lang=en&step=5#stepper" in [link["href"] for link in fragment.all("a") if "href" in link]


def test_htmx_gets_the_step_alone(get):
    text = body(get("?step=4&lang=en", **HTMX))
    assert text.lstrip().startswith('<div id="moment" data-step="4"')
    assert "<html" not in text
    assert text in body(get("?step=4&lang=en"))


def test_nothing_in_it_is_inline(get):
    text = body(get("?step=4"))
    assert not re.search(r"<style|\sstyle=|\son[a-z]+=", text)
    assert all("src" in script for script in Tags(text).all("script"))


def test_what_cannot_be_shown_is_said_in_the_frame(get):
    for query, status, part in (
        ("?step=9999", 404, "there is no step 9999"),
        ("?view=mine", 400, "A view is all"),
        ("?x=" + "y" * 5000, 414, "5002"),
    ):
        answer = get(query, **{"Accept-Language": "en"})
        assert answer.status_code == status
        assert part in body(answer)
        assert f'href="{RULING}"' in body(answer)
    gone = get(page="/rulings/nothing-of-that-name/embed/")
    assert gone.status_code == 404
    assert "frame-ancestors *" in policy(gone)
    assert "nothing-of-that-name" in body(gone)
    step = get("?step=9999", **HTMX)
    assert step.status_code == 404
    assert body(step).lstrip().startswith('<section id="moment" class="refusal"')


# ---- the snippet, and what social sites read


@pytest.fixture
def case(fresh_shelf):
    stage.put_on_shelf()
    return of_ruling(stage.BOARDING)


def request(path: str = RULING):
    return RequestFactory().get(path, HTTP_HOST="testserver")


def test_the_snippet_is_a_titled_frame_of_the_moment(case):
    with translation.override("ja"):
        text = links.snippet(case, Address(step=3, view="me", pane="board"), request())
    ((tag, attrs),) = Tags(text).found
    assert tag == "iframe"
    assert attrs["src"] == f"http://testserver{PAGE}?view=me&lang=ja&step=3"
    assert attrs["title"] == case.ruling.title["ja"]
    assert 500 < int(attrs["height"]) < 900
    assert attrs["loading"] == "lazy"


def test_a_title_cannot_break_out_of_the_snippet(case):
    from types import SimpleNamespace

    title = '"><script>alert(1)</script>'
    stranger = Case("lab", '/lab/a"b/', SimpleNamespace(title={"en": title, "ja": title}), case.library, ())
    with translation.override("en"):
        ((_tag, attrs),) = Tags(links.snippet(stranger, Address(), request())).found
    assert attrs["title"] == title


def social(context, language="en"):
    with translation.override(language):
        found = links.card(*context.values(), request()) if context else None
        text = render_to_string("picture/social.html", {"social": found})
    return {meta.get("property") or meta["name"]: html.unescape(meta["content"]) for meta in Tags(text).all("meta")}


@pytest.mark.parametrize("language, locale", [("en", "en_US"), ("ja", "ja_JP")])
def test_social_sites_read_the_moment(case, language, locale):
    found = social({"case": case, "address": Address(step=3), "run": case.run()}, language)
    assert found["og:title"] == case.ruling.title[language]
    assert found["og:description"] == case.run().frame(3)["text"][language]
    assert found["og:image"] == f"http://testserver{RULING}picture.png?lang={language}&step=3"
    assert (found["og:image:width"], found["og:image:height"]) == ("1200", "630")
    assert found["og:image:alt"] == f"{found['og:title']}: {found['og:description']}"
    assert found["og:url"] == f"http://testserver{RULING}?lang={language}&step=3"
    assert (found["twitter:card"], found["og:locale"]) == ("summary_large_image", locale)


def test_the_picture_that_they_are_given_is_there(case, client, db):
    image = social({"case": case, "address": Address(step=3), "run": case.run()})["og:image"]
    answer = client.get(image.removeprefix("http://testserver"))
    assert (answer.status_code, answer.headers["Content-Type"]) == (200, "image/png")


def test_without_a_step_they_read_the_answer(case):
    assert social({"case": case, "address": Address(), "run": case.run()})["og:description"] == case.ruling.answer["en"]


def test_a_view_keeps_its_secrets_from_them(case):
    run = case.run()
    n = (
        next(n for n in range(run.last + 1) if "me" in run.frame(n)["views"])
        if any(run.frame(n)["views"] for n in range(run.last + 1))
        else 1
    )
    found = social({"case": case, "address": Address(step=n, view="me"), "run": run})
    assert found["og:description"] == run.frame(n)["views"].get("me", run.frame(n))["text"]["en"]
    assert "view=me" in found["og:image"]


def test_a_page_without_a_run_has_no_picture(case):
    found = social({"case": case, "address": None, "run": None})
    assert "og:image" not in found
    assert found["twitter:card"] == "summary"
    assert social({}) == {}
