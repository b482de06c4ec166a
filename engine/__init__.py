"""The rules engine: pure Python, no I/O in its core, nothing of the site."""

VERSION = "0.1"
