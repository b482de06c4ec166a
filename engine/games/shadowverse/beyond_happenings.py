"""What happens in Shadowverse alone since Worlds Beyond: super-evolving, engaging and crests."""

from __future__ import annotations

from engine.kernel.happenings import (
    CardWording,
    Happening,
    Head,
    Participle,
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
    log={"crest-gained": ("{player:I gain|The opponent gains} the crest {subject}", "{player:自分|相手}が{subject}のクレストを得る")},
)
CREST_LOST = Happening(id="crest_lost", log={"crest-lost": ("The crest {subject} is gone", "{subject}のクレストがなくなる")})

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

HAPPENINGS = (SUPER_EVOLVES, ENGAGES, CREST_GAINED, CREST_LOST, SPELLBOOSTED)
