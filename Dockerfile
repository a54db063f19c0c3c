# The panel and its back end as images, and the proxy before them (docs/operations.md, "In containers"):
#
#   docker compose up --build --detach
#
# The first stage makes the release that `npm run release` makes; the others hold that and nothing of its tools.

FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run release && cp -r release /srv/divan
# The proxy is told of its two processes by their names; everything else in its configuration is printed by the release itself.
ARG PANEL_NAME=panel.example.uz
RUN node /srv/divan/server/main.js headers nginx \
  | sed -e "s/panel\.example\.uz/${PANEL_NAME}/" -e 's/127\.0\.0\.1:8080/panel-a:8080/' -e 's/127\.0\.0\.1:8081/panel-b:8080/' \
  > /srv/divan.conf

FROM node:24-bookworm-slim AS panel
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/var/lib/divan MIGRATE=never
# Uploaded files are the only thing that is written; a volume takes over who owns the folder.
RUN install -d -o node -g node /var/lib/divan
COPY --from=build /srv/divan /srv/divan
USER node
VOLUME /var/lib/divan
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/srv/divan/server/main.js"]

FROM nginx:1.28-bookworm AS proxy
COPY --from=build /srv/divan/dist /srv/divan/dist
COPY --from=build /srv/divan.conf /etc/nginx/conf.d/default.conf
EXPOSE 443
