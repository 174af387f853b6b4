import { PetType, Species } from '../catalogue/pet-options.ts';
import { DAY_MS } from '../durations.ts';

/*
 * After an animal has moved in, its people are asked how it is going, on three days. What a mail says goes by the kind of
 * animal where that matters.
 */

/** Days after the hand-over on which its people are asked. */
export const afterHomeDays = [2, 14, 60] as const;
export type AfterHomeDay = (typeof afterHomeDays)[number];

interface MovedAnimal {
  readonly type: string;
  readonly species?: string | null | undefined;
}

/** The last day on which to ask that has come; null before the first. Whoever is late asks once. */
export function afterHomeDue(movedAt: Date, now: Date): AfterHomeDay | null {
  return afterHomeDays.findLast((day) => timeOf(movedAt, day) <= now) ?? null;
}

/** When to ask next; null where that is over. */
export function nextAfterHome(movedAt: Date, now: Date): Date | null {
  return afterHomeDays.map((day) => timeOf(movedAt, day)).find((at) => now < at) ?? null;
}

function timeOf(movedAt: Date, day: AfterHomeDay): Date {
  return new Date(movedAt.getTime() + day * DAY_MS);
}

/** The day that a mail was written for; null for what is none. */
export function readAfterHomeDay(text: string | undefined): AfterHomeDay | null {
  return afterHomeDays.find((day) => String(day) === text) ?? null;
}

type Words = Readonly<Record<AfterHomeDay, string>>;

const words: Readonly<Record<'dog' | 'cat' | 'rabbit' | 'bird' | 'other', Words>> = {
  dog: {
    2: 'Eating little is common in the first days, and so is much sleep. Keep to the food that it knows, and to few visitors. Does it drink, and has it found its place outside?',
    14: 'By now walks have their times, and calm guests can come. Has a vet seen it, and did the change of food go well, if there was one?',
    60: 'After some weeks dogs show who they are, which is sometimes more than one had seen. What has changed? And is the chip registered in your name?',
  },
  cat: {
    2: 'Hiding is normal, fasting is not: has it eaten within the last 24 hours? If not, please call a vet today. Does it use its litter?',
    14: 'Is it out of its first room by now, or does it still need that? Both are fine. Has a vet seen it?',
    60: 'Has it found its places, high ones too? And is the chip registered in your name?',
  },
  rabbit: {
    2: 'Does it eat hay, and are there droppings? Twelve hours without either are an emergency: please call a rabbit vet at once.',
    14: 'Does it let you groom it, and have its teeth been looked at? A second vaccination against RHDV2 is due three weeks after the first.',
    60: 'Does it live with another one by now, or is that planned? It has a better life for it, once it is neutered.',
  },
  bird: {
    2: 'Does it eat, and are its droppings as they were with us? A bird that sits fluffed up and does not eat needs a vet for birds today.',
    14: 'Does it come to the hand, or out of its cage for a while? Has a vet for birds seen it?',
    60: 'If you have other birds, its quarantine is over by now. How are they getting along?',
  },
  other: {
    2: 'Does it eat and drink, and does it have a place to be left alone? If it has not eaten since it came, please ask a vet.',
    14: 'Does it know its new days by now? Has a vet seen it?',
    60: 'Does it feel at home, as far as you can tell? Is there anything that you would set up in another way?',
  },
};

/** What people are asked on a day, by what kind of animal it is. */
export function afterHomeQuestion({ type, species }: MovedAnimal, day: AfterHomeDay): string {
  return words[kindOf(type, species)][day];
}

function kindOf(type: string, species: string | null | undefined): keyof typeof words {
  if (type === PetType.DOG) return 'dog';
  if (type === PetType.CAT) return 'cat';
  if (species === Species.RABBIT) return 'rabbit';
  return species === Species.BIRD ? 'bird' : 'other';
}
