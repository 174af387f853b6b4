import { Types } from 'mongoose';
import {
  askForApplications,
  extendHold,
  handOver,
  inDays,
  moveApplication,
  offerVisits,
  returnAnimal,
  withdrawApplication,
} from '../fixtures/adoption/applications.ts';
import { buyRepeated, storedPlan, updateRepeatPlan } from '../fixtures/repeats/repeat-plans.ts';
import {
  acceptPetOrder,
  announcePetOrderReady,
  anOrderFor,
  cancelPetOrder,
  collectPetOrder,
  declinePetOrder,
  orderAnimal,
  orderPet,
  undoAcceptPetOrder,
} from '../fixtures/shop/animal-orders.ts';
import {
  aCheckoutOf,
  buy,
  cancelCartEntry,
  checkOut,
  createPaymentIntent,
} from '../fixtures/shop/checkout.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import {
  deliverShipment,
  numberOf,
  refundOrder,
  reportShipmentLost,
  returnEntries,
  shipOrder,
  undoShipment,
} from '../fixtures/shop/orders.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

/* Who works in the shop buys there as everybody else does, and decides about no money of their own. */

let shop: Shop;
let admin: Account;
let staff: Account;
let petId: string;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
  await askForApplications(shop, admin);
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
/** Sent by somebody else. @returns the id of the parcel */
async function sentBy({ token }: Account, { number }: Order): Promise<string> {
  const sent = 'mutation ($number: String!) { shipOrder(number: $number) { shipments { id } } }';
  const { data } = await shop.gql(sent, { number }, token);
  return data.shipOrder.shipments[0].id;
}
const lose =
  (isSentAgain: boolean): Deed =>
  async ({ token }, order) => {
    const id = await sentBy(admin, order);
    return shop.gql(reportShipmentLost, { id, sendAgain: isSentAgain }, token);
  };
const noteArrival: Deed = async ({ token }, order) => {
  await sentBy(admin, order);
  const arrived = 'mutation ($number: String!) { deliverOrder(number: $number) { number } }';
  return shop.gql(arrived, { number: order.number }, token);
};
const noteArrivalOfParcel: Deed = async ({ token }, order) =>
  shop.gql(deliverShipment, { id: await sentBy(admin, order) }, token);
const noteArrivalOfLine: Deed = async ({ token }, order) => {
  await sentBy(admin, order);
  const arrived = 'mutation ($id: ID!) { deliverCartEntry(id: $id) { _id } }';
  return shop.gql(arrived, { id: order.entryId }, token);
};
const undoSending: Deed = async ({ token }, order) => {
  await sentBy(admin, order);
  return shop.gql(undoShipment, { number: order.number }, token);
};
const undoSendingOfLine: Deed = async ({ token }, order) => {
  await sentBy(admin, order);
  const undone = 'mutation ($id: ID!) { undoShipCartEntry(id: $id) { _id } }';
  return shop.gql(undone, { id: order.entryId }, token);
};
const release: Deed = async ({ token }, { number }) => {
  const held = 'mutation ($number: String!) { holdOrder(number: $number, reason: "Wait") { number } }';
  await shop.gql(held, { number }, admin.token);
  return shop.gql(
    'mutation ($number: String!) { releaseOrder(number: $number) { number } }',
    { number },
    token,
  );
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
  ['send again what was lost of', lose(true), 'send'],
  ['report lost', lose(false), 'report the loss of'],
  ['take back', takeBack, 'take back'],
  ['note the arrival of', noteArrival, 'note the arrival of'],
  ['note the arrival of a parcel of', noteArrivalOfParcel, 'note the arrival of'],
  ['note the arrival of a line of', noteArrivalOfLine, 'note the arrival of'],
  ['take back the parcel of', undoSending, 'take back the parcel of'],
  ['take back the parcel of a line of', undoSendingOfLine, 'take back the parcel of'],
  ['release', release, 'release'],
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

  it('that staff have set is not theirs to have a plan bring', async () => {
    const buyer = await shop.signUp({ role: 'staff' });
    await buyRepeated(shop, { petId, token: buyer.token });
    const id = (await storedPlan(shop, petId))?._id.toHexString();
    const other = await addItem(shop, buyer.token, anItem({ petname: 'Biscuits', petprice: 1 }));
    const wishes = [
      { petId: other },
      { substituteId: other },
      { extras: [{ petId: other, accessoriesAmount: 1 }] },
    ];
    for (const input of wishes) {
      expect((await shop.gql(updateRepeatPlan, { id, input }, buyer.token)).code).toBe('FORBIDDEN');
    }
    await shop.gql(updatePet, { id: other, input: { petprice: 2 } }, admin.token);
    for (const input of wishes.toReversed()) {
      expect((await shop.gql(updateRepeatPlan, { id, input }, buyer.token)).errors).toBeUndefined();
    }
  });

  it('that an admin has set is bought at as an exception, which the audit names', async () => {
    const owner = await shop.signUp({ role: 'admin' });
    await setPrice(owner, { number: '', entryId: '' });
    await ordered(owner);
    expect(await exceptionsOf(owner)).toEqual(['buy at the own price']);
  });
});

describe('an animal', () => {
  const ask = ({ token }: Account, animal: string) =>
    shop.gql(orderPet, { input: anOrderFor(animal) }, token);

  it('that staff have priced is not theirs to ask for; an admin’s asking is an exception', async () => {
    const priced = await addItem(shop, staff.token, anAnimal({ petprice: 1 }));
    expect((await ask(staff, priced)).code).toBe('FORBIDDEN');
    expect(await shop.db.collection('petorders').countDocuments({ uid: staff.uid })).toBe(0);
    await shop.gql(updatePet, { id: priced, input: { petprice: 600 } }, admin.token);
    expect((await ask(staff, priced)).errors).toBeUndefined();

    const owner = await shop.signUp({ role: 'admin' });
    const own = await addItem(shop, owner.token, anAnimal({ petprice: 1 }));
    expect((await ask(owner, own)).errors).toBeUndefined();
    expect(await exceptionsOf(owner)).toEqual(['buy at the own price']);
  });
});

type AnimalDeed = (by: Account, id: string) => ReturnType<Deed>;

const mutate =
  (query: string, variables: object = {}, ...before: readonly string[]): AnimalDeed =>
  async ({ token }, id) => {
    for (const earlier of before) {
      const { errors } = await shop.gql(earlier, { id }, admin.token);
      if (errors) throw new Error(JSON.stringify(errors));
    }
    return shop.gql(query, { id, ...variables }, token);
  };
const acceptByRest: AnimalDeed = async ({ token }, id) => {
  const { status, body } = await shop.rest('PUT', `/admin/AcceptPet/${id}`, { token });
  return status < 400 ? {} : { code: body.error.code };
};
const moveTo = (stage: string, ...before: readonly string[]) => mutate(moveApplication, { stage }, ...before);
const offerTomorrow: AnimalDeed = (by, id) => mutate(offerVisits, { starts: [inDays(1)] })(by, id);
const keepTwentyDays: AnimalDeed = (by, id) =>
  mutate(extendHold, { until: inDays(20).slice(0, 10) }, acceptPetOrder)(by, id);

describe.each<[string, AnimalDeed, string]>([
  ['accept', mutate(acceptPetOrder), 'accept'],
  ['accept by REST', acceptByRest, 'accept'],
  ['approve', moveTo('APPROVED'), 'accept'],
  ['undo the acceptance of', mutate(undoAcceptPetOrder, {}, acceptPetOrder), 'take back the acceptance of'],
  ['decline', mutate(declinePetOrder), 'decline'],
  ['move', moveTo('READING'), 'move'],
  ['offer visits for', offerTomorrow, 'offer visits for'],
  ['announce', mutate(announcePetOrderReady, {}, acceptPetOrder), 'announce'],
  ['collect', mutate(collectPetOrder, {}, acceptPetOrder), 'hand over'],
  ['hand over', mutate(handOver, { input: { paid: 1 } }, acceptPetOrder), 'hand over'],
  ['extend the hold of', keepTwentyDays, 'extend the hold of'],
  ['take back', mutate(returnAnimal, { reason: 'Allergy' }, acceptPetOrder, collectPetOrder), 'take back'],
])('an order of the own account for an animal: to %s it', (_what, act, deed) => {
  const asked = async ({ token }: Account) =>
    orderAnimal(shop, token, await addItem(shop, admin.token, anAnimal({ petname: 'Rex' })));

  it('is refused to staff, and nothing has changed', async () => {
    const owner = await shop.signUp({ role: 'staff' });
    const id = await asked(owner);
    expect((await act(owner, id)).code).toBe('FORBIDDEN');
    const done = { subjectId: id, actorUid: owner.uid };
    expect(await shop.db.collection('auditrecords').findOne(done)).toBeNull();
  });

  it('is for others of the staff', async () => {
    const other = await shop.signUp({ role: 'staff' });
    expect((await act(other, await asked(await shop.signUp({ role: 'staff' })))).errors).toBeUndefined();
    expect(await exceptionsOf(other)).toEqual([]);
  });

  it('is for an admin, with a line of its own in the audit', async () => {
    const owner = await shop.signUp({ role: 'admin' });
    expect((await act(owner, await asked(owner))).errors).toBeUndefined();
    expect(await exceptionsOf(owner)).toEqual([deed]);
  });
});

it('everybody calls off what they asked for, who works in the shop too', async () => {
  for (const query of [cancelPetOrder, withdrawApplication]) {
    const owner = await shop.signUp({ role: 'staff' });
    const id = await orderAnimal(shop, owner.token, await addItem(shop, admin.token, anAnimal()));
    expect((await shop.gql(query, { id }, owner.token)).errors).toBeUndefined();
  }
});
