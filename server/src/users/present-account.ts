import { UserModel, type UserRecord } from './user.entity.ts';

/** The account that now has what belongs, or belonged, to a sign-in: its own, or the one that it was merged into. */
export async function findPresentAccount(uid: string): Promise<UserRecord | null> {
  const account = await UserModel.findOne({ uid }).lean<UserRecord>();
  if (!account?.mergedInto) return account;
  return UserModel.findOne({ uid: account.mergedInto }).lean<UserRecord>();
}
