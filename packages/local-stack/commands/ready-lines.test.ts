import { readSettings } from '../../../server/src/config/settings.ts';
import { clientConfig } from '../../../server/src/http/client-config.ts';
import { networkAddresses } from '../../../server/src/platform/network-addresses.ts';
import type { Mongod } from '../mongod/find-mongod.ts';
import { readyLines } from './ready-lines.ts';

const realSignIn = {
  FIREBASE_PROJECT_ID: 'our-shop',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'our-shop.firebaseapp.com',
  FIREBASE_APP_ID: '1:2:web:3',
};
const realMoney = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

function linesFor(
  env: Record<string, string>,
  pidWithoutTerminal: number | null = null,
  mongod: Mongod | null = null,
): string {
  const settings = readSettings(env);
  const { demoAccounts } = clientConfig(settings);
  const { port: shopPort } = settings;
  return readyLines({ settings, shopPort, demoAccounts, mongod, seconds: 3.21, pidWithoutTerminal });
}

describe('once the shop is open, the person at the terminal reads', () => {
  it('its addresses on this machine, and the demo sign-ins', () => {
    const lines = linesFor({ PORT: '4010' });
    expect(lines).toContain('Shop        http://localhost:4010\n');
    expect(lines).toContain('GraphQL     http://localhost:4010/graphql\n');
    expect(lines).toContain('Mails       http://localhost:4010/mailbox\n');
    expect(lines).toMatch(/Identity +http:\/\/127\.0\.0\.1:9099 /);
    expect(lines).toMatch(/Admin +admin@petshop\.test {2}· {2}petshop-demo/);
  });

  it.each([
    ['8.0.17', '(MongoDB 8.0.17)'],
    ['6.0.5', '(MongoDB 6.0.5, which is out of support)'],
  ])('which database it brought along: %s', (version, words) => {
    const lines = linesFor({}, null, { path: '/cache/mongod', version });
    expect(lines).toContain(`  mongodb://127.0.0.1:27117/petshop?replicaSet=petshop  ${words}\n`);
    expect(linesFor({ MONGODB_URI: 'mongodb://db/petshop' })).toContain('  MONGODB_URI\n');
  });

  it('no address for a phone, and no warning, as long as nobody else can come', () => {
    for (const lines of [linesFor({}), linesFor({ HOST: '127.0.0.1' })]) {
      expect(lines).not.toMatch(/phone|HOST/);
    }
  });

  it('the address for a phone where HOST opens the shop, and in one line what that means', () => {
    const lines = linesFor({ HOST: '192.168.1.20' });
    expect(lines).toContain('Shop        http://192.168.1.20:4000\n');
    expect(lines).toContain('On a phone  http://192.168.1.20:4000\n');
    expect(lines.match(/^ {2}HOST=192\.168\.1\.20: .*the admin too.*$/gm)).toHaveLength(1);
  });

  it('one for each network where HOST opens it in all', () => {
    const lines = linesFor({ HOST: '0.0.0.0' });
    expect(lines).toContain('Shop        http://localhost:4000\n');
    for (const address of networkAddresses('0.0.0.0', 4000)) expect(lines).toContain(`  ${address}\n`);
    expect(lines).toMatch(/^ {2}HOST=0\.0\.0\.0: .*the admin too/m);
  });

  it.each([
    ['of play money', { ...realSignIn, HOST: '0.0.0.0' }, /HOST=0\.0\.0\.0: .*play money/],
    ['of nothing in a shop on real parts', { ...realSignIn, ...realMoney, HOST: '0.0.0.0' }, /^(?!.*HOST=)/s],
    ['of nothing where no HOST was set for one', { ...realSignIn, ...realMoney }, /^(?!.*(HOST=|phone))/s],
  ])('a warning %s', (_of, env, expected) => {
    expect(linesFor(env)).toMatch(expected);
  });

  it('how to stop it', () => {
    expect(linesFor({})).toMatch(/^ {2}Ctrl-C stops everything\.$/m);
    expect(linesFor({}, 4711)).toMatch(/^ {2}Ctrl-C stops everything; without a terminal: kill 4711$/m);
  });
});
