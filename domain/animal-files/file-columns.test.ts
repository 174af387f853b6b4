import { careKindOf, fileColumns, fileRows } from './file-columns.ts';

it('an animal has a row for each entry or weight, and what is said as a whole on the first', () => {
  const medical = [
    { kind: 'VACCINATION', name: 'Rabies', on: '2026-11-02', cost: 42.5 },
    { kind: 'CHECKUP', name: 'Heart', nextOn: '2026-12-02' },
  ] as const;
  const rows = fileRows({ place: 'Kennel 4', medical, weights: [{ on: '2026-11-02', kg: 6.4 }] });
  expect(rows.map(fileColumns.place)).toEqual(['Kennel 4', '']);
  expect(rows.map(fileColumns.careName)).toEqual(['Rabies', 'Heart']);
  expect(rows.map(fileColumns.careCost)).toEqual([{ number: '42.50' }, { number: '' }]);
  expect(rows.map(fileColumns.weightKg)).toEqual([{ number: '6.4' }, { number: '' }]);
});

it('an animal of which nothing is said has one row', () => {
  expect(fileRows({ medical: [], weights: [] })).toHaveLength(1);
});

it.each([
  ['vaccination', 'VACCINATION'],
  [' Checkup ', 'CHECKUP'],
  ['haircut', 'haircut'],
])('the kind %j is %s', (cell, kind) => {
  expect(careKindOf(cell)).toBe(kind);
});
