import { anOrderFor, orderPet } from '../fixtures/shop/animal-orders.ts';
import { aCheckoutOf, createPaymentIntent } from '../fixtures/shop/checkout.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { openSharedShop } from '../harness/shared-shop.ts';
import type { Shop } from '../harness/shop.ts';

/* What the forms fill in for whoever ordered before: the same on any device, and nobody else's. */

let shop: Shop;
let admin: Account;
let shopper: Account;

beforeAll(async () => {
  shop = await openSharedShop();
  admin = await shop.signUp({ role: 'admin' });
});
beforeEach(async () => {
  shopper = await shop.signUp();
});
afterAll(() => shop.stop());

const fields = 'offersLastContact lastContact { username phone location }';

async function lastContact() {
  return (await shop.gql(`{ me { ${fields} } }`, {}, shopper.token)).data.me.lastContact;
}

async function checkOut(contact: object, choices?: object) {
  const petId = await addItem(shop, admin.token, anItem({ stock: 9 }));
  const input = {
    ...aCheckoutOf([{ petId, accessoriesAmount: 1 }]),
    ...contact,
    ...(choices && { choices }),
  };
  const { errors } = await shop.gql(createPaymentIntent, { input }, shopper.token);
  expect(errors).toBeUndefined();
}

const mill = { username: 'Sam S.', phone: '5551110000', location: '7 Mill Road, Salem, OR 97301' };

it('is that of the latest order, and none before the first', async () => {
  expect(await lastContact()).toBeNull();
  await checkOut(mill);
  expect(await lastContact()).toEqual(mill);
  const petId = await addItem(shop, admin.token, anAnimal());
  const contact = { username: 'Sam', phone: '5552220000', location: '1 Paw Lane' };
  await shop.gql(orderPet, { input: anOrderFor(petId, contact) }, shopper.token);
  expect(await lastContact()).toEqual(contact);
});

it('keeps the address where the order after it was collected', async () => {
  await checkOut(mill);
  const pickup = { username: 'Sam', phone: '5553330000', location: 'Curbside pickup at 12 Fern Street' };
  await checkOut(pickup, { delivery: 'CURBSIDE' });
  expect(await lastContact()).toEqual({ ...pickup, location: mill.location });
});

it('is not offered to an account that does not want it, until it does', async () => {
  await checkOut(mill);
  const offer = `mutation ($isOffered: Boolean!) { offerLastContact(isOffered: $isOffered) { ${fields} } }`;
  const hidden = await shop.gql(offer, { isOffered: false }, shopper.token);
  expect(hidden.data.offerLastContact).toEqual({ offersLastContact: false, lastContact: null });
  expect(await lastContact()).toBeNull();
  await shop.gql(offer, { isOffered: true }, shopper.token);
  expect(await lastContact()).toEqual(mill);
});

it('is nobody else’s, an admin’s neither', async () => {
  await checkOut(mill);
  const query = `query ($email: EmailAddress!) { user(email: $email) { ${fields} } }`;
  const { data } = await shop.gql(query, { email: shopper.email }, admin.token);
  expect(data.user.lastContact).toBeNull();
});
