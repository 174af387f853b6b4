import { setTimeout as pause } from 'node:timers/promises';
import { connectSubscriptionClient } from '../fixtures/api/subscription-client.ts';
import {
  changeAccount,
  enterWithGoogle,
  refreshed,
  registerWithPassword,
} from '../fixtures/identity/identity-provider.ts';
import { aForgedToken, claimsOf } from '../fixtures/identity/tokens.ts';
import { orderAnimal } from '../fixtures/shop/animal-orders.ts';
import { addItem, anAnimal } from '../fixtures/shop/items.ts';
import { type Shop, startShop } from '../harness/shop.ts';

/*
 * Anybody can register an address that is not theirs. When its holder comes with Google, the provider makes the two one
 * account and takes the password from it; whoever registered first must not stay in it.
 */

let shop: Shop;
let place = 0;

const me = '{ me { _id email name emailVerified } }';

beforeAll(async () => {
  shop = await startShop({ env: { LIVE_RECHECK_SECONDS: '300' } });
});
afterAll(() => shop.stop());

function anAddress(): string {
  place += 1;
  return `holder-${place}@petshop.test`;
}

async function statusesOf(token: string): Promise<number[]> {
  const [graphql, rest] = await Promise.all([
    shop.gql(me, {}, token),
    shop.rest('GET', '/user/checkUser', { token }),
  ]);
  return [graphql.status, rest.status];
}

/** Somebody registers an address and uses the shop; then its holder enters with Google. */
async function takenOver({ isLater = false } = {}) {
  const email = anAddress();
  const first = await registerWithPassword(shop, { email, password: 'guessed', displayName: 'Mallory' });
  expect(await statusesOf(first.idToken)).toEqual([200, 200]);
  if (isLater) await pause(1100);
  const holder = await enterWithGoogle(shop, { email, name: 'Holly Holder' });
  return { email, first, holder };
}

describe.each([
  ['in the same second', false],
  ['a while later', true],
])('a holder who enters with Google %s', (_when, isLater) => {
  it('is in at once, with the account and by their own name', async () => {
    const { email, holder } = await takenOver({ isLater });
    const { data } = await shop.gql(me, {}, holder.idToken);
    expect(data.me).toMatchObject({ email, name: 'Holly Holder', emailVerified: true });
    expect(await shop.db.collection('users').countDocuments({ email })).toBe(1);
  });

  it('ends what whoever registered first had open, tokens and refresh tokens', async () => {
    const { first, holder } = await takenOver({ isLater });
    expect(await statusesOf(holder.idToken)).toEqual([200, 200]);
    expect(await statusesOf(first.idToken)).toEqual([401, 401]);
    const again = await refreshed(shop, first.refreshToken);
    if (again) expect(await statusesOf(again)).toEqual([401, 401]);
    expect(await statusesOf(holder.idToken)).toEqual([200, 200]);
  });

  it('ends it too where it is asked for before the holder has come to the shop', async () => {
    const { first, holder } = await takenOver({ isLater });
    const again = await refreshed(shop, first.refreshToken);
    if (again) expect(await statusesOf(again)).toEqual([401, 401]);
    expect(await statusesOf(holder.idToken)).toEqual([200, 200]);
  });

  it('and later sign-ins of the holder do not let it in again', async () => {
    const { email, first, holder } = await takenOver({ isLater });
    expect(await statusesOf(holder.idToken)).toEqual([200, 200]);
    await pause(1100);
    const next = await enterWithGoogle(shop, { email, name: 'Holly Holder' });
    expect(await statusesOf(next.idToken)).toEqual([200, 200]);
    const again = await refreshed(shop, first.refreshToken);
    if (again) expect(await statusesOf(again)).toEqual([401, 401]);
    expect(await statusesOf(first.idToken)).toEqual([401, 401]);
  });
});

it('a live connection of whoever registered first is closed at once', async () => {
  const email = anAddress();
  const first = await registerWithPassword(shop, { email, password: 'guessed', displayName: 'Mallory' });
  await statusesOf(first.idToken);
  const heard = await connectSubscriptionClient(shop.url, { token: first.idToken });
  await heard.subscribe('subscription { ownOrderChanged { kind } }');
  const holder = await enterWithGoogle(shop, { email, name: 'Holly Holder' });
  expect(await statusesOf(holder.idToken)).toEqual([200, 200]);
  await heard.closed;
});

it('a holder keeps both ways in where they proved the address before', async () => {
  const email = anAddress();
  const own = await registerWithPassword(shop, { email, password: 'my own', displayName: 'Holly' });
  await changeAccount(shop, own.localId, { emailVerified: true });
  const fresh = await refreshed(shop, own.refreshToken);
  expect(await statusesOf(String(fresh))).toEqual([200, 200]);
  const google = await enterWithGoogle(shop, { email, name: 'Holly Holder' });
  expect(await statusesOf(google.idToken)).toEqual([200, 200]);
  expect(await statusesOf(String(await refreshed(shop, own.refreshToken)))).toEqual([200, 200]);
});

it('what was ordered stays with the account', async () => {
  const admin = await shop.signUp({ role: 'admin' });
  const email = anAddress();
  const own = await registerWithPassword(shop, { email, password: 'my own', displayName: 'Holly' });
  await statusesOf(own.idToken);
  const id = await orderAnimal(shop, own.idToken, await addItem(shop, admin.token, anAnimal()));
  const { idToken } = await enterWithGoogle(shop, { email, name: 'Holly Holder' });
  const { data } = await shop.gql('{ me { petOrders { edges { node { _id } } } } }', {}, idToken);
  expect(data.me.petOrders.edges).toEqual([{ node: { _id: id } }]);
});

describe('of two tokens of an account, the one of the newer sign-in says', () => {
  /** The token of an account as one of another sign-in would be; the emulator takes it unsigned. */
  const asOf = (token: string, seconds: number, claims: object) => {
    const given = claimsOf(token) as { auth_time: number; iat: number };
    const times = { auth_time: given.auth_time + seconds, iat: given.iat + seconds };
    return aForgedToken({ claims: { ...given, ...times, ...claims } });
  };

  it('what its e-mail address is', async () => {
    const { token, email } = await shop.signUp();
    const moved = anAddress();
    const newer = asOf(token, 20, { email: moved });
    expect((await shop.gql(me, {}, newer)).data.me.email).toBe(moved);
    const older = asOf(token, 10, { email });
    expect((await shop.gql(me, {}, older)).data?.me?.email).not.toBe(email);
    expect((await shop.gql(me, {}, newer)).data.me.email).toBe(moved);
    expect(await shop.db.collection('users').countDocuments({ email })).toBe(0);
  });

  it('whether it is proved', async () => {
    const { token } = await shop.signUp();
    const newer = asOf(token, 20, { email_verified: true });
    expect((await shop.gql(me, {}, newer)).data.me.emailVerified).toBe(true);
    // It was made before the proof: whoever holds it gets a new one by refreshing it.
    expect((await shop.gql(me, {}, asOf(token, 10, { email_verified: false }))).code).toBe('UNAUTHENTICATED');
    expect((await shop.gql(me, {}, newer)).data.me.emailVerified).toBe(true);
  });
});
