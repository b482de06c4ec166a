"""What is said of battles: that two creatures battle, that one has won or lost, that it is over."""

from engine.kernel.happenings import SUBJECT, CardWording, Detail, Happening, Phrasing, ScenarioWording, Wait

BATTLES = (
    Happening(
        id="battles",
        cards=CardWording(
            in_play=True,
            now=("battle[s]", "バトルする"),
            past=("battled", "バトルした"),
            says="Battles another creature, attacking or attacked; that is before their power is compared.",
            own=Wait("battles", "battles"),
            others=Wait("battles", "battles"),
            remembered="battles",
        ),
        scenarios=ScenarioWording(
            kind="battles",
            wordings=(
                Phrasing("{card:thing} battle[s] {target:thing}", "{card}が{target}とバトルする", "Goblin battles Fighter"),
                Phrasing("{card:thing} battle[s]", "{card}がバトルする", "Goblin battles", "whatever it battles"),
            ),
            events=("battles",),
            parts={"card": SUBJECT, "target": Detail("thing", "target")},
            weight=2,
            mutual=True,
        ),
        moments={"battles": ("battles", "バトルする時"), "slayer": ("has battled", "バトルの後")},
    ),
    Happening(
        id="battle_ends",
        cards=CardWording(
            in_play=True,
            now=("end[s]~its~battle", "バトルを終える"),
            past=("ended~its~battle", "バトルを終えた"),
            says="Its battle is over, whoever won it.",
            own=Wait("battle-ended", "battle-ended"),
            others=Wait("battle-ended", "battle-ended"),
            remembered="battle-ended",
        ),
        moments={"battle-ended": ("has ended its battle", "バトルの終わり")},
    ),
    Happening(
        id="beats",
        scenarios=ScenarioWording(
            kind="beats",
            wordings=(
                Phrasing(
                    "{card:thing} win[s] the~battle against {target:thing}",
                    "{card}が{target}とのバトルに勝利する",
                    "Goblin wins the battle against Fighter",
                ),
                Phrasing("{card:thing} win[s] the~battle", "{card}がバトルに勝利する", "Goblin wins the battle", "whatever it battled"),
            ),
            events=("won-battle",),
            parts={"card": SUBJECT, "target": Detail("thing", "target")},
        ),
    ),
    Happening(
        id="is_beaten",
        scenarios=ScenarioWording(
            kind="is_beaten",
            wordings=(
                Phrasing(
                    "{card:thing} lose[s] the~battle",
                    "{card}がバトルに負ける",
                    "Goblin loses the battle",
                    "to one that wins it; of two alike neither does",
                ),
            ),
            events=("won-battle",),
            parts={"card": Detail("thing", "target")},
        ),
    ),
)
