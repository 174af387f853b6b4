import type { Account } from '../harness/accounts.ts';
import { openSharedShop } from '../harness/shared-shop.ts';
import type { Shop } from '../harness/shop.ts';

/*
 * The old client writes addresses into the query as they are, where a plus is how forms write a space. No address has a
 * space in it, so one that is there was a plus.
 */

let shop: Shop;
let admin: Account;

beforeAll(async () => {
  shop = await openSharedShop();
  admin = await shop.signUp({ role: 'admin' });
});
afterAll(() => shop.stop());

// How an address is read: server/src/legacy-rest/rest-inputs.test.ts.
const spellings: readonly ((email: string) => string)[] = [
  (email) => `email=${email}`,
  (email) => `email=${encodeURIComponent(email)}`,
  (email) => `email=${email.replaceAll('+', '%20')}`,
  (email) => `email=${email.toUpperCase()}`,
  (email) => `x=1+1&email=${email}`,
  (email) => `email=%20${email.replaceAll('+', '%2B')}%20`,
];

it('an address with a plus is the account’s own on every path, however it is written', async () => {
  const address = 'two+plus+signs@x.test';
  const own = await shop.signUp({ email: address, name: 'Pia Plus' });
  for (const query of spellings.map((spell) => spell(address))) {
    for (const path of ['/pets/GetPetOrder', '/accessories/GetAccessoriesOrder', '/user/checkUser']) {
      for (const { token } of [own, admin]) {
        const { status } = await shop.rest('GET', `${path}?${query}`, { token });
        expect([path, query, status]).toEqual([path, query, 200]);
      }
    }
    const { body } = await shop.rest('GET', `/user/checkUser?${query}`, { token: admin.token });
    expect([query, body]).toMatchObject([query, { email: address, name: 'Pia Plus' }]);
  }
});

it('an address that begins with a plus can be made an admin', async () => {
  const address = '+tag@x.test';
  await shop.signUp({ email: address });
  const { status, body } = await shop.rest('PUT', `/admin/MakeAnAdmin?email=${address}`, {
    token: admin.token,
  });
  expect([status, body.email, body.role]).toEqual([200, address, 'admin']);
});

it('a plus makes nobody out of somebody else', async () => {
  const { token } = await shop.signUp({ email: 'ab@x.test' });
  await shop.signUp({ email: 'a+c@x.test' });
  for (const query of ['email=a+c@x.test', 'email=a%2Bc@x.test', 'email=a%20c@x.test', 'email=ab+@x.test']) {
    const { status } = await shop.rest('GET', `/user/checkUser?${query}`, { token });
    expect([query, status]).toEqual([query, 403]);
  }
});
