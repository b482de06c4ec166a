"""Addresses of practice. Those of one board are among the case's pages."""

from django.urls import path

from rulings.practice import views

urlpatterns = [
    path("practice/", views.start, name="practice"),
    path("practice/series/", views.series_page, name="series"),
]
