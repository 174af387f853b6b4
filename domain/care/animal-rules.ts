import { z } from 'zod';
import { Known } from '../catalogue/known.ts';
import { Gender, PetType, Species } from '../catalogue/pet-options.ts';
import { readDecimal } from '../input/decimal-text.ts';
import { optionalText, requiredText } from '../input/required-text.ts';
import { addDays, planDate } from '../repeats/plan-dates.ts';
import { texts } from '../text/texts.ts';
import {
  MAX_ANIMAL_NAME_LENGTH,
  MAX_ANIMAL_NOTES_LENGTH,
  MAX_AVOIDED,
  TreatmentKind,
} from './animal-limits.ts';

/*
 * What an account may say of an animal of its own. Days are texts such as 2026-11-28; what is sent empty is not known.
 */

const NOT_A_DAY = 'A day such as 2025-03-31';
const STILL_TO_COME = 'Not a day that is still to come';
/** Older is nobody's animal, and a slip of the pen. */
const FIRST_DAY = '1900-01-01';
/** As far ahead as a booster may be due. */
const LAST_DAY = '2199-12-31';
const MAX_KILOGRAMS = 1000;
const WEIGHT = `More than 0 and at most ${MAX_KILOGRAMS} kg`;
/** How far from today an animal's first thirty days may begin. */
const FIRST_DAYS_AWAY = 60;
const CHIP = '15 digits; older chips have 9 digits, or 10 digits and letters';

function isEmpty(value: unknown): boolean {
  return value === '' || value === null || value === undefined;
}

/** What is sent empty is not there. */
export function optional<T extends z.ZodType>(rule: T) {
  return z.preprocess((value) => (isEmpty(value) ? undefined : value), rule.optional());
}

function oneOf<const T extends Record<string, string>>(options: T) {
  return z.enum(options, {
    error: ({ input }) =>
      isEmpty(input) ? texts.fieldRequired : `One of: ${Object.values(options).join(', ')}`,
  });
}

const day = z
  .string(NOT_A_DAY)
  .refine((text) => z.iso.date().safeParse(text).success, NOT_A_DAY)
  .refine((text) => text >= FIRST_DAY && text <= LAST_DAY, 'A day from 1900 to 2199');

export function pastDay(today: string) {
  return day.refine((text) => text <= today, STILL_TO_COME);
}

/** As it is read from a chip or typed from a card: spaces and signs between its digits don't count. */
export const chipNumber = z
  .string(CHIP)
  .transform((text) => text.replace(/[\s.-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^(\d{15}|\d{9}|[\dA-Z]{10})$/, CHIP));

/** Each once, whatever its case. */
const avoids = z
  .array(optionalText(60), 'A list of texts')
  .max(MAX_AVOIDED, `At most ${MAX_AVOIDED}`)
  .transform((words) => {
    const given = words.filter((word) => word !== undefined);
    const lower = given.map((word) => word.toLowerCase());
    return given.filter((_word, index) => lower.indexOf(lower[index] ?? '') === index);
  });

function factsOf(today: string) {
  return {
    name: requiredText(MAX_ANIMAL_NAME_LENGTH),
    type: oneOf(PetType),
    species: optional(oneOf(Species)),
    breed: optionalText(60),
    gender: optional(oneOf(Gender)),
    bornOn: optional(pastDay(today)),
    neutered: optional(oneOf(Known)),
    chipNumber: optional(chipNumber),
    notes: optionalText(MAX_ANIMAL_NOTES_LENGTH),
    avoids: avoids.nullish().transform((words) => words ?? []),
  };
}

/** An animal as it is added. @param today by the shop's calendar: nothing is born later */
export function animalRules(today: string) {
  return z.object(factsOf(today));
}

/** What is changed of one: any of the same, of which what is null or empty is not known any more. */
export function animalChangeRules(today: string) {
  return z.object(factsOf(today)).partial();
}

/** What it weighed on a day, today unless said. */
export function weightRules(today: string) {
  return z.object({
    on: optional(pastDay(today)).transform((on) => on ?? today),
    kg: z.preprocess(
      (value) => {
        if (typeof value !== 'string') return value;
        const reading = readDecimal(value);
        return 'value' in reading ? reading.value : value;
      },
      z
        .number({ error: ({ input }) => (isEmpty(input) ? texts.fieldRequired : 'A number of kilograms') })
        .gt(0, WEIGHT)
        .max(MAX_KILOGRAMS, WEIGHT),
    ),
  });
}

/** What was done, or is to be done: one of its two days at least. */
export function treatmentRules(today: string) {
  return z
    .object({
      kind: oneOf(TreatmentKind),
      name: requiredText(120),
      on: optional(pastDay(today)),
      nextOn: optional(day),
    })
    .superRefine(({ on, nextOn }, context) => {
      if (!on && !nextOn)
        context.addIssue({ code: 'custom', path: ['on'], message: 'When it was, or is due' });
      if (on && nextOn && nextOn <= on) {
        context.addIssue({ code: 'custom', path: ['nextOn'], message: 'A day after the one it was done' });
      }
    });
}

/** What is to be done, by a day or some day. */
export const taskRules = z.object({ title: requiredText(120), dueOn: optional(day) });

/** When an animal came, or will come: near enough to today for a list of thirty days. */
export function firstDaysRules(today: string) {
  const first = addDays(planDate(today), -FIRST_DAYS_AWAY);
  const last = addDays(planDate(today), FIRST_DAYS_AWAY);
  return z.object({
    on: day.refine((on) => on >= first && on <= last, `At most ${FIRST_DAYS_AWAY} days from today`),
  });
}

/** What the form has in texts of its own; the kind, the gender and the answers are chosen from lists. */
export function animalFormRules(today: string) {
  const { name, breed, bornOn, chipNumber: chip, notes } = factsOf(today);
  return z.object({ name, breed, bornOn, chipNumber: chip, notes });
}
