"""What players of one game say in other words comes to what the language says, and nothing that says something is passed over."""

from __future__ import annotations

import pytest

from engine.games.registry import GAMES
from engine.language.errors import LanguageError
from engine.language.names import Names
from engine.language.sentences import nearest
from tests.cast.cases import Fails

NAMES = Names(
    {"Ram": "ram", "羊": "ram", "Wall": "wall", "壁": "wall", "Bolt": "bolt", "稲妻": "bolt"},
    {"ram": {"en": "Ram", "ja": "羊"}, "wall": {"en": "Wall", "ja": "壁"}, "bolt": {"en": "Bolt", "ja": "稲妻"}},
)
DM, VISION, CHRONO = "duel-masters", "vision", "chrono-card"
ACTIONS = [
    (DM, "the opponent casts Bolt with its shield trigger, choosing Ram", "opponent uses Bolt's Shield Trigger choosing Ram"),
    (DM, "opponent summons Wall by Ninja Strike", "opponent uses Wall's Ninja Strike"),
    (DM, "Wall blocks Ram", "Wall blocks"), (DM, "the opponent tries to block Ram's attack with Wall", "Wall blocks"),
    (DM, "the opponent does not block Ram", "nobody blocks"), (DM, "Ram attacks the opponent and breaks Wall and Bolt", "Ram attacks opponent choosing Wall and Bolt"),
    (DM, "I evolve Wall into Ram", "I summon Ram onto Wall"), (DM, "I cast the spell side of Bolt", "I play Bolt with the spell side"), (DM, "I put Wall into my mana zone", "I charge Wall"),
    (DM, "相手はS・トリガーで稲妻を唱え、羊を選ぶ", "opponent uses Bolt's Shield Trigger choosing Ram"), (DM, "自分は壁で羊をブロックする", "Wall blocks"),
    (DM, "羊で相手の壁をブレイクする", "Ram attacks opponent choosing Wall"), (DM, "相手が稲妻の呪文側を唱える", "opponent plays Bolt with the spell side"), (DM, "壁をマナに置く", "I charge Wall"),
    (VISION, "in response, the opponent plays Bolt targeting Ram", "opponent plays Bolt targeting Ram"), (VISION, "I respond with Bolt targeting Ram", "I play Bolt targeting Ram"),
    (VISION, "the opponent activates Ram's effect", "opponent uses Ram's activated effect"), (VISION, "自分は羊を目標に稲妻をプレイする", "I play Bolt targeting Ram"),
    (VISION, "自分は羊に干渉して稲妻をプレイする", "I play Bolt"), (VISION, "互いに優先権を放棄する", "both players pass"), (VISION, "相手は優先権を放棄する", "opponent passes"),
    (VISION, "羊の（常時）②の効果を使用する", 'I use Ram\'s effect "Activated effect, paying 2 nodes"'), (VISION, "羊の（常時）Ｓの効果を使う", 'I use Ram\'s effect "Activated effect, putting this to sleep"'),
    (CHRONO, "the opponent interrupts Ram's A.Skill with Bolt", "opponent plays Bolt"), (CHRONO, "the opponent interrupts with Ram's A.Skill", "opponent uses Ram's A.Skill"), (CHRONO, "自分は割り込みで羊を対象に稲妻を使用する", "I play Bolt targeting Ram"),
    (CHRONO, "相手は壁の支援で羊のチャームを宣言する", "opponent declares a charm by Ram supported by Wall"), (CHRONO, "相手は割り込まない", "opponent ends interrupts"),
    (DM, "I put out Wall by Ninja Strike", "I use Wall's Ninja Strike"), (VISION, "相手は防御せず、双方が優先権を放棄する", "both players pass"),
    (VISION, "自分は攻撃に干渉して、羊を目標に稲妻をプレイする", "I play Bolt targeting Ram"), (CHRONO, "相手は羊のA.Skillで割り込む", "opponent uses Ram's A.Skill"),
    (CHRONO, "自分は稲妻でさらに割り込む", "I play Bolt"), (CHRONO, "相手はチャームフェイズの終了を宣言する", "opponent declares a phase change"),
    (CHRONO, "チャームフェイズを終える", "I declare a phase change"), (CHRONO, "羊でEPを出す", "I produce EP from Ram"),
]  # fmt: skip
CLAIMS = [
    (DM, "neither player has a creature in the battle zone", "the battle zone has 0 creatures"), (DM, "I have two untapped mana", "my mana zone has 2 untapped cards"),
    (DM, "Ram is underneath Wall", "Ram is beneath Wall"), (DM, "羊は壁の下にある", "Ram is beneath Wall"), (DM, "Wall was unable to block", "Wall could not block"),
    (DM, "Ram won the battle against Wall", "it happened that Ram wins the battle against Wall"), (DM, "羊はバトルに負けた", "it happened that Ram loses the battle"),
    (DM, "羊は召喚できなかった", "Ram can't be played"), (DM, "羊は手札のまま", "Ram is in the hand"), (DM, "自分のアンタップしているマナは2枚", "my mana zone has 2 untapped cards"),
    (DM, "Wall was untapped", "it happened that Wall untaps"), (DM, "Ram battled Wall and won", "it happened that Ram wins the battle against Wall"),
    (DM, "the opponent's shield was not broken", "0 of opponent's shields were broken"), (DM, "2 of my mana are untapped", "my mana zone has 2 untapped cards"),
    (DM, "羊の能力はバトルの前に解決された", "first Ram's effect resolves, then Ram battles"), (VISION, "相手が優先権を持っている", "opponent holds priority"),
    (VISION, "Ram was destroyed before Bolt resolved", "first Ram is destroyed, then Bolt's effect resolves"), (CHRONO, "羊のA.Skillは使えない", "I can't use Ram's A.Skill"),
    (CHRONO, "稲妻、羊のA.Skill、壁の順に解決された", "first Bolt's effect resolves, then Ram's A.Skill resolves, then Wall's effect resolves"),
    (VISION, "相手のノードのうち2枚はスリープ状態", "2 of opponent's nodes are asleep"), (VISION, "羊の戦闘力は3/5", "Ram is 3/5"), (VISION, "Bolt is set on Ram", "Bolt is set on Ram"),
    (VISION, "稲妻は羊にセットされている", "Bolt is set on Ram"), (CHRONO, "自分のダメージ累計は17", "I have 17 damage"), (CHRONO, "Bolt was nullified", "Bolt was negated"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "said", "plain"), ACTIONS)
def test_an_action_in_a_player_s_own_words(game: str, said: str, plain: str) -> None:
    vocabulary = GAMES[game].vocabulary
    assert nearest.parse_action(said, NAMES, vocabulary) == nearest.parse_action(plain, NAMES, vocabulary)


@pytest.mark.parametrize(("game", "said", "plain"), CLAIMS)
def test_an_expectation_in_a_player_s_own_words(game: str, said: str, plain: str) -> None:
    vocabulary = GAMES[game].vocabulary
    assert nearest.parse_expectation(said, NAMES, vocabulary) == nearest.parse_expectation(plain, NAMES, vocabulary)


@pytest.mark.parametrize(("game", "said"), [
    (DM, "Ram attacks the opponent and breaks two shields"), (DM, "the opponent blocks twice with Wall"), (VISION, "羊の（常時）の効果を使用する"), (CHRONO, "相手は二度と割り込まない"),
])  # fmt: skip
def test_what_says_more_is_refused(game: str, said: str) -> None:
    with pytest.raises(LanguageError):
        nearest.parse_action(said, NAMES, GAMES[game].vocabulary)


@pytest.mark.parametrize(("game", "said", "never"), [
    (DM, "Ram evaded Wall", "evolve"), (DM, "羊は3の力がある", "3/"), (VISION, "Ram is developed", "evolved"), (VISION, "羊は進化中", "進化"), (CHRONO, "羊に壁が乗る", "乗っている"),
])  # fmt: skip
def test_nobody_is_told_to_write_what_the_game_has_no_use_for(game: str, said: str, never: str) -> None:
    """There is no evolving in these games, and nobody boards."""
    with pytest.raises(LanguageError) as refused:
        nearest.parse_expectation(said, NAMES, GAMES[game].vocabulary)
    assert not [one for one in refused.value.nearest if never in one]


def test_what_an_action_leads_to_is_told_to_stand_under_then() -> None:
    with pytest.raises(LanguageError) as refused:
        nearest.parse_action("羊で相手を攻撃し、シールドを2枚ブレイクする", NAMES, GAMES[DM].vocabulary)
    assert "then" in refused.value.message["ja"]


@pytest.mark.parametrize(("game", "lies", "holds"), [
    (VISION, {}, True), (VISION, {"asleep": True}, False), (CHRONO, {}, True), (CHRONO, {"checked": True}, False), (CHRONO, {"face_down": True}, False),
])  # fmt: skip
@pytest.mark.parametrize("said", ["{} can attack", "{}は攻撃できる"])
def test_only_what_lies_active_can_attack(fails: Fails, game: str, lies: dict[str, bool], holds: bool, said: str) -> None:
    """As the attack itself would be refused; in these games it is never on a card."""
    runner = {"name": {"en": "Test Runner", "ja": "試験の走者"}, "kind": "character", "cost": 0, "attack": 1, "defense": 2}
    board = {"turn": "me", "phase": "main", "me": {"field": [{"card": "Test Runner", "as": "mine", **lies}]}, "opponent": {"field": [{"card": "Test Runner", "as": "theirs"}]}}
    assert (fails(board, ["nothing is done"], [said.format("mine")], game, [runner]) == []) is holds
    assert fails(board, ["nothing is done"], ["mine can't attack theirs"], game, [runner]) == []
