"""A run to take away, in three forms."""

import json

import pytest

from rulings.board.address import LONGEST
from rulings.board.transcript import _plain
from tests.cast import stage

FORMS = ("txt", "md", "json")


@pytest.fixture
def get(client, db, fresh_shelf):
    stage.put_on_shelf()

    def ask(form: str, query: str = "", ruling: str = stage.BOARDING, **headers: str):
        return client.get(f"/rulings/{ruling}/transcript.{form}{query}", headers=headers)

    return ask


def body(answer) -> str:
    return answer.content.decode()


def test_the_text_holds_every_step_and_the_rules_it_cites(get):
    answer = get("txt")
    assert answer["Content-Type"] == "text/plain; charset=utf-8"
    assert "  1. [Action] Opponent plays Hero of Antiquity" in body(answer)
    assert f"({stage.SWITCH})" in body(answer)
    assert "✓ Hero of Antiquity was destroyed" in body(answer)
    assert "as of 2021-04-01" in body(answer)


def test_the_markdown_links_each_step_and_rule(get):
    answer = get("md", f"?set={stage.SWITCH}=together")
    assert answer["Content-Type"].startswith("text/markdown")
    assert f"(http://testserver/rulings/{stage.BOARDING}/?set={stage.SWITCH}=together&step=1#stepper)" in body(answer)
    assert f"(http://testserver/rules/{stage.SWITCH}/)" in body(answer)
    assert "✓ Magitrain is piloted by Hero of Antiquity" in body(answer)


def test_what_markdown_would_take_for_markup_is_printed_as_it_stands():
    assert _plain("*a* <b> [c]") == r"\*a\* \<b\> \[c\]"


def test_the_json_is_that_of_the_run(get):
    document = json.loads(body(get("json")))
    run = stage.library().run(stage.BOARDING)
    assert document["ruling"] == stage.BOARDING
    assert document["fingerprint"] == run.json()["fingerprint"]
    assert len(document["frames"]) == len(run.frames)
    assert document["frames"][1]["text"].keys() == {"en", "ja"}


def test_the_run_is_the_one_that_is_addressed(get):
    picked = [json.loads(body(get("json", f"?choose={n}", ruling=stage.TOSS)))["decisions"][0]["picked"] for n in (0, 1)]
    assert picked == [0, 1]


def test_the_step_is_of_no_matter(get):
    assert body(get("txt", "?step=999")) == body(get("txt"))


def test_the_transcript_is_japanese_for_the_japanese(get):
    assert "操縦の前" in body(get("txt", **{"Accept-Language": "ja"}))


def test_the_same_transcript_is_not_sent_again(get):
    for form in FORMS:
        assert get(form, **{"If-None-Match": get(form)["ETag"]}).status_code == 304


def test_the_ruling_links_all_three_with_its_address(client, get):
    text = body(client.get(f"/rulings/{stage.BOARDING}/?scenario=magitrain&set={stage.SWITCH}=together"))
    for form in FORMS:
        assert f'href="/rulings/{stage.BOARDING}/transcript.{form}?scenario=magitrain&amp;set={stage.SWITCH}=together"' in text


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    ("query", "status"), [("?set=x", 400), ("?scenario=none", 404), ("?choose=9", 400), ("?set=" + "x" * LONGEST, 414)]
)
def test_what_cannot_be_answered_is_said_in_the_form_asked_for(get, form, query, status):
    answer = get(form, query)
    assert answer.status_code == status
    assert "html" not in answer["Content-Type"]
    if form == "json":
        assert json.loads(body(answer))["errors"]


def test_another_kind_or_ruling_is_not_found(get):
    assert get("exe").status_code == 404
    assert get("txt", ruling="no-such").status_code == 404
