"""What players do: play, draw, discard, gain and spend points, pass."""

from __future__ import annotations

from engine.kernel.happenings import (
    DID,
    LOST,
    PLAYER,
    SUBJECT,
    CardWording,
    Detail,
    Happening,
    Head,
    Participle,
    Phrasing,
    ScenarioWording,
    Wait,
)
from engine.kernel.trace import Event


def recovered(e: Event) -> bool:
    """Whether points went up because an effect gave them back."""
    return bool(e.did > 0 and e.how == "recover")


PLAYERS = (
    Happening(
        id="played",
        cards=CardWording(
            now=("is/are~played", "プレイされる"),
            past=("was/were~played", "プレイされた"),
            also_past=("has/have been~played", "played^period"),
            says="Is played from hand.",
            own=Wait("played", "fanfare"),
            others=Wait("plays", "played"),
            remembered="played",
        ),
        participle=Participle(verb="played", en="played", ja="プレイされる", not_ja="プレイされない"),
        log={"played": ("{player:I play|The opponent plays} {subject}", "{player:自分|相手}が{subject}をプレイ")},
        moments={"fanfare": ("Fanfare", "ファンファーレ"), "played": ("another is played", "他のカードがプレイされた時")},
        heads={"fanfare": Head("Fanfare", "ファンファーレ", printed=True)},
    ),
    Happening(
        id="plays",
        cards=CardWording(
            now=("play[s] {what:subject}", "{what}をプレイする"),
            past=("played {what:subject}", "{what}をプレイした"),
            also_past=("has/have~played {what:subject}",),
            says="A player plays a card from hand.",
            example="plays a follower",
            past_example="played 3 or more cards",
            by_player=True,
            others=Wait("plays", "played"),
            remembered="played",
        ),
        scenarios=ScenarioWording(
            kind="plays",
            wordings=(Phrasing("{who:subject} play[s] {card:thing}", "{who}が{card}をプレイする", "opponent plays Goblin"),),
            events=("played",),
            parts={"card": SUBJECT, "who": PLAYER},
            weight=1,
        ),
    ),
    Happening(
        id="discards",
        cards=CardWording(
            now=("discard[s] {what:subject}", "{what}を捨てる"),
            past=("discarded {what:subject}", "{what}を捨てた"),
            also_past=("has/have~discarded {what:subject}",),
            says="A player discards: “a card” is for each card, “one or more cards” once for all of one discard, with their number.",
            example="discards a card",
            past_example="discarded a card",
            by_player=True,
            others=Wait("discards", "discards"),
            remembered="discarded",
        ),
    ),
    Happening(
        id="draws",
        cards=CardWording(
            now=("draw[s] {what:subject}", "{what}を引く"),
            past=("drew {what:subject}", "{what}を引いた"),
            says="A player draws: “a card” is for each card, more of them once for all cards of one draw, with their number.",
            example="draws a card",
            past_example="drew 2 or more cards",
            by_player=True,
            others=Wait("added-to-hand", "added"),
            remembered="drawn",
        ),
        scenarios=ScenarioWording(
            kind="draws",
            wordings=(Phrasing("{who:subject} draw[s] {card:thing}", "{who}が{card}を引く", "I draw Goblin"),),
            events=("drawn",),
            parts={"card": SUBJECT, "who": PLAYER},
            weight=4,
        ),
        log={
            "drawn": ("{player:I draw|The opponent draws} {subject}", "{player:自分|相手}が{subject}を引く"),
            "drawn.stays": ("The hand is full: {subject} stays in the deck", "手札が上限のため{subject}はデッキに残る"),
            "drawn.none": ("The deck is empty", "デッキが空"),
            "drawn.barred": ("{player:I|The opponent} may not draw: an effect forbids it", "効果により{player:自分|相手}は引けない"),
        },
    ),
    Happening(
        id="adds",
        cards=CardWording(
            now=("add[s] {what:subject} to~hand~from~your~deck", "{what}をデッキから手札に加える"),
            says="Cards come into the hand from the deck (also those that find no room); once, with their number.",
            example="adds one or more cards to hand from your deck",
            by_player=True,
            others=Wait("added-to-hand", "added"),
        ),
    ),
    Happening(
        id="fuses",
        cards=CardWording(
            now=("fuse[s] {what:subject}", "{what}を融合する"),
            past=("fused {what:subject}", "{what}を融合した"),
            says="A player fuses cards; once for all cards of one fusion, with their number.",
            example="fuses a card",
            past_example="fused 2 or more cards",
            by_player=True,
            others=Wait("fusion", "fusion"),
            remembered="fused",
        ),
    ),
    Happening(
        id="buries",
        cards=CardWording(
            now=("perform[s]~Burial~Rite", "葬送する"),
            past=("performed~Burial~Rite", "葬送した"),
            says="A player performs a Burial Rite.",
            by_player=True,
            others=Wait("buried", "buried"),
            remembered="buried",
        ),
    ),
    Happening(
        id="rites",
        cards=CardWording(
            now=("perform[s]~Earth~Rite", "土の秘術を行う"),
            past=("performed~Earth~Rite", "土の秘術を行った"),
            says="A player performs an Earth Rite.",
            by_player=True,
            others=Wait("earth-rite", "rite"),
            remembered="earth-rite",
        ),
    ),
    Happening(
        id="necromances",
        cards=CardWording(
            now=("use[s]~Necromancy", "ネクロマンスを行う"),
            also_now=("perform[s]~Necromancy",),
            past=("used~Necromancy", "ネクロマンスを行った"),
            also_past=("has/have~performed~Necromancy",),
            says="A player pays a Necromancy.",
            by_player=True,
            others=Wait("necromancy", "necromancy"),
            remembered="necromancy",
        ),
    ),
    Happening(
        id="recovers",
        cards=CardWording(
            now=("recover[s] {counter:COUNTER~pl}", "{counter}を回復する"),
            says="A player gets points back by an effect.",
            example="recovers play points",
            by_player=True,
            others=Wait("gained", "gained"),
            counts=recovered,
            remembered="gained",
        ),
    ),
    Happening(
        id="gains_points",
        scenarios=ScenarioWording(
            kind="gains_points",
            wordings=(
                Phrasing("{who:subject} gain[s] {amount:figure} {point:COUNTER~n}", "{who}が{point}を{amount}得る", "I gain 2 play points"),
            ),
            events=("gained",),
            parts={"who": PLAYER, "point": Detail("word", "point"), "amount": DID},
            told=lambda e: e.did > 0,
            weight=3,
        ),
        log={"gained": ("{player:my|the opponent's} {point}: {sign}", "{player:自分|相手}の{point}が{sign}")},
    ),
    Happening(
        id="loses_points",
        scenarios=ScenarioWording(
            kind="loses_points",
            wordings=(
                Phrasing(
                    "{who:subject} lose[s] {amount:figure} {point:COUNTER~n}",
                    "{who}が{point}を{amount}失う",
                    "opponent loses 2 play points",
                ),
            ),
            events=("gained",),
            parts={"who": PLAYER, "point": Detail("word", "point"), "amount": LOST},
            told=lambda e: e.did < 0,
            weight=2,
        ),
    ),
    Happening(
        id="passes",
        scenarios=ScenarioWording(
            kind="passes",
            wordings=(Phrasing("{who:subject} pass[es]", "{who}がパスする", "opponent passes"),),
            events=("passed",),
            parts={"who": PLAYER},
            weight=1,
        ),
    ),
    Happening(
        id="confirms",
        scenarios=ScenarioWording(
            kind="confirms",
            wordings=(Phrasing("{who:subject} end[s] interrupts", "{who}が割り込み終了を宣言する", "opponent ends interrupts"),),
            events=("confirmed",),
            parts={"who": PLAYER},
            weight=1,
        ),
    ),
    Happening(
        id="gets_priority",
        scenarios=ScenarioWording(
            kind="gets_priority",
            wordings=(Phrasing("{who:subject} get[s] priority", "{who}が優先権を得る", "I get priority"),),
            events=("priority",),
            parts={"who": PLAYER},
            weight=1,
        ),
    ),
)
