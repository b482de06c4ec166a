"""What players of Chrono Card write: texts of cards and sentences of scenarios, in the words of their game, and what is understood."""

from __future__ import annotations

import pytest

from engine.games.registry import GAMES
from engine.language import Names
from engine.language.names import NO_NAMES
from engine.language.sentences import parse_action, parse_expectation, render
from engine.study.printed_cards import PrintedCard, read_cards
from tests.cast.cases import Fails

NAMES = Names(
    {}, {"girl": {"en": "Test Girl", "ja": "試験の少女"}, "letter": {"en": "Test Letter", "ja": "試験の手紙"}, "queen": {"en": "Test Queen", "ja": "試験の女王"}}
)
WORDS = GAMES["chrono-card"].vocabulary

CARDS = [
    ("character", "【P.Skill】このキャラクターはタイプ[教師]として扱う。", "P.Skill: this is a Teacher."),
    ("character", "P.Skill：自分のキャラクターすべてはタイプ［教師］として扱わない。", "P.Skill: all allied Character cards are not a Teacher."),
    ("event", "自分のキャラクター1体を選ぶ。ターン終了時まで、AP+2。", "Give a chosen allied Character card +2/+0 until the end of the turn."),
    ("event", "Choose one of your characters. Heal damage equal to its cost.", "Select a chosen allied character. Take back X damage from your player, where X is its cost."),
    ("event", "自分のキャラクター1体を選ぶ。自分のダメージをそのコストと同じだけ回復する。", "Select a chosen allied Character card. Take back X damage from your player, where X is its cost."),
    ("character", "P.Skill: whenever your opponent draws a card, draw a card.", "P.Skill: whenever your opponent draws a card: draw a card."),
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
    ("character", "P.Skill 自分のスタートフェイズに、カードを1枚引く。", "P.Skill: at the start of your turn: draw a card."),
    ("character", "P.Skill：自分の手札上限枚数は2枚増える。", "P.Skill: your hand limit is increased by 2."),
    ("character", "P.Skill：相手のキャラクターはすべて教師ではない。", "P.Skill: all enemy Character cards are not a Teacher."),
    ("character", "P.Skill：自分のキャラクターはすべてAP+1を得る。", "P.Skill: all allied Character cards have +1/+0."),
    ("character", "P.Skill：相手がイベントを使用した時、相手に1点のダメージを与える。", "P.Skill: whenever your opponent plays an Event: deal 1 damage to your opponent."),
    ("character", "P.Skill: At the start of each turn, deal 1 damage to your opponent.", "P.Skill: at the start of each player's turn: deal 1 damage to your opponent."),
    ("character", "A.Skill コスト1：相手のキャラクター1枚を選び、3点のダメージを与える。", "A.Skill, pay 1 EP: deal 3 damage to a chosen enemy Character card."),
    ("character", "A.Skill Check：カードを1枚引く。", "A.Skill, checking this: draw a card."),
    ("event", "相手のキャラクター1枚を選び、Check状態にする。", "Check a chosen enemy Character card."),
    ("event", "相手のキャラクター1枚を選び、捨て札にする。", "Put a chosen enemy Character card into its owner's discard pile."),
    ("event", "自分のキャラクター1枚を選び、ターン終了時までAP+2する。", "Give a chosen allied Character card +2/+0 until the end of the turn."),
    ("event", "自分の捨て札からキャラクター1枚を選び、手札に加える。", "Return a chosen Character card in your discard pile to hand."),
    ("event", "相手の手札からランダムに1枚捨てる。", "Discard a random card in your opponent's hand."),
    ("event", "相手は手札を1枚選んで捨てる。", "Your opponent discards a chosen card."),
    ("event", "このカードは自分の場に教師がいる場合のみ使用できる。カードを2枚引く。", "This can be played only if there is an allied Teacher. Draw 2 cards."),
    ("item", "A.Skill、このカードを捨て札にする：カードを1枚引く。", "A.Skill, putting this into your discard pile: draw a card."),
]
CARDS += [
    ("character", "A.Skill［コスト2］相手プレイヤーに2点のダメージを与える。", "A.Skill, pay 2 EP: deal 2 damage to your opponent."),
    ("character", "A.Skill［コスト1、Check］相手プレイヤーは手札を1枚捨てる。", "A.Skill, pay 1 EP and also checking this: your opponent discards a chosen card."),
    ("character", "P.Skill 相手のキャラクターすべてはAP-1される。", "P.Skill: all enemy Character cards have -1/-0."),
    ("character", "P.Skill 手札上限枚数は3になる。", "P.Skill: your hand limit becomes 3."),
    ("character", "P.Skill: when this supports: draw a card.", "P.Skill: when this supports a charm: draw a card."),
    ("character", "P.Skill: When this receives support, draw a card.", "P.Skill: when this is supported: draw a card."),
    ("character", "P.Skill: When your Character attacks, heal 2 damage from you.", "P.Skill: whenever an allied character charms: take back 2 damage from your player."),
    ("character", "【P.Skill】自分のヒロインが支援を受けた時、カードを1枚引く。", "P.Skill: whenever an allied Heroine is supported: draw a card."),
    ("character", "【P.Skill】このカードが防御した時、カードを1枚引く。", "P.Skill: when this defends: draw a card."),
    ("item", "【P.Skill】相手のキャラクターのDPは1になる。", "P.Skill: all enemy Character cards have DP equal to 1."),
    ("item", "P.Skill: The AP of all Characters is 4.", "P.Skill: all characters have AP equal to 4."),
    ("character", "A.Skill [Cost: discard 1 card from your hand, Check]: Draw 1 card.", "A.Skill, discarding a card from hand and checking this: draw a card."),
    ("character", "A.Skill (Cost: 1 EP, Check): Draw 1 card.", "A.Skill, pay 1 EP and also checking this: draw a card."),
    ("character", "A.Skill, cost 2: Draw 1 card. This ability can only be used once per turn.", "Once per turn, A.Skill, pay 2 EP: draw a card."),
    ("character", "【A.Skill】コスト1：カードを1枚引く。この能力は自分の手札が3枚以上の場合のみ使用できる。", "Only if there are 3 or more cards in your hand, A.Skill, pay 1 EP: draw a card."),
    ("character", "【A.Skill】コスト1：この能力は相手のターン中にのみ使用できる。カードを1枚引く。", "During your opponent's turn, A.Skill, pay 1 EP: draw a card."),
]
CARDS += [
    ("event", "相手のキャラクター1枚を持ち主の手札に戻す。", "Return a chosen enemy Character card to hand."),
    ("event", "相手が使用したイベント1枚を無効にする。", "Make void a chosen enemy Event that is waiting."),
    ("event", "相手の捨て札1枚を山札の下に置く。", "Put a chosen card in your opponent's discard pile on the bottom of its owner's deck."),
    ("event", "自分の捨て札をすべて山札に戻してシャッフルする。", "Put all cards in your discard pile into your deck shuffled."),
    ("event", "相手の手札を見て、イベント1枚を捨てる。", "Look at all cards in your opponent's hand. Discard a chosen Event in your opponent's hand."),
    ("event", "相手はこのターンイベントを使用できない。", "Your opponent can't play Events until the end of the turn."),
    ("character", "P.Skill 自分の他のキャラクターはAP+1。", "P.Skill: all other allied Character cards have +1/+0."),
    ("character", "P.Skill 相手のキャラクターのAPは-1される。", "P.Skill: all enemy Character cards have -1/-0."),
    ("character", "P.Skill 全てのプレイヤーはイベントを使用できない。", "P.Skill: each player can't play Events."),
    ("character", "P.Skill 自分の手札の上限枚数は+2される。", "P.Skill: your hand limit is increased by 2."),
    ("character", "A.Skill（ターン1回）コスト1：カードを1枚引く。", "Once per turn, A.Skill, paying 1 EP: draw a card."),
]
CARDS += [
    ("character", "P.Skill 自分のメインフェイズ開始時、EPを1発生させる。", "P.Skill: at the start of your main phase: gain 1 EP."),
    ("character", "P.Skill: at the start of your opponent's charm phase: draw a card.", "P.Skill: at the start of your opponent's charm phase: draw a card."),
    ("character", "P.Skill このキャラクターが支援した時、カードを1枚引く。", "P.Skill: when this supports a charm: draw a card."),
    ("character", "P.Skill 自分のキャラクターは支援を行えない。", "P.Skill: all allied Character cards can't support."),
    ("character", "P.Skill: whenever an allied Heroine charms, draw a card.", "P.Skill: whenever an allied Heroine charms: draw a card."),
]
CARDS += [
    ("event", "自分のダメージを3点回復する。", "Take back 3 damage from you."),
    ("event", "自分のヒロインのダメージを2点回復する。", "Take back 2 damage from all allied Heroines."),
    ("event", "Choose one Character card on the field. It gets AP-3 until the end of the turn.", "Give a chosen Character card on the field -3/-0 until the end of the turn."),
    ("event", "Choose 2 of your opponent's Characters. They get DP-2 until the end of the turn.", "Give 2 chosen enemy characters -0/-2 until the end of the turn."),
    ("character", "P.Skill: your Character cards get AP+1.", "P.Skill: all allied Character cards have +1/+0."),
    ("character", "P.Skill：相手のキャラクターでEPを発生させることもできない。", "P.Skill: all enemy Character cards can't produce EP."),
    ("event", "ターン終了時まで、相手のキャラクターでEPを発生させることはできない。", "All enemy Character cards can't produce EP until the end of the turn."),
]
ACTIONS = [
    ("試験の手紙を捨てて試験の少女のA.Skillを使う", "I use Test Girl's A.Skill so that Test Letter is discarded"),
    ("手札の試験の手紙を捨てて、相手は試験の少女のA.Skillを使う", "Opponent uses Test Girl's A.Skill so that Test Letter is discarded"),
    ("試験の少女をCheckしてEPを発生させる", "I produce EP from Test Girl"),
    ("試験の少女を選んで試験の手紙を使う", "I play Test Letter targeting Test Girl"),
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
    ("試験の少女のA.Skillを使用する", "I use Test Girl's A.Skill"),
    ("相手が試験の手紙で割り込む", "Opponent plays Test Letter"),
    ("相手が試験の手紙で割り込む（対象は試験の少女）", "Opponent plays Test Letter targeting Test Girl"),
    ("自分は試験の女王と試験の少女でチャームを宣言する", "I declare a charm by Test Queen together with Test Girl"),
    ("I charm with Test Queen and Test Girl", "I declare a charm by Test Queen together with Test Girl"),
    ("自分が試験の少女の支援を受けて試験の女王でチャームを宣言する（選択はDP）", "I declare a charm by Test Queen supported by Test Girl choosing 2"),
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


def test_what_a_chosen_character_gets_stays_with_it(fails: Fails) -> None:
    """“It” is the character that was chosen, of either side; points of damage that are healed are the player's own."""
    mage = {"name": {"en": "Test Mage", "ja": "試験の魔女"}, "kind": "character", "cost": 1, "ep": 2, "attack": 4, "defense": 5}
    chill = {"name": {"en": "Test Chill", "ja": "試験の寒気"}, "kind": "event", "cost": 0, "text": "Choose one character on the field. It gets AP-3 until the end of the turn."}
    salve = {"name": {"en": "Test Salve", "ja": "試験の膏薬"}, "kind": "event", "cost": 0, "text": "自分のダメージを3点回復する。"}
    board = {"turn": "me", "phase": "main", "me": {"hand": ["Test Chill", "Test Salve"], "damage": 5}, "opponent": {"field": ["Test Mage"], "damage": 5}}
    when = ["I play Test Chill targeting Test Mage", "nobody answers", "I play Test Salve", "nobody answers"]
    then = ["Test Mage has 1 attack", "Test Mage has 5 defense", "I have 2 damage", "opponent has 5 damage"]
    assert fails(board, when, then, "chrono-card", [mage, chill, salve]) == []
    assert fails(board, when, ["Test Mage has 4 attack"], "chrono-card", [mage, chill, salve]) != []


def test_a_character_that_cannot_be_checked_for_ep(fails: Fails) -> None:
    """The text keeps it from that; the other player's is as it was."""
    page = {"name": {"en": "Test Page", "ja": "試験の小姓"}, "kind": "character", "cost": 1, "ep": 2, "attack": 1, "defense": 2}
    ban = {"name": {"en": "Test Ban", "ja": "試験の禁令"}, "kind": "character", "cost": 1, "ep": 1, "attack": 1, "defense": 2, "text": "P.Skill：相手のキャラクターでEPを発生させることはできない。"}
    for holder, made in (("opponent", 0), ("me", 2)):
        board = {"turn": "me", "phase": "main", "me": {"field": ["Test Page"]}, "opponent": {}}
        board[holder].setdefault("field", []).append("Test Ban")
        said = ["action 1 was refused by cc.overlap.forbidden-is-forbidden"] if holder == "opponent" else []
        assert fails(board, ["I produce EP from Test Page"], [f"I have {made} EP", *said], "chrono-card", [page, ban]) == []


@pytest.mark.parametrize("line", ["When a spell could be played, whenever you play a card: draw a card.", "スペルのタイミングで、A.Skill（EPを1支払う）：カードを1枚引く。"])
def test_a_moment_that_the_game_does_not_have_is_refused(line: str) -> None:
    """It had been passed over before a line that nobody uses."""
    found = read_cards([PrintedCard("one", "One", "en", "character", (), 1, None, None, (line,))], GAMES["chrono-card"], NO_NAMES)
    assert (found["read"], found["done"]) == (1, 0)


def test_a_charm_that_is_declared_is_no_effect_of_its_card(fails: Fails) -> None:
    """Only what the card's own text does is; the declaration is spoken of as that."""
    page = {"name": {"en": "Test Page", "ja": "試験の小姓"}, "kind": "character", "cost": 1, "attack": 1, "defense": 2, "text": "P.Skill: When this defends, draw a card."}
    board = {"turn": "me", "phase": "main", "me": {"field": ["Test Page"]}, "opponent": {}}
    when = ["I charm with Test Page", "nobody interrupts"]
    assert fails(board, when, ["Test Page's effect did not trigger", "Test Page's effect did not resolve", "my declaration of a charm resolved"], "chrono-card", [page]) == []
    assert fails(board, when, ["Test Page's effect resolved"], "chrono-card", [page]) != []
