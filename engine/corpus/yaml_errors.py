"""The YAML parser's complaints in plain words, in both languages."""

from __future__ import annotations

import yaml

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
    ("could not find expected ':'", "A key without its colon.", "キーのあとのコロンがありません。"),
    (
        "did not find expected '-' indicator",
        "A list entry should begin with “-” in the same column as the one before.",
        "リストの項目は、前の項目と同じ桁の「-」で始めてください。",
    ),
    ("did not find expected key", "A key is expected here; look at the indentation.", "ここにはキーが必要です。字下げを確かめてください。"),
)


def said_by(error: yaml.MarkedYAMLError) -> str:
    """The parser's own words."""
    return " ".join(str(s) for s in (error.context, error.problem) if s)


def explain(said: str) -> tuple[str, str]:
    """The parser's complaint in plain words; its own where we have none."""
    for part, en, ja in EXPLAINED:
        if part in said:
            return en, ja
    return f"This is no YAML: {said}.", f"YAMLとして読めません: {said}。"
