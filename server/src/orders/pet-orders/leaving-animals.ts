import type { ClientSession, Types } from 'mongoose';
import { promisedText } from '../../../../domain/adoption/leaving-animal.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { AuditChange } from '../../audit/audit-record.entity.ts';
import type { PetRecord } from '../../catalogue/pet/pet-record.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { toObjectId } from '../../database/object-id.ts';
import { animalLeft } from '../../outbox/mail-events.ts';
import type { MailOutbox } from '../../outbox/mail-outbox.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { Actor } from '../../platform/request-scope.ts';
import type { SettingsSource } from '../../shop-settings/current-shop-settings.ts';
import { recordMove } from '../move-audit.ts';
import type { PetDeletionPreview } from './pet-deletion-preview.entity.ts';
import { PetOrderModel, type PetOrderRecord, toPetOrder } from './pet-order.entity.ts';
import { petOrderRepository } from './pet-orders.repository.ts';

/** What becomes of the orders for animals that leave the shop, and that come back. */
export class LeavingAnimals {
  constructor(
    private readonly audit: AuditService,
    private readonly outbox: Pick<MailOutbox, 'add' | 'withdraw'>,
    private readonly shop: Pick<SettingsSource, 'get'>,
  ) {}

  /** Who has asked for an item, before it is taken out of the shop. @throws DomainError NOT_FOUND for what can be no id */
  async preview(id: string): Promise<PetDeletionPreview> {
    const petId = toObjectId(id, 'Item');
    const waiting = await PetOrderModel.countDocuments({ petId, status: 'pending' });
    const accepted = await findAccepted(petId, null);
    return { waiting, accepted: accepted && toPetOrder(accepted) };
  }

  /**
   * Declines whoever waits for animals that leave the shop, with a mail to each.
   *
   * @throws DomainError CONFLICT for one that is promised to somebody
   */
  async decline(pets: readonly PetRecord[], actor: Actor, session: ClientSession): Promise<void> {
    for (const { _id: petId, petname } of pets.filter(({ category }) => category === 'pets')) {
      const accepted = await findAccepted(petId, session);
      if (accepted) throw new DomainError('CONFLICT', promisedText(petname, accepted.username));
      const at = databaseClock.now();
      const orders = petOrderRepository.movedBy({ by: 'SHOP', at, terms: await this.shop.get(session) });
      const declined = await orders.declineAtLeaving(petId, at, session);
      await this.outbox.add(
        declined.map((order) => animalLeft(order, at)),
        session,
      );
      for (const before of declined) {
        const moved = { before, after: { ...before, status: 'declined' as const } };
        const move = { action: 'decline_pet_order', subject: 'pet_order', moved, actor } as const;
        await recordMove(this.audit, move, session);
      }
    }
  }

  /** The same of many, before any of them leaves. @throws DomainError CONFLICT for one that is promised to somebody */
  async requireUnpromised(
    pets: readonly Pick<PetRecord, '_id' | 'petname' | 'category'>[],
    session: ClientSession,
  ): Promise<void> {
    const animals = pets.filter(({ category }) => category === 'pets');
    const names = new Map(animals.map(({ _id, petname }) => [String(_id), petname]));
    const promised = await findAccepted({ $in: animals.map(({ _id }) => _id) }, session);
    if (!promised) return;
    throw new DomainError(
      'CONFLICT',
      promisedText(names.get(String(promised.petId)) ?? '', promised.username),
    );
  }

  /** Has those wait again who waited when an animal left. @returns what changed by that, for the audit */
  async reopen(petId: Types.ObjectId, session: ClientSession): Promise<AuditChange[]> {
    const mover = { by: 'SHOP', isUndo: true, at: databaseClock.now() } as const;
    const orders = petOrderRepository.movedBy({ ...mover, terms: await this.shop.get(session) });
    const reopened = await orders.reopenLeft(petId, session);
    if (reopened.length === 0) return [];
    await this.outbox.withdraw(
      reopened.flatMap((order) => (order.withdrawnAt ? [animalLeft(order, order.withdrawnAt)] : [])),
      session,
    );
    const ids = reopened.map(({ _id }) => _id).join(', ');
    return [{ field: 'reopenedOrders', before: null, after: ids }];
  }
}

function findAccepted(
  petId: Types.ObjectId | { readonly $in: Types.ObjectId[] },
  session: ClientSession | null,
): Promise<PetOrderRecord | null> {
  return PetOrderModel.findOne({ petId, status: 'approved' }).session(session).lean<PetOrderRecord>();
}
