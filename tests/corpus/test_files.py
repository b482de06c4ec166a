"""A corpus as a whole: what stands in two files is said, with both places."""

from __future__ import annotations

from engine.study.library import Library
from tests.conftest import ROOT

RULE = """
rules:
  - id: sv.order.test
    title: {en: Test, ja: 試験}
    statement: {en: A test., ja: 試験。}
    fixed: {en: A test., ja: 試験。}
    claims: []
    sources: []
"""
CARD = """
cards:
  - {name: {en: Goblin, ja: ゴブリン}, reading: ごぶりん, kind: follower, class: neutral, cost: 1, attack: 1, defense: 2, text: "Ward."}
"""


def said(texts):
    return [str(p) for p in Library.from_texts(texts).files.problems]


def test_a_rule_declared_in_two_files_is_a_problem():
    found = said({"shadowverse/rules/a.yaml": RULE, "shadowverse/rules/b.yaml": RULE})
    assert found == ["shadowverse/rules/b.yaml:3:1: Rule sv.order.test is declared a second time; the first is in shadowverse/rules/a.yaml, line 3."]


def test_a_card_declared_in_two_files_is_a_problem():
    found = said({"shadowverse/cards/a.yaml": CARD, "shadowverse/cards/b.yaml": CARD})
    assert found == ["shadowverse/cards/b.yaml:3:1: Card Goblin is declared a second time; the first is in shadowverse/cards/a.yaml, line 3."]


def test_one_of_each_is_none():
    assert said({"shadowverse/rules/a.yaml": RULE, "shadowverse/cards/a.yaml": CARD}) == []


def test_only_a_fixed_rule_defines_a_claim():
    switchable = RULE.replace("fixed: {en: A test., ja: 試験。}", "settings: {one: {en: One., ja: 一。}, two: {en: Two., ja: 二。}}")
    found = said({"shadowverse/rules/a.yaml": switchable + "    defines: [sv-001]\n"})
    assert any("Only a fixed rule defines a claim." in line for line in found)


def test_a_link_to_a_ruling_that_is_not_there_is_a_problem():
    path = "shadowverse/rulings/sv-draw-burn.yaml"
    alone = Library.from_texts({path: (ROOT / "corpus" / path).read_text(encoding="utf-8")})
    assert any("There is no ruling “sv-draw-one-at-a-time”." in str(p) for p in alone.problems)
