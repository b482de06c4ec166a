"""Who goes leaves nothing behind that nobody can take up."""

import pytest

from rulings.editor import review, writing
from rulings.editor.models import Proposal
from rulings.people.models import Person
from rulings.people.roles import Role
from rulings.people.views import appointed, closed
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
