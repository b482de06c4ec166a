"""The table of tallies belongs to ``http`` now; it stays as it is."""

from django.db import migrations


class Migration(migrations.Migration):

    dependencies = [
        ('share', '0001_initial'),
        ('http', '0001_tally'),
    ]

    operations = [
        migrations.SeparateDatabaseAndState(
            state_operations=[
                migrations.DeleteModel(
                    name='Tally',
                ),
            ],
        ),
    ]
