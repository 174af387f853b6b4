import { z } from 'zod';
import { chipNumber, optional, pastDay, treatmentRules } from '../care/animal-rules.ts';
import { numberErrors } from '../input/number-errors.ts';
import { optionalDollars } from '../input/number-rules.ts';
import { optionalText } from '../input/required-text.ts';

/*
 * What the staff write into the file of an animal of the shop. Forms and the API are both checked by these; days are texts
 * such as 2026-11-28, and what is sent empty is not known.
 */

/** Longest texts, in characters. */
export const MAX_INTAKE_FROM_LENGTH = 200;
export const MAX_PLACE_LENGTH = 60;
export const MAX_EATS_LENGTH = 500;
export const MAX_FILE_NOTES_LENGTH = 2000;

function fieldsOf(today: string) {
  return {
    intake: intakeRules(today).transform(saidOrNothing).nullish(),
    chipNumber: optional(chipNumber),
    place: optionalText(MAX_PLACE_LENGTH),
    eats: optionalText(MAX_EATS_LENGTH),
    notes: optionalText(MAX_FILE_NOTES_LENGTH),
  };
}

/** From whom it came, when, and with which papers. */
function intakeRules(today: string) {
  return z.object({
    from: optionalText(MAX_INTAKE_FROM_LENGTH),
    on: optional(pastDay(today)),
    notes: optionalText(MAX_FILE_NOTES_LENGTH),
  });
}

/** What is said of nothing is not there. */
function saidOrNothing<T extends object>(said: T): T | undefined {
  return Object.values(said).some((value) => value !== undefined) ? said : undefined;
}

/** What is changed of a file: any of it. @param today by the shop's calendar: nothing came later */
export function animalFileRules(today: string) {
  return z.object(fieldsOf(today)).partial();
}

/** The same as one form, whose fields have names of their own. */
export function animalFileFormRules(today: string) {
  const { intake: _intake, ...others } = fieldsOf(today);
  const { from, on, notes: papers } = intakeRules(today).shape;
  return z.object({ from, on, papers, ...others });
}

const cost = z.preprocess(
  (value) => value ?? undefined,
  optionalDollars(
    { value: 0, message: numberErrors.negative },
    { value: 100_000, message: 'At most 100,000 dollars' },
  ),
);

/** What was done for an animal, or is to be done, and what it cost in US dollars. */
export function animalMedicalRules(today: string) {
  return treatmentRules(today).and(z.object({ cost }));
}
