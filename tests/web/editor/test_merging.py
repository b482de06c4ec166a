"""Two changes of one file: together where they touch different fields, named where they touch the same, line by line where one cannot be read."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.corpus.editing.yaml_text import document_text
from engine.corpus.strict_yaml import read
from rulings.editor.merging import line_by_line, merged

LINES = "a: 1\nb: 2\nc: 3\nd: 4\n"
RULING = """\
ruling: jt-two  # ours
title: {en: One of two, ja: 二枚のうち一枚}
answer:
  en: Either.
  ja: どちらも。
claims: [a-1]
scenarios:
  - name: first
    given: {me: {board: [Knight, Mage], pp: 3}}
    when:
      - I play Dart
      - I end my turn
    then:
      - Knight was destroyed  # by it
  - name: second
    when: []
    then: [the game goes on]
"""


def told(found):
    return [(one.name, one.base, one.mine, one.theirs) for one in found.overlaps]


@pytest.mark.parametrize(
    "mine, theirs, both",
    [
        ("a: 9\nb: 2\nc: 3\nd: 4\n", "a: 1\nb: 8\nc: 3\nd: 4\n", "a: 9\nb: 8\nc: 3\nd: 4\n"),
        ("a: 9\nb: 9\nc: 3\nd: 4\n", "a: 1\nb: 2\nc: 8\nd: 8\n", "a: 9\nb: 9\nc: 8\nd: 8\n"),
        ("a: 1\nx: 0\nb: 2\nc: 3\nd: 4\n", "a: 1\nb: 2\nc: 3\n", "a: 1\nx: 0\nb: 2\nc: 3\n"),
        (LINES, "b: 2\n", "b: 2\n"),
        ("a: 9\nb: 2\nc: 3\nd: 4\n", "a: 9\nb: 2\nc: 3\nd: 5\n", "a: 9\nb: 2\nc: 3\nd: 5\n"),
    ],
)
def test_different_lines(mine, theirs, both):
    for way in (line_by_line, merged):
        for found in (way(LINES, mine, theirs), way(LINES, theirs, mine)):
            assert (found.text, found.clean) == (both, True)


@pytest.mark.parametrize(
    "mine, theirs, line",
    [
        ("a: 9\nb: 2\nc: 3\nd: 4\n", "a: 8\nb: 2\nc: 3\nd: 4\n", 1),
        ("a: 1\nx: 0\nb: 2\nc: 3\nd: 4\n", "a: 1\ny: 0\nb: 2\nc: 3\nd: 4\n", 2),
        ("a: 1\nd: 4\n", "a: 1\nb: 2\nc: 5\nd: 4\n", 2),
    ],
)
def test_the_same_lines(mine, theirs, line):
    found = line_by_line(LINES, mine, theirs)
    assert (found.text, found.lines) == (mine, (line,))
    broken = mine + "a: [\n"
    assert merged(LINES, broken, theirs) == line_by_line(LINES, broken, theirs)


def changed(*pairs):
    text = RULING
    for old, new in pairs:
        assert text.count(old) == 1
        text = text.replace(old, new)
    return text


@pytest.mark.parametrize(
    "mine, theirs",
    [
        (("en: One of two", "en: Of two one"), ("ja: 二枚のうち一枚", "ja: 二択")),  # two languages on one line
        (("[Knight, Mage]", "[Knight, Mage, Rook]"), ("pp: 3", "pp: 4")),  # two keys on one line
        (("board: [Knight", "hand: [Rook], board: [Knight"), ("board: [Knight, Mage]", "board: [Knight]")),
        (("- name: second", "- name: third\n    like: first\n  - name: second"), ("when: []", "when: [I wait]")),
        (("    when: []\n", "    set: {a.b: c}\n    when: []\n"), ("    when: []\n", "    as_of: 2021-04-01\n    when: []\n")),
        (("I play Dart", "I play Bolt"), ("I end my turn", "I end the turn")),
    ],
)
def test_different_fields_of_one_line_or_place(mine, theirs):
    one, other, both = changed(mine), changed(theirs), None
    for found in (merged(RULING, one, other), merged(RULING, other, one)):
        assert found.clean, told(found)
        value = read(found.text).value
        assert both in (None, value)
        both = value
        assert "# ours" in found.text
        assert "# by it" in found.text
    assert both not in (read(one).value, read(other).value)


def test_what_both_add_where_order_means_nothing_is_all_there():
    one, other = (changed(("# by it\n", f"# by it\n      - {name} was destroyed\n")) for name in ("Mage", "Rook"))
    found = merged(RULING, one, other)
    assert found.clean
    assert read(found.text).value["scenarios"][0]["then"] == [f"{name} was destroyed" for name in ("Knight", "Mage", "Rook")]


def test_actions_added_at_one_place_have_an_order_that_somebody_chooses():
    one, other = (changed(("I end my turn\n", f"I end my turn\n      - I {what}\n")) for what in ("wait", "attack"))
    found = merged(RULING, one, other)
    assert told(found) == [("scenarios › first › when › 3", [], ["I wait"], ["I attack"])]
    taken = merged(RULING, one, other, {found.overlaps[0].key: "theirs"})
    assert taken.clean
    assert read(taken.text).value["scenarios"][0]["when"][2:] == ["I attack"]


@pytest.mark.parametrize(
    "mine, theirs, said",
    [
        (("en: Either.", "en: The one."), ("en: Either.", "en: The other."), ("answer › en", "Either.", "The one.", "The other.")),
        (("pp: 3", "pp: 4"), (", pp: 3", ""), ("scenarios › first › given › me › pp", "3", "4", None)),
        (
            ("I play Dart", "I play Bolt"),
            ("I play Dart", "I play Arrow"),
            ("scenarios › first › when › 1", "I play Dart", "I play Bolt", "I play Arrow"),
        ),
    ],
)
def test_one_field_is_named_with_both_wordings_and_taken_as_chosen(mine, theirs, said):
    one, other = changed(mine), changed(theirs)
    found = merged(RULING, one, other)
    assert told(found) == [said]
    assert found.text == one
    for side, text in (("mine", one), ("theirs", other)):
        taken = merged(RULING, one, other, {found.overlaps[0].key: side})
        assert taken.clean
        assert read(taken.text).value == read(text).value


def test_a_scenario_changed_by_one_and_taken_out_by_the_other():
    one, other = changed(("pp: 3", "pp: 4")), RULING[: RULING.index("  - name: first")] + RULING[RULING.index("  - name: second") :]
    found = merged(RULING, one, other)
    assert [overlap.name for overlap in found.overlaps] == ["scenarios › first"]
    taken = merged(RULING, one, other, {found.overlaps[0].key: "theirs"})
    assert [scenario["name"] for scenario in read(taken.text).value["scenarios"]] == ["second"]


def test_a_text_of_one_language_is_translated_by_one_and_reworded_by_the_other():
    base = "title: One of two\nanswer: Either.\n"
    found = merged(base, "title: {en: One of two, ja: 二択}\nanswer: Either.\n", "title: Of two one\nanswer: Either.\n")
    assert found.clean
    assert read(found.text).value == {"title": {"en": "Of two one", "ja": "二択"}, "answer": "Either."}


def test_what_reads_well_line_by_line_and_says_a_field_twice_otherwise_is_no_merge():
    """A text over two lines is one field: two who change a line each have to agree."""
    base = "text: |\n  Draw a card.\n  Ward.\n"
    found = merged(base, base.replace("a card", "2 cards"), base.replace("Ward", "Storm"))
    assert [overlap.name for overlap in found.overlaps] == ["text"]


def test_the_order_is_that_of_whoever_changed_it():
    base = "rules:\n  - {id: a}\n  - {id: b}\n  - {id: c}\n"
    found = merged(base, "rules:\n  - {id: a}\n  - {id: b}\n  - {id: c, x: 1}\n", "rules:\n  - {id: b}\n  - {id: a}\n  - {id: c}\n")
    assert found.clean
    assert read(found.text).value == {"rules": [{"id": "b"}, {"id": "a"}, {"id": "c", "x": "1"}]}


Texts = st.lists(st.sampled_from("abcde"), max_size=7).map(lambda lines: "".join(f"{line}\n" for line in lines))


@given(base=Texts, other=Texts)
def test_who_changed_nothing_takes_what_the_other_has(base, other):
    for mine, theirs in ((base, other), (other, base), (other, other)):
        assert (line_by_line(base, mine, theirs).text, line_by_line(base, mine, theirs).clean) == (other, True)


Words = st.sampled_from(("one", "two", "三"))
Values = st.recursive(
    Words, lambda below: st.lists(below, max_size=3) | st.dictionaries(st.sampled_from("abc"), below, max_size=3), max_leaves=9
)
Files = st.dictionaries(st.sampled_from(("then", "when", "title", "x")), Values, min_size=1, max_size=4)


@settings(max_examples=60, deadline=None)
@given(base=Files, mine=Files, theirs=Files)
def test_a_merge_says_what_it_says_whichever_side_it_starts_from(base, mine, theirs):
    texts = [document_text(value) for value in (base, mine, theirs)]
    for side, said in (("mine", mine), ("theirs", theirs)):
        found = merged(*texts)
        chosen = merged(*texts, {overlap.key: side for overlap in found.overlaps})
        assert chosen.clean, found
        if said == base or mine == theirs:
            assert read(chosen.text).value == (theirs if said is mine else mine)
    assert merged(texts[0], texts[1], texts[0]).text == texts[1]
    assert read(merged(texts[0], texts[0], texts[2]).text).value == theirs
