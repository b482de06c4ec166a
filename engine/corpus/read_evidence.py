"""Reading what supports a ruling beside the documents: who saw or said it, when, on which version of the game."""

from __future__ import annotations

from engine.corpus.evidence import EVIDENCE, Evidence
from engine.corpus.patterns import UNKNOWN
from engine.corpus.spot import Spot

MOST_EVIDENCE = 20
MOST_ADDRESS = 300
_KEYS = ("kind", "by", "seen", "version", "address", "archived", "sha256", "at", "shows", "infers", "against", "provisional")
_NEEDED = ("kind", "by", "seen", "shows")
_ADDRESS = rf"https?://[^\s/?#@:\\]+\.[^\s/?#@:\\]+(:[0-9]{{1,5}})?([/?#]\S{{0,{MOST_ADDRESS}}})?"
_TIME = "([0-9]{1,2}:)?[0-5]?[0-9]:[0-5][0-9]"
_SHA256 = "[0-9a-f]{64}"


def read_evidence(spot: Spot | None) -> tuple[Evidence, ...]:
    """The list ``evidence`` of a ruling; problems are added where one cannot be read, and it is left out.

    An address is kept as a text and never fetched.
    """
    entries = spot.few(MOST_EVIDENCE, ("pieces of evidence", "証拠")) if spot else []
    return tuple(found for e in entries if (found := _one(e)) is not None)


def _one(spot: Spot) -> Evidence | None:
    parts = spot.mapping(_KEYS, _NEEDED)
    kind = parts["kind"].one_of(EVIDENCE, ("The kind of evidence", "証拠の種類")) if "kind" in parts else None
    by = parts["by"].text() if "by" in parts else None
    seen = _seen(parts["seen"]) if "seen" in parts else None
    version = parts["version"].text() if "version" in parts else None
    address, archived = (
        _matching(parts.get(key), _ADDRESS, "an address (https://…)", "アドレス（https://…）") for key in ("address", "archived")
    )
    sha256 = _matching(parts.get("sha256"), _SHA256, "a SHA-256 hash (64 of 0-9 and a-f)", "SHA-256ハッシュ（0-9とa-fの64文字）")
    at = _matching(parts.get("at"), _TIME, "a time code (1:23 or 1:02:33)", "タイムコード（1:23 や 1:02:33）")
    if at and not address:
        parts["at"].problem("A time code needs the address of its video.", "タイムコードには動画のアドレスが必要です。")
    shows, infers = (parts[key].either() if key in parts else None for key in ("shows", "infers"))
    against, provisional = (bool(parts[key].flag()) if key in parts else False for key in ("against", "provisional"))
    if kind == "game-test" and not version:
        spot.problem(
            "A test in the game names the version or patch it was made on (version: …).",
            "ゲーム内での検証には、確認したバージョンが必要です（version: …）。",
            kind,
        )
    if not (kind and by and seen and shows):
        return None
    return Evidence(
        kind, by, seen, version or "", address or "", archived or "", sha256 or "", at or "", shows, infers, against, provisional
    )  # fmt: skip


def _seen(spot: Spot) -> str | None:
    word = spot.since()
    if word == UNKNOWN:
        spot.problem("Say when it was seen: a day or a year.", "いつ確認したかを日付か年で書いてください。")
        return None
    return word


def _matching(spot: Spot | None, pattern: str, en: str, ja: str) -> str | None:
    return spot.matching(pattern, en, ja) if spot else None
