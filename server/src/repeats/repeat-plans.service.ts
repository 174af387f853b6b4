import type { ClientSession } from 'mongoose';
import {
  clearablePlanFields,
  type RepeatPlanChange,
  repeatPlanChangeRules,
} from '../../../domain/input/repeat-rules.ts';
import type { PlanStatus } from '../../../domain/repeats/plan-states.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { PetsService } from '../catalogue/pets.service.ts';
import type { Database } from '../database/database.ts';
import { databaseClock } from '../database/database-clock.ts';
import { isDuplicateKey } from '../database/duplicate-key.ts';
import type { Order, PageRequest } from '../database/lists/connection.ts';
import { type LazyConnection, paginate } from '../database/lists/paginate.ts';
import { toObjectId } from '../database/object-id.ts';
import { type Changes, invalidTransition } from '../database/state-repository.ts';
import { requireOthersPrices } from '../orders/own-prices.ts';
import { checkInput, DomainError } from '../platform/domain-error.ts';
import type { User } from '../users/user.entity.ts';
import { notFollowing, planChanges } from './plan-changes.ts';
import { nextCycle, type RepeatDeliveries } from './repeat-deliveries.ts';
import {
  type RepeatPlan,
  RepeatPlanModel,
  type RepeatPlanRecord,
  toRepeatPlan,
} from './repeat-plan.entity.ts';
import { repeatPlanRepository } from './repeat-plan.repository.ts';

const newestFirst: Order = { field: 'createdAt', direction: -1 };

/** Plans as their shoppers see and change them. What they charge is the business of payments. */
export class RepeatPlansService {
  constructor(
    private readonly db: Database,
    private readonly pets: PetsService,
    private readonly deliveries: RepeatDeliveries,
    private readonly audit: Pick<AuditService, 'record'>,
  ) {}

  /** The plans of an account, newest first, ended ones included. */
  async ofAccount(uid: string): Promise<RepeatPlan[]> {
    return (await repeatPlanRepository.ofAccount(uid)).map(toRepeatPlan);
  }

  /** Everybody's, newest first. */
  list(status: PlanStatus | null, page: PageRequest): LazyConnection<RepeatPlan> {
    const listing = { model: RepeatPlanModel, order: newestFirst, toNode: toRepeatPlan };
    return paginate(listing, status ? { status } : {}, page);
  }

  /**
   * Changes what is given of a plan.
   *
   * @throws DomainError NOT_FOUND, INVALID_TRANSITION once it is over, BAD_USER_INPUT naming every bad field, FORBIDDEN for what
   *   staff have priced themselves, CONFLICT
   *   while its next delivery is being charged, or for an item that another plan of the account is for
   */
  async update(id: string, input: object, viewer: User): Promise<RepeatPlan> {
    const wishes = checkInput(repeatPlanChangeRules, withoutNulls(input));
    const { isPaused } = wishes;
    try {
      return await this.write(id, viewer, async (plan, session) => {
        requireIdle(plan);
        const change = { pets: this.pets, today: await this.deliveries.today(session), session };
        const changes = await planChanges(plan, wishes, change);
        await this.requireOthersPrices(wishes, viewer, session);
        return this.move(plan, toState(plan.status, isPaused), changes, session);
      });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      throw new DomainError('CONFLICT', 'You have a plan for this item already');
    }
  }

  /**
   * Leaves the next delivery out.
   *
   * @throws DomainError as `update`
   */
  skip(id: string, viewer: User): Promise<RepeatPlan> {
    return this.write(id, viewer, async (plan, session) => {
      requireIdle(plan);
      const today = await this.deliveries.today(session);
      return this.move(plan, plan.status, { ...nextCycle(plan, today), ...notFollowing }, session);
    });
  }

  /**
   * Ends a plan at once; twice is once. What is being charged at this moment is called off where that is still possible.
   *
   * @throws DomainError NOT_FOUND
   */
  end(id: string, viewer: User): Promise<RepeatPlan> {
    return this.write(id, viewer, async (plan, session) =>
      plan.status === 'ended'
        ? plan
        : this.move(plan, 'ended', { endedAt: databaseClock.now(), problem: undefined }, session),
    );
  }

  /** What a plan is made to bring is bought at its price, as in a checkout. @throws DomainError FORBIDDEN */
  private async requireOthersPrices(
    { petId, substituteId, extras }: RepeatPlanChange,
    viewer: User,
    session: ClientSession,
  ): Promise<void> {
    const chosen = [petId, substituteId, ...(extras ?? []).map((extra) => extra.petId)];
    const ids = chosen.flatMap((id) => (id ? [id] : []));
    const pets = await this.pets.findMany(ids, session);
    const there = pets.filter((pet) => pet !== null);
    await requireOthersPrices(viewer, there, this.audit, session);
  }

  private async move(
    { _id }: RepeatPlanRecord,
    to: PlanStatus,
    changes: Changes<RepeatPlanRecord>,
    session: ClientSession,
  ): Promise<RepeatPlanRecord> {
    return (await repeatPlanRepository.move(_id, to, changes, session)).after;
  }

  private async write(
    id: string,
    { uid }: User,
    body: (plan: RepeatPlanRecord, session: ClientSession) => Promise<RepeatPlanRecord>,
  ): Promise<RepeatPlan> {
    const _id = toObjectId(id, 'Plan');
    const record = await this.db.transaction(async (session) =>
      body(await repeatPlanRepository.getOwn(_id, uid, session), session),
    );
    return toRepeatPlan(record);
  }
}

function toState(status: PlanStatus, isPaused: boolean | null | undefined): PlanStatus {
  if (isPaused === undefined || isPaused === null) return status;
  return isPaused ? 'paused' : 'active';
}

/** @throws DomainError INVALID_TRANSITION, CONFLICT */
export function requireIdle({ status, paymentId }: RepeatPlanRecord): void {
  if (status === 'ended') throw invalidTransition('This repeat delivery has ended');
  if (!paymentId) return;
  const message = 'The next delivery is being charged right now. Please look again in a moment.';
  throw new DomainError('CONFLICT', message);
}

/** Null says nothing, but for what it takes away. */
function withoutNulls(input: object): object {
  const clearable: readonly string[] = clearablePlanFields;
  const given = Object.entries(input).filter(([field, value]) => value !== null || clearable.includes(field));
  return Object.fromEntries(given);
}
