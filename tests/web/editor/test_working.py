"""The runs that a proposal asks for: in turns, kept by what they rest on, and nothing decided before they are through."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from django.db.models import Count

from rulings.editor import handing, publishing, review, working, writing
from rulings.editor.models import Proposal
from rulings.editor.trying import preview
from rulings.http.cache import clear_all
from rulings.http.refusal import Refusal
from rulings.store import current
from rulings.store.models import Citation, KeptResult, LoadedCorpus, Revision, Rule
from rulings.store.touched import touched
from tests.cast import stage
from tests.web.editor.conftest import CARDS, PATH, TEXT
from tests.web.editor.test_publishing import proposed, publish, rows

pytestmark = pytest.mark.django_db


@pytest.fixture
def counted(monkeypatch):
    """The rulings that were run and those that were verified, by this process alone; a turn that is over is over."""
    monkeypatch.setattr(working, "FEW", 0)
    found = SimpleNamespace(read=[], checked=[])
    read, check = working.read_off, working.check_ruling
    monkeypatch.setattr(working, "read_off", lambda library, id: found.read.append(id) or read(library, id))
    monkeypatch.setattr(working, "check_ruling", lambda library, id: found.checked.append(id) or check(library, id))
    return found


def rule_file(published):
    """The file with a rule that all three rulings cite, its text, and the words of the title."""
    rules = Rule.objects.filter(pk__in=Citation.objects.values("rule")).annotate(n=Count("citations__ruling", distinct=True))
    for rule in rules.filter(n=3).order_by("pk"):
        path = current.library().rules[rule.pk].path
        if published[path].count(rule.title_en) == 1:
            return path, published[path], rule.title_en
    raise AssertionError("no rule is cited by all")


def test_a_turn_without_time_does_one_and_the_next_goes_on(published, counted):
    path, text, title = rule_file(published)
    changes = {path: text.replace(title, f"{title} indeed", 1)}
    assert len(working.turn(changes, 0).read) == 1
    clear_all()  # another process, or this one after a restart
    assert len(working.turn(changes, 0).read) == 2
    assert len(set(counted.read)) == len(counted.read) == 2
    assert counted.checked == []
    assert working.turn(changes, 20).complete
    assert sorted(counted.read) == sorted(counted.checked) == sorted({*counted.read})


def test_nothing_is_approved_or_published_before_all_of_it_is_verified(published, people, monkeypatch, counted):
    path, text, title = rule_file(published)
    proposal = proposed(people, path, text.replace(title, f"{title} indeed", 1))
    given = proposal.content_hash
    monkeypatch.setattr(working, "turn", lambda changes, *_args, **_more: working.known(changes))
    with pytest.raises(Refusal, match="0 of 3") as refused:
        working.sound_hash(proposal)
    assert refused.value.status == 409
    review.approve(proposal.pk, people["editor1"], given, given)
    with pytest.raises(Refusal, match="0 of 3"):
        publishing.publish(proposal.pk, people["editor1"], given)
    assert not Revision.objects.filter(kind="published").exists()
    monkeypatch.undo()
    working.turn(proposal.texts, 20)
    publishing.publish(proposal.pk, people["editor1"], given)
    assert Rule.objects.filter(title_en=f"{title} indeed").exists()


def test_a_few_rulings_are_through_in_one_turn_however_long_reading_took(published, monkeypatch):
    path, text, title = rule_file(published)
    changes = {path: text.replace(title, f"{title} indeed", 1)}
    working.turn(changes, 20, verify=False)
    assert working.turn(changes, 0).complete


def test_it_is_said_where_another_engine_ran_what_is_published(client, published, people):
    proposal = proposed(people, PATH, TEXT.replace("Deal 3 damage", "Deal 9 damage"))
    client.force_login(people["editor1"])
    client.post(f"/editor/{proposal.pk}/tried/")
    said = "was run by another version of the engine"
    assert said not in client.get(f"/editor/{proposal.pk}/").content.decode()
    LoadedCorpus.objects.update(made_by="older code")
    assert said in client.get(f"/editor/{proposal.pk}/").content.decode()


def test_pressing_the_button_again_goes_on_too(published, people, monkeypatch, counted):
    path, text, title = rule_file(published)
    proposal = proposed(people, path, text.replace(title, f"{title} indeed", 1))
    turn = working.turn
    monkeypatch.setattr(working, "turn", lambda changes, *_args, **_more: turn(changes, 0.001))
    refused = 0
    while refused < 20:
        try:
            assert working.sound_hash(proposal) == proposal.content_hash
            break
        except Refusal:
            refused += 1
            clear_all()
    assert 2 <= refused < 20
    assert sorted(counted.read) == sorted(counted.checked) == sorted({*counted.read})


def test_publishing_runs_nothing_that_the_preview_ran(published, people, monkeypatch):
    path, text, title = rule_file(published)
    proposal = proposed(people, path, text.replace(title, f"{title} indeed", 1))
    working.turn(proposal.texts, 20)
    from rulings.store import publishing as storing

    for module in (working, storing):
        monkeypatch.setattr(module, "read_off", lambda *args: pytest.fail("it ran again"))
    publish(people, proposal)
    monkeypatch.undo()
    after = rows()
    from rulings.store.load import load
    from rulings.store.models import CorpusFile

    LoadedCorpus.objects.update(made_by="another code")
    assert load(dict(CorpusFile.objects.values_list("path", "text"))).problems == []
    assert after == rows()


def test_what_nothing_rests_on_may_be_edited_and_nothing_runs_again(published, people, counted):
    card = published[CARDS]
    changes = {CARDS: card.replace("cost: 4", "cost: 3", 1)}
    first = working.turn(changes, 20)
    assert first.complete
    ran = len(counted.read), len(counted.checked)
    more = working.turn({**changes, PATH: TEXT.replace("Either.", "Either one.")}, 20)
    assert more.complete
    assert (len(counted.read), len(counted.checked)) == (ran[0] + (PATH_ID not in first.read), ran[1] + (PATH_ID not in first.checked))


PATH_ID = stage.TOSS


def test_other_words_of_a_rule_touch_no_run(published):
    rule = current.library().rules[stage.SWITCH]
    statement = rule.statement["en"]
    path, words = rule.path, "Effects that wait for a card being played come"
    said = published[path].replace(words, f"Indeed, {words}", 1)
    library = current.published().changed({path: said})
    assert library.rules[stage.SWITCH].statement["en"] != statement
    found = touched(current.published(), library, {path: said})
    assert (found.rules, found.rulings) == ((stage.SWITCH,), ())
    titled = rule.title["en"]
    settled = published[path].replace(f"title: {{en: {titled},", "title: {en: Another title,", 1)
    assert settled != published[path]
    library = current.published().changed({path: settled})
    assert stage.BOARDING in touched(current.published(), library, {path: settled}).rulings


def test_what_stumbles_over_another_file_is_done_once_too(published, counted):
    """Its reason stands in the card: it is kept for this corpus, so the turns come to an end, and a card set right is run anew."""
    broken = next(path for path, text in published.items() if "/cards/" in path and "name: {en: Knight" in text)
    text = published[broken]
    at = text.index("name: {en: Knight")
    wrong = {broken: text[:at] + text[at:].replace("defense: 1", "defense: 1\n  text: Frobnicate the leader.", 1)}
    work = working.turn(wrong, 20)
    assert work.complete
    assert work.faults
    assert preview(wrong, work).count("broken") > 0
    counted.read.clear()
    counted.checked.clear()
    assert working.turn(wrong, 20).complete
    assert (counted.read, counted.checked) == ([], [])


def test_workers_take_each_chunk_once_and_the_page_only_looks(published, people, monkeypatch, settings, client, counted):
    settings.WORKERS = "procrastinate"
    handed = []
    monkeypatch.setattr(handing, "defer", lambda **given: handed.append(given))
    path, text, title = rule_file(published)
    proposal = proposed(people, path, text.replace(title, f"{title} indeed", 1))
    client.force_login(people["editor1"])
    for _twice in range(2):
        page = client.post(f"/editor/{proposal.pk}/tried/", headers={"HX-Request": "true"}).content.decode()
        assert "0 of 3 touched rulings ran" in page
    assert "Workers do this" in page
    assert [len(one["names"]) for one in handed] == [3]
    with pytest.raises(Refusal, match="0 of 3"):
        working.sound_hash(proposal)
    assert counted.read == []
    writing.save(proposal.pk, people["contributor1"], PATH, TEXT.replace("Either.", "Either one."))
    working.do_chunk(Proposal.objects.get().texts, handed[0]["corpus"], handed[0]["names"])
    assert (counted.read, KeptResult.objects.count()) == ([], 0)  # it has become another one
    writing.drop(proposal.pk, people["contributor1"], PATH)
    working.do_chunk(Proposal.objects.get().texts, handed[0]["corpus"], handed[0]["names"])
    assert sorted(counted.read) == sorted(handed[0]["names"])
    assert "3 of 3 are verified" in client.post(f"/editor/{proposal.pk}/tried/", headers={"HX-Request": "true"}).content.decode()
    assert working.sound_hash(proposal) == proposal.content_hash
