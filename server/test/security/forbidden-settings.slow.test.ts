import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const main = 'dist/server/bundle/main.js';

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
async function start(settings: NodeJS.ProcessEnv, program = [main]) {
  const begun = Date.now();
  const env = { PATH: process.env.PATH, ...settings };
  const child = spawn(process.execPath, program, { cwd: root, env });
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

/** Everything that reads the address of the database. */
const programs = [
  [main],
  ['dist/server/src/cli/admin.js', 'grant', 'owner@petshop.test'],
  ['dist/server/src/cli/backup.js', '/nowhere/backup'],
  ['dist/server/src/cli/reconcile.js'],
  ['dist/server/src/cli/restore.js', '/nowhere/backup', '--replace'],
  ['dist/packages/demo-shop/seed/main.js', '--items', '1'],
  ['packages/local-stack/commands/start.ts'],
  ['packages/local-stack/commands/backup.ts', '/nowhere/backup'],
  ['packages/local-stack/commands/restore.ts', '/nowhere/backup'],
  ['packages/local-stack/commands/reset.ts'],
];

it.each(programs)('%s goes nowhere with an address that names no database', async (...program) => {
  // As MongoDB's own pages hand it out: without a name the driver would take "test".
  const MONGODB_URI = 'mongodb://127.0.0.1:9/?retryWrites=true&w=majority&appName=Cluster0';
  const { code, output } = await start({ MONGODB_URI, DATA_DIR: '/nowhere/data' }, program);
  expect(output).toMatch(/ {2}- MONGODB_URI must name the database, as in mongodb:\/\/host\/petshop/);
  expect(output).not.toMatch(/^ +at /m);
  expect(code).toBe(1);
});

/* Each rule alone is a row of server/src/config/settings.test.ts; a start takes seconds where there is other work. */
describe('the built server in production', () => {
  it.each<[string, NodeJS.ProcessEnv, RegExp[]]>([
    [
      'with the auth emulator',
      { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
      [/the emulator accepts unsigned tokens/],
    ],
    [
      'with all that the embedded shop has',
      {
        FIREBASE_PROJECT_ID: 'demo-petshop',
        STRIPE_SECRET_KEY: 'sk_test_sandbox',
        STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
        RATE_LIMIT: 'off',
      },
      [
        /demo project/,
        /STRIPE_SECRET_KEY is the key of the embedded/,
        /STRIPE_WEBHOOK_SECRET is the secret of the embedded/,
        /do not belong together/,
        /RATE_LIMIT=off/,
      ],
    ],
    [
      'with nothing set, which means emulator and sandbox',
      Object.fromEntries(Object.keys(production).map((name) => [name, undefined])),
      [/MONGODB_URI is required/, /FIREBASE_PROJECT_ID.* required/, /STRIPE_SECRET_KEY.* required/],
    ],
    [
      'without a webhook secret',
      { STRIPE_WEBHOOK_SECRET: undefined },
      [/Stripe is set in part: STRIPE_WEBHOOK_SECRET missing/],
    ],
  ])('does not start %s, and says so in one text', async (_what, change, sentences) => {
    const { code, output, ms } = await start({ ...production, ...change, NODE_ENV: 'production' });
    for (const sentence of sentences) expect(output).toMatch(sentence);
    expect(output).toMatch(/^The settings can't be used:\n( {2}- [^\n]+\n)+$/);
    expect(output.match(/^ {2}- /gm)).toHaveLength(sentences.length);
    expect(code).toBe(1);
    // A second on a machine that has nothing else to do.
    expect(ms).toBeLessThan(15_000);
  });

  it('tells no secret while it complains', async () => {
    const { output } = await start({
      ...production,
      STRIPE_SECRET_KEY: 'verysecret',
      MONGODB_URI: 'u:verysecret@host',
      RATE_LIMIT: 'maybe',
    });
    expect(output).toMatch(/MONGODB_URI must begin with[\s\S]*STRIPE_SECRET_KEY must begin with/);
    expect(output).not.toContain('verysecret');
  });
});
