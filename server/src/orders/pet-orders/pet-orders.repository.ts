import type { ClientSession, QueryFilter, Types } from 'mongoose';
import {
  type ApplicationMove,
  type ApplicationTerms,
  bookingBefore,
} from '../../../../domain/adoption/application.ts';
import { visitAt, visitSlots } from '../../../../domain/adoption/visits.ts';
import { type ApplicationStage, statusOfStage } from '../../../../domain/orders/application-stages.ts';
import {
  type PetOrderStatus,
  petOrderMoves,
  petOrderUndoMoves,
} from '../../../../domain/orders/order-states.ts';
import { nextInLine } from '../../../../domain/orders/waiting-list.ts';
import { toObjectId } from '../../database/object-id.ts';
import { type Changes, invalidTransition, type MovedRecord } from '../../database/state-repository.ts';
import { notFound } from '../../platform/domain-error.ts';
import { OrderRepository } from '../order-repository.ts';
import { applicationAt, checkStage, storedMove } from './application-moves.ts';
import { type PetOrder, PetOrderModel, type PetOrderRecord, toPetOrder } from './pet-order.entity.ts';

/** A move of orders, as their applications go along with it. */
export interface OrderMover extends ApplicationMove {
  readonly terms: ApplicationTerms;
  /** Secret of the address of its calendar file, where it has none yet. */
  readonly calendarCode?: string | undefined;
  /** Whether a decision is undone, so that what was booked before it is booked again. */
  readonly isUndo?: boolean;
}

/** Orders for animals in the database. Whoever moves them says who does, for the applications that hang on them. */
export class PetOrderRepository extends OrderRepository<PetOrderStatus, PetOrderRecord, PetOrder> {
  constructor(private readonly mover: OrderMover | null) {
    super(PetOrderModel, petOrderMoves, petOrderUndoMoves, toPetOrder);
  }

  /** The same, moved by somebody now. */
  movedBy(mover: OrderMover): PetOrderRepository {
    return new PetOrderRepository(mover);
  }

  /**
   * Moves an application within the status of its order.
   *
   * @throws DomainError NOT_FOUND; INVALID_TRANSITION where the table does not lead there
   */
  async moveStage(
    id: string,
    to: ApplicationStage,
    session: ClientSession,
  ): Promise<MovedRecord<PetOrderRecord>> {
    const before = await this.findWithApplication(id, session);
    const mover = this.requireMover();
    checkStage(before, to, mover.by);
    const stage = before.application?.stage;
    if (statusOfStage(to) !== before.status)
      throw new Error(`${to} is of another status than ${before.status}`);
    const application = applicationAt(before, to, mover);
    const { matchedCount } = await this.model.updateOne(
      { _id: before._id, status: before.status, 'application.stage': stage },
      { $set: { application } },
      { session },
    );
    if (matchedCount === 0) throw invalidTransition('Somebody else has moved it meanwhile');
    return { before, after: { ...before, application } };
  }

  /** An order with an application. @throws DomainError NOT_FOUND; INVALID_TRANSITION for one without */
  async findWithApplication(id: string, session: ClientSession): Promise<PetOrderRecord> {
    const found = { _id: toObjectId(id, this.noun) };
    const record = await this.model.findOne(found).session(session).lean<PetOrderRecord>();
    if (!record) throw notFound(this.noun);
    if (!record.application) throw invalidTransition('No application hangs on this order');
    return record;
  }

  /** The application goes along, in the same write. */
  protected override async compareAndSet(
    filter: QueryFilter<PetOrderRecord>,
    from: readonly PetOrderStatus[],
    to: PetOrderStatus,
    also: Changes<PetOrderRecord>,
    session: ClientSession | null,
  ): Promise<MovedRecord<PetOrderRecord> | null> {
    const found = { ...filter, status: { $in: [...from] }, application: { $exists: true } };
    const record = await this.model.findOne(found).session(session).lean<PetOrderRecord>();
    if (!record) return super.compareAndSet(filter, from, to, also, session);
    const mover = this.requireMover();
    const booking = mover.isUndo && (await this.freeBooking(record, mover.terms, session));
    const application = storedMove(record, to, booking ? { ...mover, visitAt: booking } : mover);
    const asRead = { ...filter, _id: record._id, 'application.stage': record.application?.stage };
    return super.compareAndSet(asRead, from, to, { ...also, application }, session);
  }

  /** Those without an application in one write, the others one after another: each has its own. */
  protected override async setAll(
    filter: QueryFilter<PetOrderRecord>,
    from: readonly PetOrderStatus[],
    to: PetOrderStatus,
    also: Changes<PetOrderRecord>,
    session: ClientSession,
  ): Promise<number> {
    const those = { ...filter, status: { $in: [...from] }, application: { $exists: true } };
    const applied = await this.model.find(those, { _id: 1 }).session(session).lean<PetOrderRecord[]>();
    let count = await super.setAll({ ...filter, application: { $exists: false } }, from, to, also, session);
    for (const { _id } of applied) if (await this.compareAndSet({ _id }, from, to, also, session)) count += 1;
    return count;
  }

  /** When the visit begins that a decision ended, where nobody else has booked that time since. */
  private async freeBooking(
    { application }: PetOrderRecord,
    terms: ApplicationTerms,
    session: ClientSession | null,
  ): Promise<Date | undefined> {
    const at = application && bookingBefore(application);
    if (!at) return undefined;
    const taken = { 'application.visitSlots': { $in: visitSlots(visitAt(at, terms)) } };
    return (await this.model.exists(taken as QueryFilter<PetOrderRecord>).session(session)) ? undefined : at;
  }

  private requireMover(): OrderMover {
    if (!this.mover) throw new Error('nobody is said to move this order');
    return this.mover;
  }

  /** Declines the others that wait for an animal that was given away. @returns these, as they were */
  async declineOthers({ _id, petId }: PetOrderRecord, session: ClientSession): Promise<PetOrderRecord[]> {
    const waiting = await this.findWaiting(petId, session);
    await this.moveAll(these(waiting), 'declined', { declinedBy: _id }, session);
    return waiting;
  }

  /** Declines all that wait for an animal that leaves the shop. @returns these, as they were */
  async declineAtLeaving(
    petId: Types.ObjectId,
    withdrawnAt: Date,
    session: ClientSession,
  ): Promise<PetOrderRecord[]> {
    const waiting = await this.findWaiting(petId, session);
    await this.moveAll(these(waiting), 'declined', { withdrawnAt }, session);
    return waiting;
  }

  /** Has those wait again that an animal left which is back, each account once. @returns these, as they were */
  async reopenLeft(petId: Types.ObjectId, session: ClientSession): Promise<PetOrderRecord[]> {
    const left = await this.model
      .find({ petId, status: 'declined', withdrawnAt: { $exists: true } })
      .sort({ orderDate: -1, _id: -1 })
      .session(session)
      .lean<PetOrderRecord[]>();
    // Two accounts that both waited may be one by now.
    const firsts = [...new Map(left.map((order) => [order.uid, order])).values()];
    await this.undoAll(these(firsts), 'declined', { withdrawnAt: undefined }, session);
    return firsts;
  }

  private findWaiting(petId: Types.ObjectId, session: ClientSession): Promise<PetOrderRecord[]> {
    return this.model.find({ petId, status: 'pending' }).session(session).lean<PetOrderRecord[]>();
  }

  /** Has those wait again that were declined by giving the animal away. @returns these, as they were */
  async reopenOthers({ _id, petId }: PetOrderRecord, session: ClientSession): Promise<PetOrderRecord[]> {
    const by = { petId, status: 'declined', declinedBy: _id } as const;
    const declined = await this.model.find(by).session(session).lean<PetOrderRecord[]>();
    await this.undoAll(these(declined), 'declined', { declinedBy: undefined }, session);
    return declined;
  }

  /** Has the one wait again whose turn it is, now that the animal is free. @returns it, as it was; null for nobody */
  async giveTurn(
    petId: Types.ObjectId,
    turnAt: Date,
    session: ClientSession,
  ): Promise<PetOrderRecord | null> {
    const orders = await this.model
      // All of them; merged from the states, they come in order.
      .find({ petId, status: { $in: this.states } })
      .sort({ orderDate: 1, _id: 1 })
      .session(session)
      .lean<PetOrderRecord[]>();
    const next = nextInLine(orders);
    if (next) await this.undoAll(these([next]), 'declined', { declinedBy: undefined, turnAt }, session);
    return next;
  }

  /**
   * Notes once that an accepted animal can be collected, which moves no state.
   *
   * @throws DomainError NOT_FOUND, INVALID_TRANSITION
   */
  async announceReady(
    id: string,
    readyAt: Date,
    session: ClientSession,
  ): Promise<MovedRecord<PetOrderRecord>> {
    const _id = toObjectId(id, this.noun);
    const before = await this.model
      .findOneAndUpdate(
        { _id, status: 'approved', readyAt: { $exists: false } },
        { $set: { readyAt } },
        { session, returnDocument: 'before' },
      )
      .lean<PetOrderRecord>();
    if (before) return { before, after: { ...before, readyAt } };

    const status = await this.statusOf(_id, session);
    throw invalidTransition(
      status === 'approved'
        ? 'It was announced already that the animal can be collected'
        : `${this.anyThatIs(status)} cannot be announced as ready to be collected`,
    );
  }
}

export const petOrderRepository = new PetOrderRepository(null);

function these(orders: readonly PetOrderRecord[]) {
  return { _id: { $in: orders.map(({ _id }) => _id) } };
}
