"""What stands around a proposal: how its scenarios came out beside what is published, its evidence, its name, and a game's updates."""

from __future__ import annotations

import pytest

from rulings.editor import review, writing
from rulings.editor.models import Change, Proposal
from rulings.http.refusal import Refusal
from rulings.store import current
from rulings.store.models import KeptOutcome
from rulings.store.support import not_looked_at
from tests.cast import stage
from tests.web.editor.conftest import PATH, TEXT
from tests.web.editor.test_publishing import NEW, NEW_TEXT, proposed, publish

pytestmark = pytest.mark.django_db
UPDATES = "shadowverse/updates.yaml"
UPDATE = f"updates:\n  - date: 2026-02-01\n    title: {{en: Something new, ja: 新しいこと}}\n    rules: [{stage.SWITCH}]\n"
EVIDENCE = """evidence:
  - kind: game-test
    by: newcomer
    seen: 2026-01-05
    version: "1.2"
    address: https://video.example/watch
    at: "1:23"
    shows: {en: Both are drawn., ja: 両方引く。}
"""


def test_a_flip_is_shown_step_beside_step(client, people, published):
    proposal = proposed(people, PATH, TEXT.replace("I play Dart of Chance", "I end the turn"))
    client.force_login(people["editor1"])
    page = client.get(f"/editor/{proposal.pk}/beside/", {"ruling": stage.TOSS, "scenario": "two"}).content.decode()
    assert "As published" in page
    assert page.count("First difference") == 1
    assert '<tr class="apart">' in page


@pytest.mark.parametrize("named, status", [({"ruling": stage.TOSS, "scenario": "none"}, 404), ({"ruling": "nothing"}, 404), ({}, 404)])
def test_beside_nothing_there_is_nothing(client, people, published, named, status):
    proposal = proposed(people)
    client.force_login(people["editor1"])
    assert client.get(f"/editor/{proposal.pk}/beside/", named).status_code == status


def test_a_new_scenario_has_one_side_only(client, people, published):
    proposal = proposed(people)
    client.force_login(people["editor1"])
    page = client.get(f"/editor/{proposal.pk}/beside/", {"ruling": "jt-new", "scenario": "two"}).content.decode()
    assert "It is not there." in page


def test_the_evidence_and_the_grade_it_gives_stand_beside_the_text(client, people, published):
    proposal = proposed(people, NEW, NEW_TEXT.replace("scenarios:", f"{EVIDENCE}scenarios:", 1))
    client.force_login(people["editor1"])
    page = client.get(proposal.get_absolute_url()).content.decode()
    assert 'data-grade="tested"' in page
    assert "https://video.example/watch" in page


def test_a_proposal_without_a_title_is_called_by_what_it_changes(people, published):
    proposal = writing.begin(people["contributor1"], NEW, NEW_TEXT)
    assert str(proposal) == "Quite another thing"
    for name in ("a", "b"):
        Change.objects.create(proposal=proposal, path=f"shadowverse/rulings/{name}.yaml", text="")
    assert str(Proposal.objects.get(pk=proposal.pk)) == "a, b +1"


def test_an_update_is_entered_by_a_maintainer_and_queues_what_rests_on_it(client, people, published):
    client.force_login(people["maintainer1"])
    assert UPDATES in client.get("/editor/").content.decode()
    assert "What the update changed" in client.get("/editor/new/", {"path": UPDATES}).content.decode()
    held = current.published()
    assert not_looked_at(held) == []
    proposal = proposed(people, UPDATES, UPDATE, "maintainer1")
    publish(people, proposal)
    found = not_looked_at(current.published())
    assert found
    assert {update.title["en"] for _ruling, update in found} == {"Something new"}
    assert current.published().rulings[stage.TOSS] == held.rulings[stage.TOSS]


def test_what_nobody_has_looked_at_since_an_update_stands_first_in_the_queue(client, people, published):
    publish(people, proposed(people, UPDATES, UPDATE, "maintainer1"))
    waiting = {ruling.id for ruling, _update in not_looked_at(current.published())}
    ruling = sorted(waiting)[0]
    path = f"shadowverse/rulings/{ruling}.yaml"
    new = proposed(people)
    late = proposed(people, path, published[path] + "# looked at\n")
    assert new.submitted_at < late.submitted_at
    client.force_login(people["editor1"])
    page = client.get("/editor/", headers={"accept-language": "en"}).text
    assert page.count("first: not looked at since an update") == 1
    assert page.index(late.get_absolute_url()) < page.index(new.get_absolute_url())
    assert "waits 0" in page.replace("\xa0", " ")


@pytest.mark.parametrize("handle", ["contributor1", "editor1"])
def test_nobody_else_enters_an_update(people, published, handle):
    with pytest.raises(Refusal):
        writing.begin(people[handle], UPDATES, UPDATE)
    proposal = writing.begin(people["maintainer1"], UPDATES, UPDATE)
    review.invite(proposal.pk, people["maintainer1"], handle)
    with pytest.raises(Refusal):
        writing.save(proposal.pk, people[handle], UPDATES, "updates: []\n")


def test_an_update_that_is_none_is_named_with_its_line(client, people, published):
    client.force_login(people["maintainer1"])
    proposal = writing.begin(people["maintainer1"], UPDATES, UPDATE.replace(stage.SWITCH, "sv.nothing.like-it"))
    page = client.get(f"/editor/{proposal.pk}/file/", {"path": UPDATES}).content.decode()
    assert "sv.nothing.like-it" in page
    assert "1 thing is wrong" in page


def test_how_each_scenario_came_out_is_kept_and_goes_with_its_ruling(people, published):
    kept = set(KeptOutcome.objects.values_list("ruling_id", "sound"))
    assert {ruling for ruling, _sound in kept} == {stage.TOSS, stage.BOARDING, stage.SHRINE}
    assert all(sound for _ruling, sound in kept)
    proposal = writing.begin(people["contributor1"], PATH, TEXT)
    writing.save(proposal.pk, people["contributor1"], PATH, None)
    review.submit(proposal.pk, people["contributor1"])
    publish(people, Proposal.objects.get(pk=proposal.pk))
    assert not KeptOutcome.objects.filter(ruling_id=stage.TOSS).exists()
