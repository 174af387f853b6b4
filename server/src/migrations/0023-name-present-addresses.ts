import { findInBatches } from '../database/find-in-batches.ts';
import { nameAddress } from '../orders/records/order-addresses.ts';
import { UserModel, type UserRecord } from '../users/user.entity.ts';

/** Orders of accounts that were merged, or changed their address, before orders followed name the address of today. */
export async function namePresentAddresses(): Promise<void> {
  const present = { email: { $type: 'string' }, mergedInto: null };
  for await (const accounts of findInBatches<UserRecord>(UserModel, present, '_id')) {
    await Promise.all(accounts.map(({ uid, email }) => nameAddress(uid, email)));
  }
}
