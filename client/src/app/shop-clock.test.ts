import {
  emptyPromotionForm,
  promotionFormOf,
  toAddPromotionInput,
} from '../features/admin/promotions/promotion-form-values.ts';
import { addDays, dateOf, dayOf, isDay } from '../lib/format/calendar-days.ts';
import { formatDate, formatDateTime, formatShortTime } from '../lib/format/date-time.ts';
import { dueText } from '../lib/format/due-text.ts';
import { shopZone } from '../lib/format/shop-time-zone.ts';

/** Whose clock is on the wall where this is read; the reader's own is set by the environment that tests run in. */
const readers = Intl.DateTimeFormat().resolvedOptions().timeZone;
const far = readers === 'Asia/Tokyo' ? 'Asia/Kolkata' : 'Asia/Tokyo';
const farName = far === 'Asia/Tokyo' ? 'GMT+9' : 'GMT+5:30';

afterEach(() => {
  shopZone.name = '';
});

describe('a day is the shop’s', () => {
  it.each([
    ['Asia/Tokyo', '2026-11-26T15:30:00Z', '2026-11-27', '2026-11-26T15:00:00.000Z'],
    ['America/New_York', '2026-11-27T04:30:00Z', '2026-11-26', '2026-11-26T05:00:00.000Z'],
    ['America/New_York', '2026-03-08T20:00:00Z', '2026-03-08', '2026-03-08T05:00:00.000Z'],
    ['UTC', '2026-11-26T00:00:00Z', '2026-11-26', '2026-11-26T00:00:00.000Z'],
    // Where clocks skip midnight, the day begins at one; where they show it twice, at the first.
    ['America/Havana', '2026-03-08T15:00:00Z', '2026-03-08', '2026-03-08T05:00:00.000Z'],
    ['America/Havana', '2026-11-01T15:00:00Z', '2026-11-01', '2026-11-01T04:00:00.000Z'],
    ['Africa/Cairo', '2026-04-24T12:00:00Z', '2026-04-24', '2026-04-23T22:00:00.000Z'],
    ['Pacific/Apia', '2011-12-31T12:00:00Z', '2012-01-01', '2011-12-31T10:00:00.000Z'],
  ])('in %s: %s is on %s, which began at %s', (zone, moment, day, began) => {
    shopZone.name = zone;
    expect(dayOf(new Date(moment))).toBe(day);
    expect(dateOf(day).toISOString()).toBe(began);
  });

  it('and counts on by the calendar', () => {
    shopZone.name = 'America/Havana';
    expect([addDays('2026-03-07', { days: 1 }), addDays('2024-02-29', { years: 1 })]).toEqual([
      '2026-03-08',
      '2025-03-01',
    ]);
    expect(['2026-02-31', '2026-02-28', '0002-11-26', 'x'].map(isDay)).toEqual([false, true, true, false]);
  });
});

describe('a time is the shop’s', () => {
  it('with its zone where the reader has another, and without where they are one', () => {
    shopZone.name = far;
    const moment = '2026-11-26T10:05:00Z';
    const shown = far === 'Asia/Tokyo' ? '7:05' : '3:35';
    expect(formatDateTime(moment).replace(/\s/g, ' ')).toBe(`Nov 26, 2026, ${shown} PM ${farName}`);
    expect(formatShortTime(moment, new Date(moment)).replace(/\s/g, ' ')).toBe(
      `Nov 26, ${shown} PM ${farName}`,
    );
    expect(formatDate(moment)).toBe('Nov 26, 2026');
    shopZone.name = readers;
    expect(formatDateTime(moment)).not.toMatch(/GMT|UTC/);
  });

  it('where a parcel is due', () => {
    shopZone.name = far;
    const due = new Date('2026-11-26T10:00:00Z');
    expect(dueText(due, new Date('2026-11-26T01:00:00Z')).replace(/\s/g, ' ')).toMatch(
      new RegExp(`^today by \\d:\\d0 PM ${farName.replace('+', '\\+')}$`),
    );
  });

  it('where a promotion begins, and the form shows it as it was entered', () => {
    shopZone.name = 'Asia/Tokyo';
    const values = { ...emptyPromotionForm, code: 'SUMMER', percentOff: '10', from: '2026-12-01T00:00' };
    const { from } = toAddPromotionInput(values);
    expect(from).toBe('2026-11-30T15:00:00.000Z');
    const stored = { ...toAddPromotionInput(values), minEntriesTotal: 0, categories: [], types: [], from };
    expect(promotionFormOf(stored as unknown as Parameters<typeof promotionFormOf>[0]).from).toBe(
      '2026-12-01T00:00',
    );
  });
});
