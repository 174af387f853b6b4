import { Types } from 'mongoose';
import { buyRepeated } from '../fixtures/repeats/repeat-plans.ts';
import {
  aCheckoutOf,
  buy,
  cancelCartEntry,
  checkOut,
  createPaymentIntent,
} from '../fixtures/shop/checkout.ts';
import { addItem, anItem } from '../fixtures/shop/items.ts';
import {
  numberOf,
  refundOrder,
  reportShipmentLost,
  returnEntries,
  shipOrder,
} from '../fixtures/shop/orders.ts';
import type { Account } from '../harness/accounts.ts';
import { openSharedShop } from '../harness/shared-shop.ts';
import type { Shop } from '../harness/shop.ts';

/* Who works in the shop buys there as everybody else does, and decides about no money of their own. */

let shop: Shop;
let admin: Account;
let staff: Account;
let petId: string;

beforeAll(async () => {
  shop = await openSharedShop();
  admin = await shop.signUp({ role: 'admin' });
  staff = await shop.signUp({ role: 'staff' });
});
beforeEach(async () => {
  petId = await addItem(shop, admin.token, anItem({ petname: 'Kibble', petprice: 60, stock: 100 }));
});
afterAll(() => shop.stop());

const updatePet =
  'mutation ($id: ID!, $input: UpdatePetInput!) { updatePet(id: $id, input: $input) { petprice } }';

/** An order that somebody has paid. */
async function ordered({ token }: Account): Promise<{ number: string; entryId: string }> {
  const { payment } = await buy(shop, token, [{ petId, accessoriesAmount: 1 }]);
  return { number: await numberOf(shop, payment._id, token), entryId: payment.cartEntries[0]._id };
}

type Order = Awaited<ReturnType<typeof ordered>>;
type Deed = (by: Account, order: Order) => Promise<{ code?: string | undefined; errors?: unknown }>;

const refund: Deed = ({ token }, { number }) =>
  shop.gql(refundOrder, { number, input: { amount: 10, reason: 'Because' } }, token);
const refundLines: Deed = ({ token }, { number, entryId }) =>
  shop.gql(refundOrder, { number, input: { entryIds: [entryId], reason: 'Because' } }, token);
const cancel: Deed = ({ token }, { entryId }) => shop.gql(cancelCartEntry, { id: entryId }, token);
const cancelByRest: Deed = async ({ token }, { entryId }) => {
  const path = `/accessories/accessoriesOrderDelete/${entryId}`;
  const { status, body } = await shop.rest('DELETE', path, { token });
  return status < 400 ? {} : { code: body.error.code };
};
const send: Deed = ({ token }, { number }) => shop.gql(shipOrder, { number }, token);
const sendLine: Deed = ({ token }, { entryId }) =>
  shop.gql('mutation ($id: ID!) { shipCartEntry(id: $id) { _id } }', { id: entryId }, token);
const sendAgain: Deed = async ({ token }, { number }) => {
  const sent = 'mutation ($number: String!) { shipOrder(number: $number) { shipments { id } } }';
  const { data } = await shop.gql(sent, { number }, admin.token);
  const [{ id }] = data.shipOrder.shipments;
  return shop.gql(reportShipmentLost, { id, sendAgain: true }, token);
};
const takeBack: Deed = async ({ token }, { number, entryId }) => {
  await shop.gql(shipOrder, { number }, admin.token);
  return shop.gql(returnEntries, { number, entryIds: [entryId] }, token);
};
const setPrice: Deed = ({ token }) => shop.gql(updatePet, { id: petId, input: { petprice: 1 } }, token);

/** What the audit says of exceptions. */
async function exceptionsOf({ uid }: Account): Promise<string[]> {
  const records = await shop.db
    .collection('auditrecords')
    .find({ actorUid: uid, action: 'handle_own_order' })
    .toArray();
  return records.map(({ changes }) => changes[0].after);
}

describe.each<[string, Deed, string]>([
  ['refund an amount', refund, 'refund'],
  ['refund lines', refundLines, 'refund'],
  ['send', send, 'send'],
  ['send a line of', sendLine, 'send'],
  ['send again what was lost of', sendAgain, 'send'],
  ['take back', takeBack, 'take back'],
])('an order of the own account: to %s it', (_what, act, deed) => {
  it('is refused to staff, and nothing has changed', async () => {
    const order = await ordered(staff);
    expect((await act(staff, order)).code).toBe('FORBIDDEN');
    expect(await shop.db.collection('refunds').countDocuments({ uid: staff.uid })).toBe(0);
  });

  it('is for others of the staff', async () => {
    const order = await ordered(await shop.signUp({ role: 'staff' }));
    expect((await act(staff, order)).errors).toBeUndefined();
    expect(await exceptionsOf(staff)).toEqual([]);
  });

  it('is for an admin, with a line of its own in the audit', async () => {
    const owner = await shop.signUp({ role: 'admin' });
    expect((await act(owner, await ordered(owner))).errors).toBeUndefined();
    expect(await exceptionsOf(owner)).toEqual([deed]);
  });
});

it('everybody cancels what they ordered, paid or not, who works in the shop too', async () => {
  for (const owner of [await shop.signUp(), staff, await shop.signUp({ role: 'admin' })]) {
    expect((await cancel(owner, await ordered(owner))).errors).toBeUndefined();
    expect(await cancelByRest(owner, await ordered(owner))).toEqual({});
    expect(await exceptionsOf(owner)).toEqual([]);
  }
  const { paymentId } = await checkOut(shop, staff.token, [{ petId, accessoriesAmount: 1 }]);
  const open = await shop.db.collection('cartentries').findOne({ paymentId: new Types.ObjectId(paymentId) });
  const answer = await shop.gql(cancelCartEntry, { id: open?._id.toHexString() }, staff.token);
  expect(answer.errors).toBeUndefined();
});

describe('a price', () => {
  it('of what an own plan brings is not set by staff; by an admin with a line of its own', async () => {
    const owner = await shop.signUp({ role: 'admin' });
    const buyer = await shop.signUp({ role: 'staff' });
    for (const { token } of [buyer, owner]) await buyRepeated(shop, { petId, token });
    expect((await setPrice(buyer, { number: '', entryId: '' })).code).toBe('FORBIDDEN');
    const { data } = await shop.gql('query ($id: ID!) { pet(id: $id) { petprice } }', { id: petId });
    expect(data.pet.petprice).toBe(60);
    expect((await setPrice(owner, { number: '', entryId: '' })).errors).toBeUndefined();
    expect(await exceptionsOf(owner)).toEqual(['price']);
  });

  it('that staff have set is not theirs to buy at, for a week or until somebody else sets it', async () => {
    const entries = [{ petId, accessoriesAmount: 1 }];
    const start = ({ token }: Account) =>
      shop.gql(createPaymentIntent, { input: aCheckoutOf(entries) }, token);
    expect((await setPrice(staff, { number: '', entryId: '' })).errors).toBeUndefined();
    expect((await start(staff)).code).toBe('FORBIDDEN');
    const post =
      'mutation ($entries: [CartEntryInput!]!) { postCart(entries: $entries, username: "Kim", location: "1 Way", phone: "5551234567") { _id } }';
    expect((await shop.gql(post, { entries }, staff.token)).code).toBe('FORBIDDEN');
    expect((await start(await shop.signUp({ role: 'staff' }))).errors).toBeUndefined();
    await shop.gql(updatePet, { id: petId, input: { petprice: 59 } }, admin.token);
    expect((await start(staff)).errors).toBeUndefined();
  });
});
