import { PetOrderModel } from '../orders/pet-orders/pet-order.entity.ts';

/** Visits that were offered before one had to be chosen by a day are due with the last time that was offered. */
export async function dateOfferedVisits(): Promise<void> {
  const undated = {
    ...{ status: 'pending', 'application.stage': 'VISIT_OFFERED', 'application.dueAt': { $exists: false } },
    'application.offered.0': { $exists: true },
  };
  const lastOffered = { $set: { 'application.dueAt': { $max: '$application.offered' } } };
  // What else stands in an old record may be anything.
  await PetOrderModel.collection.updateMany(undated, [lastOffered], { bypassDocumentValidation: true });
}
