import type { ClientSession } from 'mongoose';
import type { AuditService } from '../../audit/audit.service.ts';
import { allowAffair } from '../../users/own-affairs.ts';
import type { User } from '../../users/user.entity.ts';
import type { CartEntryRecord } from './cart-entry.entity.ts';

/**
 * Lets the staff handle a line of an order.
 *
 * @param deed as in `somebody else has to send it`
 * @throws DomainError FORBIDDEN for staff whose own it is
 */
export function allowEntry(
  { _id, uid: owner, petname }: Pick<CartEntryRecord, '_id' | 'uid' | 'petname'>,
  deed: string,
  staff: User,
  audit: Pick<AuditService, 'record'>,
  session: ClientSession,
): Promise<void> {
  const about = { subject: 'cart_entry', subjectId: _id.toHexString(), subjectName: petname } as const;
  return allowAffair(staff, { owner, deed, ...about }, audit, session);
}
