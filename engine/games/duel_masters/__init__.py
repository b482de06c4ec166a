"""Duel Masters on the kernel: a pool of triggers that players order, state-based processing first, replacements."""
