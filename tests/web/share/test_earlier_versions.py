"""A site that was there before: its database is taken over without loss, and what was shared on it stays exact where the
rules of its game did not change; where they were deepened since, it is shown as stored and said to have diverged.

``shared_earlier.json`` holds rows as they were stored when the tables of shares and tallies were made, a run of each game.
"""

import json
from base64 import b64decode
from pathlib import Path

import pytest
from django.db import connection
from django.db.migrations.executor import MigrationExecutor

from rulings.share.models import Share
from rulings.share.replaying import DIVERGED, EXACT, replay
from rulings.share.storing import content_in
from tests.cast import shipped

ROWS = json.loads((Path(__file__).parent / "shared_earlier.json").read_text(encoding="utf-8"))


# The rules of these games were deepened since: the first frame that differs from what was stored.
DEEPENED = {
    "/rulings/dm-sb-castle-falls/": 2,
    "/rulings/dmp-a-psychic-creature-put-out/": 2,
    "/rulings/vis-all-pass/": 6,  # a discard phase follows the main phase, where an end phase did
}
KEPT = [row for row in ROWS if row["origin"] not in DEEPENED]
PARTED = [row for row in ROWS if row["origin"] in DEEPENED]


def as_share(row):
    return Share(**row | {"bundle": b64decode(row["bundle"]), "trace": b64decode(row["trace"])})


@pytest.mark.parametrize("row", KEPT, ids=[row["origin"] for row in KEPT])
def test_what_was_shared_stays_exact(row):
    found = replay(as_share(row), shipped.library(), "0" * 64)
    assert (found.verdict, found.parting, found.reasons) == (EXACT, None, ())


@pytest.mark.parametrize("row", PARTED, ids=[row["origin"] for row in PARTED])
def test_where_rules_were_deepened_the_stored_run_is_kept_and_said_to_diverge(row):
    share = as_share(row)
    found = replay(share, shipped.library(), "0" * 64)
    assert (found.verdict, found.parting, found.reasons) == (DIVERGED, DEEPENED[row["origin"]], ())
    assert found.stored.trace == content_in(share).trace
    assert found.today is not None


@pytest.mark.django_db(transaction=True)
def test_tallies_keep_their_table_when_they_change_their_app():
    def migrated(*targets):
        for target in targets:
            MigrationExecutor(connection).migrate([target])
        known = [target for target in targets if target[1]]
        return MigrationExecutor(connection).loader.project_state(known).apps

    now = (("http", "0001_tally"), ("share", "0002_tally"))
    try:
        before = migrated(("share", "0001_initial"), ("http", None))
        before.get_model("share", "Tally").objects.create(key="k", hour=7, count=3)
        after = migrated(*now)
        assert list(after.get_model("http", "Tally").objects.values_list("key", "hour", "count")) == [("k", 7, 3)]
        assert after.get_model("http", "Tally")._meta.db_table == "share_tally"
        assert "tally" not in after.all_models["share"]
    finally:
        migrated(*now)
