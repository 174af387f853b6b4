import { HOUR_MS } from '../../../domain/durations.ts';
import { givenPetOrderStates, type PetOrderStatus } from '../../../domain/orders/order-states.ts';
import { PetModel } from '../../../server/src/catalogue/pet/pet.entity.ts';
import { PetOrderModel } from '../../../server/src/orders/pet-orders/pet-order.entity.ts';
import { petOrders } from '../orders/orders.ts';
import type { CustomerIds } from './accounts.ts';
import { demoId } from './demo-id.ts';

/** By then, everybody who was to be declined had ordered. */
const DECISION_TIME_MS = 44 * HOUR_MS;

/** Writes the orders for animals, with the animal as it was then. */
export async function loadAnimalOrders(ids: CustomerIds, now: Date): Promise<void> {
  for (const { key, petKey, customer, at, status } of petOrders(now)) {
    const pet = await PetModel.findById(demoId('item', petKey)).orFail().lean();
    const { email, name, location, phone } = customer;
    const $setOnInsert = {
      uid: ids.get(email),
      petId: pet._id,
      petname: pet.petname,
      petprice: pet.petprice,
      type: pet.type,
      image: pet.image,
      username: name,
      location,
      phone,
      email,
      orderDate: at,
      status,
      ...(isGiven(status) && { approvedAt: new Date(at.getTime() + DECISION_TIME_MS) }),
    };
    await PetOrderModel.updateOne({ _id: demoId('order', key) }, { $setOnInsert }, { upsert: true });
  }
}

function isGiven(status: PetOrderStatus): boolean {
  return givenPetOrderStates.some((given) => given === status);
}
