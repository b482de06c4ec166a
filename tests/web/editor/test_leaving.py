"""Who goes leaves nothing behind that nobody can take up."""

import pytest
from django.db import transaction

from rulings.editor import leaving, review, writing
from rulings.editor.models import Proposal
from rulings.people.models import Meanwhile, Person
from rulings.people.rights import appointed, closed
from rulings.people.roles import Role
from rulings.store.models import KeptCopy, Revision
from tests.web.editor.conftest import PATH, TEXT

pytestmark = pytest.mark.django_db
State = Proposal.State


def test_the_last_maintainer_is_told_to_appoint_another_one_before_he_goes(client):
    one = Person.objects.create_user("only-one", password="vgy7-bhu8", role=Role.MAINTAINER)
    client.force_login(one)
    answer = client.post("/accounts/close/", {"password": "vgy7-bhu8"})
    assert answer.status_code == 409
    assert "appoint another one first" in answer.content.decode()
    one.refresh_from_db()
    assert one.is_active
    assert one.role == Role.MAINTAINER
    assert one.has_usable_password()
    Person.objects.create_user("second", password="vgy7-bhu9", role=Role.MAINTAINER)
    assert client.post("/accounts/close/", {"password": "vgy7-bhu8"}).status_code == 302
    one.refresh_from_db()
    assert not one.is_active


def test_what_one_wrote_alone_is_withdrawn_when_he_goes(people):
    alone = writing.begin(people["contributor1"], PATH, TEXT, "x")
    closed(people["contributor1"], nameless=False)
    alone.refresh_from_db()
    assert alone.state == State.WITHDRAWN
    assert alone.changes.exists()


def test_what_another_can_still_write_in_stays_a_draft(people):
    shared = writing.begin(people["contributor1"], PATH, TEXT, "x")
    review.invite(shared.pk, people["contributor1"], people["editor1"].username)
    closed(people["contributor1"], nameless=False)
    shared.refresh_from_db()
    assert shared.state == State.DRAFT


def claimed(people):
    one = writing.begin(people["contributor1"], PATH, TEXT, "x")
    review.submit(one.pk, people["contributor1"])
    review.claim(one.pk, people["editor1"])
    return one


def test_a_review_is_free_again_when_its_reviewer_closes_his_account(people):
    one = claimed(people)
    closed(people["editor1"], nameless=False)
    one.refresh_from_db()
    assert one.claimed_by is None
    assert one.state == State.SUBMITTED


def test_a_review_is_free_again_when_its_reviewer_may_no_longer_review(people):
    one = claimed(people)
    appointed("a command", people["editor1"], Role.EDITOR)
    one.refresh_from_db()
    assert one.claimed_by == people["editor1"]
    appointed("a command", people["editor1"], Role.CONTRIBUTOR)
    one.refresh_from_db()
    assert one.claimed_by is None


def test_who_is_a_maintainer_as_a_superuser_alone_is_the_last_one_too(client):
    one = Person.objects.create_user("emperor", password="vgy7-bhu8", role=Role.CONTRIBUTOR, is_superuser=True)
    other = Person.objects.create_user("maintainer", role=Role.MAINTAINER)
    assert closed(other, nameless=False)  # the superuser stays
    assert not closed(one, nameless=False)
    assert appointed("a command", one, Role.EDITOR)  # he remains what he is
    one.refresh_from_db()
    assert one.is_active


class Killed(Exception):
    """In place of a kill: nothing after it is done, and the transaction it fell into is not either."""


@pytest.mark.parametrize("leave", [lambda person: closed(person, nameless=True), lambda person: appointed("a command", person, Role.CONTRIBUTOR)])
def test_what_is_broken_off_between_taking_rights_and_letting_go_has_done_neither(people, monkeypatch, leave):
    one = claimed(people)
    alone = writing.begin(people["editor1"], PATH, TEXT, "x")

    def killed(*args, **more):
        raise Killed

    with monkeypatch.context() as patch:
        patch.setattr(leaving, "add_to_audit", killed)
        with pytest.raises(Killed):
            leave(people["editor1"])
    for row in (one, alone, people["editor1"]):
        row.refresh_from_db()
    assert one.claimed_by == people["editor1"]
    assert alone.state == State.DRAFT
    assert people["editor1"].is_active
    assert people["editor1"].role == Role.EDITOR
    leave(people["editor1"])
    one.refresh_from_db()
    assert one.claimed_by is None


def test_what_is_claimed_while_a_role_is_taken_is_let_go_too(people, monkeypatch):
    """Between locking what hangs on the rights and locking the account."""
    one = writing.begin(people["contributor1"], PATH, TEXT, "x")
    review.submit(one.pk, people["contributor1"])
    locked, times = leaving.hanging_on, []

    def meanwhile(person):
        times.append(person)
        if len(times) == 2:  # the first was for the locks, this is what there is by now
            Proposal.objects.filter(pk=one.pk).update(claimed_by=person)
        return locked(person)

    monkeypatch.setattr(leaving, "hanging_on", meanwhile)
    nothing = leaving.lock(Person, person=people["editor1"])
    with transaction.atomic(), pytest.raises(Meanwhile):
        leaving.let_go(Person, person=people["editor1"], locked={leaving.lock: nothing})
    Proposal.objects.filter(pk=one.pk).update(claimed_by=people["editor1"])
    assert appointed("a command", people["editor1"], Role.CONTRIBUTOR)
    one.refresh_from_db()
    assert one.claimed_by is None


@pytest.mark.parametrize("handle", ["contributor1", "Contributor1", "CONTRIBUTOR1", "closed-7", "Closed-me"])
def test_nobody_takes_the_handle_of_one_who_took_it_off(client, people, handle):
    closed(people["contributor1"], nameless=True)
    answer = client.post("/accounts/signup/", {"username": handle, "password1": "vgy7-bhu8x"})
    assert answer.status_code == 200
    assert "already exists" in answer.content.decode()
    assert not Person.objects.filter(username__iexact=handle).exists()


def test_a_handle_that_nobody_had_is_free(client, people):
    closed(people["contributor1"], nameless=True)
    assert client.post("/accounts/signup/", {"username": "contributor9", "password1": "vgy7-bhu8x"}).status_code == 302
    assert Person.objects.filter(username="contributor9").exists()


@pytest.mark.parametrize("nameless", [True, False])
def test_the_history_names_who_left_unless_he_takes_his_handle_off(client, people, published, nameless):
    one, other, approver = people["contributor1"], people["contributor2"], people["editor1"]
    proposal = writing.begin(one, PATH, TEXT.replace("Either.", "Either one."), "x")
    row = Revision.objects.get(path=PATH)
    row.pk, row.proposal, row.writers, row.confirmed_by = None, proposal.pk, [one.username, other.username], approver.username
    row.save()
    KeptCopy.objects.create(sha256="0" * 64, kind="text", size=1, data=b"x", by=one.username, proposal=proposal.pk)
    for leaves in (one, approver):
        closed(leaves, nameless)
    page = client.get(f"/history/{PATH}").content.decode()
    for leaves in (one, approver):
        assert (leaves.username in page) is not nameless
        assert (f"closed-{leaves.pk}" in page) is nameless
    assert other.username in page
    assert KeptCopy.objects.get().by == (f"closed-{one.pk}" if nameless else one.username)
