import type { UnitSystem } from '../catalogue/unit-price.ts';
import { toDollars } from '../money/money.ts';
import { SHOP_NAME } from '../pages/page-head.ts';
import { defaultFigures } from '../pricing/shop-terms.ts';
import type { AnswerTemplate } from '../threads/answer-templates.ts';
import type { OpeningHours } from './opening-hours.ts';

/** Where an adoption fee is paid. */
export const adoptionFeePlaces = ['AT_THE_SHOP', 'ONLINE'] as const;
export type AdoptionFeeIsPaid = (typeof adoptionFeePlaces)[number];

/** Where a new card is typed: the card element of the specification, or Stripe's payment element, with wallets. */
export const PaymentForm = { CARD: 'CARD', PAYMENT_ELEMENT: 'PAYMENT_ELEMENT' } as const;
export type PaymentForm = (typeof PaymentForm)[keyof typeof PaymentForm];

/** What an owner may say of the shop. Amounts in US dollars; texts that say nothing are empty. */
export interface ShopSettings {
  readonly name: string;
  /** Where it is, in lines. */
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly openingHours: readonly OpeningHours[];
  /** IANA name. */
  readonly timeZone: string;
  readonly standardDelivery: number;
  /** Delivery of an order with an item of a price from `bulkyFrom` up. */
  readonly bulkyDelivery: number;
  readonly bulkyFrom: number;
  /** Days that a carrier takes, at least and at most, Sundays and holidays left out. */
  readonly transitDaysFrom: number;
  readonly transitDaysUntil: number;
  readonly sameDayFrom: number;
  /** Hours of the shop's day, 1 to 24: an order before the one is there by the other. */
  readonly sameDayBeforeHour: number;
  readonly sameDayByHour: number;
  /** Days of the week, 1 (Monday) to 7; none where there is no same-day delivery. */
  readonly sameDayDays: readonly number[];
  /** Postcodes, or beginnings of some, with same-day delivery; none where it goes everywhere. */
  readonly sameDayPostcodes: readonly string[];
  /** Days without delivery and pickup, such as 2026-12-25. */
  readonly holidays: readonly string[];
  /** Whether something goes back by itself where a promised same day was missed. */
  readonly refundsMissedSameDay: boolean;
  /** Whether a dispute that nobody has answered is answered by itself, a day before it is due. */
  readonly sendsDisputeEvidence: boolean;
  /** How long after its arrival something can be reported. */
  readonly returnDays: number;
  readonly curbsideFrom: number;
  readonly curbsidePercentOff: number;
  readonly repeatFirstPercentOff: number;
  readonly repeatLaterPercentOff: number;
  readonly paymentForm: PaymentForm;
  /** Tax in percent that prices contain. */
  readonly taxPercent: number;
  /** By which units pages say what goods cost. */
  readonly units: UnitSystem;
  /** How long a mail waits whose event can still be undone. */
  readonly holdMailsMinutes: number;
  /** Whether the shop asks who wants an animal, has visitors, and shows where each application stands. */
  readonly asksForApplication: boolean;
  /** What it asks, with what can be chosen in brackets behind a question. */
  readonly applicationQuestions: readonly string[];
  /** Days within which an application is answered. */
  readonly answerWithinDays: number;
  readonly visitMinutes: number;
  /** How long an animal is kept for whoever it was given to. */
  readonly holdDays: number;
  readonly adoptionFeeIsPaid: AdoptionFeeIsPaid;
  /** What whoever gets an animal signs; who, which and how much are filled in where braces name them. */
  readonly adoptionAgreement: string;
  /** What is gone through when an animal is collected. */
  readonly collectionChecklist: readonly string[];
  /** Words that are kind, for whoever decides who gets an animal. */
  readonly decisionTemplates: readonly AnswerTemplate[];
  /** Answers that are given often, for whoever answers questions. */
  readonly answerTemplates: readonly AnswerTemplate[];
  readonly instagram: string;
  readonly facebook: string;
  readonly x: string;
  readonly youtube: string;
  readonly helpText: string;
  readonly returnsText: string;
  readonly privacyText: string;
  readonly termsText: string;
}

/** The settings that visitors' pages are made of, but for the long texts, which have pages of their own. */
export type ShopFacts = Omit<
  ShopSettings,
  | 'transitDaysFrom'
  | 'transitDaysUntil'
  | 'sameDayPostcodes'
  | 'holidays'
  | 'refundsMissedSameDay'
  | 'sendsDisputeEvidence'
  | 'returnDays'
  | 'paymentForm'
  | 'units'
  | 'holdMailsMinutes'
  | 'asksForApplication'
  | 'applicationQuestions'
  | 'answerWithinDays'
  | 'visitMinutes'
  | 'holdDays'
  | 'adoptionFeeIsPaid'
  | 'adoptionAgreement'
  | 'collectionChecklist'
  | 'decisionTemplates'
  | 'answerTemplates'
  | 'helpText'
  | 'returnsText'
  | 'privacyText'
  | 'termsText'
>;

const { sameDay, curbside, repeat } = defaultFigures;

/** The shop as it comes: prices are the specification's. */
export const defaultShopFacts: ShopFacts = {
  name: SHOP_NAME,
  address: '12 Willow Lane\nBrookside, NY 10577',
  phone: '+19145550142',
  email: 'hello@petshop.test',
  openingHours: [
    ...[1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: '09:00', closes: '19:00' })),
    { day: 7, opens: '10:00', closes: '17:00' },
  ],
  timeZone: defaultFigures.timeZone,
  standardDelivery: toDollars(defaultFigures.standardDelivery),
  bulkyDelivery: toDollars(defaultFigures.bulkyDelivery),
  bulkyFrom: toDollars(defaultFigures.bulkyFrom),
  sameDayFrom: toDollars(sameDay.from),
  sameDayBeforeHour: sameDay.beforeHour,
  sameDayByHour: sameDay.byHour,
  sameDayDays: sameDay.days,
  curbsideFrom: toDollars(curbside.from),
  curbsidePercentOff: curbside.percentOff,
  repeatFirstPercentOff: repeat.firstPercentOff,
  repeatLaterPercentOff: repeat.laterPercentOff,
  taxPercent: defaultFigures.taxPercent,
  instagram: '',
  facebook: '',
  x: '',
  youtube: '',
};
