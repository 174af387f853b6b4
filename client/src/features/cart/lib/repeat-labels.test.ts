import type { Adjustment } from './adjustments.ts';
import { nextDeliveryText, readRhythm, repeatSaving, rhythmOptions } from './repeat-labels.ts';

const adjustment: Adjustment = {
  ...{ rule: 'REPEAT_FIRST', label: '35% off repeat delivery', petId: 'kibble' },
  ...{ amount: -20.99, isApplied: true, reason: null },
};

it('every rhythm can be chosen, and none', () => {
  expect(rhythmOptions.map(({ label }) => label).slice(0, 3)).toEqual([
    'once',
    'every week',
    'every 2 weeks',
  ]);
  expect(rhythmOptions.map(({ value }) => readRhythm(value))).toEqual([
    ...[undefined, 1, 2, 3, 4, 5, 6],
    ...[7, 8, 9, 10, 11, 12],
  ]);
});

it('the next delivery is said with its day and its price to the cent', () => {
  const repeat = { petId: 'kibble', everyWeeks: 4, nextDate: '2026-12-23', nextTotal: 56.97 };
  expect(nextDeliveryText(repeat)).toBe('Next delivery Wed, Dec 23: $56.97, charged to the same card.');
});

it.each([
  ['what it saves', adjustment, '35% off repeat delivery: $20.99 less.'],
  [
    'what beats it',
    { ...adjustment, isApplied: false, amount: 0, reason: '40% off with MORE40 is more' },
    '35% off repeat delivery. 40% off with MORE40 is more.',
  ],
  ['nothing of another item', { ...adjustment, petId: 'bed' }, null],
  ['nothing of another rule', { ...adjustment, rule: 'CURBSIDE' }, null],
] satisfies [string, Adjustment, string | null][])('a line says %s', (_what, found, text) => {
  expect(repeatSaving('kibble', [found])).toBe(text);
});
