"""What happens in Shadowverse alone: what combats came to, super-evolving, engaging, crests, spellboosting, what a Necromancy pays."""

from __future__ import annotations

from engine.kernel.happenings import (
    LOST,
    PLAYER,
    SOURCE,
    SUBJECT,
    CardWording,
    Detail,
    Happening,
    Head,
    Participle,
    Phrasing,
    ScenarioWording,
    Wait,
    came_about,
)

SUPER_EVOLVES = Happening(
    id="super_evolves",
    cards=CardWording(
        now=("super-evolve[s]", "超進化する"),
        past=("super-evolved^period", "超進化した"),
        also_past=("has/have super-evolved",),
        says="Super-evolves, by a point or by an effect.",
        own=Wait("super-evolved", "super-evolve"),
        others=Wait("super-evolved", "evolved"),
        counts=came_about,
        remembered="super-evolved",
    ),
    participle=Participle(verb="super-evolved", en="super-evolved", ja="超進化する", not_ja="超進化しない", weight=64),
    log={"super-evolved": ("{subject} super-evolves", "{subject}が超進化する")},
    moments={"super-evolve": ("super-evolves itself", "超進化時")},
    heads={"super-evolve": Head("Super-Evolve", "超進化時の効果", printed=True)},
)

ENGAGES = Happening(
    id="engages",
    cards=CardWording(
        now=("engage[s] {what:subject}", "{what}をアクトさせる"),
        past=("engaged {what:subject}", "{what}をアクトさせた"),
        says="A player uses the Engage of a card.",
        example="engages an amulet",
        past_example="engaged an amulet",
        by_player=True,
        others=Wait("engaged", "engaged"),
        remembered="engaged",
    ),
    participle=Participle(verb="engaged", en="engaged", ja="アクトする", not_ja="アクトしない", told=("engaged",), weight=40),
    log={"engaged": ("{subject} is engaged", "{subject}がアクトする")},
    moments={"engage": ("is engaged itself", "アクト"), "engaged": ("another is engaged", "他のカードがアクトした時")},
    heads={"engage": Head("Engage", "アクト", printed=True)},
)

CREST_GAINED = Happening(
    id="crest_gained",
    scenarios=ScenarioWording(
        kind="gains_crest",
        wordings=(
            Phrasing(
                "{who:subject} gain[s] the~crest~of {card:thing}", "{who}が{card}のクレストを得る", "I gain the crest of Goblin"
            ),
        ),
        events=("crest-gained",),
        parts={"card": SUBJECT, "who": PLAYER},
    ),
    log={"crest-gained": ("{player:I gain|The opponent gains} the crest {subject}", "{player:自分|相手}が{subject}のクレストを得る")},
)
CREST_LOST = Happening(
    id="crest_lost",
    scenarios=ScenarioWording(
        kind="loses_crest",
        wordings=(
            Phrasing(
                "{who:subject} lose[s] the~crest~of {card:thing}", "{who}が{card}のクレストを失う", "I lose the crest of Goblin"
            ),
        ),
        events=("crest-lost",),
        parts={"card": SUBJECT, "who": PLAYER},
    ),
    log={"crest-lost": ("The crest {subject} is gone", "{subject}のクレストがなくなる")},
)

SPELLBOOSTED = Happening(
    id="spellboosted",
    participle=Participle(
        verb="spellboosted",
        en="spellboosted",
        ja="スペルブーストされる",
        not_ja="スペルブーストされない",
        told=("spellboosted",),
        weight=20,
    ),
)

USES_NECROMANCY = Happening(
    id="uses_necromancy",
    scenarios=ScenarioWording(
        kind="uses_necromancy",
        wordings=(
            Phrasing("{card:thing} use[s] Necromancy", "{card}がネクロマンスを行う", "Goblin uses Necromancy", says="It pays the shadows."),
            Phrasing(
                "{card:thing} use[s] Necromancy~for {amount:figure}",
                "{card}が墓場{amount}でネクロマンスを行う",
                "Goblin uses Necromancy for 4",
            ),
        ),
        events=("gained",),
        where=lambda e: e.how == "necromancy",
        parts={"card": SOURCE, "amount": LOST},
    ),
)

PLAYED_SO = Happening(
    id="played_so",
    scenarios=ScenarioWording(
        kind="played_so",
        wordings=(
            Phrasing("{card:thing} is/are played with {how:how}", "{card}が{how}でプレイされる", "Goblin is played with Accelerate"),
        ),
        events=("played",),
        parts={"card": SUBJECT, "how": Detail("word", "how")},
    ),
)

HITS = Happening(
    id="hits",
    cards=CardWording(
        now=("attack[s]~and~deal[s]~damage~to {whom:subject}", "{whom}へ攻撃してダメージを与える"),
        past=("attacked~and~dealt~damage~to {whom:subject}", "{whom}へ攻撃してダメージを与えた"),
        says="Its attack dealt damage (more than 0) to that one; triggers after the combat.",
        example="attacks and deals damage to the enemy leader",
        past_example="attacked and dealt damage to the enemy leader",
        own=Wait("hit", "survived"),
        others=Wait("hit", "survived"),
    ),
)

OUTLASTS = Happening(
    id="outlasts",
    cards=CardWording(
        now=("clash[es]~with {whom:subject} and~survive[s]", "{whom}と交戦して生き残る"),
        past=("clashed~with {whom:subject} and~survived", "{whom}と交戦して生き残った"),
        says="Has clashed with that one, attacking or attacked, and is still there; triggers after the combat.",
        example="clashes with an enemy follower and survives",
        past_example="clashed with an enemy follower and survived",
        own=Wait("withstood-clash", "survived"),
        others=Wait("withstood-clash", "survived"),
    ),
)

OUTLASTS_ATTACK = Happening(
    id="outlasts_attack",
    cards=CardWording(
        now=("attack[s]~and~survive[s]", "攻撃して生き残る"),
        past=("attacked~and~survived", "攻撃して生き残った"),
        says="Its attack is over, on a leader or a follower, and it is still there; triggers after the combat.",
        example="attacks and survives",
        past_example="attacked and survived",
        own=Wait("survived-attack", "survived"),
        others=Wait("survived-attack", "survived"),
    ),
)

HAPPENINGS = (HITS, OUTLASTS, OUTLASTS_ATTACK, SUPER_EVOLVES, ENGAGES, CREST_GAINED, CREST_LOST, SPELLBOOSTED, USES_NECROMANCY, PLAYED_SO)
