import {
  addDays,
  lastDueDay,
  NOTICE_DAYS,
  type PlanDate,
  shopDay,
} from '../../../domain/repeats/plan-dates.ts';
import type { Database } from '../database/database.ts';
import { databaseClock } from '../database/database-clock.ts';
import { toObjectId } from '../database/object-id.ts';
import type { CartLine } from '../orders/cart-entries/cart-lines.ts';
import { repeatAhead } from '../outbox/mail-events.ts';
import type { MailOutbox } from '../outbox/mail-outbox.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Logger } from '../platform/logging.ts';
import { Semaphore } from '../platform/semaphore.ts';
import type { TermsSource } from '../shop-settings/current-shop-settings.ts';
import { shopToday } from '../shop-settings/shop-today.ts';
import type { User } from '../users/user.entity.ts';
import { deliveryFingerprint } from './delivery-fingerprint.ts';
import type { FollowingPlansService } from './following-plans.service.ts';
import { knownSince, onDay } from './plan-changes.ts';
import type { RepeatChargesService } from './repeat-charges.service.ts';
import type { RepeatOrderService } from './repeat-order.service.ts';
import {
  type RepeatCard,
  type RepeatPlan,
  type RepeatPlanRecord,
  toRepeatPlan,
} from './repeat-plan.entity.ts';
import { isUnannounced, repeatPlanRepository } from './repeat-plan.repository.ts';
import { type RepeatPlansService, requireIdle } from './repeat-plans.service.ts';

/**
 * Plans that are taken further side by side: each waits for Stripe and the disk most of its time. A few leave the
 * database and the processor to whoever shops meanwhile.
 */
const PLANS_AT_A_TIME = 4;

/** What repeat deliveries need from time to time: prices mailed ahead, and what is due charged. */
export class RepeatsService {
  constructor(
    private readonly db: Database,
    private readonly plans: RepeatPlansService,
    private readonly charges: RepeatChargesService,
    private readonly orders: RepeatOrderService,
    private readonly following: FollowingPlansService,
    private readonly outbox: MailOutbox,
    private readonly settings: TermsSource,
    private readonly log: Logger,
  ) {}

  /**
   * One round: what is under way first, then what follows its food, then the mails, then what is due since the morning of its day.
   *
   * @param stopped aborted when the rest is to be left to others
   */
  async run(stopped: AbortSignal): Promise<void> {
    const { timeZone } = await this.settings.terms();
    const now = databaseClock.now();
    const { date } = shopDay(now, timeZone);
    await this.each(repeatPlanRepository.charging(), stopped, ({ _id }) => this.charges.proceed(_id));
    const following = repeatPlanRepository.following(date);
    await this.each(following, stopped, (plan) => this.following.follow(plan, date));
    const unannounced = repeatPlanRepository.unannounced(addDays(date, NOTICE_DAYS), date);
    await this.each(unannounced, stopped, (plan) => this.announce(plan, date));
    const due = repeatPlanRepository.due(lastDueDay(now, timeZone));
    await this.each(due, stopped, ({ _id }) => this.charges.proceed(_id));
  }

  /**
   * Sends the next delivery now, and has its card charged at once; the ones after it come in the rhythm from today on.
   * Twice on a day is once: the second click, or a request whose answer was lost, charges nothing.
   *
   * @param seen the fingerprint of what the shopper saw; without it, whatever it costs now is meant
   * @returns the plan as it is then: `problem` says why the card was not charged
   * @throws DomainError NOT_FOUND, INVALID_TRANSITION once it is over, CONFLICT while it is being charged, where its price
   *   waits for consent or something else was seen, OUT_OF_STOCK, UPSTREAM_UNAVAILABLE
   */
  async sendNow(id: string, { uid }: User, seen?: string | null): Promise<RepeatPlan> {
    const _id = toObjectId(id, 'Plan');
    await this.db.transaction(async (session) => {
      const plan = await repeatPlanRepository.getOwn(_id, uid, session);
      requireIdle(plan);
      const today = await shopToday(this.settings, session);
      if (plan.deliveries > 0 && plan.lastDate === today) return;
      const next = await this.orders.nextDeliveryIn(plan, session);
      if (next.kind === 'consent')
        throw new DomainError(
          'CONFLICT',
          `The price of ${plan.petname} has changed. Please accept it first.`,
        );
      if (next.kind !== 'lines')
        throw new DomainError('OUT_OF_STOCK', `${plan.petname} is sold out right now`);
      const now = { ...onDay(today), ...knownSince(today) };
      const { after } = await repeatPlanRepository.move(_id, 'active', now, session);
      const { amount } = await this.charges.openIn(after, next.lines, session);
      if (seen && seen !== deliveryFingerprint(_id.toHexString(), next.lines.map(toPiece), amount))
        throw costsElse();
    });
    await this.charges.proceed(_id);
    return toRepeatPlan(await repeatPlanRepository.getOwn(_id, uid, null));
  }

  /**
   * Ends a plan at once; twice is once. Its card is forgotten, unless another plan charges it.
   *
   * @throws DomainError NOT_FOUND
   */
  async end(id: string, viewer: User): Promise<RepeatPlan> {
    const ended = await this.plans.end(id, viewer);
    // What is left at Stripe can be charged by nobody who does not ask for this plan.
    await this.charges
      .forgetCard(ended)
      .catch((error) => this.log.warn({ err: error, planId: id }, 'a card could not be forgotten'));
    return ended;
  }

  /** The card that a plan charges, looked up once; null where Stripe does not say. */
  async cardOf({ _id, card, status }: RepeatPlan): Promise<RepeatCard | null> {
    if (card || status === 'ended') return card ?? null;
    return this.charges.cardOf(toObjectId(_id, 'Plan')).catch((error) => {
      this.log.info({ err: error, planId: _id }, 'the card of a repeat delivery could not be looked up');
      return null;
    });
  }

  /** What was bought today still moves a plan that follows its food; it is announced with its new day then. */
  private async announce(due: RepeatPlanRecord, today: PlanDate): Promise<void> {
    const { _id, nextDate } = due;
    await this.following.follow(due, today);
    await this.db.transaction(async (session) => {
      const plan = await repeatPlanRepository.find({ _id, nextDate, ...isUnannounced(today) }, session);
      if (!plan) return;
      await repeatPlanRepository.change(_id, { announcedOn: today }, session);
      await this.outbox.add([repeatAhead(plan)], session);
    });
  }

  /** One plan that can't be handled keeps no other from its delivery; it is tried again by the next round. */
  private async each(
    batches: AsyncGenerator<RepeatPlanRecord[]>,
    stopped: AbortSignal,
    work: (plan: RepeatPlanRecord) => Promise<void>,
  ): Promise<void> {
    const semaphore = new Semaphore(PLANS_AT_A_TIME);
    const one = async (plan: RepeatPlanRecord) => {
      if (stopped.aborted) return;
      await work(plan).catch((error) =>
        this.log.warn({ err: error, planId: plan._id }, 'a repeat delivery waits, it is tried again'),
      );
    };
    for await (const batch of batches) {
      await Promise.all(batch.map((plan) => semaphore.run(() => one(plan))));
      if (stopped.aborted) return;
    }
  }
}

function toPiece({ pet, accessoriesAmount }: CartLine) {
  return { petId: pet._id, accessoriesAmount };
}

function costsElse(): DomainError {
  return new DomainError('CONFLICT', 'It would cost something else by now: please look at it again');
}
