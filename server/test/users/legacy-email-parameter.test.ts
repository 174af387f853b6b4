import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

/*
 * The old client writes addresses into the query as they are, where a plus is how forms write a space. No address has a
 * space in it, so one that is there was a plus.
 */

let shop: Shop;
let admin: Account;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
});
afterAll(() => shop.stop());

const spellings: readonly (readonly [string, (email: string) => string])[] = [
  ['as it is', (email) => `email=${email}`],
  ['encoded', (email) => `email=${encodeURIComponent(email)}`],
  ['with its spaces as %20', (email) => `email=${email.replaceAll('+', '%20')}`],
  ['in capitals', (email) => `email=${email.toUpperCase()}`],
  ['behind another parameter', (email) => `x=1+1&email=${email}`],
  ['between spaces', (email) => `email=%20${email.replaceAll('+', '%2B')}%20`],
];

const addresses = ['a+b@x.test', '+tag@x.test', 'two+plus+signs@x.test', 'trailing+@x.test'];

describe.each(addresses)('the address %s', (address) => {
  let own: Account;

  beforeAll(async () => {
    own = await shop.signUp({ email: address, name: 'Pia Plus' });
  });

  it.each(spellings)('is the account’s own %s', async (how, spell) => {
    // A space before an address may be one that somebody typed.
    if (address.startsWith('+') && how === 'with its spaces as %20') return;
    const paths = ['/pets/GetPetOrder', '/accessories/GetAccessoriesOrder', '/user/checkUser'];
    for (const path of paths) {
      for (const { token } of [own, admin]) {
        const { status } = await shop.rest('GET', `${path}?${spell(address)}`, { token });
        expect([path, status]).toEqual([path, 200]);
      }
    }
    const { body } = await shop.rest('GET', `/user/checkUser?${spell(address)}`, { token: admin.token });
    expect(body).toMatchObject({ email: address, name: 'Pia Plus' });
  });

  it.each(spellings)('can be made an admin %s', async (how, spell) => {
    if (address.startsWith('+') && how === 'with its spaces as %20') return;
    await shop.db.collection('users').updateOne({ uid: own.uid }, { $set: { role: 'regular' } });
    const path = `/admin/MakeAnAdmin?${spell(address)}`;
    const { status, body } = await shop.rest('PUT', path, { token: admin.token });
    expect([status, body.email, body.role]).toEqual([200, address, 'admin']);
  });
});

it('a plus makes nobody out of somebody else', async () => {
  const { token } = await shop.signUp({ email: 'ab@x.test' });
  await shop.signUp({ email: 'a+c@x.test' });
  for (const query of ['email=a+c@x.test', 'email=a%2Bc@x.test', 'email=a%20c@x.test', 'email=ab+@x.test']) {
    const { status } = await shop.rest('GET', `/user/checkUser?${query}`, { token });
    expect([query, status]).toEqual([query, 403]);
  }
});
