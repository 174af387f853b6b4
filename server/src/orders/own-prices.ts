import type { ClientSession } from 'mongoose';
import { DAY_MS } from '../../../domain/durations.ts';
import { can, isOfStaff } from '../../../domain/permissions.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { type AuditRecord, AuditRecordModel } from '../audit/audit-record.entity.ts';
import { databaseClock } from '../database/database-clock.ts';
import { DomainError } from '../platform/domain-error.ts';
import { allowAffair } from '../users/own-affairs.ts';
import type { User } from '../users/user.entity.ts';

/** How long a price is one's own, in milliseconds: everybody has seen it for a week then. */
const OWN_PRICE_MS = 7 * DAY_MS;

interface PricedItem {
  readonly _id: string;
  readonly petname: string;
}

/**
 * Makes sure that nobody who works in the shop buys, or asks for, what they were the last to price. An admin, who may be
 * alone, can, and the audit has a line of its own of it.
 *
 * @throws DomainError FORBIDDEN naming the item
 */
export async function requireOthersPrices(
  user: User,
  pets: readonly PricedItem[],
  audit: Pick<AuditService, 'record'>,
  session: ClientSession,
): Promise<void> {
  const { uid, role } = user;
  if (!isOfStaff(role) || pets.length === 0) return;
  const own = await pricedBy(uid, pets, session);
  const [first] = own;
  if (first && !can(role, 'handleOwnOrders')) throw pricedOneself(first);
  for (const { _id: subjectId, petname: subjectName } of own) {
    const about = { subject: 'pet', subjectId, subjectName } as const;
    await allowAffair(user, { owner: uid, deed: 'buy at the own price', ...about }, audit, session);
  }
}

/** Those whose price an account was the last to set, of late. */
async function pricedBy(
  uid: string,
  pets: readonly PricedItem[],
  session: ClientSession,
): Promise<PricedItem[]> {
  const settings = await AuditRecordModel.find({
    ...{ subjectId: { $in: pets.map(({ _id }) => _id) }, subject: 'pet' },
    ...{ at: { $gte: databaseClock.in(-OWN_PRICE_MS) }, 'changes.field': 'petprice' },
  })
    .sort({ at: -1, _id: -1 })
    .session(session)
    .lean<AuditRecord[]>();
  return pets.filter(({ _id }) => settings.find(({ subjectId }) => subjectId === _id)?.actorUid === uid);
}

function pricedOneself({ petname }: PricedItem): DomainError {
  const message = `You have set the price of ${petname} yourself: buy it a week later, or have somebody else price it`;
  return new DomainError('FORBIDDEN', message);
}
