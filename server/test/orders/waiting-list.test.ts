import { Types } from 'mongoose';
import { connectSubscriptionClient } from '../fixtures/api/subscription-client.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import {
  acceptPetOrder,
  anOrderFor,
  cancelPetOrder,
  declinePetOrder,
  orderAnimal,
  orderPet,
  undoAcceptPetOrder,
} from '../fixtures/shop/animal-orders.ts';
import { addItem, anAnimal } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { openSharedShop } from '../harness/shared-shop.ts';
import type { Shop } from '../harness/shop.ts';

let shop: Shop;
let admin: Account;
/** Who asks for the animal, one after another. */
let ada: Account;
let bea: Account;
let cleo: Account;

beforeAll(async () => {
  shop = await openSharedShop();
  admin = await shop.signUp({ role: 'admin' });
  ada = await shop.signUp({ name: 'Ada', isProved: true });
  bea = await shop.signUp({ name: 'Bea', isProved: true });
  cleo = await shop.signUp({ name: 'Cleo', isProved: true });
});
afterAll(() => shop.stop());

async function send(mutation: string, id: string, { token } = admin): Promise<void> {
  const { errors } = await shop.gql(mutation, { id }, token);
  if (errors) throw new Error(JSON.stringify(errors));
}

async function recordOf(id: string) {
  return shop.db.collection('petorders').findOne({ _id: new Types.ObjectId(id) });
}

function statesOf(...ids: string[]): Promise<string[]> {
  return Promise.all(ids.map(async (id) => (await recordOf(id))?.status));
}

async function availabilityOf(petId: string): Promise<string> {
  return (await shop.db.collection('pets').findOne({ _id: new Types.ObjectId(petId) }))?.availability;
}

function countTurns(id: string): Promise<number> {
  const turns = { kind: 'WAITING_LIST_TURN', petOrderId: new Types.ObjectId(id) };
  return shop.db.collection('mails').countDocuments(turns);
}

/** An animal for which three have asked, given to the first: the others are its waiting list. */
async function aWaitingList() {
  const petId = await addItem(shop, admin.token, anAnimal({ petname: 'Rex' }));
  const first = await orderAnimal(shop, ada.token, petId);
  const second = await orderAnimal(shop, bea.token, petId);
  const third = await orderAnimal(shop, cleo.token, petId);
  await send(acceptPetOrder, first);
  return { petId, first, second, third };
}

describe('an animal that is free again', () => {
  it('goes to the one who asked first, whose order waits again and can be accepted', async () => {
    const { petId, first, second, third } = await aWaitingList();
    await send(cancelPetOrder, first, ada);
    expect(await statesOf(first, second, third)).toEqual(['cancelled', 'pending', 'declined']);
    expect(await availabilityOf(petId)).toBe('available');
    expect([await countTurns(second), await countTurns(third)]).toEqual([1, 0]);
    expect(await recordOf(second)).not.toHaveProperty('declinedBy');

    const { data } = await shop.gql(
      '{ me { petOrders(first: 1) { edges { node { _id status turnAt nextStatuses } } } } }',
      {},
      bea.token,
    );
    expect(data.me.petOrders.edges[0].node).toEqual({
      _id: second,
      status: 'PENDING',
      turnAt: expect.any(String),
      nextStatuses: ['APPROVED', 'DECLINED', 'CANCELLED'],
    });
    await send(acceptPetOrder, second);
    expect(await statesOf(first, second, third)).toEqual(['cancelled', 'approved', 'declined']);
  });

  it('goes to the next one when the one who has the turn calls it off, and then to nobody', async () => {
    const { petId, first, second, third } = await aWaitingList();
    await send(cancelPetOrder, first, ada);
    await send(cancelPetOrder, second, bea);
    expect(await statesOf(second, third)).toEqual(['cancelled', 'pending']);
    expect(await countTurns(third)).toBe(1);
    await send(cancelPetOrder, third, cleo);
    expect(await statesOf(first, second, third)).toEqual(['cancelled', 'cancelled', 'cancelled']);
    expect(await availabilityOf(petId)).toBe('available');
  });

  it('goes to the next one when the shop says no to the one who has the turn', async () => {
    const { first, second, third } = await aWaitingList();
    await send(cancelPetOrder, first, ada);
    await send(declinePetOrder, second);
    expect(await statesOf(second, third)).toEqual(['declined', 'pending']);
    expect([await countTurns(second), await countTurns(third)]).toEqual([1, 1]);
    await send(declinePetOrder, third);
    expect(await statesOf(second, third)).toEqual(['declined', 'declined']);
    expect(await countTurns(second)).toBe(1);
  });

  it('goes to the next one when the one who had the turn got it and gives it back', async () => {
    const { first, second, third } = await aWaitingList();
    await send(cancelPetOrder, first, ada);
    await send(acceptPetOrder, second);
    await send(cancelPetOrder, second, bea);
    expect(await statesOf(second, third)).toEqual(['cancelled', 'pending']);
  });

  it('goes back to the one who had the turn when somebody was preferred and gives it back', async () => {
    const { petId, first, second, third } = await aWaitingList();
    await send(cancelPetOrder, first, ada);
    const newcomer = await shop.signUp();
    const preferred = await orderAnimal(shop, newcomer.token, petId);
    await send(acceptPetOrder, preferred);
    expect(await statesOf(second, third)).toEqual(['declined', 'declined']);
    await send(cancelPetOrder, preferred, newcomer);
    expect(await statesOf(second, third)).toEqual(['pending', 'declined']);
    // Two turns are two events.
    expect(await countTurns(second)).toBe(2);
  });

  it('goes to nobody whose order never was passed over: they wait by it as before', async () => {
    const { petId, first, second, third } = await aWaitingList();
    await send(cancelPetOrder, first, ada);
    const newcomer = await shop.signUp();
    const late = await orderAnimal(shop, newcomer.token, petId);
    await send(cancelPetOrder, late, newcomer);
    expect(await statesOf(second, third)).toEqual(['pending', 'declined']);
    expect(await countTurns(third)).toBe(0);
  });

  it('goes to nobody by an order of old who has asked for it again since', async () => {
    const { petId, first, second, third } = await aWaitingList();
    await send(cancelPetOrder, first, ada);
    const again = await orderAnimal(shop, cleo.token, petId);
    await send(cancelPetOrder, second, bea);
    expect(await statesOf(second, third, again)).toEqual(['cancelled', 'declined', 'pending']);
    expect(await countTurns(third)).toBe(0);
  });

  it('can not be ordered once more by the one who has the turn', async () => {
    const { petId, first } = await aWaitingList();
    await send(cancelPetOrder, first, ada);
    expect((await shop.gql(orderPet, { input: anOrderFor(petId) }, bea.token)).code).toBe('CONFLICT');
  });

  it('keeps the turn over an acceptance that is taken back', async () => {
    const { first, second, third } = await aWaitingList();
    await send(cancelPetOrder, first, ada);
    await send(acceptPetOrder, second);
    await send(undoAcceptPetOrder, second);
    expect(await statesOf(second, third)).toEqual(['pending', 'declined']);
    await send(cancelPetOrder, second, bea);
    expect(await statesOf(second, third)).toEqual(['cancelled', 'pending']);
  });

  it('is told to the one who has the turn on their open pages', async () => {
    const { first, second } = await aWaitingList();
    const client = await connectSubscriptionClient(shop.url, { token: bea.token });
    await client.subscribe('subscription { ownOrderChanged { kind petOrder { _id status turnAt } } }');
    await send(cancelPetOrder, first, ada);
    await eventually(async () => client.received.length === 1);
    expect(client.received[0]?.ownOrderChanged).toEqual({
      kind: 'MOVED',
      petOrder: { _id: second, status: 'PENDING', turnAt: expect.any(String) },
    });
    client.close();
  });

  it('is on record with whose turn it is, where the shop set it free', async () => {
    const { first, second, third } = await aWaitingList();
    await send(cancelPetOrder, first);
    await send(declinePetOrder, second);
    const changesOf = async (action: string, subjectId: string) =>
      (await shop.db.collection('auditrecords').findOne({ action, subjectId }))?.changes;
    expect(await changesOf('cancel_pet_order', first)).toEqual([
      { field: 'status', before: 'approved', after: 'cancelled' },
      { field: 'pet.availability', before: 'sold', after: 'available' },
      { field: 'reopenedOrders', before: null, after: second },
    ]);
    expect(await changesOf('decline_pet_order', second)).toEqual([
      { field: 'status', before: 'pending', after: 'declined' },
      { field: 'reopenedOrders', before: null, after: third },
    ]);
  });
});

describe('nobody has the turn', () => {
  it('when an order that only waits is called off or declined', async () => {
    const petId = await addItem(shop, admin.token, anAnimal());
    const [one, two, three] = [
      await orderAnimal(shop, ada.token, petId),
      await orderAnimal(shop, bea.token, petId),
      await orderAnimal(shop, cleo.token, petId),
    ];
    await send(declinePetOrder, one);
    await send(cancelPetOrder, two, bea);
    await send(acceptPetOrder, three);
    await send(cancelPetOrder, three, cleo);
    expect(await statesOf(one, two, three)).toEqual(['declined', 'cancelled', 'cancelled']);
  });

  it('for an animal that has left the shop', async () => {
    const { petId, first, second, third } = await aWaitingList();
    const remove = 'mutation ($id: ID!) { deletePet(id: $id) { _id } }';
    await send(cancelPetOrder, first, ada);
    await send(remove, petId);
    expect(await statesOf(second, third)).toEqual(['declined', 'declined']);
    expect(await countTurns(third)).toBe(0);

    const retired = await aWaitingList();
    const _id = new Types.ObjectId(retired.petId);
    // As older versions of the shop let it leave.
    await shop.db.collection('pets').updateOne({ _id }, { $set: { availability: 'retired' } });
    await send(cancelPetOrder, retired.first, ada);
    expect(await statesOf(retired.first, retired.second)).toEqual(['cancelled', 'declined']);
  });
});

describe('at the same moment', () => {
  it('one cancellation of ten gives one turn, mailed once', async () => {
    const { first, second, third } = await aWaitingList();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => shop.gql(cancelPetOrder, { id: first }, ada.token)),
    );
    const codes = answers.map(({ code }) => code ?? 'cancelled').toSorted();
    expect(codes).toEqual([...Array(9).fill('INVALID_TRANSITION'), 'cancelled']);
    expect(await statesOf(second, third)).toEqual(['pending', 'declined']);
    expect([await countTurns(second), await countTurns(third)]).toEqual([1, 0]);
  });

  it('the one who has the turn calls it off and the shop says no: the next one has it, once', async () => {
    for (let round = 0; round < 10; round++) {
      const { first, second, third } = await aWaitingList();
      await send(cancelPetOrder, first, ada);
      const answers = await Promise.all([
        shop.gql(cancelPetOrder, { id: second }, bea.token),
        shop.gql(declinePetOrder, { id: second }, admin.token),
      ]);
      expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
      expect(await statesOf(third)).toEqual(['pending']);
      expect(await countTurns(third)).toBe(1);
    }
  });

  it('the one who has the turn calls it off and is accepted: one of the two, and the next one to match', async () => {
    for (let round = 0; round < 20; round++) {
      const { petId, first, second, third } = await aWaitingList();
      await send(cancelPetOrder, first, ada);
      await Promise.all([
        shop.gql(cancelPetOrder, { id: second }, bea.token),
        shop.gql(acceptPetOrder, { id: second }, admin.token),
      ]);
      const outcome = [...(await statesOf(second, third)), await availabilityOf(petId)].join(', ');
      expect(['approved, declined, sold', 'cancelled, pending, available']).toContain(outcome);
    }
  });

  it('the turn passes to somebody who asks again: they wait by one order', async () => {
    for (let round = 0; round < 20; round++) {
      const { petId, first, second, third } = await aWaitingList();
      await send(cancelPetOrder, first, ada);
      const [passed, asked] = await Promise.all([
        shop.gql(cancelPetOrder, { id: second }, bea.token),
        shop.gql(orderPet, { input: anOrderFor(petId) }, cleo.token),
      ]);
      expect(passed.code).toBeUndefined();
      expect([undefined, 'CONFLICT']).toContain(asked.code);
      const [status] = await statesOf(third);
      expect(status).toBe(asked.code ? 'pending' : 'declined');
    }
  });
});
