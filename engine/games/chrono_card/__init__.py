"""Chrono Card on the kernel: declarations and interrupts, resolved from the last."""
