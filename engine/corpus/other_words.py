"""What writers call the keys of a file, players and phases, in either language, and what they mean by that.

A key is only said to be meant, never read as another; a player or a phase that stands as a value is read.
"""

from __future__ import annotations

from collections.abc import Collection

_CALLED = """
me | 自分, 自分側, 味方, 私, 僕, 俺, こちら, i, my, mine, you, player, player1, self
opponent | 相手, 相手側, 敵, enemy, foe, opp, other, player2
turn | 手番, ターン, ターンプレイヤー, turn player, active, active player, whose turn
turn_number | ターン数, 何ターン目, turn count
first | 先攻, 先手, 先攻プレイヤー, first player, goes first, starting player
phase | フェイズ, フェーズ, step
priority | 優先権, 優先
deck_size | 山札枚数, 山札の枚数, デッキ枚数, デッキの枚数, deck count, cards in deck
leader | リーダー, hero, face
class | クラス, craft
counters | カウンター
history | 履歴, 過去, past
card | カード, カード名, name
as | 呼び名, ラベル, label, alias
evolved | 進化, 進化済み, 進化後
attacked | 攻撃済み, has attacked
damage | ダメージ, damaged
defense | 体力, health, hp, life, toughness
attack | 攻撃力, power, atk
cost | コスト
granted | 付与, 付与された能力, abilities, given
owner | 持ち主, オーナー
pilot | 操縦者, パイロット
under | 下, 下のカード, beneath
main | メイン, メインフェイズ, メインフェーズ, main phase, main step
start | スタート, スタートフェイズ, 開始フェイズ, start phase, beginning
draw | ドロー, ドローフェイズ, ドローステップ, draw phase, draw step
attack | アタック, アタックフェイズ, 攻撃フェイズ, アタックステップ, attack phase, attack step, battle phase
charge | チャージ, チャージフェイズ, チャージステップ, charge phase, charge step
charm | チャーム, チャームフェイズ, charm phase
active | アクティブ, アクティブフェイズ, active phase
maintenance | メンテナンス, メンテナンスフェイズ, maintenance phase
discard | ディスカード, ディスカードフェイズ, discard phase
end | エンド, エンドフェイズ, 終了フェイズ, end phase, end step
given | 盤面, 前提, 状況, board, setup, state
when | 行動, アクション, 操作, actions, do
then | 結果, 期待, expect, expectations, result
otherwise | 別の設定, そうでなければ, else
cards | カード一覧, 使うカード
scenarios | シナリオ, scenario
title | 題名, タイトル
question | 質問, 問い
answer | 答え, 回答
text | テキスト, 能力, 効果, ability, effect
kind | 種類, カードの種類, type
"""
_KEYS: dict[str, list[str]] = {}
for _line in _CALLED.strip().splitlines():
    _key, _words = _line.split("|")
    for _word in _words.split(","):
        _KEYS.setdefault(_word.strip(), []).append(_key.strip())


def meant(word: str, known: Collection[str]) -> tuple[str, ...]:
    """The key that a word is another word for, if it is among those that are known here."""
    return tuple(key for key in _KEYS.get(word.casefold().replace("_", " ").strip(), ()) if key in known)[:1]
