import { addDays, planDate } from '../repeats/plan-dates.ts';
import type { CareTask, OwnTreatment } from './own-animal.ts';

/*
 * What is due for an animal. Days are texts of the shop's calendar, so that no clock change and no month's end moves them.
 */

/** Days before its day in which a treatment counts as the one that was planned. */
const EARLY_DAYS = 60;

/** Something that is to be done by a day. */
export interface DueThing {
  readonly id: string;
  readonly title: string;
  readonly dueOn: string;
  readonly kind: 'TREATMENT' | 'TASK';
}

interface Cared {
  readonly treatments: readonly OwnTreatment[];
  readonly tasks: readonly CareTask[];
}

/** Everything that is still to be done and has a day, by its day. */
export function whatIsDue({ treatments, tasks }: Cared): DueThing[] {
  const again = treatments
    .filter((treatment) => !isFollowed(treatment, treatments))
    .flatMap(({ id, name, nextOn }) =>
      nextOn ? [{ id, title: name, dueOn: nextOn, kind: 'TREATMENT' as const }] : [],
    );
  const open = tasks.flatMap(({ id, title, dueOn, doneOn }) =>
    dueOn && !doneOn ? [{ id, title, dueOn, kind: 'TASK' as const }] : [],
  );
  return [...again, ...open].sort((one, other) => one.dueOn.localeCompare(other.dueOn));
}

/** Whether one that is due is done with, if it is done again on a day: what is due much later is not, nor what was done that day. */
export function canBeDoneOn(treatment: OwnTreatment, day: string): boolean {
  return isFollowed(treatment, [{ ...treatment, id: '', on: day }]);
}

/** Whether the same was done again since: what it was due for has happened. */
function isFollowed({ id, kind, name, on, nextOn }: OwnTreatment, all: readonly OwnTreatment[]): boolean {
  const since = on ?? (nextOn && addDays(planDate(nextOn), -EARLY_DAYS));
  return all.some(
    (other) =>
      other.id !== id &&
      other.kind === kind &&
      other.name.toLowerCase() === name.toLowerCase() &&
      Boolean(other.on && since && other.on > since),
  );
}
