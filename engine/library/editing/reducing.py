"""A ruling's file with one of its scenarios, for sharing it and for working on it apart."""

from __future__ import annotations

from engine.library.editing.asking import Ask
from engine.library.editing.document import Document
from engine.library.editing.inheriting import below_of, free, scene


def only(text: str, scenario: str | None = None) -> str:
    """The text with one scenario (the first where none is named) and everything else about the ruling as it was.

    What the scenario takes over from another is written out. Raises BadInput for a text that cannot be read, or has no such scenario.
    """
    doc = Document(text)
    found = scene(doc, Ask({"scenario": scenario or ""}))
    if below_of(doc, found.index) is not None or "like" in found.raw:
        free(doc, found.index)
    doc.keep(("scenarios",), found.index)
    return doc.text
