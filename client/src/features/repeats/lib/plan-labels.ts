import { formatDollars } from '../../../../../domain/money/money.ts';
import {
  addDays,
  dateAfter,
  dateByRhythm,
  dateText,
  type PlanDate,
  planDate,
} from '../../../../../domain/repeats/plan-dates.ts';
import { rhythmText } from '../../../../../domain/repeats/rhythms.ts';
import type { RepeatPlanFieldsFragment } from '../../../gql/graphql.ts';

export type RepeatPlan = RepeatPlanFieldsFragment;

/** "2 × Salmon kibble". */
export function amountText({
  accessoriesAmount,
  petname,
}: Pick<RepeatPlan, 'accessoriesAmount' | 'petname'>): string {
  return `${accessoriesAmount} × ${petname}`;
}

/** "Wed, Dec 23", with its year where that is another than today's. */
export function dayText(date: string, plan: Pick<RepeatPlan, 'earliestDate'>): string {
  return dateText(planDate(date), todayOf(plan).slice(0, 4));
}

/** "Visa ending in 4242". */
export function cardText(card: RepeatPlan['card']): string {
  if (!card) return 'the card that paid its first order';
  const { brand, last4 } = card;
  return `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${last4}`;
}

/** What another rhythm does to the next delivery, said before it is chosen. */
export function rhythmChangeText(plan: RepeatPlan, everyWeeks: number): string {
  const next = dateByRhythm(planDate(plan.lastDate), everyWeeks, todayOf(plan));
  const rhythm = rhythmText(everyWeeks);
  if (next === plan.nextDate) return `It comes ${rhythm}; the next delivery stays on ${dayText(next, plan)}.`;
  return `It comes ${rhythm}, counted from the last one: the next delivery on ${dayText(next, plan)} instead of ${dayText(plan.nextDate, plan)}.`;
}

/** The day of the delivery after the next one. */
export function dayAfterNext(plan: RepeatPlan): string {
  const next = dateAfter(planDate(plan.nextDate), plan.everyWeeks, todayOf(plan));
  return dayText(next, plan);
}

/** What sending now means, before it is done. @param total US dollars */
export function sendNowText(plan: RepeatPlan, total: number): string {
  const extras = plan.extras.map(({ pet: { petname }, accessoriesAmount }) =>
    amountText({ petname, accessoriesAmount }),
  );
  const what = [amountText(plan), ...extras].join(', ');
  return `${what}: ${formatDollars(total)} in all, charged to ${cardText(plan.card)}. From today on it comes ${rhythmText(plan.everyWeeks)} again.`;
}

/** Today by the shop's calendar, which need not be this browser's. */
export function todayOf({ earliestDate }: { readonly earliestDate: string }): PlanDate {
  return addDays(planDate(earliestDate), -1);
}
