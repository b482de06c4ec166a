"""What a preview says is kept in both languages. What was kept in one is forgotten: it is made anew when a page asks."""

from django.db import migrations, models


def forget(apps, schema_editor):
    apps.get_model("editor", "Tried").objects.all().delete()


class Migration(migrations.Migration):
    dependencies = [("editor", "0001_initial")]

    operations = [
        migrations.RunPython(forget, migrations.RunPython.noop),
        migrations.RemoveField("tried", "detail"),
        migrations.AddField("tried", "detail", models.JSONField(default=dict, help_text="what is different, in words, by language")),
    ]
