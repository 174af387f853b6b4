import { z } from 'zod';
import {
  answersRules,
  staffReasonRules,
  stageMessageRules,
} from '../../../../domain/adoption/application-questions.ts';
import { handOverRules } from '../../../../domain/adoption/hand-over.ts';
import { householdRules } from '../../../../domain/matching/household.ts';
import type { ApplicationStage } from '../../../../domain/orders/application-stages.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { Database } from '../../database/database.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { invalidTransition } from '../../database/state-repository.ts';
import { aboutPetOrder } from '../../outbox/mail-events.ts';
import type { MailOutbox } from '../../outbox/mail-outbox.ts';
import { badInput, checkInput } from '../../platform/domain-error.ts';
import type { SettingsSource } from '../../shop-settings/current-shop-settings.ts';
import type { User } from '../../users/user.entity.ts';
import { checkStage } from '../pet-orders/application-moves.ts';
import { type PetOrder, PetOrderModel, toPetOrder } from '../pet-orders/pet-order.entity.ts';
import { petOrderRepository } from '../pet-orders/pet-orders.repository.ts';
import type { PetOrdersService } from '../pet-orders/pet-orders.service.ts';
import { requireAnswerable } from './answerable.ts';
import { recordStage } from './record-stage.ts';
import { forgetTyped } from './typed-answers.service.ts';

const applicationRules = z.object({ answers: answersRules, household: householdRules.nullish() });

/** Applications for animals: what is answered, and how the staff decide. Visits have a service of their own. */
export class ApplicationsService {
  constructor(
    private readonly db: Database,
    private readonly orders: PetOrdersService,
    private readonly shop: Pick<SettingsSource, 'get'>,
    private readonly audit: Pick<AuditService, 'record'>,
    private readonly outbox: Pick<MailOutbox, 'add'>,
  ) {}

  /** An order of the viewer, or any for the staff. @throws DomainError NOT_FOUND */
  async get(id: string, viewer: User): Promise<PetOrder> {
    return toPetOrder(await petOrderRepository.getOwn(id, viewer, null));
  }

  /**
   * Answers what the shop asks, again and again until it has decided.
   *
   * @throws DomainError BAD_USER_INPUT naming every bad answer, NOT_FOUND; INVALID_TRANSITION where it is decided
   */
  answer(id: string, input: unknown, viewer: User): Promise<PetOrder> {
    const { answers, household } = checkInput(applicationRules, input);
    return this.db.transaction(async (session) => {
      const order = await petOrderRepository.getOwn(id, viewer, session);
      requireAnswerable(order, answers, (await this.shop.get(session)).applicationQuestions);
      const sent = household && { 'application.household': household };
      const $set = { 'application.answers': answers, ...sent };
      await PetOrderModel.updateOne({ _id: order._id }, { $set }, { session });
      await forgetTyped(order, session);
      return toPetOrder(await petOrderRepository.getOwn(id, viewer, session));
    });
  }

  /**
   * Moves an application to a stage that takes nothing but a word.
   *
   * @throws DomainError BAD_USER_INPUT, NOT_FOUND, INVALID_TRANSITION, ALREADY_SOLD; FORBIDDEN for staff whose own it is
   */
  async move(id: string, stage: ApplicationStage, input: unknown, staff: User): Promise<PetOrder> {
    const { message } = checkInput(stageMessageRules, { message: input });
    const now = databaseClock.now();
    await this.checkMove(id, stage);
    if (stage === 'APPROVED') return this.orders.accept(id, staff, now, message);
    if (stage === 'DECLINED') return this.orders.decline(id, staff, now, message);
    if (stage === 'HANDED_OVER') return this.orders.collect(id, staff);
    if (stage === 'WITHDRAWN') return this.orders.cancel(id, staff, now, message);
    if (stage === 'RETURNED') return this.returnAnimal(id, message, staff);
    return this.db.transaction(async (session) => {
      await this.orders.allow(id, 'move', staff, session);
      const orders = await this.orders.movedBy({ by: 'SHOP', message }, now, session);
      const moved = await orders.moveStage(id, stage, session);
      if (stage === 'VISIT_OFFERED' && moved.before.application?.stage === 'VISIT_BOOKED') {
        await this.outbox.add([aboutPetOrder('VISIT_OFFERED', moved.after, now)], session);
      }
      await recordStage(this.audit, 'move_application', moved, staff, session);
      return toPetOrder(moved.after);
    });
  }

  /** The animal moves to its new home. @throws DomainError BAD_USER_INPUT, NOT_FOUND, INVALID_TRANSITION */
  async handOver(id: string, input: unknown, staff: User): Promise<PetOrder> {
    const { paid, paidBy, note } = checkInput(handOverRules, input ?? {});
    await this.checkMove(id, 'HANDED_OVER');
    return this.orders.collect(id, staff, {
      ...(typeof paid === 'number' && { paid }),
      ...(paidBy && { paidBy }),
      ...(note && { note }),
    });
  }

  /** It comes back, without blame. @throws DomainError BAD_USER_INPUT, NOT_FOUND, INVALID_TRANSITION */
  async returnAnimal(id: string, input: unknown, staff: User): Promise<PetOrder> {
    const { reason } = checkInput(staffReasonRules, { reason: input });
    return this.orders.takeBack(id, reason, staff);
  }

  /** Withdraws an application, as cancelling its order does. @throws DomainError NOT_FOUND, INVALID_TRANSITION */
  async withdraw(id: string, viewer: User): Promise<PetOrder> {
    const { application } = await this.get(id, viewer);
    if (!application) throw invalidTransition('No application hangs on this order');
    return this.orders.cancel(id, viewer);
  }

  /**
   * Looks before the move does, which looks again.
   *
   * @throws DomainError NOT_FOUND, INVALID_TRANSITION; BAD_USER_INPUT for a stage that takes more than a word
   */
  private async checkMove(id: string, stage: ApplicationStage): Promise<void> {
    const order = await this.db.transaction((session) => petOrderRepository.findWithApplication(id, session));
    checkStage(order, stage, 'SHOP');
    const hasOffer = order.application && order.application.offered.length > 0;
    if (stage === 'VISIT_OFFERED' && !hasOffer) throw badInput({ stage: 'Offer times with offerVisits' });
    if (stage === 'VISIT_BOOKED') throw badInput({ stage: 'Book a time with bookVisit' });
  }
}
