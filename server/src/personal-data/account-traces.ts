import mongoose, { type ClientSession, Types } from 'mongoose';
import { OwnAnimalModel, type OwnAnimalRecord } from '../animals/animal.entity.ts';
import { contentsOf } from '../animals/papers/contents-of.ts';
import {
  ApplicationFilesModel,
  type ApplicationFilesRecord,
} from '../orders/applications/files/application-files.entity.ts';
import { formerUid, type LeftToForget } from '../users/forgotten/forgotten-account.entity.ts';
import { UserModel, type UserRecord } from '../users/user.entity.ts';

/** By what the records of an account are found. */
export interface AccountTraces {
  readonly _id: Types.ObjectId;
  /** Its identity, and those of accounts that were merged into it. */
  readonly uids: readonly string[];
  /** Its address, and what were those of merged accounts. */
  readonly emails: readonly string[];
  readonly paymentIds: readonly Types.ObjectId[];
  readonly problemIds: readonly Types.ObjectId[];
  readonly petOrderIds: readonly Types.ObjectId[];
  readonly planIds: readonly Types.ObjectId[];
  readonly threadIds: readonly Types.ObjectId[];
  /** Of the papers and photos of its animals, and of the files of its applications. */
  readonly contentIds: readonly string[];
  /** What it was called by in what it did for the shop. */
  readonly staffNames: readonly string[];
  /** Ids of all that the audit may be about. */
  readonly subjectIds: readonly string[];
}

type Account = Pick<UserRecord, '_id' | 'uid'>;

/**
 * What leads from an account to what it takes along. An address that it has not proved may be somebody else's, who was
 * mailed at it, and asked from it.
 */
export async function tracesOf({ _id, uid }: Account): Promise<AccountTraces> {
  const accounts = await accountsOf(uid);
  const uids = [...new Set([uid, ...accounts.map((one) => one.uid)])];
  const emails = emailsOf(accounts.filter(({ emailVerified }) => emailVerified));
  return tracesBy({
    ...{ _id, uids, emails, accountIds: accounts.map((one) => one._id) },
    ...{ threadIds: await idsIn('threads', uids), staffNames: [] },
  });
}

/** What leads to the records of an account that is forgotten, those included of which it is done. */
export function tracesToForget({
  uids,
  ...left
}: Pick<
  LeftToForget,
  'accountIds' | 'uids' | 'emails' | 'threadIds' | 'staffNames'
>): Promise<AccountTraces> {
  const [_id = new Types.ObjectId()] = left.accountIds;
  return tracesBy({ _id, uids: [...uids, formerUid(uids[0] ?? '')], ...left });
}

/** An account, and those that were merged into it. */
export function accountsOf(uid: string, session: ClientSession | null = null): Promise<UserRecord[]> {
  return UserModel.find({ $or: [{ uid }, { mergedInto: uid }] })
    .session(session)
    .lean<UserRecord[]>()
    .exec();
}

/** The addresses of accounts, and what were those of some. */
export function emailsOf(accounts: readonly UserRecord[]): string[] {
  const emails = accounts.flatMap(({ email, mergedEmail, formerEmails = [] }) => [
    ...[email, mergedEmail].filter((one) => one !== undefined),
    ...formerEmails,
  ]);
  return [...new Set(emails)];
}

type Known = Pick<AccountTraces, '_id' | 'uids' | 'emails' | 'threadIds' | 'staffNames'> &
  Pick<LeftToForget, 'accountIds'>;

async function tracesBy({ accountIds, ...known }: Known): Promise<AccountTraces> {
  const collections = ['payments', 'problems', 'petorders', 'repeatplans', 'cartentries', 'reviews'];
  const [paymentIds = [], problemIds = [], petOrderIds = [], planIds = [], ...others] = await Promise.all(
    collections.map((collection) => idsIn(collection, known.uids)),
  );
  const numbers: string[] = await mongoose.connection
    .collection('payments')
    .distinct('number', { uid: { $in: [...known.uids] } });
  const animals = OwnAnimalModel.find({ uid: { $in: [...known.uids] } }, { papers: 1, photo: 1 });
  const sent = ApplicationFilesModel.find({ _id: { $in: petOrderIds } });
  const files = (await sent.lean<ApplicationFilesRecord[]>()).flatMap((one) => one.files);
  const contentIds = [
    ...(await animals.lean<OwnAnimalRecord[]>()).flatMap(contentsOf),
    ...files.map(({ id }) => id),
  ];
  const subjects = [
    ...accountIds,
    ...paymentIds,
    ...problemIds,
    ...petOrderIds,
    ...planIds,
    ...others.flat(),
  ];
  const subjectIds = [...subjects.map(String), ...numbers];
  return { ...known, paymentIds, problemIds, petOrderIds, planIds, contentIds, subjectIds };
}

/** Ids of an account's records, in a collection by its name (account-records.ts). */
export async function idsIn(collection: string, uids: readonly string[]): Promise<Types.ObjectId[]> {
  const own = { uid: { $in: [...uids] } };
  const records = mongoose.connection.collection(collection).find(own, { projection: { _id: 1 } });
  return (await records.toArray()).map(({ _id }) => _id);
}
