import { DAY_MS } from '../durations.ts';

/*
 * An age from the day of birth, as people say it: the young in weeks, then in months, then in years.
 */

/** From this age on it is told in the next wider unit. */
const WEEKS_UNTIL_MONTHS = 16;
const MONTHS_UNTIL_YEARS = 24;

/**
 * @param bornOn such as `2026-11-27`
 * @param today by the calendar of the shop (`shopDay`)
 * @returns such as `9 weeks`, or `about 12 years` where the day is an estimate; null for a day that is none, or still to come
 */
export function ageInWords(bornOn: string, today: string, isEstimated = false): string | null {
  const days = (Date.parse(today) - Date.parse(bornOn)) / DAY_MS;
  if (!(days >= 0)) return null;
  const age = exactAge(days, monthsBetween(bornOn, today));
  return isEstimated ? `about ${age}` : age;
}

function exactAge(days: number, months: number): string {
  const weeks = Math.floor(days / 7);
  if (weeks < 2) return counted(days, 'day');
  if (weeks < WEEKS_UNTIL_MONTHS) return counted(weeks, 'week');
  if (months < MONTHS_UNTIL_YEARS) return counted(months, 'month');
  return counted(Math.floor(months / 12), 'year');
}

/** Whole ones. Whoever is born on the 31st is a month older on the last day of a shorter month. */
export function monthsBetween(bornOn: string, today: string): number {
  const [from, to] = [new Date(bornOn), new Date(today)];
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  return to.getUTCDate() < Math.min(from.getUTCDate(), lastDay) ? months - 1 : months;
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
