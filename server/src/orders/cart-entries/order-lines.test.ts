import 'reflect-metadata';
import type { CartEntryStatus } from '../../../../domain/orders/order-states.ts';
import { CartEntry } from './cart-entry.entity.ts';
import { arrivedAt, lastAmended, orderLines, partsByLine, piecesByLine } from './order-lines.ts';

const monday = new Date('2026-11-30T09:00:00Z');
const tuesday = new Date('2026-12-01T09:00:00Z');

/** So many tins for 10.00 each. */
function anEntry(_id: string, accessoriesAmount: number, also: object = {}): CartEntry {
  const charge = { totalamount: accessoriesAmount * 10, paidCents: accessoriesAmount * 1000 };
  const ordered = { petname: 'Tins', petprice: 10, status: 'paid', location: '1 Kennel Lane' };
  return Object.assign(new CartEntry(), { _id, accessoriesAmount, ...charge, ...ordered, ...also });
}

const pieceOf = (lineId: string, _id: string, amount: number, also: object = {}) =>
  anEntry(_id, amount, { lineId, ...also });

test('records stand by their lines, in the order of the cart, the first one of each first', () => {
  const records = [pieceOf('b', 'd', 1), anEntry('b', 1), pieceOf('a', 'c', 1), anEntry('a', 1)];
  const ids = [...piecesByLine(records)].map(([line, pieces]) => [line, pieces.map(({ _id }) => _id)]);
  expect(ids).toEqual([
    ['a', ['a', 'c']],
    ['b', ['b', 'd']],
  ]);
});

test('a line that was never split is its record', () => {
  const tins = anEntry('a', 3);
  expect(orderLines([tins])).toEqual([tins]);
});

test('a line that was split is one again: all its pieces, what was paid and given back for them, and its state', () => {
  const records = [
    anEntry('a', 1, { status: 'cancelled' }),
    pieceOf('a', 'b', 2, { status: 'shipped', refundedCents: 2000 }),
    pieceOf('a', 'c', 3, { paidCents: 2999 }),
    anEntry('d', 1),
  ];
  const [tins, other, ...rest] = orderLines(records);
  expect(tins).toMatchObject({
    ...{ _id: 'a', status: 'paid', accessoriesAmount: 6, totalamount: 60, paidCents: 5999 },
    ...{ refundedCents: 2000, lineId: undefined },
  });
  expect(tins).toBeInstanceOf(CartEntry);
  expect(other).toBe(records[3]);
  expect(rest).toEqual([]);
});

test('what of a charge can not be read counts as nothing', () => {
  const [tins] = orderLines([
    anEntry('a', 1, { totalamount: Number.NaN, paidCents: '?' }),
    pieceOf('a', 'b', 2),
  ]);
  expect(tins).toMatchObject({ totalamount: 20, paidCents: 2000 });
});

test('a line goes where its pieces were last said to go, and has arrived with the last of them', () => {
  const came = { status: 'delivered', deliveredAt: monday } as const;
  const moved = { amendedAt: tuesday, location: '2 Kennel Lane' };
  const [onItsWay] = orderLines([anEntry('a', 1, came), pieceOf('a', 'b', 1, moved)]);
  expect(onItsWay).toMatchObject({ location: '2 Kennel Lane', deliveredAt: undefined });
  const [there] = orderLines([
    anEntry('a', 1, came),
    pieceOf('a', 'b', 1, { ...came, deliveredAt: tuesday }),
  ]);
  expect(there).toMatchObject({ status: 'delivered', deliveredAt: tuesday });
});

test('pieces are told by their line, each once, with how many of it', () => {
  const records = [anEntry('a', 1), pieceOf('a', 'b', 2), anEntry('c', 1)];
  const [first, second, third] = records.map((piece) => ({ piece, quantity: piece.accessoriesAmount }));
  if (!first || !second || !third) throw new Error('three records');
  expect(partsByLine([third, second, first], records)).toEqual([
    { entry: records[2], quantity: 1, parts: [third] },
    {
      entry: expect.objectContaining({ _id: 'a', accessoriesAmount: 3 }),
      quantity: 3,
      parts: [second, first],
    },
  ]);
  expect(partsByLine([{ piece: anEntry('gone', 1), quantity: 1 }], records)).toEqual([]);
});

const at = (status: CartEntryStatus, deliveredAt?: Date) => anEntry('a', 1, { status, deliveredAt });

test.each([
  ['nothing', [], null],
  ['what is on its way', [at('delivered', monday), at('shipped')], null],
  ['the last of it', [at('delivered', tuesday), at('delivered', monday)], tuesday],
  ['what was called off', [at('delivered', monday), at('cancelled')], monday],
  ['what came back', [at('returned', monday)], monday],
])('is there with the last piece: %s', (_case, pieces, time) => {
  expect(arrivedAt(pieces)).toEqual(time);
});

test('the address that was said last is that of the pieces that were changed last', () => {
  const [first, second] = [anEntry('a', 1, { amendedAt: tuesday }), anEntry('b', 1, { amendedAt: monday })];
  expect(lastAmended([second, first])).toBe(first);
  expect(lastAmended([anEntry('a', 1)])).toBeUndefined();
});
