import { z } from 'zod';
import {
  type AnimalFactName,
  type AnimalFactValues,
  animalFactNames,
  animalFactRows,
} from '../catalogue/animal-facts.ts';
import { Known, Level } from '../catalogue/known.ts';
import { readDecimal } from './decimal-text.ts';
import { numberErrors } from './number-errors.ts';
import { optionalWholeNumber } from './number-rules.ts';
import { optionalText } from './required-text.ts';

/** Heaviest animal of the shop, in kilograms. */
const MAX_KILOGRAMS = 1000;

/** Longest text on health, in characters. */
export const MAX_HEALTH_NOTES_LENGTH = 1000;

const NOT_A_DAY = 'A day such as 2025-03-31';
const WEIGHT = `More than 0 and at most ${MAX_KILOGRAMS} kg`;

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text;
}

function oneOf<const T extends Record<string, string>>(options: T) {
  return optional(z.enum(options, `One of: ${Object.values(options).join(', ')}`));
}

/** What is sent empty is not known. */
function optional<T extends z.ZodType>(rule: T) {
  return z
    .preprocess((value) => (value === '' || value === null ? undefined : value), rule.optional())
    .optional();
}

const kilograms = z.preprocess(
  (value) => {
    if (typeof value !== 'string') return value;
    const reading = readDecimal(value);
    return 'value' in reading ? reading.value : value;
  },
  z.number('A number of kilograms').gt(0, WEIGHT).max(MAX_KILOGRAMS, WEIGHT),
);

const ruleOf = {
  day: () => optional(z.string(NOT_A_DAY).refine(isDay, NOT_A_DAY)),
  flag: () => optional(z.boolean('Yes or no')),
  kilograms: () => optional(kilograms),
  known: () => oneOf(Known),
  hours: () =>
    optionalWholeNumber(
      'A number of hours',
      { value: 0, message: numberErrors.negative },
      { value: 24, message: 'At most 24' },
    ),
  level: () => oneOf(Level),
  text: () => optionalText(MAX_HEALTH_NOTES_LENGTH).optional(),
};

const fields = z.object(
  Object.fromEntries(
    animalFactNames.map((name) => [name, ruleOf[animalFactRows[name].is]()]),
  ) as unknown as Record<AnimalFactName, z.ZodOptional>,
);

/**
 * Facts as they are entered, of which any may be left out.
 *
 * @param today by the shop's calendar: nothing is born later
 */
export function animalFactRules(today: string) {
  return fields.refine(({ bornOn }) => typeof bornOn !== 'string' || bornOn <= today, {
    path: ['bornOn'],
    message: 'Not a day that is still to come',
    when: () => true,
  });
}

/** What entered facts change of an item: those that are given, and undefined for what is not known any more. */
export function keptFacts(given: object): AnimalFactValues {
  const entries = Object.entries(given).filter(([name]) => name in animalFactRows);
  return Object.fromEntries(entries.map(([name, value]) => [name, isKnown(value) ? value : undefined]));
}

function isKnown(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && value !== Known.UNKNOWN && value !== false;
}
