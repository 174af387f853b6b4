import { z } from 'zod';
import { MINUTE_MS } from '../durations.ts';
import { requiredText } from '../input/required-text.ts';
import { householdQuestions } from '../matching/household-questions.ts';
import { UNDO_TIME_MS } from '../orders/order-states.ts';
import { defaultTerms } from '../pricing/shop-terms.ts';
import { decisionPlaceholders, placeholderNames } from '../threads/answer-templates.ts';
import { defaultAnswers } from '../threads/default-answers.ts';
import { defaultDecisions } from '../threads/default-decisions.ts';
import { agreementPlaceholders } from './agreement-text.ts';
import { defaultTexts } from './default-texts.ts';
import {
  adoptionFeeIsPaid,
  answerTemplates,
  checklist,
  dates,
  decisionTemplates,
  email,
  hour,
  link,
  openingHours,
  pageText,
  paymentForm,
  percentOff,
  phone,
  postcodes,
  price,
  questions,
  taxPercent,
  timeZone,
  units,
  visitMinutes,
  weekdays,
  whole,
} from './setting-value-rules.ts';
import { defaultShopFacts, type ShopSettings } from './shop-settings.ts';

/** How a form asks for a setting, and how the API has it. */
export type SettingWidget =
  | 'line'
  | 'lines'
  /** A text with a page of its own. */
  | 'page'
  /** A word that is no word of a language. */
  | 'name'
  | 'phone'
  | 'email'
  | 'link'
  | 'dollars'
  | 'whole'
  | 'decimal'
  | 'openingHours'
  | 'weekdays'
  /** Words one after the other. */
  | 'list'
  /** Days such as 2026-12-25, one after the other. */
  | 'days'
  /** Texts, each on a line of its own. */
  | 'lineList'
  /** Texts of more than a line, each with a name. */
  | 'namedTexts'
  | 'units'
  /** Where adoption fees are paid. */
  | 'feePlaces'
  /** Where a card is typed. */
  | 'paymentForms'
  | 'switch';

/** A setting as its owner knows it. */
export interface SettingRow {
  readonly rule: z.ZodType;
  /** Title of the settings that it stands with in the form. */
  readonly group: string;
  readonly label: string;
  readonly hint?: string;
  readonly widget: SettingWidget;
  /** How many like it stand side by side where there is room for them. */
  readonly columns?: 2 | 3;
  /** What the API's documentation says of it. */
  readonly about: string;
  /** Whether it is for those alone who answer shoppers: visitors' pages and their readers never get it. */
  readonly isForStaff?: boolean;
}

const MAX_DELIVERY_DOLLARS = 1000;
const MAX_THRESHOLD_DOLLARS = 100_000;
const MAX_TRANSIT_DAYS = 30;
const MAX_RETURN_DAYS = 365;
/** As long as a move can be undone: a mail that waits longer corrects nothing. */
const MAX_HOLD_MINUTES = UNDO_TIME_MS / MINUTE_MS;

/**
 * All settings of the shop, in the order of the form: rules, form, API and audit are drawn from this table. The browser's
 * first page does without it, so what visitors read has its default in shop-settings.ts.
 */
export const settingsTable = {
  name: {
    rule: requiredText(60).refine((text) => !/[\r\n]/.test(text), 'On one line'),
    group: 'The shop',
    label: 'Name',
    widget: 'line',
    about: 'Name of the shop.',
  },
  address: {
    rule: requiredText(300),
    group: 'The shop',
    label: 'Address',
    widget: 'lines',
    about: 'Where the shop is, in lines.',
  },
  phone: {
    rule: phone,
    group: 'The shop',
    label: 'Phone',
    widget: 'phone',
    columns: 2,
    about: 'Phone number for shoppers.',
  },
  email: {
    rule: email,
    group: 'The shop',
    label: 'E-mail',
    widget: 'email',
    columns: 2,
    about: 'E-mail address for shoppers.',
  },
  openingHours: {
    rule: openingHours,
    group: 'Opening hours',
    label: 'Opening hours',
    widget: 'openingHours',
    about: 'When the shop is open; days that are not listed are closed.',
  },
  timeZone: {
    rule: timeZone,
    group: 'Opening hours',
    label: 'Time zone',
    widget: 'name',
    hint: 'By whose clock the shop counts days and hours, such as America/New_York.',
    about: 'IANA name of the time zone by which the shop counts days and hours.',
  },
  holidays: {
    rule: dates,
    group: 'Opening hours',
    label: 'Holidays',
    widget: 'days',
    hint: 'Days without delivery and pickup, such as 2026-12-25, with commas between them.',
    about: 'Days without delivery and pickup, in order.',
  },
  standardDelivery: {
    rule: price(MAX_DELIVERY_DOLLARS),
    group: 'Delivery',
    label: 'Standard',
    widget: 'dollars',
    columns: 3,
    about: 'Delivery of an order, US dollars.',
  },
  bulkyDelivery: {
    rule: price(MAX_DELIVERY_DOLLARS),
    group: 'Delivery',
    label: 'With an expensive item',
    widget: 'dollars',
    columns: 3,
    about: 'Delivery of an order with an item that costs bulkyFrom or more, US dollars.',
  },
  bulkyFrom: {
    rule: price(MAX_THRESHOLD_DOLLARS),
    group: 'Delivery',
    label: 'Expensive from a price of',
    widget: 'dollars',
    columns: 3,
    about: 'Price of an item from which bulkyDelivery is charged, US dollars.',
  },
  transitDaysFrom: {
    rule: whole('A number of days', 1, MAX_TRANSIT_DAYS),
    group: 'Delivery',
    label: 'Days on the way, at least',
    widget: 'whole',
    columns: 2,
    hint: 'Sundays and holidays do not count.',
    about:
      'Days after that of the order on which a standard delivery comes at the earliest, Sundays and holidays left out, 1 to 30.',
  },
  transitDaysUntil: {
    rule: whole('A number of days', 1, MAX_TRANSIT_DAYS),
    group: 'Delivery',
    label: 'Days on the way, at most',
    widget: 'whole',
    columns: 2,
    hint: 'The last of them is what shoppers are promised when they pay.',
    about:
      'Days after that of the order on which it comes at the latest, counted likewise, transitDaysFrom to 30.',
  },
  sameDayFrom: {
    rule: price(MAX_THRESHOLD_DOLLARS),
    group: 'Same-day delivery',
    label: 'Same day from a total of',
    widget: 'dollars',
    columns: 3,
    hint: 'Dollars',
    about: 'Lowest sum of the lines for same-day delivery, US dollars.',
  },
  sameDayBeforeHour: {
    rule: hour,
    group: 'Same-day delivery',
    label: 'Ordered before',
    widget: 'whole',
    columns: 3,
    hint: 'Hour, 1 to 24',
    about: 'Hour of the shop’s day, 1 to 24, before which an order for the same day has to come.',
  },
  sameDayByHour: {
    rule: hour,
    group: 'Same-day delivery',
    label: 'There by',
    widget: 'whole',
    columns: 3,
    hint: 'Hour, up to 24',
    about: 'Hour of the shop’s day, 2 to 24, by which it is there.',
  },
  sameDayDays: {
    rule: weekdays,
    group: 'Same-day delivery',
    label: 'Days',
    widget: 'weekdays',
    hint: 'None: there is no same-day delivery.',
    about: 'Days of the week with same-day delivery, 1 (Monday) to 7.',
  },
  sameDayPostcodes: {
    rule: postcodes,
    group: 'Same-day delivery',
    label: 'Only to postcodes that begin with',
    widget: 'list',
    hint: 'Such as 105, 97201, with commas between them. None: it goes everywhere.',
    about: 'Postcodes, or beginnings of some, with same-day delivery; none where it goes everywhere.',
  },
  refundsMissedSameDay: {
    rule: z.boolean('On or off'),
    group: 'Same-day delivery',
    label: 'Give something back by itself where the promised same day was missed',
    widget: 'switch',
    hint: '$5.00, once an order, where an arrival is noted after that day. Where nobody notes one, nothing goes back.',
    about:
      'Whether 5.00, at most what is left, goes back by itself where the staff noted an arrival after the promised same day.',
  },
  returnDays: {
    rule: whole('A number of days', 1, MAX_RETURN_DAYS),
    group: 'Returns',
    label: 'Days in which something can be reported or come back',
    widget: 'whole',
    hint: 'From the day on which it came. The text about returns says it as well: change both.',
    about: 'How many days after its arrival something can be reported, 1 to 365.',
  },
  curbsidePercentOff: {
    rule: percentOff,
    group: 'Curbside pickup and repeat delivery',
    label: 'Percent off with curbside pickup',
    widget: 'whole',
    columns: 2,
    about: 'Percent off every line with curbside pickup.',
  },
  curbsideFrom: {
    rule: price(MAX_THRESHOLD_DOLLARS),
    group: 'Curbside pickup and repeat delivery',
    label: 'Curbside from a total of',
    widget: 'dollars',
    columns: 2,
    about: 'Lowest sum of the lines for the reduction of curbside pickup, US dollars.',
  },
  repeatFirstPercentOff: {
    rule: percentOff,
    group: 'Curbside pickup and repeat delivery',
    label: 'Percent off a first repeat delivery',
    widget: 'whole',
    columns: 2,
    about: 'Percent off a repeated line of an account’s first order with one.',
  },
  repeatLaterPercentOff: {
    rule: percentOff,
    group: 'Curbside pickup and repeat delivery',
    label: 'Percent off later ones',
    widget: 'whole',
    columns: 2,
    about: 'Percent off a repeated line of every later order.',
  },
  holdMailsMinutes: {
    rule: whole('A number of minutes', 0, MAX_HOLD_MINUTES),
    group: 'E-mails',
    label: 'Minutes to hold e-mails that an undo would make wrong',
    widget: 'whole',
    hint: '0 to 10. On its way, accepted, declined by it, ready to collect: taken back meanwhile, nobody is told.',
    about: 'How many minutes a mail waits whose event can still be undone, 0 to 10.',
  },
  sendsDisputeEvidence: {
    rule: z.boolean('On or off'),
    group: 'Disputes',
    label: 'Answer by itself, a day before it is due, where nobody has',
    widget: 'switch',
    hint: 'The card’s bank gets what the page of the order shows: without an answer it keeps the money.',
    about:
      'Whether a dispute that nobody has answered is answered by itself a day before it is due, with what is known of its order.',
  },
  paymentForm: {
    rule: paymentForm,
    group: 'Payment',
    label: 'Who pays sees',
    widget: 'paymentForms',
    hint: 'Apple Pay and Google Pay are offered by browsers that have them, once you have switched them on at Stripe and registered the shop’s domain there. Either way what is paid comes from a card.',
    about:
      'Where a new card is typed: CARD, fields for the card alone, or PAYMENT_ELEMENT, Stripe’s Payment Element, which offers the wallets of the browser as well.',
  },
  taxPercent: {
    rule: taxPercent,
    group: 'Tax',
    label: 'Percent that prices contain',
    widget: 'decimal',
    hint: '0: none is shown. Prices stay as they are; carts, orders and receipts say how much of them is tax.',
    about: 'Tax in percent that all prices contain; 0 where none is shown.',
  },
  units: {
    rule: units,
    group: 'Unit prices',
    label: 'What goods cost is said for',
    widget: 'units',
    hint: 'Where the weight or the volume of an item is known.',
    about: 'By which units unit prices are said where a query names none.',
  },
  asksForApplication: {
    rule: z.boolean('On or off'),
    group: 'Animals',
    label: 'Ask who wants an animal, have visitors, and show how far it is',
    widget: 'switch',
    hint: 'Off: an order for an animal is accepted or declined, as ever.',
    about: 'Whether an application hangs on an order for an animal.',
  },
  applicationQuestions: {
    rule: questions,
    group: 'Animals',
    label: 'Questions, one on each line',
    widget: 'lineList',
    hint: 'Asked after the order, and nobody has to answer. What can be chosen stands in brackets: Where will it live? [a flat / a house]. A photo or PDF, as of a fence or of a landlord’s consent, is asked for with [file]. The questions that come with the shop about home, time, children and animals say how the animal fits; those that you word anew are for you to read.',
    about:
      'What an application asks; what can be chosen stands in brackets behind a question, or [file] where a photo or a PDF answers it.',
  },
  answerWithinDays: {
    rule: whole('A number of days', 1, 30),
    group: 'Animals',
    label: 'Days to answer',
    widget: 'whole',
    columns: 3,
    about: 'Days within which an application is answered, 1 to 30: by the end of the last one.',
  },
  visitMinutes: {
    rule: visitMinutes,
    group: 'Animals',
    label: 'Minutes of a visit',
    widget: 'whole',
    columns: 3,
    about: 'How long a visit lasts, a multiple of 5 from 15 to 240 minutes.',
  },
  holdDays: {
    rule: whole('A number of days', 3, 60),
    group: 'Animals',
    label: 'Days to collect an animal',
    widget: 'whole',
    columns: 3,
    about: 'Days for which an approved animal is kept, 3 to 60; then it goes to the next in line.',
  },
  adoptionFeeIsPaid: {
    rule: adoptionFeeIsPaid,
    group: 'Animals',
    label: 'Where adoption fees are paid',
    widget: 'feePlaces',
    hint: 'By card: on the page of an application, once the animal is theirs. Where you ask for no application, at the shop. It goes back where the order is called off, and where the animal comes back within the days of a return.',
    about:
      'Where adoption fees are paid: AT_THE_SHOP, or ONLINE, by card, for an order with an application once it is accepted.',
  },
  collectionChecklist: {
    rule: checklist,
    group: 'Animals',
    label: 'Checklist of the collection, one thing on each line',
    widget: 'lineList',
    hint: 'Printed with the papers of an animal, with a box before each.',
    about: 'What is gone through when an animal is collected.',
  },
  adoptionAgreement: {
    rule: pageText,
    group: 'Animals',
    label: 'Agreement',
    widget: 'page',
    hint: `Signed by whoever gets an animal, on paper or by name on the screen. What stands in braces is filled in: ${agreementPlaceholders.map((name) => `{${name}}`).join(', ')}.`,
    about: `The agreement by which an animal goes to its new people, written as the page on returns; filled in are ${agreementPlaceholders.map((name) => `{${name}}`).join(', ')}.`,
  },
  decisionTemplates: {
    rule: decisionTemplates,
    group: 'Decisions about animals',
    label: 'Words for decisions',
    widget: 'namedTexts',
    isForStaff: true,
    about:
      'Words to whoever asked for an animal, each by a name of its own; what is filled in stands in braces.',
  },
  answerTemplates: {
    rule: answerTemplates,
    group: 'Answers to questions',
    label: 'Answers that are given often',
    widget: 'namedTexts',
    isForStaff: true,
    about:
      'Answers that are given often, each by a name of its own; what is filled in from a question stands in braces.',
  },
  instagram: {
    rule: link,
    group: 'Elsewhere',
    label: 'Instagram',
    widget: 'link',
    columns: 2,
    about: 'Address of the shop’s page there, or empty.',
  },
  facebook: {
    rule: link,
    group: 'Elsewhere',
    label: 'Facebook',
    widget: 'link',
    columns: 2,
    about: 'Address of the shop’s page there, or empty.',
  },
  x: {
    rule: link,
    group: 'Elsewhere',
    label: 'X',
    widget: 'link',
    columns: 2,
    about: 'Address of the shop’s page there, or empty.',
  },
  youtube: {
    rule: link,
    group: 'Elsewhere',
    label: 'YouTube',
    widget: 'link',
    columns: 2,
    about: 'Address of the shop’s page there, or empty.',
  },
  helpText: {
    rule: pageText,
    group: 'Texts',
    label: 'Help',
    widget: 'page',
    about: 'The page of questions and answers: a heading that begins with # for each question.',
  },
  returnsText: {
    rule: pageText,
    group: 'Texts',
    label: 'Returns',
    widget: 'page',
    about: 'The page on returns: paragraphs, and headings that begin with #.',
  },
  privacyText: {
    rule: pageText,
    group: 'Texts',
    label: 'Privacy',
    widget: 'page',
    about: 'The page on privacy, written likewise.',
  },
  termsText: {
    rule: pageText,
    group: 'Texts',
    label: 'Terms',
    widget: 'page',
    about: 'The page on the terms, written likewise.',
  },
} satisfies Record<keyof ShopSettings, SettingRow>;

/** What stands above the settings of a group. */
export const groupNotes: Readonly<Record<string, string>> = {
  'Decisions about animals': `Whoever writes to somebody who asked for an animal chooses one and goes on from there. Filled in are ${inBraces(decisionPlaceholders)}; other words in braces are left to fill in by hand.`,
  'Answers to questions': `Whoever answers a question chooses one and goes on from there. What stands in braces is filled in from the question: ${inBraces(placeholderNames)}. What nobody knows, and other words in braces, are left to fill in by hand.`,
  Elsewhere: 'Addresses that begin with https://; what is empty is not shown.',
  Texts: 'Blank lines part paragraphs; a line that begins with # is a heading.',
};

function inBraces(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(', ');
}

/** Names of all settings. */
export const settingNames = Object.keys(settingsTable) as readonly (keyof ShopSettings)[];

/** The shop as it comes. */
export const defaultSettings: ShopSettings = {
  ...defaultShopFacts,
  ...defaultTexts,
  transitDaysFrom: defaultTerms.transitDays.from,
  transitDaysUntil: defaultTerms.transitDays.until,
  sameDayPostcodes: [],
  holidays: [],
  refundsMissedSameDay: false,
  sendsDisputeEvidence: true,
  returnDays: 30,
  asksForApplication: false,
  applicationQuestions: [
    'Who would live with it, and how does a day look at your place?',
    ...Object.values(householdQuestions),
    'What would you like to know from us?',
  ],
  answerWithinDays: 3,
  visitMinutes: 45,
  holdDays: 7,
  adoptionFeeIsPaid: 'AT_THE_SHOP',
  collectionChecklist: [
    'Something that shows the name of whoever collects it',
    'A carrier, or a collar and a leash',
    'The fee, and a receipt for it',
    'The agreement, read and signed',
    'Its record: chip, vaccinations, and when they are due again',
    'Food for the first days, and how much of it a day',
    'What it likes, what it fears, and what it did with us',
    'How to reach us, and a vet, from the first night on',
  ],
  decisionTemplates: defaultDecisions,
  answerTemplates: defaultAnswers,
  paymentForm: 'CARD',
  units: 'US',
  holdMailsMinutes: MAX_HOLD_MINUTES,
};
