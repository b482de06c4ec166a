"""The address of a ruling. People link to it, so it stays."""

from django.urls import path

from rulings.stepper import views

urlpatterns = [path("rulings/<str:ruling_id>/", views.ruling, name="ruling")]
