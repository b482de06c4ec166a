"""The stored corpus as one file that anyone may take along: every file as it is, with the hash of each."""

from __future__ import annotations

import os
import zipfile
from pathlib import Path

from django.conf import settings

from rulings.store.models import CorpusFile, LoadedCorpus

NAME = "corpus.zip"
NEVER = (1980, 1, 1, 0, 0, 0)  # the same corpus gives the same bytes
README = """\
The corpus of "Rulings that run": rules, cards and rulings of card games, in YAML, as they are published on the site.
All wordings are the site's own. corpus/claims.yaml and corpus/documents.yaml say what they rest on. SHA256SUMS names each file's hash.
Put corpus/ in place of the one in a checkout of the site, and script/server serves it, `manage.py verify` plays all of it.

「動く裁定集」の公開データ：カードゲームのルール・カード・裁定をYAMLで収める。文はすべてこのサイト独自のもの。
根拠は corpus/claims.yaml と corpus/documents.yaml、各ファイルのハッシュは SHA256SUMS にある。
サイトのソースにある corpus/ と置き換えれば、script/server で表示でき、manage.py verify で全件を実行できる。
"""


def path() -> Path:
    """Where the archive lies."""
    return Path(settings.PUBLIC_DIR) / NAME


def write() -> bool:
    """Write the archive anew; False where it is of this very corpus already. Who reads it meanwhile goes on with the old one."""
    digest = LoadedCorpus.objects.values_list("digest", flat=True).get(id=1)
    target = path()
    if digest == of(target):
        return False
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_name(f"{NAME}.{os.getpid()}.part")
    sums = []
    try:
        with zipfile.ZipFile(part, "w") as archive:
            archive.comment = digest.encode()
            for file in CorpusFile.objects.order_by("path").iterator(chunk_size=500):
                archive.writestr(_entry(f"corpus/{file.path}"), file.text.encode())
                sums.append(f"{file.sha256}  corpus/{file.path}\n")
            archive.writestr(_entry("SHA256SUMS"), "".join(sums))
            archive.writestr(_entry("README.txt"), README)
        part.rename(target)
    finally:
        part.unlink(missing_ok=True)
    return True


def of(archive: Path) -> str:
    """The digest of the corpus that an archive holds; empty where there is none."""
    try:
        with zipfile.ZipFile(archive) as found:
            return found.comment.decode()
    except (OSError, zipfile.BadZipFile):
        return ""


def _entry(name: str) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo(name, NEVER)
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.external_attr = 0o644 << 16
    return entry
