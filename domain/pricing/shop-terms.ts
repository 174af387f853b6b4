import { type Cents, cents } from '../money/money.ts';

/** The figures that an owner may change: prices of delivery, thresholds and percentages. */
export interface ShopTerms {
  /** From this unit price up an item pays `bulkyDelivery`. */
  readonly bulkyFrom: Cents;
  readonly bulkyDelivery: Cents;
  readonly standardDelivery: Cents;
  readonly sameDay: {
    readonly from: Cents;
    /** The hour of the shop's day, 0 to 24, before which an order has to come. */
    readonly beforeHour: number;
    /** The hour by which it is there, 1 to 24. */
    readonly byHour: number;
    /** Days of the week with deliveries, 1 (Monday) to 7. */
    readonly days: readonly number[];
    /** Postcodes, or beginnings of some, that it goes to; none where it goes everywhere. */
    readonly postcodes: readonly string[];
  };
  /** How many days a carrier takes, at least and at most. */
  readonly transitDays: { readonly from: number; readonly until: number };
  /** Days without delivery and pickup, such as 2026-12-25. */
  readonly holidays: readonly string[];
  readonly curbside: { readonly from: Cents; readonly percentOff: number };
  readonly repeat: { readonly firstPercentOff: number; readonly laterPercentOff: number };
  readonly timeZone: string;
  /** Percent of tax that every price contains; 0 where none is shown. */
  readonly taxPercent: number;
}

/** The terms that visitors' first page is made of; where and on which days something is delivered, it does without. */
export const defaultFigures = {
  bulkyFrom: cents(5000),
  bulkyDelivery: cents(2500),
  standardDelivery: cents(500),
  sameDay: { from: cents(3500), beforeHour: 14, byHour: 21, days: [1, 2, 3, 4, 5, 6, 7] },
  curbside: { from: cents(5000), percentOff: 15 },
  repeat: { firstPercentOff: 35, laterPercentOff: 5 },
  timeZone: 'America/New_York',
  taxPercent: 0,
} as const satisfies Omit<ShopTerms, 'sameDay' | 'transitDays' | 'holidays'> & {
  readonly sameDay: Omit<ShopTerms['sameDay'], 'postcodes'>;
};

export const defaultTerms: ShopTerms = {
  ...defaultFigures,
  sameDay: { ...defaultFigures.sameDay, postcodes: [] },
  transitDays: { from: 2, until: 4 },
  holidays: [],
};
