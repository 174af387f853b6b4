import type { ClientSession, Types } from 'mongoose';
import { givenPetOrderStates } from '../../../domain/order-states.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { PetOrderModel } from '../pet-orders/pet-order.entity.ts';
import type { Database } from '../platform/database.ts';
import { notFound } from '../platform/domain-error.ts';
import { toObjectId } from '../platform/object-id.ts';
import type { Actor } from '../platform/request-scope.ts';
import { DeletedPetModel, RESTORE_TIME } from './deleted-pet.entity.ts';
import { type Pet, PetModel } from './pet.entity.ts';
import { auditOf } from './pet-audit.ts';
import { type PetRecord, toPet } from './pets.service.ts';

/** Takes items out of the shop, and back in where that was a mistake. */
export class WithdrawalService {
  constructor(
    private readonly db: Database,
    private readonly audit: AuditService,
  ) {}

  /**
   * Takes an item out of the shop: deleted where no order names it, otherwise retired, so that
   * orders keep what they are about.
   *
   * @throws DomainError NOT_FOUND
   */
  async remove(id: string, actor: Actor): Promise<Pet> {
    const _id = toObjectId(id, 'Item');
    return this.db.transaction(async (session) => {
      const before = await find(_id, session);
      if (!before) throw notFound('Item');
      const isDeleted = await this.delete(_id, session);
      const after = isDeleted ? null : await this.retire(_id, session);
      await this.audit.record(auditOf('delete_pet', before, after, actor), session);
      return toPet(after ?? before);
    });
  }

  /**
   * Takes a removal back. An item that is in the shop stays as it is, so asking twice does nothing more.
   *
   * @throws DomainError NOT_FOUND, also when the time to take it back is over
   */
  async restore(id: string, actor: Actor): Promise<Pet> {
    const _id = toObjectId(id, 'Item');
    return this.db.transaction(async (session) => {
      const before = await find(_id, session);
      const after = (await this.undelete(_id, session)) ?? (await this.unretire(_id, session));
      if (!after) throw notFound('Item');
      await this.audit.record(auditOf('restore_pet', before, after, actor), session);
      return toPet(after);
    });
  }

  /** False for an item that an order names. */
  private async delete(_id: Types.ObjectId, session: ClientSession): Promise<boolean> {
    const pet = await PetModel.findOneAndDelete({ _id, timesOrdered: 0 }, { session }).lean<PetRecord>();
    if (pet) await DeletedPetModel.create([{ _id, pet, deletedAt: new Date() }], { session });
    return pet !== null;
  }

  private retire(_id: Types.ObjectId, session: ClientSession): Promise<PetRecord | null> {
    return PetModel.findOneAndUpdate(
      { _id },
      { availability: 'retired' },
      { session, returnDocument: 'after' },
    ).lean<PetRecord>();
  }

  private async undelete(_id: Types.ObjectId, session: ClientSession): Promise<PetRecord | null> {
    // The database clears away what is over within minutes, not at the second.
    const earliest = new Date(Date.now() - RESTORE_TIME * 1000);
    const deleted = await DeletedPetModel.findOneAndDelete(
      { _id, deletedAt: { $gt: earliest } },
      { session },
    ).lean<{ pet: PetRecord }>();
    if (!deleted) return null;
    // Straight to the driver: word for word, without defaults for what it did not have.
    await PetModel.collection.insertOne(deleted.pet, { session });
    return deleted.pet;
  }

  private async unretire(_id: Types.ObjectId, session: ClientSession): Promise<PetRecord | null> {
    const hasOwner = await PetOrderModel.exists({
      petId: _id,
      status: { $in: givenPetOrderStates },
    }).session(session);
    await PetModel.updateOne(
      { _id, availability: 'retired' },
      { availability: hasOwner ? 'sold' : 'available', $inc: { revision: 1 } },
      { session },
    );
    return find(_id, session);
  }
}

function find(_id: Types.ObjectId, session: ClientSession): Promise<PetRecord | null> {
  return PetModel.findById(_id).session(session).lean<PetRecord>();
}
