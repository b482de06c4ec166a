"""Cards that come: onto the table, into the hand, aboard."""

from __future__ import annotations

from engine.kernel.happenings import SUBJECT, CardWording, Detail, Happening, Head, Participle, Phrasing, ScenarioWording, Wait
from engine.kernel.trace import Event


def not_played(e: Event) -> bool:
    """Whether a card came onto the table otherwise than by being played."""
    return bool(e.how != "played")


ARRIVALS = (
    Happening(
        id="enters",
        cards=CardWording(
            now=("enter[s]~the~board", "場に出る"),
            also_now=("come[s]~into~play", "enter[s]~the~field"),
            past=("entered~the~board", "場に出た"),
            also_past=("came~into~play", "has/have come~into~play", "entered~the~field", "has/have entered~the~field"),
            says="Comes onto the board, from wherever.",
            own=Wait("entered", "own-enter"),
            others=Wait("entered", "enters"),
            remembered="entered",
            replaced=True,
        ),
        scenarios=ScenarioWording(
            kind="enters",
            wordings=(
                Phrasing("{card:thing} enter[s]", "{card}が場に出る", "Goblin enters"),
                Phrasing("{card:thing} enter[s] {place:place}", "{place}に{card}が出る", "Goblin enters the board"),
            ),
            events=("entered",),
            parts={"card": SUBJECT},
            weight=5,
        ),
        participle=Participle(verb="entered", missed=79),
        log={
            "entered": ("{subject} enters the board", "{subject}が場に出る"),
            "entered.no-room": ("There is no room on the board", "場に空きがない"),
            "entered.barred": ("{subject} may not be put there: an effect forbids it", "効果により{subject}は出せない"),
        },
        moments={"own-enter": ("enters itself", "場に出た時"), "enters": ("another enters", "他のカードが場に出た時")},
        heads={"own-enter": Head("effect~on~entering", "場に出た時の効果")},
    ),
    Happening(
        id="summoned",
        cards=CardWording(
            now=("is/are~summoned", "召喚される"),
            past=("was/were~summoned", "召喚された"),
            says="Is put onto the board by an effect.",
            own=Wait("entered", "own-enter"),
            others=Wait("entered", "enters"),
            counts=not_played,
            remembered="entered",
            this_way=("summoned", "場に出た"),
        ),
        participle=Participle(
            verb="summoned",
            en="summoned",
            ja="場に出される",
            not_ja="場に出されない",
            events=("entered",),
            where=not_played,
            weight=64,
        ),
    ),
    Happening(
        id="summoned_free",
        cards=CardWording(
            now=("is/are~put~onto~the~board~without~paying~its~cost", "コストを支払わずに出される"),
            past=("was/were~put~onto~the~board~without~paying~its~cost", "コストを支払わずに出された"),
            says="Comes onto the board and its cost was not paid.",
            own=Wait("entered", "own-enter"),
            others=Wait("entered", "enters"),
            counts=lambda e: e.free is True,
        ),
    ),
    Happening(
        id="invoked",
        cards=CardWording(
            now=("is/are~invoked", "直接召喚される"),
            past=("was/were~invoked", "直接召喚された"),
            says="Enters by Invocation.",
            own=Wait("invoked", "invoked"),
            others=Wait("invoked", "invoked"),
            remembered="invoked",
        ),
        participle=Participle(
            verb="invoked",
            en="invoked",
            ja="直接召喚される",
            not_ja="直接召喚されない",
            events=("entered",),
            where=lambda e: e.how == "invoked",
            needs="event:invoked",
        ),
        log={"invoked": ("{subject} was invoked", "{subject}が直接召喚された")},
        moments={"invocation": ("Invocation", "直接召喚")},
        heads={"invocation": Head("Invocation", "直接召喚", printed=True)},
    ),
    Happening(
        id="reanimated",
        cards=CardWording(
            now=("is/are~reanimated", "リアニメイトされる"),
            also_now=("is/are~summoned~using~Reanimate",),
            past=("was/were~reanimated", "リアニメイトされた"),
            says="Is put onto the board by Reanimate.",
            own=Wait("reanimated", "reanimated"),
            others=Wait("reanimated", "reanimated"),
            remembered="reanimated",
        ),
        participle=Participle(
            verb="reanimated",
            en="reanimated",
            ja="リアニメイトされる",
            not_ja="リアニメイトされない",
            events=("entered",),
            where=lambda e: e.how == "reanimated",
            needs="event:reanimated",
            weight=64,
        ),
        moments={"reanimated": ("is reanimated", "リアニメイトされた時")},
    ),
    Happening(
        id="drawn",
        cards=CardWording(
            now=("is/are~added~to~your~hand~from~your~deck", "デッキから手札に加わる"),
            past=("was/were~added~to~your~hand~from~your~deck", "デッキから手札に加わった"),
            also_past=("has/have been~added~to~your~hand~from~your~deck",),
            says="Comes into the hand from the deck.",
            own=Wait("from-deck", "drawn"),
            others=Wait("from-deck", "drawn"),
            together=Wait("added-to-hand", "added"),
            remembered="from-deck",
            yours=True,
        ),
        participle=Participle(
            verb="drawn", en="drawn", ja="引かれる", not_ja="引かれない", where=lambda e: not e.burned
        ),
        moments={"drawn": ("comes to the hand", "手札に加わった時")},
    ),
    Happening(
        id="burned",
        participle=Participle(
            verb="burned",
            en="burned",
            ja="手札に入らず墓場に置かれる",
            not_ja="手札からあふれない",
            events=("drawn", "added", "moved-to-hand", "returned"),
            where=lambda e: bool(e.burned or (e.type == "returned" and e.went_to)),
            needs="rule:draw.overflow",
            told=("drawn", "added", "moved-to-hand", "returned"),
            weight=76,
        ),
        log={
            "drawn.burned": (
                "The hand is full: {subject} is burned, a shadow is added",
                "手札が上限のため{subject}は手札に加わらず墓場が1増える",
            ),
            "added.burned": ("The hand is full: {subject} goes to the cemetery", "手札が上限のため{subject}は墓場に置かれる"),
            "moved-to-hand.burned": ("The hand is full: {subject} goes to the cemetery", "手札が上限のため{subject}は墓場に置かれる"),
        },
    ),
    Happening(
        id="added",
        cards=CardWording(
            now=("is/are~added~to~your~hand", "手札に加わる"),
            past=("was/were~added~to~your~hand", "手札に加わった"),
            also_past=("has/have been~added~to~your~hand",),
            says="Comes into the hand from anywhere.",
            own=Wait("to-hand", "drawn"),
            others=Wait("to-hand", "drawn"),
            remembered="to-hand",
            yours=True,
        ),
        participle=Participle(
            verb="added",
            en="added~to~hand",
            ja="手札に加えられる",
            not_ja="手札に加えられない",
            events=("added", "moved-to-hand"),
            where=lambda e: not e.burned,
            told=("added", "moved-to-hand"),
        ),
        log={
            "added": ("{subject} is added to {player:my|the opponent's} hand", "{subject}が{player:自分|相手}の手札に加わる"),
            "added-elsewhere": ("{subject} is added to the {zone}", "{subject}が{zone}に加わる"),
            "moved-to-hand": ("{subject} goes to {player:my|the opponent's} hand", "{subject}が{player:自分|相手}の手札に加わる"),
        },
        moments={"added": ("comes to the hand", "手札に加わった時")},
    ),
    Happening(
        id="added_to_deck",
        cards=CardWording(
            now=("is/are~added~to~your~deck", "デッキに加わる"),
            past=("was/were~added~to~your~deck", "デッキに加わった"),
            also_past=("has/have been~added~to~your~deck",),
            says="A new card comes into the deck.",
            own=Wait("added-elsewhere", "added"),
            others=Wait("added-elsewhere", "added"),
            counts=lambda e: e.zone == "deck",
            remembered="added-elsewhere",
            yours=True,
        ),
    ),
    Happening(
        id="boards",
        cards=CardWording(
            now=("board[s]~a~vehicle", "乗り込む"),
            past=("boarded~a~vehicle", "乗り込んだ"),
            says="A follower: it goes aboard.",
            own=Wait("boarded", "boards"),
            others=Wait("boarded", "boards"),
            remembered="boarded",
        ),
        scenarios=ScenarioWording(
            kind="boards",
            wordings=(Phrasing("{pilot:thing} boards {vehicle:thing}", "{pilot}が{vehicle}に乗り込む", "Goblin boards Fighter"),),
            events=("boarded",),
            parts={"pilot": SUBJECT, "vehicle": Detail("thing", "vehicle")},
            weight=7,
        ),
        log={"boarded": ("{subject} boards {vehicle}", "{subject}が{vehicle}に乗り込む")},
        moments={"boards": ("boards", "乗り込んだ時"), "boarding": ("boarding", "操縦")},
    ),
    Happening(
        id="boarded",
        cards=CardWording(
            now=("is/are~boarded", "操縦される"),
            past=("was/were~boarded", "操縦された"),
            says="A vehicle: a pilot comes aboard.",
            own=Wait("boarded", "when-boarded"),
            others=Wait("boarded", "when-boarded"),
            concerns="vehicle",
        ),
        moments={"when-boarded": ("is boarded", "乗り込まれた時")},
    ),
    Happening(
        id="alights",
        scenarios=ScenarioWording(
            kind="alights",
            wordings=(Phrasing("{card:thing} alight[s]", "{card}が乗り物から降りる", "Goblin alights", "the pilot is back"),),
            events=("alighted",),
            parts={"card": SUBJECT},
            weight=6,
        ),
        log={"alighted": ("{subject} is back on the board", "{subject}が場に戻る")},
    ),
    Happening(
        id="set",
        participle=Participle(
            verb="set",
            en="set~as~a~node",
            ja="ノードにセットされる",
            not_ja="ノードにセットされない",
            events=("set-as-node",),
            told=("set-as-node",),
            weight=64,
        ),
    ),
    Happening(id="put", log={"put": ("{subject} goes to the {zone}", "{subject}が{zone}に置かれる")}),
)
