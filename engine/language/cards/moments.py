"""Moments: the phases of a turn, when a card may be played or an ability used at all, what is put off to the end of the turn."""
from engine.language.phrases import P

PHASES = [
    P("phase_name", "phase", f"{en}~phase", f"{ja}フェイズ", fix={"is": id}, example=f"{en} phase", says="A phase of a turn, by name.")
    for id, en, ja in (
        ("active", "active", "アクティブ"), ("maintenance", "maintenance", "メンテナンス"), ("draw", "draw", "ドロー"), ("main", "main", "メイン"),
        ("discard", "discard", "ディスカード"),
    )
]

TRIGGERS = [
    P("trigger", "phase_start", "at~the~start~of {owner} {phase:phase_name}", "{owner}の{phase}開始時", also_ja=("{owner}の{phase}開始時に、", "{owner}の{phase}開始時に"),
      example="at the start of your main phase", says="A phase of somebody's turn begins; what the rules do in it first is done."),
    P("trigger", "phase_end", "at~the~end~of {owner} {phase:phase_name}", "{owner}の{phase}終了時", also_ja=("{owner}の{phase}終了時に、", "{owner}の{phase}終了時に"),
      example="at the end of your main phase", says="A phase of somebody's turn is about to be over."),
]

CONDITIONS = [
    P("condition_one", "in_phase", "it~is~the {phase:phase_name}", "{phase}である", also_ja=("{phase}",), example="it is the main phase",
      says="Which phase it is, in whosever turn."),
]

ALLOWED = [
    P("modifier", "only_when", "only~if {condition},", "{condition}時にのみ、", also_ja=("{condition}の時にのみ、",), example="only if it is the main phase,",
      says="May be used only while that holds; once used it is asked no more."),
    P("sentence", "play_only", "this~can~be~played~only~if {condition}.", "これは{condition}時にのみプレイできる。", also_ja=("これは{condition}の時にのみプレイできる。",), example="This can be played only if it is the main phase.",
      says="Judged as it is played."),
]

LATER = [
    P("sentence", "later", "at~the~end~of~this~turn, {then:clause}.", "このターンの終了時、{then}。", also_ja=("このターンの終了時に、{then}。",),
      example="At the end of this turn, draw a card.", says="Put off: “it” and X are then what they are now."),
]

MOMENT_PHRASES = [*PHASES, *TRIGGERS, *CONDITIONS, *ALLOWED, *LATER]
