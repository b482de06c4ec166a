"""Two changes of one file from the same text put together: field by field where all three can be read, line by line where one cannot.

What does not touch the same field is put together without a question; what does is named with both wordings, and somebody chooses.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.corpus.editing.becoming import become
from engine.corpus.editing.document import EditableFile
from engine.corpus.problems import BadInput
from engine.corpus.strict_yaml import Value, read
from rulings.editor.fields import Merging, Overlap
from rulings.editor.parting import parts


@dataclass(frozen=True)
class Merged:
    """A text with both changes. Where ``overlaps`` or ``lines`` say that both changed the same, mine stands in it until somebody chooses.

    ``lines`` are those of the text that both started from, where one of the three cannot be read.
    """

    text: str
    overlaps: tuple[Overlap, ...] = ()
    lines: tuple[int, ...] = ()

    @property
    def clean(self) -> bool:
        """Whether nothing is left to be chosen."""
        return not self.overlaps and not self.lines


def merged(base: str, mine: str, theirs: str, chosen: Mapping[str, str] | None = None) -> Merged:
    """Both changes in one text; ``chosen`` says of fields that both changed whether mine or theirs is taken."""
    by_line = line_by_line(base, mine, theirs)
    was, own, others = (value_of(text) for text in (base, mine, theirs))
    if was is None or own is None or others is None:
        return by_line
    merging = Merging(chosen or {})
    value = merging.merged(was, own, others)
    if not merging.overlaps and not by_line.lines and value_of(by_line.text) == value:
        return by_line  # with what either said beside the fields, in comments and in how it is laid out
    if not isinstance(value, dict) or not value:
        return Merged("", tuple(merging.overlaps))
    try:
        doc = EditableFile(mine or theirs)
        become(doc, value)
    except BadInput:
        return by_line
    return Merged(doc.text, tuple(merging.overlaps))


def value_of(text: str) -> dict[str, Value] | None:
    """What a text says, nothing for an empty one; None for one that cannot be read."""
    if not text.strip():
        return {}
    reading = read(text)
    return reading.value if isinstance(reading.value, dict) and not reading.problems else None


def line_by_line(base: str, mine: str, theirs: str) -> Merged:
    """Both changes in one text, whatever it says."""
    found = list(parts(*(text.splitlines(keepends=True) for text in (base, mine, theirs))))
    made = "".join(line for part in found for line in (part.mine if part.both else part.taken))
    return Merged(made, lines=tuple(part.first + 1 for part in found if part.both))
