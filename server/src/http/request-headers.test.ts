import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { readSettings } from '../config/settings.ts';
import { createLogger } from '../platform/logging.ts';
import { clientConfig } from './client-config.ts';
import { csrfProtection } from './csrf.middleware.ts';
import { errorHandler } from './error-handler.ts';
import { securityHeaders } from './security-headers.ts';

const production = {
  NODE_ENV: 'production',
  MONGODB_URI: 'mongodb://db.internal/shop',
  FIREBASE_PROJECT_ID: 'our-shop',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'our-shop.firebaseapp.com',
  FIREBASE_APP_ID: '1:2:web:3',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

/** What stands in front of all that the shop answers, and an answer. @returns its address */
async function front(env: NodeJS.ProcessEnv): Promise<string> {
  const settings = readSettings(env);
  const app = express();
  app.disable('x-powered-by');
  app.use(securityHeaders(settings), csrfProtection(settings));
  app.get('/bug', () => {
    throw new Error('can not connect to mongodb://admin:hunter2@db.internal/shop');
  });
  app.use((_request, response) => {
    response.json({});
  });
  app.use(errorHandler(createLogger('silent')));
  const server = app.listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

type Policy = Readonly<Record<string, readonly string[]>>;

async function policyAt(url: string): Promise<Policy> {
  const header = (await fetch(url)).headers.get('content-security-policy') ?? '';
  const directives = header.split(';').map((text) => text.trim().split(' '));
  return Object.fromEntries(directives.map(([name = '', ...from]) => [name, from]));
}

describe('the policy of a page', () => {
  it('lets the embedded shop load nothing from elsewhere, and the explorer alone what it needs', async () => {
    const url = await front({ NODE_ENV: 'test' });
    const policy = await policyAt(url);
    const foreign = Object.entries(policy).filter(([, from]) =>
      from.some((source) => source.startsWith('http')),
    );
    expect(foreign).toEqual([]);
    expect((await policyAt(`${url}/graphql`))['script-src']?.join(' ')).toContain('apollographql');
    expect((await policyAt(`${url}/graphql/x`))['script-src']).toEqual(["'self'"]);
  });

  it('lets no script in that is not from a named place', async () => {
    for (const env of [{ NODE_ENV: 'test' }, production]) {
      const policy = await policyAt(await front(env));
      expect(policy['script-src']).toContain("'self'");
      for (const source of policy['script-src'] ?? [])
        expect(source).not.toMatch(/unsafe|\*$|^https?:$|data:/);
      expect(policy).toMatchObject({
        ...{ 'default-src': ["'self'"], 'frame-ancestors': ["'none'"], 'object-src': ["'none'"] },
        ...{ 'base-uri': ["'self'"], 'form-action': ["'self'"] },
      });
    }
  });

  it('lets the connected shop use Stripe and Google’s sign-in, and no part of a demo', async () => {
    const policy = await policyAt(await front({ ...production, FIREBASE_RECAPTCHA: 'off' }));
    expect(policy['script-src']).toEqual([
      "'self'",
      'https://js.stripe.com',
      'https://*.js.stripe.com',
      'https://apis.google.com',
    ]);
    expect(policy['connect-src']).toEqual([
      "'self'",
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://api.stripe.com',
    ]);
    expect(Object.values(policy).flat().join(' ')).not.toMatch(
      /127\.0\.0\.1|localhost|http:|recaptcha|gstatic|appcheck|apollographql/,
    );
  });

  it('lets it use reCAPTCHA where the Firebase project asks it, and nothing else of Google’s', async () => {
    const policy = await policyAt(await front(production));
    const wider = await policyAt(await front({ ...production, FIREBASE_APP_CHECK_SITE_KEY: 'site-key' }));
    const more = Object.entries(wider).map(([name, sources]) => [
      name,
      sources.filter((source) => !policy[name]?.includes(source)),
    ]);
    expect(Object.fromEntries(more.filter(([, sources]) => sources?.length))).toEqual({
      'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      'connect-src': ['https://www.google.com/recaptcha/', 'https://content-firebaseappcheck.googleapis.com'],
      'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    });
  });
});

it('a browser is told to come by TLS alone where the shop is in production', async () => {
  const hstsOf = async (env: NodeJS.ProcessEnv) =>
    (await fetch(await front(env))).headers.get('strict-transport-security');
  const [, seconds] = /max-age=(\d+)/.exec((await hstsOf(production)) ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(31_536_000);
  expect(await hstsOf({ NODE_ENV: 'test' })).toBeNull();
});

describe('a page of another origin', () => {
  const shop = 'https://fern-and-paw.example';
  let url: string;
  let known: string;
  beforeAll(async () => {
    url = await front({ NODE_ENV: 'test' });
    known = await front({ NODE_ENV: 'test', PUBLIC_URL: shop });
  });
  const statusOf = async (at: string, headers: Record<string, string>, method = 'POST') =>
    (await fetch(at, { method, headers })).status;

  it.each<[string, Record<string, string>]>([
    ['another host', { origin: 'https://evil.test' }],
    ['another port', { origin: 'http://127.0.0.1:1' }],
    ['no origin that it would name', { origin: 'null' }],
    ['a neighbour, by the browser’s word', { 'sec-fetch-site': 'same-site' }],
    [
      'elsewhere, by the browser’s word, whatever the origin says',
      { 'sec-fetch-site': 'cross-site', origin: shop },
    ],
    ['something unreadable', { origin: 'evil' }],
  ])('changes nothing: %s', async (_what, headers) => {
    for (const at of [url, known]) {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
        expect([method, await statusOf(at, headers, method)]).toEqual([method, 403]);
      }
      expect(await statusOf(at, headers, 'GET')).toBe(200);
    }
  });

  it('is told from the shop’s own pages, from those behind a proxy that ends TLS, and from programs', async () => {
    expect(await statusOf(url, { origin: url, 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await statusOf(url, { origin: url })).toBe(200);
    expect(await statusOf(url, { origin: url.replace('http:', 'https:') })).toBe(200);
    expect(await statusOf(url, { 'sec-fetch-site': 'none' })).toBe(200);
    expect(await statusOf(url, {})).toBe(200);
    expect(await statusOf(known, { origin: shop })).toBe(200);
  });
});

it('a page is told the key of App Check where there is one, and no secret', () => {
  const config = clientConfig(readSettings({ ...production, FIREBASE_APP_CHECK_SITE_KEY: 'site-key' }));
  expect(config).toMatchObject({ identity: { appCheckSiteKey: 'site-key' } });
  expect(clientConfig(readSettings(production))).not.toHaveProperty('identity.appCheckSiteKey');
  expect(JSON.stringify(config)).not.toMatch(/sk_test|sk_live|whsec|mongodb|secret/i);
});

it('a bug is answered with an id, and nothing of what happened', async () => {
  const answer = await fetch(`${await front({ NODE_ENV: 'test' })}/bug`);
  const text = await answer.text();
  expect([answer.status, JSON.parse(text).error.code]).toEqual([500, 'INTERNAL']);
  expect(text).toMatch(/\([0-9a-f-]{36}\)/);
  expect(text).not.toMatch(/hunter2|mongodb|stack|\.ts/);
});
