import type { ClientSession } from 'mongoose';
import {
  type Visit,
  type VisitTerms,
  visitAt,
  visitProblem,
  visitSlots,
} from '../../../../domain/adoption/visits.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { Database } from '../../database/database.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import { aboutPetOrder } from '../../outbox/mail-events.ts';
import type { MailOutbox } from '../../outbox/mail-outbox.ts';
import { badInput, DomainError } from '../../platform/domain-error.ts';
import { newSecretCode } from '../../platform/secret-code.ts';
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
import { recordStage } from './record-stage.ts';

/** Most times that are offered to one family. */
const MAX_OFFERED = 30;
/** Of the secret in the address of a visit's calendar file. */
const CODE_BYTES = 18;

/** Visits: offered by the staff, booked by whoever wants the animal, one family's at a time. */
export class VisitsService {
  constructor(
    private readonly db: Database,
    private readonly orders: PetOrdersService,
    private readonly shop: Pick<SettingsSource, 'get'>,
    private readonly audit: Pick<AuditService, 'record'>,
    private readonly outbox: Pick<MailOutbox, 'add'>,
  ) {}

  /**
   * Offers times to meet, in place of those that were offered before.
   *
   * @throws DomainError BAD_USER_INPUT naming every time on which nobody can come; NOT_FOUND; FORBIDDEN for staff whose
   *   own order it is; INVALID_TRANSITION
   */
  offer(id: string, starts: readonly Date[], staff: User): Promise<PetOrder> {
    const now = databaseClock.now();
    return this.db.transaction(async (session) => {
      await this.orders.allow(id, 'offer visits for', staff, session);
      const terms = await this.shop.get(session);
      const taken = await takenSlots(
        starts.map((at) => visitAt(at, terms)),
        session,
      );
      const offered = checkStarts(starts, terms, taken, now);
      const orders = await this.orders.movedBy({ by: 'SHOP', offered }, now, session);
      const moved = await orders.moveStage(id, 'VISIT_OFFERED', session);
      await this.outbox.add([aboutPetOrder('VISIT_OFFERED', moved.after, now)], session);
      await recordStage(this.audit, 'offer_visits', moved, staff, session);
      return toPetOrder(moved.after);
    });
  }

  /**
   * Books one of the times that were offered, in place of one that was booked before.
   *
   * @throws DomainError BAD_USER_INPUT for another time, NOT_FOUND, INVALID_TRANSITION; CONFLICT where somebody else has it
   */
  async book(id: string, at: Date, viewer: User): Promise<PetOrder> {
    const now = databaseClock.now();
    try {
      return await this.db.transaction(async (session) => {
        const own = await petOrderRepository.getOwn(id, viewer, session);
        requireOffered(own, at, await this.shop.get(session), now);
        const by = own.uid === viewer.uid ? 'SHOPPER' : 'SHOP';
        const mover = { by, visitAt: at, calendarCode: newSecretCode(CODE_BYTES) } as const;
        const orders = await this.orders.movedBy(mover, now, session);
        const moved = await orders.moveStage(id, 'VISIT_BOOKED', session);
        await this.outbox.add([aboutPetOrder('VISIT_BOOKED', moved.after, now)], session);
        if (by === 'SHOP') await recordStage(this.audit, 'move_application', moved, viewer, session);
        return toPetOrder(moved.after);
      });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      throw new DomainError(
        'CONFLICT',
        'Somebody else has just booked that time. Please choose another one.',
      );
    }
  }

  /** Calls a visit off; another time can be booked, as a mail says where the shop did it. @throws DomainError NOT_FOUND, INVALID_TRANSITION */
  cancel(id: string, viewer: User): Promise<PetOrder> {
    return this.db.transaction(async (session) => {
      const { uid } = await petOrderRepository.getOwn(id, viewer, session);
      const by = uid === viewer.uid ? 'SHOPPER' : 'SHOP';
      const now = databaseClock.now();
      const orders = await this.orders.movedBy({ by }, now, session);
      const before = await orders.findWithApplication(id, session);
      if (before.application?.stage !== 'VISIT_BOOKED') {
        throw new DomainError('INVALID_TRANSITION', 'No visit is booked');
      }
      const moved = await orders.moveStage(id, 'VISIT_OFFERED', session);
      if (by === 'SHOP') {
        await this.outbox.add([aboutPetOrder('VISIT_OFFERED', moved.after, now)], session);
        await recordStage(this.audit, 'move_application', moved, viewer, session);
      }
      return toPetOrder(moved.after);
    });
  }

  /** Of the times that were offered, those that can be booked now. */
  async open({ application }: Pick<PetOrderRecord, 'application'>): Promise<Date[]> {
    const terms = await this.shop.get();
    const now = databaseClock.now();
    const offered = (application?.offered ?? []).filter((at) => visitProblem(at, terms, now) === null);
    const taken = await takenSlots(
      offered.map((at) => visitAt(at, terms)),
      null,
    );
    return offered.filter((at) => !isTaken(visitAt(at, terms), taken));
  }
}

/** Which five minutes of some visits are taken. */
async function takenSlots(visits: readonly Visit[], session: ClientSession | null): Promise<Set<number>> {
  const slots = visits.flatMap(visitSlots);
  if (slots.length === 0) return new Set();
  const booked = await PetOrderModel.find(
    { 'application.visitSlots': { $in: slots } },
    { 'application.visitSlots': 1 },
  )
    .session(session)
    .lean<PetOrderRecord[]>();
  const taken = booked.flatMap(({ application }) => application?.visitSlots ?? []);
  return new Set(taken.map((slot) => slot.getTime()));
}

function isTaken(visit: Visit, taken: ReadonlySet<number>): boolean {
  return visitSlots(visit).some((slot) => taken.has(slot.getTime()));
}

/** @returns the times in order, each once @throws DomainError BAD_USER_INPUT */
function checkStarts(
  starts: readonly Date[],
  terms: VisitTerms,
  taken: ReadonlySet<number>,
  now: Date,
): Date[] {
  if (starts.length === 0) throw badInput({ starts: 'At least one time' });
  if (starts.length > MAX_OFFERED) throw badInput({ starts: `At most ${MAX_OFFERED} times` });
  const problems = starts.flatMap((at, place) => {
    const busy = () => (isTaken(visitAt(at, terms), taken) ? 'Somebody else comes at that time' : null);
    const problem = visitProblem(at, terms, now) ?? busy();
    return problem ? [[`starts.${place}`, problem] as const] : [];
  });
  if (problems.length > 0) throw badInput(Object.fromEntries(problems));
  const times = [...new Set(starts.map((at) => at.getTime()))].sort((a, b) => a - b);
  return times.map((time) => new Date(time));
}

/** @throws DomainError BAD_USER_INPUT */
function requireOffered({ application }: PetOrderRecord, at: Date, terms: VisitTerms, now: Date): void {
  const isOffered = application?.offered.some((one) => one.getTime() === at.getTime());
  if (application && !isOffered) throw badInput({ at: 'One of the times that the shop offers' });
  const problem = application && visitProblem(at, terms, now);
  if (problem) throw badInput({ at: problem });
}
