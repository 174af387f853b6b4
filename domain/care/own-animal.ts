import type { TreatmentKind } from './animal-limits.ts';

/** What it weighed on a day. */
export interface Weighing {
  /** 2026-11-28 */
  readonly on: string;
  readonly kg: number;
}

/** What was done, and when it is due again; days as 2026-11-28. */
export interface OwnTreatment {
  readonly id: string;
  readonly kind: TreatmentKind;
  readonly name: string;
  readonly on?: string | null | undefined;
  readonly nextOn?: string | null | undefined;
}

/** What is to be done. */
export interface CareTask {
  readonly id: string;
  readonly title: string;
  /** Who says that it is usual; none of what its people wrote. */
  readonly source?: string | null | undefined;
  readonly dueOn?: string | null | undefined;
  readonly doneOn?: string | null | undefined;
}

/** A list with a weighing, in the order of days; a day has one. */
export function withWeighing(weights: readonly Weighing[], { on, kg }: Weighing): Weighing[] {
  const others = weights.filter((one) => one.on !== on);
  return [...others, { on, kg }].sort((one, other) => (one.on < other.on ? -1 : 1));
}

/** Tasks with one more, by its day; what has none comes last. */
export function withNewTask<Task extends CareTask>(tasks: readonly Task[], task: Task): Task[] {
  const place = tasks.findIndex(({ dueOn }) => !dueOn || (task.dueOn && dueOn > task.dueOn));
  const at = task.dueOn && place >= 0 ? place : tasks.length;
  return [...tasks.slice(0, at), task, ...tasks.slice(at)];
}

/** Tasks with one of them done on a day, or not done. */
export function withTask<Task extends CareTask>(
  tasks: readonly Task[],
  id: string,
  doneOn: string | null,
): Task[] {
  return tasks.map((task) => {
    if (task.id !== id) return task;
    const { doneOn: before, ...open } = task;
    // The day on which it was ticked off first is the one that counts.
    return doneOn === null ? (open as Task) : { ...task, doneOn: before ?? doneOn };
  });
}
