import { deliveriesUntil, type PlanDate } from '../../../domain/repeats/plan-dates.ts';
import { streamRecords } from '../database/stream-records.ts';
import { RepeatPlanModel, type RepeatPlanRecord } from './repeat-plan.entity.ts';

/** What of plans the demand is added up from. */
type DemandedPlan = Pick<RepeatPlanRecord, 'petId' | 'accessoriesAmount' | 'everyWeeks' | 'nextDate'>;

/** Pieces that plans take until a day, by the id of their item. */
export async function repeatDemand(last: PlanDate): Promise<Map<string, number>> {
  const pieces = new Map<string, number>();
  const coming = RepeatPlanModel.find({ status: 'active', nextDate: { $lte: last } })
    .select({ petId: 1, accessoriesAmount: 1, everyWeeks: 1, nextDate: 1 })
    .lean<DemandedPlan[]>();
  for await (const plan of streamRecords<DemandedPlan>(coming)) {
    const petId = plan.petId.toString();
    const wanted = plan.accessoriesAmount * deliveriesUntil(plan.nextDate, plan.everyWeeks, last);
    pieces.set(petId, (pieces.get(petId) ?? 0) + wanted);
  }
  return pieces;
}
