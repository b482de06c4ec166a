"""``manage.py importcards``: what it prints or writes, and what it refuses."""

import io
import json

import pytest
from django.core.management import call_command

CARD = {"id": "1", "name": "Forest Watch", "lang": "en", "kind": "Follower", "cost": 2, "text": "Ward.\nJuggle."}


def imported(path, *more):
    out, err = io.StringIO(), io.StringIO()
    call_command("importcards", str(path), "--game", "shadowverse", *more, stdout=out, stderr=err)
    return out.getvalue()


@pytest.fixture
def prints(tmp_path):
    path = tmp_path / "cards.jsonl"
    path.write_text(json.dumps(CARD), encoding="utf-8")
    return path


def test_a_file_is_written_and_never_written_over(prints, tmp_path):
    to = tmp_path / "cards.yaml"
    assert imported(prints, "--out", str(to)) == ""
    assert to.read_text(encoding="utf-8") == imported(prints)
    with pytest.raises(SystemExit) as refused:
        imported(prints, "--out", str(to))
    assert refused.value.code == 2


def test_an_unknown_game_is_refused(prints):
    with pytest.raises(SystemExit) as refused:
        call_command("importcards", str(prints), "--game", "chess", stdout=io.StringIO(), stderr=io.StringIO())
    assert refused.value.code == 2
