"""Practice: predict what comes next. Every question is made from a run, every answer judged by it."""
