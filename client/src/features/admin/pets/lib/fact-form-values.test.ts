import { shopZone } from '../../../../lib/format/shop-time-zone.ts';
import { emptyFacts, factErrors } from './fact-form-values.ts';

afterEach(() => {
  shopZone.name = '';
  jest.useRealTimers();
});

it.each([
  ['Pacific/Auckland', '2026-11-29', []],
  ['America/New_York', '2026-11-29', ['facts.bornOn']],
])('an animal of a shop in %s may be born by the shop’s today', (zone, bornOn, wrong) => {
  shopZone.name = zone;
  // The 29th in Auckland alone.
  jest.useFakeTimers({ now: new Date('2026-11-28T12:41:09Z') });
  expect(Object.keys(factErrors({ ...emptyFacts, bornOn }))).toEqual(wrong);
});
