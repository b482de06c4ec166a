"""Two people change one file at once: put together where they changed different fields, told with both wordings where they changed the same."""

from __future__ import annotations

import re
from html import unescape

import pytest

from rulings.editor import publishing, review, writing
from rulings.editor.deciding import Apart, bring_in
from rulings.editor.fields import Overlap
from rulings.editor.models import Proposal
from rulings.http.refusal import Refusal
from rulings.store.models import CorpusFile
from tests.web.editor.conftest import CARDS, PATH, TEXT
from tests.web.editor.test_publishing import proposed, publish

pytestmark = pytest.mark.django_db
FIELD = re.compile(r'type="radio" name="([^"]+)" value="theirs"')


def published_meanwhile(people, old, new):
    publish(people, proposed(people, PATH, TEXT.replace(old, new)))


def test_different_fields_are_put_together_on_one_line_too(published, people):
    mine = proposed(people, PATH, TEXT.replace("One of two", "Of two one"), by="contributor2")
    published_meanwhile(people, "二枚のうち一枚", "二択")
    with pytest.raises(Refusal):
        publish(people, mine)
    bring_in(mine, people["contributor2"])
    publish(people, Proposal.objects.get(pk=mine.pk))
    assert "title: {en: Of two one, ja: 二択}" in CorpusFile.objects.get(path=PATH).text


@pytest.mark.parametrize("side, said", [("mine", "The other."), ("theirs", "The one.")])
def test_the_same_field_is_shown_with_both_and_taken_as_chosen(client, published, people, side, said):
    mine = proposed(people, PATH, TEXT.replace("Either.", "The other.").replace("One of two", "Of two one"), by="contributor2")
    published_meanwhile(people, "Either.", "The one.")
    client.force_login(people["contributor2"])
    shown = client.post(f"/editor/{mine.pk}/do/", {"do": "bring-in", "lang": "en"})
    assert shown.status_code == 409
    assert "answer › en" in shown.text
    assert "<pre>The <mark>other</mark>.</pre>" in shown.text
    assert "<pre>The <mark>one</mark>.</pre>" in shown.text
    assert Proposal.objects.get(pk=mine.pk).changes.get().base == mine.changes.get().base
    form = {"do": "bring-in", "of": re.search(r'name="of" value="(\w+)"', shown.text)[1]}
    assert client.post(f"/editor/{mine.pk}/do/", form).status_code == 409  # nothing chosen
    assert client.post(f"/editor/{mine.pk}/do/", form | {unescape(FIELD.search(shown.text)[1]): side}).status_code == 302
    text = Proposal.objects.get(pk=mine.pk).changes.get().text
    assert f"en: {said}" in text
    assert "Of two one" in text
    publish(people, Proposal.objects.get(pk=mine.pk))


@pytest.mark.parametrize(
    "mine, theirs, marked",
    [
        ("It does board.", "It does not board.", ([("It does board.", False)], [("It does ", False), ("not ", True), ("board.", False)])),
        ("間に合う。", "間に合わない。", ([("間に合", False), ("う", True), ("。", False)], [("間に合", False), ("わない", True), ("。", False)])),
        ("All.", None, ([("All.", True)], [])),
    ],
)
def test_what_differs_between_the_two_wordings_is_marked(mine, theirs, marked):
    assert tuple(pieces for _side, pieces in Overlap(("answer",), "", mine, theirs).marked) == marked


def test_a_choice_about_other_texts_is_none(client, published, people):
    mine = proposed(people, PATH, TEXT.replace("Either.", "The other."), by="contributor2")
    published_meanwhile(people, "Either.", "The one.")
    client.force_login(people["contributor2"])
    shown = client.post(f"/editor/{mine.pk}/do/", {"do": "bring-in"}).text
    form = {"do": "bring-in", "of": re.search(r'name="of" value="(\w+)"', shown)[1], unescape(FIELD.search(shown)[1]): "theirs"}
    writing.save(mine.pk, people["contributor2"], PATH, TEXT.replace("Either.", "Yet another."))
    assert client.post(f"/editor/{mine.pk}/do/", form).status_code == 409
    assert "Yet another." in Proposal.objects.get(pk=mine.pk).changes.get().text


@pytest.mark.parametrize("side", ["mine", "theirs"])
def test_a_file_that_one_takes_away_and_the_other_changes(published, people, side):
    mine = proposed(people, PATH, TEXT.replace("Either.", "The other."), by="contributor2")
    publishing.take_down(people["maintainer1"], PATH, "It was a joke.")
    with pytest.raises(Apart) as apart:
        bring_in(mine, people["contributor2"])
    assert [overlap.name for overlap in apart.value.files[0].merged.overlaps] == [""]
    bring_in(mine, people["contributor2"], {f"{PATH} []": side, "of": apart.value.of})
    assert [change.base for change in Proposal.objects.get(pk=mine.pk).changes.all()] == ([""] if side == "mine" else [])


def test_what_is_to_go_does_not_take_somebody_s_change_with_it_unasked(published, people):
    mine = proposed(people, PATH, TEXT, by="contributor2")
    writing.save(mine.pk, people["contributor2"], PATH, None)
    published_meanwhile(people, "Either.", "The one.")
    with pytest.raises(Apart):
        bring_in(mine, people["contributor2"])
    assert Proposal.objects.get(pk=mine.pk).changes.get().text is None


def test_two_cards_of_one_file_by_two_people(published, people):
    one, other = (f"  - {{name: {{en: {name}, ja: {name}}}, kind: amulet, class: havencraft, cost: 1}}\n" for name in ("Inn", "Tavern"))
    mine = proposed(people, CARDS, published[CARDS] + one, by="contributor2")
    publish(people, proposed(people, CARDS, published[CARDS] + other))
    bring_in(mine, people["contributor2"])
    publish(people, Proposal.objects.get(pk=mine.pk))
    text = CorpusFile.objects.get(path=CARDS).text
    assert text.count("name: {en: Inn") == text.count("name: {en: Tavern") == 1
    assert text.startswith(published[CARDS].rstrip("\n"))


def test_a_text_that_cannot_be_read_is_compared_by_line_and_left_to_its_writer(client, published, people):
    mine = writing.begin(people["contributor2"], PATH, TEXT.replace("Either.", "The [other.") + "x: [\n")
    published_meanwhile(people, "Either.", "The one.")
    client.force_login(people["contributor2"])
    shown = client.post(f"/editor/{mine.pk}/do/", {"do": "bring-in"}, headers={"accept-language": "en"})
    assert shown.status_code == 409
    assert "lines 5 were changed by both" in shown.text
    review.submit(mine.pk, people["contributor2"])
    with pytest.raises(Refusal):
        publish(people, Proposal.objects.get(pk=mine.pk))


@pytest.fixture
def two(client, published, people):
    """A proposal in which two people write, and how one saves."""
    one = writing.begin(people["contributor1"], PATH, TEXT)
    review.invite(one.pk, people["contributor1"], "contributor2")
    seen = writing.seen_hash(one.changes.get())

    def save(who, text, **more):
        client.force_login(people[who])
        form = {"path": PATH, "text": text, "seen": seen, **more}
        return client.post(f"/editor/{one.pk}/file/", form, headers={"Accept": "application/json", "Accept-Language": "en"}).json()

    return one, save


def test_two_who_type_at_once_have_both_saved(two):
    one, save = two
    mine, theirs = TEXT.replace("Either.", "The one."), TEXT.replace("One of two", "Of two one")
    assert save("contributor2", theirs, was=TEXT)["together"] is None
    said = save("contributor1", mine, was=TEXT)
    assert "Both are together now." in said["said"]
    text = Proposal.objects.get(pk=one.pk).changes.get().text
    assert text == mine.replace("One of two", "Of two one")
    assert text == said["together"]


def test_two_who_type_the_same_field_are_told_and_what_is_there_stays(two):
    one, save = two
    save("contributor2", TEXT.replace("Either.", "The one."), was=TEXT)
    said = save("contributor1", TEXT.replace("Either.", "The other."), was=TEXT)
    assert "answer › en, which says there: “The one.”" in said["sentence"]
    assert "The one." in Proposal.objects.get(pk=one.pk).changes.get().text


def test_without_what_it_was_edited_from_nothing_is_put_together(two):
    one, save = two
    theirs = TEXT.replace("One of two", "Of two one")
    save("contributor2", theirs)
    assert "Open it in another window" in save("contributor1", TEXT.replace("Either.", "The one."))["sentence"]
    assert Proposal.objects.get(pk=one.pk).changes.get().text == theirs
