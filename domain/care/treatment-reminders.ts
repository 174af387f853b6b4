import { addDays, planDate } from '../repeats/plan-dates.ts';
import type { OwnTreatment } from './own-animal.ts';
import { type DueThing, whatIsDue } from './what-is-due.ts';

/*
 * When an animal's people are reminded of a treatment: a week before its day, and on it, once each. Days are texts of the
 * shop's calendar, such as 2026-11-28.
 */

const AHEAD_DAYS = 7;
/** Days after its day on which a treatment is still reminded of, where nobody was there to do it in time. */
const LATE_DAYS = 3;

export interface Reminded extends OwnTreatment {
  /** The first day whose reminders it has not had: the one on which it was noted, or the one after the last. */
  readonly remindFrom?: string | undefined;
}

/** The next day on which something is to be reminded of; null where nothing is. It may be past. */
export function nextReminderOn(treatments: readonly Reminded[]): string | null {
  return treatmentsDue(treatments).flatMap(daysLeft).toSorted()[0] ?? null;
}

/** Of which treatments to remind today, by their ids, and whether their day is there. */
export function remindersOn(
  treatments: readonly Reminded[],
  today: string,
): { readonly id: string; readonly isDay: boolean }[] {
  const earliest = addDays(planDate(today), -LATE_DAYS);
  return treatmentsDue(treatments)
    .filter((due) => due.dueOn >= earliest && daysLeft(due).some((day) => day <= today))
    .map(({ id, dueOn }) => ({ id, isDay: dueOn <= today }));
}

/** The treatments with nothing left to remind of until tomorrow. */
export function withoutReminders<T extends Reminded>(treatments: readonly T[], today: string): T[] {
  return treatments.map((one) => ({ ...one, remindFrom: addDays(planDate(today), 1) }));
}

type Due = DueThing & Pick<Reminded, 'remindFrom'>;

/** Those that are to be done again, and were not meanwhile. */
function treatmentsDue(treatments: readonly Reminded[]): Due[] {
  const from = new Map(treatments.map(({ id, remindFrom }) => [id, remindFrom]));
  return whatIsDue({ treatments, tasks: [] }).map((due) => ({ ...due, remindFrom: from.get(due.id) }));
}

function daysLeft({ dueOn, remindFrom = '' }: Due): string[] {
  return [addDays(planDate(dueOn), -AHEAD_DAYS), dueOn].filter((day) => day >= remindFrom);
}
