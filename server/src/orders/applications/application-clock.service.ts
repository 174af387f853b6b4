import type { ClientSession } from 'mongoose';
import { afterHomeDue, nextAfterHome } from '../../../../domain/adoption/after-home.ts';
import { REMINDER_MS } from '../../../../domain/adoption/application.ts';
import { stageOf } from '../../../../domain/orders/application-stages.ts';
import type { Database } from '../../database/database.ts';
import { databaseClock } from '../../database/database-clock.ts';
import {
  aboutPetOrder,
  afterHome,
  answerDue,
  collectionReminder,
  type NewMail,
} from '../../outbox/mail-events.ts';
import type { MailOutbox } from '../../outbox/mail-outbox.ts';
import { PetOrderModel, type PetOrderRecord } from '../pet-orders/pet-order.entity.ts';
import type { PetOrdersService } from '../pet-orders/pet-orders.service.ts';

/** Does what time brings about: reminders, each once, and the next in line where nobody comes for an animal. */
export class ApplicationClockService {
  constructor(
    private readonly db: Database,
    private readonly orders: Pick<PetOrdersService, 'expire'>,
    private readonly outbox: Pick<MailOutbox, 'add'>,
  ) {}

  async hasDue(): Promise<boolean> {
    return (await PetOrderModel.exists(dueAt(databaseClock.now()))) !== null;
  }

  /** One application after another, those first that have waited longest. */
  async wakeAll(stopped: AbortSignal): Promise<void> {
    for (let due = await findDue(); due && !stopped.aborted; due = await findDue()) await this.wake(due);
  }

  private async wake(order: PetOrderRecord): Promise<void> {
    const now = databaseClock.now();
    const { heldUntil } = order.application ?? {};
    const isOver = order.status === 'approved' && heldUntil && heldUntil <= now && wasReminded(order);
    if (isOver && (await this.orders.expire(order._id.toHexString(), now))) return;
    await this.db.transaction(async (session) => {
      const next = nextTimes(order, now);
      if (!(await this.note(order, next, session))) return;
      await this.outbox.add(reminderOf(order, now), session);
    });
  }

  /** @returns false where it was moved meanwhile */
  private async note(
    { _id, status, application }: PetOrderRecord,
    next: ReturnType<typeof nextTimes>,
    session: ClientSession,
  ): Promise<boolean> {
    const asRead = { _id, status, 'application.wakeAt': application?.wakeAt };
    const { matchedCount } = await PetOrderModel.updateOne(asRead as object, next, { session });
    return matchedCount > 0;
  }
}

function dueAt(now: Date) {
  return { 'application.wakeAt': { $lte: now } } as const;
}

function findDue(): Promise<PetOrderRecord | null> {
  return PetOrderModel.findOne(dueAt(databaseClock.now()))
    .sort({ 'application.wakeAt': 1 })
    .lean<PetOrderRecord>()
    .exec();
}

/** After the reminder the clock wakes at the end of the hold. */
function wasReminded({ application }: PetOrderRecord): boolean {
  return application?.wakeAt?.getTime() === application?.heldUntil?.getTime();
}

/** Whoever is reminded late, because no server ran, has two days all the same. */
function nextTimes(
  order: PetOrderRecord,
  now: Date,
): { readonly $set?: Readonly<Record<string, Date>>; readonly $unset?: Readonly<Record<string, string>> } {
  const { heldUntil } = order.application ?? {};
  const movedAt = movedInAt(order);
  const askAt = movedAt && nextAfterHome(movedAt, now);
  if (askAt) return { $set: { 'application.wakeAt': askAt } };
  if (order.status !== 'approved' || !heldUntil || wasReminded(order)) {
    return { $unset: { 'application.wakeAt': '' } };
  }
  const until = remindedUntil(heldUntil, now);
  return {
    $set: { 'application.heldUntil': until, 'application.dueAt': until, 'application.wakeAt': until },
  };
}

/** When the animal moved in that lives there now. */
function movedInAt({ status, application }: PetOrderRecord): Date | null {
  if (status !== 'collected') return null;
  return application?.timeline.findLast(({ stage }) => stage === 'HANDED_OVER')?.at ?? null;
}

/** How it is going is asked once where several days have passed unasked. */
function askedAfter(order: PetOrderRecord, now: Date): NewMail[] {
  const movedAt = movedInAt(order);
  const day = movedAt && afterHomeDue(movedAt, now);
  return day ? [afterHome(order, day)] : [];
}

/** When a hold ends of which its shopper is reminded now. */
function remindedUntil(heldUntil: Date, now: Date): Date {
  return new Date(Math.max(heldUntil.getTime(), now.getTime() + REMINDER_MS));
}

function reminderOf(order: PetOrderRecord, now: Date): NewMail[] {
  const { status, application } = order;
  switch (stageOf(status, application?.stage)) {
    case 'VISIT_BOOKED': {
      const { visitAt } = application ?? {};
      return visitAt && now < visitAt ? [aboutPetOrder('VISIT_REMINDER', order, visitAt)] : [];
    }
    case 'APPROVED': {
      const { heldUntil } = application ?? {};
      if (!heldUntil || wasReminded(order)) return [];
      return [collectionReminder(order, remindedUntil(heldUntil, now))];
    }
    case 'HANDED_OVER':
      return askedAfter(order, now);
    case 'RECEIVED':
    case 'READING':
    case 'VISITED':
    case 'NO_SHOW':
      return application?.answerBy ? [answerDue(order, application.answerBy)] : [];
    default:
      return [];
  }
}
