import type { ClientSession, PipelineStage } from 'mongoose';
import { LOW_STOCK } from '../../../domain/pet-options.ts';
import { type Connection, type PageRequest, pageQueries, toConnection } from '../platform/connection.ts';
import { DomainError, notFound } from '../platform/domain-error.ts';
import { toObjectId } from '../platform/object-id.ts';
import type { Stored } from '../platform/stored.ts';
import { Pet, PetModel } from './pet.entity.ts';
import type { PetOrderBy } from './pet-enums.ts';
import { type FacetCount, facetFields, type PetFacets } from './pet-facets.ts';
import { petFilter, petOrders } from './pet-filter.ts';
import type { PetWhere } from './pets.inputs.ts';

export type PetRecord = Stored<Pet>;

export interface PetList {
  readonly where?: PetWhere | null;
  readonly search?: string | null;
  readonly orderBy: PetOrderBy;
  /** Whether retired items are listed too. */
  readonly showRetired?: boolean;
}

/** Some pieces of one product. */
export interface Pieces {
  readonly petId: string;
  readonly accessoriesAmount: number;
}

/** Longest work of the database on a page or its filters, in milliseconds: no search is a reason to hang. */
const MAX_TIME = 5000;

/** The catalogue: what the shop has, and how many of it. */
export class PetsService {
  /** A page of items. */
  async list(list: PetList, page: PageRequest): Promise<Connection<Pet>> {
    const filter = petFilter(list.where ?? {}, list.search ?? '', list.showRetired);
    const order = petOrders[list.orderBy];
    const records: PetRecord[] = [];
    for (const query of pageQueries(order, page)) {
      if (records.length === query.limit) break;
      const found = await PetModel.find({ $and: [filter, query.filter] }, { searchWords: 0 })
        .sort(query.sort)
        .limit(query.limit - records.length)
        .maxTimeMS(MAX_TIME)
        .lean<PetRecord[]>();
      records.push(...found);
    }
    return toConnection(records, page, order, toPet, () =>
      PetModel.countDocuments(filter).maxTimeMS(MAX_TIME).exec(),
    );
  }

  /** Every item that a filter finds, oldest first, one after another: nothing is held in memory. */
  async *stream(where: PetWhere): AsyncGenerator<Pet> {
    const cursor = PetModel.find(petFilter(where), { searchWords: 0 })
      .sort({ _id: 1 })
      .lean<PetRecord>()
      .cursor();
    for await (const record of cursor) yield toPet(record as unknown as PetRecord);
  }

  /** Food and accessories of the shop that are soon to run out, lowest stock first. */
  async lowStock(limit: number): Promise<Pet[]> {
    const records = await PetModel.find(
      { stock: { $lte: LOW_STOCK }, availability: 'available' },
      { searchWords: 0 },
    )
      .sort({ stock: 1, _id: 1 })
      .limit(limit)
      .lean<PetRecord[]>();
    return records.map(toPet);
  }

  /** Counts of what could be chosen, each under the other conditions. */
  async facets(list: PetList): Promise<PetFacets> {
    const where = list.where ?? {};
    const search = list.search ?? '';
    const { showRetired } = list;
    const counts = facetFields.map(
      (field) =>
        [
          field,
          [
            {
              $match: {
                $and: [
                  petFilter({ ...where, [field]: undefined }, search, showRetired),
                  { [field]: { $type: 'string' } },
                ],
              },
            },
            { $group: { _id: `$${field}`, count: { $sum: 1 } } },
            { $sort: { count: -1, _id: 1 } },
            { $project: { _id: 0, value: '$_id', count: 1 } },
          ],
        ] as const,
    );
    const prices = [
      { $match: petFilter({ ...where, priceMin: undefined, priceMax: undefined }, search, showRetired) },
      { $group: { _id: null, min: { $min: '$petprice' }, max: { $max: '$petprice' } } },
    ];
    const available = [
      { $match: petFilter({ ...where, available: true }, search, showRetired) },
      { $count: 'count' },
    ];
    const stages = { ...Object.fromEntries(counts), prices, available } as Record<
      string,
      PipelineStage.FacetPipelineStage[]
    >;
    const [result] = await PetModel.aggregate<
      Record<(typeof facetFields)[number], FacetCount[]> & {
        prices: { min: number; max: number }[];
        available: { count: number }[];
      }
    >([{ $facet: stages }]).option({ maxTimeMS: MAX_TIME });
    if (!result) throw new Error('a $facet stage always gives one document');
    const { prices: [price] = [], available: [orderable] = [], ...byField } = result;
    return {
      ...byField,
      available: orderable?.count ?? 0,
      priceMin: price?.min ?? null,
      priceMax: price?.max ?? null,
    };
  }

  /** @throws DomainError NOT_FOUND */
  async get(id: string): Promise<Pet> {
    const record = await PetModel.findById(toObjectId(id, 'Item'), { searchWords: 0 }).lean<PetRecord>();
    if (!record) throw notFound('Item');
    return toPet(record);
  }

  /** Items by id, in the order of the ids; null where there is none. */
  async findMany(ids: readonly string[], session?: ClientSession): Promise<(Pet | null)[]> {
    const known = ids.filter((id) => /^[0-9a-f]{24}$/i.test(id));
    const records = await PetModel.find({ _id: { $in: known } }, { searchWords: 0 })
      .session(session ?? null)
      .lean<PetRecord[]>();
    const byId = new Map(records.map((record) => [record._id.toHexString(), toPet(record)]));
    return ids.map((id) => byId.get(id.toLowerCase()) ?? null);
  }

  /**
   * Notes that an order names an item, and reads it. In the transaction that writes the order, this
   * meets a sale or a deletion that runs at the same time: only one of them can go through.
   *
   * @returns null where there is no such item in the shop
   */
  async noteOrder(petId: string, session: ClientSession): Promise<Pet | null> {
    const record = await PetModel.findOneAndUpdate(
      { _id: toObjectId(petId, 'Item'), availability: { $ne: 'retired' } },
      { $inc: { timesOrdered: 1 } },
      { session, returnDocument: 'after', projection: { searchWords: 0 } },
    ).lean<PetRecord>();
    return record && toPet(record);
  }

  /**
   * Marks an animal as sold.
   *
   * @throws DomainError ALREADY_SOLD when it is sold or retired
   */
  async sell(petId: string, petname: string, session: ClientSession): Promise<void> {
    const sold = await PetModel.updateOne(
      { _id: petId, availability: 'available' },
      { availability: 'sold' },
      { session },
    );
    if (sold.modifiedCount === 0) throw new DomainError('ALREADY_SOLD', `${petname} already has a new home`);
  }

  /**
   * Puts a sold animal back into the shop. A retired one stays retired.
   *
   * @returns whether it can be ordered again
   */
  async unsell(petId: string, session: ClientSession): Promise<boolean> {
    // Written in either case: whoever restores the animal at the same time has to look again.
    await PetModel.updateOne({ _id: petId }, { $inc: { revision: 1 } }, { session });
    const unsold = await PetModel.updateOne(
      { _id: petId, availability: 'sold' },
      { availability: 'available' },
      { session },
    );
    return unsold.modifiedCount > 0;
  }

  /**
   * Takes pieces out of the stock.
   *
   * @throws DomainError OUT_OF_STOCK naming the product, when there are not enough of one
   */
  async hold(pieces: readonly Pieces[], session: ClientSession): Promise<void> {
    for (const { petId, accessoriesAmount } of pieces) {
      const held = await PetModel.findOneAndUpdate(
        { _id: petId, availability: 'available', stock: { $gte: accessoriesAmount } },
        { $inc: { stock: -accessoriesAmount } },
        { session },
      ).lean<PetRecord>();
      if (!held) throw await this.outOfStock(petId, session);
    }
  }

  /** Gives pieces back to the stock. */
  async release(pieces: readonly Pieces[], session: ClientSession): Promise<void> {
    for (const { petId, accessoriesAmount } of pieces) {
      await PetModel.updateOne(
        { _id: petId, category: { $ne: 'pets' } },
        { $inc: { stock: accessoriesAmount } },
        { session },
      );
    }
  }

  private async outOfStock(petId: string, session: ClientSession): Promise<DomainError> {
    const [pet] = await this.findMany([petId], session);
    if (pet?.availability !== 'available') {
      return new DomainError('OUT_OF_STOCK', `${pet?.petname ?? 'An item'} is no longer sold`);
    }
    return new DomainError('OUT_OF_STOCK', `Only ${pet.stock} of ${pet.petname} left`);
  }
}

/** A record of the database as a plain item. */
export function toPet(record: PetRecord): Pet {
  return Object.assign(new Pet(), record, { _id: record._id.toHexString() });
}
