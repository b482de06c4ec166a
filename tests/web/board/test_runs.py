"""A run as the pages see it, drawn by several threads at once."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor, wait

from rulings.board.runs import EngineRun
from tests.cast import stage


def test_who_asks_while_a_zone_is_measured_gets_what_the_whole_run_says(monkeypatch):
    """The most that a zone holds is not what another thread has counted so far."""
    library = stage.library()
    run = EngineRun(library, library.run(stage.BOARDING))
    sizes = list(run.sizes())
    place, most = max(sizes, key=lambda found: found[1])
    asked: list[Future[int]] = []
    with ThreadPoolExecutor(1) as other:

        def counted():
            yield from [(found, 0) for found, _size in sizes]
            asked.append(other.submit(run.most, *place))
            wait(asked, timeout=0.2)  # it may have to wait for the rest
            yield from sizes

        monkeypatch.setattr(run, "sizes", counted)
        assert run.most(*place) == most > 0
        assert asked[0].result() == most
