import type { ClientSession, QueryFilter, Types } from 'mongoose';
import type { PlanDate } from '../../../domain/repeats/plan-dates.ts';
import { livePlanStates, type PlanStatus, planMoves } from '../../../domain/repeats/plan-states.ts';
import { findInBatches } from '../database/find-in-batches.ts';
import { setOrUnset } from '../database/set-or-unset.ts';
import { type Changes, StateRepository } from '../database/state-repository.ts';
import { notFound } from '../platform/domain-error.ts';
import { type RepeatCard, RepeatPlanModel, type RepeatPlanRecord } from './repeat-plan.entity.ts';

type Session = ClientSession | null;

/** More than any account has. */
const MAX_PLANS_OF_ACCOUNT = 100;

/** Plans of repeat deliveries in the database. Who changes one reads it in the same transaction, so that changes take turns. */
class RepeatPlanRepository extends StateRepository<PlanStatus, RepeatPlanRecord> {
  constructor() {
    super(RepeatPlanModel, planMoves, 'Plan');
  }

  /** The plan with all of these; null where there is none. */
  find(filter: QueryFilter<RepeatPlanRecord>, session: Session): Promise<RepeatPlanRecord | null> {
    return this.model.findOne(filter).session(session).lean<RepeatPlanRecord>().exec();
  }

  /** @throws DomainError NOT_FOUND, also for somebody else's plan */
  async getOwn(_id: Types.ObjectId, uid: string, session: Session): Promise<RepeatPlanRecord> {
    const plan = await this.find({ _id, uid }, session);
    if (!plan) throw notFound('Plan');
    return plan;
  }

  /** The plan of an account for an item that is not over. */
  findLive(uid: string, petId: Types.ObjectId, session: Session): Promise<RepeatPlanRecord | null> {
    return this.find({ uid, petId, status: { $in: livePlanStates } }, session);
  }

  /** Which of some items the plans of an account bring that are not over, by their ids. */
  async bringsOneOf(
    uid: string,
    petIds: readonly Types.ObjectId[],
    session: Session,
  ): Promise<ReadonlySet<string>> {
    const some = { $in: [...petIds] };
    const brings = { $or: [{ petId: some }, { substituteId: some }, { 'extras.petId': some }] };
    const plans = await this.model
      .find({ uid, status: { $in: livePlanStates }, ...brings })
      .session(session)
      .lean<RepeatPlanRecord[]>();
    const brought = plans.flatMap(({ petId, substituteId, extras }) => [
      petId,
      ...(substituteId ? [substituteId] : []),
      ...extras.map((extra) => extra.petId),
    ]);
    return new Set(brought.map((id) => id.toHexString()));
  }

  /** Whether a plan that is not over charges the card that a payment saved. @param cardIntentId Stripe's id of that payment */
  async isCharged(cardIntentId: string): Promise<boolean> {
    return (await this.find({ cardIntentId, status: { $in: livePlanStates } }, null)) !== null;
  }

  /** Whether there is any that is not over, or whose payment is not. */
  async hasAny(): Promise<boolean> {
    const some = { $or: [{ status: { $in: livePlanStates } }, { paymentId: { $exists: true } }] };
    return (await this.find(some, null)) !== null;
  }

  /** The plans of an account, newest first. */
  ofAccount(uid: string): Promise<RepeatPlanRecord[]> {
    return this.model
      .find({ uid })
      .sort({ createdAt: -1, _id: -1 })
      .limit(MAX_PLANS_OF_ACCOUNT)
      .lean<RepeatPlanRecord[]>()
      .exec();
  }

  /**
   * Plans whose delivery is to be charged by a day, in batches, those that wait longest first. Their price was mailed
   * the day before at the latest: a clock that jumps ahead for a moment charges nobody.
   */
  due(today: PlanDate): AsyncGenerator<RepeatPlanRecord[]> {
    return findInBatches<RepeatPlanRecord>(this.model, isDueBy(today), 'chargeDate');
  }

  /** How many these are, and the day of the first. */
  async countDue(today: PlanDate): Promise<{ count: number; oldest: PlanDate | null }> {
    const [count, first] = await Promise.all([
      this.model.countDocuments(isDueBy(today)),
      this.model
        .findOne(isDueBy(today), { _id: 0, chargeDate: 1 })
        .sort({ chargeDate: 1, _id: 1 })
        .lean<Pick<RepeatPlanRecord, 'chargeDate'>>(),
    ]);
    return { count, oldest: first?.chargeDate ?? null };
  }

  /** Plans whose next delivery comes by a day and whose price was not mailed yet, in batches. */
  unannounced(by: PlanDate, today: PlanDate): AsyncGenerator<RepeatPlanRecord[]> {
    const filter = { ...isUnannounced(today), nextDate: { $lte: by } };
    return findInBatches<RepeatPlanRecord>(this.model, filter, 'nextDate');
  }

  /** Plans that follow their forecasts, were not announced, and were not looked at today, in batches. */
  following(today: PlanDate): AsyncGenerator<RepeatPlanRecord[]> {
    const filter = { ...isFollowing(today), followedOn: { $ne: today } };
    return findInBatches<RepeatPlanRecord>(this.model, filter, 'nextDate');
  }

  /** Plans that are being charged, in batches. */
  charging(): AsyncGenerator<RepeatPlanRecord[]> {
    return findInBatches<RepeatPlanRecord>(this.model, { paymentId: { $exists: true } }, 'paymentId');
  }

  async add(plan: RepeatPlanRecord, session: ClientSession): Promise<void> {
    await this.model.create([plan], { session });
  }

  /** Keeps the card that a payment saved, unless the plan has begun anew since, with another. */
  async rememberCard(plan: Pick<RepeatPlanRecord, '_id' | 'cardIntentId'>, card: RepeatCard): Promise<void> {
    await this.model.updateOne(plan, { $set: { card } });
  }

  /** Changes anything but its state; what is given as undefined is removed. */
  async change(
    _id: Types.ObjectId,
    changes: Changes<RepeatPlanRecord>,
    session: Session,
  ): Promise<RepeatPlanRecord> {
    const changed = await this.model
      .findOneAndUpdate({ _id }, setOrUnset(changes), {
        returnDocument: 'after',
        ...(session && { session }),
      })
      .lean<RepeatPlanRecord>();
    if (!changed) throw notFound('Plan');
    return changed;
  }
}

function isDueBy(today: PlanDate) {
  return { status: 'active', chargeDate: { $lte: today }, announcedOn: { $lt: today } } as const;
}

/** Plans that are to be announced; what was announced on a day to come was so by a clock that was wrong. */
export function isUnannounced(today: PlanDate) {
  return { status: 'active', announcedOn: { $not: { $lte: today } } } as const;
}

/** Plans that are moved to when their food asks for them. */
export function isFollowing(today: PlanDate) {
  return { ...isUnannounced(today), followsForecast: true, paymentId: { $exists: false } } as const;
}

export const repeatPlanRepository = new RepeatPlanRepository();
