# The site as a container: docker build -t rulings . ; deploy/compose.yaml runs it with PostgreSQL, Redis and a proxy.
FROM python:3.11-slim-bookworm
RUN useradd --uid 10001 --create-home rulings
WORKDIR /srv/rulings
COPY requirements-server.txt requirements-workers.txt requirements-metrics.txt ./
RUN python -m venv .venv && .venv/bin/pip install --no-cache-dir --disable-pip-version-check \
    -r requirements-server.txt -r requirements-workers.txt -r requirements-metrics.txt
# What is made at the first start lies among the files: compiled texts, static files, the folder for what is local.
COPY --chown=rulings:rulings . .
RUN mkdir -p .local staticfiles && chown rulings:rulings . .local staticfiles
USER rulings
ENV HOST=0.0.0.0 PORT=8000
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=5s --start-period=120s \
    CMD [".venv/bin/python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/readyz', timeout=4)"]
CMD [".venv/bin/python", "script/serve.py"]
