"""Cards that leave: destroyed, banished, returned, discarded; and what is shown on the way."""

from __future__ import annotations

from engine.kernel.happenings import SUBJECT, CardWording, Happening, Head, Participle, Phrasing, ScenarioWording, Wait, came_about

DEPARTURES = (
    Happening(
        id="leaves",
        cards=CardWording(
            in_play=True,
            now=("leave[s]~the~board", "場を離れる"),
            also_now=("leave[s]~play", "leave[s]~the~field"),
            past=("left~the~board", "場を離れた"),
            also_past=("left~play", "has/have left~play"),
            says="Leaves the board, however (not by boarding or transforming).",
            own=Wait("left", "own-leaves"),
            others=Wait("left", "leaving"),
            remembered="left",
            replaced=True,
        ),
        scenarios=ScenarioWording(
            kind="leaves",
            wordings=(
                Phrasing("{card:thing} leave[s]", "{card}が場を離れる", "Goblin leaves"),
                Phrasing("{card:thing} leave[s] {place:place}", "{place}から{card}が離れる", "Goblin leaves my hand"),
            ),
            events=("destroyed", "banished", "returned", "left", "put"),
            parts={"card": SUBJECT},
        ),
        moments={"own-leaves": ("leaves itself", "場を離れる時"), "leaving": ("another leaves", "離脱")},
        heads={"own-leaves": Head("effect~on~leaving", "場を離れた時の効果")},
    ),
    Happening(
        id="destroyed",
        cards=CardWording(
            now=("is/are~destroyed", "破壊される"),
            past=("was/were~destroyed", "破壊された"),
            also_past=("has/have been~destroyed", "destroyed^period"),
            says="Is destroyed.",
            own=Wait("destroyed", "last-words"),
            others=Wait("destroyed", "destroyed"),
            counts=came_about,
            remembered="destroyed",
            replaced=True,
            this_way=("destroyed", "破壊された"),
        ),
        participle=Participle(
            verb="destroyed", en="destroyed", ja="破壊される", not_ja="破壊されない", told=("destroyed",), weight=80, missed=79
        ),
        log={
            "destroyed": ("{subject} is destroyed", "{subject}が破壊される"),
            "destroyed.not": ("{subject} is not destroyed", "{subject}は破壊されない"),
        },
        moments={"last-words": ("Last Words", "ラストワード"), "destroyed": ("another was destroyed", "他のカードが破壊された時")},
        heads={"last-words": Head("Last~Words", "ラストワード", printed=True, plural=True)},
    ),
    Happening(
        id="destroyed_by_effect",
        cards=CardWording(
            now=("is/are~destroyed~by~an~effect", "効果で破壊される"),
            past=("was/were~destroyed~by~an~effect", "効果で破壊された"),
            says="Is destroyed by the effect of a card, not by the rules.",
            own=Wait("destroyed", "last-words"),
            others=Wait("destroyed", "destroyed"),
            counts=lambda e: e.did > 0 and e.by == "effect",
        ),
    ),
    Happening(
        id="destroyed_by_you",
        cards=CardWording(
            says="Destroyed, where the text says that its player did it: a wording with a rule of its own.",
            remembered="destroyed",
            this_way=("you~destroyed", "破壊した"),
        ),
    ),
    Happening(
        id="banished",
        cards=CardWording(
            now=("is/are~banished", "消滅する"),
            past=("was/were~banished", "消滅した"),
            says="Is banished.",
            own=Wait("banished", "banished"),
            others=Wait("banished", "banished"),
            remembered="banished",
            replaced=True,
            this_way=("banished", "消滅した"),
        ),
        participle=Participle(verb="banished", en="banished", ja="消滅する", not_ja="消滅しない", told=("banished",), weight=80, missed=79),
        log={
            "banished": ("{subject} is banished", "{subject}が消滅する"),
            "banished.not": ("{subject} is not banished", "{subject}は消滅しない"),
        },
        moments={"banished": ("is banished", "消滅した時")},
    ),
    Happening(
        id="returned",
        cards=CardWording(
            now=("is/are~returned~to~hand", "手札に戻る"),
            also_now=("is/are~returned~to~your~hand",),
            past=("was/were~returned~to~hand", "手札に戻った"),
            says="Goes back to its owner's hand.",
            own=Wait("returned", "returned"),
            others=Wait("returned", "returned"),
            remembered="returned",
            replaced=True,
            this_way=("returned~to~hand", "手札に戻った"),
        ),
        participle=Participle(
            verb="returned",
            en="returned",
            ja="手札に戻される",
            not_ja="手札に戻されない",
            where=lambda e: not e.went_to,
            told=("returned",),
            weight=76,
            missed=79,
        ),
        log={
            "returned": ("{subject} returns to hand", "{subject}が手札に戻る"),
            "returned.elsewhere": ("The hand is full: {subject} goes to the cemetery", "手札が上限のため{subject}は墓場に置かれる"),
            "returned.not": ("{subject} does not return to hand", "{subject}は手札に戻らない"),
        },
        moments={"returned": ("returns to hand", "手札に戻った時")},
    ),
    Happening(
        id="discarded",
        cards=CardWording(
            now=("is/are~discarded", "捨てられる"),
            also_now=("is/are~discarded~from~your~hand",),
            past=("was/were~discarded", "捨てられた"),
            also_past=("was/were~discarded~from~your~hand", "has/have been~discarded~from~your~hand"),
            says="Is discarded from hand.",
            own=Wait("discarded", "discarded"),
            others=Wait("discarded", "discards"),
            together=Wait("discards", "discards"),
            remembered="discarded",
            replaced=True,
            this_way=("discarded", "捨てられた"),
        ),
        participle=Participle(
            verb="discarded", en="discarded", ja="捨てられる", not_ja="捨てられない", told=("discarded",), weight=72, missed=79
        ),
        log={"discarded": ("{subject} is discarded", "{subject}が捨てられる")},
        moments={"discarded": ("is discarded itself", "捨てられた時"), "discards": ("a card was discarded", "カードを捨てた時")},
        heads={"discarded": Head("effect~on~being~discarded", "捨てられた時の効果")},
    ),
    Happening(
        id="shuffled_in",
        participle=Participle(
            verb="shuffled", en="returned~to~deck", ja="山札に戻される", not_ja="山札に戻されない", events=("put",)
        ),
    ),
    Happening(
        id="buried",
        cards=CardWording(
            now=("is/are~buried", "葬送される"),
            past=("was/were~buried", "葬送された"),
            says="Is the follower of a Burial Rite.",
            own=Wait("buried", "buried"),
            others=Wait("buried", "buried"),
            remembered="buried",
            this_way=("buried", "葬送された"),
        ),
        participle=Participle(verb="buried", en="buried", ja="葬送される", not_ja="葬送されない", told=("buried",), weight=64),
        log={"buried": ("{subject} is buried", "{subject}を葬送する")},
        moments={"buried": ("is buried", "葬送された時")},
    ),
    Happening(
        id="revealed",
        participle=Participle(verb="revealed", en="revealed", ja="公開される", not_ja="公開されない", told=("revealed",)),
        log={
            "revealed": ("{subject} is revealed", "{subject}を公開"),
            "revealed.private": ("{subject} is looked at", "{subject}を見る"),
        },
    ),
    Happening(
        id="broken",
        participle=Participle(
            verb="broken", en="broken", ja="ブレイクされる", not_ja="ブレイクされない", told=("broken",), weight=64
        ),
    ),
)
