"""What is refused says what could be written instead, in the language of the line and with the writer's own names."""

import pytest

from engine.language import LanguageError, Names
from engine.language.sentences import parse_action, parse_expectation
from engine.language.sentences.examples import VOCABULARY

_NAMES = Names({}, {"imp": {"en": "Imp", "ja": "小鬼"}, "ogre": {"en": "Big Ogre", "ja": "大鬼"}})

# what is refused | what it says could be written
CLAIMS = """
Imp deals damage to Big Ogre | Imp deals 10 damage to Big Ogre
the effect fizzled | an effect fizzled
Imp was destroyed gladly | Imp was destroyed
my hand consists | my hand has 2 cards
5 followers of mine were destroyed | 5 followers were destroyed
小鬼は破壊されたらしい | 「小鬼」は破壊された
小鬼と大鬼は相打ちらしい | 「小鬼」と「大鬼」は同時に破壊された
"""
ACTIONS = """
Imp fights Big Ogre | Imp attacks Big Ogre
I pick Imp | I play Big Ogre choosing Imp
小鬼を選ぶ | 自分が「大鬼」をプレイする（選択は「小鬼」）
"""


def refused(parse, text: str) -> LanguageError:
    with pytest.raises(LanguageError) as caught:
        parse(text, _NAMES, VOCABULARY)
    return caught.value


@pytest.mark.parametrize("text", [line.split(" | ")[0] for line in (CLAIMS + ACTIONS).strip().splitlines() if line])
def test_each_suggestion_is_understood(text: str) -> None:
    """Whatever is suggested in the writer's own names can be written as it stands."""
    parse = parse_action if text in ACTIONS else parse_expectation
    for sentence in refused(parse, text).nearest:
        if "Goblin" not in sentence and "Fighter" not in sentence and "ゴブリン" not in sentence and "ファイター" not in sentence:
            assert parse(sentence, _NAMES, VOCABULARY)


@pytest.mark.parametrize("text, near", [line.split(" | ") for line in CLAIMS.strip().splitlines()])
def test_what_could_be_expected(text: str, near: str) -> None:
    """The nearest sentences hold the one that was looked for, and the message says the first."""
    wrong = refused(parse_expectation, text)
    assert near in wrong.nearest
    assert wrong.nearest[0] in wrong.message["en"]
    assert wrong.nearest[0] in wrong.message["ja"]


@pytest.mark.parametrize("text, near", [("Imp fights Big Ogre", "Imp attacks Big Ogre"), ("I pick Imp", "I play Imp choosing Fighter"),
                                        ("小鬼を選ぶ", "自分が「小鬼」をプレイする（選択は「ファイター」）")])  # fmt: skip
def test_what_could_be_done(text: str, near: str) -> None:
    """The nearest sentences hold the one that was looked for."""
    assert near in refused(parse_action, text).nearest


def test_a_slip_is_still_told_first() -> None:
    """A misspelled name stays what is meant."""
    wrong = refused(parse_expectation, "Big Ogr is on the board")
    assert wrong.nearest[0] == "Big Ogre"
    assert "Did you mean “Big Ogre”" in wrong.message["en"]


def test_where_nothing_is_near_it_says_where_the_sentences_stand() -> None:
    """A text that is like none says where they are listed."""
    assert "docs/scenarios.md" in refused(parse_expectation, "zzz qqq").message["en"]


@pytest.mark.parametrize("text, lines", [("I play Imp and Big Ogre", ["I play Imp", "I play Big Ogre"]), ("I play Imp, then I end my turn", ["I play Imp", "I end the turn"]),
                                         ("小鬼と大鬼をプレイする", ["自分が「小鬼」をプレイする", "自分が「大鬼」をプレイする"]), ("小鬼を進化させて、小鬼で大鬼を攻撃する", ["自分が「小鬼」を進化させる", "「小鬼」が「大鬼」を攻撃する"])])  # fmt: skip
def test_several_actions_in_a_line(text: str, lines: list[str]) -> None:
    """Each is said, to be written on a line of its own, and can be."""
    assert refused(parse_action, text).nearest == lines
    assert all(parse_action(line, _NAMES, VOCABULARY) for line in lines)


@pytest.mark.parametrize("text, lines", [("Imp was destroyed and Big Ogre is on the board", ["Imp was destroyed", "Big Ogre is on the board"]),
                                         ("小鬼は破壊されるが、大鬼は破壊されない", ["「小鬼」は破壊された", "「大鬼」は破壊されなかった"])])  # fmt: skip
def test_several_expectations_in_a_line(text: str, lines: list[str]) -> None:
    """They hold together: the same as each on a line of its own."""
    made = parse_expectation(text, _NAMES, VOCABULARY)
    assert made.kind == "all_hold"
    assert list(made["claims"]) == [parse_expectation(line, _NAMES, VOCABULARY) for line in lines]


@pytest.mark.parametrize("text, lines", [("小鬼は破壊され、大鬼は破壊されない", ["「小鬼」は破壊された", "「大鬼」は破壊されなかった"]), ("小鬼は破壊されず、大鬼は場に残る", ["「小鬼」は破壊されなかった", "「大鬼」は場にある"])])
def test_a_statement_that_goes_on_keeps_what_it_denies(text: str, lines: list[str]) -> None:
    """Of two statements in one line each is read as it was meant, also where the first ends open."""
    assert list(parse_expectation(text, _NAMES, VOCABULARY)["claims"]) == [parse_expectation(line, _NAMES, VOCABULARY) for line in lines]
