import type { ClientSession } from 'mongoose';
import { DomainError } from '../platform/domain-error.ts';
import { UserModel, type UserRecord } from './user.entity.ts';

/**
 * Makes sure that nobody but its own holder signs in to the account of an address, as whoever was merged into it does:
 * a role is for the person behind one address. An address that leads to another account by now has none of its own.
 *
 * @throws DomainError CONFLICT that says what to do
 */
export async function requireSoleSignIn(email: string, session: ClientSession): Promise<void> {
  const account = await UserModel.findOne({ email }).session(session).lean<UserRecord>();
  const other = await UserModel.findOne(
    account ? { mergedInto: account.uid } : { mergedInto: { $exists: true }, mergedEmail: email },
  )
    .session(session)
    .lean<UserRecord>();
  if (!other) return;
  const who = account
    ? `${other.mergedEmail ?? 'Another account'} logs in to the account of ${email} too`
    : `${email} logs in to another account`;
  const todo = 'Take the other sign-in away first, on the page of the customer';
  throw new DomainError('CONFLICT', `${who}, since the two were merged. ${todo}: only an admin can.`);
}
