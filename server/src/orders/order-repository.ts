import type { ClientSession, QueryFilter } from 'mongoose';
import { stateLabel } from '../../../domain/orders/order-labels.ts';
import { canMove, type Moves } from '../../../domain/orders/order-states.ts';
import { can } from '../../../domain/permissions.ts';
import type { Order, PageRequest } from '../database/lists/connection.ts';
import { type LazyConnection, paginate, type Unnamed } from '../database/lists/paginate.ts';
import { toObjectId } from '../database/object-id.ts';
import type { StateModel } from '../database/state-model.ts';
import {
  type Changes,
  invalidTransition,
  type MovedRecord,
  type StateRecord,
  StateRepository,
} from '../database/state-repository.ts';
import { streamRecords } from '../database/stream-records.ts';
import { inUndoWindow } from '../database/undo-window.ts';
import { notFound } from '../platform/domain-error.ts';
import { textOf } from '../platform/text/text-of.ts';
import type { User } from '../users/user.entity.ts';

/** What orders for animals and orders for food and accessories have in common. */
interface OrderRecord<Status extends string> extends StateRecord<Status> {
  /** Identity that owns the order. */
  readonly uid: string;
  readonly orderDate: Date;
}

/** A move that can be undone. */
interface UndoableMove<Status extends string, R> {
  readonly to: Status;
  /** Field that says when it was made. */
  readonly movedAt: keyof R & string;
  /** What else is as before once it is undone. */
  readonly also?: Changes<R>;
}

/** Which orders to list; cancelled ones only where they are asked for. */
export interface OrderList<Status extends string> {
  readonly uid?: string;
  readonly status?: Status | null;
}

export const newestFirst: Order = { field: 'orderDate', direction: -1 };

/** Orders of one kind in the database: who may see them, in which order, and how their state moves. */
export class OrderRepository<
  Status extends string,
  R extends OrderRecord<Status>,
  Entity,
> extends StateRepository<Status, R> {
  /** @param undoMoves by state, the one that an undo leads back to */
  constructor(
    model: StateModel<R>,
    moves: Moves<Status>,
    private readonly undoMoves: Readonly<Partial<Record<NoInfer<Status>, NoInfer<Status>>>>,
    private readonly toEntity: (record: R) => Entity,
  ) {
    super(model, moves, 'Order');
  }

  list(list: OrderList<Status>, page: PageRequest): LazyConnection<Entity> {
    const { unnamed } = this;
    const listing = { model: this.model, order: newestFirst, toNode: this.toEntity };
    return paginate({ ...listing, ...(isOfAll(list) && { unnamed }) }, this.filterOf(list), page);
  }

  /** All orders of one account, or of everybody, newest first, one after another. */
  async *stream(list: OrderList<Status>): AsyncGenerator<Entity> {
    const query = this.model.find(this.filterOf(list)).sort({ orderDate: -1, _id: -1 }).lean<R[]>();
    for await (const record of streamRecords<R>(query)) yield this.toEntity(record);
    if (!isOfAll(list)) return;
    const others = this.model.find(this.unnamed.filter).lean<R[]>();
    for await (const record of streamRecords<R>(others)) yield this.toEntity(record);
  }

  /**
   * An order of the viewer, or any for an admin.
   *
   * @throws DomainError NOT_FOUND, also for somebody else's order
   */
  async getOwn(id: string, viewer: User, session: ClientSession | null): Promise<R> {
    const own = can(viewer.role, 'handleOrders') ? {} : { uid: viewer.uid };
    const filter = { _id: toObjectId(id, this.noun), ...own } as QueryFilter<R>;
    const record = await this.model.findOne(filter).session(session).lean<R>();
    if (!record) throw notFound(this.noun);
    return record;
  }

  /**
   * Undoes the last move, if nothing has happened since and it was not made too long ago.
   *
   * @throws DomainError NOT_FOUND, INVALID_TRANSITION
   */
  async undo(
    id: string,
    { to: from, movedAt, also }: UndoableMove<Status, R>,
    now: Date,
    session: ClientSession,
  ): Promise<MovedRecord<R>> {
    const _id = toObjectId(id, this.noun);
    const to = this.stateBefore(from);
    const inTime = { _id, [movedAt]: inUndoWindow(now) } as QueryFilter<R>;
    const undone = { ...also, [movedAt]: undefined } as Changes<R>;
    const moved = await this.compareAndSet(inTime, [from], to, undone, session);
    if (moved) return moved;

    const status = await this.statusOf(_id, session);
    throw invalidTransition(
      status === from
        ? `An order that was ${stateLabel(from)} can go back to ${stateLabel(to)} for ten minutes only`
        : `${this.anyThatIs(status)} cannot go back to ${stateLabel(to)}`,
    );
  }

  /** Undoes the same move of several orders. @returns how many */
  undoAll(filter: QueryFilter<R>, from: Status, also: Changes<R>, session: ClientSession): Promise<number> {
    return this.setAll(filter, [from], this.stateBefore(from), also, session);
  }

  /** The states that an order in this state can go to next. */
  nextStates(status: Status): Status[] {
    return this.states.filter((to) => canMove(this.moves, status, to));
  }

  private stateBefore(from: Status): Status {
    const to = this.undoMoves[from];
    if (!to) throw new Error(`${this.anyThatIs(from)} has no way back`);
    return to;
  }

  private filterOf({ uid, status }: OrderList<Status>): QueryFilter<R> {
    // One account's are few, and read by its index; all are merged from the states that are wanted, so
    // that however many were cancelled, none of them is looked at.
    const isOwn = uid !== undefined;
    const listed = isOwn ? { $ne: 'cancelled' } : { $in: this.states.filter((one) => one !== 'cancelled') };
    return { ...(isOwn && { uid: textOf(uid) }), status: status ?? listed } as QueryFilter<R>;
  }

  /** Orders in a state that there is none of: no rule of the shop puts one there, and they show all the same. */
  private get unnamed(): Unnamed<R> {
    return {
      filter: { status: { $nin: this.states } } as QueryFilter<R>,
      isOne: ({ status }) => !this.states.includes(status),
    };
  }

  protected get states(): Status[] {
    return Object.keys(this.moves) as Status[];
  }
}

function isOfAll({ uid, status }: OrderList<string>): boolean {
  return uid === undefined && !status;
}
