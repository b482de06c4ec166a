"""What the pages of the desk print of a proposal: its files line by line with what was said beside them, and its row in the queue."""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode

from django.utils.timesince import timesince

from engine.corpus.shapes import Ruling
from engine.corpus.strict_yaml import read
from engine.games.registry import GAMES
from engine.study.library import Library
from rulings.board import support as board_support
from rulings.editor import review, writing
from rulings.editor.checking import Checked, as_proposed, checked
from rulings.editor.models import Change, Proposal, Remark
from rulings.http import addresses
from rulings.people.models import Person
from rulings.store import current, support
from rulings.store.touched import FOLDERS, folder_of, is_updates, ruling_path

AROUND = 3  # unchanged lines around a change
FEW = 5  # files of a proposal of which it is asked whether readers wait for them


@dataclass(frozen=True)
class Line:
    """A line of a difference. ``n`` is its number in the new text, None for one that goes; ``sign`` is +, -, a blank, or … for left out."""

    sign: str
    n: int | None
    text: str
    remarks: tuple[Remark, ...] = ()


@dataclass
class File:
    """A file of a proposal: what kind of change, its difference, and what was found about it."""

    change: Change
    kind: str
    lines: list[Line] = field(default_factory=list)
    checked: Checked | None = None
    support: dict[str, Any] | None = None
    address: str = ""  # of the page of a published ruling
    is_ruling: bool = False
    unsaid: bool = False  # a published answer becomes another, and nothing says what became of it


def files(proposal: Proposal) -> list[File]:
    """Every file of a proposal."""
    remarks = list(proposal.remarks.exclude(path="").select_related("person"))
    texts = proposal.texts
    found = []
    for change in proposal.changes.all():
        about = [remark for remark in remarks if remark.path == change.path]
        lines = difference(base_of(change), change.text or "", about)
        one = File(change, kind_of(change), lines)
        one.address, one.is_ruling = page_of(change.path), folder_of(change.path) == "rulings" and change.text is not None
        if proposal.is_open:
            one.checked, one.support = checked(texts, change.path), support_of(as_proposed(texts)[0], change.path)
            one.unsaid = unsaid(current.published(), as_proposed(texts)[0], change.path)
        found.append(one)
    return found


def page_of(path: str) -> str:
    """The address of a published ruling; nothing for any other file."""
    name = path.rsplit("/", 1)[1].removesuffix(".yaml")
    return addresses.of("ruling", name) if current.published().rulings.paths.get(name) == path else ""


def support_of(library: Library, path: str) -> dict[str, Any] | None:
    """How well the ruling of a file would be supported, with its evidence; None for what is no ruling that can be read."""
    ruling = ruling_in(library, path)
    return board_support.support_of(library, ruling) if ruling is not None else None


def unsaid(before: Library, after: Library, path: str) -> bool:
    """Whether the answer of a published ruling becomes another, and no other answer is added that says what became of it."""
    old, new = ruling_in(before, path), ruling_in(after, path)
    return old is not None and new is not None and old.answer != new.answer and len(new.other_answers) <= len(old.other_answers)


def ruling_in(library: Library, path: str) -> Ruling | None:
    """The ruling of a file; None for what is no ruling that can be read."""
    name = path.rsplit("/", 1)[1].removesuffix(".yaml")
    return library.rulings.get(name) if library.rulings.paths.get(name) == path else None


def base_of(change: Change) -> str:
    """The text that a file was changed from."""
    return (writing.text_at(change.path, change.base) or "") if change.base else ""


def kind_of(change: Change) -> str:
    """Whether a file is new, changed or goes."""
    return "gone" if change.text is None else "changed" if change.base else "new"


def difference(old: str, new: str, remarks: list[Remark] | None = None) -> list[Line]:
    """Two texts line by line, unchanged parts left out but for some lines around."""
    before, after = old.splitlines(), new.splitlines()
    about: dict[int | None, list[Remark]] = {}
    for remark in remarks or ():
        about.setdefault(remark.line, []).append(remark)
    made: list[Line] = []
    for group in difflib.SequenceMatcher(None, before, after, autojunk=False).get_grouped_opcodes(AROUND):
        if made or group[0][3] > 0:
            made.append(Line("…", None, ""))
        for tag, i1, i2, j1, j2 in group:
            if tag != "equal":
                made += [Line("-", None, text) for text in before[i1:i2]]
            sign = " " if tag == "equal" else "+"
            made += [Line(sign, n, after[n - 1], tuple(about.pop(n, ()))) for n in range(j1 + 1, j2 + 1)]
    return made + [Line("…", None, "", tuple(rest)) for rest in about.values()]


def place_of_ones_own(person: Person, path: str, text: str) -> dict[str, Any] | None:
    """The file of an open proposal of somebody's own where a text may go that comes from elsewhere, and how it differs; None for none."""
    mine = Change.objects.filter(path=path, proposal__state__in=review.OPEN, proposal__parts__person=person, text__isnull=False)
    change = mine.select_related("proposal").order_by("-changed_at").first()
    if change is None:
        return None
    return {"change": change, "seen": writing.seen_hash(change), "lines": difference(change.text or "", text)}


def about(path: str, text: str, into: str | None = None) -> str:
    """What is begun with this text: ``translation``, ``change`` (of what is published), ``ruling`` (a new one), or ``""``."""
    if into:
        return "translation"
    if path in current.published().files.texts:
        return "change"
    return "ruling" if text and (not path or folder_of(path) == FOLDERS[0]) else ""


def row(proposal: Proposal, person: Person) -> dict[str, Any]:
    """A proposal in the queue: how old, how large, what it could break, and whether readers wait for it."""
    changes = list(proposal.changes.all())
    lines = [(Counter(base_of(change).splitlines()), Counter((change.text or "").splitlines())) for change in changes]
    kinds = {kind_of(change) for change in changes}
    return {
        "proposal": proposal,
        "waits": timesince(proposal.submitted_at, depth=1) if proposal.submitted_at else "",
        "files": len(changes),
        "added": sum((new - old).total() for old, new in lines),
        "removed": sum((old - new).total() for old, new in lines),
        "additive": kinds == {"new"},
        "first": any(unlooked(change.path) for change in changes[:FEW] if change.base),
        "mine": review.refusal(proposal, person, "approve") is not None,
        "approved": review.approved_by(proposal),
    }


def unlooked(path: str) -> bool:
    """Whether the page of a published ruling says that nobody has looked at it since an update, or whether this is a list of updates."""
    library = current.published()
    if is_updates(path):
        return True
    name = path.rsplit("/", 1)[1].removesuffix(".yaml")
    if library.rulings.paths.get(name) != path or not library.updates.get(path.split("/")[0]):
        return False
    ruling = library.rulings.get(name)
    return ruling is not None and support.supported(library, ruling).not_since is not None


def guessed_paths(text: str, uploads: Sequence[Any], game: str) -> list[str]:
    """Where a file lies: a ruling by what it says, cards and rules by the name of the upload and a game; none where that is not said.

    Cards or rules that are published under that name in one game alone are of that game.
    """
    value = read(text, "").value
    if not isinstance(value, dict):
        return []
    if isinstance(value.get("ruling"), str) and isinstance(value.get("game"), str):
        return [ruling_path(str(value["game"]), str(value["ruling"]))]
    folder = next((folder for folder in FOLDERS if isinstance(value.get(folder), list)), "")
    if not folder or not uploads:
        return []
    end = f"/{folder}/{str(uploads[0].name).rsplit('.', 1)[0]}.yaml"
    there = [path for path in current.published().files.texts if path.endswith(end)]
    return there if len(there) == 1 else [game + end] if game in GAMES else []


def file_address(proposal_id: int, path: str) -> str:
    """The text editor on a file of a proposal."""
    return f"{addresses.of('proposal-file', str(proposal_id))}?{urlencode({'path': path})}"


def place(text: str) -> tuple[str, str]:
    """A path and a line, as a link beside a line of a difference gives them."""
    path, _colon, line = text.rpartition(":")
    return (path, line) if line.isdecimal() else ("", "")
