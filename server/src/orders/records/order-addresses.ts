import type { ClientSession } from 'mongoose';
import { emailKeysOf } from './order-keys.ts';
import { PaymentModel } from './payment.entity.ts';

/**
 * Has the orders of an account name the address that it has now. The one that they named before stays with them, and they
 * are still found by it.
 */
export async function nameAddress(uid: string, email: string, session?: ClientSession): Promise<void> {
  const others = { $ifNull: ['$formerEmails', []] };
  const now = { $literal: email };
  const formerEmails = { $setDifference: [{ $concatArrays: [['$email'], others] }, [now]] };
  // What is no order has no keys, and gets none.
  const found = { $setUnion: ['$searchKeys', { $literal: emailKeysOf(email) }] };
  const searchKeys = { $cond: [{ $isArray: '$searchKeys' }, found, '$$REMOVE'] };
  await PaymentModel.updateMany(
    { uid, email: { $type: 'string', $ne: email } },
    [{ $set: { email: now, formerEmails, searchKeys } }],
    { ...(session && { session }), updatePipeline: true },
  );
}
