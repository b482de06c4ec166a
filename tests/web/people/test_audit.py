"""The audit log is only added to, and a change of it shows."""

import json
import re
from pathlib import Path

import pytest

from rulings.editor.review import STEPS
from rulings.people.audit_words import ACTIONS
from rulings.people.models import AuditEntry, OnlyAddedTo, Person, add_to_audit, broken
from rulings.people.roles import Role

pytestmark = pytest.mark.django_db
ROOT = Path(__file__).resolve().parents[3]


def test_an_entry_is_neither_changed_nor_deleted():
    entry = add_to_audit("me", "publish", "a.yaml", why="because")
    for change in (entry.save, entry.delete, AuditEntry.objects.all().delete, lambda: AuditEntry.objects.update(who="you")):
        with pytest.raises(OnlyAddedTo):
            change()
    assert AuditEntry.objects.get().who == "me"


def test_what_is_changed_behind_its_back_shows():
    from django.db import connection

    entries = [add_to_audit("me", "publish", f"{n}.yaml") for n in range(3)]
    assert list(broken()) == []
    with connection.cursor() as cursor:
        cursor.execute("UPDATE people_auditentry SET who = 'you' WHERE id = %s", [entries[1].pk])
    assert [entry.pk for entry in broken()] == [entries[1].pk]
    with connection.cursor() as cursor:
        cursor.execute("DELETE FROM people_auditentry WHERE id = %s", [entries[1].pk])
    assert [entry.pk for entry in broken()] == [entries[2].pk]


def test_all_of_it_can_be_taken_away(client):
    client.force_login(Person.objects.create_user("ed", role=Role.EDITOR))
    add_to_audit("私", "publish", "a.yaml")
    add_to_audit("me", "role", "you", now="editor")
    lines = [json.loads(line) for line in b"".join(client.get("/editor/log/audit.jsonl").streaming_content).decode().splitlines()]
    assert [(line["who"], line["action"]) for line in lines] == [("私", "publish"), ("me", "role")]
    assert lines[1]["before"] == lines[0]["hash"]


def test_two_at_once_follow_one_another(monkeypatch):
    """Whoever comes second finds that the entry he wanted to follow has a follower, and follows that one."""
    first = add_to_audit("me", "publish")
    second = add_to_audit("you", "publish")
    held = AuditEntry.objects.filter(pk=first.pk)
    real = AuditEntry.objects.order_by
    answers = iter([held.order_by("-id")])
    monkeypatch.setattr(AuditEntry.objects, "order_by", lambda *by: next(answers, None) or real(*by), raising=False)
    third = add_to_audit("him", "publish")
    assert third.before == second.hash
    assert list(broken()) == []


ASKED = re.compile(r'add_to_audit\((?:"loadcorpus"|[^"]*?), "([a-z ]+)"')


def test_the_page_says_all_that_is_ever_written_down_in_both_languages(client):
    """What the code writes down is in the table of words, and each word leads to what it is about."""
    code = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "rulings").rglob("*.py"))
    steps = {name for name, step in STEPS.items() if name not in ("save", "remark", "take up") and step.action is not None}
    assert set(ACTIONS) == set(ASKED.findall(code)) | steps
    add_to_audit("ann", "approve", "proposal 7")
    add_to_audit("ann", "role", "bob", was="contributor", now="editor")
    add_to_audit("ann", "something of old", "<b>")
    client.force_login(Person.objects.create_user("ed", role=Role.EDITOR))
    page = client.get("/editor/log/?lang=ja").text
    assert '承認しました · <a href="/editor/7/">提案7</a>' in page
    assert "bob → 編集者" in page
    assert "something of old · &lt;b&gt;" in page
