import type { ClientSession } from 'mongoose';
import { UserModel } from './user.entity.ts';

/**
 * Writes to an admin who can sign in, so that of two transactions that count on the same admins one has to look again.
 *
 * @param uid which one: a certain account, or any but one
 * @returns whether there is such an admin
 */
export async function lockAdmin(
  uid: { readonly $eq: string } | { readonly $ne: string },
  session: ClientSession,
): Promise<boolean> {
  // Without an address, an account can not sign in any more.
  const admin = { role: 'admin', email: { $type: 'string' as const }, uid } as const;
  const stays = await UserModel.findOneAndUpdate(admin, { $inc: { revision: 1 } }, { session }).lean();
  return stays !== null;
}
