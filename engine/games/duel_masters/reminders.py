"""What cards of Duel Masters explain in brackets, keyword by keyword: the words such an explanation may be made of, and what it must say."""

from collections.abc import Mapping

from engine.language.brackets import Reminder, reminder

_GRAMMAR = (
    "a an the this that these those it its they their them of in into on to from for by with and or if when whenever while then your you his her turn"
    " he she opponent's opponent creature creatures card cards spell spells is are be was has have do does costs cost more less than at one another n two three four other"
)
_GRAMMAR_IN_JAPANESE = (
    "は が を に の と も で へ や から まで し して た する した され される された いる いれば いて ある あれば あり であれば なら て この その それ これ こう 自分 相手 自身"
    " クリーチャー カード 呪文 プレイヤー ターン 時 とき 場合 体 枚 枚目 つ 以上 以下 または かつ 場合 その後 よい 中 間 後 バトルゾーン マナゾーン シールドゾーン"
    " そうした 得た 得る 持つ 持った" " 手札 墓地 山札 シールド パワー コスト 能力"
)  # what joins the words of any explanation, and what it may be about; what happens to it is each keyword's own
_SHARED = r"^[^()（）]*"

_BREAKS = (
    "this creature it breaks break shields shield when attacks the all of your opponent's n two three four a that has one more for each"
    " other in battle zone power it its every"
)
_BREAKS_JA = (
    "このクリーチャー そのクリーチャー クリーチャー シールド ブレイク する した を は が 枚 つ 攻撃 とき 時 すべて 相手 の w・ブレイカー t・ブレイカー q・ブレイカー"
    " ワールド・ブレイカー それぞれ 持つ その パワー ごとに つき 1"
)

_ENGLISH = (
    *((f"{word} breaker|{letter}-breaker", _BREAKS) for word, letter in (("double", "w"), ("triple", "t"), ("quadruple", "q"))),
    ("(?<!double )(?<!triple )(?<!quadruple )(?<![wtq]-)breaker", _BREAKS),
    ("blocker",
     "whenever when an a opponent's opponent creature creatures attacks attack you may tap this card to stop the and block that then two both n"
     " battle battles afterward afterwards has it blocker"),
    ("shield trigger|s-trigger",
     "when this spell creature card cross gear castle is put into your hand from your shield zone you may cast summon use it immediately for no"
     " cost a add"),
    ("power attacker",
     "while attacking this creature gets power a that has attacker n"),
    ("speed attacker", "this creature creatures doesn't don't get has have summoning sickness can attack on the turn it is put into battle zone it they a that speed attacker"),
    ("slayer",
     "whenever when this creature battles loses a battle destroy the other creature after that has slayer"),
    ("charger", "after you cast this spell put it into your mana zone instead of graveyard"),
    ("wave striker",
     "while n two or more other creatures in the battle zone have wave striker this creature has its ability"),
    ("silent skill",
     "at the start of each your turns if this creature is tapped you may keep it tapped and use its silent skill ability instead untapping untap"),
    ("turbo rush",
     "if any of your other creatures broke shields this turn creature gets its turbo rush ability until the end of"),
    ("metamorph",
     "if you have n seven or more cards in your mana zone this creature spell gets the following metamorph ability card"),
    ("accelerator", "while this creature is crossed with a cross gear gets the following accelerator ability"),
    ("sympathy",
     "this creature spell costs n less to summon cast for each of your and or creatures in the battle zone it can't cost than"),
    ("saver", "when one of your would be destroyed you may destroy this creature instead while is in the battle zone other creatures all races"),
    ("stealth", "this creature can't be blocked while your opponent has any cards card in his mana zone a"),
    ("cross gear",
     "put this card into the battle zone to cross with a creature pay card's cost again when that leaves remains in you generate it"),
    ("mach fighter", "this creature it can attack any tapped or untapped creatures on the turn that it enters is put into the battle zone"),
    ("just diver", "when this creature enters until the start of your next turn it can't be chosen by your opponent or attacked"),
    ("guardman", "when whenever an opponent's creature attacks another of your other creatures you may tap this creature to redirect the attack to it"
     " change target a one attack's"),
    ("ex life", "would zone battle shields leaves when this creature enters add put the top card of your deck to your shields face down it would leave instead that shield into graveyard"),
    ("g-strike", "when this spell creature card is put into add adding added to your hand from your shield zone you may reveal show it to your opponent then choose one of"
     " opponent's creatures that can't attack this turn and"),
    (_SHARED, "each of your has have this creature's ability"),  # of a race that shares what follows
    ("gravity zero|g-zero", "summon cast use for no cost without paying"),
    ("revolution change", "attacks attack exchange swap switch your hand may"),
    (r"gr summon", "summon top super gr deck without paying cost"),
    ("mana drive", "enters more mana zone least have civilization"),
    (r"hyper \d", "during turn main tap other may hyper mode until start next on released release"),
    ("invasion", "attacks put top may hand"),
    ("s-back|strike back", "put add discard would instead may cast summon use no cost hand shield zone shields"),
    ("ninja strike",
     "attacks blocks more mana zone haven't not used use using any other ninja strike ability during attack may summon no cost without paying at end turn put bottom"
     " deck once per each"),
    ("attack chance", "attacks may cast no cost hand"),
    (r"crew breaker[^()]*", "breaks more shield for each other of your in the battle zone"),
    ("gachinko judge", "each player both players reveals reveal top puts put bottom deck costs cost same more less win wins tie whoever"),
    ("shield plus", "put add top deck beneath under shield shields counts as set"),
    ("neo evolution", "may put on top evolution while it's treated as otherwise enters normal becomes counts underneath under beneath"),
    ("star evolution", "would leave only top leaves put evolution"),
    ("seal|seals|sealed", "put top deck face down face-down seal ignored ignores removed remove until command enters same civilization treated there one"),
    ("hyper energy", "summon cast tap any number may pay costs cost less each tapped no can't than this way reduce"),
    ("mana arms", "while mana zone more"),
    ("s-max evolution", "only battle zone evolution doesn't need put on controls"),
    ("soul shift", "costs cost less summon evolution source sources can't than"),
    ("madness", "would discard discarded during turn may put battle zone instead"),
    (r"\.|\.”|\.\"",
     "a creature creatures that has have power n or less is are destroyed first choose what your this attacking then to tap it can still be"
     " attacked and blocked the shield triggers still use ability of those shields you trigger summoning sickness doesn't get your opponent"),
)  # fmt: skip
_JAPANESE = (
    *((f"{letter}・ブレイカー", _BREAKS_JA) for letter in "WTQ"),
    ("(?<![WTQ]・)ブレイカー", _BREAKS_JA),
    ("ブロッカー",
     "攻撃先 変更し 変更 このクリーチャー 相手クリーチャー 相手 クリーチャー が 攻撃 する とき 時 を タップ して した その 阻止 て も よい その後 そのあと と バトル の ブロッカー 持つ"
     " は に この 自分 ブロック し できる"),
    ("トリガー",
     "この 呪文 クリーチャー カード 城 クロスギア を シールドゾーン シールド から 手札 に 加える 戻す とき 時 コスト 支払わずに 支払わず すぐ 唱えて 召喚して 使って"
     " ジェネレートし て も よい 自分の 自分 の"),
    ("パワーアタッカー", "攻撃中 攻撃 中 この その クリーチャー の パワー は を が 持つ される + +x"),
    ("スピードアタッカー", "この その クリーチャー は 召喚酔い しない を 持つ"),
    ("スレイヤー",
     "この その クリーチャー が バトル する した 時 とき の 後 あと 相手クリーチャー 相手 を 破壊する 破壊 と は 勝っても 持ち主の墓地に 置かれる 持つ スレイヤー"),
    ("チャージャー", "この 呪文 を 唱えた 後 あと 墓地に 置く かわりに 自分の マナゾーンに 自分 の"),
    ("Evoチャージャー",
     "この 呪文 を 唱えた 後 墓地に 置く かわりに 自分の マナゾーンに その後 クリーチャーを 1体 体 自分の マナゾーンから バトルゾーンに ある 進化クリーチャー 下に 重ねて 置いて 置く も よい"),
    ("G・ストライク", "見せて 選び この 呪文を カードを 自分の から このクリーチャーを この呪文を このカードを シールドゾーンから 手札に 加える 時 とき 表向きに し 相手に 見せ 相手の クリーチャーを 1体 体 選んで 選ぶ その ターン このターン そのクリーチャーは 攻撃 できない 攻撃できない て も よい そうした 場合 1 つ クリーチャー"),
    ("マッハファイター", "この クリーチャー は バトルゾーンに 出た ターンの間 ターン の 間 タップまたは アンタップしている している タップ アンタップ クリーチャーを 攻撃 できる 攻撃できる また"),
    ("シールド・フォース",
     "この クリーチャーを バトルゾーンに 出す 時 自分の シールドを 枚 選んで も よい その シールドが シールドゾーンに ある 間 クリーチャーは 次の 能力を 得る"),
    (r"O・ドライブ[^()（）]*",
     "この クリーチャーを 呪文を 召喚する 唱える 時 自分の マナゾーンで 火の 水の 光の 闇の 自然の 火 水 光 闇 自然 と カードを さらに 枚 1 タップし て も よい そうした 場合"
     " この クリーチャーは 呪文は 次の 能力を 得る"),
    (r"フォートE[^()（）]*",
     "この クリーチャーを バトルゾーンに 出した 時 種族に とある クリーチャーを を 自分の マナゾーンで タップして 召喚して いた 場合 クリーチャーは 次の 能力を 得る"),
    ("城", "S・トリガー 能力を 使う 場合は この カードを 墓地に 置く 前に 使う"),
    (r"L・ゲート：.*",
     "この クリーチャーが 破壊される 時 墓地に 置く かわりに を 体 自分の 墓地から 手札に 戻し て も よい そうした 場合 クリーチャーを 山札の 一番下に 置く"),
    ("連鎖",
     "この クリーチャーを バトルゾーンに 出した 時 自分の 山札の 上から 枚目を 見る その カードが クリーチャーより コストが 小さい クリーチャーであれば バトルゾーンに 出して"
     " も よい"),
    ("サイレントスキル", "自分の ターンの はじめに この クリーチャーが タップされて いたら アンタップする かわりに 次の 能力を 使って も よい"),
    ("ウェーブストライカー", "バトルゾーンに ウェーブストライカー を 持つ クリーチャー が 他に 体以上 あれば この は 次の 能力を 得る"),
    ("ターボラッシュ", "自分の 他の クリーチャーが シールドを ブレイクした 後 あと その ターンが 終わるまで この クリーチャーは 次の 能力を 得る"),
    ("メタモーフ", "自分の マナゾーンに 枚以上 カードが あれば この クリーチャーは 呪文は 次の 能力を 得る"),
    ("アクセル", "この クリーチャーに クロスギアが クロスされて いる 時 とき クリーチャーは 次の 能力を 得る"),
    ("ニンジャ・ストライク",
     "相手の クリーチャーが 攻撃 または ブロック した 時 自分の マナゾーンに カードが 枚以上 あり その 攻撃中に ニンジャ・ストライク 能力を 使って いなかった 場合 この"
     " いなければ 一度 一度だけ 1度 1回 シノビ を コストを 支払わずに 召喚 して も よい ターンの 終わりに 山札の 一番 下に 置く クリーチャー"),
    ("シンパシー",
     "この クリーチャーを 呪文を 召喚する 唱える 時 とき 支払う コストは バトルゾーンに ある 自分の または と および 体につき 少なくなる ただし より 少なく ならない"),
    ("セイバー", "自分の 他の クリーチャーが 体が が 破壊される 時 とき この クリーチャーを かわりに 破壊 して も よい"),
    ("ステルス", "相手の マナゾーンに 自然の 火の 水の 光の 闇の カードが 枚でも あれば この クリーチャーは ブロックされない"),
    ("クロスギア",
     "この カードを バトルゾーンに 置く クリーチャーに クロスするには の コストを もう一度 支払う その クリーチャーが バトルゾーンを 離れても は 残る バトルゾーン"),
    ("シールド・セイバー", "自分の シールドが ブレイクされる 時 とき かわりに この クリーチャーを 破壊 して も よい"),
    ("ジャストダイバー",
     "この クリーチャーが 出た 時 次の 自分の ターンの はじめまで クリーチャーは 相手に 選ばれず 攻撃されない バトルゾーンに 出す"),
    ("EXライフ",
     "加える 加え 置いて この クリーチャーを 出す 出した 出た 離れた 化し 化する 化 足す 追加 追加する 表 裏向き 裏向きで 枚目を 時 自分の 山札の 上から 1枚を シールド化する クリーチャーが 離れる かわりに その シールドを 墓地に 置く シールド 枚を 1 として"),
    ("S・バック",
     "自分の シールドゾーンから 手札に 加える 時 そのカードを 捨てて も よい そうした そうしたら 場合 この クリーチャーを 呪文を コストを 支払わずに 召喚する 唱える 使う"
     " 火の 水の 光の 闇の 自然の カードを"),
    (r"アタック・チャンス[^()（）]*",
     "自分の クリーチャー ドラゴン コマンド が 攻撃 する 時 とき この 呪文 を コストを 支払わずに 唱えて も よい 以上 以下 の"),
    (r"革命0・?トリガー",
     "クリーチャーが 自分を 攻撃する 時 とき 自分の シールドが 1 つ ひとつ 枚 も なければ この 呪文を クリーチャーを カードを コストを 支払わずに 唱えて 召喚して"
     " 使って よい"),
    (r"スーパー・S・トリガー",
     "この 呪文を クリーチャーを シールドゾーンから 手札に 加える 時 とき コストを 支払わずに すぐ 唱えて 召喚して も よい その 自分の シールドが 1 つ 枚 なければ"
     " 次の スーパーボーナス を 得る 与える クリーチャーに 呪文に"),
    ("ハイパー・?エナジー",
     "この クリーチャーを 召喚する 呪文を 唱える 時 とき コストを 支払う 自分の クリーチャーを 好きな 数 タップし て も よい そうした 場合 こうして タップした"
     " クリーチャー 1 体 につき その コストを 2 少なくする ただし コストは 0 以下には ならない 1 より 少なくは"),
    ("ガードマン",
     "変更 相手の 相手クリーチャー クリーチャーが クリーチャーを が を 自分の 他の 攻撃する 攻撃した 時 とき この タップし タップして て も よい その 攻撃を 攻撃先を クリーチャーに に 変更し 変更して から"),
    ("シンカライズ", "このターン中に 出た この自分の タマシードを タマシードは タマシード 含め 進化元に し クリーチャーとして クリーチャーの ように この カード これ タマシード の 上に 進化 クリーチャーを 置いて 重ねて も よい 置ける できる"),
    ("G・ゼロ", "この クリーチャーを コストを 支払わずに 召喚 して も よい"),
    ("侵略", "自分の 火 水 光 闇 自然 火の 水の 光の 闇の 自然の 無色の 多色の クリーチャーが クリーチャー が 攻撃する 攻撃した 時 とき 手札に 墓地に ある または この この クリーチャーを を その クリーチャーの 上に 重ねて 置いて も よい カード"),
    ("革命チェンジ", "自分の 火 水 光 闇 自然 火の 水の 光の 闇の 自然の 無色の 多色の が を と クリーチャー クリーチャーが 攻撃する 時 その クリーチャーと 手札に ある この を 入れ替えて も よい カード または ドラゴン の コスト 以上"),
    ("マッドネス", "捨てられる 捨てる 捨てさせる かわりに 代わりに 出して 出す"),
    ("NEO進化", "上に 置いて 重ねて 出して 進化クリーチャー 進化 なる 扱う 下に ない 召喚して 召喚する 含む"),
    ("封印", "裏向き 裏向きに 裏向きのまま 上 上から 一番上の 1 置く 置き 置いて 重ねる 付ける 付け 封印 無視 無視される ない もの コマンド 出る 出た 外す 外し 同じ 文明 いずれか ひとつ 扱う"),
    ("スター進化", "離れる 離れ 上から 1 だけ 離れず 残る カード 以外 代わりに かわりに 一番上の のみ 上の 進化 置く 重ねる"),
    ("ソウルシフト", "召喚 選ぶ 選んだ 進化元 だけ 少なく なる くなる ただし より ならない 支払う"),
    ("シールド・プラス", "上 上から 下に 上に 裏向きのまま 置いて 置く 加えて 重ねた 重ねる 束 みなす こうして いずれか 扱う"),
    ("S-MAX進化", "進化元 なしで なし 出せる 出す ない 必要 のみ しか 複数 残して 手札に 加える 戻す 進化 まで"),
    ("ガチンコ・ジャッジ", "互い 互いに お互い 上から 表向き 下に 置く 置き 見せ 勝つ 勝ち 大きい 同じ 多い 高い 行う 一番"),
    ("マナ武装", "あり 中 カード 得る 与える"),
    ("マナ爆誕", "支払って 召喚"),
    (r"クルー・ブレイカー[^()（）]*", "攻撃 につき 他の さらに もう ブレイク"),
    ("超次元ゾーン|裏返す|サイキック", "ゲーム 開始時 サイキック・クリーチャー サイキック 含めず 超次元ゾーン 置き 以外 ゾーン 行った そこ 戻す"),
    ("G・リンク.*", "指定 ゴッド リンク 各 特性 1体 なる 離れる どちらか 選ぶ 置く 〔 〕"),
    ("・マジック", "バトルゾーンに もう一度 もう1度 使って 使う 唱えた後 の クリーチャー"),
    (r"墓地に置く。", "使えない s・トリガー s(シールド)・トリガー"),
    ("ホーリー・フィールド", "数 相手以上 次の"),
    ("マーシャル・タッチ", "バトルゾーンに 出した 戻して 使う 他の"),
    ("返霊", "攻撃する 好きな 順序で 一番下に 置いて 使う"),
    ("GR召喚(?:する)?", "超GR GRゾーン 上から 1枚目を 一番上の 支払わずに 召喚"),
    ("ハイパー化", "他の タップ はじめまで 次の ハイパーモード 解放 メインステップ"),
    (r"マナドライブ.*。", "合計 文明 光 水 闇 火 自然 発動 使う"),
    ("。|」|。」",
     "パワー 以下の から クリーチャーは 破壊される ただし この クリーチャーを 攻撃 または ブロック して も よい を まず 何を 攻撃するか 選び その後 選んで 選んで タップする その"
     " s・トリガー s(シールド)・トリガー は 使って よい 使える 召喚酔い しない"),
)  # fmt: skip

# What an explanation must say, whatever its other words, and the number that the keyword stands for (0: one that stands with the keyword).
_SAYS = {
    "double breaker|w-breaker": ("breaks?", 2),
    "triple breaker|t-breaker": ("breaks?", 3),
    "quadruple breaker|q-breaker": ("breaks?", 4),
    "blocker": ("stop|block|redirect|change", None),
    "shield trigger|s-trigger": ("no cost|without paying", None),
    "power attacker": ("attacking", 0),
    "speed attacker": ("summoning sickness|can attack", None),
    "slayer": ("destroy (?:the|that)", None),
    "charger": ("mana zone", None),
    "wave striker": ("ability", 2),
    "metamorph": ("ability", 7),
    "ninja strike": ("summon", 0),
    "shield plus": ("shield", None),
    "mana arms": ("", 0),
    r"crew breaker[^()]*": ("each of your other", None),
    r"クルー・ブレイカー[^()（）]*": ("他の", None),
    "W・ブレイカー": ("ブレイク", 2),
    "T・ブレイカー": ("ブレイク", 3),
    "Q・ブレイカー": ("ブレイク", 4),
    "ブロッカー": ("阻止|ブロック|攻撃先", None),
    "トリガー": ("コストを支払わず", None),
    "パワーアタッカー": ("攻撃中", 0),
    "スピードアタッカー": ("召喚酔いしない", None),
    "スレイヤー": ("相手|勝っても", None),
    "チャージャー": ("マナゾーンに", None),
    "ウェーブストライカー": ("能力を得る", 2),
    "メタモーフ": ("能力を得る", 7),
    "ニンジャ・ストライク": ("召喚", 0),
    "シールド・プラス": ("シールド", None),
    "マナ武装": ("", 0),
    "マナ爆誕": ("召喚", 0),
    "マーシャル・タッチ": ("戻し", None),
    "返霊": ("", 0),
}
_BARE = frozenset((_SHARED, _ENGLISH[-1][0], _JAPANESE[-1][0]))  # after any sentence: the words that are listed, and no others


def joined(*languages: tuple[str, tuple[tuple[str, str], ...]], says: Mapping[str, tuple[str, int | None]]) -> tuple[Reminder, ...]:
    """The explanations of some languages, each given as its words that join and its rows of (after what, words).

    Raises ValueError where `says` speaks of what no row stands after: it would hold of no explanation.
    """
    nowhere = set(says) - {after for _, rows in languages for after, _ in rows}
    if nowhere:
        raise ValueError(f"no explanation stands after {', '.join(sorted(nowhere))}")
    return tuple(
        reminder(after, words if after in _BARE else f"{words} {grammar}", *says.get(after, ())) for grammar, rows in languages for after, words in rows
    )


REMINDERS: tuple[Reminder, ...] = joined((_GRAMMAR, _ENGLISH), (_GRAMMAR_IN_JAPANESE, _JAPANESE), says=_SAYS)
