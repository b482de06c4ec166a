"""The index rows, made anew from a library: what lists, links and search read."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any
from urllib.parse import urlencode

from django.urls import reverse

from engine.corpus import shapes
from engine.games.registry import GAMES
from engine.kernel.bilingual import Bilingual
from engine.study.game_language import keywords_of
from engine.study.grades import grade_of
from engine.study.library import Library
from rulings.store.folding import fold, romaji_of, words_of
from rulings.store.models import Card, Claim, Game, Link, Rule, Ruling, SearchEntry, SourceDocument
from rulings.store.touched import Touched

BATCH = 400
LANGUAGES = ("en", "ja")


def rebuild(library: Library, steps: Mapping[str, Iterable[str]] | None = None) -> None:
    """Replace every index row. Runs inside the caller's transaction, so that readers see the old rows or the new ones.

    `steps` are, by ruling, texts that only a run of it gives: its sentences, the rules that it names, the cards that it shows.
    """
    Game.objects.all().delete()
    SourceDocument.objects.all().delete()
    Claim.objects.all().delete()
    _fill(Game, ({"id": game.id, "position": n, **_both("name", game.name)} for n, game in enumerate(library.games.values())))
    _fill(SourceDocument, map(_document, library.documents.values()))
    _fill(Claim, (_claim(n, claim) for n, claim in enumerate(library.claims.values())))
    _fill(Rule, (_rule(n, rule) for n, rule in enumerate(library.rules.values())))
    _fill(Card, (_card(card) for cards in library.cards.values() for card in cards.values()))
    _fill(Ruling, (_ruling(ruling, library) for ruling in library.rulings.values()))
    _fill(Link, (row for ruling in library.rulings.values() for row in _links(ruling)))
    _link(Rule.claims.through, "rule_id", "claim_id", ((rule.id, claim) for rule in library.rules.values() for claim in rule.claims))
    _link(Ruling.claims.through, "ruling_id", "claim_id", ((r.id, claim) for r in library.rulings.values() for claim in r.claims))
    SearchEntry.objects.bulk_create(_entries(library, steps or {}), batch_size=BATCH)


def replace_some(library: Library, touched: Touched, steps: Mapping[str, Iterable[str]]) -> None:
    """Replace the rows of what changed, inside the caller's transaction. It costs what the change costs."""
    for id in touched.gone_rulings:
        _forget(SearchEntry.Kind.RULING, Ruling(id=id).get_absolute_url())
    Ruling.objects.filter(id__in=touched.gone_rulings).delete()
    for id in touched.gone_rules:
        _forget(SearchEntry.Kind.RULE, reverse("rule", args=[id]))
    Rule.objects.filter(id__in=touched.gone_rules).delete()
    for game, slug in touched.gone_cards:
        _forget(SearchEntry.Kind.CARD, reverse("card", args=[game, slug]))
        Card.objects.filter(game=game, slug=slug).delete()
    made: list[SearchEntry] = []
    places = {id: n for n, id in enumerate(library.rules)}
    for id in touched.rules:
        rule = library.rules[id]
        row, _new = Rule.objects.update_or_create(id=id, defaults=_rule(places[id], rule))
        row.claims.set(Claim.objects.filter(id__in=rule.claims))
        made.append(_rule_entry(library, rule))
    for game, slug in touched.cards:
        card = library.cards[game][slug]
        Card.objects.update_or_create(game_id=game, slug=slug, defaults=_card(card))
        made.append(_card_entry(card))
    called = _called(library) if touched.rulings else {}
    for id in touched.rulings:
        ruling = library.rulings[id]
        shown, _new = Ruling.objects.update_or_create(id=id, defaults=_ruling(ruling, library))
        shown.claims.set(Claim.objects.filter(id__in=ruling.claims))
        shown.cards.clear()
        shown.links.all().delete()
        _fill(Link, _links(ruling))
        made.append(_ruling_entry(library, ruling, called, steps.get(id, ())))
    for entry in made:
        _forget(entry.kind, entry.url)
    SearchEntry.objects.bulk_create(made, batch_size=BATCH)


def _forget(kind: str, url: str) -> None:
    SearchEntry.objects.filter(kind=kind, url=url).delete()


def link_cards(cards: Iterable[tuple[str, str, str]]) -> None:
    """Note which cards a ruling shows, given as (ruling, game, slug)."""
    ids = {(game, slug): pk for pk, game, slug in Card.objects.values_list("pk", "game_id", "slug")}
    _link(Ruling.cards.through, "ruling_id", "card_id", ((ruling, ids[game, slug]) for ruling, game, slug in cards if (game, slug) in ids))


def _fill(model: Any, rows: Iterable[Mapping[str, object]]) -> None:
    model.objects.bulk_create((model(**row) for row in rows), batch_size=BATCH)


def _link(model: Any, one: str, other: str, ids: Iterable[tuple[object, object]]) -> None:
    model.objects.bulk_create((model(**{one: left, other: right}) for left, right in dict.fromkeys(ids)), batch_size=BATCH)


def _both(name: str, text: Mapping[str, str] | None) -> dict[str, str]:
    return {f"{name}_{lang}": (text or {}).get(lang, "") for lang in LANGUAGES}


def _document(document: shapes.Document) -> dict[str, object]:
    return {"id": document.id, "game_id": document.game, "lines": document.lines, **_both("title", document.title)}


def _claim(position: int, claim: shapes.Claim) -> dict[str, object]:
    document, _space, lines = claim.at.partition(" ")
    return {"id": claim.id, "position": position, "document_id": document, "lines": lines, "status": claim.status, "says": claim.says}


def _rule(position: int, rule: shapes.Rule) -> dict[str, object]:
    texts = {**_both("title", rule.title), **_both("statement", rule.statement)}
    wanted = wanting(rule.title, rule.statement, *rule.settings.values(), rule.fixed, rule.note)
    return {"id": rule.id, "game_id": rule.game, "position": position, "is_fixed": rule.fixed is not None, "missing": wanted, **texts}


def wanting(*texts: Bilingual | None) -> str:
    """The languages in which some of these texts are not written yet."""
    return " ".join(sorted({lang for text in texts if isinstance(text, shapes.Alone) for lang in LANGUAGES if lang != text.lang}))


def _card(card: shapes.Card) -> dict[str, object]:
    cost = "" if card.cost is None else str(card.cost)
    row = {"game_id": card.game, "slug": card.slug, "kind": card.kind or "", "klass": card.klass or "", "cost": cost}
    wanted = wanting(card.name, card.note, *card.trait_names.values())
    return {**row, "scripted": card.scripted, **_both("name", card.name), "missing": wanted}


def _ruling(ruling: shapes.Ruling, library: Library) -> dict[str, object]:
    texts = {**_both("title", ruling.title), **_both("question", ruling.question), **_both("answer", ruling.answer)}
    since = re.fullmatch(r"[0-9]{4}(-[0-9]{2}){0,2}", str(ruling.since or ""))
    facts = {"status": ruling.status, "grade": grade_of(ruling, library.documents).name, "since": since.group() if since else ""}
    wanted = {note.wants for note in ruling.notes} - {""}
    return {"id": ruling.id, "game_id": ruling.game, **facts, **texts, "missing": " ".join(sorted(wanted))}


def _links(ruling: shapes.Ruling) -> Iterator[dict[str, object]]:
    """Each link once, in the order in which they are written."""
    for to, kind in dict.fromkeys((see.ruling, see.kind) for see in ruling.see):
        yield {"ruling_id": ruling.id, "to": to, "kind": kind}


Called = Mapping[str, list[tuple[list[str], list[str]]]]  # by game the folded names of each card, and its names


def _entries(library: Library, steps: Mapping[str, Iterable[str]]) -> Iterator[SearchEntry]:
    for game in library.games.values():
        known_as = [word for group in library.synonyms if group.game == game.id for word in group.words]
        names = [*game.name.values(), game.id, *known_as]
        yield _entry(SearchEntry.Kind.GAME, game.id, reverse("game", args=[game.id]), game.name, {}, names)
    called = _called(library)
    for ruling in library.rulings.values():
        yield _ruling_entry(library, ruling, called, steps.get(ruling.id, ()))
    for cards_of_game in library.cards.values():
        yield from map(_card_entry, cards_of_game.values())
    for rule in library.rules.values():
        yield _rule_entry(library, rule)
    for game_id in library.games:
        if game_id in GAMES:
            yield from keyword_entries(game_id)


def keyword_entries(game: str) -> Iterator[SearchEntry]:
    """The names that cards of a game have, each with what its language page shows of it."""
    for keyword in keywords_of(game):
        name, example = keyword.said, keyword.example
        url = f"{reverse('game-language', args=[game])}?{urlencode({'q': name.en})}"
        note = {} if example is None else {"en": example.en, "ja": example.ja}
        yield _entry(SearchEntry.Kind.KEYWORD, game, url, {"en": name.en, "ja": name.ja}, note, [name.en, name.ja, *name.also])


def _called(library: Library) -> Called:
    """The names by which texts call each card. Shorter names would be found inside other words ("Urd" in "burden")."""
    return {
        game: [([name for name in map(fold, card.names()) if len(name) > 3], list(card.names())) for card in cards.raw.values()]
        for game, cards in library.files.cards.items()
    }


def _ruling_entry(library: Library, ruling: shapes.Ruling, called: Called, steps: Iterable[str]) -> SearchEntry:
    names = [*ruling.title.values(), ruling.id]
    said = [*ruling.question.values(), *ruling.answer.values()]
    cards = _names_beside([*ruling.title.values(), *said], called.get(ruling.game, ()))
    body = [*ruling.claims, *_claimed(library, ruling.claims), *steps]
    url = Ruling(id=ruling.id).get_absolute_url()
    return _entry(SearchEntry.Kind.RULING, ruling.game, url, ruling.title, ruling.answer, names, cards, said, body)


def _card_entry(card: shapes.Card) -> SearchEntry:
    names = [*card.name.values(), card.reading or "", *card.aliases]
    body = [line for lang in LANGUAGES for line in (*card.lines(lang), *card.evolved_lines(lang))]
    note = {lang: " ".join(card.lines(lang)) for lang in LANGUAGES}
    url = reverse("card", args=[card.game, card.slug])
    body += [card.kind, card.klass, *card.traits]
    return _entry(SearchEntry.Kind.CARD, card.game, url, card.name, note, names, (), (), body)


def _rule_entry(library: Library, rule: shapes.Rule) -> SearchEntry:
    names = [*rule.title.values(), rule.id]
    said = list(rule.statement.values())
    body = [*rule.claims, *_claimed(library, rule.claims)]
    return _entry(SearchEntry.Kind.RULE, rule.game, reverse("rule", args=[rule.id]), rule.title, rule.statement, names, (), said, body)


def _claimed(library: Library, claims: Iterable[str]) -> list[str]:
    return [library.claims[claim].says for claim in claims if claim in library.claims]


def _names_beside(texts: Iterable[str], called: Iterable[tuple[Iterable[str], Iterable[str]]]) -> Iterator[str]:
    """Every name of each card that some texts name: whoever writes Sophina finds the rulings that say Sofina.

    `called` holds, for each card, its folded names and its names.
    """
    whole = "\n".join(map(fold, texts))
    for folded, names in called:
        if any(name in whole for name in folded):
            yield from names


def _entry(
    kind: str,
    game: str,
    url: str,
    title: Mapping[str, str],
    note: Mapping[str, str],
    names: Iterable[str],
    called: Iterable[str] = (),
    said: Iterable[str] = (),
    body: Iterable[str] = (),
) -> SearchEntry:
    names, called, said = list(names), list(called), list(said)
    return SearchEntry(
        kind=kind,
        game_id=game,
        url=url,
        names=_lines(map(fold, names)),
        called=_lines(map(fold, called)),
        said=_lines(map(fold, said)),
        body=_lines(map(fold, body)),
        words=_lines(word for text in (*names, *called, *said) for word in words_of(text)),
        romaji=_lines(map(romaji_of, [*names, *called])),
        **_both("title", title),
        **_both("note", note),
    )


def _lines(folded: Iterable[str]) -> str:
    """Each folded text between line feeds, so that a whole name, its start and its inside can be asked for."""
    return "".join(f"\n{text}" for text in dict.fromkeys(folded) if text) + "\n"
