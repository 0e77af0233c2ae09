# Evidence Chat as an unprivileged user on a read-only root file system, with one volume and no shell. See compose.yaml.
# Tags move. To build from exactly what you have checked, pass digests (docs/operations.md, The image):
#   docker build --build-arg BUILD_BASE=node@sha256:… --build-arg RUN_BASE=gcr.io/distroless/nodejs24-debian12@sha256:… .
ARG BUILD_BASE=node:24-bookworm-slim
ARG RUN_BASE=gcr.io/distroless/nodejs24-debian12:nonroot

FROM ${BUILD_BASE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
# The only package with an install script downloads Node, which this image already has.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# Builds, and copies what the server and the commands import: a tenth of what npm installs.
RUN node --import ./lib/cli/register-paths.ts lib/cli/server/pack.ts /packed && mkdir /data

# LanceDB, for a shared search index (SEARCH_INDEX_URL): docker build --build-arg SHARED_INDEX=yes . makes the image 214 MB larger.
ARG SHARED_INDEX=
RUN if [ -n "$SHARED_INDEX" ]; then npm ci --prefix optional/shared-index --ignore-scripts --no-audit --no-fund \
  && mkdir /packed/optional && cp -r optional/shared-index /packed/optional/; fi

# Node 24 and its libraries only. The server writes to /data alone.
FROM ${RUN_BASE}
WORKDIR /app
COPY --from=build /packed /app
COPY --from=build --chown=65532:65532 --chmod=700 /data /data
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER 65532:65532
EXPOSE 3000
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["/nodejs/bin/node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/api/health').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
CMD ["--import", "./lib/cli/register-paths.ts", "lib/cli/server/serve.ts"]
