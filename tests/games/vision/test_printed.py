"""Cards of Phantom Magic Vision as they are printed in Japanese: what each line is read as, and that its game can do it."""

from __future__ import annotations

import pytest

from engine.games.registry import GAMES
from engine.language.names import NO_NAMES
from engine.study.printed_cards import PrintedCard, read_cards
from tests.cast.cases import Fails
from tests.games.vision.test_interference import GAME, plain

LINES = [
    ("character", "（自動β）〔このキャラクター〕がプレイされて場に出た場合、〔あなた〕は3ドローする。", "Auto beta, when this is played: you draw 3 cards."),
    ("character", "（自動γ）〔このキャラクター〕が決死状態になった場合、〔あなた〕はライフポイントを3得る。", "Auto gamma, when this is dying: gain 3 life."),
    ("character", "（常時）②Ｓ：目標の〔相手キャラクター1枚〕に3ダメージを与える。", "Activated effect, paying 2 nodes and putting this to sleep: deal 3 damage to a chosen enemy Character card."),
    ("character", "（自分ターン）①：カードを1枚引く。この効果は1ターンに1度しか使用できない。", "Once per turn, during your turn, Activated effect, paying 1 node: draw a card."),
    ("character", "（自動α）あなたの場に他のキャラクターがいる場合、〔このキャラクター〕は「戦闘修正：+2/±0」を得る。", "While there is another allied Character card, this has +2/+0."),
    ("spell", "〔相手キャラクター1枚〕を破棄する。その後、〔あなたの手札2枚〕を破棄する。", "Destroy an affected enemy Character card. You discard 2 affected cards in your hand."),
    ("spell", "〔あなたのデッキ〕を全て見て、スペルカード1枚を抜き出し、相手プレイヤーに見せてから手札に加えても良い。その後、デッキをシャッフルする。", "Look at all cards in your deck, and then you may reveal an affected spell in your deck and put them into your hand. Shuffle your deck."),
    ("spell", "ターン終了時まで、目標の〔「種族：神」を持つキャラクター1枚〕は「戦闘修正：+Ｘ/+Ｘ」を得る。Ｘはあなたの手札の枚数に等しい。", "Give a chosen God Character card +X/+X until the end of the turn, where X is the number of cards in your hand."),
    ("command", "目標の〔プレイされたスペルカード1枚〕のプレイを無効とし、破棄する。", "Make void a chosen spell that is waiting."),
]

LINES += [
    ("character", "（自動α）〔このキャラクター〕はスペルカードの効果の対象にならない。", "This can't be affected by spells."),
    ("character", "（自動γ）〔このキャラクター〕が相手プレイヤーに戦闘ダメージを与えた場合、〔あなた〕は1ドローする。", "Auto gamma, when this deals battle damage to a player: you draw a card."),
    ("character", "（自動γ）あなたのターン開始時に、〔あなたのデッキの上のカード2枚〕を裏向きにして〔このカード〕にセットする。", "Auto gamma, at the start of your turn: set the top 2 cards of your deck face down on this."),
    ("spell", "（自動α）〔このカードがセットされているキャラクター〕は「戦闘修正：-1/±0」を得る。", "Its bearer has -1/-0."),
    ("spell", "（自動α）〔このカードがセットされたキャラクター〕は攻撃を行うことが出来ない。", "Its bearer can't attack."),
    ("spell", "目標の〔プレイヤー1人〕に3ダメージを与える。", "Deal 3 damage to a chosen player."),
    ("spell", "ターン終了時まで、目標の〔キャラクター1枚〕は「種族：神」を得る。", "A chosen Character card is a God until the end of the turn."),
    ("command", "〔相手プレイヤー〕は②支払っても良い。支払わない場合、〔相手キャラクター1枚〕を決死状態にする。", "Your opponent may pay 2 nodes. If you don't, make dying an affected enemy Character card."),
]

LINES += [
    ("spell", "以下の効果から2つを選んで解決する。\n1．〔あなた〕は1ドローする。\n2．目標の〔キャラクター1枚〕を破棄する。", "Choose 2 times: you draw a card; destroy a chosen Character card."),
    ("spell", "以下の効果から2つを選んで解決する。但し、同じ効果を複数選ぶ事は出来ない。\n1．〔あなた〕は1ドローする。\n2．目標の〔キャラクター1枚〕を破棄する。",
     "Choose 2 different ones: you draw a card; destroy a chosen Character card."),
    ("spell", "〔全てのプレイヤー〕は〔自分の場のキャラクター1枚〕を選んで決死状態にする。", "Make dying a Character card of each player's own choice."),
    ("spell", "〔全てのプレイヤー〕は手札1枚を破棄する。", "Each player discards an affected card."),
    ("character", "（自動γ）〔このキャラクター〕が攻撃を行った場合、戦闘終了時に〔あなた〕は1ドローする。", "Auto gamma, when this ends a battle as attacker: you draw a card."),
    ("character", "（自動γ）〔このキャラクター〕の戦闘終了時に、〔あなた〕は1ドローする。", "Auto gamma, when this ends a battle: you draw a card."),
    ("character", "(Any time) ①S: Draw a card.", "Activated effect, paying 1 node and putting this to sleep: draw a card."),
    ("character", "(Opponent's turn) 2S: Draw a card.", "During your opponent's turn, Activated effect, paying 2 nodes and putting this to sleep: draw a card."),
    ("character", "(Your turn) XS: Draw a card.", "During your turn, Activated effect, paying X nodes and putting this to sleep: draw a card."),
    ("character", "Activated effect, pay 1 node and put this to sleep: draw a card.", "Activated effect, paying 1 node and putting this to sleep: draw a card."),
]


LOOKED = "〔あなたのデッキの上のカード3枚〕を見て、その中のキャラクターカード1枚を手札に加えても良い。残りをデッキの下に戻す。"
LINES += [
    ("spell", LOOKED, "Look at the top 3 cards of your deck, and then you may put from among them a Character card into your hand. Put the rest on the bottom of its owner's deck."),
    ("spell", LOOKED.replace("を見て", "を公開し"), "Reveal the top 3 cards of your deck, and then you may put from among them a Character card into your hand. Put the rest on the bottom of its owner's deck."),
]

LINES += [
    ("character", "（自動β）〔このキャラクター〕がプレイされて場に出た場合、〔相手プレイヤーの手札〕を全て見て、コマンドカードを1枚まで選んで抜き出し、破棄しても良い。",
     "Auto beta, when this is played: look at all cards in your opponent's hand, and then you may discard up to 1 affected command in your opponent's hand."),
    ("spell", "〔あなたのデッキ〕を全て見て、キャラクターカードを1枚まで選んで抜き出し、破棄しても良い。その後、デッキをシャッフルする。",
     "Look at all cards in your deck, and then you may destroy up to 1 affected Character card in your deck. Shuffle your deck."),
    ("character", "自動β：ターン終了時に〔あなた〕は1ドローする。", "Auto beta, at the end of each player's turn: you draw a card."),
    ("character", "任意の自動β：ターン終了時に、カードを1枚引く。", "Optional Auto beta, at the end of each player's turn: draw a card."),
    ("character", "自動α：このキャラクターは「戦闘修正：+1/+0」を得る。", "This has +1/+0."),
    ("character", "（常時）手札1枚を破棄する：〔このキャラクター〕をアクティブ状態にする。", "Activated effect, discarding a card from hand: wake this."),
    ("character", "（自動γ）各ターンの終了時に、〔お互いのプレイヤー〕は1ドローする。", "Auto gamma, at the end of each player's turn: each player draws a card."),
    ("command", "ターン終了時まで、目標の〔キャラクター1枚〕の戦闘力を入れ替える。", "Swap the attack and defense of a chosen Character card until the end of the turn."),
    ("character", "常時①S：カードを1枚引く。", "Activated effect, paying 1 node and putting this to sleep: draw a card."),
]
LINES += [
    ("character", "（自動α）〔あなたの場のキャラクター〕は「戦闘修正：+1/±0」を得る。", "All allied Character cards have +1/+0."),
    ("character", "（自動α）〔このキャラクター〕がアクティブ状態の場合、〔あなたの場の他のキャラクター〕は決死状態にならない。", "While this is active, all other allied Character cards can't be dying."),
    ("spell", "〔あなた〕は手札が5枚になるまでドローする。", "Draw cards until you have 5 in hand."),
    ("spell", "〔あなたのデッキの上のカード5枚〕を公開し、その中のスペルカードを全て手札に加える。残りは破棄する。", "Reveal the top 5 cards of your deck. Put from among them all spells into your hand. Destroy the rest."),
    ("command", "目標の〔攻撃を行っている相手キャラクター1枚〕の攻撃を取り消す。〔そのキャラクター〕は次の相手ターンのアクティブフェイズの規定の効果でアクティブ状態にならない。",
     "Call off the attack of a chosen attacking enemy Character card. It doesn't wake in the active phase until the end of your opponent's next turn."),
]


@pytest.mark.parametrize(("said", "hand", "first", "left"), [("I do so", 1, "Test Next", 3), ("I do not do so", 0, "Test Next", 4)])
def test_who_leaves_what_they_looked_at_puts_all_of_it_below(fails: Fails, said: str, hand: int, first: str, left: int) -> None:
    """Looking is not what the player may leave: the cards that were looked at go to the bottom either way."""
    cards = [
        plain("Test Scholar", "spell", LOOKED), plain("Test Found", "character", "") | {"attack": 1, "defense": 1},
        plain("Test Page", "command", ""), plain("Test Next", "command", ""),
    ]
    board = {"turn": "me", "me": {"hand": ["Test Scholar"], "deck": ["Test Page", "Test Found", "Test Page", "Test Next"]}}
    then = [f"my hand has {hand} cards", f"my deck begins with {first}", f"my deck has {left} cards"]
    assert fails(board, ["I play Test Scholar", "nobody answers", said], then, GAME, cards) == []


def test_the_items_of_a_numbered_list_belong_to_its_sentence() -> None:
    """What a player picks from stands in rows of its own; a row that begins with a class of effects is no such row."""
    rows = ("以下の効果から1つを選んで解決する。", "1．〔あなた〕は2ドローする。", "2．目標の〔相手キャラクター1枚〕に3ダメージを与える。")
    found = read_cards([PrintedCard("one", "One", "ja", "spell", (), 1, None, None, rows)], GAMES["vision"], NO_NAMES)
    assert [shown["en"] for shown in found["shown"]] == ["Choose one: you draw 2 cards; deal 3 damage to a chosen enemy Character card."]
    two = ("（自動β）〔このキャラクター〕がプレイされて場に出た場合、〔あなた〕は1ドローする。", "（常時）①：カードを1枚引く。")
    found = read_cards([PrintedCard("two", "Two", "ja", "character", (), 1, 1, 1, two)], GAMES["vision"], NO_NAMES)
    assert (found["lines"], found["done"]) == (2, 2)


@pytest.mark.parametrize(
    ("lang", "line", "said"),
    [
        ("en", "Auto gamma: draw a card.", "say what it waits for"),
        ("ja", "自動γ：カードを1枚引く。", "say what it waits for"),
        ("ja", "（自動γ）〔あなた〕が攻撃を行う場合、〔あなた〕は1ドローする。", "does not happen to a player"),
        ("en", "When your player is destroyed: draw a card.", "does not happen to a player"),
        ("en", "If the enemy player would be destroyed, draw a card instead.", "does not happen to a player"),
    ],
)
def test_what_could_never_come_about_is_refused(lang: str, line: str, said: str) -> None:
    """A class of effects that waits for something and does not say for what; what only happens to cards, said of a player."""
    found = read_cards([PrintedCard("one", "One", lang, "character", (), 1, 1, 1, (line,))], GAMES["vision"], NO_NAMES)
    assert [said in problem["message"]["en"] for problem in found["problems"]] == [True]


def test_what_happens_to_players_is_waited_for() -> None:
    """Damage is taken by players as well as by cards."""
    lines = ("Auto gamma, whenever the enemy player takes battle damage: draw a card.", "When your player takes damage: draw a card.")
    found = read_cards([PrintedCard("one", "One", "en", "character", (), 1, 1, 1, lines)], GAMES["vision"], NO_NAMES)
    assert (found["problems"], found["done"]) == ([], 2)


@pytest.mark.parametrize("lang, line", [
    ("ja", "〔このキャラクター〕は先制を得る。"), ("ja", "（自動α）〔このキャラクター〕は「戦闘修正：+1/±0」を得る。"), ("ja", "（自動γ）〔このキャラクター〕が攻撃を行った場合、〔あなた〕は1ドローする。"),
    ("en", "This has +1/+1."), ("en", "Auto gamma, when this defends: draw a card."), ("en", "Auto gamma, when this is dying: draw a card."),
])
def test_what_only_a_character_has_is_said_of_the_bearer(lang: str, line: str) -> None:
    """A card that is set is no character; what the character with which it lies has stands in quotes. That it is destroyed itself happens to it."""
    for form in ("【呪符】", "Enchantment."):
        found = read_cards([PrintedCard("one", "One", lang, "spell", (), 1, None, None, (form, line))], GAMES["vision"], NO_NAMES)
        if (form == "【呪符】") == (lang == "ja"):
            assert len(found["problems"]) == 1
    kept = ("【呪符】", "「戦闘修正：+1/±0」", "「（自動γ）〔このキャラクター〕が攻撃を行った場合、〔あなた〕は1ドローする。」", "（自動γ）〔このカード〕が破棄された場合、〔あなた〕は1ドローする。")
    found = read_cards([PrintedCard("two", "Two", "ja", "spell", (), 1, None, None, kept)], GAMES["vision"], NO_NAMES)
    assert found["problems"] == []


DRAWN = "（自動γ）相手プレイヤーがカードを引いた場合、〔あなた〕は1ドローする。"


@pytest.mark.parametrize(("text", "hand"), [("〔あなた〕は1ドローする。その後、目標の〔キャラクター1枚〕を手札に戻す。", 1), ("〔あなた〕は1ドローする。目標の〔キャラクター1枚〕に0ダメージを与える。", 1), ("〔あなた〕は2ドローする。目標の〔キャラクター1枚〕に0ダメージを与える。", 2)])
def test_a_draw_is_waited_for_until_the_running_effect_is_over(fails: Fails, text: str, hand: int) -> None:
    """Each card that is drawn; and what has left the field by then does nothing: its card alone is in the hand."""
    cards = [plain("Test Ear", "character", DRAWN) | {"attack": 1, "defense": 1}, plain("Test Tide", "spell", text), plain("Test Page", "command")]
    board = {"turn": "me", "me": {"hand": ["Test Tide"], "deck": ["3 x Test Page"]}, "opponent": {"field": ["Test Ear"], "deck": ["3 x Test Page"]}}
    drew = 0 if "戻す" in text else hand
    then = [f"opponent's hand has {hand} cards", f"the number of cards in opponent's hand rose by {hand}", f"opponent's deck has {3 - drew} cards"]
    assert fails(board, ["I play Test Tide targeting Test Ear", "nobody answers"], then, GAME, cards) == []


@pytest.mark.parametrize(("line", "plain_line"), [
    ("目標の〔キャラクター1枚〕は、ターン終了時まで、「戦闘修正：+1/+2」を得る。", "ターン終了時まで、目標の〔キャラクター1枚〕は「戦闘修正：+1/+2」を得る。"),
    ("目標の〔プレイヤー1人〕は、2ドローする。", "目標の〔プレイヤー1人〕は2ドローする。"),
    ("〔相手プレイヤー〕は、自分の場のキャラクター1枚を選んで手札に戻す。", "〔相手プレイヤー〕は自分の場のキャラクター1枚を選んで手札に戻す。"),
])
def test_a_comma_behind_what_is_spoken_of_says_nothing(line: str, plain_line: str) -> None:
    read = [read_cards([PrintedCard("one", "One", "ja", "spell", (), 1, None, None, (said,))], GAMES["vision"], NO_NAMES) for said in (line, plain_line)]
    assert read[0]["problems"] == []
    assert [s["en"] for s in read[0]["shown"]] == [s["en"] for s in read[1]["shown"]]


def test_behind_a_comma_that_is_passed_over_a_place_is_still_that_of_the_text() -> None:
    said = "〔相手プレイヤー〕は、自分の場のキャラクター1枚を選んで手札に戻す。その中から1枚を破棄する。"
    (problem,) = read_cards([PrintedCard("one", "One", "ja", "spell", (), 1, None, None, (said,))], GAMES["vision"], NO_NAMES)["problems"]
    assert said[problem["column"] - 1 :] == "その中から1枚を破棄する。"


@pytest.mark.parametrize("line", ["Make void and destroy a chosen played spell.", "Counter a chosen played spell.", "目標の〔プレイされたスペルカード1枚〕のプレイを無効とし、破棄する。"])
def test_what_is_played_is_made_void(line: str) -> None:
    found = read_cards([PrintedCard("one", "One", "ja" if "の" in line else "en", "command", (), 1, None, None, (line,))], GAMES["vision"], NO_NAMES)
    assert [shown["en"] for shown in found["shown"]] == ["Make void a chosen spell that is waiting."]


@pytest.mark.parametrize("text", ["目標の〔相手プレイヤー1人〕に2ダメージを与える。", "Deal 2 damage to a chosen opponent."])
def test_an_opponent_who_is_a_target_is_named(fails: Fails, text: str) -> None:
    """As any other target is; and the player who plays it is none."""
    board = {"turn": "me", "me": {"hand": ["Test Bolt", "Test Bolt"]}}
    then = ["opponent has 23 life", "action 3 was refused", "I have 25 life"]
    done = ["I play Test Bolt targeting opponent", "nobody answers", "I play Test Bolt targeting me"]
    assert fails(board, done, then, GAME, [plain("Test Bolt", "command", text)]) == []


def test_alpha_holds_as_long_as_its_card_is_on_the_field(fails: Fails) -> None:
    """However its card came there; it is nothing that is done as the card is played."""
    cards = [plain("Test Herald", "character", "Auto alpha: this has +1/+1.") | {"attack": 1, "defense": 3}]
    board = {"turn": "me", "me": {"field": ["Test Herald"]}}
    assert fails(board, ["I pass"], ["Test Herald is 2/4"], GAME, cards) == []


@pytest.mark.parametrize("kind, line, english", LINES)
def test_a_printed_line_is_read_and_done(kind: str, line: str, english: str) -> None:
    """The line, as the language writes it."""
    card = PrintedCard("one", "One", "ja", kind, (), 1, None, None, (line,))
    found = read_cards([card], GAMES["vision"], NO_NAMES)
    assert found["problems"] == []
    assert [shown["en"] for shown in found["shown"]] == [english]


def test_a_union_names_two_cards() -> None:
    """The names in its brackets are those of cards that the file has."""
    named = [PrintedCard(str(n), name, "ja", "character", (), 1, 1, 1, ()) for n, name in enumerate(("試験の日輪", "試験の月輪"))]
    union = PrintedCard("union", "試験の蝕", "ja", "character", (), 1, 1, 1, ("【連結（「試験の日輪」+「試験の月輪」）】",))
    found = read_cards([*named, union], GAMES["vision"], NO_NAMES)
    assert [shown["ja"] for shown in found["shown"]] == ["連結：「試験の日輪」と「試験の月輪」。"]


LATER = [
    ("character", "（自動α）あなたの場に「種族：人間」を持つキャラクターがいない場合、〔このキャラクター〕は直ちに破棄される。", "This is destroyed as soon as there is no allied Human Character card."),
    ("spell", "【（自動γ）〔このカード〕にカードが3枚以上セットされている場合、このカードを破棄する。】", "This is destroyed as soon as there are 3 or more cards set on this."),
    ("character", "（自動α）〔このキャラクター〕は一度に3以上のダメージを受けない。", "This takes 0 damage in place of 3 or more."),
    ("character", "（自動γ）〔このキャラクター〕が戦闘を行う場合、〔戦闘を行う相手キャラクター〕の持つ「先制」は戦闘終了時まで無効になる。", "Auto gamma, when this clashes: remove First Strike from the opposing Character card until the end of the battle."),
    ("character", "（自動α）〔このキャラクター〕は他のカードの効果によって破棄されない。", "This can't be destroyed by effects of other cards."),
    ("spell", "〔あなたのデッキ〕を全て見て「壱符」または「弐符」を持つキャラクターカード1枚を抜き出し、手札に加える。その後、デッキをシャッフルする。", "Look at all cards in your deck. Put an affected Character card of the traits First Sign or Second Sign in your deck into your hand. Shuffle your deck."),
    ("character", "（自動γ）〔このキャラクター〕が攻撃を行う場合、〔あなた〕は①支払っても良い。支払った場合、〔あなた〕は1ドローする。", "Auto gamma, when this attacks: you may pay 1 node. If you do, you draw a card."),
    ("character", "（自動β）あなたのメンテナンスフェイズに〔あなた〕は①支払っても良い。支払った場合、〔あなたの冥界にあるこのカード〕をあなたの場にスリープ状態で出す。", "Auto beta, at the start of your maintenance phase: you may pay 1 node. If you do, put this in your netherworld into your field asleep."),
    ("character", "（自分ターン）②：〔相手プレイヤーの場の呪符カードがセットされているキャラクター全て〕をスリープ状態にする。", "During your turn, Activated effect, paying 2 nodes: put all enemy Character cards with an Enchantment card set on it to sleep."),
    ("spell", "目標の〔キャラクター1枚〕を破棄する。その後、〔相手プレイヤー〕にＸダメージを与える。Ｘは目標のコストに等しい。", "Destroy a chosen Character card and deal X damage to your opponent, where X is the cost of the target."),
    ("spell", "〔あなた〕は1ダメージを受ける。その後、〔全ての場のカード〕と〔全てのノード〕を破棄する。", "Deal 1 damage to you. Destroy all cards on the field and all cards in each player's node area."),
    ("character", "（自動γ）〔このキャラクター〕が戦闘によって決死状態になった場合、〔あなた〕は1ドローする。", "Auto gamma, when this is dying by battle: you draw a card."),
    ("character", "（自動γ）あなたのメンテナンスフェイズ開始時に、〔あなた〕はライフポイントを1得る。", "Auto gamma, at the start of your maintenance phase: gain 1 life."),
    ("character", "（自動α）〔このキャラクター〕は相手プレイヤーのスペルカード、コマンドカードの効果の対象にならない。", "This can't be affected by effects of enemy spells or commands."),
    ("character", "（自動α）〔あなたの場のキャラクター全て〕は「戦闘修正：+1/+1」と「神」を得る。", "All allied Character cards have +1/+1 and the trait God."),
    ("character", "（自動α）〔このキャラクター〕は戦闘ダメージを受けない。", "This takes no damage from combat."),
    ("character", "（自動γ）〔このキャラクター〕が戦闘を行う場合、戦闘終了時まで〔このキャラクター〕は「戦闘修正：+1/±0」を得る。", "Auto gamma, when this clashes: gain +1/+0 until the end of the battle."),
    ("character", "（自分ターン）①：〔あなた〕は1ドローする。この効果は2ターンに1度しか使用できない。", "Up to 1 time in 2 turns, during your turn, Activated effect, paying 1 node: you draw a card."),
    ("character", "（相手ターン）Ｓ：この効果はメンテナンスフェイズにしか使用できない。目標の〔キャラクター1枚〕に1ダメージを与える。", "Only if it is the maintenance phase, during your opponent's turn, Activated effect, putting this to sleep: deal 1 damage to a chosen Character card."),
    ("command", "〔このカード〕はメンテナンスフェイズにしかプレイ出来ない。〔あなた〕は1ドローする。", "This can be played only if it is the maintenance phase. You draw a card."),
    ("command", "〔このカード〕は相手キャラクターの攻撃に対する直接の干渉でのみプレイ出来る。〔あなた〕は1ドローする。", "This can be played only if this directly answers an attack. You draw a card."),
    ("command", "目標の〔攻撃を行っているキャラクター1枚〕の攻撃を取り消す。", "Call off the attack of a chosen attacking Character card."),
    ("command", "このターンの終了時、〔あなた〕は1ドローする。", "At the end of this turn, you draw a card."),
]  # fmt: skip


@pytest.mark.parametrize("kind, line, english", LATER)
def test_phases_battles_and_what_keeps_from_harm_are_read_and_done(kind: str, line: str, english: str) -> None:
    test_a_printed_line_is_read_and_done(kind, line, english)


def test_quoted_rows_belong_to_the_row_that_speaks_of_them() -> None:
    rows = ("ターン終了時まで、〔全てのキャラクター〕は以下の効果を得る。", "「（自動γ）〔このキャラクター〕が決死状態になった場合、〔あなた〕は1ドローする。」")
    found = read_cards([PrintedCard("one", "One", "ja", "spell", (), 1, None, None, rows)], GAMES["vision"], NO_NAMES)
    assert (found["lines"], found["done"]) == (2, 2)
