"""Forms of Japanese verbs: what is said politely or of the past, in the form in which the language says it."""

from __future__ import annotations

import re

_ROWS = {row[0]: tuple(row[1:]) for row in ("きくかい", "ぎぐがい", "しすさし", "ちつたっ", "にぬなん", "びぶばん", "みむまん", "りるらっ", "いうわっ")}
_STAYS = re.compile(r"(?:でき|落ち|起き|生き|(?<=[てにがはも])い|^い)$")  # whose stem ends in い or an い sound, and yet takes る
_OF_SU = re.compile(r"(?:出|戻|移|減ら|増や|消|残|起こ|直|落と|倒|渡|(?<!破)壊|鳴ら)し$")


def plain_verb(found: re.Match[str]) -> str:
    """A verb in its plain form: 破壊します is 破壊する, 引きました is 引いた, 戻りません is 戻らない."""
    stem, end = found["stem"], found["end"]
    last = stem[-1:]
    if last == "し" and not _OF_SU.search(stem):
        base, here, without, past = stem[:-1], "する", "しない", "した"
    elif last in _ROWS and not _STAYS.search(stem):
        u, a, t = _ROWS[last]
        base, here, without = stem[:-1], u, f"{a}ない"
        past = t + ("だ" if last in "ぎにびみ" else "た")
        if last == "き" and stem.endswith("行き"):
            past = "った"
        if last == "り" and stem.endswith("あり"):
            base, here, without, past = (stem[:-2], "ある", "ない", "あった")
    else:
        base, here, without, past = stem, "る", "ない", "た"
    return base + {"す": here, "した": past, "せん": without, "せんでした": without.removesuffix("い") + "かった"}[end]


_TU = ("使", "失", "払", "行", "奪", "狙", "向か", "言", "扱", "もら", "食ら", "喰ら")
_TAKES_RU = re.compile(r"(?:[えけせてねべめれげぜでり出得見捨]|できす|生き|落ち)$")


def dictionary(found: re.Match[str]) -> str:
    """A verb of what was done, as what is done: 破壊した is 破壊する, 引いた is 引く, 戻った is 戻る."""
    stem, end = found["stem"], found["end"]
    if end == "した":
        return stem + ("す" if _OF_SU.search(stem + "し") else "する")
    if end == "いた":
        return stem + "く"
    if end == "った":
        return stem + ("う" if stem.endswith(_TU) else "る")
    if end == "んだ":
        return stem + "ぶ"
    return stem + "る" if _TAKES_RU.search(stem) else found[0]
