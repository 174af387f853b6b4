import { toDollars } from '../money/money.ts';
import { SHOP_NAME } from '../pages/page-head.ts';
import { defaultTerms } from '../pricing/shop-terms.ts';
import type { OpeningHours } from './opening-hours.ts';

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
  readonly sameDayFrom: number;
  /** Hours of the shop's day, 1 to 24: an order before the one is there by the other. */
  readonly sameDayBeforeHour: number;
  readonly sameDayByHour: number;
  /** Days of the week, 1 (Monday) to 7; none where there is no same-day delivery. */
  readonly sameDayDays: readonly number[];
  readonly curbsideFrom: number;
  readonly curbsidePercentOff: number;
  readonly repeatFirstPercentOff: number;
  readonly repeatLaterPercentOff: number;
  /** Tax in percent that prices contain. */
  readonly taxPercent: number;
  readonly instagram: string;
  readonly facebook: string;
  readonly x: string;
  readonly youtube: string;
  readonly returnsText: string;
  readonly privacyText: string;
  readonly termsText: string;
}

/** The settings that visitors' pages are made of, but for the long texts, which have pages of their own. */
export type ShopFacts = Omit<ShopSettings, 'returnsText' | 'privacyText' | 'termsText'>;

const { sameDay, curbside, repeat } = defaultTerms;

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
  timeZone: defaultTerms.timeZone,
  standardDelivery: toDollars(defaultTerms.standardDelivery),
  bulkyDelivery: toDollars(defaultTerms.bulkyDelivery),
  bulkyFrom: toDollars(defaultTerms.bulkyFrom),
  sameDayFrom: toDollars(sameDay.from),
  sameDayBeforeHour: sameDay.beforeHour,
  sameDayByHour: sameDay.byHour,
  sameDayDays: sameDay.days,
  curbsideFrom: toDollars(curbside.from),
  curbsidePercentOff: curbside.percentOff,
  repeatFirstPercentOff: repeat.firstPercentOff,
  repeatLaterPercentOff: repeat.laterPercentOff,
  taxPercent: defaultTerms.taxPercent,
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
  x: 'https://x.com/',
  youtube: 'https://www.youtube.com/',
};
