import { spawn } from 'node:child_process';
import { join } from 'node:path';

jest.setTimeout(60_000);

const main = join(__dirname, '../../../dist/server/src/main.js');

/** A shop that could go to production. Its database is not there: a server that gets so far would try it. */
const production = {
  NODE_ENV: 'production',
  MONGODB_URI: 'mongodb://127.0.0.1:9/shop?replicaSet=rs0&serverSelectionTimeoutMS=20000',
  FIREBASE_PROJECT_ID: 'our-shop',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'our-shop.firebaseapp.com',
  FIREBASE_APP_ID: '1:2:web:3',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

/** Starts the built server, with these settings and no others, and waits for its end. */
async function start(settings: NodeJS.ProcessEnv) {
  const begun = Date.now();
  const child = spawn(process.execPath, [main], { env: { PATH: process.env.PATH, ...settings } });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  return { code, output, ms: Date.now() - begun };
}

describe('the built server in production', () => {
  it.each<[string, NodeJS.ProcessEnv, RegExp]>([
    [
      'the auth emulator',
      { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
      /the emulator accepts unsigned tokens/,
    ],
    ['a demo project', { FIREBASE_PROJECT_ID: 'demo-petshop' }, /demo project/],
    [
      'no project, which would mean the emulator',
      withoutFirebase(),
      /FIREBASE_PROJECT_ID.* required in production/,
    ],
    [
      'the sandbox’s secret key',
      { STRIPE_SECRET_KEY: 'sk_test_sandbox' },
      /STRIPE_SECRET_KEY is the key of the embedded/,
    ],
    [
      'the sandbox’s webhook secret, which everybody can read in its source',
      { STRIPE_WEBHOOK_SECRET: 'whsec_sandbox' },
      /STRIPE_WEBHOOK_SECRET is the secret of the embedded/,
    ],
    [
      'no webhook secret',
      { STRIPE_WEBHOOK_SECRET: undefined },
      /Stripe is set in part: STRIPE_WEBHOOK_SECRET missing/,
    ],
    [
      'no Stripe, which would mean the sandbox',
      withoutStripe(),
      /STRIPE_SECRET_KEY.* required in production/,
    ],
    [
      'a live key beside a test key',
      { STRIPE_PUBLISHABLE_KEY: 'pk_test_1' },
      /one is for live, the other for test payments/,
    ],
    ['no rate limits', { RATE_LIMIT: 'off' }, /RATE_LIMIT=off/],
    ['no database of its own', { MONGODB_URI: undefined }, /MONGODB_URI is required/],
  ])('does not start with %s, and says so in one text', async (_what, change, text) => {
    const { code, output, ms } = await start({ ...production, ...change });
    expect(output).toMatch(text);
    expect(output).toMatch(/^The settings can't be used:\n( {2}- [^\n]+\n)+$/);
    expect(code).toBe(1);
    // A second on a machine that has nothing else to do.
    expect(ms).toBeLessThan(10_000);
  });

  it('names all of it at once', async () => {
    const { output } = await start({ NODE_ENV: 'production', RATE_LIMIT: 'off' });
    expect(output.match(/^ {2}- /gm)).toHaveLength(4);
  });

  it('tells no secret while it complains', async () => {
    const { output } = await start({
      ...production,
      STRIPE_SECRET_KEY: 'sk_live_verysecret',
      RATE_LIMIT: 'off',
    });
    expect(output).not.toContain('verysecret');
    const odd = await start({
      ...production,
      STRIPE_SECRET_KEY: 'verysecret',
      MONGODB_URI: 'u:verysecret@host',
    });
    expect(odd.output).toContain('STRIPE_SECRET_KEY must begin with');
    expect(odd.output).not.toContain('verysecret');
  });
});

function withoutFirebase(): NodeJS.ProcessEnv {
  return withoutAll('FIREBASE_');
}

function withoutStripe(): NodeJS.ProcessEnv {
  return withoutAll('STRIPE_');
}

function withoutAll(prefix: string): NodeJS.ProcessEnv {
  const names = Object.keys(production).filter((name) => name.startsWith(prefix));
  return Object.fromEntries(names.map((name) => [name, undefined]));
}
