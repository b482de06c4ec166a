"""The row that says which corpus was loaded gets a name that says so; its table stays as it is."""

from django.db import migrations


class Migration(migrations.Migration):

    dependencies = [
        ('library', '0001_initial'),
    ]

    operations = [
        migrations.SeparateDatabaseAndState(
            state_operations=[
                migrations.RenameModel('Shelf', 'LoadedCorpus'),
                migrations.AlterModelTable('LoadedCorpus', 'library_shelf'),
            ],
        ),
    ]
