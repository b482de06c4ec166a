"""The audit log is only added to, and a change of it shows."""

import json

import pytest

from rulings.people.models import AuditEntry, OnlyAddedTo, Person, add_to_audit, broken
from rulings.people.roles import Role

pytestmark = pytest.mark.django_db


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
