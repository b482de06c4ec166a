"""What whoever runs the site needs and visitors never see: backups, and the archive of the corpus that anyone may take."""
