import { z } from 'zod';
import { isWholeCents, toCents, toDollars } from '../money/money.ts';
import { texts } from '../text/texts.ts';
import { type DecimalReading, readDecimal, readDollars } from './decimal-text.ts';
import { numberErrors } from './number-errors.ts';

/*
 * Numbers as they come in: as text from forms and the old client (decimal-text.ts), as numbers from everybody else.
 */

/** Whole pieces of something, from `min` to `max`. */
export function wholePieces(notNumber: string, min: Limit, max: Limit) {
  return parsedNumber(readDecimal, notNumber).pipe(wholeNumber(notNumber, min, max));
}

/** The same where they may be left out. */
export function optionalWholePieces(notNumber: string, min: Limit, max: Limit) {
  return parsedNumber(readDecimal, notNumber)
    .pipe(wholeNumber(notNumber, min, max).optional())
    .optional();
}

/** A whole number of anything else; it may be left out. */
export function optionalWholeNumber(notNumber: string, min: Limit, max: Limit) {
  const rule = wholeNumber(notNumber, min, max, 'Whole numbers only');
  return parsedNumber(readDecimal, notNumber).pipe(rule.optional()).optional();
}

/** The same where it has to be there. */
export function requiredWholeNumber(notNumber: string, min: Limit, max: Limit) {
  return parsedNumber(readDecimal, notNumber).pipe(wholeNumber(notNumber, min, max, 'Whole numbers only'));
}

/** US dollars in whole cents: 0.1 + 0.2 is 0.30, and 12.345 is rejected. */
export function dollars(min: Limit, max: Limit) {
  return parsedNumber(readDollars, numberErrors.notDollars).pipe(wholeCents(min, max));
}

/** The same where they may be left out. */
export function optionalDollars(min: Limit, max: Limit) {
  return parsedNumber(readDollars, numberErrors.notDollars).pipe(wholeCents(min, max).optional()).optional();
}

/**
 * The same from a program that computes in floating point: rounded to the cent, wherever it ends. As text it has no spaces.
 */
export function roundedDollars(min: Limit, max: Limit) {
  return parsedNumber(readComputedDollars, numberErrors.notDollars).pipe(
    numberRule(numberErrors.notDollars)
      .min(min.value, min.message)
      .max(max.value, max.message)
      .overwrite(roundToCents),
  );
}

function readComputedDollars(text: string): DecimalReading {
  return /\s/.test(text) ? { isNone: true } : readDollars(text);
}

interface Limit {
  readonly value: number;
  /** What is said of a number beyond it. */
  readonly message: string;
}

function wholeCents(min: Limit, max: Limit) {
  return numberRule(numberErrors.notDollars)
    .refine(isWholeCents, numberErrors.tooManyDecimals)
    .overwrite(roundToCents)
    .min(min.value, min.message)
    .max(max.value, max.message);
}

function wholeNumber(notNumber: string, min: Limit, max: Limit, notWhole = 'Whole pieces only') {
  return numberRule(notNumber).int(notWhole).min(min.value, min.message).max(max.value, max.message);
}

function numberRule(notNumber: string) {
  return z.number({ error: ({ input }) => (input === undefined ? texts.fieldRequired : notNumber) });
}

/** Text is read, empty text is no value, and what is neither text nor a number is left for the rule to reject. */
function parsedNumber(read: (text: string) => DecimalReading, notNumber: string) {
  return (
    z
      .unknown()
      .transform((value, context) => {
        if (value === null) return undefined;
        if (typeof value !== 'string') return value;
        if (value.trim() === '') return undefined;
        const reading = read(value);
        if ('value' in reading) return reading.value;
        context.addIssue({
          code: 'custom',
          message: 'isNone' in reading ? notNumber : numberErrors.ambiguous(reading.couldBe),
        });
        return z.NEVER;
      })
      // How JSON Schema is to describe it.
      .meta({ type: ['number', 'string'] })
  );
}

function roundToCents(value: number): number {
  // Huge ones are rejected by their limit; adding 0 makes 0 of -0.
  return Number.isSafeInteger(Math.round(value * 100)) ? toDollars(toCents(value)) + 0 : value;
}
