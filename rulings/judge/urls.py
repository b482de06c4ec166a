"""Addresses of the judge's tools. People link to them, so they stay."""

from django.urls import path

from rulings.judge import views

urlpatterns = [
    path("rulings/<str:ruling_id>/compare/", views.compare_page, name="compare"),
    path("rulings/<str:ruling_id>/explore/", views.explore_page, name="explore"),
    path("rulings/<str:ruling_id>/transcript.<slug:form>", views.transcript_file, name="transcript"),
    path("open/", views.open_page, name="open"),
    path("rests-on/", views.rests_page, name="rests"),
]
