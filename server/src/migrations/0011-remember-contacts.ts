import { findInBatches } from '../database/find-in-batches.ts';
import { CartEntryModel } from '../orders/cart-entries/cart-entry.entity.ts';
import { PetOrderModel } from '../orders/pet-orders/pet-order.entity.ts';
import { isValidDate } from '../platform/valid-date.ts';
import { searchKeysFor } from '../users/account-keys.ts';
import { UserModel, type UserRecord } from '../users/user.entity.ts';

interface Contact {
  readonly phone?: string;
  readonly location?: string;
  readonly orderDate?: unknown;
}

const fields = { phone: 1, location: 1, orderDate: 1 } as const;

/** Accounts that ordered before the shop kept how they are reached are reached as their latest order says. */
export async function rememberContacts(): Promise<void> {
  const unknown = { phone: null, email: { $type: 'string' }, mergedInto: null };
  for await (const accounts of findInBatches<UserRecord>(UserModel, unknown, '_id')) {
    await Promise.all(accounts.map(remember));
  }
}

async function remember(account: UserRecord): Promise<void> {
  const { _id, uid, name, email } = account;
  const latest = { uid };
  const orders = await Promise.all([
    CartEntryModel.findOne(latest, fields).sort({ orderDate: -1, _id: -1 }).lean<Contact>(),
    PetOrderModel.findOne(latest, fields).sort({ orderDate: -1, _id: -1 }).lean<Contact>(),
  ]);
  const [newest] = orders
    .flatMap((order) => (order && typeof order.phone === 'string' && order.phone ? [order] : []))
    .toSorted((a, b) => timeOf(b) - timeOf(a));
  if (!newest) return;
  const { phone = '', location = '' } = newest;
  const searchKeys = searchKeysFor({ ...account, phone });
  // One that orders or is renamed at this moment is as up to date as it gets.
  await UserModel.updateOne({ _id, name, email, phone: null }, { $set: { phone, location, searchKeys } });
}

function timeOf({ orderDate }: Contact): number {
  return isValidDate(orderDate) ? orderDate.getTime() : 0;
}
