"""The runs that a proposal asks for, done in turns of a few seconds and kept by what they rest on.

First every ruling that it touches is run once: that is the preview, and what publishing stores. Then each is verified as the command
line does it: that is what an approval rests on. Whatever was found once is found no more: not after a restart, not where the
proposal is edited and what a ruling rests on stays the same.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from django.utils.translation import gettext as _

from engine.language import card_grammar
from engine.language.sentences import sentence_grammar
from engine.study.checked import CheckedRuling, as_json, from_json
from engine.study.checked_cache import CheckedCache
from engine.study.contract import CheckedRulingJson
from engine.study.grounds import Grounds, hash_of
from engine.study.library import Library
from engine.study.verify import check_ruling, report_of
from rulings.editor import checking
from rulings.editor.checking import as_proposed
from rulings.editor.models import Proposal
from rulings.editor.spreading import spread
from rulings.http.cache import Cache
from rulings.http.language import here
from rulings.http.refusal import Refusal
from rulings.store import current, hashes, workers
from rulings.store.batches import batched
from rulings.store.models import Card
from rulings.store.reading import PlayedRuling, Readings, read_off
from rulings.store.results import KeptRows
from rulings.store.touched import Changes, Touched, touched

TURN = 4.0  # seconds of one request; the page asks again until all is done
FEW, GRACE = 6, 1.0  # rulings that are verified within so many seconds though the turn is over


@dataclass
class Work:
    """What is known of the touched rulings: their runs, and what verifying them found."""

    before: Library
    after: Library
    touched: Touched
    read: dict[str, PlayedRuling] = field(default_factory=dict)
    checked: dict[str, CheckedRuling] = field(default_factory=dict)

    @property
    def of(self) -> int:
        """How many rulings are touched."""
        return len(self.touched.rulings)

    @property
    def complete(self) -> bool:
        """Whether every touched ruling was run and verified."""
        return len(self.read) == len(self.checked) == self.of

    @property
    def faults(self) -> list[str]:
        """What verifying found so far, in the language of the request."""
        found = [self.checked[id] for id in self.touched.rulings if id in self.checked]
        return report_of(self.after, found, frozenset(), whole=False, lang=here()).faults


class KeptWork:
    """Where the results of one corpus are kept: the readings, what verifying found, and of that what only this very corpus explains."""

    def __init__(self, library: Library, digest: str) -> None:
        grounds = Grounds(library, hashes.makers())
        self.digest = digest
        self.readings = Readings(library, digest, grounds)
        self.checks = CheckedCache(grounds, KeptRows("check"))
        self.own = KeptRows("own check")

        self.weight = 200 * (len(library.rulings.paths) + len(library.rules) + sum(map(len, library.cards.values())))  # of names, mostly

    def checked(self, ids: Iterable[str]) -> dict[str, CheckedRuling]:
        """Those of some rulings that need not be verified again."""
        wanted = list(ids)
        found = self.checks.known(wanted)
        named = {hash_of("own check", self.digest, id): id for id in wanted if id not in found}
        return found | {named[name]: from_json(json.loads(text)) for name, text in self.own.get(list(named)).items()}

    def keep(self, found: Iterable[CheckedRuling]) -> None:
        """Keep what verifying found."""
        made = list(found)
        self.checks.keep(made)
        own = {hash_of("own check", self.digest, one.id): json.dumps(as_json(one), ensure_ascii=False) for one in made if not one.own}
        self.own.put(own)


kept_works: Cache[KeptWork] = Cache("kept work of proposals", lambda earlier: earlier.weight)
everything: Cache[Touched] = Cache("touched by proposals", lambda found: 100 * len(found.rulings))


def begun(changes: Changes) -> tuple[Work, KeptWork]:
    """What is known of the work that some changes ask for."""
    after, digest = as_proposed(changes)
    before = current.published()
    found = everything.get_or_put(digest, lambda: touched(before, after, changes))
    earlier = kept_works.get_or_put(digest, lambda: KeptWork(after, digest))
    work = Work(before, after, found, earlier.readings.known(found.rulings))
    return work, earlier


def known(changes: Changes) -> Work:
    """What is known, without running anything."""
    work, earlier = begun(changes)
    work.checked = earlier.checked(work.touched.rulings)
    return work


def turn(changes: Changes, seconds: float = TURN, verify: bool = True) -> Work:
    """Go on for so many seconds, and say what is known then. With ``verify`` off it is done when every ruling was run once."""
    work, earlier = begun(changes)
    until = time.monotonic() + seconds

    def run(id: str) -> list[Any]:
        return read_off(work.after, id).as_json()

    def verified(id: str) -> CheckedRulingJson:
        return as_json(check_ruling(work.after, id))

    ran = left = [id for id in work.touched.rulings if id not in work.read]
    if left:
        warm(work.after, left, until - seconds / 2)
        found = [PlayedRuling.of(data) for _id, data in spread(left, run, until - time.monotonic())]
        earlier.readings.keep(found)
        work.read |= {one.id: one for one in found}
    work.checked = earlier.checked(work.touched.rulings)
    left = [id for id in work.touched.rulings if id not in work.checked]
    rest = until - time.monotonic()
    few = len(left) <= FEW  # a new process may need all its time for the languages: one press of a button shall do for a few all the same
    if verify and left and len(work.read) == work.of and (rest > 0 or few or not ran):  # each turn does something
        checks = [from_json(data) for _id, data in spread(left, verified, max(rest, GRACE if few else 0))]
        earlier.keep(checks)
        work.checked |= {one.id: one for one in checks}
    return work


def warm(library: Library, ids: list[str], until: float) -> None:
    """Read what several processes would each read by itself: the games' languages, and the cards that the rulings showed when they ran.

    Cards are read until time is over; the next turn finds them read.
    """
    for game in {library.rulings.paths[id].split("/")[0] for id in ids}:
        vocabulary = library.systems[game].vocabulary
        card_grammar(vocabulary)
        sentence_grammar(vocabulary)
    for some in batched(ids):
        for game, slug in Card.objects.filter(rulings__in=some).values_list("game_id", "slug").distinct():
            if time.monotonic() >= until:
                return
            if slug in library.cards[game]:
                library.cards[game][slug]


def do_chunk(changes: Changes, corpus: str, ids: list[str]) -> None:
    """What a worker does: run and verify some rulings of a proposal. Nothing, where that has become another one."""
    work, earlier = begun(changes)
    if earlier.digest != corpus:
        return
    wanted = [id for id in ids if id in work.touched.rulings]
    earlier.readings.keep([read_off(work.after, id) for id in wanted if id not in work.read])
    checked = earlier.checked(wanted)
    earlier.keep([check_ruling(work.after, id) for id in wanted if id not in checked])


def sound_hash(proposal: Proposal) -> str:
    """The hash of a proposal whose checks all hold. Raises Refusal that names what does not, or says how much of it is not verified yet."""
    given, changes = proposal.content_hash, proposal.texts
    if old := checking.stale(proposal):
        raise Refusal(_("It was changed meanwhile"), f"{_('These were published anew since:')} {', '.join(old)}", 409)
    wrong = [f"{path}: {problem['message']}" for path in changes for problem in checking.checked(changes, path, play=False).problems]
    if wrong:
        raise Refusal(_("The checks do not hold"), " ".join(wrong[:3]), 409)
    work = known(changes) if workers.wanted() else turn(changes)
    if faults := work.faults[:3]:
        raise Refusal(_("The checks do not hold"), " ".join(faults), 409)
    finished(work)
    return given


def finished(work: Work) -> None:
    """Raises Refusal while not everything is verified."""
    if not work.complete:
        said = _("%(done)s of %(of)s touched rulings are. It goes on on the page of the proposal; decide when it is through.")
        raise Refusal(_("Not all of it is verified yet"), said % {"done": len(work.checked), "of": work.of}, 409)
