"""Nobody approves what he wrote a line of: tried for all roles, steps, states and superusers, and in the order that people might try."""

from __future__ import annotations

import itertools
from datetime import timedelta

import pytest
from django.utils import timezone
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from rulings.editor import deciding, publishing, review, working, writing
from rulings.editor.models import Approval, Proposal, Remark
from rulings.http.refusal import Refusal
from rulings.people.models import Person
from rulings.people.roles import LEAST, ORDER, Role, allows
from rulings.store.hashes import hash_of
from rulings.store.models import Revision

pytestmark = pytest.mark.django_db
PATH = "shadowverse/rulings/jt-own.yaml"


def made(state, *writers):
    proposal = Proposal.objects.create(made_by=writers[0], state=state)
    proposal.changes.create(path=PATH, text="a")
    for writer in writers:
        review.wrote(proposal, writer)
    return proposal


@pytest.mark.parametrize("superuser", [False, True])
@pytest.mark.parametrize("part", ["wrote", "invited", "none"])
@pytest.mark.parametrize("state", Proposal.State)
def test_who_may_do_what_when(state, part, superuser):
    writer = Person.objects.create_user("writer")
    proposal = made(state, writer)
    for role, (name, step) in itertools.product(ORDER, review.STEPS.items()):
        person = Person.objects.create_user(f"{role}-{name}", role=role, is_superuser=superuser)
        if part != "none":
            proposal.parts.create(person=person, wrote=part == "wrote")
        may = step.action is not None and allows(Role.MAINTAINER if superuser else role, step.action) and state in step.states
        may = may and not (step.own and part == "none") and not (step.others and part == "wrote")
        assert (review.refusal(proposal, person, name) is None) == may, (role, name)
    assert set(LEAST) >= {step.action for step in review.STEPS.values() if step.action is not None}


def test_approving_one_s_own_is_refused_in_the_transaction(people):
    for person in (people["editor1"], people["maintainer1"]):
        Person.objects.filter(pk=person.pk).update(is_superuser=True)
        proposal = made("submitted", person)
        with pytest.raises(Refusal, match="Somebody else"):
            review.approve(proposal.pk, person, proposal.content_hash, proposal.content_hash)
    assert not Approval.objects.exists()


def test_an_approval_that_is_there_all_the_same_counts_for_nothing(people):
    """Whoever puts a row into the database by hand, or writes in a proposal after he approved it."""
    proposal = made("submitted", people["editor1"])
    Approval.objects.create(proposal=proposal, person=people["editor1"], content_hash=proposal.content_hash)
    assert review.approved_by(proposal) is None
    Approval.objects.create(proposal=proposal, person=people["editor2"], content_hash=proposal.content_hash)
    assert review.approved_by(proposal) == people["editor2"]
    review.wrote(proposal, people["editor2"])
    assert review.approved_by(proposal) is None


STEPS = ("save", "paste", "invite", "submit", "name", "claim", "approve", "publish", "return", "withdraw", "role", "close")
EARLIER = "what bob wrote once"
HANDLES = ("ann", "bob", "cy")
Moves = st.lists(st.tuples(st.sampled_from(STEPS), st.sampled_from(HANDLES), st.sampled_from(HANDLES), st.sampled_from(ORDER)), max_size=14)


STRAIGHT = [("paste", "ann", "ann", "editor"), ("submit", "ann", "ann", "editor"), ("approve", "cy", "ann", "editor"), ("publish", "ann", "ann", "editor")]
BY_ITS_WRITER = [(step, "bob" if step == "approve" else who, other, role) for step, who, other, role in STRAIGHT]


@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(moves=Moves)
@example(moves=STRAIGHT)
@example(moves=BY_ITS_WRITER)
@example(moves=[*STRAIGHT[:3], ("name", "ann", "ann", "editor"), STRAIGHT[3]])
def test_no_order_of_steps_leads_past_another_reader(moves, monkeypatch):
    from django.db import transaction

    from rulings.store import publishing as storing

    class Nothing:
        changes = {}

    class Known:
        read = {}

    monkeypatch.setattr(publishing, "prepared", lambda changes, known: Nothing())
    monkeypatch.setattr(working, "sound_hash", lambda proposal: proposal.content_hash)
    monkeypatch.setattr(working, "known", lambda changes: Known())
    monkeypatch.setattr(storing, "store", lambda *args: "")
    monkeypatch.setattr(storing, "tell", lambda: None)
    with transaction.atomic():
        people = {name: Person.objects.create_user(name, role=Role.EDITOR, is_superuser=name == "cy") for name in HANDLES}
        Revision.objects.create(path=PATH, text=EARLIER, sha256=hash_of(EARLIER), kind="published", writers=["bob"])
        proposal = writing.begin(people["ann"], PATH, "begun")
        wrote = {"ann"}
        for n, (step, who, other, role) in enumerate(moves):
            try:
                take(step, proposal, people[who], people[other], role, f"text {n}")
                if step in ("save", "paste"):
                    wrote.add(who)
            except Refusal:
                pass
        proposal.refresh_from_db()
        if proposal.texts[PATH] == EARLIER:
            wrote.add("bob")
        approvers = {approval.person.username for approval in Approval.objects.filter(content_hash=proposal.content_hash)}
        if proposal.state == "published":
            assert approvers - wrote
        assert (review.approved_by(proposal) or people["ann"]).username in (approvers - wrote) | {"ann"}
        assert review.approved_by(proposal) != people["ann"]
        if moves == STRAIGHT:
            assert proposal.state == "published"  # or nothing above would be asked
        elif moves[:2] == STRAIGHT[:2] and len(moves) in (4, 5) and moves[-1] == STRAIGHT[3]:
            assert proposal.state == "submitted"
        transaction.set_rollback(True)


def take(step, proposal, person, other, role, text):
    person = Person.objects.get(pk=person.pk)
    now = Proposal.objects.get(pk=proposal.pk).content_hash
    if step == "save":
        writing.save(proposal.pk, person, PATH, text)
    elif step == "paste":
        writing.save(proposal.pk, person, PATH, EARLIER)
    elif step == "name":
        deciding.name(proposal, person, text)
    elif step == "claim":
        review.claim(proposal.pk, person)
    elif step == "withdraw":
        review.withdraw(proposal.pk, person)
    elif step == "close":
        Person.objects.filter(pk=other.pk).update(is_active=False)
    elif step == "invite":
        review.invite(proposal.pk, person, other.username)
    elif step == "submit":
        review.submit(proposal.pk, person)
    elif step == "approve":
        review.approve(proposal.pk, person, now, now)
    elif step == "publish":
        publishing.publish(proposal.pk, person, now)
    elif step == "return":
        review.send_back(proposal.pk, person, now, Remark.Reason.OTHER, "again")
    else:
        Person.objects.filter(pk=other.pk).update(role=role)


def test_a_review_is_one_reader_s_for_a_while_or_until_he_gives_it_back(people):
    proposal = made("submitted", people["contributor1"])
    review.claim(proposal.pk, people["editor1"])
    for take, why in ((review.claim, "editor1 is reading it"), (review.release, "Only who takes a review on")):
        with pytest.raises(Refusal, match=why):
            take(proposal.pk, people["editor2"])
    assert Proposal.objects.get().reader == people["editor1"]
    assert review.next_for(people["editor2"]) is None
    assert review.next_for(people["editor1"]) == proposal
    review.release(proposal.pk, people["editor1"])
    review.claim(proposal.pk, people["editor2"])
    assert Proposal.objects.get().reader == people["editor2"]
    Proposal.objects.update(claimed_at=timezone.now() - timedelta(hours=73))
    assert Proposal.objects.get().reader is None
    assert review.next_for(people["editor1"]) == proposal
    review.claim(proposal.pk, people["editor1"])
    assert Proposal.objects.get().reader == people["editor1"]


def test_a_replayed_decision_is_about_a_text_that_is_no_more(people):
    proposal = made("submitted", people["contributor1"])
    seen = proposal.content_hash
    writing.save(proposal.pk, people["contributor1"], PATH, "b")
    for decide in (
        lambda: review.approve(proposal.pk, people["editor1"], seen, seen),
        lambda: review.send_back(proposal.pk, people["editor1"], seen, "other", "words"),
    ):
        with pytest.raises(Refusal) as refused:
            decide()
        assert refused.value.status == 409


@pytest.mark.parametrize("reason, words", [("", "words"), ("nonsense", "words"), ("other", " ")])
def test_sending_back_needs_a_reason_and_words(people, reason, words):
    proposal = made("submitted", people["contributor1"])
    with pytest.raises(Refusal):
        review.send_back(proposal.pk, people["editor1"], proposal.content_hash, reason, words)
    assert Proposal.objects.get().state == "submitted"


def test_work_of_a_closed_account_goes_on_without_it(people):
    from rulings.people.rights import closed

    proposal = made("returned", people["contributor1"], people["contributor2"])
    closed(people["contributor1"], nameless=True)
    review.submit(proposal.pk, people["contributor2"])
    with pytest.raises(Refusal):
        review.withdraw(proposal.pk, Person.objects.get(pk=people["contributor1"].pk))
    assert Proposal.objects.get().state == "submitted"


def test_after_a_decision_the_next_one_that_waits_is_a_step_away(client, people):
    one, mine, claimed, free = (made("submitted", people[who]) for who in ("contributor1", "editor1", "contributor1", "contributor2"))
    for n, proposal in enumerate((one, mine, claimed, free)):
        Proposal.objects.filter(pk=proposal.pk).update(submitted_at=f"2026-10-0{n + 1}T00:00Z", title=f"Number {n}")
    review.claim(claimed.pk, people["editor2"])
    Proposal.objects.filter(pk=one.pk).update(state="published")
    assert review.next_for(people["editor1"]) == free
    assert review.next_for(people["editor2"]) == mine
    assert review.next_for(people["contributor1"]) is None
    client.force_login(people["editor1"])
    assert f'href="/editor/{free.pk}/">The next one that waits: Number 3' in client.get(f"/editor/{one.pk}/?lang=en").text
