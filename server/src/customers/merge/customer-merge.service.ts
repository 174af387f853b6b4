import type { ClientSession } from 'mongoose';
import { MAX_ADDRESSES } from '../../../../domain/addresses/address-book.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { Database } from '../../database/database.ts';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import { toObjectId } from '../../database/object-id.ts';
import { accountsMerged } from '../../outbox/mail-events.ts';
import type { MailOutbox } from '../../outbox/mail-outbox.ts';
import { DomainError, notFound } from '../../platform/domain-error.ts';
import { searchKeysFor } from '../../users/account-keys.ts';
import { type User, UserModel, type UserRecord } from '../../users/user.entity.ts';
import { type Customer, toCustomer } from '../customer.entity.ts';
import { CustomerMergePreview } from './customer-merge.entity.ts';
import { findObstacles } from './obstacles.ts';
import { countOwned, moveOwned, type OwnedCounts } from './owned-records.ts';

/** Makes two accounts of one person one. */
export class CustomerMergeService {
  constructor(
    private readonly db: Database,
    private readonly audit: AuditService,
    private readonly outbox: MailOutbox,
  ) {}

  /**
   * What a merge would move, and what is in its way.
   *
   * @throws DomainError NOT_FOUND
   */
  async preview(keepId: string, dropId: string): Promise<CustomerMergePreview> {
    const keep = await getAccount(keepId, null);
    const drop = await getAccount(dropId, null);
    return Object.assign(new CustomerMergePreview(), {
      ...(await countOwned(drop.uid, null)),
      ...{ keep: toCustomer(keep), drop: toCustomer(drop) },
      obstacles: await findObstacles(keep, drop, null),
      warnings: warningsOf(keep, drop),
    });
  }

  /**
   * Gives all that belongs to an account to another one, all at once; who signs in to it is let into the other one from
   * then on. Doing it twice changes nothing more.
   *
   * @throws DomainError NOT_FOUND; CONFLICT naming what is in the way
   */
  async merge(keepId: string, dropId: string, actor: User): Promise<Customer> {
    try {
      return await this.db.transaction(async (session) => {
        const keep = await lockAccount(keepId, session);
        const drop = await lockAccount(dropId, session);
        if (drop.mergedInto === keep.uid) return toCustomer(keep);

        const obstacles = await findObstacles(keep, drop, session);
        if (obstacles.length > 0) throw new DomainError('CONFLICT', obstacles.join(' '));
        const counts = await countOwned(drop.uid, session);
        await moveOwned(drop, keep, session);
        await close(drop, keep, session);
        const kept = await extend(keep, drop, session);
        await this.record(keep, drop, counts, actor, session);
        await this.outbox.add(accountsMerged(keep, drop), session);
        return toCustomer(kept);
      });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      throw new DomainError('CONFLICT', 'One of the two accounts ordered at this moment. Please look again.');
    }
  }

  private record(
    keep: UserRecord,
    drop: UserRecord,
    counts: OwnedCounts,
    actor: User,
    session: ClientSession,
  ): Promise<void> {
    const moved = Object.entries(counts).filter(([, count]) => count > 0);
    const changes = [
      { field: 'mergedAccount', before: null, after: `${drop.email} (${drop._id})` },
      ...moved.map(([field, count]) => ({ field: `moved.${field}`, before: null, after: String(count) })),
    ];
    const account = { subject: 'user', subjectId: keep._id.toHexString(), subjectName: keep.email } as const;
    return this.audit.record({ actor, action: 'merge_customers', ...account, changes }, session);
  }
}

/** @throws DomainError NOT_FOUND */
async function getAccount(id: string, session: ClientSession | null): Promise<UserRecord> {
  const record = await UserModel.findById(toObjectId(id, 'Customer')).session(session).lean<UserRecord>();
  if (!record) throw notFound('Customer');
  return record;
}

/** Has whoever writes something for the account at the same moment take turns (users/account-contact.ts). */
async function lockAccount(id: string, session: ClientSession): Promise<UserRecord> {
  const locked = { $inc: { revision: 1 } };
  const record = await UserModel.findByIdAndUpdate(toObjectId(id, 'Customer'), locked, {
    session,
    returnDocument: 'after',
  }).lean<UserRecord>();
  if (!record) throw notFound('Customer');
  return record;
}

/** What to ask about before: whoever has registered an address that is not theirs would be let in with its owner. */
function warningsOf(keep: UserRecord, drop: UserRecord): string[] {
  return [
    [drop, keep],
    [keep, drop],
  ].flatMap(([one, other]) =>
    one?.email && !one.emailVerified
      ? [
          `Nobody has proved yet that ${one.email} is theirs. Whoever has registered it would see everything of ${other?.email}.`,
        ]
      : [],
  );
}

/** Leads whoever signs in to an account, or to one that was merged into it before, to another one. */
async function close(drop: UserRecord, keep: UserRecord, session: ClientSession): Promise<void> {
  const gone = { email: '', searchKeys: '', beginnings: '' };
  const led = { mergedInto: keep.uid, mergedEmail: drop.email };
  await UserModel.updateOne({ _id: drop._id }, { $set: led, $unset: gone }, { session });
  await UserModel.updateMany({ mergedInto: drop.uid }, { mergedInto: keep.uid }, { session });
}

/** What the kept account takes over: it is found by the other address as well, and reached as its person was last. */
async function extend(keep: UserRecord, drop: UserRecord, session: ClientSession): Promise<UserRecord> {
  const known = [...(keep.formerEmails ?? []), drop.email, ...(drop.formerEmails ?? [])];
  const formerEmails = [...new Set(known)];
  const phone = keep.phone ?? drop.phone;
  const location = keep.location ?? drop.location;
  const recipient = keep.recipient ?? drop.recipient;
  const reached = { ...(recipient && { recipient }), ...(phone && { phone }), ...(location && { location }) };
  const addresses = addressesOf(keep, drop);
  const household = keep.household ?? drop.household;
  const kept = { ...(addresses.length > 0 && { addresses }), ...(household && { household }) };
  const searchKeys = searchKeysFor({ ...keep, ...reached, formerEmails });
  return UserModel.findByIdAndUpdate(
    keep._id,
    { $set: { formerEmails, ...reached, ...kept, searchKeys } },
    { session, returnDocument: 'after' },
  )
    .orFail()
    .lean<UserRecord>();
}

/** The addresses of both; forms go on to begin with the one that they began with. */
function addressesOf({ addresses: kept = [] }: UserRecord, { addresses: others = [] }: UserRecord) {
  if (kept.length === 0) return others;
  return [...kept, ...others.map((one) => ({ ...one, isPreferred: false }))].slice(0, MAX_ADDRESSES);
}
