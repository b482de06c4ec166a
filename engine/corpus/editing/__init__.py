"""Ruling files as documents: small edits of their text, everything else staying as it was written (README.md beside this file).

An edit is a flat mapping of texts, such as a query string holds: ``do`` says what is done, ``scenario`` names the scenario (the first
where it is left out), the other fields are those of :data:`OPERATIONS`. Cards are counted from 0, each copy of ``3 x Name`` by itself.

What others use is here: :func:`apply` an edit, :func:`new_ruling` for a file to begin with, :func:`only_scenario` for a file with one of
its scenarios. All three take and give texts, and raise :class:`engine.corpus.problems.BadInput` with words for the person who asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.corpus.editing import board_edits, card_edits, head_edits, scenario_edits, sentence_edits
from engine.corpus.editing.document import LARGEST, EditableFile
from engine.corpus.editing.empty_ruling import GOES_ON, HEAD, new_ruling
from engine.corpus.editing.one_scenario import only_scenario
from engine.corpus.editing.refusal import refused
from engine.corpus.editing.request import EditRequest
from engine.corpus.problems import nearest, short

EditOperation = tuple[Callable[[EditableFile, EditRequest], None], tuple[str, ...]]  # what does it, and the fields that it knows
OPERATIONS: Mapping[str, EditOperation] = {
    **board_edits.OPERATIONS,
    **sentence_edits.OPERATIONS,
    **scenario_edits.OPERATIONS,
    **head_edits.OPERATIONS,
    **card_edits.OPERATIONS,
}


def apply(text: str, edit: Mapping[str, str | int]) -> str:
    """The text of a ruling's file after an edit.

    The text must be YAML, not yet a sound ruling. Raises BadInput for a text that cannot be read, and for an edit that cannot be made.
    """
    request = EditRequest(edit)
    do = request.line("do", 100)
    if do not in OPERATIONS:
        raise refused(f"“{short(do)}” is no edit.", f"「{short(do)}」という編集はありません。", do, nearest(do, OPERATIONS))
    operation, fields = OPERATIONS[do]
    request.known(("do", "scenario", *fields))
    doc = EditableFile(text)
    operation(doc, request)
    return doc.text


__all__ = ["GOES_ON", "HEAD", "LARGEST", "OPERATIONS", "apply", "new_ruling", "only_scenario"]
