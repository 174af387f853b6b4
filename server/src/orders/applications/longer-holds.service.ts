import type { ClientSession } from 'mongoose';
import { endOfHold, longerHold, longerHoldProblem } from '../../../../domain/adoption/longer-hold.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import { changesBetween } from '../../audit/changes.ts';
import type { Database } from '../../database/database.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { collectionReminder } from '../../outbox/mail-events.ts';
import type { MailOutbox } from '../../outbox/mail-outbox.ts';
import { badInput, DomainError } from '../../platform/domain-error.ts';
import type { SettingsSource } from '../../shop-settings/current-shop-settings.ts';
import type { User } from '../../users/user.entity.ts';
import {
  type PetOrder,
  PetOrderModel,
  type PetOrderRecord,
  toPetOrder,
} from '../pet-orders/pet-order.entity.ts';
import { petOrderRepository } from '../pet-orders/pet-orders.repository.ts';
import type { PetOrdersService } from '../pet-orders/pet-orders.service.ts';

/** Keeps animals longer for those who were given them and need more time to come. */
export class LongerHoldsService {
  constructor(
    private readonly db: Database,
    private readonly orders: Pick<PetOrdersService, 'allow'>,
    private readonly shop: Pick<SettingsSource, 'get'>,
    private readonly audit: Pick<AuditService, 'record'>,
    private readonly outbox: Pick<MailOutbox, 'add'>,
  ) {}

  /**
   * Keeps an animal through a day of the shop's calendar; the same day again changes nothing.
   *
   * @param day such as `2026-12-04`
   * @throws DomainError NOT_FOUND; FORBIDDEN for staff whose own order it is; CONFLICT where no animal is kept for an end;
   *   BAD_USER_INPUT naming `until` where the day is too early or too late
   */
  extend(id: string, day: string, staff: User): Promise<PetOrder> {
    return this.db.transaction(async (session) => {
      await this.orders.allow(id, 'extend the hold of', staff, session);
      const order = await petOrderRepository.getOwn(id, staff, session);
      const { timeZone } = await this.shop.get(session);
      const now = databaseClock.now();
      const present = requireHold(order);
      const problem = longerHoldProblem(day, present, now, timeZone);
      if (problem) throw badInput({ until: problem });
      const until = endOfHold(day, timeZone);
      const isSame = until.getTime() === present.getTime();
      return toPetOrder(isSame ? order : await this.keepUntil(order, until, now, staff, session));
    });
  }

  private async keepUntil(
    order: PetOrderRecord,
    until: Date,
    now: Date,
    staff: User,
    session: ClientSession,
  ): Promise<PetOrderRecord> {
    const { times, event, isReminded } = longerHold(until, now);
    const set = Object.entries(times).map(([name, time]) => [`application.${name}`, time] as const);
    await PetOrderModel.updateOne(
      { _id: order._id },
      { $set: Object.fromEntries(set), $push: { 'application.timeline': event } },
      { session },
    );
    if (isReminded) await this.outbox.add([collectionReminder(order, until)], session);
    await this.record(order, until, staff, session);
    return petOrderRepository.getOwn(order._id.toHexString(), staff, session);
  }

  private record(
    { _id, petname, application }: PetOrderRecord,
    heldUntil: Date,
    actor: User,
    session: ClientSession,
  ): Promise<void> {
    const subject = {
      subject: 'pet_order',
      subjectId: _id.toHexString(),
      subjectName: petname,
    } as const;
    const changes = changesBetween({ heldUntil: application?.heldUntil }, { heldUntil }, ['heldUntil']);
    return this.audit.record({ actor, action: 'extend_hold', ...subject, changes }, session);
  }
}

/** When the hold of an order ends. @throws DomainError CONFLICT where nothing is kept, or without an end */
function requireHold({ status, application, fee }: PetOrderRecord): Date {
  if (status === 'approved' && application?.heldUntil) return application.heldUntil;
  const isKept = status === 'approved' && fee?.paidAt;
  throw new DomainError(
    'CONFLICT',
    isKept
      ? 'The adoption fee is paid: the animal is kept without an end'
      : 'No animal is kept for this order',
  );
}
