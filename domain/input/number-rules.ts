import { z } from 'zod';
import { isWholeCents, toCents, toDollars } from '../money/money.ts';
import { texts } from '../text/texts.ts';
import { type DecimalReading, readDecimal, readDollars } from './decimal-text.ts';
import { numberProblems } from './number-problems.ts';

/*
 * Numbers as they come in: as text from forms and the old client (decimal-text.ts), as numbers from everybody else.
 */

/** Whole pieces of something, from `least` to `most`. */
export function pieces(noNumber: string, least: Limit, most: Limit) {
  return numberFrom(readDecimal, noNumber).pipe(wholeNumber(noNumber, least, most));
}

/** The same where they may be left out. */
export function optionalPieces(noNumber: string, least: Limit, most: Limit) {
  return numberFrom(readDecimal, noNumber)
    .pipe(wholeNumber(noNumber, least, most).optional())
    .optional();
}

/** US dollars in whole cents: 0.1 + 0.2 is 0.30, and 12.345 is refused. */
export function dollars(least: Limit, most: Limit) {
  return numberFrom(readDollars, numberProblems.noDollars).pipe(
    aNumber(numberProblems.noDollars)
      .refine(isWholeCents, numberProblems.tooManyDecimals)
      .overwrite(toWholeCents)
      .min(least.value, least.message)
      .max(most.value, most.message),
  );
}

/**
 * The same of a program that reckons in floating point: rounded to the cent, wherever it ends. As text it has no spaces.
 */
export function reckonedDollars(least: Limit, most: Limit) {
  return numberFrom(readReckoned, numberProblems.noDollars).pipe(
    aNumber(numberProblems.noDollars)
      .min(least.value, least.message)
      .max(most.value, most.message)
      .overwrite(toWholeCents),
  );
}

function readReckoned(text: string): DecimalReading {
  return /\s/.test(text) ? { isNone: true } : readDollars(text);
}

interface Limit {
  readonly value: number;
  /** What is said of a number beyond it. */
  readonly message: string;
}

function wholeNumber(noNumber: string, least: Limit, most: Limit) {
  return aNumber(noNumber)
    .int('Whole pieces only')
    .min(least.value, least.message)
    .max(most.value, most.message);
}

function aNumber(noNumber: string) {
  return z.number({ error: ({ input }) => (input === undefined ? texts.fieldRequired : noNumber) });
}

/** Text is read, empty text is no value, and what is neither text nor a number is left for the rule to refuse. */
function numberFrom(read: (text: string) => DecimalReading, noNumber: string) {
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
          message: 'isNone' in reading ? noNumber : numberProblems.ambiguous(reading.couldBe),
        });
        return z.NEVER;
      })
      // How JSON Schema is to describe it.
      .meta({ type: ['number', 'string'] })
  );
}

function toWholeCents(value: number): number {
  // Huge ones are refused by their limit; adding 0 makes 0 of -0.
  return Number.isSafeInteger(Math.round(value * 100)) ? toDollars(toCents(value)) + 0 : value;
}
