import { addDays, planDate } from '../repeats/plan-dates.ts';
import type { CareTask, OwnTreatment } from './own-animal.ts';
import { type DueThing, whatIsDue } from './what-is-due.ts';

/*
 * When an animal's people are reminded of a treatment or a task: a week before its day, and on it, once each; and of a
 * change of food once, when it begins. Days are texts of the shop's calendar, such as 2026-11-28.
 */

const AHEAD_DAYS = 7;
/** Days after its day on which something is still reminded of, where nobody was there to do it in time. */
const LATE_DAYS = 3;

export interface Reminded {
  /** The first day whose reminders it has not had: the one on which it was noted, or the one after the last. */
  readonly remindFrom?: string | undefined;
}

/** A change of food, which is told of when it begins. */
interface Begun {
  readonly startOn: string;
  readonly isTold?: boolean | undefined;
}

/** What is to be reminded of for an animal. */
export interface Cared<
  Treatment extends Reminded & OwnTreatment = Reminded & OwnTreatment,
  Task extends Reminded & CareTask = Reminded & CareTask,
> {
  readonly treatments: readonly Treatment[];
  readonly tasks: readonly Task[];
  readonly foodChange?: Begun | undefined;
}

/** The next day on which something is to be reminded of; null where nothing is. It may be past. */
export function nextReminderOn(animal: Cared): string | null {
  const { foodChange } = animal;
  const begins = foodChange && !foodChange.isTold ? [foodChange.startOn] : [];
  return [...remindable(animal).flatMap(daysLeft), ...begins].toSorted()[0] ?? null;
}

/** Whether it is to be told today that a change of food begins, or has begun. */
export function isChangeToTell({ foodChange }: Pick<Cared, 'foodChange'>, today: string): boolean {
  if (!foodChange || foodChange.isTold) return false;
  const { startOn } = foodChange;
  return startOn <= today && startOn >= addDays(planDate(today), -LATE_DAYS);
}

/** A change of food that has been told of, where its day is there. */
export function withChangeTold<Change extends Begun>(change: Change, today: string): Change {
  return change.startOn <= today ? { ...change, isTold: true } : change;
}

/** Of what to remind today, by their ids, and whether their day is there. */
export function remindersOn(
  animal: Cared,
  today: string,
): { readonly id: string; readonly isDay: boolean }[] {
  const earliest = addDays(planDate(today), -LATE_DAYS);
  return remindable(animal)
    .filter((due) => due.dueOn >= earliest && daysLeft(due).some((day) => day <= today))
    .map(({ id, dueOn }) => ({ id, isDay: dueOn <= today }));
}

/** Treatments and tasks with nothing left to remind of until tomorrow. */
export function withoutReminders<Treatment extends Reminded & OwnTreatment, Task extends Reminded & CareTask>(
  { treatments, tasks }: Cared<Treatment, Task>,
  today: string,
): { treatments: Treatment[]; tasks: Task[] } {
  const remindFrom = addDays(planDate(today), 1);
  return {
    treatments: treatments.map((one) => ({ ...one, remindFrom })),
    tasks: tasks.map((one) => ({ ...one, remindFrom })),
  };
}

type Due = DueThing & Reminded;

/** What is still to be done, with what was reminded of. */
function remindable({ treatments, tasks }: Cared): Due[] {
  const from = new Map([...treatments, ...tasks].map(({ id, remindFrom }) => [id, remindFrom]));
  return whatIsDue({ treatments, tasks }).map((due) => ({ ...due, remindFrom: from.get(due.id) }));
}

function daysLeft({ dueOn, remindFrom = '' }: Due): string[] {
  return [addDays(planDate(dueOn), -AHEAD_DAYS), dueOn].filter((day) => day >= remindFrom);
}
