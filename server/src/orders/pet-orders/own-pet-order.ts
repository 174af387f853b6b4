import type { ClientSession } from 'mongoose';
import type { AuditService } from '../../audit/audit.service.ts';
import { allowAffair } from '../../users/own-affairs.ts';
import type { User } from '../../users/user.entity.ts';
import type { PetOrderRecord } from './pet-order.entity.ts';

/** What the staff do to orders for animals, as the audit names it; said as in `somebody else has to accept it`. */
const deeds = {
  accept_pet_order: 'accept',
  undo_accept_pet_order: 'take back the acceptance of',
  decline_pet_order: 'decline',
  announce_pet_order_ready: 'announce',
  collect_pet_order: 'hand over',
  return_animal: 'take back',
  move_application: 'move',
  offer_visits: 'offer visits for',
} as const;

export type PetOrderDeed = keyof typeof deeds;

/** Lets the staff decide about an order for an animal. @throws DomainError FORBIDDEN for staff whose own it is */
export function allowPetOrder(
  { _id, uid: owner, petname }: Pick<PetOrderRecord, '_id' | 'uid' | 'petname'>,
  deed: PetOrderDeed,
  staff: User,
  audit: Pick<AuditService, 'record'>,
  session: ClientSession,
): Promise<void> {
  const about = { subject: 'pet_order', subjectId: _id.toHexString(), subjectName: petname } as const;
  return allowAffair(staff, { owner, deed: deeds[deed], ...about }, audit, session);
}
