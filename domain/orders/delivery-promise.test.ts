import { DeliveryMethod } from '../pricing/choices.ts';
import { defaultTerms } from '../pricing/shop-terms.ts';
import { defaultShopFacts } from '../shop-settings/shop-settings.ts';
import { expectedTime, isPromiseKept, type PromiseTerms, promisedTime } from './delivery-promise.ts';

const { STANDARD, SAME_DAY, CURBSIDE } = DeliveryMethod;
/** Open from nine to seven, on Sundays from ten to five; Wednesday, November 25 is before Thanksgiving. */
const { openingHours } = defaultShopFacts;
const inNewYork: PromiseTerms = { ...defaultTerms, openingHours };
const thanksgiving = { ...inNewYork, holidays: ['2026-11-26'] };
const inTokyo = { ...inNewYork, timeZone: 'Asia/Tokyo' };
const closedOnSundays = { ...inNewYork, openingHours: openingHours.filter(({ day }) => day < 7) };
const untilMidnight = { ...inNewYork, sameDay: { ...inNewYork.sameDay, byHour: 24 } };

/** A time by the clock of a shop. */
function at(local: string, { timeZone }: PromiseTerms): Date {
  return new Date(Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).epochMilliseconds);
}

const endOfDay = 'T23:59:59.999';

it.each([
  ['standard', STANDARD, inNewYork, '2026-11-25T10:00', '2026-11-27T00:00', `2026-11-30${endOfDay}`],
  ['late at night', STANDARD, inNewYork, '2026-11-25T23:59', '2026-11-28T00:00', `2026-12-01${endOfDay}`],
  ['over a holiday', STANDARD, thanksgiving, '2026-11-25T10:00', '2026-11-28T00:00', `2026-12-01${endOfDay}`],
  ['on a holiday', STANDARD, thanksgiving, '2026-11-26T10:00', '2026-11-30T00:00', `2026-12-02${endOfDay}`],
  [
    'over a change of clocks',
    STANDARD,
    inNewYork,
    '2026-10-30T10:00',
    '2026-11-02T00:00',
    `2026-11-04${endOfDay}`,
  ],
  ['in Tokyo', STANDARD, inTokyo, '2026-11-25T00:30', '2026-11-27T00:00', `2026-11-30${endOfDay}`],
  ['same day', SAME_DAY, inNewYork, '2026-11-25T10:00', '2026-11-25T10:00', '2026-11-25T21:00'],
  ['same day in Tokyo', SAME_DAY, inTokyo, '2026-11-25T00:30', '2026-11-25T00:30', '2026-11-25T21:00'],
  [
    'same day until midnight',
    SAME_DAY,
    untilMidnight,
    '2026-11-25T10:00',
    '2026-11-25T10:00',
    '2026-11-26T00:00',
  ],
  [
    'pickup before the shop opens',
    CURBSIDE,
    inNewYork,
    '2026-11-25T07:00',
    '2026-11-25T09:00',
    '2026-11-25T19:00',
  ],
  ['pickup in the morning', CURBSIDE, inNewYork, '2026-11-25T10:00', '2026-11-25T10:00', '2026-11-25T19:00'],
  ['pickup after the hour', CURBSIDE, inNewYork, '2026-11-25T14:00', '2026-11-26T09:00', '2026-11-26T19:00'],
  [
    'pickup before a holiday',
    CURBSIDE,
    thanksgiving,
    '2026-11-25T14:00',
    '2026-11-27T09:00',
    '2026-11-27T19:00',
  ],
  ['pickup before Sunday', CURBSIDE, inNewYork, '2026-11-28T15:00', '2026-11-29T10:00', '2026-11-29T17:00'],
  [
    'pickup before a closed day',
    CURBSIDE,
    closedOnSundays,
    '2026-11-28T15:00',
    '2026-11-30T09:00',
    '2026-11-30T19:00',
  ],
  [
    'pickup at a shop that names no hours',
    CURBSIDE,
    { ...inNewYork, openingHours: [] },
    '2026-11-25T10:00',
    '2026-11-27T00:00',
    `2026-11-30${endOfDay}`,
  ],
])('%s', (_case, method, terms, placed, from, until) => {
  expect(promisedTime(method, at(placed, terms), terms)).toEqual({
    from: at(from, terms),
    until: at(until, terms),
  });
});

it.each([
  ['nothing while it is on its way', null, null],
  ['kept to the moment', '2026-11-25T21:00', true],
  ['missed by a second', '2026-11-25T21:00:01', false],
])('a promise is %s', (_case, arrived, isKept) => {
  const until = at('2026-11-25T21:00', inNewYork);
  expect(isPromiseKept({ until }, arrived ? at(arrived, inNewYork) : null)).toBe(isKept);
});

it.each([
  ['a parcel', STANDARD, inNewYork, '2026-11-25T16:00', '2026-11-27T00:00', `2026-11-30${endOfDay}`],
  [
    'a parcel before a holiday',
    STANDARD,
    thanksgiving,
    '2026-11-25T10:00',
    '2026-11-28T00:00',
    `2026-12-01${endOfDay}`,
  ],
  ['the same day', SAME_DAY, inNewYork, '2026-11-25T16:00', '2026-11-25T16:00', '2026-11-25T21:00'],
  ['the same day, too late', SAME_DAY, inNewYork, '2026-11-25T21:30', '2026-11-25T21:30', '2026-11-26T21:00'],
  ['the same day in Tokyo', SAME_DAY, inTokyo, '2026-11-25T16:00', '2026-11-25T16:00', '2026-11-25T21:00'],
] as const)('%s that leaves is expected by when it left', (_what, method, terms, left, from, until) => {
  expect(expectedTime(method, at(left, terms), terms)).toEqual({
    from: at(from, terms),
    until: at(until, terms),
  });
});

it('what is picked up is not expected', () => {
  expect(expectedTime(CURBSIDE, at('2026-11-25T10:00', inNewYork), inNewYork)).toBeNull();
});
