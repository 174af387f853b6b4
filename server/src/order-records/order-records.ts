import type { ClientSession, Model, QueryFilter, Types, UpdateQuery } from 'mongoose';
import { canMove, statesBefore, UNDO_TIME_MS } from '../../../domain/order-states.ts';
import type { Order, PageRequest } from '../platform/connection.ts';
import { DomainError, notFound } from '../platform/domain-error.ts';
import { type LazyConnection, listPage, type Unnamed } from '../platform/listing.ts';
import { toObjectId } from '../platform/object-id.ts';
import { recordsOf } from '../platform/record-stream.ts';
import { textOf } from '../platform/text-of.ts';
import type { User } from '../users/user.entity.ts';
import { isAdmin } from '../users/viewer.ts';

/** What orders for animals and orders for food and accessories have in common. */
export interface OrderRecord {
  readonly _id: Types.ObjectId;
  /** Identity that owns the order. */
  readonly uid: string;
  readonly orderDate: Date;
  readonly status: string;
}

/** Which orders to list; cancelled ones only where they are asked for. */
export interface OrderList<Status extends string> {
  readonly uid?: string;
  readonly status?: Status | null;
}

/** How a move is taken back. */
export interface Undo<Status extends string, Stored> {
  readonly from: Status;
  readonly to: Status;
  /** Field that says when the move was made. */
  readonly movedAt: keyof Stored & string;
}

const newestFirst: Order = { field: 'orderDate', direction: -1 };

/** Orders of one kind in the database: who may see them, in which order, and how their state moves. */
export class OrderRecords<Status extends string, Stored extends OrderRecord, Entity> {
  constructor(
    private readonly model: Model<Stored>,
    private readonly moves: Readonly<Record<Status, readonly NoInfer<Status>[]>>,
    private readonly toEntity: (record: Stored) => Entity,
  ) {}

  list(list: OrderList<Status>, page: PageRequest): LazyConnection<Entity> {
    const { unnamed } = this;
    const listing = { model: this.model, order: newestFirst, toNode: this.toEntity };
    return listPage({ ...listing, ...(isOfAll(list) && { unnamed }) }, this.filterOf(list), page);
  }

  /** All orders of one account, or of everybody, newest first, one after another. */
  async *stream(list: OrderList<Status>): AsyncGenerator<Entity> {
    const query = this.model.find(this.filterOf(list)).sort({ orderDate: -1, _id: -1 }).lean<Stored[]>();
    for await (const record of recordsOf<Stored>(query)) yield this.toEntity(record);
    if (!isOfAll(list)) return;
    const others = this.model.find(this.unnamed.filter).lean<Stored[]>();
    for await (const record of recordsOf<Stored>(others)) yield this.toEntity(record);
  }

  /**
   * An order of the viewer, or any for an admin.
   *
   * @throws DomainError NOT_FOUND, also for somebody else's order
   */
  async getOwn(id: string, viewer: User, session: ClientSession): Promise<Stored> {
    const own = isAdmin(viewer) ? {} : { uid: viewer.uid };
    const record = await this.model
      .findOne({ _id: toObjectId(id, 'Order'), ...own } as QueryFilter<Stored>)
      .session(session)
      .lean<Stored>();
    if (!record) throw notFound('Order');
    return record;
  }

  /**
   * Compare and set along the table of moves.
   *
   * @param also what else changes with the state
   * @throws DomainError NOT_FOUND, INVALID_TRANSITION
   */
  async move(
    id: string,
    to: Status,
    session: ClientSession | null = null,
    also: Partial<Stored> = {},
  ): Promise<Stored> {
    const filter = { _id: toObjectId(id, 'Order') } as QueryFilter<Stored>;
    const record = await this.model
      .findOneAndUpdate(
        { ...filter, status: { $in: statesBefore(this.moves, to) } },
        { $set: { ...also, status: to } },
        { session, returnDocument: 'after' },
      )
      .lean<Stored>();
    if (record) return record;

    const current = await this.getAny(filter, session);
    throw new DomainError('INVALID_TRANSITION', `An order that is ${current.status} can not become ${to}`);
  }

  /**
   * Compare and set against the table of moves: takes the last move back, while nothing has happened since and
   * it was not made too long ago.
   *
   * @throws DomainError NOT_FOUND, INVALID_TRANSITION
   */
  async undo(
    id: string,
    { from, to, movedAt }: Undo<Status, Stored>,
    now: Date,
    session: ClientSession,
  ): Promise<Stored> {
    const filter = { _id: toObjectId(id, 'Order') } as QueryFilter<Stored>;
    const latest = { $gt: new Date(now.getTime() - UNDO_TIME_MS) };
    const record = await this.model
      .findOneAndUpdate(
        { ...filter, status: from, [movedAt]: latest },
        { $set: { status: to }, $unset: { [movedAt]: '' } } as UpdateQuery<Stored>,
        { session, returnDocument: 'after' },
      )
      .lean<Stored>();
    if (record) return record;

    const current = await this.getAny(filter, session);
    throw new DomainError(
      'INVALID_TRANSITION',
      current.status === from
        ? `Only for ten minutes can an order that was ${from} go back to ${to}`
        : `An order that is ${current.status} can not go back to ${to}`,
    );
  }

  private async getAny(filter: QueryFilter<Stored>, session: ClientSession | null): Promise<Stored> {
    const record = await this.model.findOne(filter).session(session).lean<Stored>();
    if (!record) throw notFound('Order');
    return record;
  }

  /** The states that an order in this state can go to next. */
  nextStates(status: Status): Status[] {
    const states = Object.keys(this.moves) as Status[];
    return states.filter((to) => canMove(this.moves, status, to));
  }

  private filterOf({ uid, status }: OrderList<Status>): QueryFilter<Stored> {
    // One account's are few, and read by its index; all are merged from the states that are wanted, so
    // that however many were cancelled, none of them is looked at.
    const isOwn = uid !== undefined;
    const listed = isOwn ? { $ne: 'cancelled' } : { $in: this.listedStates };
    return { ...(isOwn && { uid: textOf(uid) }), status: status ?? listed } as QueryFilter<Stored>;
  }

  /** Orders in a state that there is none of: no rule of the shop puts one there, and they show all the same. */
  private get unnamed(): Unnamed<Stored> {
    const states = Object.keys(this.moves);
    return {
      filter: { status: { $nin: states } } as QueryFilter<Stored>,
      isOne: ({ status }) => !states.includes(status),
    };
  }

  private get listedStates(): Status[] {
    const states = Object.keys(this.moves) as Status[];
    return states.filter((status) => status !== 'cancelled');
  }
}

function isOfAll({ uid, status }: OrderList<string>): boolean {
  return uid === undefined && !status;
}
