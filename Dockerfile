# The shop for real counterparts: MongoDB, Firebase and Stripe come from outside (docker-compose.yml).

FROM node:26-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:26-bookworm-slim AS packages
WORKDIR /shop
COPY package.json package-lock.json ./
# The package "node" brings Node 26 to machines that have another one; this image has it already.
RUN npm ci --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/node node_modules/.bin/node node_modules/node-bin-*

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
