"""From a first save to the site: written by one, approved by another, shown at once, kept as a revision."""

from __future__ import annotations

import pytest

from rulings.editor import deciding, publishing, review, writing
from rulings.editor.models import Proposal
from rulings.http.refusal import Refusal
from rulings.people.models import AuditEntry, Person
from rulings.store import current
from rulings.store.hashes import digest_of
from rulings.store.load import load
from rulings.store.models import Card, Citation, CorpusFile, LoadedCorpus, Revision, Ruling, SearchEntry
from tests.cast import stage
from tests.web.editor.conftest import CARDS, PATH, TEXT

NEW = "shadowverse/rulings/jt-new.yaml"
NEW_TEXT = TEXT.replace("jt-toss", "jt-new").replace("One of two", "Quite another thing")


def proposed(people, path=NEW, text=NEW_TEXT, by="contributor1"):
    proposal = writing.begin(people[by], path, text, "About this")
    review.submit(proposal.pk, people[by])
    return Proposal.objects.get(pk=proposal.pk)


def publish(people, proposal, by="editor1"):
    given = proposal.content_hash
    from rulings.editor.working import sound_hash

    review.approve(proposal.pk, people[by], given, sound_hash(proposal))
    publishing.publish(proposal.pk, people[by], given)


@pytest.mark.django_db
def test_a_new_ruling_is_shown_found_and_linked_at_once(client, published, people):
    publish(people, proposed(people))
    page = client.get("/rulings/jt-new/")
    assert page.status_code == 200
    assert "Quite another thing" in page.content.decode()
    assert "/rulings/jt-new/" in client.get("/search/?q=quite+another").content.decode()
    assert Citation.objects.filter(ruling_id="jt-new").exists()
    assert LoadedCorpus.objects.get().digest == current.digest() == digest_of(dict(CorpusFile.objects.values_list("path", "text")))


@pytest.mark.django_db
def test_what_is_published_says_who_wrote_and_confirmed_it(client, published, people):
    proposal = proposed(people)
    publish(people, proposal)
    one = Revision.objects.get(path=NEW)
    assert (one.writers, one.confirmed_by, one.proposal, one.kind) == (["contributor1"], "editor1", proposal.pk, "published")
    assert one.text == NEW_TEXT
    ruling = client.get("/rulings/jt-new/").content.decode()
    assert "Written by contributor1 · Confirmed by editor1" in ruling
    assert "Written by" not in client.get(f"/rulings/{stage.TOSS}/").content.decode()
    text = client.get(f"/history/{NEW}").content.decode()
    assert "contributor1" in text
    assert "editor1" in text
    assert [entry.action for entry in AuditEntry.objects.all()] == ["begin", "submit", "approve", "published", "publish"]


@pytest.mark.django_db
def test_rows_after_publishing_are_the_rows_of_a_load_from_nothing(published, people):
    """Publishing makes only the rows of what changed anew; they are those that loading all of it would make."""
    changed = published[CARDS].replace("cost: 4", "cost: 3", 1)
    publish(people, proposed(people, CARDS, changed))
    publish(people, proposed(people))
    publish(people, proposed(people, PATH, TEXT.replace("Either.", "Either one.")))
    after = rows()
    LoadedCorpus.objects.update(made_by="another code")
    assert load(dict(CorpusFile.objects.values_list("path", "text"))).problems == []
    assert after == rows()


def rows():
    return {
        "rulings": sorted(Ruling.objects.values_list("id", "title_en", "answer_en", "status")),
        "cards": sorted(Card.objects.values_list("slug", "cost", "rulings__id"), key=str),
        "cites": sorted(Citation.objects.values_list("rule_id", "ruling_id", "scenario", "kind", "setting")),
        "search": sorted(SearchEntry.objects.values_list("url", "names", "said", "body", "called")),
    }


@pytest.mark.django_db
def test_another_worker_sees_it_and_reads_only_what_changed(published, people):
    current.library().rulings[stage.BOARDING]
    held = current._copy
    publish(people, proposed(people))
    current._copy = held
    seen = current.library()
    assert "jt-new" in seen.rulings
    assert seen.cards is held.library.cards
    assert seen.rulings.made[stage.BOARDING] is held.library.rulings.made[stage.BOARDING]


@pytest.mark.django_db
def test_nothing_of_a_publication_that_breaks_off_is_there(published, people, monkeypatch):
    proposal = proposed(people)
    from rulings.store import publishing as storing

    def broken(*args):
        raise OSError("the power went")

    monkeypatch.setattr(storing.index, "link_cards", broken)
    with pytest.raises(OSError, match="power"):
        publish(people, proposal)
    assert not Revision.objects.filter(path=NEW).exists()
    assert not Ruling.objects.filter(id="jt-new").exists()
    assert Proposal.objects.get().state == "submitted"


@pytest.mark.django_db
@pytest.mark.parametrize("text", [NEW_TEXT.replace("Knight was destroyed", "Knight is on the bench"), NEW_TEXT.replace("in some outcome", "in every outcome"), "a: [", ""])
def test_what_does_not_hold_is_not_approved(published, people, text):
    proposal = proposed(people, NEW, text)
    with pytest.raises(Refusal) as refused:
        publish(people, proposal)
    assert refused.value.status == 409
    assert not Revision.objects.filter(path=NEW).exists()


@pytest.mark.django_db
def test_an_edit_voids_the_approval_and_the_published_text_stays(published, people):
    proposal = proposed(people, PATH, TEXT.replace("Either.", "Either one."))
    given = proposal.content_hash
    review.approve(proposal.pk, people["editor1"], given, given)
    writing.save(proposal.pk, people["contributor1"], PATH, TEXT.replace("Either.", "Neither."))
    proposal = Proposal.objects.get()
    assert review.approved_by(proposal) is None
    for old in (given, proposal.content_hash):
        with pytest.raises(Refusal):
            publishing.publish(proposal.pk, people["editor1"], old)
    assert CorpusFile.objects.get(path=PATH).text == TEXT


@pytest.mark.django_db
def test_the_approval_of_somebody_who_may_no_longer_is_none(published, people):
    proposal = proposed(people)
    given = proposal.content_hash
    review.approve(proposal.pk, people["editor1"], given, given)
    Person.objects.filter(username="editor1").update(role="contributor")
    with pytest.raises(Refusal, match="approve"):
        publishing.publish(proposal.pk, people["editor2"], given)


@pytest.mark.django_db
def test_an_earlier_state_comes_back_as_a_proposal_of_all_who_wrote_it(client, published, people):
    publish(people, proposed(people, PATH, TEXT.replace("Either.", "Either one."), by="editor2"))
    one = Revision.objects.filter(path=PATH).last()
    client.force_login(people["contributor1"])
    page = client.get(f"/editor/new/?path={PATH}&revision={one.pk}").content.decode()
    assert "Either one." in page
    client.post("/editor/new/", {"path": PATH, "revision": one.pk, "text": one.text, "begin": "1"})
    proposal = Proposal.objects.get(state="draft")
    assert set(review.writers(proposal)) == {"contributor1", "editor2"}


@pytest.mark.django_db
def test_who_wrote_an_earlier_state_does_not_approve_that_it_comes_back_whoever_pastes_it(published, people):
    mine = TEXT.replace("Either.", "Either one.")
    publish(people, proposed(people, PATH, mine, by="editor2"))
    publish(people, proposed(people, PATH, mine.replace("Either one.", "One of them.")))
    pasted = proposed(people, PATH, mine)
    assert set(review.writers(pasted)) == {"contributor1", "editor2"}
    with pytest.raises(Refusal, match="Somebody else has to read"):
        review.approve(pasted.pk, people["editor2"], pasted.content_hash, pasted.content_hash)
    review.approve(pasted.pk, people["editor1"], pasted.content_hash, pasted.content_hash)
    assert review.approved_by(pasted) == people["editor1"]
    writing.save(pasted.pk, people["contributor1"], PATH, mine.replace("Either one.", "This one."))
    assert review.writers(Proposal.objects.get(pk=pasted.pk)) == ["contributor1"]  # of other words nobody else wrote any


@pytest.mark.django_db
def test_the_history_gives_the_reason_of_who_wrote_it_as_who_approved_it_read_it(published, people):
    proposal = proposed(people)
    review.remark(proposal.pk, people["contributor2"], "", None, "What nonsense")
    review.remark(proposal.pk, people["contributor1"], "", None, "Seen in the client.")
    given = proposal.content_hash
    review.approve(proposal.pk, people["editor1"], given, given)
    review.remark(proposal.pk, people["contributor1"], "", None, "Buy darts!")
    publishing.publish(proposal.pk, people["editor1"], given)
    assert Revision.objects.get(path=NEW).why == "About this Seen in the client."


@pytest.mark.django_db
def test_another_title_after_the_approval_voids_it(published, people):
    proposal = proposed(people)
    given = proposal.content_hash
    review.approve(proposal.pk, people["editor1"], given, given)
    deciding.name(proposal, people["contributor1"], "Buy darts!")
    assert review.approved_by(Proposal.objects.get()) is None
    with pytest.raises(Refusal):
        publishing.publish(proposal.pk, people["editor1"], Proposal.objects.get().content_hash)


@pytest.mark.django_db
def test_nothing_is_no_change_that_could_be_approved(published, people):
    proposal = proposed(people)
    writing.drop(proposal.pk, people["contributor1"], NEW)
    given = Proposal.objects.get().content_hash
    with pytest.raises(Refusal, match="Write a change first"):
        review.approve(proposal.pk, people["editor1"], given, given)


@pytest.mark.django_db
def test_a_file_that_goes_takes_its_page_along_and_stays_in_its_history(client, published, people):
    path = f"shadowverse/rulings/{stage.SHRINE}.yaml"
    publishing.take_down(people["maintainer1"], path, "It was a joke.")
    assert client.get(f"/rulings/{stage.SHRINE}/").status_code == 404
    assert not SearchEntry.objects.filter(url__contains=stage.SHRINE).exists()
    assert "It was a joke." in client.get(f"/history/{path}").content.decode()
    with pytest.raises(Refusal):
        publishing.take_down(people["editor1"], PATH, "I want it")


@pytest.mark.django_db
def test_loading_the_same_files_again_keeps_what_was_edited_here(published, people):
    publish(people, proposed(people, PATH, TEXT.replace("Either.", "Either one.")))
    assert load(published).unchanged
    both = {**published, PATH: TEXT.replace("One of two", "Of two one")}
    again = load(both)
    assert (again.kept, again.changed) == ([PATH], [])
    assert "Either one." in CorpusFile.objects.get(path=PATH).text
    assert load(both, overwrite=True).changed == [PATH]
    assert CorpusFile.objects.get(path=PATH).text == both[PATH]


@pytest.mark.django_db
def test_an_export_gives_the_files_with_what_was_published(published, people, tmp_path):
    from rulings.store.load import export

    publish(people, proposed(people))
    export(tmp_path)
    found = {path.relative_to(tmp_path).as_posix(): path.read_bytes() for path in tmp_path.rglob("*.yaml")}
    assert found == {path: text.encode() for path, text in {**published, NEW: NEW_TEXT}.items()}


@pytest.mark.django_db
def test_what_comes_under_another_setting_has_to_hold_too(client, published, people):
    """The `otherwise` lines are verified as the command line does it; the page says what falls."""
    path = f"shadowverse/rulings/{stage.BOARDING}.yaml"
    wrong = published[path].replace("Magitrain is piloted by Hero of Antiquity", "Magitrain was destroyed")
    proposal = proposed(people, path, wrong)
    client.force_login(people["editor1"])
    client.post(f"/editor/{proposal.pk}/tried/")
    assert "What does not hold yet" in client.get(f"/editor/{proposal.pk}/").content.decode()
    with pytest.raises(Refusal, match=f"{stage.BOARDING}#magitrain"):
        publish(people, proposal)


@pytest.mark.django_db
def test_a_card_that_would_break_somebody_else_s_ruling_is_not_approved(client, published, people):
    path, old = next((path, text) for path, text in published.items() if "/cards/" in path and "name: {en: Knight" in text)
    knight = old.index("name: {en: Knight")
    changed = old[:knight] + old[knight:].replace("defense: 1", "defense: 9", 1)
    assert changed != old
    proposal = proposed(people, path, changed)
    with pytest.raises(Refusal, match=stage.TOSS):
        publish(people, proposal)


@pytest.mark.django_db
def test_what_a_load_changes_without_a_review_is_written_down(published, people):
    publish(people, proposed(people, PATH, TEXT.replace("Either.", "Either one.")))
    count = AuditEntry.objects.count()
    load(published)
    assert AuditEntry.objects.count() == count  # it changes nothing
    load(published, overwrite=True)
    entry = AuditEntry.objects.latest("id")
    assert (entry.who, entry.action) == ("loadcorpus", "loaded")
    assert entry.detail == {"files": 1, "paths": [PATH], "overwrite": True}
