# The shop for real counterparts: MongoDB, Firebase and Stripe come from outside (docker-compose.yml).

FROM node:26-bookworm-slim AS manifests
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY server/package.json server/
COPY client/package.json client/
COPY packages/local-stack/package.json packages/local-stack/
COPY packages/stripe-sandbox/package.json packages/stripe-sandbox/
COPY packages/demo-shop/package.json packages/demo-shop/

FROM manifests AS build
RUN npm ci --no-audit --no-fund
COPY . .
# What the log lines and figures say that it was built from: the repository itself is not copied.
ARG REVISION
RUN npm run build

FROM manifests AS packages
RUN npm ci --workspace server --omit=dev --no-audit --no-fund

FROM node:26-bookworm-slim
WORKDIR /shop
ENV NODE_ENV=production PORT=4000
COPY --from=packages /shop/node_modules ./node_modules
COPY --from=build /shop/package.json ./
COPY --from=build /shop/dist/domain ./dist/domain
COPY --from=build /shop/dist/server ./dist/server
COPY --from=build /shop/dist/client ./dist/client
COPY --from=build /shop/dist/drawing ./dist/drawing
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node directly, not npm: the stop signal must reach the server, which then finishes what it has begun.
CMD ["node", "--max-old-space-size=512", "--max-semi-space-size=16", "--disable-warning=DEP0169", "dist/server/bundle/main.js"]
