"""The YAML parser's complaints in plain words, in both languages."""

from __future__ import annotations

import re
from collections.abc import Sequence

import yaml

_WIDE = re.compile(r"\s*\u3000")
_KEY = re.compile(r"\s*(?:- )?[\w-]+:(?:\s|$)")

# what the parser says contains; what we say
EXPLAINED = (
    (
        "mapping values are not allowed",
        "A colon followed by a space cannot stand in an unquoted sentence; put quotes around the sentence.",
        "引用符のない文の中に「コロン＋空白」は書けません。文を引用符で囲んでください。",
    ),
    ("'\\t'", "A tab stands where spaces belong; indent with spaces.", "空白の場所にタブがあります。字下げは半角スペースでしてください。"),
    (
        "tab character",
        "A tab stands where spaces belong; indent with spaces.",
        "空白の場所にタブがあります。字下げは半角スペースでしてください。",
    ),
    (
        "cannot start any token",
        "A value cannot begin with this character; put quotes around it.",
        "値をこの文字で始めることはできません。引用符で囲んでください。",
    ),
    (
        "expected ',' or ']'",
        "A list in square brackets is not closed, or a comma is missing.",
        "角括弧のリストが閉じていないか、コンマが抜けています。",
    ),
    ("expected ',' or '}'", "A mapping in braces is not closed, or a comma is missing.", "波括弧が閉じていないか、コンマが抜けています。"),
    (
        "found unexpected end of stream",
        "The file ends in the middle of a quoted text.",
        "引用符で囲んだ文の途中でファイルが終わっています。",
    ),
    (
        "found unexpected ':'",
        "A space belongs behind the colon of a key, as in “hand: [Name]”.",
        "キーのコロンのあとには空白が必要です（「hand: [カード名]」）。",
    ),
    ("could not find expected ':'", "A key without its colon.", "キーのあとのコロンがありません。"),
    (
        "did not find expected '-' indicator",
        "A list entry should begin with “-” in the same column as the one before.",
        "リストの項目は、前の項目と同じ桁の「-」で始めてください。",
    ),
    ("did not find expected key", "A key is expected here; look at the indentation.", "ここにはキーが必要です。字下げを確かめてください。"),
)


def misplaced(said: str, lines: Sequence[str]) -> tuple[str, str] | None:
    """What is wrong with how a key's line stands among those above it; None where that is not what is wrong."""
    shown = [line for line in lines if line.strip() and not line.lstrip().startswith("#")]
    if len(shown) < 2 or _KEY.match(shown[-1]) is None:
        return None
    here, above = shown[-1], shown[-2]
    indent = _indent(here)
    if "mapping values" in said and ":" not in above and not above.lstrip().startswith("- "):
        key, _, value = above.strip().partition(" ")
        right = f"{key}: {value}".strip()
        return f"The line above has no colon: write “{right}”.", f"上の行にコロンがありません。「{right}」と書きます。"
    if "mapping values" in said and indent > _indent(above):
        right = f"- {above.strip()}"
        return (
            f"This line stands further in than the one above, which has its value already. A list's entry begins with “- ”: “{right}”.",
            f"値のある上の行より、この行の字下げが深くなっています。リストの項目は「{right}」のように「- 」で始めます。",
        )
    beside = next((line for line in reversed(shown[:-1]) if _KEY.match(line) and 0 < abs(_indent(line) - indent) < 2), None)
    if ("indicator" in said or "expected key" in said or "block" in said) and beside is not None:
        key = beside.strip().partition(":")[0]
        return (
            f"This line begins after {indent} spaces, “{key}” above it after {_indent(beside)}; keys of one mapping begin in one column.",
            f"この行は空白{indent}個、上の「{key}」は空白{_indent(beside)}個から始まっています。並ぶキーは同じ桁にそろえてください。",
        )
    return None


def _indent(line: str) -> int:
    """In which column, from 0, the key of a line begins: that of a list's entry stands behind its hyphen."""
    bare = line.lstrip()
    return len(line) - len(bare) + (2 if bare.startswith("- ") else 0)


def said_by(error: yaml.MarkedYAMLError) -> str:
    """The parser's own words."""
    return " ".join(str(s) for s in (error.context, error.problem) if s)


def explain(said: str, lines: Sequence[str] = ()) -> tuple[str, str]:
    """The parser's complaint in plain words; its own where we have none. ``lines`` are those of the file up to where it stopped."""
    if wide := next((n for n, line in enumerate(lines, 1) if _WIDE.match(line)), 0):
        return (
            f"Line {wide} is indented with full-width spaces; indent with ordinary ones.",
            f"{wide}行目の字下げに全角スペースがあります。字下げは半角スペースでしてください。",
        )
    if layout := misplaced(said, lines):
        return layout
    for part, en, ja in EXPLAINED:
        if part in said:
            return en, ja
    return f"This is no YAML: {said}.", f"YAMLとして読めません: {said}。"
