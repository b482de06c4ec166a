"""Words that carry meaning, and the parts of a tree that hold it: a text whose tree lacks one of them was not understood whole.

Apart from the phrases on purpose. A wording that drops a word ("if", "up to", "instead") would read many cards and do them wrong; here each such
word of the text asks for its part, whatever phrase read it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from engine.language.brackets import Reminding, without_reminders
from engine.language.tree import Node

LISTED = "listed"  # a part of a tree that is a list of several, as of what is made or of whom it is done to


class Carrier(NamedTuple):
    """A word that carries meaning: how it is written in either language, and the kinds and parts of a tree of which one must be there."""

    written: re.Pattern[str]
    means: frozenset[str]


def _carrier(written: str, means: str) -> Carrier:
    return Carrier(re.compile(written, re.IGNORECASE), frozenset(means.split()))


_CONDITION = "if_all_chosen given_up shown_from voided voided_this when_player play_only only_when spend if else_if condition instead while when would replace redirect stays either_condition only_if precondition do_this_way must_attack must_be_attacked must_defend must_be_met player_would lures within_bounds"


CARRIERS = (
    _carrier(r"葬送 ?したなら", "burial_rite"),
    _carrier(r"複数(?:いる|ある)なら、(?:それら|その)すべて", "all"),
    _carrier(r"フォロワーへ攻撃したなら|リーダーを攻撃したなら|状態で攻撃したなら", "strike"),
    _carrier(r"手札から捨てられたなら", "discarded"),
    _carrier(r"(?<!\beven )\bif\b|\bunless\b|(?<!葬送した)(?<!葬送 した)(?<!フォロワーへ攻撃した)(?<!リーダーを攻撃した)(?<!状態で攻撃した)(?<!手札から捨てられた)なら(?![なず]|、(?:それら|その)すべて[^）]*）)|場合(?!、そのダメージを[+＋-])", _CONDITION),
    _carrier(
        r"\buntil\b|終了時?まで|開始時?まで|離れるまで",
        "reveal_until draw_until difference room duration until until_leaves once_only n_times for_match interference",
    ),
    _carrier(r"\binstead\b|かわりに|代わりに", "after_cast instead in_place replace redirect stays otherwise uses_tap tap_ability saver player_would within_bounds"),
    _carrier(r"\bmay\b|てもよい|でもよい", "may usable_from optional up_to any uses_tap tap_ability g_zero least neo_evolution bears_any seen_first repeats"),
    _carrier(r"\bup to\b|[体枚つ]まで(?!は)", "play_limit attack_limit up_to limit at_most any most draw_up_to"),
    _carrier(r"\brandom(ly)?\b|ランダム|無作為", "random random_number one_of lot"),
    _carrier(r"ではなく(?!て)", "damage_dealt_is instead in_place replace redirect stays otherwise player_would"),
    _carrier(r"(?<!自分か)(?<!自分と)相手(?!のリーダー[をへに]攻撃したなら)|\benem(y|ies)\b|\bopponent\b", "opponent must_be_attacked each enemy_effects enemy_spells enemy_followers their_last_turn opposing clash fights by_enemy_effect answers_attack in_battle cant_be reveal break_shields cant_attack hits lures unblocked met clash clashes damage_taken saver fells ignores_ward of_both must_be_met"),
    _carrier(r"\boriginal(ly)?\b|元の|本来の(?=必要ノード|コスト|攻撃|体力|耐久|パワー)", "original_cost original_attack original_defense original_power times_power owner original"),
    _carrier(r"(?<!値の)合計(?!\d)|\bin total\b|\ba total\b", "in_total total sum n_times lot of_both"),
    _carrier(r"[体枚つ]ずつ", f"all different copies do_all in_place each {LISTED}"),
    _carrier(r"(?:リーダー|1[体枚つ]|これ|その(?:フォロワー|カード))にそれぞれ", f"each all different {LISTED}"),
    _carrier(r"リーダーか(?:自分の|相手の)?[^、。「」か]*フォロワーすべて", ""),
    _carrier(r"を除[くき]|除いて|含めず|\bexcluding\b(?! (this card|choose))|\bexcept\b(?! changes)", "other_than not_them other without no_kind no_trait no_class not_of_class figures_apart"),
    _carrier(r"\bdifferent\b|異なる", "different several no_duplicates"),
    _carrier(r"\bhighest\b|(?<!受けるダメージ[がは])最大(?!値|で|まで回復|[0-9]+(?:まで、?)?少なく)", "highest most"),
    _carrier(r"\blowest\b|最小(?!値|で)", "lowest"),
    _carrier(r"\bround(ed|ing) up\b|切り上げ", "up"),
    _carrier(r"\bless than\b|未満|より少ない|より低い", "less_than at_most difference least no_less fewer compared"),
    _carrier(r"\bother\b(?! side)|\banother\b(?! turn| side| and\b| into your hand| if\b|[.,])|他の|(?<!それ)(?<!進化[後前]フォロワー)以外", "other shared deck_evolution deal_each_other other_than not_them no_kind no_class no_trait without_keyword nobody_else rest other_side"),
    _carrier(r"\bfor each\b|ごとに|につき", "each figures_each per times count multiple where x for_each each_in_turn"),
    _carrier(r"重複して持た[なず]|\bnot stackable\b", "once unstacked not_stackable"),
    _carrier(r"しか使用(できない|出来ない)", "limit timing only_when"),
    _carrier(r"(?<!at least )(?<!at )\bonce\b|1ターンに1回|１ターンに１回", "limit play_limit attack_limit once once_only again unused together"),
    _carrier(r"\bat least\b|\bor more\b|以上", "spend at_least groups several between damage_cap damage_taken"),
    _carrier(r"\bor less\b|\bor fewer\b|以下(?!の効果)", "at_most between least"),
    _carrier(r"\bhalf\b|半分", "half halve"),
    _carrier(r"\b(can't|cannot)\b|(?<!しか使用)(?<!しかプレイ)(?<!なければプレイ)できない(?!場合)|されない(?!なら)", "no_activated no_node plays_stand cant_support cant_produce cant_block damage_cap heal_cap cant_attack cant_be cant_play cant_put cant_draw cant_activate play_limit forbids forbid lures cant not_by not_at stealth cant_use unbreakable damage_taken least not_at_you unblocked take_unused stays_tapped not_those only_those only_by attack_limit"),
    _carrier(r"\bwhenever\b|\bwhen\b|たび|した時|(?<!〕をプレイ)する時|された時|た時", "state_on trigger targeted is_battling when plays would player_would replace ability invocation timing already already_active damage_taken play_only fortifies"),
)


IN_BOUNDS = "within_bounds"  # damage of so much that becomes another amount: both the “if” and the “instead” of it
_SAID_BY_VALUES = {"who": "", "by": "", "whose": "", "what": "", "turn": "next_", "name": "", "when": ""}  # parts whose values are words, and how some of them begin


def parts_of(node: Node) -> Iterator[str]:
    """Every kind of a tree, every name of a part, and whose or which figure's it is; that a place is either player's is no “each”."""
    places = {id(each["owner"]) for each in node.walk() if each.kind == "in" and isinstance(each.get("owner"), Node)}
    for each in node.walk():
        yield each.kind
        if each.kind == "damage_taken" and "bound" in each:
            yield IN_BOUNDS
        if each.kind == "compared":
            yield str(each["how"])
        for name, value in each.parts:
            yield name
            if name in ("made", "targets") and isinstance(value, tuple) and len(value) > 1:
                yield LISTED
            if name in _SAID_BY_VALUES and isinstance(value, str) and not (value == "each" and id(each) in places):
                yield value.removeprefix(_SAID_BY_VALUES[name])


def swallowed(text: str, tree: Node, reminders: tuple[Reminding, ...] = ()) -> list[str]:
    """The words of a text that carry meaning and have no part in its tree. What a known reminder says has its part in the rules."""
    text = without_reminders(text, reminders)
    there = set(parts_of(tree))
    found = []
    for carrier in CARRIERS:
        word = carrier.written.search(text)
        if word is not None and not carrier.means & there:
            found.append(word.group())
    return found
