"""Everything that pages with a table stand on: addresses, cases, runs, moments, faces. It has no addresses of its own."""
