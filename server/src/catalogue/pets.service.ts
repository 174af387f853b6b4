import DataLoader from 'dataloader';
import { type ClientSession, Types } from 'mongoose';
import { Category, LOW_STOCK_THRESHOLD, PetType } from '../../../domain/catalogue/pet-options.ts';
import { MAX_DOLLARS } from '../../../domain/money/money.ts';
import { isObjectId, toObjectId } from '../database/object-id.ts';
import { streamRecords } from '../database/stream-records.ts';
import { lowStock } from '../outbox/mail-events.ts';
import type { MailOutbox } from '../outbox/mail-outbox.ts';
import { DomainError, notFound } from '../platform/domain-error.ts';
import { type Pet, PetModel } from './pet/pet.entity.ts';
import { petIndexes } from './pet/pet-indexes.ts';
import { type PetRecord, toPet } from './pet/pet-record.ts';
import type { PetWhere } from './pet/pets.inputs.ts';
import { noObserver, type WriteObserver } from './pet/read-your-writes.ts';
import { encodeFacets } from './search/facets/facet-bitmask.ts';
import { withoutListingFields } from './search/listing-fields.ts';
import { petFilter } from './search/pet-filter.ts';
import { changeStocks, type StockCause, sellHeld } from './stock/stock-ledger.ts';

/** Food and accessories that are soon to run out. */
const runsLow = { stock: { $lte: LOW_STOCK_THRESHOLD }, availability: 'available' } as const;

/** Some pieces of one product. */
export interface OrderedPieces {
  readonly petId: Types.ObjectId | string;
  readonly accessoriesAmount: number;
  /** Of the order that they are a part of. */
  readonly paymentId?: Types.ObjectId;
}

/** The loader that resolvers use for items. */
export interface PetLoading {
  /** Items by id, loaded in batches; null where there is none. */
  readonly petLoader: DataLoader<string, Pet | null>;
}

/** Items of one batched read. */
const MAX_BATCH_SIZE = 100;

/** What can be charged: an item whose stored price is none can be seen, and not ordered. */
const aPrice = { $gte: 0, $lte: MAX_DOLLARS } as const;

/** The catalogue: what the shop has, and how many of it. */
export class PetsService {
  /**
   * Items that different requests ask for in one turn of the event loop, in one read: at busy times the way to the
   * database costs more than what is done there. Nothing is kept, and who asks alone waits for nobody.
   */
  private readonly pendingIds = new DataLoader(readBatch, {
    cache: false,
    maxBatchSize: MAX_BATCH_SIZE,
    batchScheduleFn: (read) => setImmediate(read),
  });

  constructor(
    private readonly outbox: Pick<MailOutbox, 'add'>,
    private readonly writeObserver: WriteObserver = noObserver,
  ) {}

  /** Every item of a kind, or of all kinds, oldest first, one after another: nothing is held in memory. */
  async *stream({ category, type }: Pick<PetWhere, 'category' | 'type'>): AsyncGenerator<Pet> {
    // Named one by one, so that the database merges them in their order: it would sort what lies between them.
    const categories = category ? [category] : Object.values(Category);
    const types = type ? [type] : Object.values(PetType);
    const listed = { ...petFilter(), category: { $in: categories }, type: { $in: types } };
    const query = PetModel.find(listed, withoutListingFields)
      .sort({ _id: 1 })
      .hint(petIndexes.kind)
      .lean<PetRecord[]>();
    for await (const record of streamRecords<PetRecord>(query)) yield toPet(record);
    // Of a kind that there is none of: no rule of the shop lets it in, and it shows all the same.
    const unnamed = [
      ...(category ? [] : [{ category: { $nin: categories }, ...(type && { type }) }]),
      ...(type ? [] : [{ category: { $in: categories }, type: { $nin: types } }]),
    ];
    if (unnamed.length === 0) return;
    const others = PetModel.find({ ...petFilter(), $or: unnamed }, withoutListingFields).lean<PetRecord[]>();
    for await (const record of streamRecords<PetRecord>(others)) yield toPet(record);
  }

  /** How many items run low. */
  countLowStock(): Promise<number> {
    return PetModel.countDocuments(runsLow).exec();
  }

  /** Food and accessories of the shop that are soon to run out, lowest stock first. */
  async lowStock(limit: number): Promise<Pet[]> {
    const records = await PetModel.find(runsLow, withoutListingFields)
      .sort({ stock: 1, _id: 1 })
      .limit(limit)
      .lean<PetRecord[]>();
    return records.map(toPet);
  }

  /** @throws DomainError NOT_FOUND */
  async get(id: string): Promise<Pet> {
    const record = await this.pendingIds.load(toObjectId(id, 'Item'));
    if (!record) throw notFound('Item');
    return toPet(record);
  }

  /** Items by id, in the order of the ids; null where there is none. */
  async findMany(ids: readonly string[], session?: ClientSession): Promise<(Pet | null)[]> {
    const byId = await recordsById(
      ids.filter(isObjectId).map((id) => new Types.ObjectId(id)),
      session,
    );
    return ids.map((id) => {
      const record = byId.get(id.toLowerCase());
      return record ? toPet(record) : null;
    });
  }

  /**
   * Counts an order of an item, and reads the item. In the transaction that writes the order, this
   * meets a sale or a deletion that runs at the same time: only one of them can go through.
   *
   * @returns null where there is no such item in the shop
   */
  async countOrder(petId: string, session: ClientSession): Promise<Pet | null> {
    const record = await PetModel.findOneAndUpdate(
      { _id: toObjectId(petId, 'Item'), availability: { $ne: 'retired' }, petprice: aPrice },
      { $inc: { timesOrdered: 1 } },
      { session, returnDocument: 'after', projection: withoutListingFields },
    ).lean<PetRecord>();
    return record && toPet(record);
  }

  /**
   * Marks an animal as sold.
   *
   * @throws DomainError ALREADY_SOLD when it is sold or retired
   */
  async markSold(petId: string, petname: string, session: ClientSession): Promise<void> {
    const sold = await PetModel.findOneAndUpdate(
      { _id: petId, availability: 'available' },
      { availability: 'sold' },
      { session, returnDocument: 'after' },
    ).lean<PetRecord>();
    if (!sold) {
      const left = await PetModel.exists({ _id: petId, availability: 'retired' }).session(session);
      const why = left ? 'is no longer in the shop: decline this order' : 'already has a new home';
      throw new DomainError('ALREADY_SOLD', `${petname} ${why}`);
    }
    await this.updateCell(sold, session);
  }

  /** Whether an animal can be ordered. */
  async isAvailable(petId: string, session: ClientSession): Promise<boolean> {
    return (await PetModel.exists({ _id: petId, availability: 'available' }).session(session)) !== null;
  }

  /**
   * Puts a sold animal back into the shop. A retired one stays retired.
   *
   * @returns whether it can be ordered again
   */
  async undoSale(petId: string, session: ClientSession): Promise<boolean> {
    // Written in either case: whoever restores the animal at the same time has to look again.
    await PetModel.updateOne({ _id: petId }, { $inc: { revision: 1 } }, { session });
    const unsold = await PetModel.findOneAndUpdate(
      { _id: petId, availability: 'sold' },
      { availability: 'available' },
      { session, returnDocument: 'after' },
    ).lean<PetRecord>();
    if (unsold) await this.updateCell(unsold, session);
    return unsold !== null;
  }

  /**
   * Reduces the stock.
   *
   * @throws DomainError OUT_OF_STOCK naming the product, when there are not enough of one
   */
  async reserve(pieces: readonly OrderedPieces[], cause: StockCause, session: ClientSession): Promise<void> {
    await this.take(pieces, cause, {}, session);
  }

  /**
   * Reduces the stock for an order that is not paid yet, and counts the order, as `countOrder` does, in one write an
   * item.
   *
   * @returns the items as they are now, in the order of the pieces
   * @throws DomainError OUT_OF_STOCK naming the product, when there are not enough of one
   */
  async order(
    pieces: readonly OrderedPieces[],
    paymentId: Types.ObjectId,
    session: ClientSession,
  ): Promise<Pet[]> {
    const records = await this.take(pieces, { reason: 'held', paymentId }, { timesOrdered: 1 }, session);
    return records.map(toPet);
  }

  /** Writes that pieces are sold that `order` has held. */
  async sell(held: readonly OrderedPieces[], session: ClientSession): Promise<void> {
    const pieces = held.map((one) => ({ ...changeOf(one), pieces: one.accessoriesAmount }));
    await sellHeld(pieces, session);
  }

  /** Returns pieces to the stock. */
  async release(pieces: readonly OrderedPieces[], cause: StockCause, session: ClientSession): Promise<void> {
    const changes = pieces.map((one) => ({ ...changeOf(one), quantity: one.accessoriesAmount }));
    await changeStocks(changes, cause, { where: {} }, session, this.writeObserver);
  }

  private async take(
    pieces: readonly OrderedPieces[],
    cause: StockCause,
    counted: { readonly timesOrdered?: 1 },
    session: ClientSession,
  ): Promise<PetRecord[]> {
    const where = { availability: 'available', petprice: aPrice } as const;
    const onRefusal = async (petId: string) => {
      throw await this.outOfStock(petId, session);
    };
    const changes = pieces.map((one) => ({ ...changeOf(one), quantity: -one.accessoriesAmount }));
    const options = { where, counted, onRefusal };
    const taken = await changeStocks(changes, cause, options, session, this.writeObserver);
    for (const [place, one] of pieces.entries()) {
      const record = taken[place];
      if (record) await this.reportLowStock(record, one.accessoriesAmount, session);
    }
    return taken;
  }

  /** Says once that an item runs low: by the order that took it there. @param taken pieces of that order */
  private async reportLowStock(
    { _id, stock }: PetRecord,
    taken: number,
    session: ClientSession,
  ): Promise<void> {
    const isLow = stock !== undefined && stock <= LOW_STOCK_THRESHOLD;
    if (isLow && stock + taken > LOW_STOCK_THRESHOLD) await this.outbox.add([lowStock(_id, stock)], session);
  }

  /** A sale or its undoing gives an animal another cell. */
  private async updateCell(pet: PetRecord, session: ClientSession): Promise<void> {
    const cell = encodeFacets(pet);
    if (cell === pet.cell) return;
    this.writeObserver.recordWrite(pet._id, session, cell);
    await PetModel.updateOne({ _id: pet._id }, { cell }, { session });
  }

  private async outOfStock(petId: string, session: ClientSession): Promise<DomainError> {
    const [pet] = await this.findMany([petId], session);
    if (pet?.availability !== 'available') {
      return new DomainError('OUT_OF_STOCK', `${pet?.petname ?? 'An item'} is no longer sold`);
    }
    return new DomainError('OUT_OF_STOCK', `Only ${pet.stock} of ${pet.petname} left`);
  }
}

function changeOf({ petId, paymentId }: OrderedPieces) {
  return { petId, ...(paymentId && { paymentId }) };
}

async function readBatch(ids: readonly Types.ObjectId[]): Promise<(PetRecord | undefined)[]> {
  const byId = await recordsById(ids);
  return ids.map((id) => byId.get(id.toHexString()));
}

/** Straight to the driver, as lists are read: an item's page is what is asked for most. */
async function recordsById(
  ids: readonly Types.ObjectId[],
  session?: ClientSession,
): Promise<ReadonlyMap<string, PetRecord>> {
  const _id = ids.length === 1 ? ids[0] : { $in: ids };
  const options = { projection: withoutListingFields, limit: ids.length, ...(session && { session }) };
  const records = await PetModel.collection.find<PetRecord>({ _id }, options).toArray();
  return new Map(records.map((record) => [record._id.toHexString(), record]));
}
