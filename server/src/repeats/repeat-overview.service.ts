import { DAY_MS } from '../../../domain/durations.ts';
import { addDays, type PlanDate } from '../../../domain/repeats/plan-dates.ts';
import { livePlanStates } from '../../../domain/repeats/plan-states.ts';
import type { PetsService } from '../catalogue/pets.service.ts';
import { databaseClock } from '../database/database-clock.ts';
import type { TermsSource } from '../shop-settings/current-shop-settings.ts';
import { shopToday } from '../shop-settings/shop-today.ts';
import { repeatDemand } from './repeat-demand.ts';
import type { RepeatDemand, RepeatOverview } from './repeat-facts.entity.ts';
import { RepeatPlanModel } from './repeat-plan.entity.ts';

/** How far the owner looks ahead, and back, in days. */
const DEMAND_DAYS = 14;
const CHURN_DAYS = 30;

/** Repeat deliveries as the owner sees them. */
export class RepeatOverviewService {
  constructor(
    private readonly pets: PetsService,
    private readonly settings: TermsSource,
  ) {}

  async overview(): Promise<RepeatOverview> {
    const since = databaseClock.in(-CHURN_DAYS * DAY_MS);
    const live = { $in: livePlanStates };
    const [active, paused, begun, ended, endedOld, liveOld, demand] = await Promise.all([
      RepeatPlanModel.countDocuments({ status: 'active' }),
      RepeatPlanModel.countDocuments({ status: 'paused' }),
      RepeatPlanModel.countDocuments({ createdAt: { $gte: since } }),
      RepeatPlanModel.countDocuments({ status: 'ended', endedAt: { $gte: since } }),
      RepeatPlanModel.countDocuments({
        status: 'ended',
        endedAt: { $gte: since },
        createdAt: { $lt: since },
      }),
      RepeatPlanModel.countDocuments({ status: live, createdAt: { $lt: since } }),
      shopToday(this.settings).then((today) => this.demand(today)),
    ]);
    const before = endedOld + liveOld;
    return { active, paused, begun, ended, churn: before > 0 ? endedOld / before : null, demand };
  }

  private async demand(today: PlanDate): Promise<RepeatDemand[]> {
    const pieces = await repeatDemand(addDays(today, DEMAND_DAYS));
    const ids = [...pieces.keys()];
    const pets = await this.pets.findMany(ids);
    return ids
      .map((petId, place) => {
        const pet = pets[place] ?? null;
        const wanted = pieces.get(petId) ?? 0;
        return { petId, pet, pieces: wanted, missing: Math.max(0, wanted - (pet?.stock ?? 0)) };
      })
      .sort((a, b) => b.missing - a.missing || b.pieces - a.pieces || (a.petId < b.petId ? -1 : 1));
  }
}
