import { promotionState } from './promotion-state.ts';

const now = new Date('2026-11-25T12:00:00Z');
const before = new Date('2026-11-25T11:59:59Z');
const after = new Date('2026-11-25T12:00:01Z');

it.each<[string, Partial<Parameters<typeof promotionState>[0]>, string]>([
  ['without limits', {}, 'active'],
  ['that begins now', { from: now }, 'active'],
  ['that begins later', { from: after }, 'notBegun'],
  ['that has begun', { from: before, until: after }, 'active'],
  ['whose end is now', { until: now }, 'over'],
  ['with a use left', { maxUses: 5, uses: 4 }, 'active'],
  ['without a use left', { maxUses: 5, uses: 5 }, 'usedUp'],
  ['that was ended', { isActive: false }, 'ended'],
  ['that was ended and is over', { isActive: false, until: before }, 'ended'],
  ['that is used up and over', { maxUses: 5, uses: 5, until: before }, 'over'],
  ['that is used up before it begins', { maxUses: 5, uses: 5, from: after }, 'usedUp'],
])('a promotion %s', (_what, changes, state) => {
  expect(promotionState({ isActive: true, uses: 0, ...changes }, now)).toBe(state);
});
