import { z } from 'zod';
import { UnitSystem } from '../catalogue/unit-price.ts';
import { isEmailAddress } from '../input/email-address.ts';
import { emailProblem } from '../input/email-problem.ts';
import { numberErrors } from '../input/number-errors.ts';
import { dollars, requiredWholeNumber } from '../input/number-rules.ts';
import { hasPhoneLength, readPhoneNumber } from '../input/phone-number.ts';
import { requiredText } from '../input/required-text.ts';
import { texts } from '../text/texts.ts';
import { isVisible, printableText } from '../text/visible-text.ts';
import { MAX_THREAD_TEXT } from '../threads/thread-rules.ts';
import { adoptionFeePlaces, PaymentForm } from './shop-settings.ts';

/*
 * What the values of the shop's settings may be.
 */

/** Longest of the texts that have a page of their own, in characters. */
const MAX_PAGE_TEXT_LENGTH = 20_000;

/** With more, an order could come to nothing, which no card can be charged. */
const MAX_PERCENT_OFF = 90;
const MAX_TAX_PERCENT = 50;
/** Less is no tax of any country: receipts would say that they contain some, of 0.00. */
const MIN_TAX_PERCENT = 0.1;
const MAX_URL_LENGTH = 300;

const TIME_MESSAGE = 'A time such as 09:00';
const DAY_MESSAGE = 'A day from 1 (Monday) to 7';

/** US dollars, up to as many. */
export function price(most: number) {
  return dollars(
    { value: 0, message: numberErrors.negative },
    { value: most, message: `At most ${most.toLocaleString('en-US')} dollars` },
  );
}

export const percentOff = whole('A number of percent', 0, MAX_PERCENT_OFF);
export const hour = whole('An hour', 1, 24);

const day = z.int(DAY_MESSAGE).min(1, DAY_MESSAGE).max(7, DAY_MESSAGE);

export const openingHours = z
  .array(
    z.object({
      day,
      opens: z.string(TIME_MESSAGE).regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME_MESSAGE),
      closes: z.string(TIME_MESSAGE).regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, TIME_MESSAGE),
    }),
    'Opening hours of days',
  )
  .max(7, 'At most one entry a day')
  .superRefine((days, context) => {
    for (const [place, { day: one, opens, closes }] of days.entries()) {
      const say = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [place, field], message });
      if (opens >= closes && /^\d\d:/.test(opens)) say('closes', 'Later than it opens');
      if (days.findIndex((other) => other.day === one) !== place) say('day', 'Each day once');
    }
  })
  .transform((days) => [...days].sort((a, b) => a.day - b.day));

export const weekdays = z
  .array(day, 'Days of the week')
  .transform((days) => [...new Set(days)].sort((a, b) => a - b));

const MAX_LISTED = 200;
const POSTCODE_MESSAGE = 'Postcodes, or how they begin, such as 105 or SW1A';
const DATE_MESSAGE = 'Days such as 2026-12-25';

/** What is named twice counts once. */
const listOf = (item: z.ZodType<string>, message: string) =>
  z
    .array(item, message)
    .max(MAX_LISTED, `At most ${MAX_LISTED}`)
    .transform((items) => [...new Set(items)]);

export const postcodes = listOf(
  z
    .string(POSTCODE_MESSAGE)
    .trim()
    .toUpperCase()
    .regex(/^[\p{L}\p{N}][\p{L}\p{N} -]{0,9}$/u, POSTCODE_MESSAGE),
  POSTCODE_MESSAGE,
);

export const dates = listOf(z.iso.date(DATE_MESSAGE), DATE_MESSAGE).transform((days) => [...days].sort());

const MAX_LINES = 20;

/** Texts of one line each; what stands there twice counts once. */
const linesOf = (message: string) =>
  z
    .array(
      z
        .string(message)
        .overwrite(printableText)
        .trim()
        .refine((text) => isVisible(text) && !/[\r\n]/.test(text), message)
        .max(300, 'At most 300 characters'),
      message,
    )
    .max(MAX_LINES, `At most ${MAX_LINES}`)
    .transform((items) => [...new Set(items)]);

/** What an application is asked. */
export const questions = linesOf('Questions, one on each line');

/** What is gone through when an animal is collected. */
export const checklist = linesOf('One thing on each line');

const MAX_TEXTS = 30;

/** Texts that are written often, each by a name of its own. @param length most characters of one */
function namedTexts(length: number) {
  return z
    .array(
      z.object({
        name: requiredText(60).refine((text) => !/[\r\n]/.test(text), 'On one line'),
        text: requiredText(length),
      }),
      'Texts, each with a name',
    )
    .max(MAX_TEXTS, `At most ${MAX_TEXTS}`)
    .superRefine((texts, context) => {
      const names = texts.map(({ name }) => name.toLowerCase());
      for (const [place, name] of names.entries()) {
        if (names.indexOf(name) === place) continue;
        context.addIssue({ code: 'custom', path: [place, 'name'], message: 'Each name once' });
      }
    });
}

export const answerTemplates = namedTexts(MAX_THREAD_TEXT);

/** As long as a word to whoever asked for an animal may be (adoption/answer-length.ts). */
export const MAX_DECISION_TEXT = 2000;

export const decisionTemplates = namedTexts(MAX_DECISION_TEXT);

/** Visits begin at every fifth minute. */
export const visitMinutes = whole('A number of minutes', 15, 240).refine(
  (minutes) => minutes % 5 === 0,
  'A multiple of 5',
);

export const adoptionFeeIsPaid = z.enum(adoptionFeePlaces, 'AT_THE_SHOP or ONLINE');

export const paymentForm = z.enum(PaymentForm, 'CARD or PAYMENT_ELEMENT');

export const units = z.enum(UnitSystem, 'METRIC or US');

/** A rate has three decimals at most: 8.875 % is one. */
export const taxPercent = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : value),
  z
    .number('A number of percent')
    .min(0, numberErrors.negative)
    .max(MAX_TAX_PERCENT, `At most ${MAX_TAX_PERCENT}`)
    .refine((value) => Number(value.toFixed(3)) === value, 'At most three decimals')
    .refine((value) => value === 0 || value >= MIN_TAX_PERCENT, `At least ${MIN_TAX_PERCENT}, or 0`),
);

export const email = z
  .string(texts.fieldRequired)
  .trim()
  .min(1, texts.fieldRequired)
  .refine((text) => text === '' || isEmailAddress(text), {
    error: ({ input }) => emailProblem(String(input)),
  });

export const phone = z
  .string(texts.fieldRequired)
  .trim()
  .min(1, texts.fieldRequired)
  .refine((text) => text === '' || isPhone(text), 'A phone number, such as +1 914 555 0142')
  .transform((text) => readPhoneNumber(text) ?? text);

export const timeZone = z
  .string(texts.fieldRequired)
  .trim()
  .refine(isTimeZone, 'The name of a time zone, such as Europe/Berlin');

/** The address of a page elsewhere; empty where there is none. */
export const link = z
  .string('An address')
  .trim()
  .max(MAX_URL_LENGTH, `At most ${MAX_URL_LENGTH} characters`)
  .refine((text) => text === '' || isHttpsUrl(text), 'An address that begins with https://');

/** Kept with its lines, without what can't be shown. */
export const pageText = z
  .string(texts.fieldRequired)
  .overwrite(printableText)
  .trim()
  .refine(isVisible, texts.fieldRequired)
  .max(MAX_PAGE_TEXT_LENGTH, `At most ${MAX_PAGE_TEXT_LENGTH.toLocaleString('en-US')} characters`);

/** Whether there is such a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

/** A whole number within limits. */
export function whole(notNumber: string, min: number, max: number) {
  return requiredWholeNumber(
    notNumber,
    { value: min, message: min === 0 ? numberErrors.negative : `At least ${min}` },
    { value: max, message: `At most ${max}` },
  );
}

function isPhone(text: string): boolean {
  const phone = readPhoneNumber(text);
  return phone !== null && hasPhoneLength(phone);
}

function isHttpsUrl(text: string): boolean {
  if (!/^https:\/\//i.test(text) || /\s/.test(text)) return false;
  try {
    const { protocol, hostname, username, password } = new URL(text);
    return protocol === 'https:' && hostname.includes('.') && username === '' && password === '';
  } catch {
    return false;
  }
}
