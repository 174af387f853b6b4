import type { ClientSession, QueryFilter, Types } from 'mongoose';
import { DAY_MS } from '../../../../domain/durations.ts';
import { DomainError, notFound } from '../../platform/domain-error.ts';
import { editPartsRepository } from './edit-parts.repository.ts';
import {
  type EditedRecord,
  ItemsEditModel,
  type ItemsEditRecord,
  type ItemsEditStatus,
} from './item-edit.entity.ts';

/** How long what was done is listed, in milliseconds: 30 days. */
const KEPT_MS = 30 * DAY_MS;

/** Edits that are listed, and that one round looks at. */
const MAX_LISTED = 50;

type Fields = Partial<ItemsEditRecord>;

/** Edits of many items in the database. */
class ItemEditsRepository {
  async create(
    edit: Omit<ItemsEditRecord, '_id'> & Partial<Pick<ItemsEditRecord, '_id'>>,
    session: ClientSession,
  ): Promise<ItemsEditRecord> {
    const [made] = await ItemsEditModel.create([edit], { session });
    return made?.toObject() as unknown as ItemsEditRecord;
  }

  /** Without their items, the newest first. */
  list(): Promise<ItemsEditRecord[]> {
    return ItemsEditModel.find({}, { items: 0 })
      .sort({ at: -1, _id: -1 })
      .limit(MAX_LISTED)
      .lean<ItemsEditRecord[]>()
      .exec();
  }

  async itemsOf(id: string | null, first: number): Promise<readonly EditedRecord[]> {
    const record = await ItemsEditModel.findById(id, { items: { $slice: first } }).lean<ItemsEditRecord>();
    if (record?.partCount) return editPartsRepository.first(record._id, first);
    return record?.items ?? [];
  }

  /** Those whose day has come, whose sale is over, and large ones that are under way, by their ids. */
  async due(now: Date): Promise<Record<'begin' | 'end' | 'underWay', Types.ObjectId[]>> {
    const [begin, end, underWay] = await Promise.all([
      idsOf(isToBegin(now), 'from'),
      idsOf({ ...isToEnd(now), ...isSmall }, 'saleUntil'),
      idsOf({ $or: [isUnderWay, { ...isToEnd(now), ...isLarge }] }, '_id'),
    ]);
    return { begin, end, underWay };
  }

  async hasDue(now: Date): Promise<boolean> {
    return (await ItemsEditModel.exists({ $or: [isToBegin(now), isToEnd(now), isUnderWay] })) !== null;
  }

  /** Whether a large edit is being done or undone. */
  async hasUnderWay(): Promise<boolean> {
    return (await ItemsEditModel.exists(isUnderWay)) !== null;
  }

  /**
   * Takes an edit from one state to another; of two who try, one does.
   *
   * @returns as it is then; null where it is not in that state
   */
  move(
    _id: Types.ObjectId,
    from: QueryFilter<ItemsEditRecord>,
    change: Fields & { readonly status?: ItemsEditStatus },
    session: ClientSession,
  ): Promise<ItemsEditRecord | null> {
    return ItemsEditModel.findOneAndUpdate(
      { ...from, _id },
      { $set: change },
      { session, returnDocument: 'after' },
    )
      .lean<ItemsEditRecord>()
      .exec();
  }

  /** Why an edit could not be moved. @throws DomainError NOT_FOUND, INVALID_TRANSITION */
  async refuse(_id: Types.ObjectId, message: string, session: ClientSession): Promise<never> {
    const isThere = await ItemsEditModel.exists({ _id }).session(session);
    throw isThere ? new DomainError('INVALID_TRANSITION', message) : notFound('Edit');
  }
}

export const itemEditsRepository = new ItemEditsRepository();

/** Of one transaction, and in parts. */
export const isSmall = { partCount: null } as const;
export const isLarge = { partCount: { $ne: null } } as const;

const isUnderWay = { status: { $in: ['running' as const, 'undoing' as const] } };

export function isToBegin(now: Date) {
  return { status: 'scheduled' as const, from: { $lte: now } };
}

export function isToEnd(now: Date) {
  return { status: 'done' as const, saleUntil: { $lte: now }, saleEndedAt: null };
}

/** When an edit that is over at a time is forgotten. */
export function forgottenAfter(end: Date): Date {
  return new Date(end.getTime() + KEPT_MS);
}

async function idsOf(filter: QueryFilter<ItemsEditRecord>, first: string): Promise<Types.ObjectId[]> {
  const due = await ItemsEditModel.find(filter, { _id: 1 })
    .sort({ [first]: 1 })
    .limit(MAX_LISTED)
    .lean();
  return due.map(({ _id }) => _id);
}
