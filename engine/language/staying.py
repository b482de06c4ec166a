"""What is made once and stays as long as the process: the garbage collector would walk it again and again meanwhile, and find nothing."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def made_to_stay() -> Iterator[None]:
    """The collector waits while tables are made, for a second at most; a third of the time of the Japanese ones would be its own."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()
