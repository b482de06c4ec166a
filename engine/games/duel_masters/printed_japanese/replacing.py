"""How Japanese cards print that one thing happens in place of another."""

from engine.games.duel_masters.printed.pieces import CARD, IT, ME, OPPONENT, THEM, THEN, THIS, only, put, steps, within
from engine.games.duel_masters.printed_japanese.pieces import CONDITION
from engine.language.cards.printed_japanese.pieces import filler
from engine.language.japanese_wordings import J, JapaneseWording
from engine.language.reader.japanese import ended
from engine.language.tree import Node
from engine.language.wordings import Hole

WOULD = "{subject}が{would}{_when}、{_gone}"
GONE = "subject:subject would:would _when:when _gone:gone?"


def instead(words: tuple[str, ...], then: Node) -> list[JapaneseWording]:
    """What becomes of the very card: "…時、墓地に置くかわりに自分のマナゾーンに置く"."""
    may = [ended(word, "て") + "{_may}" for word in words]
    replaced = Node("replace", subject=Hole("subject"), would=Hole("would"), then=Hole("then"))
    return [
        *J(
            "sentence",
            *(f"{WOULD}{word}。" for word in words),
            slots=GONE,
            tree=Node("replace", {**dict(replaced.parts), "then": steps(then)}),
        ),
        *J(
            "sentence",
            *(f"{WOULD}{word}。" for word in may),
            slots=GONE + " _may:may",
            tree=Node("replace", {**dict(replaced.parts), "then": Node("may", do=steps(then))}),
        ),
    ]


BURNT = Node("is_broken", by=Hole("subject"))
THEIR_SHIELD = Node("any_of", filter=only(CARD, within(OPPONENT, "shields")))

AFTER_IT = "この呪文を唱えた後{_comma}墓地に置くかわりに{_gap}"
AWAY = {  # where a spell goes once it has been cast, in place of the graveyard
    ("自分のマナゾーンに置く", "マナゾーンに置く"): steps(put((THIS,), "mana")),
    ("タップして自分のマナゾーンに置く", "タップしてマナゾーンに置く"): steps(put((THIS,), "mana"), Node("turn_card", how="tap", targets=(THEM,))),
    ("自分の手札に戻す", "手札に戻す", "自分の手札に加える", "手札に加える"): steps(Node("return", targets=(THIS,))),
    ("自分の山札の一番下に置く", "山札の一番下に置く", "自分の山札の下に置く", "山札の下に置く"): steps(put((THIS,), "deck", at="bottom")),
    ("自分のシールドに加える", "裏向きにして自分のシールドに加える", "裏向きのまま自分のシールドに加える", "シールド化する"): steps(put((THIS,), "shields", ME)),
}

PRINTED_REPLACING = [
    *(w for words, away in AWAY.items() for w in (
        *J("sentence", *(f"{AFTER_IT}{word}。" for word in words), slots="_comma:comma? _gap:comma?", tree=Node("after_cast", then=away)),
        *J("sentence", *(f"{AFTER_IT}{ended(word, 'て')}{{_may}}。" for word in words), slots="_comma:comma? _gap:comma? _may:may", tree=Node("after_cast", then=Node("may", do=away))),
        *J("sentence", *(f"この呪文を唱えた後、{{c}}、墓地に置くかわりに{{_gap}}{word}。" for word in words), slots="c:ba _gap:comma?", tree=Node(
            "after_cast", condition=CONDITION, then=away)),
    )),
    *(w for m in ("枚", "つ") for w in J("sentence", f"自分のシールドが1{m}ブレイクされる{{_when}}、{{_gone}}{{then}}。", slots="_when:when _gone:gone then:clause", tree=Node(
        "replace", subject=Node("any_of", filter=only(CARD, within(ME, "shields"))), would=Node("is_broken"), then=THEN))),
    *(w for zone, ja in (("graveyard", "墓地"), ("mana", "マナゾーン")) for w in J(
        "sentence", *(f"{{subject}}がシールドをブレイクする{{_when}}、{who}{that}シールドを手札に加えるかわりに{whose}{ja}に置く。" for who in ("相手は", "") for that in ("その", "")
                      for whose in ("", "持ち主の")), f"{{subject}}がブレイクしたシールドを手札に加えるかわりに{ja}に置く。",
        f"{{subject}}がシールドをブレイクする{{_when}}、そのシールドをブレイクするかわりに持ち主の{ja}に置く。",
        slots="subject:subject _when:when", tree=Node("replace", subject=THEIR_SHIELD, would=BURNT, then=steps(put((IT,), zone))))),
    *filler("gone", "墓地に置くかわりに", "墓地に置くかわりに、", "墓地に置く代わりに", "かわりに", "かわりに、"),
    *instead(("自分のマナゾーンに置く", "マナゾーンに置く", "持ち主のマナゾーンに置く"), put((IT,), "mana")),
    *instead(("山札の一番下に置く", "自分の山札の一番下に置く", "持ち主の山札の一番下に置く", "山札の下に置く"), put((IT,), "deck", at="bottom")),
    *J("would_player", "負ける", tree=Node("would_lose")),
    *instead(("自分の手札に戻す", "手札に戻す", "持ち主の手札に戻す"), Node("return", targets=(IT,))),
    *instead(("裏向きにして自分のシールドに加える", "自分のシールドに加える"), put((IT,), "shields", ME)),
    *instead(("バトルゾーンに出す", "バトルゾーンに置く"), put((IT,), "battle")),
    *J("sentence", WOULD + "{then}。", slots=GONE.replace("_gone:gone?", "_gone:gone") + " then:clause", tree=Node("replace", subject=Hole("subject"), would=Hole("would"), then=THEN)),
    *J("sentence", *(f"{{subject}}が{{would}}{{_when}}、バトルゾーン{stay}とどまる。" for stay in ("から離れずに", "を離れずに", "に")), slots="subject:subject would:would _when:when",
       tree=Node("stays", subject=Hole("subject"), would=Hole("would"))),
]  # fmt: skip
