"""A clause without a subject goes on with the subject before it; what is done to "them" is done to each of several spoken of in one breath."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.game import GAME as DUEL_MASTERS
from engine.games.vision.game import GAME as VISION
from engine.language import NO_NAMES, card_grammar
from engine.language.errors import PointsAtNothing
from engine.language.render import Renderer
from tests.cast.card_words import card, check_printed, rows, said, tree
from tests.language.test_carried_out import made

# written | what it means, in canonical words
GOES_ON = """
All followers in your hand cost 1 less and have Rush until the end of the turn. | All followers in your hand cost 1 less until the end of the turn, then all followers in your hand have Rush until the end of the turn.
All enemy followers can't attack and have -1/-0. | All enemy followers can't attack, then all enemy followers have -1/-0.
ファンファーレ 自分のフォロワーすべては+1/+1されて、ターン終了まで突進 を持つ。 | Fanfare: give all allied followers +1/+1, then give all allied followers Rush until the end of the turn.
ファンファーレ ターン終了まで、自分のフォロワーすべては攻撃できず、必殺 を持つ。 | Fanfare: all allied followers can't attack until the end of the turn and give all allied followers Bane until the end of the turn.
自分の他のフォロワーが場に出るたび、それは突進 を持ち、+1/+0する。 | Whenever another allied follower enters the board: give it Rush and give it +1/+0.
ファンファーレ 自分のフォロワー1体は攻撃できず、守護 を持つ。 | Fanfare: a chosen allied follower can't attack and give it Ward.
ファンファーレ 自分の他のフォロワー1体を+1/+1する。それがコスト2以上のフォロワーなら、突進 を持つ。 | Fanfare: give a chosen other allied follower +1/+1. If it is a follower that costs 2 or more, give it Rush.
"""
STANDS_ALONE = """
ファンファーレ 自分の他のフォロワー1体を+1/+1する。コスト2以上のフォロワーを選択したなら、突進 を持つ。 | Fanfare: give a chosen other allied follower +1/+1. If it is a follower that costs 2 or more, gain Rush.
Fanfare: Give another allied follower +1/+1. If you selected a follower that costs at least 2, gain Rush. | Fanfare: give a chosen other allied follower +1/+1. If it is a follower that costs 2 or more, gain Rush.
All enemy followers can't attack and this can't be attacked. | All enemy followers can't attack, then this can't be attacked.
Fanfare: give it +1/+1 and gain +1/+1. | Fanfare: give it +1/+1 and gain +1/+1.
ファンファーレ +1/+1して、守護 を持つ。 | Fanfare: gain +1/+1 and Ward.
ファンファーレ：自分のフォロワーすべては攻撃できず、これは守護を得る。 | Fanfare: all allied followers can't attack and give this Ward.
"""


@pytest.mark.parametrize("text, meant", [*rows(GOES_ON), *rows(STANDS_ALONE)])
def test_a_clause_speaks_of_what_its_sentence_speaks_of(text: str, meant: str) -> None:
    check_printed(text, meant)


@pytest.mark.parametrize(
    "game, text, meant",
    [
        (DUEL_MASTERS, "これをクロスしたクリーチャーのパワーは+2000され、ブロックされない。", "The crossed creature has 2000 more power, then the crossed creature can't be blocked."),
        (VISION, "〔あなたの場のキャラクター全て〕は相手プレイヤーのカードの効果の目標にならず、ダメージを受けない。", "All allied Character cards can't be targeted by enemy effects, then all allied Character cards take no damage."),
    ],
)  # fmt: skip
def test_the_same_holds_for_what_other_games_print(game, text: str, meant: str) -> None:
    grammar = card_grammar(game.vocabulary)
    read = grammar.parse("line", text, NO_NAMES)
    assert Renderer(grammar.table, grammar.tokenizer, game.vocabulary, NO_NAMES).render(read, "en", "line") == meant


@pytest.mark.parametrize(("number", "pointer"), [(1, "it"), (2, "them")])
def test_what_is_done_to_them_is_done_to_each_that_was_made_in_one_breath(number: int, pointer: str) -> None:
    state = made("shadowverse", f"summon {number} Fairies. Give {pointer} Ward.").state
    fairies = [state.things[i] for i in state.zone("me", "board") if state.things[i].card.slug == "fairy"]
    assert sum("ward" in fairy.keywords for fairy in fairies) == number


@pytest.mark.parametrize(
    "text, meant",
    [
        ("Fanfare: Give an allied follower the following effect: Last Words: Draw a card. Then, deal 2 damage to it.",
         'Fanfare: give a chosen allied follower "Last Words: draw a card". Deal 2 damage to it.'),
        ("Fanfare: Give an allied follower the following effect: Last Words: Draw a card. Deal 2 damage to the enemy leader.",
         'Fanfare: give a chosen allied follower "Last Words: draw a card. Deal 2 damage to the enemy leader".'),
        ('Fanfare: Give an allied follower "Last Words: Draw a card. Then, deal 2 damage to the enemy leader".',
         'Fanfare: give a chosen allied follower "Last Words: draw a card. Deal 2 damage to the enemy leader".'),
    ],
)  # fmt: skip
def test_what_follows_behind_then_is_not_of_an_ability_given_without_quotes(text: str, meant: str) -> None:
    assert said(tree(text)) == meant


@pytest.mark.parametrize(
    ("printed", "means"),
    [
        ("While this card is in your hand, whenever you play a spell, subtract 1 from its cost.",
         "In your hand, whenever you play a spell: reduce the cost of this by 1."),
        ("While this card is in your hand, whenever you play a spell, draw a card and subtract 1 from its cost.",
         "In your hand, whenever you play a spell: draw a card and reduce the cost of it by 1."),
        ("Whenever you draw a card, subtract 1 from its cost.", "Whenever you draw a card: reduce the cost of it by 1."),
    ],
)  # fmt: skip
def test_the_cost_of_a_card_in_hand_is_meant_where_the_other_one_was_played(printed, means):
    """What was drawn can still cost less, what was played cannot."""
    assert said(tree(printed)) == means


@pytest.mark.parametrize(
    "lines",
    [
        ("Fanfare: Deal 1 damage to an enemy follower.", "If you selected a Machina follower, can't attack."),
        ("ファンファーレ 相手のフォロワー1体に1ダメージ。", "機械・フォロワーを選択したなら、攻撃できない。"),
    ],
)  # fmt: skip
def test_a_line_that_asks_what_was_selected_goes_on_with_the_line_before(lines) -> None:
    """It is no state that holds, and alone it points at nothing."""
    read, wrong = card("\n".join(lines))
    assert (wrong, [said(line) for line in read]) == ([], ["Fanfare: deal 1 damage to a chosen enemy follower. If it is a Machina follower, this can't attack."])
    with pytest.raises(PointsAtNothing):
        tree(lines[1])


def test_what_is_given_instead_need_not_say_again_to_whom() -> None:
    words = 'Fanfare: give an allied follower "Last Words: draw a card". If Resonance is active, give "this can\'t be attacked until the end of your next turn" instead.'
    assert said(tree(words)).endswith('If Resonance is active, give "this can\'t be attacked until the end of your next turn" instead.')


def test_what_is_given_to_the_own_leader_for_a_while_is_given_for_that_while() -> None:
    """To others it stays as it is said: “your” turn is that of whoever has it."""
    inside = 'this can\'t take more than 2 damage at a time'
    meant = "Fanfare: your leader can't take more than 2 damage at a time until the end of your next turn."
    assert said(tree(f'Fanfare: give your leader "{inside} until the end of your next turn".')) == meant
    other = f'Fanfare: give the enemy leader "{inside} until the end of your next turn".'
    assert said(tree(other)) == other
