"""Addresses of the site's own pages, for links.

They are made from the table of addresses (:mod:`rulings.urls`), and nowhere else in the code is one written out. A step prints dozens of
links, so the table is asked once for the form of an address, such as ``/cards/{}/{}/``, and only the parts are put in anew.
"""

from __future__ import annotations

from functools import cache
from urllib.parse import quote

from django.urls import NoReverseMatch, reverse

NUMBER = 987_000  # stands for a part of an address that is a number


def of(name: str, *parts: str) -> str:
    """The address of that name with its parts; a part may be any text, also one that no page has."""
    form = _form(name, len(parts))
    return form.format(*(quote(part, safe="") for part in parts)) if parts else form


def quoted(text: str) -> str:
    """A text as part of an address."""
    return quote(text, safe="")


def game(game_id: str) -> str:
    """The page of a game."""
    return of("game", game_id)


def rule(rule_id: str) -> str:
    """The page of a rule."""
    return of("rule", rule_id)


def card(game_id: str, slug: str) -> str:
    """The page of a card."""
    return of("card", game_id, slug)


def source(document_id: str, anchor: str = "") -> str:
    """The page of a source document, at the anchor of a line where one is given."""
    return of("source", document_id) + (f"#{anchor}" if anchor else "")


def ruling(ruling_id: str) -> str:
    """The page of a ruling: the base of the case that it is."""
    return of("ruling", ruling_id)


def board(token: str) -> str:
    """A board of the lab: the base of the case that it is."""
    return of("board", token)


def history(path: str) -> str:
    """The history of a file of the corpus."""
    return _form("history", 1).format(quote(path))


def tool(name: str, *parts: str) -> str:
    """The address of a tool below the case that it is about, such as ``why/``: relative to the case's page, or behind its base."""
    return _form(name, 1 + len(parts)).partition("{}/")[2].format(*parts)


@cache
def _form(name: str, parts: int) -> str:
    """An address of the table with a hole for each of its parts."""
    marks = [f"part{n}" for n in range(parts)]
    try:
        found = reverse(name, args=marks)
    except NoReverseMatch:  # its parts are numbers
        marks = [str(NUMBER + n) for n in range(parts)]
        found = reverse(name, args=marks)
    for mark in marks:
        found = found.replace(mark, "{}")
    return found
