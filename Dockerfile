# docs/serving.md tells how to run it.

FROM python:3.11-slim AS pyodide-wheels
WORKDIR /spielwerk
COPY tools/pyodide-wheels tools/
COPY requirements.lock ./
RUN tools/pyodide-wheels pip

FROM node:22-slim AS web
WORKDIR /spielwerk/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY web ./
COPY --from=pyodide-wheels /spielwerk/build/pyodide ../build/pyodide
COPY src/spielwerk/locale ../src/spielwerk/locale
COPY src/spielwerk/games ../src/spielwerk/games
RUN npm run build

FROM python:3.11-slim
WORKDIR /spielwerk
COPY requirements.lock ./
RUN pip install --no-cache-dir --require-hashes -r requirements.lock
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY src src
COPY --from=web /spielwerk/src/spielwerk/server/web src/spielwerk/server/web
RUN pip install --no-cache-dir --no-deps --no-build-isolation .

# Everything that is kept is in /data, and belongs to a user who may do nothing else.
RUN useradd --system --create-home --home-dir /data spielwerk
USER spielwerk
WORKDIR /data
ENV SPIELWERK_DATABASE=/data/tables.db
VOLUME /data

EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/api/health', timeout=4)"]
ENTRYPOINT ["spielwerk", "serve", "--host", "0.0.0.0"]
