import { DeliveryMethod } from '../pricing/choices.ts';
import { promiseText, zoneNamer } from './promise-labels.ts';

const { STANDARD, SAME_DAY, CURBSIDE } = DeliveryMethod;
const timeZone = 'America/New_York';
const noZone = () => '';

it.each([
  [
    'days of a carrier',
    STANDARD,
    '2026-11-27T05:00:00Z',
    '2026-11-30T04:59:59.999Z',
    'Friday, Nov 27 to Sunday, Nov 29',
  ],
  ['an hour', SAME_DAY, '2026-11-25T15:00:00Z', '2026-11-26T02:00:00Z', 'By 9 PM on Wednesday, Nov 25'],
  ['midnight', SAME_DAY, '2026-11-25T15:00:00Z', '2026-11-26T05:00:00Z', 'By midnight on Wednesday, Nov 25'],
  [
    'half an hour',
    CURBSIDE,
    '2026-11-25T15:00:00Z',
    '2026-11-25T23:30:00Z',
    'Ready by 6:30 PM on Wednesday, Nov 25',
  ],
])('says %s', (_case, method, from, until, text) => {
  const promise = { from: new Date(from), until: new Date(until) };
  expect(promiseText(method, promise, timeZone, noZone).replaceAll('\u202f', ' ')).toBe(text);
});

it('names the zone of the shop for who reads it elsewhere', () => {
  const promise = { from: new Date('2026-11-25T15:00:00Z'), until: new Date('2026-11-26T02:00:00Z') };
  const text = promiseText(SAME_DAY, promise, timeZone, zoneNamer(timeZone));
  expect(text.replaceAll('\u202f', ' ')).toBe('By 9 PM EST on Wednesday, Nov 25');
});
