import { RepeatPlanModel, type RepeatPlanRecord } from './repeat-plan.entity.ts';

/** The plans of an account that bring something next, in the order in which they began. */
export function plannedDeliveries(uid: string): Promise<RepeatPlanRecord[]> {
  return RepeatPlanModel.find({ uid, status: 'active' }).sort({ _id: 1 }).lean<RepeatPlanRecord[]>().exec();
}
