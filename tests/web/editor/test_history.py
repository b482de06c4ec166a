"""The history of a file, of one card or rule in it, by text and by what comes of it; and what became of old answers."""

from __future__ import annotations

import pytest

from rulings.editor.shown import files
from rulings.editor.states import entry_of
from rulings.store.models import Revision
from tests.cast import stage
from tests.web.editor.conftest import CARDS, PATH, TEXT
from tests.web.editor.test_publishing import proposed, publish

pytestmark = pytest.mark.django_db
OTHERS = """other_answers:
  - {answer: {en: Either., ja: どちらか。}, became: was-wrong, why: {en: A coin was read wrongly., ja: コインの読み違い。}}
status:"""


def states(client, path, *texts):
    """Store some states of a file after the one that was loaded."""
    return [Revision.objects.create(path=path, text=text, sha256=str(n), kind="published", writers=["a"]).pk for n, text in enumerate(texts)]


def test_of_one_card_only_the_states_that_changed_it_are_shown(client, published):
    text = published[CARDS]
    changed = text.replace("reading: てんこのやしろ", "reading: てんこのほこら", 1)
    both = changed.replace("reading: せいかいのていじん・のあ", "reading: のあ", 1)
    assert text != changed != both
    states(client, CARDS, changed, both)
    assert client.get(f"/history/{CARDS}").content.decode().count("<li><strong>") == 3
    page = client.get(f"/history/{CARDS}?entry=tenkos-shrine").content.decode()
    assert page.count("<li><strong>") == 2
    assert "てんこのほこら" in page
    assert "reading: のあ" not in page
    assert client.get(f"/history/{CARDS}?entry=nobody").status_code == 404


def test_an_entry_is_all_of_a_card_and_nothing_of_the_next():
    text = "cards:\n  - name: {en: A b, ja: あ}\n    text: |\n      Fanfare.\n        - no entry\n\n  - slug: c\n    name: {en: D, ja: え}\n"
    assert entry_of("g/cards/x.yaml", text, "a-b").endswith("- no entry\n")
    assert entry_of("g/cards/x.yaml", text, "c").startswith("  - slug: c")
    assert entry_of("g/cards/x.yaml", "", "c") == entry_of("g/cards/x.yaml", "cards: [", "c") == ""
    assert entry_of("g/rules/x.yaml", "rules:\n  - id: g.x\n    title: t\n", "g.x") == "  - id: g.x\n    title: t\n"


def test_two_states_are_compared_by_what_comes_of_them(client, published):
    (other,) = states(client, PATH, TEXT.replace("Deal 3 damage", "Deal 9 damage"))
    page = client.get(f"/history/{PATH}").content.decode()
    assert "Run both states" in page
    answer = client.post(f"/history/{PATH}", {"from": Revision.objects.filter(path=PATH).earliest("pk").pk, "to": other})
    assert answer.status_code == 303
    page = client.get(answer.headers["Location"]).content.decode()
    assert "1 of 1 touched rulings ran with both" in page
    assert "1 · another outcome" in page
    assert f"/rulings/{stage.TOSS}/" in page


def test_looking_at_outcomes_runs_nothing(client, published):
    states(client, PATH, TEXT.replace("Deal 3 damage", "Deal 9 damage"))
    assert "0 of 1 touched rulings ran with both" in client.get(f"/history/{PATH}?outcome=1").content.decode()


def test_who_found_wrote_and_confirmed_it_stands_on_the_ruling(client, published, people):
    evidence = "evidence:\n  - {kind: judge, by: Mio, seen: 2021, shows: {en: One., ja: 一つ。}}\nstatus:"
    publish(people, proposed(people, PATH, TEXT.replace("status:", evidence)))
    publish(people, proposed(people, PATH, TEXT.replace("status:", evidence).replace("Either.", "Either one."), by="contributor2"), by="editor2")
    page = client.get(f"/rulings/{stage.TOSS}/").content.decode()
    assert "Found by Mio · Written by contributor1, contributor2 · Confirmed by editor1, editor2" in page


def test_what_became_of_an_answer_stands_in_the_history_and_its_absence_beside_the_text(client, published, people):
    changed = TEXT.replace("Either.", "The first.")
    assert [one.unsaid for one in files(proposed(people, PATH, changed))] == [True]
    proposal = proposed(people, PATH, changed.replace("status:", OTHERS))
    assert [one.unsaid for one in files(proposal)] == [False]
    publish(people, proposal)
    page = client.get(f"/history/{PATH}").content.decode()
    assert page.count('data-became="was-wrong"') == 1
    assert "A coin was read wrongly." in page.partition('id="difference"')[0]
    assert 'data-became="was-wrong">was wrong' in client.get(f"/rulings/{stage.TOSS}/").content.decode()
