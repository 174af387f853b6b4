import { signInAgain } from '../fixtures/identity/identity-provider.ts';
import { deleteAccount } from '../fixtures/personal-data/traces.ts';
import { badFieldsOf } from '../fixtures/shop/bad-fields.ts';
import { merge, removeSignIn } from '../fixtures/users/customers.ts';
import type { Account } from '../harness/accounts.ts';
import { openSharedShop } from '../harness/shared-shop.ts';
import type { Shop } from '../harness/shop.ts';

/* The household that an account keeps: the same on any device, and nobody else's. */

let shop: Shop;
let shopper: Account;

beforeAll(async () => {
  shop = await openSharedShop();
});
beforeEach(async () => {
  shopper = await shop.signUp();
});
afterAll(() => shop.stop());

const household = 'household { home hoursAlone energy experience childrenAges dogs cats }';
const save = `mutation ($input: HouseholdInput!) { saveHousehold(input: $input) { ${household} } }`;
const forget = `mutation { forgetHousehold { ${household} } }`;
const family = {
  ...{ home: 'LOW', hoursAlone: 6, energy: 'MEDIUM', experience: 'LOW' },
  ...{ childrenAges: [4, 7], dogs: 0, cats: 0 },
};
const couple = { ...family, childrenAges: [], cats: 2 };

async function kept(token = shopper.token) {
  return (await shop.gql(`{ me { ${household} } }`, {}, token)).data.me.household;
}

async function keep(input: object, { token } = shopper) {
  const { data } = await shop.gql(save, { input }, token);
  return data.saveHousehold.household;
}

it('is there on every device until it is forgotten, and the last answers count', async () => {
  expect(await kept()).toBeNull();
  expect(await keep(family)).toEqual(family);
  expect(await keep(couple)).toEqual(couple);
  expect(await kept(await signInAgain(shop, shopper))).toEqual(couple);
  for (const _time of ['once', 'twice']) {
    const { data } = await shop.gql(forget, {}, shopper.token);
    expect(data.forgetHousehold).toEqual({ household: null });
  }
  expect(await kept()).toBeNull();
});

it('is refused for what is no household, and the one before stays', async () => {
  await keep(family);
  const refused = await shop.gql(save, { input: { ...family, hoursAlone: 25, dogs: -1 } }, shopper.token);
  expect(badFieldsOf(refused).toSorted()).toEqual(['dogs', 'hoursAlone']);
  expect(await kept()).toEqual(family);
});

it('is nobody else’s, an admin’s neither', async () => {
  await keep(family);
  const admin = await shop.signUp({ role: 'admin' });
  const query = `query ($email: EmailAddress!) { user(email: $email) { ${household} } }`;
  const { data } = await shop.gql(query, { email: shopper.email }, admin.token);
  expect(data.user.household).toBeNull();
});

it('is in what the account takes along, and goes with the account', async () => {
  await keep(family);
  const headers = { authorization: `Bearer ${shopper.token}` };
  const file = await (await fetch(`${shop.url}/account/export.json`, { headers })).json();
  expect(file.account.household).toEqual(family);
  await shop.gql(deleteAccount, { confirmEmail: shopper.email }, shopper.token);
  expect(await shop.db.collection('users').countDocuments({ uid: shopper.uid })).toBe(0);
});

it('comes along where its account is merged into one without, and stays there', async () => {
  const [admin, other] = [await shop.signUp({ role: 'admin' }), await shop.signUp()];
  await keep(family, other);
  await merge(shop, admin, shopper, other);
  expect(await kept()).toEqual(family);
  await shop.gql(removeSignIn, { id: other._id }, admin.token);
  expect(await kept(await signInAgain(shop, other))).toBeNull();
  expect(await kept()).toEqual(family);
});

it('gives way to that of the account which it is merged into', async () => {
  const [admin, other] = [await shop.signUp({ role: 'admin' }), await shop.signUp()];
  await keep(couple);
  await keep(family, other);
  await merge(shop, admin, shopper, other);
  expect(await kept()).toEqual(couple);
});
