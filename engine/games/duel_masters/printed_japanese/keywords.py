"""How Japanese cards print keywords with something after them, and the lines that stand under one."""

from engine.games.duel_masters.printed.pieces import (
    CARD,
    IT,
    LINE,
    MADNESS,
    MADNESS_BY_THEIRS,
    ME,
    ONE,
    THIS,
    WHAT,
    N,
    of_side,
    only,
    put,
    steps,
    under,
    within,
)
from engine.games.duel_masters.printed_japanese.pieces import CARDS, CONDITION, CREATURE, PARTS
from engine.language.cards.printed_japanese.pieces import filler
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole

TAPPED = f"{CREATURE}で攻撃する{{_instead_of}}タップして次の 能力を使ってもよい 。"

TAPPED_TOO = f"{CREATURE}で攻撃する{{_instead_of}}{CREATURE}と自分のマナゾーンのタップされていないカードを{{n}}枚タップして{{_comma}}次の 能力を使ってもよい 。"


def own(noun: Node) -> Node:
    """The player's own of a kind."""
    return only(noun, adjectives=(of_side("me"),))


DRIVES = (("class", "n"), ("second", "m"), ("third", "k"))  # what O-Drive taps: so many cards of a civilization
_RACES = Node("of_either_trait", first=Hole("a"), second=Hole("b"))
OF_CIVILIZATION = Node("of_class", **{"class": Hole("class")})
_MADDENED = Node(
    "replace", subject=Hole("subject"), would=Node("discarded"), when=Node("during", owner=Hole("owner")), then=steps(put((IT,), "battle"))
)

PRINTED_KEYWORDS = [
    *filler("instead_of", "かわりに", "代わりに", "かわりに、", "代わりに、"),
    *filler("dash", "-", "ー", "：", "―", "–"),
    *J("ability_line", TAPPED + "{body}", slots="body:body _instead_of:instead_of",
       tree=Node("ability", trigger=Node("tap_ability"), body=Hole("body"))),
    *J("sentence", TAPPED, slots="_instead_of:instead_of", tree=Node("uses_tap")),
    *J("sentence", TAPPED_TOO, slots="n:NUMBER _instead_of:instead_of _comma:comma?", tree=Node("uses_tap", n=N)),
    *J("ability_line", TAPPED_TOO + "{body}", slots="body:body n:NUMBER _instead_of:instead_of _comma:comma?",
       tree=Node("ability", trigger=Node("tap_ability", n=N), body=Hole("body"))),
    *J("ability_line", "サイレントスキル：{body}", "サイレントスキル {body}", slots="body:body", tree=Node("ability", trigger=Node("silent_skill"), body=Hole("body"))),
    *J("line", "{head} {line}", "{head}：{line}", slots="head:KEYWORD line:ability_line", tree=Node("under", head=Hole("head"), line=LINE), preferred=True),
    *J("grant", "「パワーアタッカー+{n}」", slots="n:NUMBER", tree=Node("ability", line=Node("text", body=Node("body", sentences=(Node("power_attacker", n=N),))))),
    *J("sentence", "シールド・セイバー 。", tree=Node("replace", subject=Node("any_of", filter=only(CARD, within(ME, "shields"))), would=Node("is_broken"),
                                                then=Node("may", do=steps(Node("destroy", targets=(THIS,)))))),
    *J("sentence", "パワーアタッカー+{n}。", "パワーアタッカー +{n}。", slots="n:NUMBER", tree=Node("power_attacker", n=N)),
    *J("sentence", "{_whose}マナゾーンに置く{_when}、このカードはタップして置く 。", slots="_whose:whose? _when:when", tree=Node("mana_tapped")),
    *J("sentence", *(f"{this}はマナゾーンにタップして置{end} 。" for this in ("このカード", "このクリーチャー", "この呪文", "このクロスギア") for end in ("く", "かれる")), tree=Node("mana_tapped")),
    *J("sentence", "クロスギア 。", "クロスギア {_dash} このカードをバトルゾーンに置く。クリーチャーにクロスするには、このカードのコストをもう一度支払う。そのクリーチャーがバトルゾーンを離れても、このカードは バトルゾーンに残る 。",
       slots="_dash:dash", tree=Node("crosses")),
    *J("sentence", "ニンジャ・ストライク {n} 。", "ニンジャ・ストライク{n} 。", slots="n:NUMBER", tree=Node("ninja_strike", n=N)),
    *(w for name, kind in (("侵略", "invasion"), ("革命チェンジ", "revolution_change"), ("アタック・チャンス", "attack_chance"))
      for w in J("sentence", f"{name}{{_dash}}{{what}} 。", slots="what:filter _dash:dash", tree=Node(kind, what=Hole("what")))),
    *J("sentence", "革命0トリガー 。", "革命0・トリガー 。", tree=Node("revolution_zero")),
    *J("sentence", "ハイパーエナジー 。", "ハイパー・エナジー 。", tree=Node("hyper_energy")),
    *J("sentence", "シンカライズ 。", tree=Node("shincarize")),
    *J("sentence", "スーパー・S・トリガー 。", tree=Node("super_trigger")),
    *J("line", "スーパーボーナス{_dash}{line}", "スーパー・ボーナス{_dash}{line}", slots="line:ability_line _dash:dash", tree=Node("under", head="super-bonus", line=LINE)),
    *J("sentence", *(f"シンパシー：{{a}}{join}{{b}}。" for join in ("および", "と", "または", "、")), slots="a:TRAIT b:TRAIT", tree=Node("sympathy", what=own(_RACES))),
    *J("sentence", "シンパシー：{a}。", slots="a:TRAIT", tree=Node("sympathy", what=own(Node("of_trait", trait=Hole("a"))))),
    *J("sentence", "セイバー：{a}。", slots="a:TRAIT", tree=Node("saver", what=only(Node("of_trait", trait=Hole("a")), adjectives=(Node("other"), of_side("me"))))),
    *J("sentence", f"セイバー{{_dash}}{CARDS} 。", slots=f"{PARTS} _dash:dash",
       tree=Node("saver", what=only(Hole("noun"), Hole("tests"), adjectives=(Node("other"), of_side("me"), Hole("adjectives"))))),
    *J("sentence", "セイバー：全種族 。", "セイバー：すべての種族 。", tree=Node("saver", what=only(Node("kind", word="creature"), adjectives=(Node("other"), of_side("me"))))),
    *J("sentence", "G・ゼロ{_dash}{c}、{_this}コストを支払わずに{_use}もよい 。", slots="c:ba _dash:dash _this:this_card _use:use", tree=Node("g_zero", condition=CONDITION)),
    *filler("this_card", "このクリーチャーを", "この呪文を"),
    *filler("use", "召喚して", "唱えて"),
    *J("line", *(f"{{line}} {{trait}} {left}このクリーチャーがバトルゾーンにある間、自分の他の{{_other}}も上の {gap}能力を得る{right}" for left, right in ("()", "（）") for gap in ("",)),
       slots="line:ability_line trait:TRAIT _other:TRAIT", tree=Node("shared", trait=Hole("trait"), line=LINE)),
    *J("line", "{trait}：{line}", slots="trait:TRAIT line:ability_line", tree=Node("shared", trait=Hole("trait"), line=LINE)),
    *J("sentence", *(f"{{owner}}のターン中{{_at}}{{subject}}が{of}手札から捨てられる{{_when}}、{{_gone}}{out}て{{_may}}。" for of in ("", "自分の", "相手の") for out in ("バトルゾーンに出し", "出し")),
       slots="owner:owner _at:at? subject:subject _when:when _gone:gone? _may:may", tree=MADNESS),
    *J("sentence", *(f"相手の効果によって{a}{turn}{{subject}}が{of}手札から捨てられる{{_when}}、{{_gone}}{out}て{{_may}}。" for a in ("、", "") for turn in ("相手のターン中に", "相手のターン中、")
                     for of in ("", "自分の") for out in ("バトルゾーンに出し", "出し")),
       *(f"相手のターン中{{_at}}相手の効果によって{a}{{subject}}が{of}手札から捨てられる{{_when}}、{{_gone}}{out}て{{_may}}。" for a in ("、", "") for of in ("", "自分の") for out in ("バトルゾーンに出し", "出し")),
       slots="_at:at? subject:subject _when:when _gone:gone? _may:may", tree=MADNESS_BY_THEIRS),
    *filler("at", "に", "、"),
    *J("sentence", "{class}ステルス 。", slots="class:CLASS", tree=Node("stealth", **{"class": Hole("class")})),
    *J("sentence", "S・バック{_dash}{class} 。", slots="class:CLASS _dash:dash", tree=Node("s_back", what=only(CARD, adjectives=(OF_CIVILIZATION,)))),
    *J("sentence", "ジャストダイバー 。", tree=Node("just_diver")),
    *J("sentence", "EXライフ 。", tree=Node("ex_life")),
    *J("sentence", "L・ゲート：{a} 。", slots="a:TRAIT", tree=Node("replace", subject=Node("this"), would=Node("destroyed"), then=Node("may", do=Node("sequence", steps=(
        Node("return", targets=(Node("chosen", count=ONE, filter=only(Node("of_trait", trait=Hole("a")), within(ME, "graveyard"))),)),
        put((Node("this"),), "deck", at="bottom")))))),
    *J("sentence", "城{_dash}自分のシールドをひとつ選び、このカードを付けて要塞化する。その要塞化されたシールドがシールドゾーンから離れた時、このカードを自分の墓地に置く 。",
       "城{_dash}自分のシールドを1枚選び、このカードを付けて要塞化する。その要塞化されたシールドがシールドゾーンから離れた時、このカードを自分の墓地に置く 。", slots="_dash:dash", tree=Node("fortifies")),
    *J("sentence", "S・バック{_dash}{what} 。", slots="what:filter _dash:dash", tree=Node("s_back", what=WHAT)),
    *J("line", "フォートE{_dash}{trait} {line}", "フォートE{_dash}{trait}：{line}", slots="trait:TRAIT line:ability_line _dash:dash", tree=Node("fort_e", trait=Hole("trait"), line=LINE)),
    *(w for parts in (DRIVES[:1], DRIVES[:2], DRIVES) for w in J(
        "line", "O・ドライブ{_dash}" + " と".join(f"{{{which}}}x{{{n}}}" for which, n in parts) + "{_end}{line}",
        slots=" ".join(f"{which}:CLASS {n}:NUMBER" for which, n in parts) + " line:ability_line _dash:dash? _end:dash?",
        tree=Node("o_drive", {name: Hole(name) for part in parts for name in part}, line=LINE))),
    *J("sentence", *(f"{{owner}}のターン中{{_at}}{{subject}}が{of}手札から捨てられる{{_when}}、{{_gone}}バトルゾーンに出す。" for of in ("", "自分の")),
             slots="owner:owner _at:at? subject:subject _when:when _gone:gone?", tree=_MADDENED),
    *(w for name, head in (("マナ武装", "mana-arms"), ("革命", "revolution"), ("マナドライブ", "mana-drive")) for w in J(
        "line", *(f"{name}{gap}{{n}}{{_dash}}{{line}}" for gap in ("", " ")), slots="line:ability_line n:NUMBER _dash:dash", tree=under(head, n=N))),
    *J("line", *(f"マナドライブ{gap}{{n}}({{class}}){{_dash}}{{line}}" for gap in ("", " ")), slots="line:ability_line n:NUMBER class:CLASS _dash:dash", tree=under("mana-drive", n=N, **{"class": Hole("class")})),
    *J("line", "鬼タイム{_dash}{line}", slots="line:ability_line _dash:dash", tree=under("oni-time")),
]  # fmt: skip
