"""Losing everything and getting it back: a backup is of one moment, whole, and comes back as it was or not at all."""

from __future__ import annotations

import hashlib
import json
import os
import stat
import subprocess
import sys
import zipfile
from io import StringIO
from pathlib import Path

import pytest
from django.contrib.sessions.models import Session
from django.core.management import call_command
from django.db import transaction
from django.test import Client
from django.utils import timezone

from rulings.http.models import Tally
from rulings.lab.models import KeptBoard
from rulings.people.models import Person, add_to_audit, broken
from rulings.share.models import Share
from rulings.store.models import Claim, CorpusFile, Game, LoadedCorpus, Revision, Rule
from rulings.upkeep import backup, tables
from tests.cast import stage

ROOT = Path(__file__).resolve().parents[3]
PAGE = f"/rulings/{stage.BOARDING}/"
pytestmark = pytest.mark.django_db(transaction=True)


def run(*arguments: object, **options: object) -> str:
    out = StringIO()
    call_command(*map(str, arguments), stdout=out, stderr=out, **options)
    return out.getvalue()


def refused(*arguments: object) -> str:
    out = StringIO()
    with pytest.raises(SystemExit) as stop:
        call_command(*map(str, arguments), stdout=out, stderr=out)
    assert stop.value.code == 1
    assert "Traceback" not in out.getvalue()
    return out.getvalue()


def everything() -> dict[str, list[bytes]]:
    return {table._meta.db_table: list(tables.lines(table)) for table in tables.tables()}


def lose_everything() -> None:
    with transaction.atomic():
        tables.empty(tables.tables())
    assert tables.filled() == {}


@pytest.fixture
def shared(client, fresh_shelf):
    """Two shared runs, a large board, a rule with its claim, and somebody who signed in and wrote."""
    stage.put_on_shelf()
    LoadedCorpus.objects.create(id=1, digest="d" * 64, made_by="m")
    links = [client.post(PAGE + "share/", {"step": str(step), "scenario": name})["Location"] for step, name in ((1, "magitrain"), (2, "nobody"))]
    KeptBoard.objects.create(name="b" * 22, text=bytes(range(256)), size=256, used_at=timezone.now())
    Claim.objects.create(id="c-1", position=1, status="open", says="…")
    rule = Rule.objects.create(id="g.r", game=Game.objects.create(id="g", position=1), position=1, is_fixed=False)
    rule.claims.add("c-1")  # a table between two others
    person = Person.objects.create_user("ayame", password="vgy7-bhu8")
    client.force_login(person)
    add_to_audit("ayame", "signed in", "編集", times=[1, 2.5, None, "é"])
    add_to_audit("ayame", "wrote", "a.yaml")
    Revision.objects.create(path="a.yaml", text=None, kind=Revision.Kind.TAKEN_DOWN, writers=["ayame", "編"], why="")
    CorpusFile.objects.create(path="a.yaml", text="a: 'é、漢字'\r\n# \x85\u2028\t\n", sha256="0")
    return [link.partition("?")[0] for link in links]


def saved(folder: Path) -> Path:
    run("backup", folder)
    (path,) = folder.glob("*.backup.zip")
    return path


def test_what_was_lost_comes_back_to_the_last_byte(shared, client, tmp_path):
    before, checked = everything(), run("checkshares")
    assert "exact: 2" in checked.casefold()
    path = saved(tmp_path)
    lose_everything()
    assert client.get(shared[0]).status_code == 404
    assert f"share_share: {Share.objects.count() + 2}" in run("restore", path)
    assert everything() == before
    assert run("checkshares") == checked
    assert [client.get(link).status_code for link in shared] == [200, 200]


def test_accounts_come_back_and_whoever_was_signed_in_signs_in_again(shared, client, tmp_path):
    path = saved(tmp_path)
    assert Session.objects.exists()
    Person.objects.filter(username="ayame").update(password="!")
    run("restore", path, replace=True)
    assert not Session.objects.exists()
    assert Client().login(username="ayame", password="vgy7-bhu8")
    assert list(broken()) == []  # the audit log follows on itself, to the last character
    add_to_audit("ayame", "came back")
    assert list(broken()) == []


def test_numbers_go_on_after_the_highest_there_was(shared, tmp_path):
    Tally.objects.create(key="k", hour=1)
    path = saved(tmp_path)
    lose_everything()
    run("restore", path)
    last = Tally.objects.latest("id").id
    assert Tally.objects.create(key="k", hour=2).id == last + 1


def test_a_backup_is_for_its_owner_and_has_its_name_when_it_is_whole(shared, tmp_path):
    path = saved(tmp_path / "new" / "folder")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert list(path.parent.iterdir()) == [path]
    assert "The file is whole" in run("restore", path, check=True)


def test_what_is_here_goes_only_when_that_is_said(shared, tmp_path):
    path = saved(tmp_path)
    before = everything()
    assert "2 of share_share" in refused("restore", path)
    Share.objects.all().delete()
    run("restore", path, replace=True)
    assert everything() == before


def test_of_many_backups_so_many_are_kept(shared, tmp_path):
    for day in range(1, 5):
        (tmp_path / f"rulings-2020-01-0{day}T000000Z.backup.zip").write_bytes(b"")
    (tmp_path / "mine.zip").write_bytes(b"")
    said = run("backup", tmp_path, keep=2)
    assert said.count("Deleted") == 3
    left = sorted(path.name for path in tmp_path.iterdir())
    assert left[:2] == ["mine.zip", "rulings-2020-01-04T000000Z.backup.zip"]
    assert len(left) == 3


# ---- damaged, or of something else


def rewritten(path: Path, name: str, change) -> Path:
    """The same archive with one file of it changed, every checksum of the zip itself being right."""
    other = path.with_name("changed.backup.zip")
    with zipfile.ZipFile(path) as old, zipfile.ZipFile(other, "w") as new:
        for part in old.namelist():
            content = old.read(part)
            new.writestr(part, change(content) if part == name else content)
    return other


def manifest(**changes: object):
    return lambda content: json.dumps(json.loads(content) | changes).encode()


@pytest.mark.parametrize(
    "damage, said",
    [
        (lambda path: path.write_bytes(b""), "no whole backup"),
        (lambda path: path.write_bytes(path.read_bytes()[:-300]), "no whole backup"),
        (lambda path: path.write_bytes(b"rubbish" * 100), "no whole backup"),
        (lambda path: rewritten(path, "tables/share_share.jsonl", lambda c: c.replace(b"0.1", b"0.2")), "the table share_share"),
        (lambda path: rewritten(path, "tables/share_share.jsonl", lambda c: c.partition(b"\n")[2]), "the table share_share"),
        (lambda path: rewritten(path, "manifest.json", lambda c: b"{}"), "no whole backup"),
        (lambda path: rewritten(path, "manifest.json", lambda c: b"[]"), "no whole backup"),
        (lambda path: rewritten(path, "manifest.json", manifest(format=2)), "another format"),
        (lambda path: rewritten(path, "manifest.json", manifest(migrations=[["share", "9999_later"]])), "a version with other tables"),
        (lambda path: rewritten(path, "manifest.json", manifest(tables=[])), "other tables or columns"),
        (lambda path: path.unlink(), "No such file"),
    ],
)
def test_what_is_no_whole_backup_of_this_version_changes_nothing(shared, tmp_path, damage, said):
    path = saved(tmp_path)
    changed = damage(path)
    before = everything()
    assert said in refused("restore", changed if isinstance(changed, Path) else path, "--replace")
    assert everything() == before


def test_what_fails_in_the_middle_changes_nothing(shared, tmp_path):
    """The last table has a row twice, and the manifest says so truthfully: only the database finds it."""
    path, last = saved(tmp_path), "tables/share_tally.jsonl"
    with zipfile.ZipFile(path) as archive:
        told = json.loads(archive.read("manifest.json"))
        twice = archive.read(last) * 2
    assert twice
    for table in told["tables"]:
        if table["name"] == "share_tally":
            table.update(rows=twice.count(b"\n"), sha256=hashlib.sha256(twice).hexdigest())
    path = rewritten(rewritten(path, last, lambda _c: twice).replace(tmp_path / "a.zip"), "manifest.json", manifest(**told))
    before = everything()
    assert "the database does not take it" in refused("restore", path, "--replace")
    assert everything() == before


def test_a_reference_to_nothing_changes_nothing(shared, tmp_path):
    path = saved(tmp_path)
    with zipfile.ZipFile(path) as archive:
        told = json.loads(archive.read("manifest.json"))
    for table in told["tables"]:
        if table["name"] == "library_game":
            table.update(rows=0, sha256=hashlib.sha256(b"").hexdigest())
    without = rewritten(path, "tables/library_game.jsonl", lambda _c: b"").replace(tmp_path / "a.zip")
    path = rewritten(without, "manifest.json", manifest(**told))
    before = everything()
    refused("restore", path, "--replace")
    assert everything() == before


def test_a_folder_that_cannot_be_written_is_said(shared, tmp_path):
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert "Nothing was backed up" in refused("backup", tmp_path / "file")


def test_a_disk_that_fills_up_leaves_nothing_behind(shared, tmp_path, monkeypatch):
    def full(_number):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backup.os, "fsync", full)
    assert "No space left on device" in refused("backup", tmp_path)
    assert list(tmp_path.iterdir()) == []


# ---- of one moment

BUSY = """
import os, sys, time, zipfile
import django; django.setup()
from pathlib import Path
from django.contrib.sessions.models import Session
from django.core.management import call_command
from django.db import connection, transaction
from django.utils import timezone
from rulings.http.models import Tally
from rulings.lab.models import KeptBoard
from rulings.upkeep import backup
folder = Path(sys.argv[1])
call_command("migrate", verbosity=0)
connection.close()
writer = os.fork()
if not writer:
    for n in range(100_000):
        with transaction.atomic():  # one of each, always
            KeptBoard.objects.create(name=str(n), text=b"x" * 500, size=500, used_at=timezone.now())
            Tally.objects.create(key=str(n), hour=0)
    os._exit(0)
try:
    while KeptBoard.objects.count() < 200:
        time.sleep(0.01)
    for n in range(4):
        path, told = backup.write(folder / str(n))
        rows = {table["name"]: table["rows"] for table in told.tables}
        print(rows["lab_keptboard"], rows["share_tally"], KeptBoard.objects.count() > rows["lab_keptboard"])
finally:
    os.kill(writer, 9)
"""


def test_a_backup_is_of_one_moment_while_others_write(tmp_path):
    """SQLite in a file; on PostgreSQL the server of these tests is used, whose own database nobody has filled."""
    env = {**os.environ, "DJANGO_SETTINGS_MODULE": "rulings.settings", "LOG_LEVEL": "error"}
    env["DATABASE_URL"] = os.environ.get("TEST_DATABASE_URL") or f"sqlite:///{tmp_path / 'site.sqlite3'}"
    ended = subprocess.run([sys.executable, "-c", BUSY, tmp_path / "kept"], cwd=ROOT, env=env, capture_output=True, text=True, timeout=600)
    told = [line.split() for line in ended.stdout.splitlines()]
    assert len(told) == 4, ended.stderr
    assert all(boards == tallies for boards, tallies, _more in told)
    assert int(told[0][0]) >= 200
    assert any(more == "True" for _boards, _tallies, more in told)  # others did write meanwhile
