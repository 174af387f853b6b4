import { DeliveryMethod } from '../pricing/choices.ts';
import { defaultTerms } from '../pricing/shop-terms.ts';
import {
  expectedTime,
  isPromiseKept,
  type PromisedTime,
  type PromiseTerms,
  promisedDays,
  promisedTime,
} from './delivery-promise.ts';

const { STANDARD, SAME_DAY, CURBSIDE } = DeliveryMethod;
/** Wednesday, November 25 is before Thanksgiving. */
const inNewYork: PromiseTerms = defaultTerms;
const thanksgiving = { ...inNewYork, holidays: ['2026-11-26'] };
const inTokyo = { ...inNewYork, timeZone: 'Asia/Tokyo' };
const untilMidnight = { ...inNewYork, sameDay: { ...inNewYork.sameDay, byHour: 24 } };

/** A time by the clock of a shop. */
function at(local: string, { timeZone }: PromiseTerms): Date {
  return new Date(Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).epochMilliseconds);
}

/** What is promised at a time by the clock of a shop. */
function promised(method: DeliveryMethod, placed: string, terms = inNewYork): PromisedTime {
  const time = promisedTime(method, at(placed, terms), terms);
  if (!time) throw new Error('Nothing is promised');
  return time;
}

/** The days of something, and the hour by the clock of a shop. */
function daysOf(method: DeliveryMethod, time: PromisedTime | null) {
  if (!time) return null;
  const { from, until, dueAt } = promisedDays(method, time);
  const clock =
    dueAt && Temporal.Instant.fromEpochMilliseconds(dueAt.getTime()).toZonedDateTimeISO(time.timeZone);
  return [from, until, clock?.toPlainDateTime().toString({ smallestUnit: 'minute' }) ?? null];
}

it.each([
  ['standard on a Friday at one', STANDARD, inNewYork, '2026-11-27T13:00', '2026-11-30', '2026-12-02', null],
  [
    'standard on a Friday at three',
    STANDARD,
    inNewYork,
    '2026-11-27T15:00',
    '2026-12-01',
    '2026-12-03',
    null,
  ],
  ['over a holiday', STANDARD, thanksgiving, '2026-11-25T10:00', '2026-11-28', '2026-12-01', null],
  ['over a change of clocks', STANDARD, inNewYork, '2026-10-30T10:00', '2026-11-02', '2026-11-04', null],
  ['in Tokyo', STANDARD, inTokyo, '2026-11-25T00:30', '2026-11-27', '2026-11-30', null],
  ['same day', SAME_DAY, inNewYork, '2026-11-25T10:00', '2026-11-25', '2026-11-25', '2026-11-25T21:00'],
  [
    'same day as clocks go forward',
    SAME_DAY,
    inNewYork,
    '2026-03-08T01:30',
    '2026-03-08',
    '2026-03-08',
    '2026-03-08T21:00',
  ],
  [
    'same day in Tokyo',
    SAME_DAY,
    inTokyo,
    '2026-11-25T00:30',
    '2026-11-25',
    '2026-11-25',
    '2026-11-25T21:00',
  ],
  [
    'same day until midnight',
    SAME_DAY,
    untilMidnight,
    '2026-11-25T10:00',
    '2026-11-25',
    '2026-11-25',
    '2026-11-26T00:00',
  ],
])('%s', (_case, method, terms, placed, from, until, dueAt) => {
  expect(daysOf(method, promisedTime(method, at(placed, terms), terms))).toEqual([from, until, dueAt]);
});

it('pickup is promised for no day, and does not travel', () => {
  const time = at('2026-11-25T10:00', inNewYork);
  expect(promisedTime(CURBSIDE, time, inNewYork)).toBeNull();
  expect(expectedTime(CURBSIDE, time, inNewYork)).toBeNull();
});

it.each([
  ['nothing while it is on its way', STANDARD, null, null],
  ['kept at the end of its last day', STANDARD, '2026-11-30T23:59:59', true],
  ['kept before its days', STANDARD, '2026-11-26T09:00', true],
  ['missed on the day after', STANDARD, '2026-12-01T00:00', false],
  ['kept where the same day was noted after the hour', SAME_DAY, '2026-11-25T23:59', true],
  ['missed where the same day was noted the next', SAME_DAY, '2026-11-26T00:00', false],
])('a promise is %s', (_case, method, arrived, isKept) => {
  const time = promised(method, '2026-11-25T10:00');
  expect(isPromiseKept(time, arrived ? at(arrived, inNewYork) : null)).toBe(isKept);
});

it.each([
  ['a parcel', STANDARD, inNewYork, '2026-11-25T16:00', '2026-11-27', '2026-11-30', null],
  ['a parcel before a holiday', STANDARD, thanksgiving, '2026-11-25T10:00', '2026-11-28', '2026-12-01', null],
  ['the same day', SAME_DAY, inNewYork, '2026-11-25T16:00', '2026-11-25', '2026-11-25', '2026-11-25T21:00'],
  [
    'the same day, too late',
    SAME_DAY,
    inNewYork,
    '2026-11-25T21:30',
    '2026-11-26',
    '2026-11-26',
    '2026-11-26T21:00',
  ],
  [
    'the same day in Tokyo',
    SAME_DAY,
    inTokyo,
    '2026-11-25T16:00',
    '2026-11-25',
    '2026-11-25',
    '2026-11-25T21:00',
  ],
] as const)(
  '%s that leaves is expected by when it left',
  (_what, method, terms, left, from, until, dueAt) => {
    expect(daysOf(method, expectedTime(method, at(left, terms), terms))).toEqual([from, until, dueAt]);
  },
);
