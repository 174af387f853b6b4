import 'reflect-metadata';
import fc from 'fast-check';
import { Types } from 'mongoose';
import type { CartEntryStatus } from '../../../../domain/orders/order-states.ts';
import type { CartEntryRecord } from './cart-entry.entity.ts';
import { lineOf, takePieces } from './line-pieces.ts';

function anEntry(pieces: number, status: CartEntryStatus = 'paid', also: Partial<CartEntryRecord> = {}) {
  const charge = { accessoriesAmount: pieces, totalamount: pieces * 10, paidCents: pieces * 1000 };
  return {
    _id: new Types.ObjectId(),
    petname: 'Tins',
    petprice: 10,
    status,
    ...charge,
    ...also,
  } as CartEntryRecord;
}

const isPaid = ({ status }: CartEntryRecord) => status === 'paid';

function take(entries: readonly CartEntryRecord[], ...wanted: (readonly [CartEntryRecord, number?])[]) {
  const lines = wanted.map(([{ _id }, quantity]) => ({ entryId: String(_id), quantity }));
  return takePieces({ entries, wanted: lines, isFit: isPaid, deed: 'sent', field: 'lines' });
}

const amounts = (entries: readonly CartEntryRecord[]) => entries.map((entry) => entry.accessoriesAmount);

test('all pieces of a line are its entry as it is', () => {
  const tins = anEntry(3);
  expect(take([tins], [tins])).toEqual({ taken: [tins], places: [0], splits: [] });
  expect(take([tins], [tins, 3])).toEqual({ taken: [tins], places: [0], splits: [] });
});

test('some of them become an entry of their own, which names the line, with their share of what was paid', () => {
  const tins = anEntry(3, 'paid', { paidCents: 1000, refundedCents: 1000, totalamount: 30 });
  const { taken, splits } = take([tins], [tins, 1]);
  expect(taken).toEqual([
    expect.objectContaining({
      lineId: tins._id,
      accessoriesAmount: 1,
      totalamount: 10,
      paidCents: 334,
      refundedCents: 334,
    }),
  ]);
  expect(splits).toEqual([
    {
      part: taken[0],
      rest: { ...tins, accessoriesAmount: 2, totalamount: 20, paidCents: 666, refundedCents: 666 },
    },
  ]);
});

test('pieces are found wherever their line was split, those of the named entry first', () => {
  const tins = anEntry(1);
  const sent = anEntry(1, 'shipped', { lineId: tins._id });
  const others = anEntry(4, 'paid', { lineId: tins._id });
  expect(amounts(take([others, sent, tins], [tins, 3]).taken)).toEqual([1, 2]);
  expect(amounts(take([others, sent, tins], [sent]).taken)).toEqual([4, 1]);
});

test('a line that is named twice is taken from twice', () => {
  const tins = anEntry(3);
  const { taken, places, splits } = take([tins], [tins, 1], [tins, 1]);
  expect(amounts(taken)).toEqual([1, 1]);
  expect(places).toEqual([0, 1]);
  expect(splits.at(-1)?.rest).toMatchObject({ accessoriesAmount: 1, paidCents: 1000 });
});

test('what it can not be done with at all is taken as it is, for its state to refuse', () => {
  const gone = anEntry(3, 'cancelled');
  expect(take([gone], [gone, 2])).toEqual({ taken: [gone], places: [0], splits: [] });
});

test.each([
  ['of another order', () => take([anEntry(1)], [anEntry(1)]), '0.entryId', 'Not of this order'],
  ['more pieces than there are', () => takeOf(3, 4), '0.quantity', 'At most 3 of them can be sent'],
  ['more in two bits', () => takeOf(3, 2, 2), '1.quantity', 'At most 1 of them can be sent'],
])('%s are refused, by the name of the list and by their own', (_case, taking, path, message) => {
  const fields = { lines: message, [`lines.${path}`]: message };
  expect(taking).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT', fields }));
});

function takeOf(pieces: number, ...bits: number[]) {
  const tins = anEntry(pieces);
  return take([tins], ...bits.map((bit) => [tins, bit] as const));
}

test('however a line is split, its pieces and what was paid for them stay the same', () => {
  const bits = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 6 });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 0, max: 9999 }),
      bits,
      (pieces, paidCents, bits) => {
        let entries = [anEntry(pieces, 'paid', { paidCents })];
        for (const bit of bits) {
          const [first] = entries;
          if (!first || entries.filter(isPaid).every(({ accessoriesAmount }) => accessoriesAmount === 0))
            break;
          const there = amounts(entries.filter(isPaid)).reduce((sum, one) => sum + one, 0);
          if (bit > there) break;
          const { taken, splits } = take(entries, [first, bit]);
          for (const { rest, part } of splits) {
            entries = [...entries.map((entry) => (entry._id.equals(rest._id) ? rest : entry)), part];
          }
          const ids = taken.map(String);
          entries = entries.map((entry) =>
            ids.includes(String(entry)) || taken.some(({ _id }) => _id.equals(entry._id))
              ? { ...entry, status: 'shipped' }
              : entry,
          );
        }
        expect(amounts(entries).reduce((sum, one) => sum + one, 0)).toBe(pieces);
        expect(entries.reduce((sum, entry) => sum + (entry.paidCents ?? 0), 0)).toBe(paidCents);
        expect(new Set(entries.map(lineOf)).size).toBe(1);
      },
    ),
  );
});
