"""What is asked as a weapon enters: it is attached, only a cross gear is crossed."""

from __future__ import annotations

from engine.log.present import decision_json
from tests.cast.shipped import library


def test_a_weapon_is_attached_and_not_crossed() -> None:
    """In both languages, as its creature is chosen."""
    ruling = library().rulings["dm-a-weapon-without-its-creature"]
    scenario = ruling.scenarios[0]
    played = library().play(scenario)
    [asked] = [d for d in (decision_json(played.run, d)["prompt"] for d in played.run.decisions) if "attached" in d["en"]]
    assert "付けるクリーチャー" in asked["ja"]
