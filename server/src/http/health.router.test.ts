import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { healthRouter } from './health.router.ts';

const state = { isUp: true, isDraining: false, hasBegun: true };
const app = express().use(
  healthRouter({
    db: { answers: async () => state.isUp },
    isDraining: () => state.isDraining,
    hasBegun: () => state.hasBegun,
  }),
);
const server = app.listen(0);
beforeAll(() => once(server, 'listening'));
afterAll(() => server.close());

test.each([
  ['serves', {}, 200, { status: 'ok', database: 'up' }],
  [
    'does not follow the database yet',
    { hasBegun: false },
    503,
    { status: 'unavailable', database: 'up', starting: true },
  ],
  ['takes its leave', { isDraining: true }, 503, { status: 'unavailable', database: 'up', draining: true }],
  ['has no database', { isUp: false }, 503, { status: 'unavailable', database: 'down' }],
])('a process that %s says so at /readyz', async (_what, changed, status, body) => {
  Object.assign(state, { isUp: true, isDraining: false, hasBegun: true }, changed);
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/readyz`);
  expect([answer.status, await answer.json()]).toEqual([status, body]);
});
