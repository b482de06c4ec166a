"""What the patterns for Japanese sentences of scenarios have in common: what a card is called, what heads an ability."""

from __future__ import annotations

from engine.language.plainer import ONE

THING = rf"(?:自分の|相手の)?(?:{ONE}|リーダー)"
HEADS = "攻撃時|交戦時|進化時|超進化時|場に出た時|場を離れた時|捨てられた時"
EFFECT = f"(?:(?:{HEADS})(?:の効果)?|ラストワード|ファンファーレ|効果|能力)"
