"""A file made to say something else with as few splices as that takes: what says it already stays as it was written."""

from __future__ import annotations

from difflib import SequenceMatcher

from engine.corpus.editing.document import EditableFile
from engine.corpus.editing.naming import all_named, labels
from engine.corpus.strict_yaml import Value, ValuePath


def become(doc: EditableFile, value: Value, path: ValuePath = ()) -> None:
    """Make what stands at a path of a file say this."""
    now = doc.get(path)
    if isinstance(now, dict) and isinstance(value, dict) and value:
        for key, below in value.items():
            become(doc, below, (*path, key))
        for key in now:
            if key not in value:
                doc.remove((*path, key))
    elif isinstance(now, list) and isinstance(value, list) and value:
        _entries(doc, now, value, path)
    elif now != value:
        doc.set(path, value)


def _entries(doc: EditableFile, now: list[Value], value: list[Value], path: ValuePath) -> None:
    """Make a list say this, from its end to its beginning, so that places before a change stay what they are."""
    by_name = all_named(now, value)
    found = SequenceMatcher(None, labels(now, by_name), labels(value, by_name), autojunk=False).get_opcodes()
    for tag, i1, i2, j1, j2 in reversed(found):
        both = min(i2 - i1, j2 - j1) if tag != "replace" or not by_name else 0
        for new in reversed(value[j1 + both : j2]):
            doc.insert(path, i1 + both, new)
        for at in reversed(range(i1 + both, i2)):
            doc.remove((*path, at + (j2 - j1 - both)))
        for n in reversed(range(both)):
            become(doc, value[j1 + n], (*path, i1 + n))
