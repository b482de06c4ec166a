"""Edits of what stands above the scenarios: the ruling's name, title, question, answer, status, evidence and links."""

from __future__ import annotations

import re

from engine.corpus.editing.document import EditableFile
from engine.corpus.editing.refusal import refused, too_many
from engine.corpus.editing.request import EditRequest, comma_separated, flag
from engine.corpus.evidence import EVIDENCE
from engine.corpus.patterns import NAME, RULE_NUMBER, UNKNOWN, cited_by_number, is_since
from engine.corpus.problems import nearest, short
from engine.corpus.read_evidence import MOST_EVIDENCE
from engine.corpus.shapes import LINKS, STATUSES
from engine.corpus.spot import language_of
from engine.corpus.strict_yaml import Value, ValuePath

TEXTS = ("title", "question", "answer", "note")
KEYS = (*TEXTS, "status", "since", "claims", "id")
EVIDENCE_FIELDS = (
    "kind", "by", "seen", "version", "address", "at", "archived", "sha256", "shows", "infers", "against", "provisional",
)  # fmt: skip
MOST_CLAIMS = 60
MOST_LINKS = 40


def head(doc: EditableFile, request: EditRequest) -> None:
    """Change one thing at the head: a text in ``en`` and ``ja``, or a ``value``."""
    key = request.line("key", 100)
    if key not in KEYS:
        raise refused(
            f"The head of a ruling has no “{short(key)}”.",
            f"裁定に「{short(key)}」という項目はありません。",
            key,
            nearest(key, KEYS) or KEYS,
        )
    if key in TEXTS:
        worded(doc, (key,), request, needed=key != "note")
    elif key == "id":
        doc.set(("ruling",), request.name("value"))
    elif key == "status":
        if not request.value("text"):
            raise request.missing("value")
        doc.set(("status",), request.value("word", STATUSES))
    elif key == "since":
        doc.set_or_remove(("since",), request.value("since"))
    else:
        claims: list[Value] = [*comma_separated(request.line("value", default=""), MOST_CLAIMS)]
        doc.set_or_remove(("claims",), claims)


def worded(doc: EditableFile, path: ValuePath, request: EditRequest, needed: bool) -> None:
    """Set a text in one language or both; a language that is not given stays.

    Empty in both, it is removed, or refused if it is ``needed``.
    """
    text_there = doc.get(path)
    if isinstance(text_there, str):  # in one language, which its letters tell
        doc.set(path, {language_of(text_there): text_there})
    now = doc.mapping(path)
    said = {lang: request.line(lang, default="") if request.has(lang) else str(now.get(lang, "")) for lang in ("en", "ja")}
    if not any(request.has(lang) for lang in said):
        raise request.missing("en")
    if not any(said.values()):
        if needed:
            raise refused("Write it in one language at least.", "少なくともどちらかの言語で書いてください。", "", tuple(said))
        doc.remove(path)
        return
    if not now:
        doc.set(path, {lang: text for lang, text in said.items() if text})
        return
    for lang, text in said.items():
        if text and " ".join(str(now.get(lang, "")).split()) != text:
            doc.set((*path, lang), text)
    for lang in [lang for lang, text in said.items() if not text and lang in now]:
        doc.remove((*path, lang))


def source(doc: EditableFile, request: EditRequest) -> None:
    """Add a source: lines of a document, or the numbers of written rules."""
    lines = request.line("lines", 200)
    numbers = all(RULE_NUMBER.fullmatch(n.strip()) for n in lines.split(","))
    if not numbers and not re.fullmatch(r"[0-9]+(-[0-9]+)?(, ?[0-9]+(-[0-9]+)?)*", lines):
        en, ja = "Write lines such as “18, 42-43”, or numbers like “8.1.4”.", "行は「18, 42-43」、番号は「8.1.4」のように書いてください。"
        raise refused(en, ja, lines)
    document = request.line("document", 100)
    if not re.fullmatch(NAME, document):
        raise refused(f"“{short(document)}” is no document's name.", f"「{short(document)}」は資料の名前ではありません。", document)
    _link(doc, "sources", {"document": document, "number" if cited_by_number(lines) else "lines": lines})


def evidence(doc: EditableFile, request: EditRequest) -> None:
    """Add a piece of evidence. What it shows, and what is inferred, is in the language that its letters tell."""
    now = doc.entries(("evidence",))
    if len(now) >= MOST_EVIDENCE:
        raise too_many(MOST_EVIDENCE)
    kind, by, seen = request.word("kind", EVIDENCE), request.line("by", 100), request.line("seen", 10)
    if not is_since(seen) or seen == UNKNOWN:
        en, ja = "Say when it was seen: a day (2026-10-03) or a year.", "いつ確認したかを日付（2026-10-03）か年で書いてください。"
        raise refused(en, ja, seen)
    if kind == "game-test" and not request.line("version", default=""):
        en, ja = "A test in the game names the version it was made on.", "ゲーム内での検証には、確認したバージョンが必要です。"
        raise refused(en, ja, kind, ("version",))
    made: dict[str, Value] = {"kind": kind, "by": by, "seen": seen}
    for key, most in (("version", 60), ("address", 300), ("at", 8), ("archived", 300), ("sha256", 64)):
        if said := request.line(key, most, ""):
            made[key] = said
    shows, infers = request.line("shows"), request.line("infers", default="")
    made |= {key: {language_of(said): said} for key, said in (("shows", shows), ("infers", infers)) if said}
    made |= {key: "true" for key in ("against", "provisional") if flag(request.line(key, default="")) == "true"}
    doc.insert(("evidence",), len(now), made)


def see(doc: EditableFile, request: EditRequest) -> None:
    """Add a link to another ruling."""
    _link(doc, "see", {"ruling": request.name("ruling"), "as": request.word("as", LINKS)})


def unsource(doc: EditableFile, request: EditRequest) -> None:
    """Take a source out."""
    _unlink(doc, "sources", request)


def unsee(doc: EditableFile, request: EditRequest) -> None:
    """Take a link out."""
    _unlink(doc, "see", request)


def _link(doc: EditableFile, key: str, made: dict[str, str]) -> None:
    now = doc.entries((key,))
    if len(now) >= MOST_LINKS:
        raise too_many(MOST_LINKS)
    doc.insert((key,), len(now), {**made})


def _unlink(doc: EditableFile, key: str, request: EditRequest) -> None:
    size = len(doc.entries((key,)))
    if not size:
        raise refused("There is none to take out.", "取り除くものがありません。")
    doc.remove((key, request.number("index", 0, size - 1)))
    if not doc.entries((key,)):
        doc.remove((key,))


OPERATIONS = {
    "head": (head, ("key", "en", "ja", "value")),
    "source": (source, ("document", "lines")),
    "unsource": (unsource, ("index",)),
    "see": (see, ("ruling", "as")),
    "evidence": (evidence, EVIDENCE_FIELDS),
    "unsee": (unsee, ("index",)),
}
