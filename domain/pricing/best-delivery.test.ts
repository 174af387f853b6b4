import { bestDelivery } from './best-delivery.ts';

const standard = { method: 'STANDARD', isAvailable: true } as const;
const curbside = { method: 'CURBSIDE', isAvailable: true } as const;

it.each([
  [
    'same-day where it can be had',
    [standard, { method: 'SAME_DAY', isAvailable: true }, curbside],
    'SAME_DAY',
  ],
  ['standard where it can not', [standard, { method: 'SAME_DAY', isAvailable: false }, curbside], 'STANDARD'],
  ['standard where nothing is known', [], 'STANDARD'],
] as const)('the best delivery is %s', (_case, options, best) => {
  expect(bestDelivery(options)).toBe(best);
});
