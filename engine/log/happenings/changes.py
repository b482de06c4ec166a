"""What happens to cards where they are: damage, fights, evolution, figures."""

from __future__ import annotations

from engine.kernel.happenings import (
    DID,
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

_DEALS = "{source:thing} deal[s] {amount:figure} damage to "
_PLAYERS = "a player, in games without leaders"
CHANGES = (
    Happening(
        id="transformed",
        cards=CardWording(
            now=("is/are~transformed", "変身する"),
            past=("was/were~transformed", "変身した"),
            says="Becomes another card.",
            own=Wait("transformed", "transformed"),
            others=Wait("transformed", "transformed"),
            remembered="transformed",
        ),
        participle=Participle(
            verb="transformed", en="transformed", ja="変身する", not_ja="変身しない", told=("transformed",), weight=76, missed=79
        ),
        log={
            "transformed": ("{was} turns into {subject}", "{was}が{subject}に変身する"),
            "transformed.not": ("{subject} is not transformed", "{subject}は変身しない"),
        },
        moments={"transformed": ("is transformed", "変身した時")},
    ),
    Happening(
        id="evolves",
        cards=CardWording(
            now=("evolve[s]", "進化する"),
            past=("evolved^period", "進化した"),
            also_past=("has/have evolved",),
            says="Evolves, by points or by an effect.",
            own=Wait("evolved", "evolve"),
            others=Wait("evolved", "evolved"),
            together=Wait("evolves", "evolved"),
            counts=came_about,
            remembered="evolved",
        ),
        scenarios=ScenarioWording(
            kind="evolves",
            wordings=(Phrasing("{card:thing} evolve[s]", "{card}が進化する", "Goblin evolves"),),
            events=("evolved",),
            parts={"card": SUBJECT},
            weight=6,
        ),
        participle=Participle(verb="evolved", en="evolved", ja="進化する", not_ja="進化しない", weight=64),
        log={
            "evolved": ("{subject} evolves", "{subject}が進化する"),
            "evolved.not": ("{subject} does not evolve", "{subject}は進化しない"),
        },
        moments={
            "evolve": ("evolves itself", "進化時"),
            "evolved": ("another evolved", "他のフォロワーが進化した時"),
            "evolved-in-hand": ("an ally evolved", "味方が進化"),
        },
        heads={"evolve": Head("Evolve", "進化時の効果", printed=True)},
    ),
    Happening(
        id="attacks",
        cards=CardWording(
            in_play=True,
            now=("attack[s]", "攻撃する"),
            past=("attacked", "攻撃した"),
            says="Attacks anything.",
            own=Wait("attacked", "strike"),
            others=Wait("attacks", "attacked"),
            remembered="attacked",
        ),
        scenarios=ScenarioWording(
            kind="attacks",
            wordings=(
                Phrasing("{attacker:thing} attack[s] {target:thing}", "{attacker}が{target}を攻撃する", "Goblin attacks Fighter"),
                Phrasing("{attacker:thing} attack[s] {who:object}", "{attacker}が{who}を攻撃する", "Goblin attacks me"),
                Phrasing("{attacker:thing} attack[s]", "{attacker}が攻撃する", "Goblin attacks", "whatever it attacks"),
            ),
            events=("attacked",),
            parts={"attacker": SUBJECT, "target": Detail("thing", "target", or_player=True)},
            weight=3,
        ),
        participle=Participle(verb="attacked", en="attacked", ja="攻撃される", not_ja="攻撃されない", falls_on=Detail("thing", "target")),
        log={"attacked": ("{subject} attacks {target}", "{subject}が{target}を攻撃")},
        moments={"strike": ("Strike", "攻撃時"), "attacked": ("another attacked", "他のフォロワーが攻撃した時")},
        heads={"strike": Head("Strike", "攻撃時の効果", printed=True)},
    ),
    Happening(
        id="is_attacked",
        cards=CardWording(
            to_players=True, now=("is/are~attacked", "攻撃される"),
            past=("was/were~attacked", "攻撃された"),
            says="Something attacks it; “it” is what is attacked.",
            own=Wait("attacks", "attacked"),
            others=Wait("attacks", "attacked"),
            concerns="target",
        ),
    ),
    Happening(
        id="fights",
        cards=CardWording(
            now=("clash[es]", "交戦する"),
            past=("clashed", "交戦した"),
            says="Fights a follower, attacking or attacked.",
            own=Wait("clashed", "clash"),
            others=Wait("clashed", "attacked"),
            remembered="clashed",
        ),
        moments={"clash": ("Clash", "交戦時")},
        heads={"clash": Head("Clash", "交戦時の効果", printed=True)},
    ),
    Happening(
        id="kills",
        cards=CardWording(
            own=Wait("survived-clash", "survived"),
            others=Wait("survived-clash", "survived"),
            counts=lambda e: bool(e.killed),
        ),
    ),
    Happening(
        id="survives",
        cards=CardWording(own=Wait("survived-clash", "survived"), others=Wait("survived-clash", "survived")),
        moments={"survived": ("survived the clash", "交戦後に生存")},
    ),
    Happening(
        id="wins_battle",
        cards=CardWording(
            now=("win[s]~a~battle", "バトルに勝つ"),
            past=("won~a~battle", "バトルに勝った"),
            says="Has won a battle with another creature.",
            own=Wait("won-battle", "won-battle"),
            others=Wait("won-battle", "won-battle"),
            remembered="won-battle",
        ),
    ),
    Happening(
        id="damaged",
        cards=CardWording(
            to_players=True, now=("take[s]~damage", "ダメージを受ける"),
            past=("took~damage", "ダメージを受けた"),
            also_now=("is/are~dealt~damage",),
            also_past=("was/were~dealt~damage",),
            says="Takes damage (more than 0).",
            own=Wait("damaged", "damaged"),
            others=Wait("damaged", "damaged"),
            counts=came_about,
            remembered="damaged",
            replaced=True,
        ),
        scenarios=ScenarioWording(
            kind="takes_damage",
            wordings=(
                Phrasing("{card:thing} take[s] {amount:figure} damage", "{card}が{amount}ダメージを受ける", "my leader takes 3 damage"),
                Phrasing(
                    "{who:subject} take[s] {amount:figure} damage",
                    "{who}が{amount}ダメージを受ける",
                    "opponent takes 2 damage",
                    _PLAYERS,
                ),
            ),
            events=("damaged",),
            parts={"card": Detail("thing", "subject", or_player=True), "amount": DID},
            weight=5,
        ),
        participle=Participle(verb="damaged", en="damaged", ja="ダメージを受ける", not_ja="ダメージを受けない"),
        log={"damaged": ("{subject} takes {n} damage", "{subject}に{n}ダメージ")},
        moments={"damaged": ("is damaged", "ダメージを受けた時")},
    ),
    Happening(
        id="deals_damage",
        cards=CardWording(
            to_players=True, others=Wait("damaged", "damaged"),
            counts=came_about,
            concerns="source",
            towards="subject",
        ),
        scenarios=ScenarioWording(
            kind="deals_damage",
            wordings=(
                Phrasing(_DEALS + "{target:thing}", "{source}が{target}に{amount}ダメージを与える", "Goblin deals 10 damage to Fighter"),
                Phrasing(_DEALS + "{who:object}", "{source}が{who}に{amount}ダメージを与える", "Goblin deals 2 damage to me", _PLAYERS),
            ),
            events=("damaged",),
            parts={"source": SOURCE, "target": Detail("thing", "subject", or_player=True), "amount": DID},
        ),
    ),
    Happening(
        id="healed",
        cards=CardWording(
            to_players=True, now=("is/are~healed", "回復する"),
            past=("was/were~healed", "回復した"),
            says="Has defense restored by an effect.",
            own=Wait("healed", "healed"),
            others=Wait("healed", "healed"),
            together=Wait("heals", "healed"),
            counts=lambda e: e.by in ("effect", "drain"),
            remembered="healed",
        ),
        scenarios=ScenarioWording(
            kind="restores",
            wordings=(
                Phrasing(
                    "{card:thing} restore[s] {amount:figure} defense",
                    "{card}の体力が{amount}回復する",
                    "my leader restores 2 defense",
                ),
            ),
            events=("healed",),
            parts={"card": SUBJECT, "amount": DID},
            weight=5,
        ),
        participle=Participle(verb="healed", en="healed", ja="回復する", not_ja="回復しない"),
        log={"healed": ("{subject} is healed by {n}", "{subject}が{n}回復")},
        moments={"healed": ("is healed", "回復した時")},
    ),
    Happening(
        id="much_damaged",
        cards=CardWording(to_players=True, own=Wait("damaged", "damaged"), others=Wait("damaged", "damaged"), counts=came_about),
    ),
    Happening(
        id="raised",
        cards=CardWording(
            to_players=True, now=("gain[s]~attack~or~defense", "攻撃力か体力が上がる"),
            past=("gained~attack~or~defense", "攻撃力か体力が上がった"),
            says="Its figures are raised by an effect.",
            own=Wait("strengthened", "raised"),
            others=Wait("strengthened", "raised"),
            counts=lambda e: max(e.stats) > 0,
            remembered="strengthened",
        ),
        scenarios=ScenarioWording(
            kind="gets_stats",
            wordings=(Phrasing("{card:thing} get[s] {stats:STATS}", "{card}が{stats}を得る", "Goblin gets +1/+1"),),
            events=("strengthened",),
            parts={"card": SUBJECT, "stats": Detail("stats", "stats")},
            weight=4,
            suits="figure:defense",
        ),
        log={"strengthened": ("{subject} gets {stats}", "{subject}に{stats}")},
    ),
    Happening(
        id="untaps",
        cards=CardWording(
            now=("untap[s]", "アンタップする"),
            past=("untapped~itself", "アンタップした"),
            says="Is set upright again.",
            own=Wait("untapped", "untaps"),
            others=Wait("untapped", "untaps"),
            remembered="untapped",
        ),
        scenarios=ScenarioWording(
            kind="untaps",
            wordings=(Phrasing("{card:thing} untap[s]", "{card}がアンタップする", "Goblin untaps"),),
            events=("untapped",),
            parts={"card": SUBJECT},
            weight=2,
        ),
    ),
    Happening(
        id="taps",
        participle=Participle(
            verb="tapped",
            en="tapped",
            ja="タップされる",
            not_ja="タップされない",
            events=("tapped", "marked"),
            where=lambda e: e.type == "tapped" or (e.mark == "tapped" and e.amount > 0),
            comes_to_bear="tapped",
            needs="lies:sideways",
        ),
    ),
    Happening(
        id="fused_to_any",
        cards=CardWording(
            now=("is/are~fused~to~a~card", "カードに融合される"),
            past=("was/were~fused~to~a~card", "カードに融合された"),
            says="Is fused to a card, whichever.",
            others=Wait("fused", "fused"),
            remembered="fused",
        ),
    ),
    Happening(
        id="fused",
        cards=CardWording(
            now=("is/are~fused~to~this", "これに融合される"),
            past=("was/were~fused~to~this", "これに融合された"),
            says="Is fused to this card.",
        ),
        participle=Participle(verb="fused", en="fused", ja="融合される", not_ja="融合されない", told=("fused",), weight=64),
        log={
            "fused": ("{subject} is fused to {target}", "{subject}が{target}に融合される"),
            "fusion": ("{subject} has fused", "{subject}に融合した"),
        },
        moments={"fusion": ("cards are fused to it", "融合時")},
    ),
    Happening(
        id="chosen",
        participle=Participle(verb="chosen", en="chosen", ja="選ばれる", not_ja="選ばれない"),
    ),
    Happening(
        id="declared",
        participle=Participle(verb="declared", en="declared", ja="使用宣言される", not_ja="使用宣言されない"),
    ),
    Happening(
        id="negated",
        participle=Participle(verb="negated", en="negated", ja="無効にされる", not_ja="無効にされない", told=("negated",), weight=64),
    ),
)
