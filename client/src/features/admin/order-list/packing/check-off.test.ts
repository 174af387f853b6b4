import { checkedOffOf, type Desk, readScan } from './check-off.ts';

const ofKibble = { petId: 'p1', petname: 'Salmon kibble', pet: { barcode: '036000291452', sku: 'KIB-1' } };
const kibble = { _id: 'e1', accessoriesAmount: 3, ...ofKibble };
const bed = { _id: 'e2', petId: 'p2', petname: 'Basket bed', accessoriesAmount: 1, pet: null };
const more = { _id: 'e3', accessoriesAmount: 1, ...ofKibble };
const treats = {
  ...{ _id: 'e4', petId: 'p4', petname: 'Salmon treats', accessoriesAmount: 2 },
  pet: { barcode: '4006381333931', sku: null },
};
const desk: Desk = {
  orders: [
    { number: 'FP-2222-2222', lines: [kibble, bed] },
    { number: 'FP-3333-3333', lines: [more, treats] },
  ],
  held: [{ number: 'FP-4444-4444', holds: [{ text: 'The card’s bank disputes the charge' }] }],
  packed: ['FP-2222-2222', 'FP-3333-3333'],
  counted: new Map(),
};

const counting = (...counted: [string, number][]) => ({ counted: new Map(counted) });

function outcomeOf(text: string, changes: Partial<Desk>): string {
  const scan = readScan(text, { ...desk, ...changes });
  if (scan.kind === 'order') return `order ${scan.number}`;
  return scan.kind === 'line' ? `line ${scan.id}, ${scan.text}` : `refused ${scan.text}`;
}

test.each<[string, string, Partial<Desk>, string]>([
  ['the number of an order', ' fp22222222 ', {}, 'order FP-2222-2222'],
  [
    'the number of one that is held',
    'FP-4444-4444',
    {},
    'refused FP-4444-4444 is held: The card’s bank disputes the charge',
  ],
  ['a number that is nowhere', 'FP-9999-9999', {}, 'refused FP-9999-9999 is not in what is selected'],
  ['a barcode: one piece', '036000291452', {}, 'line e1, Salmon kibble: 1 of 3'],
  ['as EAN-13, with a zero more', '0036000291452', {}, 'line e1, Salmon kibble: 1 of 3'],
  ['without its zero', '36000291452', {}, 'line e1, Salmon kibble: 1 of 3'],
  ['an EAN-13', '4006381333931', {}, 'line e4, Salmon treats: 1 of 2'],
  ['a barcode that is nowhere', '4006381333932', {}, 'refused 4006381333932 is not in what is selected'],
  ['a SKU, case aside', 'kib-1', {}, 'line e1, Salmon kibble: 1 of 3'],
  ['the piece after', 'KIB-1', counting(['e1', 1]), 'line e1, Salmon kibble: 2 of 3'],
  ['the last piece', 'KIB-1', counting(['e1', 2]), 'line e1, Salmon kibble is checked off'],
  [
    'the piece after the last, of another order',
    'KIB-1',
    counting(['e1', 3]),
    'line e3, Salmon kibble is checked off',
  ],
  [
    'more pieces than there are',
    '036000291452',
    counting(['e1', 3], ['e3', 1]),
    'refused Salmon kibble is checked off already in what is selected',
  ],
  [
    'more pieces than the order that is packed has',
    '036000291452',
    { packed: ['FP-2222-2222'], ...counting(['e1', 3]) },
    'refused Salmon kibble is checked off already in FP-2222-2222',
  ],
  ['a name: the whole line', 'basket BED', {}, 'line e2, Basket bed is checked off'],
  [
    'the number of an item: the whole line',
    'p1',
    counting(['e1', 1]),
    'line e1, Salmon kibble is checked off',
  ],
  ['a part of a name', 'basket', {}, 'line e2, Basket bed is checked off'],
  ['a part of two names', 'salmon', {}, 'refused salmon can be Salmon kibble or Salmon treats'],
  [
    'the same of another order',
    'Salmon kibble',
    counting(['e1', 3]),
    'line e3, Salmon kibble is checked off',
  ],
  [
    'what is checked off everywhere',
    'Salmon kibble',
    counting(['e1', 3], ['e3', 1]),
    'refused Salmon kibble is checked off already in what is selected',
  ],
  [
    'what another order has',
    'Basket bed',
    { packed: ['FP-3333-3333'] },
    'refused Basket bed is not in FP-3333-3333',
  ],
  [
    'an item before any order',
    'Basket bed',
    { packed: [] },
    'refused Basket bed: no such order. Scan the number of one, or select some',
  ],
])('%s', (_case, text, changes, expected) => {
  expect(outcomeOf(text, changes)).toBe(expected);
});

test.each<[string, [string, number][], ReturnType<typeof checkedOffOf>]>([
  ['nothing is begun', [], null],
  ['taken back again', [['e1', 0]], null],
  ['a piece of a line', [['e1', 1]], { done: [], open: ['FP-2222-2222', 'FP-3333-3333'] }],
  ['a line of two', [['e2', 1]], { done: [], open: ['FP-2222-2222', 'FP-3333-3333'] }],
  [
    'a whole order',
    [
      ['e1', 3],
      ['e2', 1],
    ],
    { done: ['FP-2222-2222'], open: ['FP-3333-3333'] },
  ],
  [
    'all but a piece',
    [
      ['e1', 3],
      ['e2', 1],
      ['e3', 1],
      ['e4', 1],
    ],
    { done: ['FP-2222-2222'], open: ['FP-3333-3333'] },
  ],
  [
    'all',
    [
      ['e1', 3],
      ['e2', 1],
      ['e3', 1],
      ['e4', 2],
    ],
    { done: ['FP-2222-2222', 'FP-3333-3333'], open: [] },
  ],
])('how far the orders are: %s', (_case, counted, expected) => {
  expect(checkedOffOf(desk.orders, new Map(counted))).toEqual(expected);
});
