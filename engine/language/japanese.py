"""Forms of Japanese verbs, as far as the templates need them.

Templates end in the dictionary form. Where an effect goes on ("…し、…") or is allowed ("…てもよい"), another form of the same ending is taken.
"""
from __future__ import annotations

import re
from collections.abc import Callable

DENYING = ("否", "否た")  # the forms of a sentence that is denied: 引かない, 引かなかった

# dictionary ending: 連用形, て形, た形
_ENDINGS: dict[str, tuple[str, str, str]] = {
    "できない": ("できず", "できなくて", "できなかった"),
    "ならない": ("ならず", "ならなくて", "ならなかった"),
    "がない": ("がなく", "がなくて", "がなかった"),
    "にない": ("になく", "になくて", "になかった"),
    "でない": ("でなく", "でなくて", "でなかった"),
    "はない": ("はなく", "はなくて", "はなかった"),
    "しない": ("せず", "しなくて", "しなかった"),
    "いない": ("おらず", "いなくて", "いなかった"),
    "少ない": ("少なく", "少なくて", "少なかった"),
    "多い": ("多く", "多くて", "多かった"),
    "いる": ("おり", "いて", "いた"),
    "ない": ("ず", "なくて", "なかった"),
    "である": ("であり", "であって", "であった"),
    "ある": ("あり", "あって", "あった"),
    "引く": ("引き", "引いて", "引いた"),
    "置く": ("置き", "置いて", "置いた"),
    "除く": ("除き", "除いて", "除いた"),
    "払う": ("払い", "払って", "払った"),
    "行う": ("行い", "行って", "行った"),
    "失う": ("失い", "失って", "失った"),
    "使う": ("使い", "使って", "使った"),
    "奪う": ("奪い", "奪って", "奪った"),
    "扱う": ("扱い", "扱って", "扱った"),
    "出す": ("出し", "出して", "出した"),
    "戻す": ("戻し", "戻して", "戻した"),
    "減らす": ("減らし", "減らして", "減らした"),
    "増やす": ("増やし", "増やして", "増やした"),
    "移す": ("移し", "移して", "移した"),
    "直す": ("直し", "直して", "直した"),
    "起こす": ("起こし", "起こして", "起こした"),
    "消す": ("消し", "消して", "消した"),
    "選ぶ": ("選び", "選んで", "選んだ"),
    "持っている": ("持っており", "持っていて", "持っていた"),
    "持つ": ("持ち", "持って", "持った"),
    "得る": ("得て", "得て", "得た"),
    "見る": ("見", "見て", "見た"),
    "見せる": ("見せ", "見せて", "見せた"),
    "切る": ("切り", "切って", "切った"),
    "なる": ("なり", "なって", "なった"),
    "減る": ("減り", "減って", "減った"),
    "上がる": ("上がり", "上がって", "上がった"),
    "下がる": ("下がり", "下がって", "下がった"),
    "働く": ("働き", "働いて", "働いた"),
    "取る": ("取り", "取って", "取った"),
    "加わる": ("加わり", "加わって", "加わった"),
    "入る": ("入り", "入って", "入った"),
    "戻る": ("戻り", "戻って", "戻った"),
    "行く": ("行き", "行って", "行った"),
    "乗り込む": ("乗り込み", "乗り込んで", "乗り込んだ"),
    "入れ替える": ("入れ替え", "入れ替えて", "入れ替えた"),
    "する": ("し", "して", "した"),
    "る": ("", "て", "た"),
}
_ORDERED = sorted(_ENDINGS, key=len, reverse=True)
_COLUMN = {"連": 0, "て": 1, "た": 2}
# dictionary ending: 未然形 with ない; what is not here is る, of the verbs whose stem stays
_DENIED = {
    "である": "ではない", "ある": "ない", "する": "しない", "なる": "ならない", "取る": "取らない", "切る": "切らない", "終わる": "終わらない", "加わる": "加わらない", "入る": "入らない", "戻る": "戻らない", "く": "かない", "う": "わない",
    "す": "さない", "ぶ": "ばない", "つ": "たない", "む": "まない", "る": "ない",
}  # fmt: skip


def denied(sentence: str, past: bool) -> str:
    """The sentence with its last verb denied; one that ends otherwise with the copula denied."""
    ending = max((e for e in _DENIED if sentence.endswith(e)), key=len, default="")
    said = sentence.removesuffix(ending) + (_DENIED[ending] if ending else "ではない")
    return said.removesuffix("い") + "かった" if past else said


def conjugated(sentence: str, form: str) -> str:
    """The sentence with its last verb in another form; a sentence that ends otherwise is kept, with the copula where that helps."""
    if form in DENYING:
        return denied(sentence, form == DENYING[1])
    for ending in _ORDERED:
        if sentence.endswith(ending):
            return sentence[: len(sentence) - len(ending)] + _ENDINGS[ending][_COLUMN[form]]
    return sentence + ("で", "で", "だった")[_COLUMN[form]]


# Other shapes a part can take: as a predicate or place (断: without its の), while it holds (間), counted as cards (枚), by name alone (名),
# what an effect does as something done to a card (受, past: 受た), and what has happened as what is so since (続: 進化した, 進化している).
SHAPES = ("断", "間", "枚", "名", "受", "受た", "続")
_VERBAL = ("る", "い", "た", "持つ")
_MEASURES = "体|枚|つ"


def shaped(text: str, shape: str) -> str:
    """A noun phrase or a condition in another shape."""
    if shape == "断":
        return text.removesuffix("の")
    if shape == "間":
        return text + ("間" if text.endswith(_VERBAL) else "の間")
    if shape == "続":
        return text[:-1] + {"た": "ている", "だ": "でいる"}.get(text[-1:], text[-1:])
    if shape[0] == "受":
        passive = text
        for active, suffered in (("加える", "加えられる"), ("置く", "置かれる"), ("出す", "出される"), ("する", "される")):
            if text.endswith(active):
                passive = text.removesuffix(active) + suffered
        return conjugated(passive, "た") if shape == "受た" else passive
    if shape == "枚":
        return re.sub(f"({_MEASURES})(まで)?$", r"枚\2", text)
    return re.sub(f"1({_MEASURES})$", "", text)


def counted(bound: str, measure: str) -> str:
    """A bound with its counting word: 3以上 becomes 3体以上, 2～4 becomes 2～4体, 2か4 becomes 2か4体."""
    return re.sub(r"^(ちょうど)?(\d+[～か]\d+|\d+|X)", rf"\1\2{measure}", bound)


_FIGURES = "コスト|攻撃力|体力|パワー|必要ノード|GRAZE|最大値|カウントダウン|スタック|ユニオンバーストの値|スペルブースト回数"
_AMOUNT = "[0-9]+|[XYZ]|その数|(?:場|手札)の空きの数"
_SMOOTH: tuple[tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]], ...] = (
    (re.compile("(?<!自分の)(?<!相手の)(?<!他の)(?<!受けている)他の(自分|相手)の"), r"\1の他の"),
    (re.compile("(墓地|マナゾーン|シールドゾーン|冥界|捨て札|超次元ゾーン)に加え(られ|る|た|て|)"), lambda m: m[1] + "に置" + {"られ": "かれ", "る": "く", "た": "いた", "て": "いて", "": "き"}[m[2]]),
    (re.compile("リーダーかフォロワーすべて"), "リーダーとフォロワーすべて"),
    (re.compile(r"(自分|相手)か(\1の[^、。とか]+すべて)"), r"\1と\2"),
    (re.compile("プレイヤーか([^、。とか]+すべて)"), r"プレイヤーと\1"),
    (re.compile(f"(その数|空きの数)({_MEASURES}|回)(?!復)"), r"\1"),
    (re.compile("(その数|空きの数)(?=ダメージ)"), r"\1の"),
    (re.compile("(その数|空きの数)(?=回復|減ら|増や|引|失|得|行|繰り返|捨)"), r"\1だけ"),
    (re.compile(f"({_FIGURES})({_AMOUNT})より(少ない|多い)の"), r"\1が\2より\3"),
    (re.compile("より(少ない|多い)(?:の|いる|ある)"), r"より\1"),
    (re.compile("以下(いる|ある)(?=なら|、)"), "以下"),
    (re.compile(f"(すべて|([2-9]|[0-9]{{2,}})枚)と同名のカード1({_MEASURES})を"), r"\1と同名のカード1\3ずつを"),
    (re.compile("(?<![のー])リーダーとフォロワーすべて"), "お互いのリーダーとフォロワーすべて"),
    (re.compile("が攻撃力か体力が上が(った(?:時|なら|か、|、|という)|るたび)"), r"の攻撃力か体力が上が\1"),
    (re.compile("(自分|相手)に\\1の手札のカードが((?:ちょうど)?[0-9]+枚(?:以上|以下)?)(?:ある)?(?=なら|、|間)"), r"\1の手札が\2"),
    (re.compile(f"(自分|相手)の手札の([^、。：「」『』（）の]+)が([0-9]+(?:{_MEASURES})以上)?(いる|ある|いない|ない)(?=なら|、|間)"), r"\1の手札に\2が\3\4"),
    (re.compile("ランダムな((?:自分|相手)の(?:デッキ|手札)の)(?![^、。：]*(?:あるいは|か))"), r"\1ランダムな"),
    (re.compile(f"([0-9]+(?:{_MEASURES})以上)(?:い|あ)るというわけではない"), lambda m: m[1] + ("ない" if m[0].find("ある") > 0 else "いない")),
    (re.compile("(いる|ある|以上|以下|状態)、かつ"), lambda m: {"いる": "いて", "ある": "あって"}.get(m[1], m[1] + "で") + "、かつ"),
    (re.compile("(以上|以下|自分のターン|相手のターン)時に"), r"\1の時に"),
    (re.compile("(手札が(?:ちょうど)?[0-9]+枚(?:以上|以下)?)間"), r"\1の間"),
    (re.compile("それの"), "その"),
    (re.compile("(PP最大値|PP|EP|連携)の数"), r"\1"),
    (re.compile("。』"), "』"),
)


def smoothed(text: str) -> str:
    """Where parts that are right by themselves meet awkwardly."""
    for pattern, better in _SMOOTH:
        text = pattern.sub(better, text)
    return text
