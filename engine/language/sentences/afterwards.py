"""What happened after what the line before says: “Fighter was destroyed afterwards”, その後ファイターが破壊された. It is an order of the two.

Of what is so, and of the first line of all, it says only that it is so in the end.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from engine.language.errors import LanguageError
from engine.language.reader.reader import languages_of
from engine.language.sentences.composed import happens, one_after_the_other
from engine.language.tree import Node

_WORDS = "afterwards|afterward|after that|thereafter|subsequently|later(?: on)?"
_SAID = {
    "en": re.compile(rf"^(?:{_WORDS}),? (?P<then>[^,]+)$|^(?P<so>[^,]+?),? (?:{_WORDS})[.]?$", re.IGNORECASE),
    "ja": re.compile("^(?:その|この)(?:後|あと)(?:に|で|、)?、?(?P<then>[^、]+)$"),
}
_AFTER_WHAT = {
    "en": "The line before says of nothing that it happened: write after what this came (“first …, then …”), or leave “{}” out.",
    "ja": "前の行は何かが起きたとは述べていません。何のあとかを「順に、…、…」のように書くか、「{}」を省いてください。",
}


def after_what_was_said(text: str, before: Node | None, line: int, column: int, read: Callable[[str, int], Node]) -> Node | None:
    """The order of what the claim ``before`` says and of what ``text`` says came afterwards; None where the text says no such thing.

    ``read`` gives the tree of a piece of the text at a column. Raises LanguageError where the claim before says of nothing that it happened.
    """
    found = _SAID[languages_of(text)[0]].match(text.strip())
    if found is None:
        return None
    part = "then" if found.groupdict().get("then") else "so"
    try:
        claim = read(found[part], column + found.start(part))
    except LanguageError as refused:
        if refused.bare:
            return None
        raise
    if before is None or not happens(claim):
        return claim
    ordered = one_after_the_other(before, claim)
    if ordered is None:
        word = found[0].replace(found[part], "").strip(" ,、")
        raise LanguageError(line, column, word, {lang: said.format(word) for lang, said in _AFTER_WHAT.items()})
    return ordered
