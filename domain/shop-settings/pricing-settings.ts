import { toCents } from '../money/money.ts';
import type { ShopTerms } from '../pricing/shop-terms.ts';
import type { ShopSettings } from './shop-settings.ts';

/** The figures that orders are priced by. */
export function termsOf(settings: Pick<ShopSettings, TermSetting>): ShopTerms {
  return {
    bulkyFrom: toCents(settings.bulkyFrom),
    bulkyDelivery: toCents(settings.bulkyDelivery),
    standardDelivery: toCents(settings.standardDelivery),
    sameDay: {
      from: toCents(settings.sameDayFrom),
      beforeHour: settings.sameDayBeforeHour,
      byHour: settings.sameDayByHour,
      days: settings.sameDayDays,
      postcodes: settings.sameDayPostcodes,
    },
    transitDays: { from: settings.transitDaysFrom, until: settings.transitDaysUntil },
    holidays: settings.holidays,
    curbside: { from: toCents(settings.curbsideFrom), percentOff: settings.curbsidePercentOff },
    repeat: {
      firstPercentOff: settings.repeatFirstPercentOff,
      laterPercentOff: settings.repeatLaterPercentOff,
    },
    timeZone: settings.timeZone,
    taxPercent: settings.taxPercent,
  };
}

/** The settings that change what orders cost, or when same-day delivery can be had. */
export const pricingSettings = [
  'standardDelivery',
  'bulkyDelivery',
  'bulkyFrom',
  'sameDayFrom',
  'sameDayBeforeHour',
  'sameDayByHour',
  'sameDayDays',
  'sameDayPostcodes',
  'holidays',
  'curbsideFrom',
  'curbsidePercentOff',
  'repeatFirstPercentOff',
  'repeatLaterPercentOff',
  'taxPercent',
  'timeZone',
] as const satisfies readonly (keyof ShopSettings)[];

/** Those that say beside them when something comes. */
type TermSetting = (typeof pricingSettings)[number] | 'transitDaysFrom' | 'transitDaysUntil';
