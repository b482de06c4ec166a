"""A text with all that it leaves out said where it is meant: the changes of a tree, one after the other, once it has been read."""

from __future__ import annotations

import re
from collections.abc import Callable

from engine.language import errors
from engine.language.as_it_was import told_of_which
from engine.language.changing import in_one_row
from engine.language.counted_down import counted_out
from engine.language.discarded_where import discarded_from_hands
from engine.language.given_apart import given_apart
from engine.language.given_to_leaders import told_of_whom
from engine.language.governing import spread
from engine.language.lasting_behind import as_long_as_the_last
from engine.language.meanwhile import each_in_japanese
from engine.language.one_of_several import in_japanese, of_which
from engine.language.one_subject import one_subject
from engine.language.one_then_another import and_then
from engine.language.one_way import said_one_way
from engine.language.others import than_selected
from engine.language.paid_for import of_what_was_paid, paid_for
from engine.language.said_of_each import of_each
from engine.language.said_of_it import of_what_it_waits_for, of_your_hand
from engine.language.shared_subjects import cost_of_its_own, cost_of_what_is_asked, with_subjects
from engine.language.those_asked import spoken_of_in_condition
from engine.language.trailing import Behind, set_apart
from engine.language.tree import Node
from engine.language.unclear import Unclear


def governed(tree: Node, lang: str, text: str, line: int, column: int, tidy: Callable[[Node], Node], lasting: frozenset[str]) -> Node:
    """A tree of a text that begins at a line and column, with every list's items and every clause saying all of their own.

    ``tidy`` puts the words of a filter in the order of the table; ``lasting`` are the kinds of effects that can have a duration. Raises LanguageError where it can't be told what a word is meant of.
    """
    starts = [0, *(found.end() for found in re.finditer("\n", text))] if "\n" in text else [0]

    def said(node: Node) -> str:
        row, at = node.at or (line, column)
        return text[starts[row - line] + at - (column if row == line else 1) :]

    try:
        flat = each_in_japanese(one_subject(in_one_row(of_each(tree, tidy)), said), lasting, said) if lang == "ja" else in_one_row(tree)
        each = spread(flat, lang, said, tidy)
        whole = told_of_whom(with_subjects(given_apart(and_then(each), text, said) if lang == "en" else each, lang, said), said)
        whole = told_of_which(said_one_way(of_what_it_waits_for(counted_out(spoken_of_in_condition(than_selected(whole, tidy), tidy)))))
        if lang == "en":
            whole = of_your_hand(as_long_as_the_last(cost_of_its_own(discarded_from_hands(whole, said)), said), said, tidy)
            return of_what_was_paid(paid_for(set_apart(of_which(whole), said), lang, said))
        whole = of_what_was_paid(paid_for(cost_of_what_is_asked(whole, said), lang, said))
        return in_japanese(whole)
    except Unclear as unclear:
        row, at = unclear.node.at or (line, column)
        raise unclear.error(row, at, said(unclear.node)) from None
    except Behind as behind:
        row, at = behind.node.at or (line, column)
        raise errors.end_unclear(row, at, said(behind.node)) from None
