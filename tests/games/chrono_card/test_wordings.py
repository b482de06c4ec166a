"""What players of Chrono Card write: texts of cards and sentences of scenarios, in the words of their game, and what is understood."""

from __future__ import annotations

import pytest

from engine.games.registry import GAMES
from engine.language import Names
from engine.language.names import NO_NAMES
from engine.language.sentences import parse_action, parse_expectation, render
from engine.study.printed_cards import PrintedCard, read_cards

NAMES = Names(
    {}, {"girl": {"en": "Test Girl", "ja": "試験の少女"}, "letter": {"en": "Test Letter", "ja": "試験の手紙"}, "queen": {"en": "Test Queen", "ja": "試験の女王"}}
)
WORDS = GAMES["chrono-card"].vocabulary

CARDS = [
    ("event", "As an additional cost to use this, check a chosen allied Character card.", "Additional cost: checking an allied Character card."),
    ("event", "このカードを使用するための追加コストとして、手札1枚を捨てる。", "Additional cost: discarding a card from hand."),
    ("event", "相手に3点のダメージを与える。", "Deal 3 damage to your opponent."),
    ("event", "自分の蓄積ダメージを3回復する。", "Take back 3 damage from your player."),
    ("event", "Make void the effect of a chosen Event that is being used.", "Make void a chosen Event that is waiting."),
    ("event", "EPを2発生させる。", "Gain 2 EP."),
    ("character", "P.Skill: whenever you use an Event, draw a card.", "P.Skill: whenever you play an Event: draw a card."),
    ("character", "P.Skill：相手はイベントを使用できない。", "P.Skill: your opponent can't play Events."),
    ("character", "P.Skill: your opponent's Character cards can't attack.", "P.Skill: all enemy Character cards can't charm."),
    ("character", "A.Skill（コスト1＋このカードをCheckする）：カードを1枚引く。", "A.Skill, pay 1 EP and also checking this: draw a card."),
    ("item", "A.Skill、このカードを捨て札にする：カードを1枚引く。", "A.Skill, putting this into your discard pile: draw a card."),
]
ACTIONS = [
    ("I use Test Letter on Test Girl", "I play Test Letter targeting Test Girl"),
    ("opponent confirms", "Opponent ends interrupts"),
    ("both confirm", "Nobody answers"),
    ("I charm with Test Queen supported by Test Girl", "I declare a charm by Test Queen supported by Test Girl"),
    ("opponent defends with Test Girl", "Opponent's Test Girl defends"),
    ("相手が試験の少女で防御する", "Opponent's Test Girl defends"),
    ("opponent does not defend", "Opponent declares no defense"),
    ("I end the main phase", "I declare the end of the main phase"),
    ("I produce EP with Test Girl", "I produce EP from Test Girl"),
    ("相手が試験の手紙を使用する", "Opponent plays Test Letter"),
    ("試験の女王でチャームを宣言する", "I declare a charm by Test Queen"),
    ("試験の少女で防御する", "Test Girl defends"),
    ("お互いに割り込み終了", "Nobody answers"),
    ("EPを2発生させる", "I produce 2 EP"),
]
CLAIMS = [
    ("Test Girl is checked", "Test Girl is checked"),
    ("Test Girl is not checked", "Test Girl is not checked"),
    ("試験の少女はCheck状態でない", "Test Girl is unchecked"),
    ("相手の蓄積ダメージは3", "Opponent's player has 3 damage"),
    ("試験の少女のA.Skillは失敗した", "Test Girl's A.Skill fizzled"),
]


@pytest.mark.parametrize("kind, text, english", CARDS)
def test_a_card_is_read_as_players_write_it(kind: str, text: str, english: str) -> None:
    """The line, as the language writes it; its game can do it."""
    found = read_cards([PrintedCard("one", "One", "en", kind, (), 1, None, None, (text,))], GAMES["chrono-card"], NO_NAMES)
    assert found["problems"] == []
    assert [shown["en"] for shown in found["shown"]] == [english]


@pytest.mark.parametrize("text, english", ACTIONS)
def test_an_action_is_read_as_players_say_it(text: str, english: str) -> None:
    """The sentence, as the language writes it."""
    assert render(parse_action(text, NAMES, WORDS), "en", NAMES, WORDS) == english


@pytest.mark.parametrize("text, english", CLAIMS)
def test_what_must_come_of_it_is_read_as_players_say_it(text: str, english: str) -> None:
    """A card that “is checked” lies so at that moment; whether it ever was checked is another question."""
    assert render(parse_expectation(text, NAMES, WORDS), "en", NAMES, WORDS) == english
