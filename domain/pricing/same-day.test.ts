import { cents } from '../money/money.ts';
import { findSameDay, sameDayDue } from './same-day.ts';
import { defaultTerms } from './shop-terms.ts';

const enough = cents(3500);

/** A time by New York's clock. */
function at(local: string): Date {
  return new Date(Temporal.PlainDateTime.from(local).toZonedDateTime('America/New_York').epochMilliseconds);
}

const onWeekdays = { ...defaultTerms, sameDay: { ...defaultTerms.sameDay, days: [1, 2, 3, 4, 5] } };

it.each([
  ['a minute before two', '2026-11-25T13:59', enough, null],
  ['at two', '2026-11-25T14:00', enough, 'Order by 2 pm tomorrow'],
  ['a cent short', '2026-11-25T10:00', cents(3499), '$0.01 more for free same-day delivery'],
  [
    'late and short',
    '2026-11-25T20:00',
    cents(3080),
    '$4.20 more for free same-day delivery, and order by 2 pm tomorrow',
  ],
  ['on the day when clocks go forward', '2026-03-08T13:59', enough, null],
  ['on the day when clocks go back', '2026-11-01T13:59', enough, null],
])('same-day delivery %s', (_case, local, total, reason) => {
  expect(findSameDay(total, defaultTerms, at(local), null)).toMatchObject({
    isAvailable: reason === null,
    reason,
  });
});

it('waits over a weekend without deliveries', () => {
  expect(findSameDay(enough, onWeekdays, at('2026-11-27T15:00'), null)).toEqual({
    ...{ isAvailable: false, reason: 'Order by 2 pm on Monday', arrives: 'On Monday by 9 pm' },
    orderBefore: at('2026-11-30T14:00'),
  });
});

it('waits a week where there are deliveries on one day of it, and that is over', () => {
  const terms = { ...defaultTerms, sameDay: { ...defaultTerms.sameDay, days: [3] } };
  const { orderBefore } = findSameDay(enough, terms, at('2026-11-25T14:00'), null);
  expect(orderBefore).toEqual(at('2026-12-02T14:00'));
});

it('says until when an order comes today', () => {
  const { orderBefore } = findSameDay(enough, defaultTerms, at('2026-11-25T09:00'), null);
  expect(orderBefore).toEqual(at('2026-11-25T14:00'));
});

it('takes orders until midnight where the hour is 24', () => {
  const terms = { ...defaultTerms, sameDay: { ...defaultTerms.sameDay, beforeHour: 24 } };
  expect(findSameDay(enough, terms, at('2026-11-25T23:59'), null).isAvailable).toBe(true);
});

/** Days whose midnight does not exist, or comes twice. */
const oddMidnights = [
  ['Havana skips it at the end of the day', 'America/Havana', '2026-03-07', '2026-03-08T05:00:00Z'],
  ['Havana skipped it at the beginning', 'America/Havana', '2026-03-08', '2026-03-09T04:00:00Z'],
  ['Cairo skips it', 'Africa/Cairo', '2026-04-23', '2026-04-23T22:00:00Z'],
  ['Cairo skipped it', 'Africa/Cairo', '2026-04-24', '2026-04-24T21:00:00Z'],
  ['Santiago skips it', 'America/Santiago', '2026-09-05', '2026-09-06T04:00:00Z'],
  ['Beirut skips it', 'Asia/Beirut', '2026-03-28', '2026-03-28T22:00:00Z'],
  ['Beirut has it twice', 'Asia/Beirut', '2026-10-24', '2026-10-24T22:00:00Z'],
  ['New York has it once', 'America/New_York', '2026-03-08', '2026-03-09T04:00:00Z'],
] as const;

it.each(oddMidnights)(
  'where the hours are 24, the day is over when the next begins: %s',
  (_where, timeZone, day, over) => {
    const noon = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: '12:00' });
    const placedAt = new Date(noon.epochMilliseconds);
    const terms = {
      ...defaultTerms,
      timeZone,
      sameDay: { ...defaultTerms.sameDay, beforeHour: 24, byHour: 24 },
    };
    expect(findSameDay(enough, terms, placedAt, null).orderBefore).toEqual(new Date(over));
    expect(sameDayDue(placedAt, terms)).toEqual(new Date(over));
  },
);

it('is never there without days of deliveries', () => {
  const terms = { ...defaultTerms, sameDay: { ...defaultTerms.sameDay, days: [] } };
  expect(findSameDay(enough, terms, at('2026-11-25T09:00'), null)).toEqual({
    ...{ isAvailable: false, reason: 'There is no same-day delivery', orderBefore: null },
    arrives: 'There is no same-day delivery',
  });
});

it.each([
  ['in the morning', '2026-11-25T00:10', '2026-11-25T21:00'],
  ['just in time', '2026-11-25T13:59', '2026-11-25T21:00'],
  ['on the day when clocks go forward', '2026-03-08T01:30', '2026-03-08T21:00'],
])('an order placed %s is there the same evening', (_case, placed, due) => {
  expect(sameDayDue(at(placed), defaultTerms)).toEqual(at(due));
});

describe('where it goes to some postcodes only', () => {
  const terms = { ...defaultTerms, sameDay: { ...defaultTerms.sameDay, postcodes: ['105', '97201'] } };
  const served = 'same-day delivery is only for ZIP codes that begin with 105 or 97201';

  it.each([
    ['one that fits', '10577', enough, null],
    ['another', '60601', enough, `S${served.slice(1)}`],
    ['another and too little', '60601', cents(100), `S${served.slice(1)}`],
    ['none', null, enough, `Enter your ZIP code: ${served}`],
    [
      'none and too little',
      null,
      cents(3400),
      `$1.00 more for free same-day delivery, and enter your ZIP code: ${served}`,
    ],
  ])('%s', (_case, postcode, total, reason) => {
    const found = findSameDay(total, terms, at('2026-11-25T09:00'), postcode);
    expect(found).toMatchObject({ isAvailable: reason === null, reason });
  });
});

it('lists all that is missing', () => {
  const terms = { ...defaultTerms, sameDay: { ...defaultTerms.sameDay, postcodes: ['105'] } };
  const { reason } = findSameDay(cents(3400), terms, at('2026-11-25T15:00'), null);
  expect(reason).toBe(
    '$1.00 more for free same-day delivery, order by 2 pm tomorrow, and enter your ZIP code: same-day delivery is only for ZIP codes that begin with 105',
  );
});

describe('holidays', () => {
  it.each([
    [
      'on one',
      ['2026-11-25'],
      '2026-11-25T09:00',
      'Today is a holiday, so order by 2 pm tomorrow',
      '2026-11-26T14:00',
    ],
    [
      'the evening before one',
      ['2026-11-26'],
      '2026-11-25T15:00',
      'Order by 2 pm on Friday',
      '2026-11-27T14:00',
    ],
    [
      'at the beginning of many',
      Array.from({ length: 10 }, (_, day) => `2026-12-${String(day + 1).padStart(2, '0')}`),
      '2026-12-01T09:00',
      'Today is a holiday, so order by 2 pm on December 11',
      '2026-12-11T14:00',
    ],
  ])('%s', (_case, holidays, now, reason, before) => {
    const found = findSameDay(enough, { ...defaultTerms, holidays }, at(now), null);
    expect(found).toMatchObject({ isAvailable: false, reason, orderBefore: at(before) });
  });
});
