import { Types } from 'mongoose';
import {
  countUnfinished,
  countUnpaid,
  expireEverything,
  findBrokenInvariants,
} from '../fixtures/payments/payment-invariants.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { acceptPetOrder, cancelPetOrder, orderAnimal } from '../fixtures/shop/animal-orders.ts';
import { buy, cancelCartEntry, checkOut, confirmPayment } from '../fixtures/shop/checkout.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type OwnShop, startShop, withRounds } from '../harness/shop.ts';

const KILL_COUNT = 3;
const SHOPPER_COUNT = 12;
const INITIAL_STOCK = 400;

let shop: OwnShop;
let admin: Account;
let shoppers: Account[];
/** Cheap, at the limit of the higher delivery, and expensive. */
let products: string[];
let animals: string[];
const stock = new Map<string, number>();
/** What the shop said yes to: it must be so after every crash. */
const promises = { paid: new Set<string>(), accepted: new Set<string>() };

beforeAll(async () => {
  shop = await startShop({ env: withRounds });
  admin = await shop.signUp({ role: 'admin' });
  shoppers = await Promise.all(Array.from({ length: SHOPPER_COUNT }, () => shop.signUp()));
  products = await Promise.all(
    [12.5, 50, 129.99].map((petprice) =>
      addItem(shop, admin.token, anItem({ petprice, stock: INITIAL_STOCK })),
    ),
  );
  for (const petId of products) stock.set(petId, INITIAL_STOCK);
  animals = await Promise.all(Array.from({ length: 30 }, () => addItem(shop, admin.token, anAnimal())));
});
afterAll(() => shop.stop());

/** The carts of the rush, in turn: one entry and two, one parcel's delivery and the other's. */
function aCart(lap: number) {
  const [first = '', second = ''] = [products[lap % 3], products[(lap + 1) % 3]];
  const entries = [{ petId: first, accessoriesAmount: 1 + (lap % 2) }];
  return lap % 4 === 0 ? entries : [...entries, { petId: second, accessoriesAmount: 1 }];
}

/** Goes shopping, with all that shoppers do: they pay, are declined, go away, report, and change their mind. */
async function buyAndMore({ token }: Account, lap: number): Promise<void> {
  const { paymentId, clientSecret } = await checkOut(shop, token, aCart(lap));
  if (lap % 5 === 4) return;
  if (lap % 6 === 5) await shop.pay(clientSecret, '4000000000000002');
  await shop.pay(clientSecret);
  if (lap % 7 === 6) return;

  const { data } = await shop.gql(confirmPayment, { id: paymentId }, token);
  if (data?.confirmPayment?.status !== 'SUCCEEDED') return;
  promises.paid.add(paymentId);
  if (lap % 3 === 2) await shop.gql(cancelCartEntry, { id: data.confirmPayment.cartEntries[0]._id }, token);
}

/** The same with the old client's calls. */
async function buyTheOldWay({ token }: Account, lap: number): Promise<void> {
  const { body } = await shop.rest('POST', '/payment/create-payment-intent', {
    token,
    json: { alltotalamount: 110 },
  });
  await shop.pay(body.clientSecret);
  const json = { _id: products[lap % 2], accessoriesAmount: 1 };
  await shop.rest('POST', '/accessories/PostCart', { token, json });
  await shop.rest('POST', '/payment/paymentstatus', { token, json: { transaction: body.clientSecret } });
}

async function adopt({ token }: Account, lap: number): Promise<void> {
  const petId = animals[lap % animals.length] ?? '';
  const id = await orderAnimal(shop, token, petId);
  const { errors } = await shop.gql(acceptPetOrder, { id }, admin.token);
  // Somebody else may have been given it in the meantime.
  if (errors) return;
  if (lap % 2 === 0) promises.accepted.add(id);
  else await shop.gql(cancelPetOrder, { id }, token);
}

/** Keeps a shopper busy; while the server is down, calls fail, and the next is tried. */
async function keepBusy(
  shopper: Account,
  seat: number,
  isOver: () => boolean,
  done: () => void,
): Promise<void> {
  const actions = [buyAndMore, adopt, buyAndMore, buyTheOldWay];
  for (let turn = 0; !isOver(); turn += 1) {
    const action = actions[turn % actions.length] ?? buyAndMore;
    // A number of its own: taken from the turn, some carts and changes of mind would never come about.
    const lap = seat + Math.floor(turn / actions.length);
    await action(shopper, lap).catch(() => new Promise((resolve) => setTimeout(resolve, 10)));
    done();
  }
}

/** What a server had claimed when it was killed is due as well: it would wait for the end of its lease. */
async function restartWithEverythingDue(): Promise<void> {
  await shop.kill();
  await expireEverything(shop);
  await shop.startAgain();
}

/** Made due again and again: a late charge may still turn up, and wait for its time. */
async function isAllDone(count: (books: OwnShop) => Promise<number>): Promise<boolean> {
  await expireEverything(shop);
  return (await count(shop)) === 0;
}

it('killed again and again in the middle of checkouts and orders, the shop comes back with books that agree', async () => {
  let isOver = false;
  let actions = 0;
  const rush = shoppers.map((shopper, seat) =>
    keepBusy(
      shopper,
      seat,
      () => isOver,
      () => {
        actions += 1;
      },
    ),
  );
  for (let kill = 0; kill < KILL_COUNT; kill++) {
    const enough = actions + 2 * SHOPPER_COUNT;
    await eventually(async () => actions >= enough);
    await shop.kill();
    await shop.startAgain();
  }
  // Once more at the worst moment: while the start before it is still tidying up.
  await shop.kill();
  await shop.startAgain();
  isOver = true;
  await Promise.all(rush);

  expect(promises.paid.size).toBeGreaterThan(5);
  expect(promises.accepted.size).toBeGreaterThan(0);
  await restartWithEverythingDue();
  await eventually(() => isAllDone(countUnpaid));
  // Old-style payments that only now turned out to be paid wait for their entries: their time is up too.
  await restartWithEverythingDue();
  await eventually(() => isAllDone(countUnfinished));
  expect(await findBrokenInvariants(shop, stock)).toEqual([]);
});

it('what was said before a crash holds after it: paid stays paid or is refunded, an accepted order stays accepted', async () => {
  for (const paymentId of promises.paid) {
    const payment = await shop.db.collection('payments').findOne({ _id: new Types.ObjectId(paymentId) });
    expect(['succeeded', 'partially_refunded', 'refunded']).toContain(payment?.status);
  }
  for (const id of promises.accepted) {
    const order = await shop.db.collection('petorders').findOne({ _id: new Types.ObjectId(id) });
    expect(order?.status).toBe('approved');
  }
});

it('the shop works as before', async () => {
  // Somebody new: those of the rush may not have heard of all that they have paid.
  const { token } = await shop.signUp();
  const { payment } = await buy(shop, token, aCart(1));
  expect(payment.status).toBe('SUCCEEDED');
});

it.each<[string, () => Promise<unknown>]>([
  [
    'a paid entry that nobody paid',
    () => changeOne('cartentries', { status: 'cancelled' }, { status: 'paid' }),
  ],
  ['a piece too much', () => changeOne('pets', { category: 'food' }, { stock: INITIAL_STOCK + 1 })],
  [
    'a charge that was forgotten',
    () => changeOne('payments', { status: 'succeeded' }, { status: 'cancelled' }),
  ],
  [
    'a refund that was never made',
    () => changeOne('payments', { status: 'succeeded' }, { amountRefunded: 1 }),
  ],
  [
    'an animal without its owner',
    () => changeOne('pets', { category: 'pets', availability: 'sold' }, { availability: 'available' }),
  ],
])('the comparison of the books sees %s, so its silence means something', async (_what, plant) => {
  await plant();
  expect(await findBrokenInvariants(shop, stock)).not.toEqual([]);
});

/** Changes one record for this test, and puts it back. */
async function changeOne(collection: string, filter: object, change: object): Promise<void> {
  const before = await shop.db.collection(collection).findOneAndUpdate(filter, { $set: change });
  if (!before) throw new Error(`The rush left nothing in ${collection} to change`);
  undo.push(() => shop.db.collection(collection).replaceOne({ _id: before._id }, before));
}

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0)) await step();
});
