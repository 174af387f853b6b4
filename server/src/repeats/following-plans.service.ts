import { followedDate } from '../../../domain/repeats/forecast.ts';
import { type PlanDate, planDate } from '../../../domain/repeats/plan-dates.ts';
import type { PetsService } from '../catalogue/pets.service.ts';
import type { Database } from '../database/database.ts';
import { onDay } from './plan-changes.ts';
import type { RepeatForecastsService } from './repeat-forecasts.service.ts';
import type { RepeatOrderService } from './repeat-order.service.ts';
import type { RepeatPlanRecord } from './repeat-plan.entity.ts';
import { isFollowing, repeatPlanRepository } from './repeat-plan.repository.ts';

/** Plans whose next delivery comes when the food at home asks for it. */
export class FollowingPlansService {
  constructor(
    private readonly db: Database,
    private readonly forecasts: RepeatForecastsService,
    private readonly orders: RepeatOrderService,
    private readonly pets: Pick<PetsService, 'findMany'>,
  ) {}

  /** Moves a plan to the day that its forecast asks for, where it follows it and nothing has happened to it meanwhile. */
  async follow(plan: RepeatPlanRecord, today: PlanDate): Promise<void> {
    if (!plan.followsForecast) return;
    const { _id, nextDate } = plan;
    const to = await this.findDay(plan, today);
    await this.db.transaction(async (session) => {
      const asSeen = await repeatPlanRepository.find({ _id, nextDate, ...isFollowing(today) }, session);
      if (!asSeen) return;
      await repeatPlanRepository.change(_id, { ...(to && onDay(to)), followedOn: today }, session);
    });
  }

  /** A delivery that could not be sent is not moved: it would be left out anew each day. */
  private async findDay(plan: RepeatPlanRecord, today: PlanDate): Promise<PlanDate | null> {
    const [larder] = await this.forecasts.larders([plan.uid]);
    const forecast = larder && (await this.forecasts.of(plan, larder, (ids) => this.pets.findMany(ids)));
    if (!forecast) return null;
    const to = followedDate(plan.nextDate, plan.lastDate, planDate(forecast.orderBy), today);
    if (!to) return null;
    const { kind } = await this.orders.nextDeliveryIn(plan);
    return kind === 'lines' || kind === 'consent' ? to : null;
  }
}
