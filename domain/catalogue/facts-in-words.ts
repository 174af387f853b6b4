import { ageInWords } from './age-in-words.ts';
import { pounds } from './amount-words.ts';
import { type AnimalFactName, type AnimalFactRow, animalFactRows, type ToldFacts } from './animal-facts.ts';
import { Known, type Level } from './known.ts';

type Said = readonly [label: string, value: string];

/** Said of a fact that nobody knows. */
export const NOT_KNOWN = 'Not known yet';

/** In the order in which people ask. The day of birth is said as an age. */
const shown = [
  ...(['goodWithChildren', 'goodWithDogs', 'goodWithCats', 'hoursAlone'] as const),
  ...(['energy', 'experience', 'space', 'neutered', 'vaccinated', 'microchipped'] as const),
] satisfies AnimalFactName[];

/**
 * The facts of an animal as label and value. What nobody knows is said to be so, but for what every page would say it of.
 *
 * @param today by the shop's calendar, such as `2026-11-27`
 */
export function factsInWords(facts: ToldFacts, today: string): Said[] {
  const age = facts.bornOn && ageInWords(facts.bornOn, today, facts.isBirthEstimated);
  return [
    ...(age ? [['How old', age] as const] : []),
    ...(facts.weightKg === null ? [] : [['Weight', weight(facts.weightKg)] as const]),
    ...shown.map((name): Said => [labelOf(name), wordOf(name, facts[name])]),
    ...(facts.healthNotes ? [[animalFactRows.healthNotes.label, facts.healthNotes] as const] : []),
  ];
}

/** Only what is known, for those who have no use for the rest. */
export function knownInWords(facts: ToldFacts, today: string): Said[] {
  return factsInWords(facts, today).filter(([, value]) => value !== NOT_KNOWN);
}

function labelOf(name: AnimalFactName): string {
  return name === 'hoursAlone' ? 'Can be alone' : animalFactRows[name].label;
}

function wordOf(name: AnimalFactName, value: string | number | boolean | null): string {
  const { is, words }: AnimalFactRow = animalFactRows[name];
  if (value === null || value === Known.UNKNOWN) return NOT_KNOWN;
  if (is === 'known') return value === Known.YES ? 'Yes' : 'No';
  if (is === 'level') return words?.[value as Level] ?? NOT_KNOWN;
  if (value === 0) return 'Not at all';
  return value === 1 ? 'For 1 hour a day' : `Up to ${value} hours a day`;
}

function weight(kilograms: number): string {
  return `${kilograms} kg (${pounds(kilograms * 1000)})`;
}
