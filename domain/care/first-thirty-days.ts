import { PetType, Species } from '../catalogue/pet-options.ts';
import { addDays, planDate } from '../repeats/plan-dates.ts';

/*
 * The first thirty days of an animal in its new home, as a list. Shelters have a rule of thumb of three days, three weeks
 * and three months for dogs, and nobody has tried it out; which line stands on which day is the shop's arrangement of what
 * they and practices advise.
 */

/** A line of the list. */
export interface FirstDay {
  /** Counted from the day on which it comes; -1 before that. */
  readonly day: number;
  readonly text: string;
}

/** What the list of an animal begins with, and what of it was done. */
export interface FirstDays {
  /** The day on which it came, or will come, as 2026-11-28. */
  readonly arrivedOn: string;
  readonly done: readonly DoneDay[];
}

/** A line that was done, by its day in the list. */
interface DoneDay {
  readonly day: number;
  readonly on: string;
}

/** A line with its date, and when it was done. */
export interface DatedFirstDay extends FirstDay {
  readonly dueOn: string;
  readonly doneOn: string | null;
}

/** Animals that have a list. */
export type FirstDaysKind = keyof typeof lists;

/** Before it comes. */
const BEFORE = -1;

const dog: readonly FirstDay[] = [
  { day: BEFORE, text: 'A quiet corner of its own, and a tag with your phone number' },
  { day: 0, text: 'First to the spot where it may go, then to its bed' },
  { day: 1, text: 'The food that it knows; that it eats little is common' },
  { day: 2, text: 'No visitors yet' },
  { day: 3, text: 'Fixed times for food, walks and sleep' },
  { day: 5, text: 'Calm walks, always the same way' },
  { day: 7, text: 'First visit to your vet' },
  { day: 8, text: 'If its food is to change, begin slowly' },
  { day: 10, text: 'Practice “sit” and “come”' },
  { day: 14, text: 'Calm guests, one at a time' },
  { day: 21, text: 'It shows what it is like by now: go on training' },
  { day: 30, text: 'Weigh it, and see that its chip is registered in your name' },
];

const cat: readonly FirstDay[] = [
  { day: BEFORE, text: 'A room to feel at home in, with the litter tray far from the food' },
  { day: 0, text: 'It leaves the carrier by itself' },
  { day: 1, text: 'Has it eaten within 24 hours? If not, call your vet' },
  { day: 2, text: 'Sit near it, and wait' },
  { day: 3, text: 'To hide is normal, to eat nothing is not: call your vet' },
  { day: 5, text: 'Play with a wand toy' },
  { day: 7, text: 'First visit to your vet' },
  { day: 8, text: 'If its food is to change, more slowly than a dog’s' },
  { day: 10, text: 'Open a second room' },
  { day: 14, text: 'Swap scents with those who live there: a cloth, a blanket' },
  { day: 21, text: 'Open more rooms' },
  { day: 30, text: 'Weigh it, and see that its chip is registered in your name' },
];

const rabbit: readonly FirstDay[] = [
  { day: BEFORE, text: 'A pen, and every cable hidden' },
  { day: 0, text: 'Leave it alone' },
  { day: 1, text: 'Hay and droppings, looked at every 12 hours; none of either: call a rabbit vet' },
  { day: 2, text: 'Sit on the floor, and let it come' },
  { day: 3, text: 'Lift it as you were shown, never by the ears or the scruff' },
  { day: 5, text: 'Treats from the hand' },
  { day: 7, text: 'First visit to a vet for rabbits; ask about RHDV2' },
  { day: 8, text: 'New greens, one at a time' },
  { day: 10, text: 'A run, with you beside it' },
  { day: 14, text: 'Groom it, and look at its teeth' },
  { day: 21, text: 'The second vaccination against RHDV2 usually comes 21 days after the first' },
  { day: 30, text: 'A date to neuter; it meets other rabbits after that' },
];

const bird: readonly FirstDay[] = [
  { day: BEFORE, text: 'The cage stands far from the kitchen: fumes of nonstick pans are an emergency' },
  { day: 0, text: 'Leave it alone' },
  { day: 1, text: 'Has it eaten, and are there droppings?' },
  { day: 2, text: 'Talk to it beside the cage' },
  { day: 3, text: 'The food and the kind of bowl that it knows' },
  { day: 5, text: 'Treats through the bars' },
  { day: 7, text: 'First visit to a vet for birds' },
  { day: 8, text: 'Pellets slowly, if it does not know them, and weigh it' },
  { day: 10, text: 'Your hand as a perch' },
  { day: 14, text: 'Short outings from the cage' },
  { day: 21, text: 'Still apart from other birds' },
  { day: 30, text: 'Apart for 30 to 60 days in all: sources differ, ask your vet' },
];

const lists = { DOG: dog, CAT: cat, RABBIT: rabbit, BIRD: bird } as const;

/** Who the lists are arranged after. */
export const firstDaysSources: Readonly<Record<FirstDaysKind, string>> = {
  DOG: 'Shelters’ pages on three days, three weeks and three months',
  CAT: 'Pages of cat rescues on a first room',
  RABBIT: 'House Rabbit Society',
  BIRD: '“First Seven Days in a New Home”, practices for birds',
};

/** Whose list an animal has; null of kinds that have none. */
export function firstDaysKind(animal: {
  readonly type: PetType;
  readonly species?: Species | null | undefined;
}): FirstDaysKind | null {
  if (animal.type === PetType.DOG) return 'DOG';
  if (animal.type === PetType.CAT) return 'CAT';
  if (animal.species === Species.RABBIT) return 'RABBIT';
  return animal.species === Species.BIRD ? 'BIRD' : null;
}

/** The list of a kind. */
export function firstDaysOf(kind: FirstDaysKind): readonly FirstDay[] {
  return lists[kind];
}

/** The list with the dates of an animal, and what of it was done; none of what has no list, or has not begun. */
export function datedFirstDays(
  kind: FirstDaysKind | null,
  begun: FirstDays | null | undefined,
): DatedFirstDay[] {
  if (!kind || !begun) return [];
  const doneOn = new Map(begun.done.map(({ day, on }) => [day, on]));
  return lists[kind].map(({ day, text }) => ({
    ...{ day, text, dueOn: addDays(planDate(begun.arrivedOn), day) },
    doneOn: doneOn.get(day) ?? null,
  }));
}

/** A list that begins on a day. What was done before stays done, where another day is said. */
export function withArrival(begun: FirstDays | null | undefined, arrivedOn: string): FirstDays {
  return { arrivedOn, done: begun?.done ?? [] };
}

/** A list with one line done on a day, or not done. The day on which it was done first is the one that counts. */
export function withFirstDay(begun: FirstDays, day: number, on: string | null): FirstDays {
  const others = begun.done.filter((one) => one.day !== day);
  if (on === null) return { ...begun, done: others };
  const before = begun.done.find((one) => one.day === day);
  return { ...begun, done: [...others, before ?? { day, on }] };
}
