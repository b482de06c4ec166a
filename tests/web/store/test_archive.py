"""The corpus as an archive that anyone may take along."""

from __future__ import annotations

import hashlib
import zipfile
from io import BytesIO, StringIO

import pytest
from django.core.management import call_command

from rulings.store import archive
from rulings.store.load import hash_of
from rulings.store.models import CorpusFile, LoadedCorpus

FILES = {"claims.yaml": "[]\r\n# 終\n", "sv/rulings/a.yaml": "ruling: a\n"}


@pytest.fixture
def public(db, settings, tmp_path):
    settings.PUBLIC_DIR = tmp_path / "public"
    CorpusFile.objects.bulk_create(CorpusFile(path=path, text=text, sha256=hash_of(text)) for path, text in FILES.items())
    LoadedCorpus.objects.create(id=1, digest="1" * 64, made_by="m")
    return settings.PUBLIC_DIR


def make() -> str:
    out = StringIO()
    call_command("exportcorpus", "--archive", stdout=out, stderr=out)
    return out.getvalue()


def test_without_an_archive_there_is_none_and_no_link(client, public):
    assert client.get("/corpus.zip").status_code == 404
    assert "/corpus.zip" not in client.get("/about/").content.decode()


def test_the_archive_has_every_file_and_its_hash(client, public):
    assert make().endswith("written.\n")
    answer = client.get("/corpus.zip")
    with zipfile.ZipFile(BytesIO(answer.getvalue())) as found:
        held = {name.removeprefix("corpus/"): found.read(name) for name in found.namelist() if name.startswith("corpus/")}
        sums = dict(reversed(line.split("  ")) for line in found.read("SHA256SUMS").decode().splitlines())
        assert "全件" in found.read("README.txt").decode()
    assert held == {path: text.encode() for path, text in FILES.items()}
    assert sums == {f"corpus/{path}": hashlib.sha256(content).hexdigest() for path, content in held.items()}
    assert 'href="/corpus.zip"' in client.get("/about/").content.decode()
    assert "アーカイブ" in client.get("/about/?lang=ja").content.decode()


def test_who_has_it_already_gets_it_again_only_when_it_changed(client, public):
    make()
    tag = client.get("/corpus.zip")["ETag"]
    assert client.get("/corpus.zip", headers={"If-None-Match": tag}).status_code == 304
    assert "already" in make()
    CorpusFile.objects.filter(path="claims.yaml").update(text="[]\n", sha256=hash_of("[]\n"))
    LoadedCorpus.objects.update(digest="2" * 64)
    make()
    assert client.get("/corpus.zip", headers={"If-None-Match": tag}).status_code == 200


def test_the_same_corpus_gives_the_same_bytes(public):
    make()
    first = archive.path().read_bytes()
    archive.path().unlink()
    make()
    assert archive.path().read_bytes() == first
    assert [path.name for path in public.iterdir()] == ["corpus.zip"]


def test_what_cannot_be_written_is_said(public):
    public.write_text("a file where the folder should be", encoding="utf-8")
    out = StringIO()
    with pytest.raises(SystemExit):
        call_command("exportcorpus", "--archive", stderr=out)
    assert "cannot be written" in out.getvalue()
    public.unlink()
    LoadedCorpus.objects.all().delete()
    with pytest.raises(SystemExit):
        call_command("exportcorpus", "--archive", stderr=out)
    assert "run loadcorpus first" in out.getvalue()
