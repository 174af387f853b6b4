import { PetModel } from '../../../server/src/catalogue/pet.entity.ts';
import { PetOrderModel } from '../../../server/src/pet-orders/pet-order.entity.ts';
import { petOrders } from '../orders.ts';
import type { CustomerIds } from './accounts.ts';
import { demoId } from './demo-id.ts';

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
    };
    await PetOrderModel.updateOne({ _id: demoId('order', key) }, { $setOnInsert }, { upsert: true });
  }
}
