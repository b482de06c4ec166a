"""Chrono Card: declarations, and who may answer them."""

from __future__ import annotations

from tests.cast.small import card, run


def test_an_answer_to_one_s_own_declaration_is_refused_in_between_and_the_chain_goes_on() -> None:
    spark = [card("Spark", "Deal 2 damage to your opponent.", kind="event", **{"class": ""})]
    for c in spark:
        del c["class"]
    made = run(
        spark,
        {
            "given": {"me": {"hand": ["2 x Spark"], "ep": 5}, "opponent": {"hand": ["Spark"], "ep": 5}},
            "when": ["I play the first Spark", "I play the second Spark", "opponent plays opponent's Spark", "nobody answers"],
        },
        game="chrono-card",
    )
    (frame,) = [f for f in made.frames if f.kind == "refused"]
    assert frame.rules[-1] == "cc.interrupt.not-own-declaration"
    assert len(frame.agenda) == 1
    leaders = {p: made.frames[-1].state.things[made.frames[-1].state.zone(p, "leader")[0]].damage for p in ("me", "opponent")}
    assert leaders == {"me": 2, "opponent": 2}
