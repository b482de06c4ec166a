"""The texts of a corpus: packed, and given back byte for byte."""

from __future__ import annotations

import pytest

from engine.corpus.texts import TOGETHER, Texts

LONG = "長い文 " * TOGETHER
GIVEN = {"b/two": "二\r\n", "a/one": "one", "c/empty": "", "d/damaged": "\udcff no UTF-8", "e/long": LONG, "f/after": "after the long one"}


def test_texts_are_given_back_as_they_were_and_in_their_order() -> None:
    texts = Texts(GIVEN.items())
    assert list(texts.items()) == list(GIVEN.items())
    assert [texts[path] for path in reversed(GIVEN)] == list(reversed(GIVEN.values()))
    assert len(texts) == len(GIVEN)


def test_what_is_not_there_is_said_to_be_missing() -> None:
    texts = Texts(GIVEN.items())
    assert "a/one" in texts
    assert "a/on" not in texts
    assert texts.get("a/on") is None
    with pytest.raises(KeyError):
        texts["a/on"]


def test_a_change_leaves_the_others_and_what_was_there_before() -> None:
    before = Texts(GIVEN.items())
    after = before.changed({"b/two": "zwei", "c/empty": None, "g/new": "neu"})
    assert dict(after) == {**{p: t for p, t in GIVEN.items() if p != "c/empty"}, "b/two": "zwei", "g/new": "neu"}
    assert dict(before) == GIVEN
    assert dict(after.changed({"b/two": None})) == {p: t for p, t in after.items() if p != "b/two"}


def test_words_are_looked_for_in_the_texts_of_some_paths_alone() -> None:
    texts = Texts({"a": "foo", "b": "bar foo", "c": "バー", "d": "ba"}.items())
    assert list(texts.naming(["bar", "バー"], texts)) == ["b", "c"]
    assert list(texts.naming(["foo"], ["b", "c"])) == ["b"]
    assert list(texts.naming(["rfoo", "oba"], texts)) == []  # nothing is found across the end of a text


def test_what_is_alike_takes_little_room() -> None:
    texts = Texts((f"{n}", f"ruling: sv-{n}\ngame: shadowverse\nstatus: documented\n") for n in range(1000))
    held = {id(pack): pack.size for pack in texts._packs.values()}
    assert sum(held.values()) < sum(len(text) for text in texts.values()) / 3
