import type { PlannedTask } from '../../../domain/care/first-plan.ts';
import { newId } from '../database/object-id.ts';
import type { AnimalTask } from './animal.entity.ts';

/** What is planned for an animal as tasks of its record, which are reminded of from today on. */
export function plannedTasks(plan: readonly PlannedTask[], today: string): AnimalTask[] {
  return plan.map((task) => ({ id: newId(), remindFrom: today, ...task }));
}
