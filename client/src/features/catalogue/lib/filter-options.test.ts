import { filterOptions, type ValueCounts } from './filter-options.ts';
import type { FilterField } from './pet-filter.ts';

const counted = (counts: Readonly<Record<string, number>>): ValueCounts =>
  Object.entries(counts).map(([value, count]) => ({ value, count }));

test.each<[string, FilterField, string | undefined, ValueCounts, (string | number | undefined)[][]]>([
  ['no value that nothing has', 'gender', undefined, counted({ FEMALE: 2 }), [['FEMALE', 2]]],
  [
    'what is chosen, though nothing has it',
    'space',
    'HIGH',
    counted({ LOW: 3, MEDIUM: 1 }),
    [
      ['LOW', 3],
      ['MEDIUM', 1],
      ['HIGH', undefined],
    ],
  ],
  [
    'so many hours or more, whatever hours there are',
    'hoursAlone',
    undefined,
    [
      { value: 5, count: 7 },
      { value: 7, count: 2 },
    ],
    [
      ['4', 7],
      ['6', 2],
    ],
  ],
  [
    'what is not known beside what is',
    'neutered',
    undefined,
    counted({ UNKNOWN: 9, YES: 1, NO: 4 }),
    [
      ['YES', 1],
      ['UNKNOWN', 9],
    ],
  ],
  ['nothing where nobody knows it of any', 'neutered', undefined, counted({ UNKNOWN: 9 }), []],
  [
    'what is chosen where nobody knows it of any',
    'neutered',
    'UNKNOWN',
    counted({ UNKNOWN: 9 }),
    [['UNKNOWN', 9]],
  ],
  [
    'brands as they are written, the chosen one as the address has it',
    'brand',
    'wagwell',
    counted({ Purrfolk: 5, Wagwell: 2 }),
    [
      ['Purrfolk', 5],
      ['wagwell', 2],
    ],
  ],
  [
    'all there could be, before they are counted',
    'energy',
    undefined,
    undefined,
    [
      ['LOW', undefined],
      ['MEDIUM', undefined],
      ['HIGH', undefined],
    ],
  ],
])('a list offers %s', (_what, field, value, counts, expected) => {
  const options = filterOptions(field, value, counts);
  expect(options.map(({ key, count }) => [key, count])).toEqual(expected);
});
