"""What a worker keeps: by weight, each cache up to a ceiling, and all of them together bounded."""

import importlib
import pkgutil

import pytest

import rulings
from rulings.http.cache import CEILINGS, COUNTED, ENTRY, MB, Cache, caches, clear_all


@pytest.fixture
def cache(monkeypatch):
    """A small one, of texts that weigh what they are long."""
    monkeypatch.setitem(CEILINGS, "small", 4 * ENTRY)
    yield Cache("small", len)
    del caches["small"]


def test_what_nobody_asked_for_longest_makes_room(cache):
    for n in range(3):
        cache.put(n, "x" * (ENTRY // 3))
    assert (len(cache), cache.weight) == (3, 3 * (ENTRY + ENTRY // 3))
    assert cache.get(0)
    cache.put(3, "y" * (ENTRY // 3))
    assert [cache.get(n) is not None for n in range(4)] == [True, False, True, True]
    cache.clear()
    assert (len(cache), cache.weight) == (0, 0)


def test_what_is_too_heavy_is_kept_alone_until_another_comes(cache):
    cache.put(1, "x")
    cache.put(2, "x" * 100 * ENTRY)
    assert (len(cache), cache.get(1)) == (1, None)
    cache.put(3, "x")
    assert [cache.get(n) is not None for n in range(4)] == [False, False, False, True]


def test_what_is_put_again_counts_once(cache):
    for length in (10, 500, 20):
        cache.put(1, "x" * length)
    assert cache.weight == ENTRY + 20


def test_what_is_there_is_not_made_again(cache):
    made = []

    def make():
        made.append(1)
        return "x"

    assert [cache.get_or_put(1, make), cache.get_or_put(1, make)] == ["x", "x"]
    assert made == [1]


def test_everything_can_be_forgotten(cache):
    cache.put(1, "x")
    clear_all()
    assert len(cache) == 0


def test_all_caches_of_a_worker_stay_below_200_megabytes():
    assert sum(CEILINGS.values()) + sum(most * COUNTED[name] for name, most in counted().items()) < 200 * MB


def test_whatever_is_kept_by_number_has_its_weight_told():
    assert counted().keys() == COUNTED.keys()


def test_every_ceiling_is_that_of_a_cache():
    assert list(every_module())
    assert caches.keys() == CEILINGS.keys()


def every_module():
    for module in pkgutil.walk_packages(rulings.__path__, "rulings."):
        if not any(part in module.name for part in (".management", ".migrations", ".wsgi", ".settings")):
            yield importlib.import_module(module.name)


def counted():
    """How many entries each cache holds that is bounded by their number: the site's by their functions, the engine's by their constants."""
    kept = [value for module in every_module() for value in vars(module).values() if hasattr(value, "cache_parameters")]
    bounded = {f"{f.__module__}.{f.__qualname__}": most for f in kept if (most := f.cache_parameters()["maxsize"]) is not None}
    site = {name: most for name, most in bounded.items() if name.startswith("rulings.")}
    constants = [name for name in COUNTED if name.startswith("engine.")]
    return site | {name: pkgutil.resolve_name(name) for name in constants}
