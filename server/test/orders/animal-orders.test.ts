import { Types } from 'mongoose';
import { stateLabel } from '../../../domain/orders/order-labels.ts';
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
import { badFieldsOf } from '../fixtures/shop/bad-fields.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;
let admin: Account;
let shopper: Account;
let rival: Account;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
  shopper = await shop.signUp({ name: 'Sam Shopper', isProved: true });
  rival = await shop.signUp({ name: 'Robin Rival', isProved: true });
});
afterAll(() => shop.stop());

function aNewAnimal(): Promise<string> {
  return addItem(shop, admin.token, anAnimal());
}

async function statusOf(orderId: string): Promise<string> {
  const record = await shop.db.collection('petorders').findOne({ _id: new Types.ObjectId(orderId) });
  return record?.status;
}

async function availabilityOf(petId: string): Promise<string> {
  const record = await shop.db.collection('pets').findOne({ _id: new Types.ObjectId(petId) });
  return record?.availability;
}

function countOrders(petId: string): Promise<number> {
  return shop.db.collection('petorders').countDocuments({ petId: new Types.ObjectId(petId) });
}

describe('ordering an animal', () => {
  it('keeps the animal as it was, who wants it and where it will live', async () => {
    const petId = await addItem(
      shop,
      admin.token,
      anAnimal({ petname: 'Bruno', petprice: 650, type: 'DOG' }),
    );
    const { data } = await shop.gql(orderPet, { input: anOrderFor(petId) }, shopper.token);
    expect(data.orderPet).toEqual({
      ...anOrderFor(petId),
      _id: expect.any(String),
      petname: 'Bruno',
      petprice: 650,
      type: 'DOG',
      email: shopper.email,
      orderDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      status: 'PENDING',
      nextStatuses: ['APPROVED', 'DECLINED', 'CANCELLED'],
    });
    expect(await statusOf(data.orderPet._id)).toBe('pending');
    expect(await availabilityOf(petId)).toBe('available');
  });

  it('twice is a CONFLICT: one live order per animal and shopper', async () => {
    const petId = await aNewAnimal();
    await orderAnimal(shop, shopper.token, petId);
    const again = await shop.gql(orderPet, { input: anOrderFor(petId) }, shopper.token);
    expect(again.code).toBe('CONFLICT');
    expect(await countOrders(petId)).toBe(1);
  });

  it('ten times at once writes one order', async () => {
    const petId = await aNewAnimal();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => shop.gql(orderPet, { input: anOrderFor(petId) }, shopper.token)),
    );
    const codes = answers.map((answer) => answer.code ?? 'ordered').toSorted();
    expect(codes).toEqual([...Array(9).fill('CONFLICT'), 'ordered']);
    expect(await countOrders(petId)).toBe(1);
  });

  it('is possible again after the order was cancelled', async () => {
    const petId = await aNewAnimal();
    const id = await orderAnimal(shop, shopper.token, petId);
    await shop.gql(cancelPetOrder, { id }, shopper.token);
    await orderAnimal(shop, shopper.token, petId);
    expect(await countOrders(petId)).toBe(2);
  });

  it('is possible for many shoppers until one of them gets it', async () => {
    const petId = await aNewAnimal();
    await orderAnimal(shop, shopper.token, petId);
    await orderAnimal(shop, rival.token, petId);
    expect(await countOrders(petId)).toBe(2);
  });

  it('that is no animal is rejected: food goes through the cart', async () => {
    const petId = await addItem(shop, admin.token, anItem());
    const answer = await shop.gql(orderPet, { input: anOrderFor(petId) }, shopper.token);
    expect(answer.code).toBe('BAD_USER_INPUT');
    expect(badFieldsOf(answer)).toEqual(['petId']);
    expect(await countOrders(petId)).toBe(0);
  });

  it('that is sold is ALREADY_SOLD', async () => {
    const petId = await aNewAnimal();
    const id = await orderAnimal(shop, shopper.token, petId);
    await shop.gql(acceptPetOrder, { id }, admin.token);
    expect((await shop.gql(orderPet, { input: anOrderFor(petId) }, rival.token)).code).toBe('ALREADY_SOLD');
    expect(await countOrders(petId)).toBe(1);
  });

  it('that is not there is NOT_FOUND', async () => {
    const input = anOrderFor('0123456789abcdef01234567');
    expect((await shop.gql(orderPet, { input }, shopper.token)).code).toBe('NOT_FOUND');
  });

  it('names every field of the form that is not filled in', async () => {
    const petId = await aNewAnimal();
    const input = anOrderFor(petId, { username: '', location: '  ', phone: '' });
    const answer = await shop.gql(orderPet, { input }, shopper.token);
    expect(answer.errors?.[0]?.extensions.fields).toEqual({
      username: 'This field is required',
      location: 'This field is required',
      phone: 'This field is required',
    });
    expect(await countOrders(petId)).toBe(0);
  });

  it.each(['call me', '12', '1234567890123456', '555-CALL-NOW', '٠١٢'])(
    'wants a phone number of digits, so %j is none',
    async (phone) => {
      const petId = await aNewAnimal();
      const answer = await shop.gql(orderPet, { input: anOrderFor(petId, { phone }) }, shopper.token);
      expect(badFieldsOf(answer)).toEqual(['phone']);
    },
  );

  it('takes an account: a visitor is rejected', async () => {
    const petId = await aNewAnimal();
    expect((await shop.gql(orderPet, { input: anOrderFor(petId) })).code).toBe('UNAUTHENTICATED');
    expect(await countOrders(petId)).toBe(0);
  });
});

describe('accepting an order', () => {
  it('sells the animal and declines the others that wait for it', async () => {
    const petId = await aNewAnimal();
    const [mine, theirs] = [
      await orderAnimal(shop, shopper.token, petId),
      await orderAnimal(shop, rival.token, petId),
    ];
    const { data } = await shop.gql(acceptPetOrder, { id: mine }, admin.token);
    expect(data.acceptPetOrder).toMatchObject({
      status: 'APPROVED',
      nextStatuses: ['COLLECTED', 'CANCELLED'],
      pet: { availability: 'SOLD' },
    });
    expect([await statusOf(mine), await statusOf(theirs)]).toEqual(['approved', 'declined']);
    expect(await availabilityOf(petId)).toBe('sold');
  });

  it('leaves orders for other animals waiting', async () => {
    const [one, other] = [await aNewAnimal(), await aNewAnimal()];
    const accepted = await orderAnimal(shop, shopper.token, one);
    const waiting = await orderAnimal(shop, shopper.token, other);
    await shop.gql(acceptPetOrder, { id: accepted }, admin.token);
    expect(await statusOf(waiting)).toBe('pending');
    expect(await availabilityOf(other)).toBe('available');
  });

  it('of a second shopper is rejected, and the first keeps the animal', async () => {
    const petId = await aNewAnimal();
    const first = await orderAnimal(shop, shopper.token, petId);
    const second = await orderAnimal(shop, rival.token, petId);
    await shop.gql(acceptPetOrder, { id: first }, admin.token);
    expect((await shop.gql(acceptPetOrder, { id: second }, admin.token)).code).toBe('INVALID_TRANSITION');
    expect([await statusOf(first), await statusOf(second)]).toEqual(['approved', 'declined']);
  });

  it('of an animal that was sold otherwise is ALREADY_SOLD, and the order stays as it was', async () => {
    const petId = await aNewAnimal();
    const id = await orderAnimal(shop, shopper.token, petId);
    await shop.db
      .collection('pets')
      .updateOne({ _id: new Types.ObjectId(petId) }, { $set: { availability: 'sold' } });
    expect((await shop.gql(acceptPetOrder, { id }, admin.token)).code).toBe('ALREADY_SOLD');
    expect(await statusOf(id)).toBe('pending');
  });

  it('twice is rejected the second time', async () => {
    const id = await orderAnimal(shop, shopper.token, await aNewAnimal());
    await shop.gql(acceptPetOrder, { id }, admin.token);
    expect((await shop.gql(acceptPetOrder, { id }, admin.token)).code).toBe('INVALID_TRANSITION');
  });

  it('of one among twenty, all at once, approves exactly one', async () => {
    const petId = await aNewAnimal();
    const shoppers = await Promise.all(Array.from({ length: 20 }, () => shop.signUp()));
    const ids = await Promise.all(shoppers.map(({ token }) => orderAnimal(shop, token, petId)));

    const answers = await Promise.all(ids.map((id) => shop.gql(acceptPetOrder, { id }, admin.token)));
    const accepted = answers.filter((answer) => !answer.errors);
    const codes = new Set(answers.filter((answer) => answer.errors).map((answer) => answer.code));
    expect(accepted).toHaveLength(1);
    expect([...codes].every((code) => code === 'INVALID_TRANSITION' || code === 'ALREADY_SOLD')).toBe(true);

    const statuses = await Promise.all(ids.map(statusOf));
    expect(statuses.toSorted()).toEqual(['approved', ...Array(19).fill('declined')]);
    expect(await availabilityOf(petId)).toBe('sold');
  });

  it('is for admins only', async () => {
    const petId = await aNewAnimal();
    const id = await orderAnimal(shop, shopper.token, petId);
    expect((await shop.gql(acceptPetOrder, { id })).code).toBe('UNAUTHENTICATED');
    expect((await shop.gql(acceptPetOrder, { id }, shopper.token)).code).toBe('FORBIDDEN');
    expect([await statusOf(id), await availabilityOf(petId)]).toEqual(['pending', 'available']);
  });

  it.each(['0123456789abcdef01234567', 'x'])('is NOT_FOUND for the order %s', async (id) => {
    expect((await shop.gql(acceptPetOrder, { id }, admin.token)).code).toBe('NOT_FOUND');
  });
});

describe('an animal that comes back', () => {
  const returnAnimal = `mutation ($id: ID!) { returnAnimal(id: $id, reason: "An allergy") { status nextStatuses } }`;

  it('is in the shop again, by an order without an application too, which stays in the lists', async () => {
    const petId = await aNewAnimal();
    const id = await orderAnimal(shop, shopper.token, petId);
    await shop.gql(acceptPetOrder, { id }, admin.token);
    expect((await shop.gql(returnAnimal, { id }, admin.token)).code).toBe('INVALID_TRANSITION');
    await shop.gql(collectPetOrder, { id }, admin.token);
    const { data } = await shop.gql(returnAnimal, { id }, admin.token);
    expect(data.returnAnimal).toEqual({ status: 'RETURNED', nextStatuses: [] });
    const own = '{ me { petOrders { edges { node { _id status pet { availability } } } } } }';
    const { me } = (await shop.gql(own, {}, shopper.token)).data;
    expect(me.petOrders.edges).toContainEqual({
      node: { _id: id, status: 'RETURNED', pet: { availability: 'AVAILABLE' } },
    });
    const { body } = await shop.rest('GET', '/admin/GetAllPetOrder', { token: admin.token });
    expect(body).toContainEqual(expect.objectContaining({ _id: id, status: 'returned' }));
  });
});

describe('announcing that an animal can be collected', () => {
  async function anAcceptedOrder() {
    const petId = await aNewAnimal();
    const id = await orderAnimal(shop, shopper.token, petId);
    await shop.gql(acceptPetOrder, { id }, admin.token);
    return { id, petId };
  }

  async function readyAtOf(id: string): Promise<Date | undefined> {
    return (await shop.db.collection('petorders').findOne({ _id: new Types.ObjectId(id) }))?.readyAt;
  }

  it('keeps since when, and the order stays accepted', async () => {
    const { id } = await anAcceptedOrder();
    const { data } = await shop.gql(announcePetOrderReady, { id }, admin.token);
    expect(data.announcePetOrderReady).toMatchObject({
      status: 'APPROVED',
      nextStatuses: ['COLLECTED', 'CANCELLED'],
      readyAt: expect.any(String),
    });
    const { data: own } = await shop.gql(
      '{ me { petOrders(first: 1) { edges { node { _id readyAt } } } } }',
      {},
      shopper.token,
    );
    const [{ node }] = own.me.petOrders.edges;
    expect(node).toEqual({ _id: id, readyAt: data.announcePetOrderReady.readyAt });
    expect(Math.abs(new Date(node.readyAt).getTime() - Date.now())).toBeLessThan(60_000);
    expect((await shop.gql(collectPetOrder, { id }, admin.token)).data.collectPetOrder.status).toBe(
      'COLLECTED',
    );
  });

  it('is done once, however often and at once it is asked for', async () => {
    const { id } = await anAcceptedOrder();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => shop.gql(announcePetOrderReady, { id }, admin.token)),
    );
    const codes = answers.map(({ code }) => code ?? 'announced').toSorted();
    expect(codes).toEqual([...Array(9).fill('INVALID_TRANSITION'), 'announced']);
    const again = await shop.gql(announcePetOrderReady, { id }, admin.token);
    expect(again.errors?.[0]?.message).toBe('It was announced already that the animal can be collected');
    const noted = { action: 'announce_pet_order_ready', subjectId: id };
    expect(await shop.db.collection('auditrecords').countDocuments(noted)).toBe(1);
    expect(
      await shop.db
        .collection('mails')
        .countDocuments({ kind: 'PET_ORDER_READY', uid: shopper.uid, petOrderId: new Types.ObjectId(id) }),
    ).toBe(1);
  });

  it.each([
    ['pending', undefined],
    ['declined', declinePetOrder],
    ['cancelled', cancelPetOrder],
  ])('is INVALID_TRANSITION for an order that is %s', async (status, mutation) => {
    const id = await orderAnimal(shop, shopper.token, await aNewAnimal());
    if (mutation) await shop.gql(mutation, { id }, admin.token);
    const { code, errors } = await shop.gql(announcePetOrderReady, { id }, admin.token);
    expect([code, errors?.[0]?.message]).toEqual([
      'INVALID_TRANSITION',
      `An order that is ${stateLabel(status)} cannot be announced as ready to be collected`,
    ]);
    expect(await readyAtOf(id)).toBeUndefined();
  });

  it('is INVALID_TRANSITION once the animal is collected', async () => {
    const { id } = await anAcceptedOrder();
    await shop.gql(collectPetOrder, { id }, admin.token);
    expect((await shop.gql(announcePetOrderReady, { id }, admin.token)).code).toBe('INVALID_TRANSITION');
  });

  it('is over when the order is cancelled', async () => {
    const { id } = await anAcceptedOrder();
    await shop.gql(announcePetOrderReady, { id }, admin.token);
    await shop.gql(cancelPetOrder, { id }, shopper.token);
    expect([await statusOf(id), await readyAtOf(id)]).toEqual(['cancelled', undefined]);
  });

  it('is over when the acceptance is taken back, and can be announced anew after another one', async () => {
    const { id } = await anAcceptedOrder();
    await shop.gql(announcePetOrderReady, { id }, admin.token);
    const first = await readyAtOf(id);
    await shop.gql(undoAcceptPetOrder, { id }, admin.token);
    expect([await statusOf(id), await readyAtOf(id)]).toEqual(['pending', undefined]);
    await shop.gql(acceptPetOrder, { id }, admin.token);
    expect(await readyAtOf(id)).toBeUndefined();
    await shop.gql(announcePetOrderReady, { id }, admin.token);
    expect((await readyAtOf(id))?.getTime()).toBeGreaterThan(first?.getTime() ?? Number.NaN);
  });

  it('is on record', async () => {
    const { id } = await anAcceptedOrder();
    await shop.gql(announcePetOrderReady, { id }, admin.token);
    const record = await shop.db
      .collection('auditrecords')
      .findOne({ action: 'announce_pet_order_ready', subjectId: id });
    expect(record).toMatchObject({
      actor: admin.email,
      subject: 'pet_order',
      changes: [{ field: 'readyAt', before: null, after: (await readyAtOf(id))?.toISOString() }],
    });
  });

  it('is for admins only, and NOT_FOUND for what nobody ordered', async () => {
    const { id } = await anAcceptedOrder();
    expect((await shop.gql(announcePetOrderReady, { id })).code).toBe('UNAUTHENTICATED');
    expect((await shop.gql(announcePetOrderReady, { id }, shopper.token)).code).toBe('FORBIDDEN');
    expect(await readyAtOf(id)).toBeUndefined();
    for (const nobodys of ['0123456789abcdef01234567', 'x'])
      expect((await shop.gql(announcePetOrderReady, { id: nobodys }, admin.token)).code).toBe('NOT_FOUND');
  });
});

describe('declining and collecting', () => {
  it('declines one order and leaves the animal in the shop', async () => {
    const petId = await aNewAnimal();
    const id = await orderAnimal(shop, shopper.token, petId);
    const { data } = await shop.gql(declinePetOrder, { id }, admin.token);
    expect(data.declinePetOrder).toMatchObject({ status: 'DECLINED', nextStatuses: [] });
    expect(await availabilityOf(petId)).toBe('available');
    expect((await shop.gql(acceptPetOrder, { id }, admin.token)).code).toBe('INVALID_TRANSITION');
  });

  it('collects an approved order, which can then not be cancelled', async () => {
    const petId = await aNewAnimal();
    const id = await orderAnimal(shop, shopper.token, petId);
    expect((await shop.gql(collectPetOrder, { id }, admin.token)).code).toBe('INVALID_TRANSITION');
    await shop.gql(acceptPetOrder, { id }, admin.token);
    const { data } = await shop.gql(collectPetOrder, { id }, admin.token);
    expect(data.collectPetOrder).toMatchObject({ status: 'COLLECTED', nextStatuses: ['RETURNED'] });
    expect((await shop.gql(cancelPetOrder, { id }, shopper.token)).code).toBe('INVALID_TRANSITION');
    expect(await availabilityOf(petId)).toBe('sold');
  });

  it.each([declinePetOrder, collectPetOrder])('is for admins only', async (mutation) => {
    const id = await orderAnimal(shop, shopper.token, await aNewAnimal());
    expect((await shop.gql(mutation, { id })).code).toBe('UNAUTHENTICATED');
    expect((await shop.gql(mutation, { id }, shopper.token)).code).toBe('FORBIDDEN');
    expect(await statusOf(id)).toBe('pending');
  });
});

describe('cancelling an order', () => {
  it('takes one’s own out of the list and keeps it in the database', async () => {
    const id = await orderAnimal(shop, shopper.token, await aNewAnimal());
    const { data } = await shop.gql(cancelPetOrder, { id }, shopper.token);
    expect(data.cancelPetOrder).toMatchObject({ status: 'CANCELLED', nextStatuses: [] });
    const mine = await shop.gql(
      '{ me { petOrders(first: 100) { edges { node { _id } } } } }',
      {},
      shopper.token,
    );
    expect(
      mine.data.me.petOrders.edges.map((edge: { node: { _id: string } }) => edge.node._id),
    ).not.toContain(id);
    expect(await statusOf(id)).toBe('cancelled');
  });

  it('that was approved puts the animal back into the shop', async () => {
    const petId = await aNewAnimal();
    const id = await orderAnimal(shop, shopper.token, petId);
    await shop.gql(acceptPetOrder, { id }, admin.token);
    const { data } = await shop.gql(cancelPetOrder, { id }, shopper.token);
    expect(data.cancelPetOrder.pet.availability).toBe('AVAILABLE');
    await orderAnimal(shop, rival.token, petId);
  });

  it('that only waited leaves an animal sold that somebody else got', async () => {
    const petId = await aNewAnimal();
    const theirs = await orderAnimal(shop, rival.token, petId);
    await shop.gql(acceptPetOrder, { id: theirs }, admin.token);
    expect(await availabilityOf(petId)).toBe('sold');
    const waiting = await shop.db.collection('petorders').insertOne({
      petId: new Types.ObjectId(petId),
      uid: shopper.uid,
      email: shopper.email,
      petname: 'Rex',
      petprice: 600,
      type: 'dog',
      username: 'Sam',
      location: 'Here',
      phone: '5551234567',
      orderDate: new Date(),
      status: 'pending',
    });
    await shop.gql(cancelPetOrder, { id: waiting.insertedId.toString() }, shopper.token);
    expect(await availabilityOf(petId)).toBe('sold');
  });

  it('of somebody else is NOT_FOUND, as if it were not there', async () => {
    const petId = await aNewAnimal();
    const id = await orderAnimal(shop, rival.token, petId);
    const theirs = await shop.gql(cancelPetOrder, { id }, shopper.token);
    const nobodys = await shop.gql(cancelPetOrder, { id: '0123456789abcdef01234567' }, shopper.token);
    expect(theirs.code).toBe('NOT_FOUND');
    expect(theirs.errors).toEqual(nobodys.errors);
    expect(await statusOf(id)).toBe('pending');
  });

  it('of anybody is an admin’s right', async () => {
    const id = await orderAnimal(shop, shopper.token, await aNewAnimal());
    expect((await shop.gql(cancelPetOrder, { id }, admin.token)).data.cancelPetOrder.status).toBe(
      'CANCELLED',
    );
  });

  it('twice is INVALID_TRANSITION', async () => {
    const id = await orderAnimal(shop, shopper.token, await aNewAnimal());
    await shop.gql(cancelPetOrder, { id }, shopper.token);
    expect((await shop.gql(cancelPetOrder, { id }, shopper.token)).code).toBe('INVALID_TRANSITION');
  });

  it('is not for visitors', async () => {
    const id = await orderAnimal(shop, shopper.token, await aNewAnimal());
    expect((await shop.gql(cancelPetOrder, { id })).code).toBe('UNAUTHENTICATED');
    expect(await statusOf(id)).toBe('pending');
  });

  it('while it is being accepted ends in one of the two, with the animal to match', async () => {
    for (let round = 0; round < 5; round++) {
      const petId = await aNewAnimal();
      const id = await orderAnimal(shop, shopper.token, petId);
      await Promise.all([
        shop.gql(acceptPetOrder, { id }, admin.token),
        shop.gql(cancelPetOrder, { id }, shopper.token),
      ]);
      const outcome = [await statusOf(id), await availabilityOf(petId)].join(', ');
      expect(['approved, sold', 'cancelled, available']).toContain(outcome);
    }
  });
});

describe('lists of orders', () => {
  const all = `query ($status: PetOrderStatus, $first: Int! = 100, $after: String) {
    petOrders(status: $status, first: $first, after: $after) {
      totalCount edges { node { _id status pet { _id petname } } } pageInfo { hasNextPage endCursor }
    }
  }`;
  const idsOf = (connection: { edges: { node: { _id: string } }[] }) =>
    connection.edges.map((edge) => edge.node._id);

  it('show a shopper their own, newest first', async () => {
    const newcomer = await shop.signUp();
    const first = await orderAnimal(shop, newcomer.token, await aNewAnimal());
    const second = await orderAnimal(shop, newcomer.token, await aNewAnimal());
    const mine = '{ me { petOrders { totalCount edges { node { _id } } } } }';
    const { data } = await shop.gql(mine, {}, newcomer.token);
    expect(idsOf(data.me.petOrders)).toEqual([second, first]);
    expect(data.me.petOrders.totalCount).toBe(2);
  });

  it('show an admin everybody’s, cancelled ones only on request', async () => {
    const petId = await aNewAnimal();
    const waiting = await orderAnimal(shop, shopper.token, petId);
    const cancelled = await orderAnimal(shop, rival.token, petId);
    await shop.gql(cancelPetOrder, { id: cancelled }, rival.token);

    const { data } = await shop.gql(all, {}, admin.token);
    expect(idsOf(data.petOrders)).toContain(waiting);
    expect(idsOf(data.petOrders)).not.toContain(cancelled);
    expect(idsOf((await shop.gql(all, { status: 'CANCELLED' }, admin.token)).data.petOrders)).toContain(
      cancelled,
    );
    expect(idsOf((await shop.gql(all, { status: 'APPROVED' }, admin.token)).data.petOrders)).not.toContain(
      waiting,
    );
  });

  it('come in pages', async () => {
    const whole = idsOf((await shop.gql(all, {}, admin.token)).data.petOrders);
    const walked: string[] = [];
    let after: string | null = null;
    let hasNextPage = true;
    while (hasNextPage) {
      const page: {
        edges: { node: { _id: string } }[];
        pageInfo: { hasNextPage: boolean; endCursor: string };
      } = (await shop.gql(all, { first: 7, after }, admin.token)).data.petOrders;
      walked.push(...idsOf(page));
      ({ endCursor: after, hasNextPage } = page.pageInfo);
    }
    expect(walked).toEqual(whole);
  });

  it('of all shoppers are for admins only', async () => {
    expect((await shop.gql(all)).code).toBe('UNAUTHENTICATED');
    expect((await shop.gql(all, {}, shopper.token)).code).toBe('FORBIDDEN');
  });
});
