import mongoose from 'mongoose';
import { signInAgain } from '../fixtures/identity/identity-provider.ts';
import { type FullAccount, fillAccount } from '../fixtures/personal-data/full-account.ts';
import { awaitForgotten, deleteAccount, placesOf, textOf } from '../fixtures/personal-data/traces.ts';
import { buyRepeated, storedPlan, updateRepeatPlan } from '../fixtures/repeats/repeat-plans.ts';
import { itemReviews, receive, review } from '../fixtures/reviews/reviews.ts';
import { acceptPetOrder, orderAnimal } from '../fixtures/shop/animal-orders.ts';
import {
  aCheckoutOf,
  buy,
  cancelCartEntry,
  checkOut,
  createPaymentIntent,
} from '../fixtures/shop/checkout.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import { awaitQuiet, sentMails } from '../fixtures/shop/mails.ts';
import { shipOrder } from '../fixtures/shop/orders.ts';
import type { Account } from '../harness/accounts.ts';
import { type OwnShop, startShop, withMails } from '../harness/shop.ts';

const forgetCustomer =
  'mutation ($id: ID!, $confirmEmail: String!) { forgetCustomer(id: $id, confirmEmail: $confirmEmail) }';
const postCart = `mutation ($entries: [CartEntryInput!]!, $username: String!, $location: String!, $phone: String!) {
  postCart(entries: $entries, username: $username, location: $location, phone: $phone) { _id } }`;
const shipCartEntry = 'mutation ($id: ID!) { shipCartEntry(id: $id) { _id } }';
const deliverCartEntry = 'mutation ($id: ID!) { deliverCartEntry(id: $id) { _id } }';
const orderOf =
  'query ($number: String!) { order(number: $number) { username email phone location customer { _id } } }';

const addAnimal = 'mutation ($input: AnimalInput!) { addAnimal(input: $input) { id } }';

let shop: OwnShop;
let admin: Account;
let food: string;

beforeAll(async () => {
  shop = await startShop({ env: withMails });
  admin = await shop.signUp({ role: 'admin' });
  food = await addItem(shop, admin.token, anItem({ stock: 500 }));
});
afterAll(() => shop.stop());

function remove(account: Account, choice: object = {}, token = account.token) {
  return shop.gql(deleteAccount, { confirmEmail: account.email, ...choice }, token);
}

async function refusalOf(account: Account, choice?: object) {
  const { errors } = await remove(account, choice);
  const { code, fields } = errors?.[0]?.extensions ?? {};
  return { code, fields, message: errors?.[0]?.message };
}

describe('an account that had everything', () => {
  let full: FullAccount;
  const wordsOf = ({ account, merged }: FullAccount) => [
    ...[account.uid, account.email, merged.uid, merged.email],
    ...['Quixworth', 'Quincehollow', 'Backyardhouse', 'Damsonlane', '5550187', '555-0187', 'Capybaras'],
  ];

  beforeAll(async () => {
    full = await fillAccount(shop, admin);
    await awaitQuiet(shop);
    await shop.db.collection('ratelimits').deleteMany({});
  });

  it('stands in many collections before, or the next test shows nothing', async () => {
    const places = await placesOf(shop, wordsOf(full));
    const found = new Set(places.map((place) => place.split(' ')[0]));
    expect([...found].toSorted()).toEqual(
      [
        'animals',
        'auditrecords',
        'cartentries',
        'customernotes',
        'mails',
        'ordernotes',
        'payments',
        'petorders',
        'problems',
        'promotionuses',
        'refunds',
        'repeatplans',
        'reviews',
        'setasiderecords',
        'shopsettings',
        'staffinvitations',
        'stockmoves',
        'stockwatches',
        'stripecustomers',
        'threadphotos',
        'threads',
        'typedanswers',
        'users',
      ].filter((name) => !['promotionuses', 'refunds'].includes(name)),
    );
  });

  it('stands nowhere once it is deleted, and its orders are those of a former customer', async () => {
    const { account, merged, number, petId } = full;
    const [photo] = (await shop.db.collection('reviews').findOne({ uid: account.uid }))?.photos ?? [];
    const customers = await shop.db
      .collection('stripecustomers')
      .find({ _id: { $in: [account.uid, merged.uid] } as never })
      .toArray();
    const places = await shop.db.collection('payments').countDocuments();
    expect((await remove(account)).data).toEqual({ deleteAccount: true });
    for (const who of [account, merged]) {
      expect((await shop.gql('{ me { email } }', {}, who.token)).code).toBe('UNAUTHENTICATED');
      await expect(signInAgain(shop, who)).rejects.toThrow('EMAIL_NOT_FOUND');
    }
    const { data } = await shop.gql(orderOf, { number }, admin.token);
    expect(data.order).toEqual({
      ...{ username: 'former customer', email: 'former-customer@shop.invalid', phone: '' },
      ...{ location: '', customer: null },
    });
    const reviews = (await shop.gql(itemReviews, { id: petId })).data.pet.reviews.edges;
    expect(reviews).toMatchObject([
      { node: { name: 'A former customer', stars: 5, text: 'Perfect, says former customer.' } },
    ]);
    expect(await shop.db.collection('pictures').findOne({ _id: photo.hash })).toBeNull();
    expect(customers).toHaveLength(2);
    for (const { customerId } of customers) {
      expect(await shop.stripe.customers.retrieve(customerId)).toMatchObject({ deleted: true });
    }
    await awaitForgotten(shop);
    const mailbox = await sentMails(shop);
    expect(await placesOf(shop, wordsOf(full))).toEqual([]);
    expect(wordsOf(full).filter((word) => JSON.stringify(mailbox).includes(word))).toEqual([]);
    // The books are whole.
    expect(await shop.db.collection('payments').countDocuments()).toBe(places);
  });

  it('is found by the number of its order, and by nothing of whoever it was', async () => {
    const find =
      'query ($search: String!) { orders(where: { search: $search }) { edges { node { number } } } }';
    const numbers = async (search: string) => {
      const { data } = await shop.gql(find, { search }, admin.token);
      return data.orders.edges.map(({ node }: { node: { number: string } }) => node.number);
    };
    expect(await numbers(full.number)).toEqual([full.number]);
    expect(await numbers('Quixworth')).toEqual([]);
  });

  it('gets no mail any more', async () => {
    const { number, account } = full;
    const message =
      'mutation ($number: String!, $text: String!) { messageShopper(number: $number, text: $text) { number } }';
    await shop.gql(message, { number, text: 'Are you there?' }, admin.token);
    await awaitQuiet(shop);
    const to = (await sentMails(shop)).map((mail) => mail.to);
    expect(to.filter((one) => one.includes('shop.invalid') || one === account.email)).toEqual([]);
  });
});

describe('what is in the way', () => {
  it('is said by its name', async () => {
    const shopper = await shop.signUp();
    const { payment } = await buy(shop, shopper.token, [{ petId: food, accessoriesAmount: 1 }]);
    const number = (
      await shop.db
        .collection('payments')
        .findOne({ _id: new mongoose.Types.ObjectId(payment._id as string) })
    )?.number;
    expect(await refusalOf(shopper)).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining(`Order ${number} is not done yet`),
    });
    await shop.gql(shipOrder, { number }, admin.token);
    const petId = await addItem(shop, admin.token, anAnimal({ petname: 'Quill' }));
    const asked = await orderAnimal(shop, shopper.token, petId);
    await shop.gql(acceptPetOrder, { id: asked }, admin.token);
    const plan = await addItem(shop, admin.token, anItem({ petname: 'Oat hay', stock: 20 }));
    await buyRepeated(shop, { petId: plan, token: shopper.token });
    await checkOut(shop, shopper.token, [{ petId: food, accessoriesAmount: 1 }]);
    const { message } = await refusalOf(shopper);
    for (const part of [
      'A payment is open',
      `A parcel of order ${number} is on its way`,
      'repeat delivery of Oat hay',
      'Quill is yours and waits for you',
    ]) {
      expect(message).toContain(part);
    }
    expect((await shop.gql('{ me { email } }', {}, shopper.token)).data.me.email).toBe(shopper.email);
  });

  it('is money that is owed, and a charge that is disputed', async () => {
    const shopper = await shop.signUp();
    const { payment } = await buy(shop, shopper.token, [{ petId: food, accessoriesAmount: 1 }]);
    await shop.stopStripe();
    const [entry] = payment.cartEntries;
    await shop.gql(cancelCartEntry, { id: entry?._id }, shopper.token);
    expect(await refusalOf(shopper)).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/^A refund of \$\d+\.\d\d is owed\. Wait until it is made\.$/),
    });
    await shop.startStripe();
    await shop.db
      .collection('refunds')
      .updateMany({ uid: shopper.uid, status: 'owed' }, { $set: { status: 'done' } });
    const payments = shop.db.collection('payments');
    await payments.updateOne({ uid: shopper.uid }, { $set: { dispute: 'needs_response' } });
    expect((await refusalOf(shopper)).message).toMatch(/^The charge of order \S+ is disputed/);
    await payments.updateOne({ uid: shopper.uid }, { $set: { dispute: 'won' } });
    expect((await remove(shopper)).data).toEqual({ deleteAccount: true });
  });

  it('is nothing that is only begun: that ends with the account, and nobody is mailed of it', async () => {
    const [shopper, next] = [await shop.signUp(), await shop.signUp()];
    const [first, second] = [
      await addItem(shop, admin.token, anAnimal()),
      await addItem(shop, admin.token, anAnimal()),
    ];
    for (const petId of [first, second]) await orderAnimal(shop, shopper.token, petId);
    const waits = await orderAnimal(shop, next.token, first);
    const entries = [{ petId: food, accessoriesAmount: 1 }];
    const contact = { username: 'Sam', location: 'Here', phone: '5551234567' };
    await shop.gql(postCart, { entries, ...contact }, shopper.token);
    const hay = await addItem(shop, admin.token, anItem({ stock: 20 }));
    const { cartEntries } = await buyRepeated(shop, { petId: hay, token: shopper.token });
    for (const step of [shipCartEntry, deliverCartEntry]) {
      await shop.gql(step, { id: cartEntries[0]._id }, admin.token);
    }
    const plan = await storedPlan(shop, hay);
    await shop.gql(updateRepeatPlan, { id: String(plan?._id), input: { isPaused: true } }, shopper.token);
    await awaitQuiet(shop);
    const before = (await sentMails(shop)).length;

    expect((await remove(shopper)).data).toEqual({ deleteAccount: true });
    await awaitForgotten(shop);
    await awaitQuiet(shop);
    const statusOf = async (collection: string, filter: object) =>
      (await shop.db.collection(collection).find(filter).toArray()).map(({ status }) => status);
    const animals = { petId: { $in: [first, second].map((id) => new mongoose.Types.ObjectId(id)) } };
    const former = { email: 'former-customer@shop.invalid' };
    expect(await statusOf('petorders', { ...animals, ...former })).toEqual(['cancelled', 'cancelled']);
    expect(await statusOf('petorders', { _id: new mongoose.Types.ObjectId(waits) })).toEqual(['pending']);
    const unpaid = { petId: new mongoose.Types.ObjectId(food), paymentId: { $exists: false }, ...former };
    expect(await statusOf('cartentries', unpaid)).toEqual(['cancelled']);
    expect(await statusOf('repeatplans', { _id: plan?._id })).toEqual(['ended']);
    expect((await sentMails(shop)).length).toBeLessThanOrEqual(before);
  });

  it('is not a role in the shop, unless no admin would be left', async () => {
    const staff = await shop.signUp({ role: 'staff' });
    expect((await remove(staff)).data).toEqual({ deleteAccount: true });
    await shop.db
      .collection('users')
      .updateMany({ role: 'admin', uid: { $ne: admin.uid } }, { $set: { role: 'regular' } });
    expect(await refusalOf(admin)).toMatchObject({
      code: 'LAST_ADMIN',
      message: expect.stringContaining('last admin'),
    });
  });

  it('is an address that is not the account’s, and nobody who is signed in', async () => {
    const shopper = await shop.signUp();
    expect(await refusalOf(shopper, { confirmEmail: admin.email })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { confirmEmail: expect.any(String) },
    });
    expect((await shop.gql(deleteAccount, { confirmEmail: shopper.email })).code).toBe('UNAUTHENTICATED');
  });
});

it('reviews go with the account where that is chosen, and the item is rated without them', async () => {
  const shopper = await shop.signUp();
  const petId = await addItem(shop, admin.token, anItem({ stock: 5 }));
  await receive(shop, shopper, admin, petId);
  await review(shop, shopper, petId, { stars: 1 });
  expect((await remove(shopper, { keepsReviews: false })).data).toEqual({ deleteAccount: true });
  const { data } = await shop.gql(itemReviews, { id: petId });
  expect(data.pet).toMatchObject({ rating: { average: null, count: 0 }, reviews: { totalCount: 0 } });
});

it('reviews that stay say of no animal any more, and neither do the stars of their items', async () => {
  const shopper = await shop.signUp();
  const petId = await addItem(shop, admin.token, anItem({ stock: 5 }));
  await receive(shop, shopper, admin, petId);
  const added = await shop.gql(addAnimal, { input: { name: 'Nala', type: 'DOG' } }, shopper.token);
  await review(shop, shopper, petId, { stars: 5, animalId: added.data.addAnimal.id });
  const ask = async () =>
    (
      await shop.gql(
        'query ($id: ID!) { pet(id: $id) { rating { count } ratingLike(like: { type: DOG }) { count } } }',
        {
          id: petId,
        },
      )
    ).data.pet;
  expect(await ask()).toEqual({ rating: { count: 1 }, ratingLike: { count: 1 } });
  expect((await remove(shopper, { keepsReviews: true })).data).toEqual({ deleteAccount: true });
  expect(await ask()).toEqual({ rating: { count: 1 }, ratingLike: { count: 0 } });
});

it('an admin does it for somebody who asks, and the audit does not say whose it was', async () => {
  const [shopper, other, staff] = [
    await shop.signUp(),
    await shop.signUp(),
    await shop.signUp({ role: 'staff' }),
  ];
  const forget = (by: Account) =>
    shop.gql(forgetCustomer, { id: shopper._id, confirmEmail: shopper.email }, by.token);
  expect((await forget(staff)).code).toBe('FORBIDDEN');
  expect((await forget(other)).code).toBe('FORBIDDEN');
  expect((await forget(admin)).data).toEqual({ forgetCustomer: true });
  expect((await forget(admin)).code).toBe('NOT_FOUND');
  const record = await shop.db
    .collection('auditrecords')
    .findOne({ action: 'forget_customer', subjectId: shopper._id });
  expect(record).toMatchObject({ actor: admin.email, subjectName: 'former customer' });
  expect(textOf(record)).not.toContain(shopper.email);
});

it('a checkout that begins at the same moment is refused, or keeps the account', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const shopper = await shop.signUp();
      const input = aCheckoutOf([{ petId: food, accessoriesAmount: 1 }]);
      const [removed, paid] = await Promise.all([
        remove(shopper),
        shop.gql(createPaymentIntent, { input }, shopper.token),
      ]);
      const isDeleted = removed.data?.deleteAccount === true;
      expect([isDeleted, Boolean(paid.data?.createPaymentIntent)]).not.toEqual([true, true]);
      const open = await shop.db.collection('payments').countDocuments({ uid: shopper.uid });
      if (isDeleted) expect(open).toBe(0);
      return isDeleted;
    }),
  );
  expect(outcomes).toContain(true);
});
