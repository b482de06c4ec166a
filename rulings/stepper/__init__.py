"""The ruling page and its stepper."""
