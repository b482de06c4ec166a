"""What happens in Phantom Magic Vision alone: dying, battles and their sides, cards that are set on others."""

from __future__ import annotations

from dataclasses import replace

from engine.kernel.happenings import SUBJECT, CardWording, Happening, Participle, Phrasing, ScenarioWording, Wait, came_about
from engine.kernel.trace import Event
from engine.log.happenings.table import SHARED


def by_battle(e: Event) -> bool:
    """Whether it came of a battle's blows."""
    return e.did > 0 and e.by == "battle"


def waking(e: Event) -> bool:
    """Whether a sleeping card is awake now."""
    return e.mark == "asleep" and not e.amount and e.did > 0


def falling_asleep(e: Event) -> bool:
    """Whether an active card is asleep now."""
    return e.mark == "asleep" and e.amount > 0 and e.did > 0


DYING = Happening(
    id="dying",
    cards=CardWording(
        now=("is/are~dying", "決死状態になる"),
        past=("was/were~dying", "決死状態になった"),
        says="Is too badly hurt to stay; it is on the field still.",
        own=Wait("dying", "dying"),
        others=Wait("dying", "dying"),
        counts=came_about,
        remembered="dying",
    ),
    participle=Participle(verb="dying", en="dying", ja="決死状態になる", not_ja="決死状態にならない", told=("dying",), weight=40),
    log={
        "dying": ("{subject} is dying", "{subject}が決死状態になる"),
        "dying.not": ("{subject} does not begin to die", "{subject}は決死状態にならない"),
    },
    moments={"dying": ("is dying", "決死状態になった時")},
)

DYING_IN_BATTLE = Happening(
    id="dying_in_battle",
    cards=CardWording(
        now=("is/are~dying~by~battle", "戦闘によって決死状態になる"),
        past=("was/were~dying~by~battle", "戦闘によって決死状態になった"),
        says="Is dying of the blows of a battle.",
        own=Wait("dying", "dying"),
        others=Wait("dying", "dying"),
        counts=by_battle,
        remembered="dying",
    ),
)

FELLS = Happening(
    id="fells",
    cards=CardWording(
        now=("bring[s]~a~character~to~dying~by~battle", "戦闘によってキャラクターを決死状態にする"),
        past=("brought~a~character~to~dying~by~battle", "戦闘によってキャラクターを決死状態にした"),
        says="Its blow in a battle is why another one is dying.",
        others=Wait("dying", "dying"),
        counts=by_battle,
        concerns="source",
    ),
)

HITS = Happening(
    id="hits",
    cards=CardWording(
        now=("deal[s]~battle~damage~to~a~player", "プレイヤーに戦闘ダメージを与える"),
        past=("dealt~battle~damage~to~a~player", "プレイヤーに戦闘ダメージを与えた"),
        says="In a battle it damages the attacked player.",
        others=Wait("damaged", "damaged"),
        counts=lambda e: e.by == "battle" and e.aim == "player" and e.did > 0,
        concerns="source",
    ),
)

HIT_IN_BATTLE = Happening(
    id="battle_damaged",
    cards=CardWording(
        to_players=True, now=("take[s]~battle~damage", "戦闘ダメージを受ける"),
        past=("took~battle~damage", "戦闘ダメージを受けた"),
        says="A blow of a battle damages it.",
        own=Wait("damaged", "damaged"),
        others=Wait("damaged", "damaged"),
        counts=by_battle,
        remembered="damaged",
        replaced=True,
        would=lambda e: e.by == "battle",
    ),
)

DEFENDS = Happening(
    id="defends",
    cards=CardWording(
        now=("defend[s]", "防御を行う"),
        past=("defended", "防御を行った"),
        says="Meets an attack.",
        own=Wait("defends", "defends"),
        others=Wait("defends", "defends"),
        remembered="defends",
    ),
    scenarios=ScenarioWording(
        kind="defends",
        wordings=(Phrasing("{card:thing} defend[s]", "{card}が防御する", "Goblin defends"),),
        events=("defended",),
        parts={"card": SUBJECT},
        weight=2,
    ),
    moments={"defends": ("defends", "防御を行う時")},
)

ENGAGES = Happening(
    id="engages",
    cards=CardWording(
        now=("attack[s]~or~defend[s]", "攻撃、または防御を行う"),
        past=("attacked~or~defended", "攻撃、または防御を行った"),
        says="Attacks, or meets an attack.",
        own=Wait("engages", "engages"),
        others=Wait("engages", "engages"),
        remembered="engages",
    ),
    moments={"engages": ("attacks or defends", "攻撃、または防御を行う時")},
)

def ended(id: str, en: str, ja: str, says: str, how: str = "") -> Happening:
    """A battle of a character is over: any, or one in which it attacked or defended (``how``)."""
    return Happening(
        id=id,
        cards=CardWording(
            now=(f"end[s]~{en}", f"{ja}を終える"),
            past=(f"ended~{en}", f"{ja}を終えた"),
            says=says,
            own=Wait("battle-ending", "battle-end"),
            others=Wait("battle-ending", "battle-end"),
            counts=(lambda e: e.how == how) if how else lambda e: True,
        ),
    )


FOUGHT = replace(
    ended("fought", "a~battle", "戦闘", "It fought, and the battle is over: what lasted until then has ended."),
    moments={"battle-end": ("ends a battle", "戦闘終了時")},
)
ATTACK_ENDED = ended("attack_ended", "a~battle~as~attacker", "攻撃による戦闘", "The battle of its own attack is over.", "attack")
DEFENSE_ENDED = ended("defense_ended", "a~battle~as~defender", "防御による戦闘", "The battle in which it defended is over.", "defense")

MET = Happening(
    id="met",
    cards=CardWording(
        now=("is/are~defended~against", "防御される"),
        past=("was/were~defended~against", "防御された"),
        says="A character meets its attack.",
        others=Wait("defends", "defends"),
        concerns="target",
    ),
)

WAKES = Happening(
    id="wakes",
    cards=CardWording(
        now=("wake[s]~up", "アクティブ状態になる"),
        past=("woke~up", "アクティブ状態になった"),
        says="Was asleep and is active now.",
        own=Wait("marked", "wakes"),
        others=Wait("marked", "wakes"),
        counts=waking,
        remembered="marked",
    ),
    moments={"wakes": ("wakes up", "アクティブ状態になった時")},
)

FALLS_ASLEEP = Happening(
    id="falls_asleep",
    cards=CardWording(
        now=("fall[s]~asleep", "スリープ状態になる"),
        past=("fell~asleep", "スリープ状態になった"),
        says="Was active and is asleep now.",
        own=Wait("marked", "falls-asleep"),
        others=Wait("marked", "falls-asleep"),
        counts=falling_asleep,
        remembered="marked",
    ),
    moments={"falls-asleep": ("falls asleep", "スリープ状態になった時")},
)

SET = Happening(
    id="set_on",
    cards=CardWording(
        now=("is/are~set~on~a~card", "カードにセットされる"),
        past=("was/were~set~on~a~card", "カードにセットされた"),
        says="It is set on another card.",
        own=Wait("set-on", "set-on"),
        others=Wait("set-on", "set-on"),
        counts=came_about,
        remembered="set-on",
    ),
    participle=Participle(
        verb="set-on", en="set~on~a~card", ja="カードにセットされる", not_ja="カードにセットされない", told=("set-on",), weight=40
    ),
    log={"set-on": ("{subject} is set on {target}", "{subject}が{target}にセットされる")},
    moments={"set-on": ("is set", "セットされた時")},
)


RESOLVES = Happening(
    id="carried_out",
    cards=CardWording(
        now=("resolve[s]", "プレイされ、その効果が解決される"),
        past=("resolved", "プレイされ、その効果が解決された"),
        says="It was played, and what it does has been done; what was made void has not resolved.",
        others=Wait("resolved", "played"),
        remembered="resolved",
    ),
)


def shared(id: str) -> CardWording:
    """How cards speak of a happening that games share."""
    return next(h.cards for h in SHARED if h.id == id and h.cards is not None)


def of_dying(e: Event) -> bool:
    """Whether it is destroyed because it was dying."""
    return e.by == "zero"


DESTROYED_DYING = Happening(
    id="destroyed_dying",
    cards=replace(
        shared("destroyed"),
        now=("is/are~destroyed~for~dying", "決死状態によって破棄される"),
        past=("was/were~destroyed~for~dying", "決死状態によって破棄された"),
        says="Goes because it was dying; not by an effect that destroys it.",
        counts=of_dying,
        would=of_dying,
        this_way=None,
        together=None,
    ),
)


START = Wait("battle-starting", "clash")
READINGS = {
    "plays": replace(shared("plays"), others=Wait("plays", "played"), remembered="plays"),
    "fights": replace(shared("fights"), own=START, others=START, remembered="battle-starting"),
}
HAPPENINGS = (
    DYING, DYING_IN_BATTLE, FELLS, HITS, HIT_IN_BATTLE, DEFENDS,
    ENGAGES, FOUGHT, ATTACK_ENDED, DEFENSE_ENDED, MET, WAKES, FALLS_ASLEEP, SET, RESOLVES, DESTROYED_DYING,
)  # fmt: skip
