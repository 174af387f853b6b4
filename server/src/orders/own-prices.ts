import type { ClientSession } from 'mongoose';
import { DAY_MS } from '../../../domain/durations.ts';
import { can, isOfStaff } from '../../../domain/permissions.ts';
import { type AuditRecord, AuditRecordModel } from '../audit/audit-record.entity.ts';
import { databaseClock } from '../database/database-clock.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { User } from '../users/user.entity.ts';

/** How long a price is one's own, in milliseconds: everybody has seen it for a week then. */
const OWN_PRICE_MS = 7 * DAY_MS;

/**
 * Makes sure that nobody who works in the shop buys at a price that they were the last to set; admins may, who may be
 * alone.
 *
 * @throws DomainError FORBIDDEN naming the item
 */
export async function requireOthersPrices(
  { uid, role }: User,
  pets: readonly { readonly _id: string; readonly petname: string }[],
  session: ClientSession | null,
): Promise<void> {
  if (!isOfStaff(role) || can(role, 'handleOwnOrders')) return;
  const settings = await AuditRecordModel.find({
    ...{ subjectId: { $in: pets.map(({ _id }) => _id) }, subject: 'pet' },
    ...{ at: { $gte: databaseClock.in(-OWN_PRICE_MS) }, 'changes.field': 'petprice' },
  })
    .sort({ at: -1, _id: -1 })
    .session(session)
    .lean<AuditRecord[]>();
  const own = pets.find(({ _id }) => settings.find(({ subjectId }) => subjectId === _id)?.actorUid === uid);
  if (!own) return;
  const message = `You have set the price of ${own.petname} yourself: buy it a week later, or have somebody else price it`;
  throw new DomainError('FORBIDDEN', message);
}
