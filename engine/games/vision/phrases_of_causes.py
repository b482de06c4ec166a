"""Phrases of what comes about by the other player's effects, and of cards that are resolved as if they had been played, in both languages."""

from engine.language.phrases import P

CAUSES = [
    P("trigger", "by_enemy_effect", "through~an~enemy~effect, {trigger}", "相手の効果によって{trigger}", example="through an enemy effect, when this is destroyed", says="Only if an effect of the other player's card did it."),
    P("trigger", "by_enemy_effect", "through~battle~or~an~enemy~effect, {trigger}", "戦闘または相手の効果によって{trigger}", fix={"battle": 1}, example="through battle or an enemy effect, when this is dying"),
    *[
        phrase
        for kind, en, ja, says in (
            ("given_up", "when~this~is~given~up~from~your", "破棄された", "It went from there to the netherworld, and not as a payment."),
            ("shown_from", "when~this~is~shown~from~your", "公開された", "It was revealed where it lies."),
        )
        for phrase in (
            P("trigger", kind, f"{en} {{zone:ZONE}}", f"これが自分の{{zone}}から{ja}時", example=f"{en.replace('~', ' ')} hand", says=says),
            P("trigger", kind, f"{en} {{zone:ZONE}} or {{other:ZONE}}", f"これが自分の{{zone}}か{{other}}から{ja}時", example=f"{en.replace('~', ' ')} hand or deck"),
        )
    ],
    P("sentence", "one_at_once", "only~one~copy~of~this~does~so~at~a~time.", "同時にそうするのは1枚だけである。", example="Only one copy of this does so at a time.",
      says="Of the same line of several copies that wait together, no other is done once one has put its card onto the field."),
    P("effect", "resolve_as_played", "resolve {targets:target+} as~if~played", "{targets}をプレイしたものとして解決する", example="resolve it as if played",
      says="At once, by the player whose effect this is, without nodes and cost; its targets are named as it is done. Then it goes to its owner's netherworld, unless it stays."),
    P("effect", "resolve_as_played", "resolve {targets:target+} as~if~played,~in~its~time", "{targets}をプレイしたものとして正しいタイミングなら解決する", fix={"timely": 1}, example="resolve it as if played, in its time",
      says="Likewise, but a spell or a character only in the own main phase."),
]  # fmt: skip
