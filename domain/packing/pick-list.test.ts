import { type LineToPick, pickList } from './pick-list.ts';

function aLine(changes: Partial<LineToPick> = {}): LineToPick {
  const { petname = 'Salmon kibble' } = changes;
  return { petId: petname, petname, amount: 1, shelf: 'A1', orderNumber: 'FP-1', ...changes };
}

test('an item of several orders is fetched once, and says how many are for which', () => {
  const list = pickList([
    aLine({ amount: 2 }),
    aLine({ amount: 3, orderNumber: 'FP-2' }),
    aLine({ orderNumber: 'FP-2' }),
  ]);
  const orders = [
    { number: 'FP-1', amount: 2 },
    { number: 'FP-2', amount: 4 },
  ];
  const pick = { petId: 'Salmon kibble', petname: 'Salmon kibble', amount: 6, orders };
  expect(list).toEqual([{ shelf: 'A1', picks: [pick] }]);
});

test.each([
  [
    ['B1', 'A10', 'A2'],
    ['A2', 'A10', 'B1'],
  ],
  [
    ['b 2', 'B 1', 'a 3'],
    ['a 3', 'B 1', 'b 2'],
  ],
  [
    [null, 'Z9', ''],
    ['Z9', null],
  ],
])('shelves %j are walked along as %j', (shelves, walked) => {
  const lines = shelves.map((shelf, place) => aLine({ shelf, petname: `Item ${place}` }));
  expect(pickList(lines).map(({ shelf }) => shelf)).toEqual(walked);
});

test('on a shelf the items stand by their names', () => {
  const lines = ['Rope toy', 'basket', 'Ball'].map((petname) => aLine({ petname }));
  expect(pickList(lines)[0]?.picks.map(({ petname }) => petname)).toEqual(['Ball', 'basket', 'Rope toy']);
});

test('no orders give an empty list', () => {
  expect(pickList([])).toEqual([]);
});
