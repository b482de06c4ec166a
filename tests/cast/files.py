"""A small corpus for the readers: two rules, a few cards, the words of a game, one sound ruling to be spoilt."""

from dataclasses import replace

from engine.corpus import (
    read_cards,
    read_claims,
    read_documents,
    read_rules,
    read_rulings,
    read_sentences,
    read_synonyms,
    read_topics,
    read_updates,
    strict_yaml,
)
from engine.corpus.known import GameTerms, Known
from engine.language.sentences.examples import VOCABULARY

TERMS = GameTerms(
    zones=frozenset({"board", "hand", "deck", "cemetery"}),
    points=frozenset({"pp", "max_pp", "ep", "shadows", "rally"}),
    counters=frozenset({"countdown", "spellboost"}),
    phases=frozenset({"start", "main", "end"}),
    kinds=frozenset({"follower", "amulet", "spell"}),
    classes=frozenset({"forestcraft", "neutral"}),
    traits=frozenset({"commander"}),
    figures=frozenset(),
    history=frozenset({"destroyed"}),
)

CARDS = """
cards:
  - name: {en: "Lionel, Woodland Shadow", ja: フォレストダーク・レオネル}
    reading: ふぉれすとだーく・れおねる
    aliases: [レオネル, Lionel, Leonel]
    kind: follower
    class: forestcraft
    cost: 7
    attack: 5
    defense: 6
    text: |
      Ward.
      Fanfare: draw a card.
    evolved: {attack: 7, defense: 8, text: "Last Words: draw a card."}
  - {name: {en: Hero of Antiquity, ja: 古の英雄}, kind: follower, class: neutral, cost: 7, attack: 6, defense: 6}
  - {name: {en: Magitrain, ja: マジックトレイン}, aliases: [列車], kind: amulet, cost: 5}
  - {name: {en: Goblin, ja: ゴブリン}, kind: follower, cost: 1, attack: 1, defense: 2}
  - {name: {en: "Yurius, Levin Duke", ja: ユリウス}, aliases: [Yurius], kind: follower}
  - {name: {en: "Yurius, Traitorous Noble", ja: 裏切りのユリウス}, aliases: [Yurius], kind: follower}
"""
RULES = """
rules:
  - id: sv.timing.played
    title: {en: Played before entering, ja: プレイ時は場に出た時より先}
    statement: {en: What triggers on playing comes first., ja: プレイで誘発するものが先。}
    settings: {apart: {en: first, ja: 先}, together: {en: at once, ja: 同時}}
    claims: [sv-013]
    sources: [{document: sv, lines: "17, 27"}]
  - id: sv.timing.strike
    title: {en: Strike before attacked, ja: 攻撃時が先}
    statement: {en: Strike comes first., ja: 攻撃時の効果が先。}
    settings: {apart: {en: first, ja: 先}, together: {en: at once, ja: 同時}}
    history: [{since: 2021-03-30, setting: apart}]
    before: together
  - id: sv.play.costs-are-paid
    title: {en: Costs are paid, ja: コストは支払う}
    statement: {en: A card's cost is paid., ja: カードのコストは支払う。}
    fixed: {en: That is what a cost is., ja: コストとはそういうもの。}
"""
CLAIMS = """
shadowverse:
- {id: sv-013, at: "sv 17, 27", status: documented, says: "…", show: "…"}
- {id: sv-014, at: "sv 18", status: documented, since: 2021-03-30, says: "…", cards: [レオネル]}
"""
DOCUMENTS = """
documents:
  - {id: sv, game: shadowverse, title: {en: Order of processing, ja: 処理順}, lines: 143}
"""
TOPICS = """
topics:
  timing: {en: Timing, ja: タイミング}
  play: {en: Playing, ja: プレイ}
"""
RULING = """\
ruling: sv-lionel
game: shadowverse
title: {en: Lionel acts first, ja: レオネルが先}
question: {en: Who is first?, ja: どちらが先?}
answer: {en: Lionel., ja: レオネル。}
claims: [sv-013]
status: documented
since: 2021
sources: [{document: sv, lines: "18, 42-43"}]
scenarios:
  - name: magitrain
    as_of: 2021-04-01
    given:
      turn: opponent
      me:
        board: [{card: Lionel, evolved: true, as: left, granted: ["Last Words: draw a card."]}]
        leader: 15
        pp: 3
        deck_size: 20
      opponent:
        hand: [Hero of Antiquity, 2 x Goblin]
        board: [{card: Magitrain, pilot: Goblin, counters: {countdown: 2}}]
        counters: {rally: 4}
        deck: []
        history: {destroyed: [Goblin]}
    when:
      - opponent plays Hero of Antiquity
    then:
      - Hero of Antiquity was destroyed
      - "left's effect resolves before the boarding of Hero of Antiquity"
    otherwise:
      sv.timing.played=together:
        - Magitrain is piloted by Hero of Antiquity
  - name: earlier
    like: magitrain
    as_of: 2020-01-01
    set: {sv.timing.played: together}
    given: {me: {pp: 4}}
    then: [Magitrain is piloted by Hero of Antiquity]
"""


def reading(text, file="file.yaml"):
    return strict_yaml.read(text, file)


def known(**changes):
    """What the rest of the corpus holds, when a ruling is read."""
    games = Known(games={"shadowverse": TERMS})
    rules = {r.id: r for r in read_rules.read_rules(reading(RULES), "shadowverse", games)}
    cards = {c.slug: c for c in read_cards.read_cards(reading(CARDS), "shadowverse", games)}
    claims = frozenset(read_claims.read_claims(reading(CLAIMS)))
    documents = read_documents.read_documents(reading(DOCUMENTS), games)
    topics = read_topics.read_topics(reading(TOPICS))
    parts = {"topics": topics, "games": games.games, "rules": rules, "cards": {"shadowverse": cards}, "claims": claims, "documents": documents}
    return Known(**{**parts, **changes})


def problems_in(kind, text, file="file.yaml"):
    """Everything that is wrong with a file of that kind, in the order of the file; sentences and card texts included."""
    got, game = reading(text, file), "shadowverse"
    whole = known()
    cards = whole.cards[game]
    if kind == "rulings":
        ruling = read_rulings.read_ruling(got, text, whole)
        if ruling:
            names = {game: read_sentences.names_for(cards.values())}
            titles = {game: {r.id: r.title for r in whole.rules.values()}}
            got.problems += read_sentences.all_with_trees(ruling.scenarios, whole.cards, names, {game: VOCABULARY}, titles)[1]
    elif kind == "cards":
        found = read_cards.read_cards(got, game, Known(games=whole.games))
        names = read_sentences.names_for([*cards.values(), *found])
        for card in found:
            got.problems += read_sentences.card_with_trees(card, names, VOCABULARY)[1]
    elif kind == "rules":
        read_rules.read_rules(got, game, replace(whole, rules=None, cards=None))
    elif kind == "claims":
        read_claims.read_claims(got)
    elif kind == "synonyms":
        read_synonyms.read_synonyms(got, whole)
    elif kind == "topics":
        read_topics.read_topics(got)
    elif kind == "updates":
        read_updates.read_updates(got, game, read_cards.names_of(cards.values()), whole.rules)
    else:
        read_documents.read_documents(got, whole)
    return sorted(got.problems, key=lambda p: (p.line, p.column))
