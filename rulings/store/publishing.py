"""Making changed files what the site shows, in one transaction: the files, their revisions, and the rows of what they touch."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from django.db import transaction

from engine.corpus.problems import BadInput, Problem
from engine.study.library import Library
from rulings.store import citations, copies, current, index, published_outcomes
from rulings.store.hashes import digest_of_hashes, hash_of, makers
from rulings.store.models import Citation, CorpusFile, KeptOutcome, LoadedCorpus, Revision
from rulings.store.reading import PlayedRuling, read_off
from rulings.store.touched import FOLDERS, Changes, Touched, folder_of, is_updates, touched

OnProgress = Callable[[int, int], None]  # how many are done, of how many


class Stale(Exception):
    """Something else was published since a change was prepared: it has to be prepared anew."""


@dataclass(frozen=True)
class Signed:
    """What a revision says of how it came about."""

    writers: list[str] = field(default_factory=list)
    confirmed_by: str = ""
    why: str = ""
    proposal: int | None = None


@dataclass
class Prepared:
    """A change that was read and run, ready to be stored on top of the corpus with the digest ``before``.

    ``touched`` is None where every row is made anew.
    """

    changes: Changes
    before: str
    library: Library
    touched: Touched | None
    rows: list[citations.CitationRow] = field(default_factory=list)
    cards: set[citations.CardRow] = field(default_factory=set)
    outcomes: list[published_outcomes.OutcomeRow] = field(default_factory=list)
    steps: dict[str, list[str]] = field(default_factory=dict)


def prepare(
    changes: Changes, whole: bool = False, known: Mapping[str, PlayedRuling] | None = None, told: OnProgress | None = None
) -> Prepared:
    """Read and run what some changes touch, before any transaction: runs take longer than writes should wait. Raises BadInput.

    With ``whole``, or where a file changes that many others look into (claims, documents, synonyms, topics), everything is read and run.
    What is ``known`` of the runs of the changed corpus is not run again. ``told`` hears how many rulings ran, of how many.
    """
    base, before = current.published(), current.published_digest()
    library = base.changed(changes) if changes else base
    whole = whole or not all(folder_of(path) in FOLDERS or is_updates(path) for path in changes)
    found = None if whole else touched(base, library, changes)
    problems = list(library.problems) if found is None else problems_of(library, found, changes)
    prepared = Prepared(changes, before, library, found)
    if not problems:
        problems = scan(prepared, library.rulings if found is None else found.rulings, known, told)
    if problems:
        raise BadInput(problems)
    return prepared


def problems_of(library: Library, found: Touched, changes: Changes) -> list[Problem]:
    """What is wrong with changed files, and with what they touch."""
    problems = list(library.files.problems)
    for game, slug in found.cards:
        _ = library.cards[game][slug]
        problems.extend(library.cards[game].problems.get(slug) or library.definitions.problems(game, slug))
    for game in {path.split("/")[0] for path in changes if path.split("/")[1:2] == ["rules"]}:
        problems.extend(library.rules_problems(game))
    linking = linking_to(library, found.gone_rulings) if found.gone_rulings else set()
    for id in sorted({*found.rulings, *linking}):
        library.rulings.get(id)
        problems.extend(library.rulings.problems.get(id, ()))
    return problems


def linking_to(library: Library, gone: Iterable[str]) -> set[str]:
    """The rulings whose file names one that is gone."""
    return library.rulings.naming(*gone)


def scan(
    prepared: Prepared, ids: Iterable[str], known: Mapping[str, PlayedRuling] | None = None, told: OnProgress | None = None
) -> list[Problem]:
    """Read rules, cards and sentences off the runs of some rulings; what is ``known`` of them need not be run."""
    problems: list[Problem] = []
    wanted = list(ids)
    for n, id in enumerate(wanted):
        if told is not None:
            told(n, len(wanted))
        found = (known or {}).get(id) or read_off(prepared.library, id)
        problems += found.problems
        prepared.rows.extend(citations.declared(prepared.library.rulings[id]))
        prepared.rows.extend((rule, id, scenario, Citation.Kind.CITES, "") for rule, scenario in found.cited)
        prepared.cards.update((id, game, slug) for game, slug in found.cards)
        prepared.outcomes += [(id, scenario, came) for scenario, came in found.outcomes.items()]
        prepared.steps[id] = found.said
    return problems


def store(prepared: Prepared, kind: str, signed: Signed) -> str:
    """Store what was prepared, inside the caller's transaction; the digest of the corpus from now on. Raises Stale.

    Who commits the transaction calls :func:`tell` then.
    """
    digest_there = LoadedCorpus.objects.select_for_update().filter(id=1).values_list("digest", flat=True).first() or current.NOTHING
    if digest_there != prepared.before:
        raise Stale
    with transaction.atomic():
        earlier = dict(CorpusFile.objects.filter(path__in=list(prepared.changes)).values_list("path", "text")) if prepared.touched else {}
        _files(prepared.changes, kind, signed)
        copies.show(earlier, prepared.changes)
        if prepared.touched is None:
            index.rebuild(prepared.library, prepared.steps)
            index.link_cards(prepared.cards)
            citations.store(prepared.rows)
            KeptOutcome.objects.all().delete()
        else:
            index.replace_some(prepared.library, prepared.touched, prepared.steps)
            index.link_cards(prepared.cards)
            Citation.objects.filter(ruling_id__in=prepared.touched.rulings).delete()
            citations.add(prepared.rows)
            KeptOutcome.objects.filter(ruling_id__in=prepared.touched.rulings).delete()
        published_outcomes.add(prepared.outcomes)
        digest = digest_of_hashes(dict(CorpusFile.objects.values_list("path", "sha256")))
        LoadedCorpus.objects.update_or_create(id=1, defaults={"digest": digest, "made_by": makers()})
    return digest


def tell() -> None:
    """Let this process look at what is stored at once; the others do within ``CORPUS_CHECK_SECONDS``."""
    current.look()


def _files(changes: Changes, kind: str, signed: Signed) -> None:
    gone = [path for path, text in changes.items() if text is None]
    CorpusFile.objects.filter(path__in=gone).delete()
    fresh = [CorpusFile(path=path, text=text, sha256=hash_of(text)) for path, text in changes.items() if text is not None]
    new = ["text", "sha256", "changed_at"]
    CorpusFile.objects.bulk_create(fresh, batch_size=100, update_conflicts=True, unique_fields=["path"], update_fields=new)
    said = {"kind": kind, "writers": signed.writers, "confirmed_by": signed.confirmed_by, "why": signed.why, "proposal": signed.proposal}
    revisions = [Revision(path=path, text=text, sha256=hash_of(text) if text is not None else "", **said) for path, text in changes.items()]
    Revision.objects.bulk_create(revisions, batch_size=100)
