"""How a turn of Shadowverse goes: the mulligan before the first one, then its start, the part in which its player acts, and its end."""

from engine.games.shadowverse import beyond_policies as beyond
from engine.games.shadowverse import policies as rule
from engine.kernel import questions as ask
from engine.kernel.turn_parts import TurnPart, itself, may

TURN = (
    TurnPart("mulligan", {"en": "Before the first turn", "ja": "最初のターンの前"}, (
        itself("It is shown whom one plays against and who goes first.", "対戦相手と先攻・後攻が表示される。", rule.OPENING_SHOWN),
        may("mulligan", "Returns as many cards of the opening hand as they like, once, and draws that many from the rest of the deck.",
            "最初の手札を好きな枚数、1回だけデッキに戻し、残りのデッキから同じ枚数を引く。",
            rule.MULLIGAN_WHEN, rule.MULLIGAN_POOL, rule.MULLIGAN_SILENT, by="either"),
    )),
    TurnPart("start", {"en": "Start of the turn", "ja": "ターンの開始"}, (
        itself("What lasts until the start of the turn ends.", "ターン開始時までの効果が終わる。", rule.TURN_UNTIL_START),
        itself("The maximum of play points rises by one, up to 10, and all play points are restored.",
               "PPの最大値が10を上限に1増え、PPがすべて回復する。", rule.TURN_PLAY_POINTS, event="gained"),
        itself("Effects that wait for the start of the turn are processed, and countdowns go down.",
               "ターン開始時の効果が処理され、カウントダウンが進む。", rule.TIMING_COUNTDOWN, rule.COUNTDOWN_ZERO, event="turn-started"),
        itself("A card is drawn; two by the second player on their first turn.", "カードを1枚引く。後攻の最初のターンは2枚引く。",
               rule.TURN_DRAW, rule.DRAW_SECOND_PLAYER, rule.DRAW_EMPTY_DECK, event="drawn"),
    )),
    TurnPart("main", {"en": "The player acts", "ja": "メイン"}, (
        may("play", "Plays a card from hand and pays its cost.", "手札のカードをコストを支払ってプレイする。",
            rule.PLAY_OWN_TURN, rule.PLAY_COST, rule.PLAY_ROOM, rule.PLAY_TARGET),
        may("evolve", "Evolves a follower for an evolution point.", "EPを使ってフォロワーを進化させる。", rule.EVOLVE_POINTS),
        may("super_evolve", "Or super-evolves one for a super-evolution point.", "またはSEPを使ってフォロワーを超進化させる。",
            beyond.SUPER_POINTS, beyond.EVOLVE_OFTEN),
        may("engage", "Engages a card on the board that has Engage.", "アクトを持つ場のカードをアクトさせる。",
            beyond.ENGAGE_ALLOWED, beyond.ENGAGE_OFTEN),
        may("attack", "Attacks with a follower: effects first, then damage.", "フォロワーで攻撃する。効果が先で、ダメージはその後。",
            rule.ATTACK_ALLOWED, rule.ATTACK_WARD, rule.COMBAT_EFFECTS),
        may("fuse", "Fuses cards of the hand to a card with Fusion, once a turn each.",
            "融合を持つ手札に他の手札を融合する。各カード1ターンに1回。",
            rule.FUSION_ALLOWED, rule.FUSION_OFTEN),
        itself("After each of these, what has triggered is processed in its order before anything else is done.",
               "それぞれの後、誘発した効果がすべて順番に処理されてから、次の行動に移る。", ask.ORDER_OCCASION, ask.ORDER_PARTS),
        may("end_turn", "Ends the turn.", "ターンを終了する。", rule.PLAY_OWN_TURN),
    )),
    TurnPart("end", {"en": "End of the turn", "ja": "ターンの終了"}, (
        itself("Effects that wait for the end of the turn are processed, still in this player's turn.",
               "ターン終了時の効果が、まだこのプレイヤーのターンのうちに処理される。", rule.TURN_PASSES, event="turn-ended"),
        itself("What lasts until the end of the turn ends.", "ターン終了時までの効果が終わる。", rule.TURN_UNTIL_END),
        itself("The other player's turn begins, or an extra turn.", "相手のターン、または追加ターンが始まる。", rule.TURN_EXTRA_COUNTS),
    )),
)  # fmt: skip
