"""Addresses of the lab. A board stands whole in its address, so a link to it needs no account."""

from django.urls import include, path

from rulings.judge.urls import CASE_PAGES
from rulings.lab import views

urlpatterns = [
    path("lab/", views.start, name="lab"),
    path("lab/words/", views.words_page, name="lab-words"),
    path("lab/<str:board>/", views.lab, name="board"),
    path("lab/<str:board>/edit/", views.edit, name="board-edit"),
    path("lab/<str:board>/text/", views.text, name="board-text"),
    path("lab/<str:board>/card/", views.card, name="board-card"),
    path("lab/<str:board>/cards/", views.cards, name="board-cards"),
    path("lab/<str:board>/file.yaml", views.download, name="board-file"),
    path("lab/<str:board>/", include(CASE_PAGES)),
]
