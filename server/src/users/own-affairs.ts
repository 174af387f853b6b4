import type { ClientSession, Types } from 'mongoose';
import { can, isOfStaff } from '../../../domain/permissions.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { AuditSubject } from '../audit/audit-record.entity.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { User } from './user.entity.ts';

/** What somebody of the staff is about to do with money or prices. */
interface Affair {
  /** Whose order or plan it is, by the uid of the account. */
  readonly owner: string | undefined;
  /** As in `somebody else has to refund it`. */
  readonly deed: string;
  readonly subject: AuditSubject;
  readonly subjectId: string;
  readonly subjectName: string;
}

/** The same with a line of an order, or with an order for an animal. */
interface OrderAffair extends Pick<Affair, 'deed'> {
  readonly subject: 'cart_entry' | 'pet_order';
  readonly record: { readonly _id: Types.ObjectId; readonly uid: string; readonly petname: string };
}

/**
 * Keeps who works in the shop from deciding about money of their own: others have to. An admin, who may be alone, can,
 * and the audit has a line of its own of it.
 *
 * @throws DomainError FORBIDDEN
 */
export async function allowAffair(
  actor: Pick<User, 'uid' | 'email' | 'name' | 'role'>,
  { owner, deed, ...about }: Affair,
  audit: Pick<AuditService, 'record'>,
  session: ClientSession,
): Promise<void> {
  requireOthersAffair(actor, { owner, deed });
  if (owner !== actor.uid || !isOfStaff(actor.role)) return;
  const changes = [{ field: 'exception', before: null, after: deed }];
  await audit.record({ actor, action: 'handle_own_order', ...about, changes }, session);
}

/**
 * The same for what changes nothing, and is not noted: a look at what would be done.
 *
 * @throws DomainError FORBIDDEN
 */
export function requireOthersAffair(
  { uid, role }: Pick<User, 'uid' | 'role'>,
  { owner, deed }: Pick<Affair, 'owner' | 'deed'>,
): void {
  if (owner !== uid || !isOfStaff(role) || can(role, 'handleOwnOrders')) return;
  throw new DomainError('FORBIDDEN', `This is of your own account: somebody else has to ${deed} it`);
}

/** `allowAffair` for a line of an order, or an order for an animal. @throws DomainError FORBIDDEN */
export function allowOrder(
  actor: Pick<User, 'uid' | 'email' | 'name' | 'role'>,
  { subject, record, deed }: OrderAffair,
  audit: Pick<AuditService, 'record'>,
  session: ClientSession,
): Promise<void> {
  const about = { subject, subjectId: record._id.toHexString(), subjectName: record.petname };
  return allowAffair(actor, { owner: record.uid, deed, ...about }, audit, session);
}
