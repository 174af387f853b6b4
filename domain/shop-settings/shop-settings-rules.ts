import { z } from 'zod';
import { isEmailAddress } from '../input/email-address.ts';
import { emailProblem } from '../input/email-problem.ts';
import { numberErrors } from '../input/number-errors.ts';
import { dollars, requiredWholeNumber } from '../input/number-rules.ts';
import { hasPhoneLength, readPhoneNumber } from '../input/phone-number.ts';
import { requiredText } from '../input/required-text.ts';
import { texts } from '../text/texts.ts';
import { isVisible, printableText } from '../text/visible-text.ts';

/*
 * What an admin may make of the settings of the shop. The form in the back office and the API are both checked by these.
 */

/** Longest of the texts that have a page of their own, in characters. */
export const MAX_PAGE_TEXT_LENGTH = 20_000;

const MAX_DELIVERY_DOLLARS = 1000;
const MAX_THRESHOLD_DOLLARS = 100_000;
/** With more, an order could come to nothing, which no card can be charged. */
const MAX_PERCENT_OFF = 90;
const MAX_TAX_PERCENT = 50;
const MAX_URL_LENGTH = 300;

const TIME_MESSAGE = 'A time such as 09:00';
const DAY_MESSAGE = 'A day from 1 (Monday) to 7';

function price(most: number) {
  return dollars(
    { value: 0, message: numberErrors.negative },
    { value: most, message: `At most ${most.toLocaleString('en-US')} dollars` },
  );
}

const percentOff = whole('A number of percent', 0, MAX_PERCENT_OFF);
const hour = whole('An hour', 1, 24);

const day = z.int(DAY_MESSAGE).min(1, DAY_MESSAGE).max(7, DAY_MESSAGE);

const openingHours = z
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

const sameDayDays = z
  .array(day, 'Days of the week')
  .transform((days) => [...new Set(days)].sort((a, b) => a - b));

/** A rate has three decimals at most: 8.875 % is one. */
const taxPercent = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : value),
  z
    .number('A number of percent')
    .min(0, numberErrors.negative)
    .max(MAX_TAX_PERCENT, `At most ${MAX_TAX_PERCENT}`)
    .refine((value) => Number(value.toFixed(3)) === value, 'At most three decimals'),
);

const email = z
  .string(texts.fieldRequired)
  .trim()
  .min(1, texts.fieldRequired)
  .refine((text) => text === '' || isEmailAddress(text), {
    error: ({ input }) => emailProblem(String(input)),
  });

const phone = z
  .string(texts.fieldRequired)
  .trim()
  .min(1, texts.fieldRequired)
  .refine((text) => text === '' || isPhone(text), 'A phone number, such as +1 914 555 0142')
  .transform((text) => readPhoneNumber(text) ?? text);

const timeZone = z
  .string(texts.fieldRequired)
  .trim()
  .refine(isTimeZone, 'The name of a time zone, such as Europe/Berlin');

/** The address of a page elsewhere; empty where there is none. */
const link = z
  .string('An address')
  .trim()
  .max(MAX_URL_LENGTH, `At most ${MAX_URL_LENGTH} characters`)
  .refine((text) => text === '' || isHttpsUrl(text), 'An address that begins with https://');

/** Kept with its lines, without what can't be shown. */
const pageText = z
  .string(texts.fieldRequired)
  .overwrite(printableText)
  .trim()
  .refine(isVisible, texts.fieldRequired)
  .max(MAX_PAGE_TEXT_LENGTH, `At most ${MAX_PAGE_TEXT_LENGTH.toLocaleString('en-US')} characters`);

const fields = z.object({
  name: requiredText(60).refine((text) => !/[\r\n]/.test(text), 'On one line'),
  address: requiredText(300),
  phone,
  email,
  openingHours,
  timeZone,
  standardDelivery: price(MAX_DELIVERY_DOLLARS),
  bulkyDelivery: price(MAX_DELIVERY_DOLLARS),
  bulkyFrom: price(MAX_THRESHOLD_DOLLARS),
  sameDayFrom: price(MAX_THRESHOLD_DOLLARS),
  sameDayBeforeHour: hour,
  sameDayByHour: hour,
  sameDayDays,
  curbsideFrom: price(MAX_THRESHOLD_DOLLARS),
  curbsidePercentOff: percentOff,
  repeatFirstPercentOff: percentOff,
  repeatLaterPercentOff: percentOff,
  taxPercent,
  instagram: link,
  facebook: link,
  x: link,
  youtube: link,
  returnsText: pageText,
  privacyText: pageText,
  termsText: pageText,
});

/** All settings of the shop, as an admin enters them; amounts in US dollars. */
export const shopSettingsRules = fields.refine(
  ({ sameDayBeforeHour, sameDayByHour }) => sameDayByHour > sameDayBeforeHour,
  {
    path: ['sameDayByHour'],
    message: 'Later than the hour of the order',
    // Said beside whatever else is wrong, where both are hours.
    when: ({ value }) => hours.safeParse(value).success,
  },
);

const hours = z.object({ sameDayBeforeHour: hour, sameDayByHour: hour });

/** Names of all settings. */
export const settingNames = Object.keys(fields.shape) as readonly (keyof typeof fields.shape)[];

/** Whether there is such a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

function whole(notNumber: string, min: number, max: number) {
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
