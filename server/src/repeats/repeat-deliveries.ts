import { type ClientSession, Types } from 'mongoose';
import { toCents } from '../../../domain/money/money.ts';
import { addWeeks, dateAfter, type PlanDate } from '../../../domain/repeats/plan-dates.ts';
import { databaseClock } from '../database/database-clock.ts';
import type { Changes } from '../database/state-repository.ts';
import type { CartEntryRecord } from '../orders/cart-entries/cart-entry.entity.ts';
import type { PaidOrder, PlanCard, PlanCards, PlanKeeper } from '../orders/ports.ts';
import type { TermsSource } from '../shop-settings/current-shop-settings.ts';
import { shopToday } from '../shop-settings/shop-today.ts';
import type { RepeatPlanRecord } from './repeat-plan.entity.ts';
import { repeatPlanRepository } from './repeat-plan.repository.ts';

/** What paid orders do to plans, each in the transaction that pays it. */
export class RepeatDeliveries implements PlanKeeper, PlanCards {
  constructor(private readonly settings: TermsSource) {}

  /** The day by the shop's calendar. */
  today(session: ClientSession): Promise<PlanDate> {
    return shopToday(this.settings, session);
  }

  async cardsOf(uid: string): ReturnType<PlanCards['cardsOf']> {
    const plans = await repeatPlanRepository.ofAccount(uid);
    return plans
      .filter(({ status }) => status !== 'ended')
      .map(({ petname, cardIntentId, card }) => ({
        ...{ petname, cardIntentId },
        ...(card && { paymentMethodId: card.paymentMethodId }),
      }));
  }

  /** A plan that there is already for the item goes on by what was chosen now, with the card that paid now, from today on. */
  async begin(entries: readonly CartEntryRecord[], card: PlanCard, session: ClientSession): Promise<void> {
    for (const entry of entries) {
      if (entry.everyWeeks) await this.beginOne(entry, entry.everyWeeks, card, session);
    }
  }

  /** The next delivery is due in the plan's rhythm. A plan that has begun anew since keeps the days that were chosen then. */
  async advance({ _id, repeatPlanId }: PaidOrder, sent: readonly CartEntryRecord[], session: ClientSession) {
    const plan = await repeatPlanRepository.find({ _id: repeatPlanId }, session);
    if (!plan) return;
    const today = await this.today(session);
    await repeatPlanRepository.change(
      plan._id,
      {
        ...(plan.paymentId?.equals(_id) && nextCycle(plan, today)),
        ...(sent.length > 0 && delivered(plan, sent, today)),
      },
      session,
    );
  }

  async endBegunBy(entries: readonly CartEntryRecord[], session: ClientSession): Promise<void> {
    const repeated = entries.filter(({ everyWeeks }) => everyWeeks);
    if (repeated.length === 0) return;
    const begun = { entryId: { $in: repeated.map(({ _id }) => _id) } };
    await repeatPlanRepository.moveAll(begun, 'ended', { endedAt: databaseClock.now() }, session);
  }

  private async beginOne(
    entry: CartEntryRecord,
    everyWeeks: number,
    { cardIntentId, cardUid }: PlanCard,
    session: ClientSession,
  ): Promise<void> {
    const { uid, email, petId, petname, username, location, phone } = entry;
    const known = await repeatPlanRepository.findLive(uid, petId, session);
    const today = await this.today(session);
    const nextDate = addWeeks(today, everyWeeks);
    const unitCents = toCents(entry.petprice);
    const chosen = {
      ...{ petname, everyWeeks, username, location, phone, cardIntentId, entryId: entry._id },
      ...{ accessoriesAmount: entry.accessoriesAmount, delivery: entry.deliveryMethod },
      ...{ agreedCents: unitCents, lastCents: unitCents },
      ...{ lastDate: today, lastAmount: entry.accessoriesAmount },
      ...{ nextDate, chargeDate: nextDate, attempts: 0, declines: 0 },
    };
    if (!known) {
      const fresh = { extras: [], deliveries: 0, cycle: 0, createdAt: databaseClock.now() };
      const _id = new Types.ObjectId();
      return repeatPlanRepository.add(
        { _id, uid, email, petId, status: 'active', ...chosen, ...fresh, ...(cardUid && { cardUid }) },
        session,
      );
    }
    const anew = {
      ...chosen,
      cycle: known.cycle + 1,
      card: undefined,
      cardUid,
      firstTried: undefined,
      announcedOn: undefined,
    };
    await repeatPlanRepository.move(
      known._id,
      'active',
      { ...anew, paymentId: undefined, problem: undefined },
      session,
    );
  }
}

/** What changes when a delivery comes. */
function delivered(
  plan: RepeatPlanRecord,
  sent: readonly CartEntryRecord[],
  today: PlanDate,
): Changes<RepeatPlanRecord> {
  const items = new Set(sent.map(({ petId }) => petId.toString()));
  const own = sent.find(({ petId }) => petId.equals(plan.petId));
  return {
    ...{ lastDate: today, deliveries: plan.deliveries + 1 },
    lastAmount: own?.accessoriesAmount ?? plan.accessoriesAmount,
    ...(own && { lastCents: toCents(own.petprice) }),
    extras: plan.extras.filter(({ petId }) => !items.has(petId.toString())),
  };
}

/** What changes when a delivery came, was skipped or left out: the plan goes on in its rhythm, after today. */
export function nextCycle(plan: RepeatPlanRecord, today: PlanDate): Changes<RepeatPlanRecord> {
  const nextDate = dateAfter(plan.nextDate, plan.everyWeeks, today);
  return {
    ...{ nextDate, chargeDate: nextDate, announcedOn: undefined },
    ...{ cycle: plan.cycle + 1, attempts: 0, declines: 0 },
    ...{ firstTried: undefined, paymentId: undefined, problem: undefined },
  };
}
