"""Shadowverse on the kernel: a first-in-first-out queue sorted by a key, one shared board a side, destruction between operations."""
