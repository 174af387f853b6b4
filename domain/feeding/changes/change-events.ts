import { type CalendarEvent } from '../../text/calendar-file.ts';
import { STEPS } from '../food-change.ts';
import { CALL_YOUR_VET } from './change-notes.ts';
import { daysOfChange, type KeptFoodChange } from './kept-food-change.ts';

/**
 * A change of food as its people's calendar has it: an event for each step, from its first day to its last, which keeps
 * its id where a hold moves it.
 *
 * @param change with its id
 * @param host of the shop, which with that id names each for ever
 * @param stamp when it was begun
 */
export function changeEvents(
  change: KeptFoodChange & { readonly id: string },
  animalName: string,
  host: string,
  stamp: Date,
): CalendarEvent[] {
  const days = daysOfChange(change);
  return Array.from({ length: STEPS }, (_, index) => index + 1).flatMap((step) => {
    const own = days.filter((day) => day.step === step);
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last) return [];
    const { currentName, newName, heldOn } = change;
    const grams = [
      ...(first.currentGrams > 0 ? [`${first.currentGrams} g of ${currentName}`] : []),
      `${first.newGrams} g of ${newName}`,
    ].join(' and ');
    return {
      ...{ uid: `${change.id}-${step}@${host}`, sequence: heldOn.length, stamp },
      ...{ on: first.on, until: last.on, summary: `${animalName}: ${grams} a day` },
      description: `Change of food, step ${step} of ${STEPS}. ${CALL_YOUR_VET}`,
    };
  });
}
