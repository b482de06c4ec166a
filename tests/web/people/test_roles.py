"""Who may do what: the table in docs/editing.md, whole, asked of the site's own pages as far as they are about accounts."""

from __future__ import annotations

import itertools
import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from rulings.people.models import Person
from rulings.people.rights import appointed, closed
from rulings.people.roles import ORDER, Action, Role

DOCS = Path(__file__).resolve().parents[3] / "docs" / "editing.md"


def table() -> dict[tuple[str, str], bool]:
    first = DOCS.read_text(encoding="utf-8").partition("\n| |")[2].partition("\n\n")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in ("| |" + first).splitlines()]
    roles = rows[0][1:]
    return {(row[0], role): cell == "yes" for row in rows[2:] for role, cell in zip(roles, row[1:], strict=True)}


def test_the_written_table_is_the_one_that_holds():
    written = table()
    assert {role for _action, role in written} == set(Role.values)
    assert {action for action, _role in written} == {str(action.label) for action in Action}
    for action, role in itertools.product(Action, ORDER):
        assert Person(role=role).may(action) == written[str(action.label), role], (action, role)


@pytest.mark.parametrize("action", Action)
def test_a_closed_account_and_an_unknown_role_may_nothing(action):
    assert not Person(role=Role.MAINTAINER, is_superuser=True, is_active=False).may(action)
    assert not Person(role="emperor").may(action)
    assert Person(role="emperor", is_superuser=True).may(action)


@pytest.fixture
def people(db):
    return {role: Person.objects.create_user(role.value, password="a-long-secret", role=role) for role in ORDER}


@pytest.mark.parametrize(
    "name, action",
    [("people", Action.APPOINT), ("log", Action.EXPORT_LOG), ("log-file", Action.EXPORT_LOG), ("reports", Action.ANSWER)],
)
def test_the_pages_of_roles_open_to_whom_the_table_says(client, people, name, action):
    from rulings.http import addresses

    where = addresses.of(name)
    assert client.get(where).headers["Location"].startswith("/accounts/login/?next=")
    for role, person in people.items():
        client.force_login(person)
        assert client.get(where).status_code == (200 if person.may(action) else 403), role


def test_a_role_is_given_by_a_maintainer_alone_and_written_down(client, people):
    from rulings.people.models import AuditEntry

    form = {"person": "contributor", "role": "editor"}
    client.force_login(people[Role.EDITOR])
    assert client.post("/editor/people/", form).status_code == 403
    client.force_login(people[Role.MAINTAINER])
    assert client.post("/editor/people/", form).status_code == 302
    assert Person.objects.get(username="contributor").role == Role.EDITOR
    entry = AuditEntry.objects.get()
    assert (entry.who, entry.action, entry.subject, entry.detail) == ("maintainer", "role", "contributor", {"was": "contributor", "now": "editor"})
    assert client.post("/editor/people/", {"person": "contributor", "role": "emperor"}).status_code == 400
    assert client.post("/editor/people/", {"person": "nobody", "role": "editor"}).status_code == 404


def test_the_last_maintainer_stays(client, people):
    client.force_login(people[Role.MAINTAINER])
    assert client.post("/editor/people/", {"person": "maintainer", "role": "editor"}).status_code == 409
    assert appointed("a test", people[Role.EDITOR], Role.MAINTAINER)
    assert client.post("/editor/people/", {"person": "maintainer", "role": "editor"}).status_code == 302


def test_a_role_taken_away_meanwhile_gives_none(people):
    """The maintainer of a page that was loaded a while ago is asked for anew."""
    Person.objects.filter(pk=people[Role.MAINTAINER].pk).update(role=Role.CONTRIBUTOR)
    assert not appointed(people[Role.MAINTAINER], people[Role.CONTRIBUTOR], Role.EDITOR)
    assert Person.objects.get(username="contributor").role == Role.CONTRIBUTOR


def test_a_form_without_its_token_is_refused(people):
    from django.test import Client

    client = Client(enforce_csrf_checks=True)
    client.force_login(people[Role.MAINTAINER])
    answer = client.post("/editor/people/", {"person": "contributor", "role": "editor"})
    assert answer.status_code == 403
    assert "This form is too old" in answer.content.decode()
    token = re.search(r'name="csrfmiddlewaretoken" value="([^"]+)"', client.get("/editor/people/").content.decode())
    form = {"person": "contributor", "role": "editor", "csrfmiddlewaretoken": token.group(1)}
    assert client.post("/editor/people/", form).status_code == 302


def test_what_is_for_one_person_is_kept_by_nobody_and_the_rest_is_for_everybody(client, people):
    client.force_login(people[Role.EDITOR])
    private = client.get("/accounts/")
    assert "no-store" in private.headers["Cache-Control"]
    public = client.get("/about/")
    assert "no-store" not in public.headers["Cache-Control"]
    assert not public.wsgi_request.session.accessed


@pytest.mark.parametrize("nameless", [False, True])
def test_closing_an_account_leaves_nothing_to_log_in_with(client, people, nameless):
    person = people[Role.EDITOR]
    client.force_login(person)
    assert client.post("/accounts/close/", {"password": "wrong"}).status_code == 400
    assert client.post("/accounts/close/", {"password": "a-long-secret", **({"nameless": "on"} if nameless else {})}).status_code == 302
    person.refresh_from_db()
    assert not person.is_active
    assert person.username == (f"closed-{person.pk}" if nameless else "editor")
    assert not client.login(username=person.username, password="a-long-secret")


def test_closing_needs_no_address(people):
    closed(people[Role.CONTRIBUTOR], nameless=False)
    assert not Person.objects.get(username="contributor").is_active


@pytest.mark.parametrize(
    "said, there",
    [
        ("http://testserver/editor/7/?at=a.yaml:3", "/editor/7/?at=a.yaml:3"),
        ("http://testserver/games/", "/editor/"),
        ("http://evil.example/editor/7/", "/editor/"),
        ("http://testserver//evil.example/editor/", "/editor/"),
        ("http://[", "/editor/"),
        ("", "/editor/"),
    ],
)
def test_who_has_to_log_in_to_send_a_form_comes_back_to_its_page(client, db, said, there):
    answer = client.post("/editor/7/do/", {"do": "remark"}, headers={"referer": said})
    assert answer.status_code == 302
    assert parse_qs(urlsplit(answer.headers["Location"]).query)["next"] == [there]
