"""A ruling's file reduced to one of its scenarios, for sharing it and for working on it separately."""

from __future__ import annotations

from engine.corpus.editing.document import EditableFile
from engine.corpus.editing.inheritance import base_of, detach, edited_scenario
from engine.corpus.editing.request import EditRequest


def only_scenario(text: str, scenario: str | None = None) -> str:
    """The text with one scenario (the first where none is named) and everything else about the ruling as it was.

    What the scenario takes over from another is written out. Raises BadInput for a text that cannot be read, or has no such scenario.
    """
    doc = EditableFile(text)
    found = edited_scenario(doc, EditRequest({"scenario": scenario or ""}))
    if base_of(doc, found.index) is not None or "like" in found.raw:
        detach(doc, found.index)
    doc.keep_only(("scenarios",), found.index)
    return doc.text
