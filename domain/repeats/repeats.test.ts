import { cents } from '../money/money.ts';
import { RETRY_DAYS, retryDate } from './declined-cards.ts';
import { betterDate, daysLeftAt, followedDate } from './forecast.ts';
import {
  addWeeks,
  dateAfter,
  dateByRhythm,
  dateText,
  deliveriesUntil,
  findMoveProblem,
  isDue,
  isNoticeDue,
  type PlanDate,
  planDate,
  shopDay,
} from './plan-dates.ts';
import { needsConsent } from './price-consent.ts';

const zone = 'America/New_York';
const day = planDate;

describe('a day', () => {
  it.each(['2026-02-29', '2026-13-01', '2026-1-1', 'tomorrow', ''])('is not %p', (text) => {
    expect(() => planDate(text)).toThrow(RangeError);
  });

  it.each([
    ['just before midnight', '2026-11-26T04:59:59Z', '2026-11-25', 23],
    ['at midnight', '2026-11-26T05:00:00Z', '2026-11-26', 0],
    ['in summer', '2026-07-01T03:30:00Z', '2026-06-30', 23],
  ])('is that of the shop: %s', (_what, moment, date, hour) => {
    expect(shopDay(new Date(moment), zone)).toEqual({ date, hour });
  });
});

describe('the delivery after one', () => {
  it.each([
    ['of today', '2026-11-25', 4, '2026-11-25', '2026-12-23'],
    ['over the end of a year', '2026-12-28', 1, '2026-12-28', '2027-01-04'],
    ['over a leap day', '2028-02-22', 1, '2028-02-22', '2028-02-29'],
    ['that is three days late, in its rhythm', '2026-11-22', 1, '2026-11-25', '2026-11-29'],
    ['after the shop missed three, once', '2026-11-01', 1, '2026-11-25', '2026-11-29'],
    ['after one that was missed to the day', '2026-11-18', 1, '2026-11-25', '2026-12-02'],
  ])('%s', (_what, date, weeks, today, next) => {
    expect(dateAfter(day(date), weeks, day(today))).toBe(next);
  });

  it.each([
    ['further away', 8, '2026-12-27'],
    ['closer', 5, '2026-12-06'],
    ['that would be past, tomorrow', 1, '2026-11-26'],
  ])('by another rhythm: %s', (_what, weeks, next) => {
    expect(dateByRhythm(day('2026-11-01'), weeks, day('2026-11-25'))).toBe(next);
  });

  it.each([
    ['2026-11-25', 'From tomorrow on'],
    ['2026-11-26', null],
    ['2027-11-25', null],
    ['2027-11-26', 'Within a year from today'],
  ])('can be moved to %s: %p', (to, problem) => {
    expect(findMoveProblem(day(to), day('2026-11-25'))).toBe(problem);
  });
});

describe('a day for people to read', () => {
  it.each([
    ['2026-12-23', undefined, 'Wed, Dec 23'],
    ['2026-12-23', '2026', 'Wed, Dec 23'],
    ['2027-01-04', '2026', 'Mon, Jan 4, 2027'],
  ])('%s in %s is %s', (date, year, text) => {
    expect(dateText(day(date), year)).toBe(text);
  });
});

describe('the deliveries up to a day', () => {
  it.each([
    ['2026-12-09', 1, '2026-12-08', 0],
    ['2026-12-09', 1, '2026-12-09', 1],
    ['2026-11-25', 1, '2026-12-09', 3],
    ['2026-11-26', 1, '2026-12-09', 2],
    ['2026-11-26', 12, '2026-12-09', 1],
  ])('from %s every %d weeks up to %s are %d', (next, weeks, last, count) => {
    expect(deliveriesUntil(day(next), weeks, day(last))).toBe(count);
  });
});

describe('a delivery', () => {
  it.each([
    ['on the evening before', '2026-11-25T04:00:00Z', false],
    ['before six', '2026-11-25T10:59:00Z', false],
    ['at six', '2026-11-25T11:00:00Z', true],
    ['three days later', '2026-11-28T05:30:00Z', true],
  ])('is charged %s: %p', (_what, moment, expected) => {
    expect(isDue(day('2026-11-25'), new Date(moment), zone)).toBe(expected);
  });

  it('is announced three days before', () => {
    expect(isNoticeDue(day('2026-11-28'), day('2026-11-24'))).toBe(false);
    expect(isNoticeDue(day('2026-11-28'), day('2026-11-25'))).toBe(true);
  });

  it('whose card was declined is tried again after one, three and seven days, and then no more', () => {
    const dates = [...RETRY_DAYS, null].map((_days, at) => retryDate(day('2026-11-25'), at + 1));
    expect(dates).toEqual(['2026-11-26', '2026-11-28', '2026-12-02', null]);
  });
});

it('two years of a plan are one delivery in each of its weeks, clock changes included', () => {
  const charged: PlanDate[] = [];
  let next = day('2026-11-25');
  for (let hour = 0; hour < 2 * 365 * 24; hour += 1) {
    const now = new Date(Date.UTC(2026, 10, 25, hour));
    if (!isDue(next, now, zone)) continue;
    charged.push(next);
    next = dateAfter(next, 2, shopDay(now, zone).date);
  }
  expect(charged).toEqual(
    Array.from({ length: charged.length }, (_, at) => addWeeks(day('2026-11-25'), 2 * at)),
  );
  expect(charged).toHaveLength(53);
});

describe('a price', () => {
  it.each([
    [1000, 1050, false],
    [1000, 1051, true],
    [1000, 900, false],
    [0, 1, true],
  ])('of %d that is %d now waits for consent: %p', (agreed, now, expected) => {
    expect(needsConsent(cents(agreed), cents(now))).toBe(expected);
  });
});

it.each([
  ['2026-12-31', 9],
  ['2026-12-22', 0],
  ['2026-12-03', -19],
])('food that ends on %s leaves %d days when the next delivery is there', (runsOut, left) => {
  expect(daysLeftAt(day('2026-12-22'), day(runsOut))).toBe(left);
});

describe('a better day for a delivery', () => {
  it.each([
    ['that comes too early is the last one that is in time', '2026-12-22', '2026-12-29', '2026-12-29'],
    ['that comes too late', '2026-12-22', '2026-12-08', '2026-12-08'],
    ['that is late already is tomorrow', '2026-12-22', '2026-11-18', '2026-11-26'],
    ['that is good enough is none', '2026-12-22', '2026-12-24', null],
    ['beyond a year is none', '2026-12-22', '2028-01-30', null],
  ])('%s', (_what, next, orderBy, better) => {
    expect(betterDate(day(next), day(orderBy), day('2026-11-25'))).toBe(better);
  });
});

describe('a plan that follows its forecast', () => {
  it.each([
    ['is moved to an earlier day', '2026-12-22', '2026-11-10', '2026-12-08', '2026-12-08'],
    ['is moved to a later day', '2026-12-22', '2026-11-10', '2027-01-08', '2027-01-08'],
    [
      'comes a week after the last one at the earliest',
      '2026-12-22',
      '2026-11-24',
      '2026-11-01',
      '2026-12-01',
    ],
    ['comes tomorrow where that is long over', '2026-12-22', '2026-10-01', '2026-11-01', '2026-11-26'],
    ['stays where its day is good enough', '2026-12-01', '2026-11-24', '2026-11-01', null],
  ])('%s', (_what, next, last, orderBy, to) => {
    expect(followedDate(day(next), day(last), day(orderBy), day('2026-11-25'))).toBe(to);
  });
});
