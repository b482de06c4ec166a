"""Names that cards have are found, too."""

from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('library', '0014_links'),
    ]

    operations = [
        migrations.AlterField(
            model_name='searchentry',
            name='kind',
            field=models.CharField(choices=[('game', 'Games'), ('ruling', 'Rulings'), ('card', 'Cards'), ('rule', 'Rules'), ('keyword', 'Keywords')], max_length=10),
        ),
    ]
