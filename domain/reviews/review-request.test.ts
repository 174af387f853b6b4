import { requestWindow } from './review-request.ts';

const now = new Date('2026-11-25T12:00:00Z');

test.each([
  [7, '2026-10-26T12:00:00Z', '2026-11-18T12:00:00Z'],
  [0, '2026-10-26T12:00:00Z', '2026-11-25T12:00:00Z'],
])('%i days after, it is asked about what arrived from %s to %s', (days, from, until) => {
  expect(requestWindow(now, days)).toEqual({ from: new Date(from), until: new Date(until) });
});
