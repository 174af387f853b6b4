import type { ClientSession, Types } from 'mongoose';
import { givenPetOrderStates } from '../../../../domain/orders/order-states.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { AnimalFileRecord } from '../../catalogue/animal-files/animal-file.entity.ts';
import { restoreFile, takeFile } from '../../catalogue/animal-files/file-records.ts';
import { DeletedPetModel, RESTORE_PERIOD_SECONDS } from '../../catalogue/pet/deleted-pet.entity.ts';
import { GonePetModel } from '../../catalogue/pet/gone-pet.entity.ts';
import { skuTaken } from '../../catalogue/pet/goods-in.ts';
import { type Pet, PetModel } from '../../catalogue/pet/pet.entity.ts';
import { type PetRecord, toPet } from '../../catalogue/pet/pet-record.ts';
import type { WriteObserver } from '../../catalogue/pet/read-your-writes.ts';
import { auditOf } from '../../catalogue/pet-audit.ts';
import { encodeFacets } from '../../catalogue/search/facets/facet-bitmask.ts';
import { listingFieldsOf } from '../../catalogue/search/listing-fields.ts';
import { countWords } from '../../catalogue/search/words/word-index.ts';
import type { Database } from '../../database/database.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { toObjectId } from '../../database/object-id.ts';
import { notFound } from '../../platform/domain-error.ts';
import type { Actor } from '../../platform/request-scope.ts';
import { CartEntryModel } from '../cart-entries/cart-entry.entity.ts';
import type { LeavingAnimals } from './leaving-animals.ts';
import { PetOrderModel } from './pet-order.entity.ts';

/** Takes items out of the shop, and back in where that was a mistake. */
export class PetWithdrawalService {
  constructor(
    private readonly db: Database,
    private readonly audit: AuditService,
    private readonly writeObserver: WriteObserver,
    private readonly leaving: Pick<LeavingAnimals, 'decline' | 'reopen'>,
  ) {}

  /**
   * Takes an item out of the shop: deleted where no order names it, otherwise retired, so that
   * orders keep what they are about. Whoever waits for an animal is declined.
   *
   * @throws DomainError NOT_FOUND; CONFLICT for an animal that is promised to somebody
   */
  async remove(id: string, actor: Actor): Promise<Pet> {
    const _id = toObjectId(id, 'Item');
    return this.db.transaction(async (session) => {
      const before = await find(_id, session);
      if (!before) throw notFound('Item');
      const isDeleted = await this.delete(_id, session);
      const after = isDeleted ? null : await this.retire(before, actor, session);
      await this.audit.record(auditOf('delete_pet', before, after, actor), session);
      return toPet(after ?? before);
    });
  }

  /**
   * Takes a removal back: who waited for an animal waits again. An item that is in the shop stays as it is, so asking
   * twice does nothing more.
   *
   * @throws DomainError NOT_FOUND, also when the time to take it back is over
   */
  async restore(id: string, actor: Actor): Promise<Pet> {
    const _id = toObjectId(id, 'Item');
    return this.db.transaction(async (session) => {
      const before = await find(_id, session);
      const undeleted = await this.undelete(_id, session).catch((error) => {
        throw skuTaken(error);
      });
      const after = undeleted ?? (await this.unretire(_id, actor, session));
      if (!after) throw notFound('Item');
      if (undeleted) await this.audit.record(auditOf('restore_pet', before, after, actor), session);
      return toPet(after);
    });
  }

  /** False for an item that an order names. */
  private async delete(_id: Types.ObjectId, session: ClientSession): Promise<boolean> {
    const pet = await PetModel.findOneAndDelete({ _id, timesOrdered: 0 }, { session }).lean<PetRecord>();
    if (!pet) return false;
    this.writeObserver.recordWrite(_id, session);
    const deletedAt = databaseClock.now();
    const { category, type, species } = pet;
    const file = category === 'pets' ? await takeFile(_id, session) : null;
    await DeletedPetModel.create([{ _id, pet, ...(file && { file }), deletedAt }], { session });
    await GonePetModel.updateOne(
      { _id },
      { category, type, species, goneAt: deletedAt },
      { upsert: true, session },
    );
    await countWords([{ before: pet.searchWords ?? [], after: [] }], session);
    return true;
  }

  /**
   * Tells the orders of items that leave: those that wait for their payment are marked, so that no settlement has to look
   * at its items again, and those that wait for an animal are declined.
   *
   * @throws DomainError CONFLICT for an animal that is promised to somebody
   */
  async withdrawFromOrders(pets: readonly PetRecord[], actor: Actor, session: ClientSession): Promise<void> {
    const waiting = { petId: { $in: pets.map(({ _id }) => _id) }, status: 'pending' } as const;
    await CartEntryModel.updateMany(waiting, { $set: { withdrawnAt: databaseClock.now() } }, { session });
    await this.leaving.decline(pets, actor, session);
  }

  private async retire(before: PetRecord, actor: Actor, session: ClientSession): Promise<PetRecord | null> {
    await this.withdrawFromOrders([before], actor, session);
    return this.place(before, { availability: 'retired' }, session);
  }

  /** Gives an item another state and the cell of it. What it was must have been read in this transaction. */
  private place(
    before: PetRecord,
    change: Partial<PetRecord>,
    session: ClientSession,
    $inc: Record<string, number> = {},
  ): Promise<PetRecord | null> {
    this.writeObserver.recordWrite(before._id, session);
    return PetModel.findOneAndUpdate(
      { _id: before._id },
      { $set: { ...change, cell: encodeFacets({ ...before, ...change }) }, $inc },
      { session, returnDocument: 'after' },
    ).lean<PetRecord>();
  }

  private async undelete(_id: Types.ObjectId, session: ClientSession): Promise<PetRecord | null> {
    // The database clears away what is over within minutes, not at the second.
    const earliest = databaseClock.in(-RESTORE_PERIOD_SECONDS * 1000);
    const deleted = await DeletedPetModel.findOneAndDelete(
      { _id, deletedAt: { $gt: earliest } },
      { session },
    ).lean<{ pet: PetRecord; file?: AnimalFileRecord }>();
    if (!deleted) return null;
    await GonePetModel.deleteOne({ _id }, { session });
    // An older version of the shop may have deleted it, which listed it by something else.
    const listedBy = listingFieldsOf(deleted.pet);
    const pet = { ...deleted.pet, ...listedBy };
    this.writeObserver.recordWrite(_id, session);
    // Straight to the driver: word for word, without defaults for what it did not have.
    await PetModel.collection.insertOne(pet, { session });
    if (deleted.file) await restoreFile(deleted.file, session);
    await countWords([{ before: [], after: listedBy.searchWords }], session);
    return pet;
  }

  /** Brings a retired item back: into the shop, where who waited for it waits again, or to its owner. */
  async unretire(_id: Types.ObjectId, actor: Actor, session: ClientSession): Promise<PetRecord | null> {
    const hasOwner = await PetOrderModel.exists({
      petId: _id,
      status: { $in: givenPetOrderStates },
    }).session(session);
    const before = await find(_id, session);
    if (before?.availability !== 'retired') return before;
    await CartEntryModel.updateMany(waitingFor(before), { $unset: { withdrawnAt: '' } }, { session });
    const availability = hasOwner ? 'sold' : 'available';
    const after = await this.place(before, { availability }, session, { revision: 1 });
    const also = hasOwner ? [] : await this.leaving.reopen(_id, session);
    const entry = auditOf('restore_pet', before, after, actor);
    await this.audit.record({ ...entry, changes: [...entry.changes, ...also] }, session);
    return after;
  }
}

/** Orders of an item that are not paid yet. */
function waitingFor({ _id }: PetRecord) {
  return { petId: _id, status: 'pending' } as const;
}

function find(_id: Types.ObjectId, session: ClientSession): Promise<PetRecord | null> {
  return PetModel.findById(_id).session(session).lean<PetRecord>();
}
