"""Benchmarks: ratios against a yardstick measured in the same run. Nothing here is a test, and nothing fails because it is slow."""
