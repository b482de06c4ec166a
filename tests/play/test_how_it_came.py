"""How a card was destroyed and played, where cards lie beside one another, what nothing came of, and whether anybody could attack a card."""

import pytest

from tests.cast.cases import fails


def _follower(en: str, ja: str, attack: int, defense: int, text: str = "", **more: object) -> dict[str, object]:
    return {"name": {"en": en, "ja": ja}, "kind": "follower", "class": "neutral", "cost": 2, "attack": attack, "defense": defense, "text": text, **more}


_CARDS = (
    _follower("Gnat Lady", "羽虫の貴婦人", 0, 2, "Bane"),
    _follower("Iron Bull", "鉄の雄牛", 6, 7),
    _follower("Bone Page", "骨の小姓", 1, 1, "Fanfare: Necromancy (4) - Gain +1/+1."),
    _follower("Late Blade", "遅咲きの剣", 3, 3, "Fanfare: Union Burst (10) - Deal 4 damage to the enemy leader."),
    _follower("Gate Chief", "門番頭", 2, 2, "Fanfare: Enhance (7) - Gain +3/+3."),
    _follower("Shade", "影", 2, 2, "Ambush"),
    _follower("Moaner", "嘆く者", 2, 2, "Last Words: Deal 3 damage to a random enemy follower."),
    {"name": {"en": "Smite", "ja": "鉄槌"}, "kind": "spell", "class": "neutral", "cost": 1, "text": "Destroy an enemy follower."},
    {"name": {"en": "Scorch", "ja": "焦熱"}, "kind": "spell", "class": "neutral", "cost": 1, "text": "Deal 9 damage to an enemy follower."},
    {"name": {"en": "Call Back", "ja": "呼び戻し"}, "kind": "spell", "class": "neutral", "cost": 1, "text": "Return an enemy follower to hand."},
    {"name": {"en": "Hasten", "ja": "急かし"}, "kind": "spell", "class": "neutral", "cost": 1, "text": "Subtract 2 from the Union Burst number of all cards in your hand."},
)  # fmt: skip


def _told(given: dict[str, object], when: list[str], holds: str, fails_to: str) -> None:
    assert not fails(given, when, [holds], cards=_CARDS)
    assert fails(given, when, [fails_to], cards=_CARDS) == [f"does not hold: {fails_to}"]


@pytest.mark.parametrize("holds, fails_to", [
    ("Iron Bull was destroyed in battle", "Iron Bull was destroyed by an effect"), ("Gnat Lady died in combat", "Gnat Lady was not destroyed in battle"), ("Iron Bull was destroyed by Gnat Lady", "Gnat Lady killed Gnat Lady"),
    ("Gnat Lady killed Iron Bull", "Iron Bull killed Iron Bull"), ("鉄の雄牛は交戦で破壊された", "鉄の雄牛は効果で破壊された"), ("鉄の雄牛は効果では破壊されなかった", "鉄の雄牛は戦闘では破壊されなかった"), ("羽虫の貴婦人は鉄の雄牛を倒した", "羽虫の貴婦人は羽虫の貴婦人を倒した"),
])  # fmt: skip
def test_in_battle(holds: str, fails_to: str) -> None:
    """The damage of an attack, and Bane without any: neither is an effect, and who did it is asked."""
    given = {"turn": "opponent", "me": {"board": ["Gnat Lady"]}, "opponent": {"board": ["Iron Bull"]}}
    _told(given, ["Iron Bull attacks Gnat Lady"], holds, fails_to)


@pytest.mark.parametrize("holds, fails_to", [
    ("Iron Bull was destroyed by an effect", "Iron Bull was destroyed in battle"), ("Gnat Lady was destroyed by an effect", "Gnat Lady was destroyed in battle"), ("Gnat Lady was not destroyed in battle", "Iron Bull was not destroyed by an effect"),
    ("羽虫の貴婦人は効果によって破壊された", "羽虫の貴婦人は戦闘で破壊された"),
])  # fmt: skip
def test_by_an_effect(holds: str, fails_to: str) -> None:
    """As a text says, or of its damage."""
    given = {"turn": "me", "me": {"hand": ["Smite", "Scorch"], "pp": 2}, "opponent": {"board": ["Iron Bull", "Gnat Lady"]}}
    _told(given, ["I play Smite targeting Iron Bull", "I play Scorch targeting Gnat Lady"], holds, fails_to)


@pytest.mark.parametrize("shadows, holds, fails_to", [
    (5, "Bone Page uses Necromancy", "Bone Page does not use Necromancy"), (5, "Bone Page uses Necromancy for 4", "Bone Page uses Necromancy for 3"), (5, "4 shadows are used", "5 shadows are used"), (5, "骨の小姓のネクロマンスが発動する", "骨の小姓のネクロマンスは発動しない"),
    (3, "Bone Page's Necromancy did not activate", "Bone Page's Necromancy activates"), (3, "Bone Page's Fanfare did nothing", "Bone Page uses Necromancy"), (3, "骨の小姓のファンファーレでは何も起こらない", "墓場を4消費する"),
])  # fmt: skip
def test_what_a_necromancy_pays(shadows: int, holds: str, fails_to: str) -> None:
    """With shadows enough it is paid; with too few the Fanfare resolves, and nothing comes of it."""
    given = {"turn": "me", "me": {"hand": ["Bone Page"], "pp": 2, "shadows": shadows}}
    assert not fails(given, ["I play Bone Page"], [holds], cards=_CARDS)
    assert fails(given, ["I play Bone Page"], [fails_to], cards=_CARDS)


def test_an_effect_that_does_something_has_not_done_nothing() -> None:
    """Neither has one that has not resolved."""
    given = {"turn": "me", "me": {"hand": ["Bone Page"], "pp": 2, "shadows": 5}}
    assert fails(given, ["I play Bone Page"], ["Bone Page's Fanfare did nothing"], cards=_CARDS)
    assert fails(given, ["nothing is done"], ["Bone Page's Fanfare did nothing"], cards=_CARDS)


@pytest.mark.parametrize("turn, holds, fails_to", [
    (19, "Late Blade's Union Burst triggered", "Late Blade's Union Burst did not trigger"), (19, "遅咲きの剣のユニオンバーストが発動する", "遅咲きの剣のユニオンバーストは発動しない"), (13, "Late Blade's Union Burst did not trigger", "Late Blade's Union Burst triggered"),
    (13, "after action 1, Late Blade's Union Burst number is 8", "Late Blade's Union Burst number is 10"), (13, "遅咲きの剣のユニオンバーストの値は8", "遅咲きの剣のユニオンバーストの値は-2以下"),
])  # fmt: skip
def test_a_late_turn(turn: int, holds: str, fails_to: str) -> None:
    """A Union Burst is called by its word; its number is the printed one with what has changed of it."""
    given = {"turn": "me", "turn_number": turn, "me": {"hand": ["Hasten", "Late Blade"], "pp": 10}}
    assert not fails(given, ["I play Hasten", "I play Late Blade"], [holds], cards=_CARDS)
    assert fails(given, ["I play Hasten", "I play Late Blade"], [fails_to], cards=_CARDS)


@pytest.mark.parametrize("pp, holds, fails_to", [
    (7, "Gate Chief was enhanced", "Gate Chief was not enhanced"), (7, "門番頭はエンハンスでプレイされた", "門番頭はエンハンスされない"), (6, "Gate Chief was not enhanced", "Gate Chief was played with Enhance"),
])  # fmt: skip
def test_how_a_card_was_played(pp: int, holds: str, fails_to: str) -> None:
    """With Enhance where there are points for it."""
    _told({"turn": "me", "me": {"hand": ["Gate Chief"], "pp": pp}}, ["I play Gate Chief"], holds, fails_to)


def test_enhance_is_not_declined() -> None:
    """Said as players say it."""
    assert not fails({"turn": "me", "me": {"hand": ["Gate Chief"], "pp": 7}}, ["I play Gate Chief without Enhance"], ["action 1 was refused"], cards=_CARDS)


@pytest.mark.parametrize("holds, fails_to", [
    ("Shade can't be attacked", "Shade can be attacked"), ("Gnat Lady can be attacked", "Gnat Lady can't be attacked"), ("Shade can't be attacked by Iron Bull", "Gnat Lady can't be attacked by Iron Bull"), ("影は攻撃対象にならない", "羽虫の貴婦人は攻撃対象にならない"),
    ("Shade is to the left of Gnat Lady", "Shade is to the right of Gnat Lady"), ("Gnat Lady is right of Shade", "Gnat Lady is left of Shade"), ("羽虫の貴婦人は影の右にいる", "羽虫の貴婦人は影の左にいる"), ("Iron Bull is in play", "Iron Bull is to the left of Shade"),
])  # fmt: skip
def test_beside_one_another_and_under_attack(holds: str, fails_to: str) -> None:
    """On one side of the board; and by whoever could attack at all."""
    given = {"turn": "opponent", "me": {"board": ["Shade", "Gnat Lady"]}, "opponent": {"board": ["Iron Bull"]}}
    _told(given, ["nothing is done"], holds, fails_to)


def test_where_nobody_could_attack_it_says_nothing() -> None:
    """Without anybody on the other side that is so of whatever card."""
    assert fails({"turn": "opponent", "me": {"board": ["Shade"]}}, ["nothing is done"], ["Shade can't be attacked"], cards=_CARDS)
    assert fails({"turn": "opponent", "me": {"board": ["Shade"]}}, ["nothing is done"], ["Shade can be attacked"], cards=_CARDS)


def test_a_card_that_comes_back_to_a_full_hand() -> None:
    """It goes to the cemetery: it was not returned, and what it did is told so."""
    given = {"turn": "me", "me": {"hand": ["Call Back"], "pp": 1}, "opponent": {"hand": ["9 x Smite"], "board": ["Moaner"]}}
    when = ["I play Call Back targeting Moaner"]
    assert not fails(given, when, ["Moaner was burned", "Moaner was not returned", "opponent has 1 shadow", "Moaner's Last Words did not trigger"], cards=_CARDS)
    room = {"turn": "me", "me": {"hand": ["Call Back"], "pp": 1}, "opponent": {"hand": ["8 x Smite"], "board": ["Moaner"]}}
    assert not fails(room, when, ["Moaner was not burned", "Moaner was returned", "opponent has 0 shadows"], cards=_CARDS)


def test_what_no_card_has_can_not_be_denied() -> None:
    """That its Last Words did not trigger says something only of a card that has them."""
    when = ["Iron Bull is destroyed"]
    given = {"turn": "me", "me": {"board": ["Iron Bull", "Moaner"]}}
    assert fails(given, when, ["Iron Bull's Last Words did not trigger"], cards=_CARDS)
    assert not fails(given, when, ["Moaner's Last Words did not trigger", "Iron Bull's effect did not trigger"], cards=_CARDS)


@pytest.mark.parametrize("holds, fails_to", [
    ("first Bone Page becomes 2/2, then Bone Page is destroyed", "first Bone Page becomes 1/2, then Bone Page is destroyed"), ("Bone Page becomes 2/2 before Bone Page is destroyed", "first Bone Page is destroyed, then Bone Page becomes 2/2"),
    ("順に、骨の小姓が2/2になり、骨の小姓が破壊される", "順に、骨の小姓が破壊され、骨の小姓が2/2になる"), ("after action 1, Bone Page is 2/2", "Bone Page is 2/2"),
])  # fmt: skip
def test_what_a_card_became_before_it_was_destroyed(holds: str, fails_to: str) -> None:
    """What it is at the end is another thing."""
    given = {"turn": "me", "me": {"hand": ["Bone Page"], "pp": 2, "shadows": 5}}
    _told(given, ["I play Bone Page", "Bone Page is destroyed"], holds, fails_to)


@pytest.mark.parametrize("text", ["自分のターン開始時、自分のPP最大値が7以上なら、これをデッキから直接召喚する。", "At the start of your turn, if you have 7 or more max play points, invoke this card.", "Invocation: At the start of your turn, if you have 7 or more max play points, invoke this card."])
def test_what_invokes_itself_waits_in_the_deck(text: str) -> None:
    """Headed so or not; and of two copies one comes."""
    sky = _follower("Sky Sentry", "空の番兵", 4, 4, text)
    given = {"turn": "opponent", "me": {"deck": ["Smite", "Sky Sentry", "Smite", "Sky Sentry"], "max_pp": 6}}
    assert not fails(given, ["opponent ends the turn"], ["1 Sky Sentry was invoked", "my board has 1 Sky Sentry"], cards=(*_CARDS, sky))
    early = {"turn": "opponent", "me": {"deck": ["Smite", "Sky Sentry"], "max_pp": 5}}
    assert not fails(early, ["opponent ends the turn"], ["Sky Sentry was not invoked", "my board is empty"], cards=(*_CARDS, sky))


def test_cards_fused_to_a_card_are_counted_in_japanese_too() -> None:
    """融合された as well as 融合した."""
    maker = _follower("Maker", "組み立て師", 3, 3, "融合：アーティファクト・カード\nファンファーレ これに融合されたカードが2枚以上なら、相手のリーダーに3ダメージ。")
    gear = _follower("Gear", "歯車", 1, 1, traits=["Artifact"])
    given = {"turn": "me", "me": {"hand": ["Maker", {"card": "Gear", "as": "left"}, {"card": "Gear", "as": "right"}], "pp": 4}}
    assert not fails(given, ["I fuse left and right to Maker", "I play Maker"], ["the enemy leader has 17 defense"], cards=(maker, gear))
    assert not fails(given, ["I fuse left to Maker", "I play Maker"], ["the enemy leader has 20 defense"], cards=(maker, gear))


@pytest.mark.parametrize("holds, fails_to", [
    ("行動1のあと、不滅の像は破壊されず場に残っている", "行動2のあと、不滅の像は破壊されず場に残っている"), ("鉄槌の効果では何も起こらない", "焦熱の効果では何も起こらない"), ("不滅の像は焦熱で破壊される", "不滅の像は鉄槌で破壊される"),
])  # fmt: skip
def test_what_effects_do_not_destroy(holds: str, fails_to: str) -> None:
    """An effect that would destroy it does nothing; its damage destroys it all the same."""
    statue = _follower("Lasting Statue", "不滅の像", 2, 3, "効果によって破壊されない。")
    given = {"turn": "me", "me": {"hand": ["Smite", "Scorch"], "pp": 2}, "opponent": {"board": ["Lasting Statue"]}}
    when = ["鉄槌を不滅の像を対象にプレイする", "焦熱を不滅の像を対象にプレイする"]
    assert not fails(given, when, [holds], cards=(*_CARDS, statue))
    assert fails(given, when, [fails_to], cards=(*_CARDS, statue))
