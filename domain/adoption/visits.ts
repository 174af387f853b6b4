import { MINUTE_MS } from '../durations.ts';
import { atTime, wallClockAt } from '../pricing/wall-clock.ts';
import type { OpeningHours } from '../shop-settings/opening-hours.ts';

/** By what the shop has visitors. */
export interface VisitTerms {
  readonly openingHours: readonly OpeningHours[];
  /** Days such as 2026-12-25 on which it is closed. */
  readonly holidays: readonly string[];
  readonly timeZone: string;
  readonly visitMinutes: number;
}

export interface Visit {
  readonly at: Date;
  readonly endsAt: Date;
}

/** Visits begin at every fifth minute and last a multiple of it, so that two that follow one another never touch. */
export const VISIT_STEP_MINUTES = 5;

const STEP_MS = VISIT_STEP_MINUTES * MINUTE_MS;

/** A visit that begins at a time. */
export function visitAt(at: Date, { visitMinutes }: Pick<VisitTerms, 'visitMinutes'>): Visit {
  return { at, endsAt: new Date(at.getTime() + visitMinutes * MINUTE_MS) };
}

/** Why there can be no visit at a time, in words for the staff; null where there can. */
export function visitProblem(at: Date, terms: VisitTerms, now: Date): string | null {
  if (!Number.isFinite(at.getTime())) return 'No time';
  if (at <= now) return 'In the past';
  if (at.getTime() % STEP_MS !== 0) return 'Visits begin at every fifth minute, such as 10:05';
  const begin = wallClockAt(at, terms.timeZone);
  const day = begin.toPlainDate();
  if (terms.holidays.includes(day.toString())) return 'The shop is closed on that day: a holiday';
  const hours = terms.openingHours.find((one) => one.day === day.dayOfWeek);
  if (!hours) return 'The shop is closed on that day';
  const opens = atTime(day, hours.opens, terms.timeZone).epochMilliseconds;
  const closes = atTime(day, hours.closes, terms.timeZone).epochMilliseconds;
  const isOpen = opens <= at.getTime() && visitAt(at, terms).endsAt.getTime() <= closes;
  return isOpen ? null : `The shop is open from ${hours.opens} to ${hours.closes}`;
}

/** The five minutes that a visit takes, one after another: no two visits of the shop share one. */
export function visitSlots({ at, endsAt }: Visit): Date[] {
  const first = Math.floor(at.getTime() / STEP_MS);
  const count = Math.max(1, Math.ceil(endsAt.getTime() / STEP_MS) - first);
  return Array.from({ length: count }, (_, place) => new Date((first + place) * STEP_MS));
}
