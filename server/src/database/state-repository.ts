import type { ClientSession, Model, QueryFilter, Types, UpdateQuery } from 'mongoose';
import { stateLabel } from '../../../domain/orders/order-labels.ts';
import { canMove, type Moves, statesBefore } from '../../../domain/orders/order-states.ts';
import { DomainError, notFound } from '../platform/domain-error.ts';
import { toObjectId } from './object-id.ts';
import { setOrUnset } from './set-or-unset.ts';
import type { StateModel } from './state-model.ts';

/** A record whose state moves along a table. */
export interface StateRecord<Status extends string = string, Id = Types.ObjectId> {
  readonly _id: Id;
  readonly status: Status;
}

/** Other changes with a move. A field that is undefined is removed. */
export type Changes<R> = { readonly [F in keyof R]?: R[F] | undefined } & { readonly status?: never };

/** A record before and after its move. */
export interface MovedRecord<R> {
  readonly before: R;
  readonly after: R;
}

/** How long most of the databases may take to confirm what one of them has, in milliseconds. */
const CERTAIN_READ_LIMIT_MS = 5000;

const withArticle = {
  Mail: 'A mail',
  Order: 'An order',
  Parcel: 'A parcel',
  Payment: 'A payment',
  Plan: 'A plan',
  Refund: 'A refund',
  Request: 'A request',
} as const;

/** The only writer of the status of one kind of record: each move is a compare-and-set along its table. */
export class StateRepository<Status extends string, R extends StateRecord<Status, Types.ObjectId | string>> {
  protected readonly writable: Model<R>;

  constructor(
    protected readonly model: StateModel<R>,
    protected readonly moves: Moves<Status>,
    protected readonly noun: keyof typeof withArticle,
  ) {
    this.writable = model as unknown as Model<R>;
  }

  /**
   * Records as they surely are: no failover takes back what this has read, and no other primary has gone on without it. For
   * what is then told to somebody outside who cannot forget it again, such as Stripe.
   *
   * @throws Error of an outage where most of the databases do not confirm it in time
   */
  async findCertain(filter: QueryFilter<R>): Promise<R[]> {
    return this.model
      .find(filter)
      .read('primary')
      .readConcern('linearizable')
      .maxTimeMS(CERTAIN_READ_LIMIT_MS)
      .lean<R[]>();
  }

  /** @throws DomainError NOT_FOUND; INVALID_TRANSITION where the table does not lead there */
  async move(
    id: Types.ObjectId | string,
    to: Status,
    also: Changes<R>,
    session: ClientSession | null,
  ): Promise<MovedRecord<R>> {
    const _id = toObjectId(String(id), this.noun);
    const moved = await this.tryMove({ _id } as QueryFilter<R>, to, also, session);
    if (moved) return moved;
    throw invalidTransition(
      `${this.anyThatIs(await this.statusOf(_id, session))} cannot become ${stateLabel(to)}`,
    );
  }

  /** @throws DomainError INVALID_TRANSITION where the table does not lead there from the state of this record */
  checkMove({ status }: Pick<R, 'status'>, to: Status): void {
    if (canMove(this.moves, status, to)) return;
    throw invalidTransition(`${this.anyThatIs(status)} cannot become ${stateLabel(to)}`);
  }

  /** The same for a move that may have been made already. @returns null where nothing is moved */
  tryMove(
    one: QueryFilter<R>,
    to: Status,
    also: Changes<R>,
    session: ClientSession | null,
  ): Promise<MovedRecord<R> | null> {
    return this.compareAndSet(one, statesBefore(this.moves, to), to, also, session);
  }

  /** Moves all that a filter finds and the table lets go there. @returns how many */
  async moveAll(
    filter: QueryFilter<R>,
    to: Status,
    also: Changes<R>,
    session: ClientSession,
  ): Promise<number> {
    return this.setAll(filter, statesBefore(this.moves, to), to, also, session);
  }

  protected async compareAndSet(
    filter: QueryFilter<R>,
    from: readonly Status[],
    to: Status,
    also: Changes<R>,
    session: ClientSession | null,
  ): Promise<MovedRecord<R> | null> {
    const before = await this.writable
      .findOneAndUpdate({ ...filter, status: { $in: from } } as QueryFilter<R>, updateOf<R>(to, also), {
        session,
        returnDocument: 'before',
      })
      .lean<R>();
    return before && { before, after: changed(before, { ...also, status: to }) };
  }

  protected async setAll(
    filter: QueryFilter<R>,
    from: readonly Status[],
    to: Status,
    also: Changes<R>,
    session: ClientSession,
  ): Promise<number> {
    const those = { ...filter, status: { $in: from } } as QueryFilter<R>;
    const { modifiedCount } = await this.writable.updateMany(those, updateOf<R>(to, also), { session });
    return modifiedCount;
  }

  protected anyThatIs(status: Status): string {
    return `${withArticle[this.noun]} that is ${stateLabel(status)}`;
  }

  /** @throws DomainError NOT_FOUND */
  protected async statusOf(_id: Types.ObjectId, session: ClientSession | null): Promise<Status> {
    const record = await this.writable.findById(_id, { status: 1 }).session(session).lean<R>();
    if (!record) throw notFound(this.noun);
    return record.status;
  }
}

export function invalidTransition(message: string): DomainError {
  return new DomainError('INVALID_TRANSITION', message);
}

function updateOf<R>(status: string, also: object): UpdateQuery<R> {
  return setOrUnset({ ...also, status }) as unknown as UpdateQuery<R>;
}

function changed<R extends object>(record: R, changes: object): R {
  const fields = Object.entries({ ...record, ...changes });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as R;
}
