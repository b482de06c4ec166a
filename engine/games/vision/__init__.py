"""Phantom Magic Vision on the kernel: priority, interference, resolution from the last."""
