"""A process is killed in the middle of a write, at every statement of it: what was there stays whole, and the same is done again without harm."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]

# Each way of writing is done by a child that kills itself before its n-th statement that writes, for every n there is.
KILLED = """
import os, signal, sys
import django; django.setup()
from django.conf import settings
from django.core.management import call_command
from django.db import connection
from django.test import Client
from rulings.editor import publishing as editors, review, writing
from rulings.editor.models import Proposal
from rulings.lab.models import KeptBoard
from rulings.people.models import Person
from rulings.people.roles import Role
from rulings.http.models import Tally
from rulings.share.models import Share
from rulings.share.storing import content_in
from rulings.store import current, load
from rulings.store.hashes import digest_of_hashes, hash_of
from rulings.store.models import CorpusFile, LoadedCorpus, Revision, Ruling, SearchEntry
from tests.cast import stage

WRITES = ("INSERT", "UPDATE", "DELETE")
FILES = stage.files_of(stage.BOARDING, stage.TOSS)
PAGE = f"/rulings/{stage.BOARDING}/"
LARGE = stage.RULINGS[stage.BOARDING] + "# " + "".join(f"{n:x}·" for n in range(9000)) + "\\n"
client = Client(headers={"Host": "localhost"})

def loading():
    load.load({**FILES, "shadowverse/rulings/more.yaml": stage.RULINGS[stage.TOSS].replace("ruling: jt-toss", "ruling: more")})

def sharing():
    assert client.post(PAGE + "share/", {"step": "1"}).status_code == 303

def keeping():
    assert client.post("/lab/", {"text": LARGE}).status_code == 302

NEW = "shadowverse/rulings/proposed.yaml"
TEXT = stage.RULINGS[stage.TOSS].replace("ruling: jt-toss", "ruling: proposed")
CHANGED = f"shadowverse/rulings/{stage.BOARDING}.yaml"

def propose():
    writer, reader = (Person.objects.create_user(name, role=Role.EDITOR) for name in ("writer", "reader"))
    one = writing.begin(writer, NEW, TEXT)
    writing.save(one.pk, writer, CHANGED, FILES[CHANGED] + "# looked at again\\n")
    review.submit(one.pk, writer)
    given = Proposal.objects.get().content_hash
    review.approve(one.pk, reader, given, given)
    return one.pk, reader.pk, given

def publishing():
    number, reader, given = decided
    editors.publish(number, Person.objects.get(pk=reader), given)

def killed(write, at, signalled=signal.SIGKILL):
    connection.close()
    child = os.fork()
    if not child:
        seen = 0
        def count(execute, sql, *more):
            nonlocal seen
            seen += sql.startswith(WRITES)
            if seen == at:
                os.kill(os.getpid(), signalled)
            return execute(sql, *more)
        try:
            with connection.execute_wrapper(count):
                write()
        except BaseException as error:
            print(repr(error), flush=True)
            os._exit(9)
        os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])

def state():
    return (
        LoadedCorpus.objects.get().digest == digest_of_hashes({path: hash_of(text) for path, text in CorpusFile.objects.values_list("path", "text")}),
        Ruling.objects.count() == SearchEntry.objects.filter(kind="ruling").count() == CorpusFile.objects.filter(path__contains="/rulings/").count(),
        Ruling.objects.count(), Share.objects.count(), KeptBoard.objects.count(),
        Revision.objects.count(), CorpusFile.objects.filter(path=NEW).exists(), CorpusFile.objects.get(path=CHANGED).sha256,
        [(one.state, one.texts == {NEW: TEXT, CHANGED: FILES[CHANGED] + "# looked at again\\n"}) for one in Proposal.objects.all()],
    )

call_command("migrate", verbosity=0)
load.load(FILES)
decided = propose()
before = state()
for write, most, step in ((sharing, 20, 1), (keeping, 20, 1), (publishing, 120, 3), (loading, 60, 5)):
    deaths = 0
    for at in range(1, most, step):
        ended = killed(write, at)
        if ended == 0:
            break
        assert ended == -9, (write.__name__, at, ended)
        deaths += 1
        assert state() == before, (write.__name__, at, state())
    after = state()
    assert after[:2] == (True, True) and after != before, (write.__name__, after)
    before = after
    if write is publishing:
        assert after[-1] == [("published", True)] and after[6] and SearchEntry.objects.filter(url="/rulings/proposed/").exists()
    print(write.__name__, deaths, "deaths,", "then done")
[content_in(share) for share in Share.objects.all()]
if connection.vendor == "sqlite":
    with connection.cursor() as cursor:
        print(cursor.execute("PRAGMA integrity_check").fetchone()[0])
"""


def test_a_process_killed_at_any_statement_of_a_write_leaves_everything_whole(tmp_path):
    env = {**os.environ, "DJANGO_SETTINGS_MODULE": "rulings.settings", "LOG_LEVEL": "error", "DEBUG": "1", "COMPUTING_A_MINUTE": "0"}
    env |= {"DATABASE_URL": f"sqlite:///{tmp_path / 'site.sqlite3'}", "PYTHONPATH": str(ROOT)}
    ended = subprocess.run([sys.executable, "-c", KILLED], cwd=ROOT, env=env, capture_output=True, text=True, timeout=600)
    told = dict(line.split(" ", 1) for line in ended.stdout.splitlines() if line.endswith("then done"))
    assert set(told) == {"sharing", "keeping", "publishing", "loading"}, ended.stdout + ended.stderr
    assert all(int(deaths.split()[0]) >= 2 for deaths in told.values()), told
    assert ended.stdout.endswith("ok\n")
