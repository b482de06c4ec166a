"""The permission matrix, whole: every page of the desk and every button of a proposal, by role, state, part and superuser."""

from __future__ import annotations

import itertools
import re
from contextlib import suppress
from pathlib import Path

import pytest
from django.http import QueryDict
from django.test import Client

from rulings import urls
from rulings.editor import deciding, publishing, review, working
from rulings.editor.models import Proposal
from rulings.http.refusal import Refusal
from rulings.people.models import Person
from rulings.people.roles import ORDER, Action, Role, allows

pytestmark = pytest.mark.django_db
ROOT = Path(__file__).resolve().parents[3]
OWNERS = {(True, False): "its people", (False, True): "who wrote none of it", (False, False): "anybody"}
READ, SENT = "get", "post"
PAGES = {  # every address of the desk: how it is asked, and what that needs; nothing where it is for everybody
    "editor": (READ, None),
    "proposal-new": (READ, None),
    "reports": (READ, Action.ANSWER),
    "look-under": (SENT, Action.PROPOSE),
    "take-down": (SENT, Action.TAKE_DOWN),
    "proposal": (READ, Action.PROPOSE),
    "proposal-file": (READ, Action.PROPOSE),
    "proposal-checked": (SENT, Action.PROPOSE),
    "proposal-do": (SENT, Action.PROPOSE),
    "proposal-beside": (READ, Action.PROPOSE),
    "proposal-tried": (SENT, Action.PROPOSE),
    "proposal-words": (SENT, Action.PROPOSE),
    "proposal-evidence": (SENT, Action.PROPOSE),
    "people": (READ, Action.APPOINT),
    "log": (READ, Action.EXPORT_LOG),
    "log-file": (READ, Action.EXPORT_LOG),
}


def test_every_address_of_the_desk_is_in_the_table():
    assert {one.name for one in urls.urlpatterns if str(one.pattern).startswith("editor/")} == set(PAGES)


@pytest.mark.parametrize("name", PAGES)
def test_a_page_opens_to_whom_the_table_says(client, db, name):
    from rulings.http import addresses

    way, action = PAGES[name]
    where = addresses.of(name, "7") if name.startswith("proposal") and name != "proposal-new" else addresses.of(name)
    asked = {None: (client, "a visitor")}
    for role, superuser in itertools.product((*ORDER, "emperor"), (False, True)):
        asked[role, superuser] = Person.objects.create_user(f"{role}-{superuser}", role=role, is_superuser=superuser)
    answer = getattr(client, way)(where)
    assert answer.headers.get("Location", "").startswith("/accounts/login/") == (action is not None)
    for key, person in list(asked.items())[1:]:
        client.force_login(person)
        status = getattr(client, way)(where).status_code
        may = action is None or allows(Role.MAINTAINER if key[1] else key[0], action)
        assert (status == 403) != may, (key, status)


def test_every_button_of_a_page_is_in_the_table_and_the_other_way_round():
    pages = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "templates" / "editor").glob("*.html"))
    assert set(re.findall(r'name="do" value="([a-z-]+)"', pages)) == set(deciding.ASKS)
    assert set(deciding.ASKS.values()) == {name for name, step in review.STEPS.items() if step.action is not None}


@pytest.mark.parametrize("superuser", [False, True])
@pytest.mark.parametrize("state", Proposal.State)
def test_a_button_that_is_not_one_s_own_changes_nothing(state, superuser, monkeypatch):
    """What is allowed is not done here: it is enough that nothing else is reached."""
    reached = []
    for module, names in ((review, ("submit", "withdraw", "claim", "release", "send_back", "remark", "invite", "approve")), (publishing, ("publish",))):
        for one in names:
            monkeypatch.setattr(module, one, lambda *args: reached.append("done"))
    monkeypatch.setattr(working, "sound_hash", lambda proposal: "")
    for one in ("name", "bring_in", "again"):
        monkeypatch.setattr(deciding, one, lambda *args: reached.append("done"))
    for one in ("save", "drop"):
        monkeypatch.setattr(deciding.writing, one, lambda *args: reached.append("done"))
    writer = Person.objects.create_user("writer")
    proposal = Proposal.objects.create(made_by=writer, state=state)
    proposal.changes.create(path="shadowverse/rulings/jt-own.yaml", text="a")
    review.wrote(proposal, writer)
    for role, part in itertools.product((*ORDER, "emperor"), ("wrote", "invited", "none")):
        person = Person.objects.create_user(f"{role}-{part}", role=role, is_superuser=superuser)
        if part != "none":
            proposal.parts.create(person=person, wrote=part == "wrote")
        for do, asks in deciding.ASKS.items():
            needed = review.STEPS[asks]
            may = allows(Role.MAINTAINER if superuser else role, needed.action) and state in needed.states
            may = may and not (needed.own and part == "none") and not (needed.others and part == "wrote")
            reached.clear()
            sent = QueryDict(mutable=True)
            sent.update({"do": do, "path": "shadowverse/rulings/jt-own.yaml", "reason": "other", "words": "x", "handle": "writer"})
            with suppress(Refusal):
                deciding.step(proposal, person, sent)
            assert bool(reached) == may, (role, part, do)


def test_the_written_table_of_steps_is_the_one_that_holds():
    rows = re.findall(r"^\| ([\w ]+) \| (its people|anybody|who wrote none of it|comes about) \|(.+)\|$", (ROOT / "docs" / "editing.md").read_text(encoding="utf-8"), re.M)
    written = {name: (who, [cell.strip() == "yes" for cell in cells.split("|")]) for name, who, cells in rows}
    states = [Proposal.State.DRAFT, Proposal.State.SUBMITTED, Proposal.State.RETURNED, Proposal.State.PUBLISHED, Proposal.State.WITHDRAWN]
    held = {name: (OWNERS[step.own, step.others] if step.action else "comes about", [state in step.states for state in states]) for name, step in review.STEPS.items()}
    assert written == held


def test_an_account_that_is_closed_while_it_is_logged_in_is_a_visitor_at_once(client: Client):
    person = Person.objects.create_user("gone", role=Role.MAINTAINER)
    client.force_login(person)
    assert client.get("/editor/people/").status_code == 200
    Person.objects.filter(pk=person.pk).update(is_active=False)
    assert client.get("/editor/people/").status_code == 302
