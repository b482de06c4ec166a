"""The words of Chrono Card, in English and Japanese."""
from engine.games.chrono_card.kinds import KINDS
from engine.games.chrono_card.printed import PRINTED
from engine.games.chrono_card.said_plainly import PLAINER
from engine.games.chrono_card.sentences import SENTENCES
from engine.games.chrono_card.zones import ZONES
from engine.kernel.happenings import CardWording, Happening, Participle, Wait
from engine.kernel.kinds import kind_words
from engine.kernel.trace import Event
from engine.kernel.vocabulary import Vocabulary, players_and, words
from engine.kernel.zones import zone_words
from engine.language.cards.filters import CHARACTER_CARD
from engine.language.cards.statics import FIGURE_IS
from engine.language.phrases import P

TRAITS = words("trait", """
teacher | Teacher | 教師
""")

COUNTERS = words("counter", """
ep | EP | EP | plural=EP
performance | performance token | 演奏トークン
hand_limit | hand limit | 手札上限枚数 | plural=cards as hand limit
""")


def checks(e: Event) -> bool:
    """Whether a card is turned so that it is checked."""
    return e.mark == "tapped" and bool(e.amount)


HAPPENINGS = (
    Happening(
        id="defends",
        cards=CardWording(
            now=("defend[s]", "防御を行う"),
            past=("defended", "防御を行った"),
            says="Is declared as what defends against a charm.",
            own=Wait("defends", "defends"),
            others=Wait("defends", "defends"),
            remembered="defends",
        ),
        moments={"defends": ("defends", "防御を行った時")},
    ),
    Happening(
        id="is_supported",
        cards=CardWording(
            now=("is/are~supported", "支援を受ける"),
            past=("was/were~supported", "支援を受けた"),
            says="Another card adds a figure of its own to its charm.",
            others=Wait("supports", "supports"),
            concerns="target",
        ),
    ),
    Happening(
        id="supports",
        cards=CardWording(
            now=("support[s]~a~charm", "支援を行う"),
            past=("supported~a~charm", "支援を行った"),
            says="Adds a figure of its own to a charm that has come through.",
            own=Wait("supports", "supports"),
            others=Wait("supports", "supports"),
            remembered="supports",
        ),
        moments={"supports": ("supports a charm", "支援を行った時")},
    ),
    Happening(
        id="is_turned_down",
        cards=CardWording(
            now=("is/are~turned~face~down", "裏向きになる"),
            past=("was/were~turned~face~down", "裏向きになった"),
            says="Is turned face down.",
            own=Wait("turned-down", "turned-down"),
            others=Wait("turned-down", "turned-down"),
            remembered="turned-down",
        ),
        participle=Participle(
            verb="turned-down", en="turned~face~down", ja="裏向きにされる", not_ja="裏向きにされない", told=("turned-down",), weight=64
        ),
        moments={"turned-down": ("is turned face down", "裏向きになった時")},
    ),
    Happening(
        id="is_turned_up",
        cards=CardWording(
            now=("is/are~turned~face~up", "表向きになる"),
            past=("was/were~turned~face~up", "表向きになった"),
            says="Is turned face up.",
            own=Wait("turned-up", "turned-up"),
            others=Wait("turned-up", "turned-up"),
            remembered="turned-up",
        ),
        participle=Participle(
            verb="turned-up", en="turned~face~up", ja="表向きにされる", not_ja="表向きにされない", told=("turned-up",), weight=64
        ),
        moments={"turned-up": ("is turned face up", "表向きになった時")},
    ),
    Happening(
        id="is_checked",
        cards=CardWording(
            now=("is/are~checked", "Check状態になる"),
            past=("was/were~checked", "Check状態になった"),
            says="Is checked.",
            own=Wait("marked", "checked"),
            others=Wait("marked", "checked"),
            counts=checks,
            remembered="marked",
        ),
        participle=Participle(
            verb="checked", en="checked", ja="Check状態にされる", not_ja="Check状態にされない", events=("marked",), where=checks
        ),
        moments={"checked": ("is checked", "Check状態になった時")},
    ),
)

PHRASES = (
    CHARACTER_CARD,
    FIGURE_IS,
    P("quality", "cant_activate", "can't~use~A.Skills", "A.Skillを使用できない", also_ja=("A.Skillを使えない",),
      example="can't use A.Skills", says="A player, or a card, may not use A.Skills."),
    P("quality", "cant_block", "can't~defend", "防御できない", example="can't defend", says="May not be named as what defends."),
    P("phase_name", "phase", "charm~phase", "チャームフェイズ", fix={"is": "charm"}, example="charm phase",
      says="The phase that a charm brings with it."),
    P("quality", "cant_support", "can't~support", "支援できない", also_ja=("支援を行えない", "支援役になれない"), example="can't support",
      says="May not support a charm; charming is no part of it."),
    P("quality", "cant_produce", "can't~produce~EP", "EPを発生させられない", also_ja=("EPを発生させることができない", "EPを発生できない"),
      example="can't produce EP", says="May not be checked so that it makes EP; what an effect of it makes is no part of that."),
    P("quality", "cant_attack", "can't~charm", "チャームできない", also_ja=("チャームを行えない",), example="can't charm",
      says="May not charm or support."),
    P("sentence", "additional_cost", "Additional~cost: {prices:price+}.", "追加コスト：{prices|、}。",
      example="Additional cost: discarding a card from hand.",
      says="What the use of the card costs beside its EP. Without it the card cannot be used."),
)

CHECKING = {"state: tapped": "checked", "state: untapped": "unchecked", "アンタップ状態": "未Check状態", "タップ状態": "Check状態"}
FIGHTING = {"交戦相手": "戦う相手", "ブロックされない": "防御されない"}
CHARMING = {  # a charm is the attack of this game
    "attack[s]": "charm[s]", "attacked": "charmed", "攻撃する": "チャームする", "攻撃した": "チャームした",
    "攻撃しなかった": "チャームしなかった", "を攻撃する": "にチャームする",
    "is/are~attacked": "is/are~attacked", "was/were~attacked": "was/were~attacked",
}  # fmt: skip
HEALING = {
    "restore {amount:much} defense to {targets:target+}": "heal {amount:much} damage of {targets:target+}",
    "{card:thing} restore[s] {amount:figure} defense": "{card:thing} heal[s] {amount:figure} damage",
    "{amount:NUMBER} defense is restored to {targets:those+}": "{amount:NUMBER} damage is healed of {targets:those+}",
    "体力を{amount}": "ダメージ累計を{amount}",
    "体力が{amount}": "ダメージ累計が{amount}",
}
WORDS = (*kind_words(KINDS), *TRAITS, *zone_words(ZONES), *COUNTERS)
VOCABULARY = Vocabulary(
    "chrono-card", WORDS, HAPPENINGS, phrases=PHRASES, printed=PRINTED, sentences=SENTENCES, plainer=PLAINER,
    called=players_and("キャラクター", "character", figures={"attack": ("AP", "AP"), "defense": ("DP", "DP")})
    | HEALING
    | CHECKING
    | FIGHTING
    | CHARMING,
    in_play_alone=frozenset(("damaged", "healed", "is_attacked", "fights", "kills", "survives")),
)
