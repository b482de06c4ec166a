"""For whoever writes several in a row: a ruling begun from another one, evidence begun with what is the same as in the last."""

from __future__ import annotations

from django.db.models import QuerySet

from engine.corpus.editing import HEAD
from engine.corpus.editing.document import EditableFile
from engine.corpus.problems import BadInput
from engine.corpus.strict_yaml import read
from engine.games.registry import GAMES
from rulings.editor.models import Change
from rulings.editor.naming import UNNAMED
from rulings.people.models import Person
from rulings.store import current
from rulings.store.models import KeptCopy
from rulings.store.touched import folder_of

OF_ITS_OWN = ("claims", "since", "sources", "evidence", "looked_at", "other_answers", "see", "note")  # what another ruling has no share in
SAME = ("kind", "by", "seen", "version", "address", "archived", "sha256")  # of evidence that was seen on one occasion


def like(text: str, lang: str) -> str:
    """A new ruling laid out as another one: its game, cards and scenarios, with no name, words or support yet. Raises BadInput."""
    doc = EditableFile(text)
    doc.set(("ruling",), UNNAMED[0])
    for key, texts in HEAD.items():
        doc.set((key,), texts[lang])
    doc.set(("status",), "open")
    for key in OF_ITS_OWN:
        if doc.get((key,)) is not None:
            doc.remove((key,))
    return doc.text


def text_like(person: Person | None, path: str, proposal: str, lang: str) -> str:
    """The text of a new ruling like that at a path, in a proposal or as it is published; nothing where there is none to read."""
    if folder_of(path) != "rulings":
        return ""
    there: str | None = current.published().files.texts.get(path)
    if person is not None and proposal.isdecimal() and len(proposal) < 10:
        there = Change.objects.filter(proposal_id=int(proposal), path=path).values_list("text", flat=True).first() or there
    try:
        return like(there, lang) if there else ""
    except BadInput:
        return ""


def written_by(person: Person) -> QuerySet[Change]:
    """The files of proposals in which somebody wrote, the latest first."""
    return Change.objects.filter(proposal__parts__person=person, proposal__parts__wrote=True, text__isnull=False).order_by("-changed_at")


def last_game(person: Person) -> str:
    """The game that somebody wrote about last; nothing where he wrote about none."""
    path = written_by(person).values_list("path", flat=True).first() or ""
    game = path.split("/")[0]
    return game if game in GAMES else ""


def last_evidence(person: Person) -> dict[str, str]:
    """What may be the same of the next piece of evidence as of the last one in what somebody wrote; nothing where that has none."""
    text = written_by(person).filter(text__contains="\nevidence:").values_list("text", flat=True).first()
    value = read(text, "").value if text else None
    listed = value.get("evidence") if isinstance(value, dict) else None
    last = listed[-1] if isinstance(listed, list) and listed else None
    found = {key: str(last[key]) for key in SAME if isinstance(last.get(key), str)} if isinstance(last, dict) else {}
    if not KeptCopy.objects.filter(sha256=found.get("sha256", "")).exists():
        found.pop("sha256", None)
    return found
