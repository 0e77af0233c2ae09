# Evidence Chat as an unprivileged user on a read-only root file system, with one volume and no shell. See compose.yaml.
FROM node:24.22.1-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# The only package with an install script downloads Node, which this image already has.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node --import ./lib/cli/register-paths.ts lib/cli/server/build.ts && npm prune --omit=dev --ignore-scripts && rm -rf tests .next/cache \
  && mkdir /data

# Node 24 and its libraries only. The server writes to /data alone.
FROM gcr.io/distroless/nodejs24-debian12:nonroot
WORKDIR /app
COPY --from=build /app /app
COPY --from=build --chown=65532:65532 --chmod=700 /data /data
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
EXPOSE 3000
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["/nodejs/bin/node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/api/health').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
CMD ["--import", "./lib/cli/register-paths.ts", "lib/cli/server/serve.ts"]
