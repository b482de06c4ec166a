"""What can be expected to have been done to cards: to one, to each of several, to one of two, and how often."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from engine.kernel.state import Thing
from engine.kernel.trace import Event, Frame
from engine.language.tree import Node
from engine.play.details import figure_holds
from engine.play.happenings import event_of
from engine.play.naming import as_many

if TYPE_CHECKING:
    from engine.play.judging import Judge


def underwent(j: Judge, node: Node) -> bool:
    """Each of them did (or, denied, did not) undergo that."""
    want = not node["negated"]
    deed = node["deed"]

    def happened_to(named: Node) -> bool:
        if "many" not in named:
            return any(j.happenings.underwent(f, deed, j.happenings.ids(named, f)) for f in j.frames) == want
        ids = {i for f in j.frames for i in j.naming.all(named, f.state)}
        befallen = [any(j.happenings.underwent(f, deed, [i]) for f in j.frames) for i in ids]
        return bool(ids) and as_many(named, len(ids)) and all(b == want for b in befallen)

    held = all(happened_to(named) for named in node["cards"])
    if want and not held and any(_once_called_so(j, named, deed) for named in node["cards"]):
        j.remark = TURNED_BY_THEN
    return held


def played_as(j: Judge, node: Node) -> bool:
    """Each of them was played, and was a card of that kind in that moment (or, denied, was not, whether it was played or not)."""

    def so(named: Node) -> bool:
        plays = ((e, f) for f in j.frames if (e := event_of(f, "played")) is not None and e.subject in j.happenings.ids(named, f))
        return any(f.state.things[e.subject].card.kind == node["kind"] for e, f in plays) != bool(node["negated"])

    return all(map(so, node["cards"]))


def _once_called_so(j: Judge, named: Node, deed: Node) -> bool:
    """Whether that befell what had borne the name before."""
    return any(j.happenings.underwent(f, deed, j.naming.all(named, f.state)) for f in j.frames)


TURNED_BY_THEN = {
    "en": "By the time that happened it had been turned into another card: write that card's name, or give it a label (as: …).",
    "ja": "それが起きた時点では、すでに別のカードに変身していました。変身後のカード名で書くか、as: で区別してください。",
}


def count_of(j: Judge, node: Node) -> bool:
    """So many cards underwent that."""
    deed, name, who = node["deed"], node.get("name"), node.get("who")
    n = 0
    for f in j.frames:
        e, id = event_of(f), j.happenings.befallen(f, deed)
        if e is None or not j.happenings.underwent(f, deed, [id]):
            continue
        if name and id not in j.naming.all(Node("named", name=name), f.state):
            continue
        t = (e.before if id == e.subject else None) or f.state.things.get(id)
        if who and (t is None or t.owner != who):
            continue
        if "kind" in node and (t is None or t.card.kind != node["kind"]):
            continue
        n += 1
    return figure_holds(node["amount"], n)


def every_underwent(j: Judge, node: Node) -> bool:
    """Every card of a kind underwent that which lay where the first that did had lain, at any time from that one's to the last one's."""
    deed, who = node["deed"], node.get("who")
    befallen: list[tuple[int, Thing]] = []
    for f in j.frames:
        id = j.happenings.befallen(f, deed)
        t = j.run.frames[f.n - 1].state.things.get(id) if f.n and id and j.happenings.underwent(f, deed, [id]) else None
        if t is not None and t.card.kind == node["kind"] and who in (None, t.controller):
            befallen.append((f.n, t))
    if not befallen:
        return False
    zone, done = befallen[0][1].zone, {t.id for _, t in befallen}
    between = j.run.frames[befallen[0][0] - 1 : befallen[-1][0] + 1]

    def meant(t: Thing) -> bool:
        return t.zone == zone and t.card.kind == node["kind"] and who in (None, t.controller)

    return all(t.id in done for f in between for t in f.state.things.values() if meant(t))


def underwent_either(j: Judge, node: Node) -> bool:
    """One of the two at least underwent that."""
    return any(j.happenings.underwent(f, node["deed"], j.naming.all(node[one], f.state)) for f in j.frames for one in ("a", "b"))


APART = {
    "en": "Each of them underwent that, but on an occasion of its own; say the order (“first … is destroyed, then … is destroyed”).",
    "ja": "どちらにもそれが起きましたが、同時ではありません。順番で書いてください（「順に、…が破壊され、…が破壊される」）。",
}


BY_ANOTHER = {
    "en": "It underwent that, but as the rules have it, or by another card. "
    "Say the two apart: “… deals 3 damage to …” and “… was destroyed”.",
    "ja": "それは起きましたが、ルールによるものか、別のカードによるものです。"
    "「…が…に3ダメージを与えた」「…は破壊された」と分けて書いてください。",
}


OTHERWISE = {
    "en": "It underwent that, but not so. Battle is what the damage of an attack (or Bane) does; "
    "an effect is what a card's text says, or its damage.",
    "ja": "それは起きましたが、そのようにではありません。"
    "交戦とは攻撃のダメージ（または必殺）、効果とはテキストの処理かそのダメージのことです。",
}


OF_ONE = {
    "en": "A name alone is one card here: name the others too, or write “both …” or “all …” before it.",
    "ja": "名前だけでは1枚を指します。他のカードも挙げるか、「両方の…」「すべての…」と書いてください。",
}


def at_one_time(j: Judge, node: Node) -> bool:
    """They underwent that on one occasion (or, denied, each of them on another): what it triggers is put in order, none came first."""
    occasions = [_occasions(j, named, node["deed"]) for named in node["cards"]]
    single = len(occasions) == 1 and "many" not in node["cards"][0]
    if single:
        j.remark = OF_ONE
    if single or not all(occasions):
        return False
    at_once = bool(set.intersection(*occasions))
    if not at_once and not node["negated"]:
        j.remark = APART
    return at_once != bool(node["negated"])


def _occasions(j: Judge, named: Node, deed: Node) -> set[int]:
    """On which occasions a card underwent that; of a name for several cards, those on which all of them did."""
    if "place" in named:
        return {f.event.occasion for f in j.frames if f.event is not None and j.happenings.underwent(f, deed, j.happenings.ids(named, f))}
    ids = {i for f in j.frames for i in j.naming.all(named, f.state)}
    each = [{f.event.occasion for f in j.frames if f.event is not None and j.happenings.underwent(f, deed, [i])} for i in ids]
    if "many" not in named:
        return set[int]().union(*each)
    return set.intersection(*each) if each and as_many(named, len(ids)) else set()


def underwent_by(j: Judge, node: Node) -> bool:
    """Each of these cards underwent that by a card (or, denied, never did).

    The card is the source of what happened; or, of what the rules destroyed because of its damage, of the last damage that it took.
    """

    def done_to(named: Node) -> bool:
        def shows(f: Frame) -> bool:
            if not j.happenings.underwent(f, node["deed"], j.happenings.ids(named, f)) or f.event is None:
                return False
            source = f.event.source or _at_last(j, f, node).source
            if "keyword" in node:
                forms = (moment.state.things.get(source) for moment in (f, j.run.frames[f.n - 1], j.run.frames[0]))
                return any(t is not None and node["keyword"] in t.keywords for t in forms)
            return bool(source) and source in j.naming.all(node["source"], f.state)

        return any(map(shows, j.frames)) != bool(node["negated"])

    held = all(map(done_to, node["cards"]))
    if not held and not node["negated"] and underwent(j, node):
        j.remark = BY_ANOTHER
    return held


def _at_last(j: Judge, f: Frame, node: Node) -> Event:
    """The last damage that a card took which the rules destroyed; else what befell it."""
    assert f.event is not None
    if f.event.source or node["deed"].get("verb") != "destroyed":
        return f.event
    hits = (e for before in reversed(j.run.frames[: f.n]) if (e := event_of(before, "damaged")) is not None)
    return next((e for e in hits if e.subject == f.event.subject), f.event)


def underwent_how(j: Judge, node: Node) -> bool:
    """Each of these cards underwent that in battle, or by an effect (or, denied, not so), as :func:`_at_last` tells."""

    def shows(named: Node, f: Frame) -> bool:
        return j.happenings.underwent(f, node["deed"], j.happenings.ids(named, f)) and _at_last(j, f, node).by == node["manner"]

    held = all(any(shows(named, f) for f in j.frames) != bool(node["negated"]) for named in node["cards"])
    if not held and not node["negated"] and underwent(j, node):
        j.remark = OTHERWISE
    return held


def only(j: Judge, node: Node) -> bool:
    """Each of these cards underwent that, and no other."""
    deed = node["deed"]
    return underwent(j, Node("underwent", cards=node["cards"], deed=deed, negated=0)) and befallen_by(j, deed) <= _named(j, node)


def none_but(j: Judge, node: Node) -> bool:
    """No card (of a kind) that is not named underwent that."""
    others = befallen_by(j, node["deed"]) - _named(j, node)
    if "kind" not in node:
        return not others
    return not any(i in f.state.things and f.state.things[i].card.kind == node["kind"] for i in others for f in j.frames)


def _named(j: Judge, node: Node) -> set[int]:
    """The things that were called so at any time; those called by their place, which underwent it from there or to there."""
    deed = node["deed"]
    placed = [n for n in node["cards"] if "place" in n]
    named = {i for f in j.frames for n in node["cards"] if "place" not in n for i in j.naming.all(n, f.state)}
    there = {j.happenings.befallen(f, deed) for f in j.frames for n in placed if j.happenings.underwent(f, deed, j.happenings.ids(n, f))}
    return named | there


def none_of(j: Judge, node: Node) -> bool:
    """No card underwent that."""
    return not befallen_by(j, node["deed"])


def at_an_end(j: Judge, node: Node) -> bool:
    """The first (or last) card that underwent that is this one."""
    deed = node["deed"]
    shown = [(f, i) for f in j.frames for i in (j.happenings.befallen(f, deed),) if i and j.happenings.underwent(f, deed, [i])]
    if not shown:
        return False
    f, i = shown[-1 if node["last"] else 0]
    holds = i in j.happenings.ids(node["card"], f)
    t = j.run.frames[max(f.n - 1, 0)].state.things.get(i) or f.state.things.get(i)
    if not holds and t is not None:
        en, ja = t.card.name["en"], t.card.name["ja"]
        j.remark = {
            "en": f"That was “{en}”. Of two alone it is said by “first … is destroyed, then … is destroyed”.",
            "ja": f"それは「{ja}」です。2枚の前後は「順に、…が破壊され、…が破壊される」と書いてください。",
        }
    return holds


def effect_at_an_end(j: Judge, node: Node) -> bool:
    """The first (or last) effect that resolved, or triggered, is this one; ``of_its_sort`` looks only at those that are called so."""
    seen = j.happenings.of_pending(Node("x", effect=node["effect"]), node["came"])
    if head := node["effect"].get("head", "") if node.get("of_its_sort") else "":
        alike = j.happenings.of_pending(Node("x", effect=Node("effect_of", source=Node("anything"), head=head, text="")), node["came"])
        shown = [f for f in j.frames if alike(f)]
    else:
        shown = [f for f in j.frames if (f.kind == node["came"] and f.pending is not None) or seen(f)]
    return bool(shown) and seen(shown[-1 if node["last"] else 0])


def befallen_by(j: Judge, deed: Node) -> set[int]:
    """All things that underwent that."""
    return {i for f in j.frames for i in (j.happenings.befallen(f, deed),) if i and j.happenings.underwent(f, deed, [i])}


UNDERGONE: Mapping[str, Callable[[Judge, Node], bool]] = {
    "underwent": underwent,
    "played_as": played_as,
    "underwent_either": underwent_either,
    "every_underwent": every_underwent,
    "count_of": count_of,
    "at_one_time": at_one_time,
    "only": only,
    "none_but": none_but,
    "at_an_end": at_an_end,
    "effect_at_an_end": effect_at_an_end,
    "underwent_by": underwent_by,
    "underwent_how": underwent_how,
    "none_of": none_of,
}
