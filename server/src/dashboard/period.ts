import { DAY_MS } from '../../../domain/durations.ts';
import { badInput } from '../platform/domain-error.ts';

/** How long each point of a series is. */
export const SeriesUnit = { DAY: 'day', WEEK: 'week', MONTH: 'month' } as const;
export type SeriesUnit = (typeof SeriesUnit)[keyof typeof SeriesUnit];

/** A span of time: `from` is in it, `to` is not. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** Two of any five years in a row can be leap years. */
const MAX_PERIOD_DAYS = 5 * 365 + 2;

/** @throws DomainError BAD_USER_INPUT when it ends before it begins, or is longer than five years */
export function checkPeriod(period: Period): void {
  if (period.from >= period.to) throw badInput({ to: 'Later than from' });
  if (daysOf(period) > MAX_PERIOD_DAYS) throw badInput({ to: 'At most five years after from' });
}

/** The unit in which a period makes a chart that can be read. */
export function unitFor(period: Period): SeriesUnit {
  const days = daysOf(period);
  if (days <= 45) return 'day';
  return days <= 26 * 7 ? 'week' : 'month';
}

/** Whole days: the clock change makes some periods an hour longer than their days. */
function daysOf({ from, to }: Period): number {
  return Math.round((to.getTime() - from.getTime()) / DAY_MS);
}
