"""Copies of evidence: told by their content, bounded, handed out so that nothing in them acts, kept in backups and exports."""

from __future__ import annotations

import re
import struct
import zlib
from base64 import b64decode
from hashlib import sha256
from html import unescape

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.core.management import call_command

from engine.corpus import editing
from rulings.editor import copies as sending
from rulings.editor import review, writing
from rulings.editor.models import Proposal
from rulings.http.refusal import Refusal
from rulings.store import copies
from rulings.store.file_kinds import kind_of
from rulings.store.models import KeptCopy
from rulings.upkeep import backup
from tests.cast import stage
from tests.web.editor.conftest import PATH, TEXT
from tests.web.editor.test_publishing import publish

SAID = {"kind": "game-test", "by": "Aki", "seen": "2026-10-03", "version": "4.7.20", "shows": "The dart hits: one of them."}


def png(width=2, height=1):
    def chunk(name, body):
        return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))

    rows = zlib.compress(b"".join(b"\0" + b"\1\2\3" * min(width, 9) for _row in range(min(height, 9))))
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


JPEG = (
    b64decode("/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP" + "/" * 86 + "wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=") + b"\xff\xd9"
)
WEBP = b64decode("UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA")
PDF = b"%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n"
SOUND = {"png": png(), "jpeg": JPEG, "webp": WEBP, "pdf": PDF, "text": "事務局への問い合わせ\n回答：はい\n".encode()}
UNSOUND = {
    "nothing": b"",
    "a picture cut short": png()[:-5],
    "a picture with something behind it": png() + b"<script>alert(1)</script>",
    "a picture with a chunk that was changed": png().replace(b"IDAT", b"IDAT", 1)[:40] + b"\xff" + png()[41:],
    "a picture larger than any screen": png(60_000, 60_000),
    "a picture of no size": png(0, 5),
    "the first bytes of a picture": b"\x89PNG\r\n\x1a\n<html>",
    "half a photograph": JPEG[:-2],
    "a photograph in name": b"\xff\xd8\xff<html></html>\xff\xd9",
    "a container of another length": WEBP + b"..",
    "a container of sound": WEBP.replace(b"WEBP", b"WAVE"),
    "a document without its end": PDF[:-8],
    "a program": b"\x7fELF\x02\x01\x01\0" + b"\0" * 60,
    "letters of another code": "裁定".encode("shift_jis"),
    "blanks": b" \n \n",
}


@pytest.mark.parametrize("kind", SOUND)
def test_a_file_is_told_by_its_content(kind):
    assert kind_of(SOUND[kind]) == kind


@pytest.mark.parametrize("what", UNSOUND)
def test_what_is_no_whole_file_of_a_kind_is_none(what):
    assert kind_of(UNSOUND[what]) == ""


@pytest.fixture
def proposal(published, people):
    return writing.begin(people["contributor1"], PATH, TEXT, "With evidence")


def send(client, proposal, data, name="clip.png", **said):
    file = {"file": SimpleUploadedFile(name, data, "image/png")} if data is not None else {}
    return client.post(f"/editor/{proposal.pk}/evidence/", {"path": PATH, **said, **file})


@pytest.mark.django_db
def test_evidence_goes_into_the_ruling_with_its_copy(client, proposal, people):
    client.force_login(people["contributor1"])
    assert send(client, proposal, png(), **SAID).status_code == 302
    name = sha256(png()).hexdigest()
    text = Proposal.objects.get().texts[PATH]
    assert f"sha256: {name}" in text
    assert 'shows: {en: "The dart hits: one of them."}' in text
    page = client.get(f"/editor/{proposal.pk}/?lang=en").text
    assert f'<img src="/evidence/{name}/" alt="The dart hits: one of them."' in page
    one = KeptCopy.objects.get()
    assert (one.kind, one.size, one.by, one.proposal, one.shown) == ("png", len(png()), "contributor1", proposal.pk, False)


@pytest.mark.django_db
def test_a_copy_is_for_everybody_once_a_published_ruling_names_it_and_not_before(client, proposal, people):
    client.force_login(people["contributor1"])
    send(client, proposal, png(), **SAID)
    client.logout()
    address = f"/evidence/{sha256(png()).hexdigest()}/"
    assert client.get(address).status_code == 404
    review.submit(proposal.pk, people["contributor1"])
    publish(people, Proposal.objects.get())
    answer = client.get(address)
    assert answer.content == png()
    assert answer["Content-Type"] == "image/png"
    assert answer["X-Content-Type-Options"] == "nosniff"
    assert answer["Content-Disposition"].startswith("inline; filename=")
    assert answer["Content-Security-Policy"].startswith("default-src 'none'; sandbox")
    assert address in client.get(f"/rulings/{stage.TOSS}/").text
    assert client.get(address, headers={"If-None-Match": answer["ETag"]}).status_code == 304
    again = writing.begin(people["contributor1"], PATH, TEXT, "Without it")
    review.submit(again.pk, people["contributor1"])
    publish(people, Proposal.objects.get(pk=again.pk))
    assert client.get(address).status_code == 404


@pytest.mark.django_db
@pytest.mark.parametrize("kind", ["pdf", "text"])
def test_what_is_no_picture_is_handed_out_to_be_saved(client, proposal, people, kind):
    client.force_login(people["contributor1"])
    send(client, proposal, SOUND[kind], "x.html")
    answer = client.get(f"/evidence/{sha256(SOUND[kind]).hexdigest()}/")
    assert answer["Content-Disposition"].startswith("attachment; filename=")
    assert answer["Content-Type"] in ("application/pdf", "text/plain; charset=utf-8")
    assert answer["Cache-Control"] == "private, no-store"


@pytest.mark.django_db
def test_a_picture_that_is_none_is_refused_with_a_sentence_and_writes_nothing(client, proposal, people):
    client.force_login(people["contributor1"])
    answer = send(client, proposal, b"<html><script>alert(1)</script>\0", **SAID)
    assert answer.status_code == 415
    assert "This file cannot be kept" in answer.text
    assert not KeptCopy.objects.exists()
    assert Proposal.objects.get().texts[PATH] == TEXT


@pytest.mark.django_db
def test_what_is_too_large_is_refused(client, proposal, people):
    client.force_login(people["contributor1"])
    assert send(client, proposal, b"a" * (copies.LARGEST + 1)).status_code == 413
    assert send(client, proposal, b"a" * (copies.LARGEST + 200_000)).status_code == 413  # not even read
    assert not KeptCopy.objects.exists()


@pytest.mark.django_db
def test_what_is_kept_is_bounded(proposal, people, settings, monkeypatch):
    monkeypatch.setattr(sending, "MOST", 2)
    for n in (1, 2):
        sending.keep(proposal, people["contributor1"], f"note {n}".encode())
    sending.keep(proposal, people["contributor1"], b"note 1")  # there already
    with pytest.raises(Refusal, match="at most 10 copies"):
        sending.keep(proposal, people["contributor1"], b"note 3")
    monkeypatch.setattr(sending, "MOST", 10)
    monkeypatch.setattr(sending, "IN_ALL", 15)
    with pytest.raises(Refusal, match="10 MB together"):
        sending.keep(proposal, people["contributor1"], b"note 3")
    monkeypatch.setattr(sending, "IN_ALL", 10_000)
    settings.COPIES_MB = 0
    with pytest.raises(Refusal, match="keeps no more copies"):
        sending.keep(proposal, people["contributor1"], b"note 3")
    settings.COPIES_AN_HOUR = 0
    with pytest.raises(Refusal, match="within the hour"):
        sending.keep(proposal, people["contributor1"], b"note 3")


@pytest.mark.django_db
def test_who_sends_a_copy_is_a_writer_and_a_stranger_sends_none(client, proposal, people):
    with pytest.raises(Refusal, match="can ask you to write in it"):
        sending.keep(proposal, people["editor1"], b"mine")
    review.invite(proposal.pk, people["contributor1"], "editor1")
    sending.keep(proposal, people["editor1"], b"mine")
    review.submit(proposal.pk, people["contributor1"])
    assert "approve" not in review.allowed(Proposal.objects.get(), people["editor1"])


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("said", "why"),
    [
        ({**SAID, "seen": "lately"}, "a day (2026-10-03) or a year"),
        ({**SAID, "version": ""}, "names the version"),
        ({**SAID, "kind": "rumour"}, "cannot be"),
        ({**SAID, "shows": ""}, "is missing"),
        ({}, "Say what it shows"),
    ],
)
def test_evidence_that_is_none_is_refused_with_its_reason(client, proposal, people, said, why):
    client.force_login(people["contributor1"])
    answer = send(client, proposal, None, **said)
    assert answer.status_code == 400
    assert why in answer.text


@pytest.mark.django_db
def test_copies_are_in_exports_and_come_back(client, proposal, people, tmp_path):
    client.force_login(people["contributor1"])
    send(client, proposal, png(), **SAID)
    send(client, proposal, b"for this proposal alone")
    review.submit(proposal.pk, people["contributor1"])
    publish(people, Proposal.objects.get())
    call_command("exportcorpus", str(tmp_path))
    name = f"{sha256(png()).hexdigest()}.png"
    assert [path.name for path in (tmp_path / "evidence").iterdir()] == [name]
    assert (tmp_path / "evidence" / name).read_bytes() == png()
    KeptCopy.objects.all().delete()
    (tmp_path / "evidence" / "other.png").write_bytes(png())
    new, wrong = copies.load(tmp_path)
    assert (new, len(wrong)) == (1, 1)
    assert "other.png" in wrong[0]
    assert KeptCopy.objects.get().shown
    assert bytes(KeptCopy.objects.get().data) == png()


@pytest.mark.django_db(transaction=True)
def test_copies_are_in_backups(proposal, people, tmp_path):
    sending.keep(proposal, people["contributor1"], png())
    path, _told = backup.write(tmp_path)
    KeptCopy.objects.all().delete()
    backup.restore(path, replace=True)
    assert bytes(KeptCopy.objects.get().data) == png()


RULING_FILES = {f"jt-{n}.yaml": TEXT.replace(stage.TOSS, f"jt-{n}").replace("One of two", f"Number {n}") for n in range(3)}


def upload(client, files, **said):
    sent = [SimpleUploadedFile(name, text.encode(), "text/yaml") for name, text in files.items()]
    return client.post("/editor/new/", {"begin": "1", "text": "", "path": "", "title": "All at once", "file": sent, **said})


@pytest.mark.django_db
def test_several_files_make_one_proposal(client, published, people):
    client.force_login(people["contributor1"])
    cards = "cards:\n  - {name: {en: Odd Inn, ja: 変な宿}, kind: amulet, class: havencraft, cost: 1}\n"
    answer = upload(client, {**RULING_FILES, "odd.yaml": cards}, game="shadowverse")
    one = Proposal.objects.get()
    assert answer["Location"] == f"/editor/{one.pk}/"
    assert one.texts == {
        **{f"shadowverse/rulings/{name}": text for name, text in RULING_FILES.items()},
        "shadowverse/cards/odd.yaml": cards,
    }


@pytest.mark.django_db
def test_of_several_files_one_that_has_no_place_refuses_all(client, published, people):
    client.force_login(people["contributor1"])
    twice = {"jt-0.yaml": RULING_FILES["jt-0.yaml"], "copy of jt-0.yaml": RULING_FILES["jt-0.yaml"]}
    for files in ({**RULING_FILES, "odd.yaml": "cards: []\n"}, {**RULING_FILES, "what.yaml": "hello\n"}, twice):
        answer = upload(client, files)
        assert answer.status_code == 400
        assert "It is not clear where this file belongs" in answer.text
    assert not Proposal.objects.exists()


@pytest.mark.parametrize("said", [{"address": "https://video.example/1"}, {"version": "4.7.20"}, {"infers": "So it is."}, {"against": "true"}])
def test_a_file_takes_no_words_with_it_that_make_no_evidence_alone(client, proposal, people, said):
    """A copy alone is kept; with half a piece of evidence it is said what is missing, and nothing is kept."""
    client.force_login(people["contributor1"])
    answer = send(client, proposal, png(), kind="judge", by="contributor1", **said)
    assert answer.status_code == 400
    assert "Say when it was seen" in answer.text or "is missing" in answer.text
    assert not KeptCopy.objects.exists()
    assert send(client, proposal, png(), kind="judge", by="contributor1").status_code == 302
    assert KeptCopy.objects.exists()


def test_what_was_typed_comes_back_when_the_file_is_refused(client, proposal, people):
    client.force_login(people["contributor1"])
    said = {"kind": "judge", "by": "a head judge", "seen": "2026-01-02", "shows": "Ten <b>darts</b> of mine", "infers": "So it is."}
    said["against"] = "true"
    file = SimpleUploadedFile("a.png", b"GIF89a\x00\x01")
    answer = client.post(f"/editor/{proposal.pk}/evidence/", {"path": PATH, **said, "file": file})
    page = answer.content.decode()
    assert answer.status_code == 415
    assert 'value="a head judge"' in page
    assert 'value="2026-01-02"' in page
    assert "Ten &lt;b&gt;darts&lt;/b&gt; of mine</textarea>" in page
    assert "So it is.</textarea>" in page
    assert 'name="against" value="true" checked' in page
    assert 'name="provisional" value="true" checked' not in page
    assert 'value="judge" selected' in page
    assert "This file cannot be kept" in page
    assert proposal.changes.get().text == TEXT


def test_who_chose_a_file_that_is_far_too_large_has_his_words_back(client, proposal, people):
    client.force_login(people["contributor1"])
    file = SimpleUploadedFile("video.mp4", b"\x00" * 6_000_000)
    form = {"path": PATH, "kind": "judge", "by": "a head judge", "shows": "Ten darts of mine", "file": file}
    answer = client.post(f"/editor/{proposal.pk}/evidence/", form, headers={"accept-language": "en"})
    assert answer.status_code == 413
    assert "This file is too large" in answer.text
    assert "Ten darts of mine</textarea>" in answer.text
    assert proposal.changes.get().text == TEXT
    assert not KeptCopy.objects.exists()


def test_the_language_of_refused_evidence_is_changed_on_the_page_of_its_file(client, proposal, people):
    client.force_login(people["contributor1"])
    page = client.post(f"/editor/{proposal.pk}/evidence/", {"path": PATH}, headers={"accept-language": "en"}).text
    where = unescape(re.search(r'class="lang" href="([^"]+)" lang="ja"', page)[1])
    assert where.startswith(f"/editor/{proposal.pk}/file/?")
    assert "証拠" in client.get(where).text


def test_evidence_and_words_that_were_typed_meanwhile_are_put_together(client, proposal, people, monkeypatch):
    client.force_login(people["contributor1"])
    apply = editing.apply

    def while_somebody_types(text, edit):
        writing.save(proposal.pk, people["contributor1"], PATH, text.replace("Either.", "One of both."))
        return apply(text, edit)

    monkeypatch.setattr(editing, "apply", while_somebody_types)
    said = {"kind": "judge", "by": "a head judge", "seen": "2026-01-02", "shows": "Ten darts", "version": "4.7"}
    assert client.post(f"/editor/{proposal.pk}/evidence/", {"path": PATH, **said}).status_code == 302
    text = proposal.changes.get().text
    assert "One of both." in text
    assert "Ten darts" in text
