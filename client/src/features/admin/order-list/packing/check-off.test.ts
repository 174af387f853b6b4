import { type Desk, readScan } from './check-off.ts';

const kibble = { _id: 'e1', petId: 'p1', petname: 'Salmon kibble' };
const bed = { _id: 'e2', petId: 'p2', petname: 'Basket bed' };
const more = { _id: 'e3', petId: 'p1', petname: 'Salmon kibble' };
const desk: Desk = {
  orders: [
    { number: 'FP-2222-2222', lines: [kibble, bed] },
    { number: 'FP-3333-3333', lines: [more, { _id: 'e4', petId: 'p4', petname: 'Salmon treats' }] },
  ],
  held: [{ number: 'FP-4444-4444', holds: [{ text: 'The card’s bank disputes the charge' }] }],
  packed: ['FP-2222-2222', 'FP-3333-3333'],
  checked: new Set(),
};

test.each<[string, string, Partial<Desk>, string]>([
  ['the number of an order', ' fp22222222 ', {}, 'order FP-2222-2222'],
  [
    'the number of one that is held',
    'FP-4444-4444',
    {},
    'refused FP-4444-4444 is held: The card’s bank disputes the charge',
  ],
  ['a number that is nowhere', 'FP-9999-9999', {}, 'refused FP-9999-9999 is not in what is selected'],
  ['a name', 'basket BED', {}, 'line e2'],
  ['the number of an item', 'p2', {}, 'line e2'],
  ['a part of a name', 'basket', {}, 'line e2'],
  ['a part of two names', 'salmon', {}, 'refused salmon can be Salmon kibble or Salmon treats'],
  ['the same of another order', 'Salmon kibble', { checked: new Set(['e1']) }, 'line e3'],
  [
    'what is checked off everywhere',
    'Salmon kibble',
    { checked: new Set(['e1', 'e3']) },
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
  const scan = readScan(text, { ...desk, ...changes });
  const said = { order: 'number', line: 'id', refused: 'text' } as const;
  expect(`${scan.kind} ${(scan as unknown as Record<string, string>)[said[scan.kind]]}`).toBe(expected);
});
