"""Ruling files as documents: small edits of their text, everything else staying as it was written.

An edit is a flat mapping of texts, such as a query string holds: ``do`` says what is done, ``scenario`` names the scenario (the first
where it is left out), the other fields are those of :data:`OPERATIONS`. Cards are counted from 0, each copy of ``3 x Name`` by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.library.editing import board_edits, card_edits, head_edits, line_edits, scenario_edits
from engine.library.editing.asking import Ask
from engine.library.editing.document import LARGEST, Document
from engine.library.editing.fresh import new
from engine.library.editing.reducing import only
from engine.library.editing.refusing import refused
from engine.library.problems import nearest, short

Operation = tuple[Callable[[Document, Ask], None], tuple[str, ...]]
OPERATIONS: Mapping[str, Operation] = {
    **board_edits.OPERATIONS,
    **line_edits.OPERATIONS,
    **scenario_edits.OPERATIONS,
    **head_edits.OPERATIONS,
    **card_edits.OPERATIONS,
}


def apply(text: str, edit: Mapping[str, str | int]) -> str:
    """The text of a ruling's file after an edit. Raises BadInput for what cannot be done; the text must be YAML, not yet a sound ruling."""
    ask = Ask(edit)
    do = ask.words("do", 100)
    if do not in OPERATIONS:
        raise refused(f"“{short(do)}” is no edit.", f"「{short(do)}」という編集はありません。", do, nearest(do, OPERATIONS))
    operation, fields = OPERATIONS[do]
    ask.known(("do", "scenario", *fields))
    doc = Document(text)
    operation(doc, ask)
    return doc.text


__all__ = ["LARGEST", "OPERATIONS", "apply", "new", "only"]
