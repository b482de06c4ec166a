"""What cards of Shadowverse explain in brackets, keyword by keyword: the words such an explanation may be made of, and what it must say."""

from engine.language.brackets import Reminder, reminder

_ENGLISH = "a an the this that it its it's of on in to from by with and or when whenever while as is are be your opponent opponent's opponents' enemy enemies follower followers card turn same play into comes enters effect effects has have"
_JAPANESE = "は が を に の と も で や か へ から まで れ し して した する され される されて いる とき 時 なら たら この その これ それ 自分 相手 フォロワー カード ターン 場 出 出る 出た 出て 出した 持つ 中 間 能力 効果 、 また 働く"
_ATTACKS = r"(?=.*(?:attack|攻撃))"
_NO_LEADER = r"(?!.*(?:leader|リーダー))"
_NOT_LEADERS = r"(?=.*(?:(?:not|n't|cannot)\b.*leader|リーダー.*(?:できない|不可)))"

_SAID = (  # the keyword in English and in Japanese, the further words of each language, what has to be said
    ("storm", "疾走", "can attack attacks any both leader leaders either immediately right away soon after during summoned played", "攻撃 できる 可能 リーダー すぐ どちら 直後",
     rf"^{_ATTACKS}(?=.*(?:leader|enemies|any enemy|immediately|soon|right away|リーダー|すぐ|直後))"),
    ("rush", "突進", "can attack attacks immediately right away soon during summoned played only but not can't cannot leader leaders", "攻撃 できる できない 不可 可能 すぐ だけ のみ ただし リーダー 直後",
     rf"^{_ATTACKS}(?=.*(?:follower|フォロワー))(?:{_NO_LEADER}|{_NOT_LEADERS})"),
    ("ward", "守護", "attack attacking attacked must can't cannot only before other others first leader leaders allied allies any without ward long if", "攻撃 できない ない しか 限り かぎり 他 リーダー 守護 持たない 以外 先 優先 なければ ならない", f"^{_ATTACKS}"),
    ("bane", "必殺", "destroy destroys destroyed any damage damages deals dealt attack attacks attacked combat fights battles clash regardless defense after fighting bane", "交戦 破壊 ダメージ 与えた 与える 攻撃 体力 関わらず かかわらず 必殺 あと 後 または", "destroy|破壊"),
    ("drain", "ドレイン", "restore restores restored leader leader's defense amount equal damage dealt deals attack attacks attacking much combat", "攻撃 によって 与えた 与える ダメージ 分 ぶん だけ リーダー 体力 回復 同じ 値", "restor|回復"),
    ("ambush", "潜伏", "can't cannot attacked attack attacks targeted target selected until before long damage deals spells", "攻撃 選択 対象 ない ず なら ダメージ 与える スペル 限り", "attacked|target|選択|対象|攻撃され"),
    ("aura", "オーラ", "can't cannot targeted target selected chosen spells", "選択 対象 ない ず なら でき スペル", "target|select|chosen|選択|対象"),
    ("intimidate", "威圧", "can't cannot attacked", "攻撃 ない ず", f"^{_ATTACKS}"),
    ("last words", "ラストワード", "activates activate triggers destroyed amulet after", "破壊 アミュレット 発動", "destroyed|破壊"),
    ("fanfare", "ファンファーレ", "activates activate triggers played you hand amulet", "プレイ 手札 アミュレット 発動", r"\bplay(?:ed)?\b|プレイ"),
    ("clash", "交戦時", "activates activate triggers attacks attacked fights combat before damage dealt another", "攻撃 交戦 ダメージ 前 与え合う 発動", r"attacked|fights|combat|攻撃され|交戦"),
    ("strike", "攻撃時", "activates activate triggers attacks before damage dealt", "攻撃 ダメージ 前 与え合う 発動", f"^{_ATTACKS}"),
)  # fmt: skip

KEYWORDS_EXPLAINED: tuple[Reminder, ...] = tuple(
    made for english, japanese, words, in_japanese, must in _SAID for made in (reminder(rf"\b{english}\b", f"{_ENGLISH} {words}", must), reminder(japanese, f"{_JAPANESE} {in_japanese}", must)))
