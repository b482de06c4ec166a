"""The table of tallies changes its app; it was made under ``share``, and stays as it is."""

from django.db import migrations, models


class Migration(migrations.Migration):

    initial = True

    dependencies = [
        ('share', '0001_initial'),
    ]

    operations = [
        migrations.SeparateDatabaseAndState(
            state_operations=[
                migrations.CreateModel(
                    name='Tally',
                    fields=[
                        ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                        ('key', models.CharField(max_length=64)),
                        ('hour', models.PositiveIntegerField(db_index=True, help_text='hours since 1970')),
                        ('count', models.PositiveIntegerField(default=0)),
                    ],
                    options={
                        'db_table': 'share_tally',
                        'constraints': [models.UniqueConstraint(models.F('key'), models.F('hour'), name='one_tally_an_hour')],
                    },
                ),
            ],
        ),
    ]
