import { packingPlaceOf } from './packing-place.ts';

const day = (date: number, hour = 0) => new Date(Date.UTC(2026, 10, date, hour));
const waiting = [{ status: 'paid' as const, totalamount: 10 }];

/** An order that was placed at a time; without a promise it is picked up, or from before. */
function anOrder(paymentdate: Date, until?: Date, changes: object = {}) {
  return { paymentdate, amount: 10, refundDue: 0, ...(until && { promise: { until } }), ...changes };
}

const queued = {
  pickedUp: anOrder(day(27, 9)),
  sameDay: anOrder(day(27, 10), day(27, 21)),
  olderForMonday: anOrder(day(25), day(30, 23)),
  newerForMonday: anOrder(day(26), day(30, 23)),
  sameDayOfMonday: anOrder(day(30, 9), day(30, 21)),
  heldFirst: anOrder(day(20), day(23), { heldFor: 'A question' }),
  heldLater: anOrder(day(21), day(24), { dispute: 'needs_response' }),
};

it('comes by what is due first, then the oldest first, and behind it what may not leave', () => {
  const names = Object.keys(queued) as (keyof typeof queued)[];
  const places = new Map(names.map((name) => [name, packingPlaceOf(queued[name], waiting) ?? '']));
  const inOrder = names.toSorted((a, b) => ((places.get(a) ?? '') < (places.get(b) ?? '') ? -1 : 1));
  expect(inOrder).toEqual([
    ...['pickedUp', 'sameDay', 'sameDayOfMonday', 'olderForMonday', 'newerForMonday'],
    ...['heldFirst', 'heldLater'],
  ]);
});

it('is nowhere once nothing of it waits', () => {
  expect(packingPlaceOf(queued.sameDay, [{ status: 'shipped' }])).toBeUndefined();
});

it('is at the beginning where its times can not be read', () => {
  const broken = anOrder('long ago' as unknown as Date, 'soon' as unknown as Date);
  expect(packingPlaceOf(broken, waiting)).toBe('2 1970-01-01T00:00:00.000Z 1970-01-01T00:00:00.000Z');
});
