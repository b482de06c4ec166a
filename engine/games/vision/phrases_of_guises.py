"""Phrases by which a card of Phantom Magic Vision comes to count as something else, in both languages."""

from engine.language.phrases import P

HAS = "of~the~graze {graze:NUMBER} and~of~the~figures {attack:NUMBER} and {defense:NUMBER}"
FIGURES = "GRAZE{graze}、攻撃力{attack}、耐久力{defense}のキャラクター{card}"
BAT = "a character called Forest Bat of the graze 1 and of the figures 2 and 2"
LYING = (("active", "アクティブ状態"), ("asleep", "スリープ状態"))
WAYS: tuple[tuple[str, str, dict[str, int]], ...] = (("", "", {}), ("face~down, ", "裏向きで", {"down": 1}))
GUISES = [
    P("guise", "as_character", f"a~character~called {{card:NAME}} {HAS}", FIGURES, example=BAT,
      says="A character of that name and of these figures, without races and text. A name that no card has is one because this text gives it."),
    P("guise", "as_character", f"a~character~called {{card:NAME}} {HAS} of~the~traits {{traits:TRAIT|}}", f"種族{{traits|か}}で{FIGURES}", example=f"{BAT} of the traits Artifact or Machina"),
    *[
        phrase
        for form, en, ja in (("equipment", "Equipment", "装備カード"), ("enchantment", "Enchantment", "呪符カード"))
        for phrase in (
            P("guise", "as_set_card", f"an~{en}~card", ja, fix={"form": form}, example=f"an {en} card", says="What it has, the character gets with which it lies."),
            P("guise", "as_set_card", f"an~{en}~card~called {{card:NAME}}", f"{ja}{{card}}", fix={"form": form}, example=f"an {en} card called Forest Bat"),
        )
    ],
    P("having", "having", "that~has {grants:grant+}", "{grants}を持つ", example="that has Ward", says="The text of what a card counts as."),
    *[
        phrase
        for way, down, more in WAYS
        for phrase in (
            P("effect", "count_as", f"{way}let {{targets:target+}} count~as {{what:guise}} {{having?}}", f"{{targets}}を{down}{{having}}{{what}}として扱う", fix=more,
              example=f"{way.replace('~', ' ')}let this count as an Enchantment card that has +1/+1",
              says="Where it lies, until it leaves the field, or the card with which it lies. Its own text is gone; face down it has no nodes and no cost, either."),
            P("effect", "set_as", f"{way}set {{targets:target+}} on {{host:target}} as {{what:guise}} {{having?}}", f"{{targets}}を{down}{{having}}{{what}}として{{host}}にセットする", fix=more,
              example=f"{way.replace('~', ' ')}set it on this as an Enchantment card that has +1/+1"),
            *[
                P("effect", "enter_as", f"{way}set {{targets:target+}} onto~your~field {lying} as {{what:guise}} {{having?}}",
                  f"{{targets}}を{down}{{having}}{{what}}として自分の場に{ja}で出す", fix={"turned": lying, **more}, example=f"{way.replace('~', ' ')}set this onto your field {lying} as {BAT}")
                for lying, ja in LYING
            ],
        )
    ],
]  # fmt: skip
