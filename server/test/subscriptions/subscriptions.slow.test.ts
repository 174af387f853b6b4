import { setTimeout as pause } from 'node:timers/promises';
import {
  connectSubscriptionClient,
  openSocket,
  type SubscriptionClient,
} from '../fixtures/api/subscription-client.ts';
import { changeAccount, deleteAccount } from '../fixtures/identity/identity-provider.ts';
import { aForgedToken } from '../fixtures/identity/tokens.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { orderAnimal } from '../fixtures/shop/animal-orders.ts';
import { addItem, anAnimal } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type OwnShop, type ServerProcess, startShop } from '../harness/shop.ts';

/* What a live connection does when time passes, and when its process takes its leave. */

const own = 'subscription { ownOrderChanged { kind } }';

let shop: OwnShop;
let shopper: Account;

beforeAll(async () => {
  shop = await startShop();
  shopper = await shop.signUp();
});
afterAll(() => shop.stop());

async function listen(url: string, { token }: { token: string }): Promise<SubscriptionClient> {
  const client = await connectSubscriptionClient(url, { token });
  await client.subscribe(own);
  return client;
}

/** A process that has just begun sends away whoever came before it followed the changes of the database. */
function listenForLong(url: string): Promise<SubscriptionClient> {
  return eventually(async () => {
    const client = await listen(url, shopper);
    const gone = await Promise.race([client.closed, pause(500)]);
    return gone ? null : client;
  }) as Promise<SubscriptionClient>;
}

describe('whoever listens', () => {
  let other: ServerProcess;
  beforeAll(async () => {
    other = await shop.startAnother({ LIVE_RECHECK_SECONDS: '1' });
  });

  it.each<[string, (account: Account) => Promise<void>]>([
    ['was disabled', ({ uid }) => changeAccount(shop, uid, { disableUser: true })],
    ['was deleted', ({ token }) => deleteAccount(shop, token)],
    [
      'had its sessions revoked',
      ({ uid }) => changeAccount(shop, uid, { validSince: String(Math.floor(Date.now() / 1000) + 10) }),
    ],
  ])('is no account that %s, from the next look on', async (_what, change) => {
    const account = await shop.signUp();
    const client = await listen(other.url, account);
    // A look has passed.
    expect(await Promise.race([client.closed, pause(1500)])).toBeUndefined();
    await change(account);
    expect((await client.closed).code).toBe(4401);
  });
});

describe('a live connection', () => {
  it('is closed when the token’s time is over, so that the client brings a fresh one', async () => {
    const { uid, email } = await shop.signUp();
    const exp = Math.floor(Date.now() / 1000) + 5;
    // The emulator takes unsigned tokens of accounts that it knows.
    const token = aForgedToken({ claims: { sub: uid, user_id: uid, email, exp } });
    const client = await listen(shop.url, { token });
    expect((await client.closed).code).toBe(4901);
  });

  it('is closed when nobody says who it is', async () => {
    const client = await openSocket(shop.url);
    expect((await client.closed).code).toBe(4408);
  });

  it('is sent to another process by one that takes its leave, which takes no new ones', async () => {
    const leaving = await shop.startAnother({ DRAIN_SECONDS: '5' });
    const heard = await listenForLong(leaving.url);
    const exit = leaving.terminate();
    await eventually(() =>
      expect(openSocket(leaving.url))
        .rejects.toThrow('503')
        .then(() => true),
    );
    const admin = await shop.signUp({ role: 'admin' });
    await orderAnimal(shop, shopper.token, await addItem(shop, admin.token, anAnimal()));
    await eventually(async () => heard.received.length === 1);
    expect((await heard.closed).code).toBe(1012);
    expect(await exit).toBe(0);
  });

  it('does not hold up a process that takes its leave, though its other end is dead', async () => {
    const leaving = await shop.startAnother();
    const dead = await listen(leaving.url, shopper);
    dead.stopReading();
    // One that was held up ends itself, and with another code.
    expect(await leaving.terminate()).toBe(0);
  });
});

it('a connection is counted by the address that the trusted proxy names', async () => {
  const behind = await shop.startAnother({ RATE_LIMIT: 'on', TRUSTED_PROXIES: '1' });
  const from = (address: string) => ({ headers: { 'x-forwarded-for': `6.6.6.6, ${address}` } });
  // Signed in, because who does not say who they are is sent away after a while; an account may have twenty.
  const shoppers = await Promise.all(Array.from({ length: 10 }, () => shop.signUp()));
  // Some at a time: who has not said who they are within five seconds is sent away, however busy the machine is.
  for (let round = 0; round < 20; round += 1) {
    const opening = shoppers.map(({ token }) =>
      connectSubscriptionClient(behind.url, { ...from('10.0.0.1'), token }),
    );
    await Promise.all(opening);
  }
  await expect(openSocket(behind.url, from('10.0.0.1'))).rejects.toThrow('429');
  await openSocket(behind.url, from('10.0.0.2'));
});
