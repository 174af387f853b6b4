import { PetOrderModel } from '../orders/pet-orders/pet-order.entity.ts';
import { MailModel } from '../outbox/mail.entity.ts';

// What else stands in an old record may be anything: a later migration deals with what does not fit.
const options = { bypassDocumentValidation: true };

/**
 * Orders of animals that came back were cancelled before they had a status of their own, and so were those of animals that
 * nobody collected, whose stage was NO_SHOW. Mails about applications had kinds of their own.
 */
export async function bringWayHomeUpToDate(): Promise<void> {
  const orders = PetOrderModel.collection;
  const cameBack = { status: 'cancelled', 'application.stage': 'RETURNED' };
  await orders.updateMany(cameBack, { $set: { status: 'returned' } }, options);
  const neverCollected = { status: 'cancelled', 'application.stage': 'NO_SHOW' };
  await orders.updateMany(neverCollected, { $set: { 'application.stage': 'WITHDRAWN' } }, options);
  await renameMails('APPLICATION_RECEIVED', 'PET_ORDER_RECEIVED');
  await renameMails('APPLICATION_DECLINED', 'PET_ORDER_DECLINED');
}

async function renameMails(before: string, kind: string): Promise<void> {
  const mails = MailModel.collection;
  await mails.updateMany({ kind: before }, { $set: { kind } }, options);
}
