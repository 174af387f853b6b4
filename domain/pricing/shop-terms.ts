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
  };
  readonly curbside: { readonly from: Cents; readonly percentOff: number };
  readonly repeat: { readonly firstPercentOff: number; readonly laterPercentOff: number };
  readonly timeZone: string;
  /** Percent of tax that every price contains; 0 where none is shown. */
  readonly taxPercent: number;
}

export const defaultTerms: ShopTerms = {
  bulkyFrom: cents(5000),
  bulkyDelivery: cents(2500),
  standardDelivery: cents(500),
  sameDay: { from: cents(3500), beforeHour: 14, byHour: 21, days: [1, 2, 3, 4, 5, 6, 7] },
  curbside: { from: cents(5000), percentOff: 15 },
  repeat: { firstPercentOff: 35, laterPercentOff: 5 },
  timeZone: 'America/New_York',
  taxPercent: 0,
};
