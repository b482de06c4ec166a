"""The words of Duel Masters, in English and Japanese."""
from collections.abc import Callable

from engine.games.duel_masters.crossing import CROSSINGS
from engine.games.duel_masters.fought import BATTLES
from engine.games.duel_masters.headings import HEAD_ROWS
from engine.games.duel_masters.kinds import KINDS
from engine.games.duel_masters.phrases import PHRASES
from engine.games.duel_masters.printed import PRINTED
from engine.games.duel_masters.printed_japanese import PRINTED_IN_JAPANESE
from engine.games.duel_masters.reminders import REMINDERS
from engine.games.duel_masters.said_plainly import PLAINER
from engine.games.duel_masters.sentences import SENTENCES
from engine.games.duel_masters.zones import ZONES
from engine.kernel.happenings import SOURCE, SUBJECT, CardWording, Detail, Happening, Head, Participle, Phrasing, ScenarioWording, Wait
from engine.kernel.kinds import kind_words
from engine.kernel.trace import Event
from engine.kernel.vocabulary import Vocabulary, players_and, words
from engine.kernel.zones import zone_words

CLASSES = words("class", """
light | Light | 光
water | Water | 水
darkness | Darkness | 闇
fire | Fire | 火
nature | Nature | 自然
multicolor | Multicolor | 多色
colorless | Colorless | 無色
""")

TRAITS = words("trait", """
command | Command | コマンド
bird | Bird | バード
dragon | Dragon | ドラゴン
armored-dragon | Armored Dragon | アーマード・ドラゴン
red-command-dragon | Red Command Dragon | レッド・コマンド・ドラゴン
fire-bird | Fire Bird | ファイアー・バード
hunter | Hunter | ハンター
alien | Alien | エイリアン
angel-command | Angel Command | エンジェル・コマンド
demon-command | Demon Command | デーモン・コマンド
cyber-command | Cyber Command | サイバー・コマンド
magic-command | Magic Command | マジック・コマンド
dispector | Dispector | ディスペクター
beat-jockey | Beat Jockey | ビートジョッキー
wonder-force | Wonder Force | ワンダーフォース
magic-outrage | Magic Outrage | マジック・アウトレイジ
rexstars | Rexstars | レクスターズ | plural=Rexstars
trix | Trix | トリックス | plural=Trix
psychic | Psychic | サイキック | plural=Psychic
dragheart | Dragheart | ドラグハート
god | God | ゴッド
gr | GR | GR | plural=GR
evolution | evolution | 進化
h-soul | H Soul | H・ソウル
k-soul | K Soul | K・ソウル
w-soul | W Soul | W・ソウル
m-soul | M Soul | M・ソウル
e-soul | E Soul | E・ソウル
neo | NEO | NEO | plural=NEO
""")

KEYWORDS = words("keyword", """
blocker | Blocker | ブロッカー
double-breaker | Double Breaker | W・ブレイカー | also=W-Breaker
speed-attacker | Speed Attacker | スピードアタッカー
triple-breaker | Triple Breaker | T・ブレイカー | also=T-Breaker
quadruple-breaker | Quadruple Breaker | Q・ブレイカー | also=Q-Breaker
world-breaker | World Breaker | ワールド・ブレイカー
powered-breaker | Powered Breaker | パワード・ブレイカー
slayer | Slayer | スレイヤー
mach-fighter | Mach Fighter | マッハファイター
guardman | Guardman | ガードマン
shield-trigger | Shield Trigger | S・トリガー | also=S(シールド)・トリガー/S-Trigger
g-strike | G-Strike | G・ストライク
charger | Charger | チャージャー
evo-charger | Evo Charger | Evoチャージャー
wave-striker | Wave Striker | ウェーブストライカー
metamorph | Metamorph | メタモーフ
accelerator | Accelerator | アクセル
turbo-rush | Turbo Rush | ターボラッシュ
shield-force | Shield Force | シールド・フォース
super-bonus | Super Bonus | スーパーボーナス
holy-field | Holy Field | ホーリー・フィールド
""")


SUMMONED = frozenset({"played", "used", "gr-summoned"})  # how a creature enters that is summoned


def from_battle_to_graveyard(e: Event) -> bool:
    """Whether a card went from the battle zone to the graveyard, by whatever event."""
    goes = e.zone or ("graveyard" if e.type == "destroyed" else "")
    return goes == "graveyard" and e.before is not None and e.before.zone == "battle"


def into(zone: str, *types: str) -> Callable[[Event], bool]:
    """Whether a card came into a zone from any other, by whatever event; events of these types go there where they do not say."""
    return lambda e: (e.zone or (zone if e.type in types else "")) == zone and e.before is not None and e.before.zone != zone


def from_shields(e: Event) -> bool:
    """Whether a card went from the shield zone to any other, by whatever event."""
    return e.before is not None and e.before.zone == "shields" and e.zone != "shields"


HAPPENINGS = (
    Happening(
        id="casts",
        cards=CardWording(
            now=("cast[s] {what:subject}", "{what}を唱える"),
            past=("cast~before {what:subject}", "{what}を唱えた"),
            says="Casts a spell, for its cost or for none.",
            example="casts a spell",
            past_example="cast before a spell",
            by_player=True,
            others=Wait("played", "played"),
            remembered="played",
        ),
    ),
    Happening(
        id="summons",
        cards=CardWording(
            now=("summon[s] {what:subject}", "{what}を召喚する"),
            past=("summoned {what:subject}", "{what}を召喚した"),
            says="Summons a creature, for its cost or for none; what an effect puts out is not summoned, by rule.",
            example="summons a creature",
            past_example="summoned 2 or more creatures",
            by_player=True,
            others=Wait("summoned", "enters"),
            remembered="summoned",
        ),
        participle=Participle(verb="summoned", events=("entered",), where=lambda e: e.how in SUMMONED),
    ),
    *BATTLES,
    *CROSSINGS,
    Happening(
        id="is_broken",
        cards=CardWording(
            now=("is/are~broken", "ブレイクされる"),
            past=("was/were~broken", "ブレイクされた"),
            says="Is broken as a shield.",
            own=Wait("broken", "broken"),
            others=Wait("broken", "broken"),
            remembered="broken",
            replaced=True,
        ),
        moments={"broken": ("is broken", "ブレイクされた時")},
    ),
    Happening(
        id="breaks",
        cards=CardWording(
            in_play=True,
            now=("break[s]~a~shield", "シールドをブレイクする"),
            past=("broke~a~shield", "シールドをブレイクした"),
            says="Breaks a shield; several are as many times.",
            own=Wait("broken", "breaks"),
            others=Wait("broken", "breaks"),
            remembered="broken",
            concerns="source",
        ),
        scenarios=ScenarioWording(
            kind="breaks",
            wordings=(
                Phrasing("{card:thing} break[s] a~shield", "{card}がシールドをブレイクする", "Goblin breaks a shield", "each of several"),
            ),
            events=("broken",),
            parts={"card": SOURCE},
        ),
        moments={"breaks": ("breaks a shield", "シールドをブレイクした時")},
    ),
    Happening(
        id="blocks",
        cards=CardWording(
            in_play=True,
            now=("block[s]", "ブロックする"),
            past=("blocked", "ブロックした"),
            says="Blocks an attack.",
            own=Wait("blocked", "blocks"),
            others=Wait("blocked", "blocks"),
            remembered="blocked",
        ),
        scenarios=ScenarioWording(
            kind="blocks",
            wordings=(
                Phrasing("{card:thing} block[s] {attacker:thing}", "{card}が{attacker}をブロックする", "Goblin blocks Fighter"),
                Phrasing("{card:thing} block[s]", "{card}がブロックする", "Goblin blocks", "whatever it blocks"),
            ),
            events=("blocked",),
            parts={"card": SUBJECT, "attacker": Detail("thing", "attacker")},
            weight=2,
        ),
        moments={"blocks": ("blocks", "ブロックした時")},
    ),
    Happening(
        id="is_blocked",
        cards=CardWording(
            in_play=True,
            now=("is/are~blocked", "ブロックされる"),
            past=("was/were~blocked", "ブロックされた"),
            says="Its attack is blocked.",
            own=Wait("became-blocked", "is-blocked"),
            others=Wait("became-blocked", "is-blocked"),
            remembered="became-blocked",
        ),
        scenarios=ScenarioWording(
            kind="is_blocked",
            wordings=(Phrasing("{card:thing} is blocked", "{card}がブロックされる", "Goblin is blocked", "whatever blocks it"),),
            events=("blocked",),
            parts={"card": Detail("thing", "attacker")},
        ),
        moments={"is-blocked": ("is blocked", "ブロックされた時")},
    ),
    Happening(
        id="unblocked",
        cards=CardWording(
            in_play=True,
            now=("attack[s]~a~player~unblocked", "プレイヤーを攻撃してブロックされない"),
            past=("attacked~a~player~unblocked", "プレイヤーを攻撃してブロックされなかった"),
            says="Its attack on a player was not blocked; that is known before any shield is broken.",
            own=Wait("unblocked", "unblocked"),
            others=Wait("unblocked", "unblocked"),
            remembered="unblocked",
        ),
        moments={"unblocked": ("is not blocked", "ブロックされなかった時")},
    ),
    Happening(
        id="attack_ends",
        cards=CardWording(
            in_play=True,
            now=("end[s]~its~attack", "攻撃を終える"),
            past=("ended~its~attack", "攻撃を終えた"),
            says="Its attack is over, whatever came of it.",
            own=Wait("attack-ended", "attack-ended"),
            others=Wait("attack-ended", "attack-ended"),
            remembered="attack-ended",
        ),
        moments={"attack-ended": ("has ended its attack", "攻撃の終わり")},
    ),
    Happening(
        id="uses_trigger",
        cards=CardWording(
            now=("use[s]~a~shield~trigger", "S・トリガーを使う"),
            past=("used~a~shield~trigger", "S・トリガーを使った"),
            says="Uses a card from the shields by its S-trigger.",
            by_player=True,
            others=Wait("trigger-used", "trigger-used"),
            remembered="trigger-used",
            also_now=("use[s]~a~card's~shield~trigger",),
        ),
        moments={"trigger-used": ("a shield trigger was used", "S・トリガーを使った時")},
    ),
    Happening(
        id="put_away",
        cards=CardWording(
            in_play=True,
            now=("is/are~put~into~the~graveyard~from~the~battle~zone", "バトルゾーンから墓地に置かれる"),
            past=("was/were~put~into~the~graveyard~from~the~battle~zone", "バトルゾーンから墓地に置かれた"),
            says="Goes from the battle zone to the graveyard, destroyed or otherwise.",
            own=Wait("put", "put-away"),
            others=Wait("put", "put-away"),
            counts=from_battle_to_graveyard,
            remembered="put",
        ),
        moments={"put-away": ("goes to the graveyard", "墓地に置かれた時")},
    ),
    Happening(
        id="leaves_shields",
        cards=CardWording(
            now=("leave[s]~the~shield~zone", "シールドゾーンから離れる"),
            past=("left~the~shield~zone", "シールドゾーンから離れた"),
            says="Goes from the shield zone to any other place: broken, put into the hand or elsewhere by an effect.",
            others=Wait("put", "leaves-shields"),
            counts=from_shields,
            remembered="put",
        ),
        moments={"leaves-shields": ("leaves the shield zone", "シールドゾーンから離れた時")},
    ),
    Happening(
        id="into_mana",
        cards=CardWording(
            now=("is/are~put~into~the~mana~zone", "マナゾーンに置かれる"),
            past=("was/were~put~into~the~mana~zone", "マナゾーンに置かれた"),
            says="Goes into its owner's mana zone, from wherever and however.",
            others=Wait("put", "into-mana"),
            counts=into("mana"),
            remembered="put",
        ),
        moments={"into-mana": ("is put into the mana zone", "マナゾーンに置かれた時")},
    ),
    Happening(
        id="into_graveyard",
        cards=CardWording(
            now=("is/are~put~into~the~graveyard", "墓地に置かれる"),
            past=("was/were~put~into~the~graveyard", "墓地に置かれた"),
            says="Goes into its owner's graveyard, from wherever and however.",
            others=Wait("put", "into-graveyard"),
            counts=into("graveyard", "destroyed", "discarded"),
            remembered="put",
        ),
        moments={"into-graveyard": ("is put into the graveyard", "墓地に置かれた時")},
    ),
    Happening(
        id="is_tapped",
        cards=CardWording(
            in_play=True,
            now=("become[s]~tapped", "タップする"),
            past=("became~tapped", "タップした"),
            says="Is turned sideways in the battle zone, to attack, to block or by an effect; what lies so already is not.",
            own=Wait("tapped", "tapped"),
            others=Wait("tapped", "tapped"),
            remembered="tapped",
            also_now=("is/are~tapped",),
        ),
        moments={"tapped": ("is tapped", "タップした時")},
    ),
    Happening(id="draws_in_turn", moments={"drawn": ("a card is drawn", "カードを引いた時")}),
    Happening(
        id="tap_ability",
        moments={
            "tap-ability": ("tapped to be used", "タップ能力を使った時"),
            "silent-skill": ("left tapped to be used", "タップしたままにした時"),
        },
        heads={"tap-ability": Head("tap~ability", "タップ能力"), "silent-skill": Head("silent~skill", "サイレントスキル")},
    ),
)

READINGS = {
    "draws": CardWording(by_player=True, others=Wait("drawn", "drawn"), remembered="drawn"),
    "summoned": CardWording(own=Wait("summoned", "own-enter"), others=Wait("summoned", "enters"), remembered="summoned"),
}

VOCABULARY = Vocabulary(
    "duel-masters",
    (*kind_words(KINDS), *CLASSES, *TRAITS, *KEYWORDS, *zone_words(ZONES)),
    HAPPENINGS,
    READINGS,
    phrases=PHRASES,
    printed=(*PRINTED, *PRINTED_IN_JAPANESE),
    reminders=REMINDERS,
    heads=("wave-striker", "metamorph", "turbo-rush", "accelerator", "shield-force", "silent-skill", "super-bonus", "holy-field"),
    head_rows=HEAD_ROWS,
    sentences=SENTENCES,
    plainer=PLAINER,
    called=players_and("クリーチャー"),
    keywords_explained=True,
    in_play_alone=frozenset((
        "destroyed", "destroyed_by_effect", "destroyed_by_you", "is_attacked", "fights", "kills", "survives", "wins_battle",
    )),
)
