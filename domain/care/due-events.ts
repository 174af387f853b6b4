import type { CalendarEvent } from '../text/calendar-file.ts';
import { PLAN_NOTE } from './plan-note.ts';
import { type DueThing, whatIsDue } from './what-is-due.ts';

/** An animal with a name, and what is to be done for it. */
type Cared = Parameters<typeof whatIsDue>[0] & { readonly name: string };

/**
 * What is due for an animal, as its people's calendar has it.
 *
 * @param host of the shop, which with its id names each for ever
 * @param stampOf when something was noted, by its id
 */
export function dueEvents(animal: Cared, host: string, stampOf: (id: string) => Date): CalendarEvent[] {
  return whatIsDue(animal).map(({ id, title, dueOn }: DueThing) => ({
    ...{ uid: `${id}@${host}`, sequence: 0, stamp: stampOf(id), on: dueOn },
    ...{ summary: `${animal.name}: ${title}`, description: PLAN_NOTE },
  }));
}
