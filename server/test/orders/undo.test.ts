import { type mongo, Types } from 'mongoose';
import { stateLabel } from '../../../domain/orders/order-labels.ts';
import { connectSubscriptionClient, type SubscriptionClient } from '../fixtures/api/subscription-client.ts';
import { reconcileNow, refundsOf } from '../fixtures/payments/money-health.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import {
  acceptPetOrder,
  anOrderFor,
  cancelPetOrder,
  collectPetOrder,
  declinePetOrder,
  orderAnimal,
  orderPet,
  undoAcceptPetOrder,
} from '../fixtures/shop/animal-orders.ts';
import { buy, cancelCartEntry, intentIdOf } from '../fixtures/shop/checkout.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { openSharedShop } from '../harness/shared-shop.ts';
import type { Shop } from '../harness/shop.ts';

const TEN_MINUTES_MS = 10 * 60_000;

let shop: Shop;
let admin: Account;
let shopper: Account;
let rival: Account;

beforeAll(async () => {
  shop = await openSharedShop();
  admin = await shop.signUp({ role: 'admin' });
  shopper = await shop.signUp({ name: 'Sam Shopper', isProved: true });
  rival = await shop.signUp({ name: 'Robin Rival', isProved: true });
});
afterAll(() => shop.stop());

function byAdmin(mutation: string, id: string) {
  return shop.gql(mutation, { id }, admin.token);
}

async function recordOf(
  collection: 'petorders' | 'cartentries',
  id: string,
): Promise<mongo.WithId<mongo.Document> | null> {
  return shop.db.collection(collection).findOne({ _id: new Types.ObjectId(id) });
}

async function statusOf(orderId: string): Promise<string> {
  return (await recordOf('petorders', orderId))?.status;
}

async function availabilityOf(petId: string): Promise<string> {
  return (await shop.db.collection('pets').findOne({ _id: new Types.ObjectId(petId) }))?.availability;
}

/** Ten minutes and a second: the database's clock may be behind ours. */
function makeOlder(collection: 'petorders' | 'cartentries', id: string, field: string) {
  return shop.db
    .collection(collection)
    .updateOne(
      { _id: new Types.ObjectId(id) },
      { $set: { [field]: new Date(Date.now() - TEN_MINUTES_MS - 1000) } },
    );
}

/** An animal that two want, given to the first. */
async function anAcceptance() {
  const petId = await addItem(shop, admin.token, anAnimal({ petname: 'Bella' }));
  const id = await orderAnimal(shop, shopper.token, petId);
  const theirs = await orderAnimal(shop, rival.token, petId);
  const { data, errors } = await byAdmin(acceptPetOrder, id);
  if (errors) throw new Error(JSON.stringify(errors));
  return { petId, id, theirs, accepted: data.acceptPetOrder };
}

describe('taking an acceptance back', () => {
  it('puts the animal into the shop again, and lets whoever was declined by it wait again', async () => {
    const { petId, id, theirs } = await anAcceptance();
    const { data } = await byAdmin(undoAcceptPetOrder, id);
    expect(data.undoAcceptPetOrder).toMatchObject({
      status: 'PENDING',
      nextStatuses: ['APPROVED', 'DECLINED', 'CANCELLED'],
      undoUntil: null,
      pet: { availability: 'AVAILABLE' },
    });
    expect([await statusOf(id), await statusOf(theirs)]).toEqual(['pending', 'pending']);
    expect(await availabilityOf(petId)).toBe('available');
    // As if it had never been given away: revenue counts by this moment.
    expect(await recordOf('petorders', id)).not.toHaveProperty('approvedAt');
  });

  it('leaves declined who was declined before, by the shop’s own word', async () => {
    const petId = await addItem(shop, admin.token, anAnimal());
    const [id, declined] = [
      await orderAnimal(shop, shopper.token, petId),
      await orderAnimal(shop, rival.token, petId),
    ];
    await byAdmin(declinePetOrder, declined);
    await byAdmin(acceptPetOrder, id);
    await byAdmin(undoAcceptPetOrder, id);
    expect([await statusOf(id), await statusOf(declined)]).toEqual(['pending', 'declined']);
  });

  it('lets another one be accepted, whose acceptance can be taken back in turn', async () => {
    const { petId, id, theirs } = await anAcceptance();
    await byAdmin(undoAcceptPetOrder, id);
    expect((await byAdmin(acceptPetOrder, theirs)).code).toBeUndefined();
    expect([await statusOf(id), await statusOf(theirs)]).toEqual(['declined', 'approved']);
    expect((await byAdmin(undoAcceptPetOrder, id)).code).toBe('INVALID_TRANSITION');
    await byAdmin(undoAcceptPetOrder, theirs);
    expect([await statusOf(id), await statusOf(theirs)]).toEqual(['pending', 'pending']);
    expect(await availabilityOf(petId)).toBe('available');
  });

  it('works for one that the old client accepted', async () => {
    const petId = await addItem(shop, admin.token, anAnimal());
    const id = await orderAnimal(shop, shopper.token, petId);
    await shop.rest('PUT', `/admin/AcceptPet/${id}`, { token: admin.token });
    expect((await byAdmin(undoAcceptPetOrder, id)).data.undoAcceptPetOrder.status).toBe('PENDING');
  });

  it('is offered for ten minutes, and rejected when they are over', async () => {
    const { petId, id, theirs, accepted } = await anAcceptance();
    const approvedAt = (await recordOf('petorders', id))?.approvedAt;
    expect(new Date(accepted.undoUntil).getTime()).toBe(approvedAt.getTime() + TEN_MINUTES_MS);

    await makeOlder('petorders', id, 'approvedAt');
    const late = await byAdmin(undoAcceptPetOrder, id);
    expect([late.code, late.errors?.[0]?.message]).toEqual([
      'INVALID_TRANSITION',
      'An order that was approved can go back to pending for ten minutes only',
    ]);
    expect([await statusOf(id), await statusOf(theirs)]).toEqual(['approved', 'declined']);
    expect(await availabilityOf(petId)).toBe('sold');
    const { data } = await shop.gql(
      '{ petOrders(status: APPROVED, first: 100) { edges { node { _id undoUntil } } } }',
      {},
      admin.token,
    );
    const orders: { node: { _id: string; undoUntil: string | null } }[] = data.petOrders.edges;
    expect(orders.find(({ node }) => node._id === id)?.node.undoUntil).toBeNull();
  });

  it.each([
    ['collected', collectPetOrder, 'declined'],
    // Free again, so that it is their turn.
    ['cancelled', cancelPetOrder, 'pending'],
  ])('is rejected once the order is %s', async (status, mutation, statusOfTheirs) => {
    const { id, theirs } = await anAcceptance();
    await byAdmin(mutation, id);
    const answer = await byAdmin(undoAcceptPetOrder, id);
    expect([answer.code, answer.errors?.[0]?.message]).toEqual([
      'INVALID_TRANSITION',
      `An order that is ${stateLabel(status)} cannot go back to pending`,
    ]);
    expect([await statusOf(id), await statusOf(theirs)]).toEqual([status, statusOfTheirs]);
  });

  it('is rejected once somebody else has ordered the animal that a cancellation set free', async () => {
    const { petId, id } = await anAcceptance();
    await shop.gql(cancelPetOrder, { id }, shopper.token);
    const { token } = await shop.signUp();
    const another = await shop.gql(orderPet, { input: anOrderFor(petId) }, token);
    expect(another.data.orderPet.status).toBe('PENDING');
    expect((await byAdmin(undoAcceptPetOrder, id)).code).toBe('INVALID_TRANSITION');
  });

  it('is rejected once the animal has left the shop, and changes nothing', async () => {
    const { petId, id, theirs } = await anAcceptance();
    // As older versions of the shop let it leave.
    const _id = new Types.ObjectId(petId);
    await shop.db.collection('pets').updateOne({ _id }, { $set: { availability: 'retired' } });
    const answer = await byAdmin(undoAcceptPetOrder, id);
    expect([answer.code, answer.errors?.[0]?.message]).toEqual([
      'INVALID_TRANSITION',
      'Bella has left the shop since',
    ]);
    expect([await statusOf(id), await statusOf(theirs)]).toEqual(['approved', 'declined']);
    expect(await availabilityOf(petId)).toBe('retired');
  });

  it('of an order that only waits, or that nobody has, is rejected', async () => {
    const id = await orderAnimal(shop, shopper.token, await addItem(shop, admin.token, anAnimal()));
    expect((await byAdmin(undoAcceptPetOrder, id)).code).toBe('INVALID_TRANSITION');
    for (const nobodys of ['0123456789abcdef01234567', 'x'])
      expect((await byAdmin(undoAcceptPetOrder, nobodys)).code).toBe('NOT_FOUND');
  });

  it('ten times at once works once, and is on record once', async () => {
    const { id } = await anAcceptance();
    const answers = await Promise.all(Array.from({ length: 10 }, () => byAdmin(undoAcceptPetOrder, id)));
    const codes = answers.map(({ code }) => code ?? 'undone').toSorted();
    expect(codes).toEqual([...Array(9).fill('INVALID_TRANSITION'), 'undone']);
    const noted = { action: 'undo_accept_pet_order', subjectId: id };
    expect(await shop.db.collection('auditrecords').countDocuments(noted)).toBe(1);
  });

  it.each([
    ['collects', collectPetOrder, ['collected, declined, sold', 'pending, pending, available']],
    ['cancels', cancelPetOrder, ['cancelled, pending, available']],
  ])('while somebody %s it ends in one state, with the animal to match', async (_deed, mutation, states) => {
    for (let round = 0; round < 10; round++) {
      const { petId, id, theirs } = await anAcceptance();
      const answers = await Promise.all([byAdmin(undoAcceptPetOrder, id), byAdmin(mutation, id)]);
      const state = [await statusOf(id), await statusOf(theirs), await availabilityOf(petId)].join(', ');
      expect(states).toContain(state);
      for (const { code } of answers) expect([undefined, 'INVALID_TRANSITION']).toContain(code);
    }
  });

  it('is on record with the animal and whoever waits again', async () => {
    const { id, theirs } = await anAcceptance();
    await byAdmin(undoAcceptPetOrder, id);
    const record = await shop.db
      .collection('auditrecords')
      .findOne({ action: 'undo_accept_pet_order', subjectId: id });
    expect(record).toMatchObject({
      actor: admin.email,
      subject: 'pet_order',
      subjectName: 'Bella',
      changes: [
        { field: 'status', before: 'approved', after: 'pending' },
        { field: 'pet.availability', before: 'sold', after: 'available' },
        { field: 'reopenedOrders', before: null, after: theirs },
      ],
    });
  });

  it('is heard by the shopper, by whoever waits again, and by admins', async () => {
    const heard = 'kind petOrder { _id status nextStatuses undoUntil }';
    const own = `subscription { ownOrderChanged { ${heard} } }`;
    const all = `subscription { shopOrderChanged { ${heard} } }`;
    const { id, theirs } = await anAcceptance();
    const clients = await Promise.all(
      [shopper, rival, admin].map(({ token }) => connectSubscriptionClient(shop.url, { token })),
    );
    const [ofShopper, ofRival, ofAdmin] = clients as [
      SubscriptionClient,
      SubscriptionClient,
      SubscriptionClient,
    ];
    await Promise.all([ofShopper.subscribe(own), ofRival.subscribe(own), ofAdmin.subscribe(all)]);
    await byAdmin(undoAcceptPetOrder, id);

    const nextStatuses = ['APPROVED', 'DECLINED', 'CANCELLED'];
    const waits = (_id: string) => ({
      kind: 'MOVED',
      petOrder: { _id, status: 'PENDING', nextStatuses, undoUntil: null },
    });
    await eventually(async () => ofAdmin.received.length === 2);
    await eventually(async () => ofShopper.received.length === 1 && ofRival.received.length === 1);
    expect(ofShopper.received[0]?.ownOrderChanged).toEqual(waits(id));
    expect(ofRival.received[0]?.ownOrderChanged).toEqual(waits(theirs));
    const toldToAdmin = ofAdmin.received.map(({ shopOrderChanged }) => shopOrderChanged);
    expect(toldToAdmin).toEqual(expect.arrayContaining([waits(id), waits(theirs)]));
    for (const client of clients) client.close();
  });
});

describe('who waits for an animal', () => {
  const waitingPetOrders = `query ($petId: ID!, $first: Int, $after: String) {
    waitingPetOrders(petId: $petId, first: $first, after: $after) {
      totalCount edges { node { _id username } } pageInfo { hasNextPage endCursor }
    }
  }`;

  async function waitingFor(petId: string, page: object = {}) {
    return (await shop.gql(waitingPetOrders, { petId, ...page }, admin.token)).data.waitingPetOrders;
  }

  it('is listed in the order in which they asked, oldest first, without who was answered', async () => {
    const petId = await addItem(shop, admin.token, anAnimal());
    const other = await addItem(shop, admin.token, anAnimal());
    const shoppers = await Promise.all(Array.from({ length: 4 }, () => shop.signUp()));
    const ids: string[] = [];
    for (const { token } of shoppers) ids.push(await orderAnimal(shop, token, petId));
    await orderAnimal(shop, shopper.token, other);
    const [first = '', second = '', ...rest] = ids;
    await byAdmin(declinePetOrder, second);

    const { totalCount, edges } = await waitingFor(petId);
    expect(totalCount).toBe(3);
    expect(edges.map(({ node }: { node: { _id: string } }) => node._id)).toEqual([first, ...rest]);

    const page = await waitingFor(petId, { first: 1 });
    const next = await waitingFor(petId, { first: 1, after: page.pageInfo.endCursor });
    expect([page.edges[0].node._id, next.edges[0].node._id]).toEqual([first, rest[0]]);
  });

  it('is nobody’s business but an admin’s', async () => {
    const petId = await addItem(shop, admin.token, anAnimal());
    expect((await shop.gql(waitingPetOrders, { petId })).code).toBe('UNAUTHENTICATED');
    expect((await shop.gql(waitingPetOrders, { petId }, shopper.token)).code).toBe('FORBIDDEN');
  });
});

describe('taking back that an order was sent', () => {
  const ship = 'mutation ($id: ID!) { shipCartEntry(id: $id) { status undoUntil } }';
  const undoShip = 'mutation ($id: ID!) { undoShipCartEntry(id: $id) { status nextStatuses undoUntil } }';
  const deliver = 'mutation ($id: ID!) { deliverCartEntry(id: $id) { status } }';

  /** 20 dollars and 5 for the delivery. */
  async function aShipment() {
    const petId = await addItem(shop, admin.token, anItem({ petprice: 20, stock: 10 }));
    const { payment, clientSecret } = await buy(shop, shopper.token, [{ petId, accessoriesAmount: 1 }]);
    const id = payment.cartEntries[0]._id as string;
    const { data, errors } = await byAdmin(ship, id);
    if (errors) throw new Error(JSON.stringify(errors));
    return { id, intentId: intentIdOf(clientSecret), shipped: data.shipCartEntry };
  }

  async function stateOf(id: string): Promise<string> {
    return (await recordOf('cartentries', id))?.status;
  }

  it('has it paid and waiting again: it can be cancelled, and its money goes back', async () => {
    const { id, intentId } = await aShipment();
    const { data } = await byAdmin(undoShip, id);
    expect(data.undoShipCartEntry).toEqual({
      status: 'PAID',
      nextStatuses: ['SHIPPED', 'CANCELLED'],
      undoUntil: null,
    });
    expect(await recordOf('cartentries', id)).not.toHaveProperty('shippedAt');
    expect((await shop.gql(cancelCartEntry, { id }, shopper.token)).data.cancelCartEntry.status).toBe(
      'CANCELLED',
    );
    await eventually(async () => (await refundsOf(shop, intentId)).length === 1);
  });

  it('is offered for ten minutes, and rejected when they are over', async () => {
    const { id, shipped } = await aShipment();
    const shippedAt = (await recordOf('cartentries', id))?.shippedAt;
    expect(new Date(shipped.undoUntil).getTime()).toBe(shippedAt.getTime() + TEN_MINUTES_MS);

    await makeOlder('cartentries', id, 'shippedAt');
    const late = await byAdmin(undoShip, id);
    expect([late.code, late.errors?.[0]?.message]).toEqual([
      'INVALID_TRANSITION',
      'An order that was shipped can go back to paid for ten minutes only',
    ]);
    expect(await stateOf(id)).toBe('shipped');
  });

  it('is rejected for what was sent before the shop kept the moment', async () => {
    const { id } = await aShipment();
    await shop.db
      .collection('cartentries')
      .updateOne({ _id: new Types.ObjectId(id) }, { $unset: { shippedAt: '' } });
    expect((await byAdmin(undoShip, id)).code).toBe('INVALID_TRANSITION');
  });

  it('is rejected once it has arrived', async () => {
    const { id } = await aShipment();
    await byAdmin(deliver, id);
    expect((await byAdmin(undoShip, id)).code).toBe('INVALID_TRANSITION');
    expect(await stateOf(id)).toBe('delivered');
  });

  it('is rejected once all of its money has gone back: nothing paid would wait to be sent', async () => {
    const { id, intentId } = await aShipment();
    await shop.stripe.refunds.create({ payment_intent: intentId });
    await reconcileNow(shop, admin);
    const answer = await byAdmin(undoShip, id);
    expect([answer.code, answer.errors?.[0]?.message]).toEqual([
      'INVALID_TRANSITION',
      'The money for Salmon kibble has gone back since',
    ]);
    expect(await stateOf(id)).toBe('shipped');
  });

  it('while somebody notes that it arrived ends in one of the two', async () => {
    for (let round = 0; round < 10; round++) {
      const { id } = await aShipment();
      const answers = await Promise.all([byAdmin(undoShip, id), byAdmin(deliver, id)]);
      expect(['paid', 'delivered']).toContain(await stateOf(id));
      expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
    }
  });

  it('is on record, and of no order that nobody has', async () => {
    const { id } = await aShipment();
    await byAdmin(undoShip, id);
    const record = await shop.db
      .collection('auditrecords')
      .findOne({ action: 'undo_ship_cart_entry', subjectId: id });
    expect(record?.changes).toEqual([{ field: 'status', before: 'shipped', after: 'paid' }]);
    expect((await byAdmin(undoShip, '0123456789abcdef01234567')).code).toBe('NOT_FOUND');
  });
});
