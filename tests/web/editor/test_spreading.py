"""Many small tasks on every core, bounded by the clock."""

from __future__ import annotations

import os
import time

import pytest

from rulings.editor.spreading import FEW, spread


@pytest.fixture
def two(settings):
    """Two processes at once."""
    settings.PREVIEW_PROCESSES = 2


def here(task):
    """Where a task is done, and what it gives."""
    time.sleep(0.005)
    return [os.getpid(), task * task, {"en": "one\nline"}]


@pytest.mark.usefixtures("two")
def test_every_task_is_done_once_and_a_copy_does_its_half():
    tasks = list(range(4 * FEW))
    done = spread(tasks, here, 60)
    assert sorted(task for task, _made in done) == tasks
    assert all(square == task * task for task, (_pid, square, _said) in done)
    assert {pid == os.getpid() for _task, (pid, _square, _said) in done} == {True, False}


def test_a_few_are_done_here(settings):
    settings.PREVIEW_PROCESSES = 2
    assert {pid for _task, (pid, *_rest) in spread(list(range(FEW)), here, 60)} == {os.getpid()}


@pytest.mark.usefixtures("two")
def test_when_time_is_over_what_is_done_counts_and_nothing_is_left_running():
    tasks = list(range(100 * FEW))
    done = spread(tasks, here, 0.2)
    assert 0 < len(done) < len(tasks)
    with pytest.raises(ChildProcessError):
        os.waitpid(-1, os.WNOHANG)


@pytest.mark.usefixtures("two")
def test_a_copy_that_hangs_or_breaks_costs_its_share_alone():
    mine = os.getpid()

    def work(task):
        if os.getpid() != mine:
            if task % 4 == 3:
                raise ValueError
            time.sleep(60)
        return task

    done = [task for task, _made in spread(list(range(2 * FEW)), work, 3)]
    assert done == list(range(0, 2 * FEW, 2))
