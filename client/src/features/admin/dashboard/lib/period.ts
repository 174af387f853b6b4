import { DAY_MS } from '../../../../../../domain/durations.ts';
import { addDays, type Day, dateOf, isDay, startOf } from '../../../../lib/format/calendar-days.ts';

/** What can be chosen, in the words of the address. */
export const periodChoices = ['7-days', '30-days', '12-months', 'custom'] as const;
export type PeriodChoice = (typeof periodChoices)[number];

const defaultPeriod: PeriodChoice = '30-days';
/** The longest that the API adds up. */
const MAX_YEARS = 5;

/** Some whole days on the calendar of the shop. */
export interface Period {
  readonly choice: PeriodChoice;
  readonly firstDay: Day;
  /** In the period. */
  readonly lastDay: Day;
}

/** A span of time as the API takes it: `to` is not in it. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** Reads the period from the URL. Anything invalid gives the default, so no URL can break the page. */
export function readPeriod(params: URLSearchParams, today: Day): Period {
  const choice = periodChoices.find((known) => known === params.get('period')) ?? defaultPeriod;
  if (choice !== 'custom') return { choice, firstDay: firstDayOf(choice, today), lastDay: today };

  const firstDay = params.get('from') ?? '';
  const lastDay = params.get('to') ?? '';
  const isSound = !Object.values(dayProblems(firstDay, lastDay, today)).some(Boolean);
  return isSound ? { choice, firstDay, lastDay } : readPeriod(new URLSearchParams(), today);
}

/** The period as URL parameters, without defaults. */
export function writePeriod({ choice, firstDay, lastDay }: Period): Record<string, string> {
  if (choice === 'custom') return { period: choice, from: firstDay, to: lastDay };
  return choice === defaultPeriod ? {} : { period: choice };
}

/** Errors of the chosen days, per field. */
export function dayProblems(firstDay: string, lastDay: string, today: Day): { from?: string; to?: string } {
  if (!isDay(firstDay)) return { from: 'Choose a day' };
  if (!isDay(lastDay)) return { to: 'Choose a day' };
  if (lastDay < firstDay) return { to: 'Not before the first day' };
  if (lastDay > today) return { to: 'Not later than today' };
  if (firstDay <= addDays(lastDay, { years: -MAX_YEARS }))
    return { from: `At most ${MAX_YEARS} years in all` };
  return {};
}

export function spanOf({ firstDay, lastDay }: Pick<Period, 'firstDay' | 'lastDay'>): Span {
  return { from: startOf(firstDay), to: startOf(addDays(lastDay, { days: 1 })) };
}

/** The span of the same length that came before. */
export function spanBefore({ choice, firstDay, lastDay }: Period): Span {
  const earlier =
    choice === '12-months'
      ? addDays(firstDay, { years: -1 })
      : addDays(firstDay, { days: -daysBetween(firstDay, lastDay) - 1 });
  return { from: startOf(earlier), to: startOf(firstDay) };
}

/** What that span is called, as it follows "more than": "in the 7 days before". */
export function nameOfBefore({ choice, firstDay, lastDay }: Period): string {
  if (choice === '12-months') return 'in the 12 months before';
  const days = daysBetween(firstDay, lastDay) + 1;
  return days === 1 ? 'on the day before' : `in the ${days} days before`;
}

export function yesterday(today: Day): Span {
  return { from: startOf(addDays(today, { days: -1 })), to: startOf(today) };
}

/** The month before, up to the same day of it; all of it where it is shorter. */
export function lastMonthSoFar(today: Day): Span {
  const firstOfThis = `${today.slice(0, 8)}01`;
  const firstOfLast = addDays(firstOfThis, { months: -1 });
  const end = addDays(firstOfLast, { days: Number(today.slice(8)) });
  return { from: startOf(firstOfLast), to: startOf(end < firstOfThis ? end : firstOfThis) };
}

function firstDayOf(choice: Exclude<PeriodChoice, 'custom'>, today: Day): Day {
  if (choice === '7-days') return addDays(today, { days: -6 });
  if (choice === '30-days') return addDays(today, { days: -29 });
  return addDays(`${today.slice(0, 8)}01`, { months: -11 });
}

/** Rounded, because a day on which the clocks change has 23 or 25 hours. */
function daysBetween(first: Day, last: Day): number {
  return Math.round((dateOf(last).getTime() - dateOf(first).getTime()) / DAY_MS);
}
