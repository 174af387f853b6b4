import mongoose, { type ClientSession } from 'mongoose';
import type { Database } from '../database/database.ts';
import { databaseClock } from '../database/database-clock.ts';
import { streamRecords } from '../database/stream-records.ts';
import {
  type ForgottenAccount,
  ForgottenAccountModel,
  hashOf,
  type LeftToForget,
} from '../users/forgotten/forgotten-account.entity.ts';
import { UserModel, type UserRecord } from '../users/user.entity.ts';
import { accountsOf, emailsOf } from './account-traces.ts';

/** Where contacts stand beside the account: each has `username`, `phone` and `location`. */
const withContacts = ['payments', 'cartentries', 'petorders', 'repeatplans'];

/**
 * The account is gone from now on, with those that were merged into it: in the same transaction stands what leads to all
 * that is left of it. Whoever writes something for it at this moment has to look again (users/account-contact.ts).
 */
export async function markForgotten(
  account: UserRecord,
  keepsReviews: boolean,
  session: ClientSession,
): Promise<ForgottenAccount> {
  const accounts = await accountsOf(account.uid, session);
  const left = await whatIsLeft(account, accounts, session);
  const at = databaseClock.now();
  const forgotten: ForgottenAccount = {
    ...{ _id: hashOf(account.uid), at, keepsReviews },
    ...{ isUnderWay: true, left },
  };
  await keep(forgotten, session);
  // Alone they say nothing that is left to do: their records belong to the one above.
  for (const uid of left.uids.filter((one) => one !== account.uid)) {
    await keep({ _id: hashOf(uid), at, keepsReviews }, session);
  }
  await UserModel.deleteMany({ _id: { $in: accounts.map(({ _id }) => _id) } }, { session });
  return forgotten;
}

/**
 * Marks the accounts of a restored database that were deleted before or since: nobody is let in to them, and the rounds of
 * the next server forget all of them.
 *
 * @returns how many
 */
export async function forgetAgain(db: Database): Promise<number> {
  const known = await ForgottenAccountModel.find({}, { keepsReviews: 1 }).lean<ForgottenAccount[]>();
  const byHash = new Map(known.map((one) => [one._id, one]));
  let count = 0;
  for await (const account of streamRecords<UserRecord>(UserModel.find().lean())) {
    const forgotten = byHash.get(hashOf(account.uid));
    // One that was merged into another goes with it.
    if (!forgotten || (account.mergedInto && byHash.has(hashOf(account.mergedInto)))) continue;
    await db.transaction((session) => markForgotten(account, forgotten.keepsReviews, session));
    count += 1;
  }
  return count;
}

async function keep({ _id, ...forgotten }: ForgottenAccount, session: ClientSession): Promise<void> {
  await ForgottenAccountModel.collection.replaceOne({ _id: _id as never }, forgotten, {
    session,
    upsert: true,
  });
}

async function whatIsLeft(
  { uid }: UserRecord,
  accounts: readonly UserRecord[],
  session: ClientSession,
): Promise<LeftToForget> {
  const uids = [uid, ...accounts.map((one) => one.uid).filter((one) => one !== uid)];
  const emails = await ownOf(emailsOf(accounts), uids, session);
  const own = { uid: { $in: uids } };
  // Those too that it asked as a visitor: what was mailed of them is found by them.
  const threads = await collection('threads')
    .find({ $or: [own, { email: { $in: emails } }] }, { session, projection: { _id: 1 } })
    .toArray();
  const acted = await collection('auditrecords').findOne({ actorUid: { $in: uids } }, { session });
  const names = accounts.map(({ name }) => name).filter(Boolean);
  return {
    ...{ accountIds: accounts.map(({ _id }) => _id), uids, emails, threadIds: threads.map(({ _id }) => _id) },
    staffNames: acted ? [...names, ...emails] : [],
    texts: await textsOf(accounts, own, session),
  };
}

/** Those addresses that belong to nobody else by now: what is mailed to them is not this account's. */
async function ownOf(emails: readonly string[], uids: readonly string[], session: ClientSession) {
  const others = { email: { $in: [...emails] }, uid: { $nin: [...uids] } };
  const taken = await UserModel.find(others, { email: 1 }).session(session).lean<UserRecord[]>();
  return emails.filter((email) => !taken.some((one) => one.email === email));
}

/** Names, phone numbers and addresses of the account, as they stand in it and in its orders. */
async function textsOf(
  accounts: readonly UserRecord[],
  own: object,
  session: ClientSession,
): Promise<string[]> {
  const texts = accounts.flatMap(({ name, recipient, phone, location, addresses = [] }) => [
    ...[name, recipient, phone, location],
    ...addresses.flatMap((address) => address.lines),
  ]);
  for (const name of withContacts) {
    for (const field of ['username', 'phone', 'location']) {
      texts.push(...(await collection(name).distinct(field, own, { session })));
    }
  }
  const written = texts.filter((text): text is string => typeof text === 'string' && text !== '');
  return [...new Set(written.flatMap((text) => [text, ...streetsIn(text)]))];
}

/** Of an address in one line, what has a number in it: people write that alone. */
function streetsIn(text: string): string[] {
  return text.split(/[,\n]/).flatMap((part) => (/\d.*\p{L}|\p{L}.*\d/u.test(part) ? [part.trim()] : []));
}

function collection(name: string) {
  return mongoose.connection.collection(name);
}
