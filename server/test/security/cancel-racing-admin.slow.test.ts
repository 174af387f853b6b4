import { Types } from 'mongoose';
import {
  acceptPetOrder,
  cancelPetOrder,
  collectPetOrder,
  declinePetOrder,
  orderAnimal,
} from '../fixtures/shop/animal-orders.ts';
import { addItem, anAnimal } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { openSharedShop } from '../harness/shared-shop.ts';
import type { Shop } from '../harness/shop.ts';

let shop: Shop;
let admin: Account;
let shopper: Account;

beforeAll(async () => {
  shop = await openSharedShop();
  admin = await shop.signUp({ role: 'admin' });
  shopper = await shop.signUp();
});
afterAll(() => shop.stop());

async function stateOf(orderId: string, petId: string): Promise<string> {
  const order = await shop.db.collection('petorders').findOne({ _id: new Types.ObjectId(orderId) });
  const pet = await shop.db.collection('pets').findOne({ _id: new Types.ObjectId(petId) });
  return `${order?.status}, ${pet?.availability}`;
}

async function accepted(id: string): Promise<void> {
  const { errors } = await shop.gql(acceptPetOrder, { id }, admin.token);
  if (errors) throw new Error(JSON.stringify(errors));
}

/** Whichever of the two is a little earlier. */
function headStart(round: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, round % 5));
}

it.each([
  {
    deed: 'accepts',
    rounds: 20,
    mutation: acceptPetOrder,
    action: 'accept_pet_order',
    states: ['approved, sold', 'cancelled, available'],
  },
  {
    deed: 'declines',
    rounds: 20,
    mutation: declinePetOrder,
    action: 'decline_pet_order',
    states: ['declined, available', 'cancelled, available'],
  },
  {
    deed: 'hands over',
    rounds: 20,
    mutation: collectPetOrder,
    action: 'collect_pet_order',
    before: accepted,
    states: ['collected, sold', 'cancelled, available'],
  },
])(
  'an order that is cancelled while an admin $deed it ends in one of two states, never in both',
  async ({ rounds, mutation, action, before, states }) => {
    for (let round = 0; round < rounds; round++) {
      const petId = await addItem(shop, admin.token, anAnimal());
      const id = await orderAnimal(shop, shopper.token, petId);
      await before?.(id);
      const [decided, cancelled] = await Promise.all([
        shop.gql(mutation, { id }, admin.token),
        headStart(round).then(() => shop.gql(cancelPetOrder, { id }, shopper.token)),
      ]);

      const state = await stateOf(id, petId);
      expect(states).toContain(state);
      // Who was told that it worked was told the truth, and what the admin did is on record.
      expect(state.startsWith('cancelled')).toBe(cancelled.code === undefined);
      for (const { code } of [decided, cancelled]) expect([undefined, 'INVALID_TRANSITION']).toContain(code);
      const noted = await shop.db.collection('auditrecords').countDocuments({ action, subjectId: id });
      expect(noted).toBe(decided.code === undefined ? 1 : 0);
    }
  },
);
