import type { TreatmentKind } from '../care/animal-limits.ts';
import type { OwnTreatment } from '../care/own-animal.ts';
import { whatIsDue } from '../care/what-is-due.ts';
import { addDays, planDate } from '../repeats/plan-dates.ts';

/** Days ahead that care counts as due, unless said. */
export const DUE_WITHIN_DAYS = 14;
/** Farthest that anybody may look, in days. */
export const MAX_DUE_DAYS = 365;

/** Care that is to be given to an animal by a day. */
export interface CareDue {
  /** Of the entry that says so. */
  readonly id: string;
  readonly kind: TreatmentKind;
  readonly name: string;
  /** 2026-11-28 */
  readonly dueOn: string;
  readonly isOverdue: boolean;
}

/**
 * What is due within some days or overdue, by its day: what was done again since is not.
 *
 * @param today by the shop's calendar
 */
export function careDue(
  medical: readonly OwnTreatment[],
  today: string,
  days: number = DUE_WITHIN_DAYS,
): CareDue[] {
  const last = addDays(planDate(today), days);
  const byId = new Map(medical.map((entry) => [entry.id, entry]));
  return whatIsDue({ treatments: medical, tasks: [] }).flatMap(({ id, title: name, dueOn }) => {
    const kind = byId.get(id)?.kind;
    return kind && dueOn <= last ? [{ id, kind, name, dueOn, isOverdue: dueOn < today }] : [];
  });
}

/** The first day on which something is due, whenever that is; undefined where nothing is. */
export function nextCareOn(medical: readonly OwnTreatment[]): string | undefined {
  return whatIsDue({ treatments: medical, tasks: [] })[0]?.dueOn;
}
