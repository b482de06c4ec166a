"""Addresses of the handbook pages."""

from django.urls import path

from rulings.library import views

urlpatterns = [
    path("", views.home, name="home"),
    path("search/", views.search_page, name="search"),
    path("games/", views.games, name="games"),
    path("games/<slug:game_id>/", views.game, name="game"),
    path("rules/", views.rules, name="rules"),
    path("rules/<str:rule_id>/", views.rule, name="rule"),
    path("cards/<slug:game_id>/<str:slug>/", views.card, name="card"),
    path("sources/<slug:document_id>/", views.source, name="source"),
]
