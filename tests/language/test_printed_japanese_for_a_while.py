"""How long things last as Japanese cards print it: said once before all that is done, or as long as something is so; in sentences of our own."""

import pytest

from engine.language.errors import LanguageError
from tests.cast.card_words import check_printed, rows, said, tree

LINES = """
ファンファーレ ターン終了まで、自分の他のフォロワーすべてを+2/+0し、自分の機械・フォロワーすべては必殺 を持つ。 | Fanfare: give all other allied followers +2/+0 until the end of the turn and give all allied Machina followers Bane until the end of the turn.
ファンファーレ ターン終了まで、突進 を持ち、+1/+0する。 | Fanfare: gain Rush until the end of the turn and gain +1/+0 until the end of the turn.
ファンファーレ カードを1枚引き、ターン終了まで、自分の他のフォロワーすべてを+2/+0し、突進 を持つ。 | Fanfare: draw a card and give all other allied followers +2/+0 until the end of the turn and gain Rush until the end of the turn.
ファンファーレ ターン終了まで、突進 を持ち、カードを1枚引く。 | Fanfare: gain Rush until the end of the turn and draw a card.
ファンファーレ 自分のフォロワー1体をターン終了まで+2/+0し、自分の他のフォロワーすべては必殺 を持つ。 | Fanfare: give a chosen allied follower +2/+0 until the end of the turn and give all other allied followers Bane.
ファンファーレ 自分のフォロワー1体を、ターン終了まで+1/+0して、突進 を与える。 | Fanfare: give a chosen allied follower +1/+0 and Rush until the end of the turn.
ファンファーレ 自分の他のフォロワーすべては、ターン終了まで+1/+0されて、突進 を持つ。 | Fanfare: give all other allied followers +1/+0 and Rush until the end of the turn.
覚醒 状態の間、守護 を持つ。 | While Overflow is active, this has Ward.
自分の手札がちょうど2枚の間、+2/+0される。 | While there are exactly 2 cards in your hand, this has +2/+0.
自分の手札が2枚の間、守護 を持つ。 | While there are exactly 2 cards in your hand, this has Ward.
自分の残りPPが5以上である限り、+1/+0されて、突進 を持つ。 | While you have 5 or more play points, this has +1/+0 and Rush.
覚醒 状態である限り、自分のフォロワーすべては+1/+0されて、守護 を持つ。 | While Overflow is active, all allied followers have +1/+0 and Ward.
自分の場のカードが3枚で、自分の墓場が10枚以上なら、カードを1枚引く。 | If there are exactly 3 allied cards and you have 10 or more shadows, draw a card.
"""


@pytest.mark.parametrize("printed, canonical", rows(LINES))
def test_said_as_printed(printed: str, canonical: str) -> None:
    check_printed(printed, canonical)


def test_what_has_no_end_beside_what_has_one_is_told_apart():
    """In canonical Japanese, too: it says of which thing there is no end."""
    read = tree("Give all allied followers +1/+0 until the end of the turn and give all enemy followers Ward.")
    japanese = said(read, "ja")
    assert "期限なしに相手のフォロワーすべてに守護を与える" in japanese
    assert tree(japanese) == read


def test_the_next_sentence_has_no_part_in_it():
    read = tree("ターン終了まで、自分のフォロワーすべてを+2/+0する。自分のフォロワーすべては必殺 を持つ。")
    assert said(read) == "Give all allied followers +2/+0 until the end of the turn. Give all allied followers Bane."


def test_a_loss_that_is_not_known_is_refused():
    with pytest.raises(LanguageError):
        tree("ターン終了まで、相手のフォロワー1体に守護 を忘れさせる。")
