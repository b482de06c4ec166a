"""Every address of the site. What people link to keeps its address for ever.

Three kinds of things can be run: a ruling of the corpus, a board of the lab, a shared run. Each lies at an address of its own, and
below it the same tools. The table says with each who opens what is named there (:class:`rulings.board.cases.Opener`), and which of them
take so much computing that each visitor has a budget for them (:func:`rulings.http.budget.costly`).
"""

from django.urls import include, path

from rulings.board.cases import RULINGS
from rulings.editor import beside, copies, heading, history, text_editor, under
from rulings.editor import views as editor
from rulings.handbook import about, languages, machines, turns
from rulings.handbook import views as handbook
from rulings.http.budget import costly
from rulings.judge import views as judge
from rulings.judge.why_pages import why_page
from rulings.lab import views as lab
from rulings.lab.boards import BOARDS
from rulings.people import views as people
from rulings.picture import views as picture
from rulings.practice import views as practice
from rulings.reports import views as reports
from rulings.share import views as share
from rulings.share.replaying import SHARED_RUNS
from rulings.stepper import views as stepper
from rulings.store import health

CASE_PAGES = [
    path("compare/", costly(judge.compare_page), name="compare"),
    path("explore/", costly(judge.explore_page), name="explore"),
    path("practice/", costly(practice.case_page), name="practice-board"),
    path("why/", costly(why_page), name="why"),
    path("picture.png", picture.picture, name="picture"),
    path("embed/", picture.embed, name="embed"),
    path("share/", costly(share.share), name="share"),
    path("lab/", costly(lab.copied), name="copy"),
    path("change/", costly(lab.change), name="change"),
    path("transcript.<slug:form>", costly(judge.transcript_file), name="transcript"),
]

urlpatterns = [
    # A ruling of the corpus: first, since addresses are tried in their order and most of what is asked for are steps.
    path("rulings/<str:ruling_id>/", stepper.ruling, {"opener": RULINGS}, name="ruling"),
    path("rulings/<str:ruling_id>/", include(CASE_PAGES), {"opener": RULINGS}),
    # For machines.
    path("healthz", health.healthz, name="healthz"),
    path("readyz", health.readyz, name="readyz"),
    path("robots.txt", machines.robots, name="robots"),
    path("sitemap.xml", machines.sitemap, name="sitemap"),
    path("corpus.zip", machines.corpus, name="corpus"),
    path("manifest.webmanifest", machines.manifest, name="manifest"),
    path("favicon.ico", machines.favicon),
    path("feeds/<slug:game_id>.<slug:code>.atom", machines.feed, name="feed"),
    # About the site.
    path("about/", about.about, name="about"),
    path("about/verified/", about.verified, name="verified"),
    path("about/not-looked-at/", about.not_looked_at, name="not-looked-at"),
    path("about/to-translate/", about.to_translate, name="to-translate"),
    path("about/cite/", about.cite, name="cite"),
    # What readers report.
    path("reports/new/", reports.new, name="report-new"),
    path("reports/<str:receipt>/", reports.receipt, name="report"),
    # The handbook.
    path("", handbook.home, name="home"),
    path("search/", handbook.search_page, name="search"),
    path("games/", handbook.games, name="games"),
    path("games/<slug:game_id>/", handbook.game, name="game"),
    path("games/<slug:game_id>/language/", languages.game_language, name="game-language"),
    path("games/<slug:game_id>/turn/", turns.game_turn, name="game-turn"),
    path("rules/", handbook.rules, name="rules"),
    path("rules/<str:rule_id>/", handbook.rule, name="rule"),
    path("cards/<slug:game_id>/<str:slug>/", handbook.card, name="card"),
    path("sources/<slug:document_id>/", handbook.source, name="source"),
    # What spans all rulings.
    path("open/", judge.open_page, name="open"),
    path("rests-on/", judge.rests_page, name="rests"),
    path("practice/", practice.start, name="practice"),
    path("practice/series/", practice.series_page, name="series"),
    # A board of the lab. It stands whole in its address, so a link to it needs no account.
    path("lab/", lab.start, name="lab"),
    path("lab/words/", lab.words_page, name="lab-words"),
    path("lab/<str:board>/", costly(lab.lab), name="board"),
    path("lab/<str:board>/edit/", costly(lab.edit), name="board-edit"),
    path("lab/<str:board>/text/", costly(lab.text), name="board-text"),
    path("lab/<str:board>/card/", costly(lab.card), name="board-card"),
    path("lab/<str:board>/cards/", lab.cards, name="board-cards"),
    path("lab/<str:board>/file.yaml", lab.download, name="board-file"),
    path("lab/<str:board>/", include(CASE_PAGES), {"opener": BOARDS}),
    # Accounts, and who may do what.
    path("accounts/", people.account, name="account"),
    path("accounts/close/", people.close, name="account-close"),
    path("accounts/", include("allauth.account.urls")),
    path("accounts/2fa/", include("allauth.mfa.urls")),
    # The editors' desk.
    path("editor/", editor.desk, name="editor"),
    path("editor/reports/", reports.queue, name="reports"),
    path("editor/new/", editor.new, name="proposal-new"),
    path("editor/look/", under.look, name="look-under"),
    path("editor/take-down/", history.take_down, name="take-down"),
    path("editor/<int:proposal_id>/", editor.proposal, name="proposal"),
    path("editor/<int:proposal_id>/file/", text_editor.file, name="proposal-file"),
    path("editor/<int:proposal_id>/checked/", text_editor.checked, name="proposal-checked"),
    path("editor/<int:proposal_id>/do/", editor.do, name="proposal-do"),
    path("editor/<int:proposal_id>/beside/", beside.beside, name="proposal-beside"),
    path("editor/<int:proposal_id>/tried/", editor.tried, name="proposal-tried"),
    path("editor/<int:proposal_id>/words/", heading.words, name="proposal-words"),
    path("editor/<int:proposal_id>/evidence/", copies.add, name="proposal-evidence"),
    path("evidence/<str:name>/", copies.copy, name="evidence-copy"),
    path("history/<path:path>", history.history, name="history"),
    path("editor/people/", people.people, name="people"),
    path("editor/log/", people.log, name="log"),
    path("editor/log/audit.jsonl", people.log_file, name="log-file"),
    # A shared run.
    path("s/", share.shared_page, {"shared": ""}),
    path("s/<str:shared>/", share.shared_page, name="shared"),
    path("s/<str:shared>/transcript.<slug:form>", costly(share.transcript_file)),
    path("s/<str:shared>/", include(CASE_PAGES), {"opener": SHARED_RUNS}),
]

handler500 = "rulings.http.requests.broken"
handler400 = "rulings.handbook.views.bad_request"
handler404 = "rulings.handbook.views.not_found"
