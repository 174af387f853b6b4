import { findable, isListed, roles } from '../../users/account-search.ts';
import { anyCase, UserModel, type UserRecord } from '../../users/user.entity.ts';

/** Accounts that are made findable together. */
const BATCH_SIZE = 200;

/** Makes accounts findable that an older shop left, and those whose server ended between two writes. */
export async function makeAccountsFindable(): Promise<void> {
  for (;;) {
    const old = await UserModel.find({ ...isListed, role: { $in: roles }, searchKeys: null })
      .collation(anyCase)
      .limit(BATCH_SIZE)
      .lean<UserRecord[]>();
    if (old.length === 0) return;
    await UserModel.bulkWrite(
      old.map((record) => ({ updateOne: findable(record) })),
      { ordered: false },
    );
  }
}
