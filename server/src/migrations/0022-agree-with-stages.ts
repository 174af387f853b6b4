import { PetOrderModel } from '../orders/pet-orders/pet-order.entity.ts';

/**
 * Orders of animals that came back were cancelled before they had a status of their own, and so were those of animals that
 * nobody collected, whose stage was NO_SHOW.
 */
export async function agreeWithStages(): Promise<void> {
  const orders = PetOrderModel.collection;
  // What else stands in an old record may be anything: a later migration deals with what does not fit.
  const options = { bypassDocumentValidation: true };
  const cameBack = { status: 'cancelled', 'application.stage': 'RETURNED' };
  await orders.updateMany(cameBack, { $set: { status: 'returned' } }, options);
  const neverCollected = { status: 'cancelled', 'application.stage': 'NO_SHOW' };
  await orders.updateMany(neverCollected, { $set: { 'application.stage': 'WITHDRAWN' } }, options);
}
