import type { ClientSession, UpdateQuery } from 'mongoose';
import type { AuditService } from '../audit/audit.service.ts';
import type { Database } from '../database/database.ts';
import { databaseClock } from '../database/database-clock.ts';
import type { ImagesService } from '../images/images.service.ts';
import { DomainError, notFound } from '../platform/domain-error.ts';
import type { Actor } from '../platform/request-scope.ts';
import { removeFiles } from './animal-files/file-records.ts';
import { GonePetModel } from './pet/gone-pet.entity.ts';
import { requireFieldAccess, requireFreeSku, skuTaken } from './pet/goods-in.ts';
import { type Pet, PetModel } from './pet/pet.entity.ts';
import { type PetRecord, toPet } from './pet/pet-record.ts';
import type { WriteObserver } from './pet/read-your-writes.ts';
import { auditOf } from './pet-audit.ts';
import { changeOf, checkChanges, type NewItem, newItem, seenStockIn, sinceSeen } from './pet-edits.ts';
import type { PetsService } from './pets.service.ts';
import { countWords } from './search/words/word-index.ts';
import { recordStocks, type StockCause } from './stock/stock-ledger.ts';

/** Checked edits of many items. */
export interface PetEdits {
  readonly added: readonly NewItem[];
  readonly changed: readonly { readonly before: PetRecord; readonly update: UpdateQuery<PetRecord> }[];
}

/** Is asked before prices change. @throws DomainError FORBIDDEN */
export type AllowPrices = (
  pets: readonly Pick<PetRecord, '_id' | 'petname'>[],
  actor: Actor,
  session: ClientSession,
) => Promise<void>;

/** What other parts of the shop say before items are changed. */
export interface EditGuards {
  readonly allowPrices: AllowPrices;
  /** Is asked before animals become goods. @throws DomainError CONFLICT for one that somebody has asked for */
  requireUnasked(pets: readonly PetRecord[], session: ClientSession): Promise<void>;
}

/** Puts items into the shop, and changes what is said of them. */
export class PetEditingService {
  constructor(
    private readonly db: Database,
    private readonly pets: PetsService,
    private readonly images: ImagesService,
    private readonly audit: AuditService,
    private readonly writeObserver: WriteObserver,
    private readonly guards: EditGuards,
  ) {}

  /**
   * Adds an item, with its picture where there is one. Facts that are not given are those that its texts say.
   *
   * @throws DomainError BAD_USER_INPUT naming every bad field; what ImagesService.store throws
   */
  async add(input: unknown, actor: Actor, picture?: Buffer): Promise<Pet> {
    const checked = newItem(input);
    requireFieldAccess(checked, actor);
    const image = picture && (await this.images.store(picture));
    const item = { ...checked, ...(image && { image }) };
    return this.write(async (session) => {
      await requireFreeSku(item, session);
      const [created] = await PetModel.create([item], { session });
      const record = created?.toObject() as unknown as PetRecord;
      this.writeObserver.recordWrite(record._id, session);
      await countWords([{ before: [], after: item.searchWords }], session);
      await recordStocks([{ before: null, after: record }], { reason: 'counted', by: actor.email }, session);
      await this.audit.record(auditOf('add_pet', null, record, actor), session);
      return toPet(record);
    });
  }

  /** @throws DomainError NOT_FOUND, BAD_USER_INPUT, what `EditGuards` and ImagesService.store throw */
  async update(id: string, input: unknown, actor: Actor, picture?: Buffer): Promise<Pet> {
    const changes = checkChanges(input);
    const seenStock = seenStockIn(input);
    requireFieldAccess(changes, actor);
    const { _id } = await this.pets.get(id);
    const image = picture && (await this.images.store(picture));
    return this.write(async (session) => {
      const before = await PetModel.findById(_id).session(session).lean<PetRecord>();
      if (!before) throw notFound('Item');
      const update = changeOf(before, sinceSeen(before, changes, seenStock), image);
      await requireFreeSku({ skuKey: update.$set?.skuKey, id: before._id }, session);
      this.writeObserver.recordWrite(before._id, session);
      const after = await PetModel.findByIdAndUpdate(_id, update, {
        session,
        returnDocument: 'after',
      }).lean<PetRecord>();
      if (!after) throw notFound('Item');
      await this.ask([{ before, after }], actor, session);
      await countWords([{ before: before.searchWords ?? [], after: after.searchWords ?? [] }], session);
      await recordStocks([{ before, after }], { reason: 'counted', by: actor.email }, session);
      await this.audit.record(auditOf('update_pet', before, after, actor), session);
      return toPet(after);
    });
  }

  /** @throws DomainError FORBIDDEN, CONFLICT */
  private async ask(
    pairs: readonly { readonly before: PetRecord | null; readonly after: PetRecord }[],
    actor: Actor,
    session: ClientSession,
  ): Promise<void> {
    const { allowPrices, requireUnasked } = this.guards;
    const those = (differ: (before: PetRecord, after: PetRecord) => boolean) =>
      pairs.flatMap(({ before, after }) => (before && differ(before, after) ? [before] : []));
    const repriced = those((before, after) => before.petprice !== after.petprice);
    if (repriced.length > 0) await allowPrices(repriced, actor, session);
    const animals = those((before, after) => before.category === 'pets' && after.category !== 'pets');
    if (animals.length > 0) await requireUnasked(animals, session);
  }

  /** A transaction in which a SKU may meet one that is written at the same time. */
  private async write<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
    try {
      return await this.db.transaction(work);
    } catch (error) {
      throw skuTaken(error);
    }
  }

  /**
   * Writes many edits in a few commands, each with its own record in the audit.
   *
   * @param cause why stocks change, where it is not an import
   * @param session of a transaction in which the items were read; what they were meanwhile written by others ends it
   */
  async writeAll(
    { added, changed }: PetEdits,
    actor: Actor,
    session: ClientSession,
    cause: Partial<StockCause> = {},
  ): Promise<void> {
    const newRecords: PetRecord[] = [];
    for (const some of inSlices(added)) {
      const created = await PetModel.insertMany(some, { session });
      newRecords.push(...created.map((item) => item.toObject() as unknown as PetRecord));
    }
    for (const some of inSlices(changed)) {
      const updates = some.map(({ before, update }) => ({
        updateOne: { filter: { _id: before._id }, update },
      }));
      await PetModel.bulkWrite(updates, { session });
    }
    const ids = changed.map(({ before }) => before._id);
    const found = await PetModel.find({ _id: { $in: ids } })
      .session(session)
      .lean<PetRecord[]>();
    const byId = new Map(found.map((record) => [String(record._id), record]));
    const pairs = [
      ...newRecords.map((after) => ({ before: null, after })),
      ...changed.map(({ before }) => ({ before, after: byId.get(String(before._id)) ?? before })),
    ];
    await this.ask(pairs, actor, session);
    for (const { after } of pairs) this.writeObserver.recordWrite(after._id, session);
    await countWords(
      pairs.map(({ before, after }) => ({
        before: before?.searchWords ?? [],
        after: after.searchWords ?? [],
      })),
      session,
    );
    await recordStocks(pairs, { reason: 'imported', by: actor.email, ...cause }, session);
    const entries = pairs.map(({ before, after }) =>
      auditOf(before ? 'update_pet' : 'add_pet', before, after, actor),
    );
    await this.audit.recordAll(entries, session);
  }
  /** Deletes items that no order names, which were read in the transaction. What was ordered meanwhile ends it. */
  async removeAll(items: readonly PetRecord[], actor: Actor, session: ClientSession): Promise<void> {
    const { deletedCount } = await PetModel.deleteMany(
      { _id: { $in: idsOf(items) }, timesOrdered: 0 },
      { session },
    );
    if (deletedCount !== items.length) throw new DomainError('CONFLICT', 'Items were ordered meanwhile');
    const animals = items.filter(({ category }) => category === 'pets');
    if (animals.length > 0) await removeFiles(idsOf(animals), session);
    const goneAt = databaseClock.now();
    await GonePetModel.bulkWrite(
      items.map(({ _id, category, type, species }) => ({
        updateOne: { filter: { _id }, update: { category, type, species, goneAt }, upsert: true },
      })),
      { session },
    );
    for (const { _id } of items) this.writeObserver.recordWrite(_id, session);
    await countWords(
      items.map(({ searchWords }) => ({ before: searchWords ?? [], after: [] })),
      session,
    );
    await this.audit.recordAll(
      items.map((item) => auditOf('delete_pet', item, null, actor)),
      session,
    );
  }
}

function idsOf(items: readonly PetRecord[]): PetRecord['_id'][] {
  return items.map(({ _id }) => _id);
}

/** Edits that are written in one command: making documents of more would hold up everybody else. */
const SLICE = 20;

function* inSlices<T>(list: readonly T[]): Generator<T[]> {
  for (let place = 0; place < list.length; place += SLICE) yield list.slice(place, place + SLICE);
}
