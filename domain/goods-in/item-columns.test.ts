import { animalFactRules } from '../input/animal-facts-rules.ts';
import { enteredOf, mistakesByColumn } from './item-columns.ts';

const facts = (cells: Record<string, string>) => enteredOf(cells).facts;

test('facts of an animal are entered apart from the fields of its item', () => {
  expect(enteredOf({ petname: 'Luna', weightKg: '4.2', stock: '' })).toEqual({
    ...{ petname: 'Luna', stock: '' },
    facts: { weightKg: '4.2' },
  });
  expect(enteredOf({ petname: 'Kibble' })).toEqual({ petname: 'Kibble' });
});

test.each<[column: string, cell: string, fact: unknown]>([
  ['goodWithCats', 'yes', 'YES'],
  ['goodWithCats', ' No ', 'NO'],
  ['goodWithCats', 'unknown', 'UNKNOWN'],
  ['goodWithCats', '', ''],
  ['energy', 'medium', 'MEDIUM'],
  ['energy', 'very lively', 'HIGH'],
  ['space', 'A house with a garden', 'HIGH'],
  ['isBirthEstimated', 'TRUE', true],
  ['isBirthEstimated', 'no', false],
  ['isBirthEstimated', '', null],
  ['bornOn', ' 2024-05-01 ', '2024-05-01'],
])('%s "%s"', (column, cell, fact) => {
  expect(facts({ [column]: cell })).toEqual({ [column]: fact });
});

test.each([
  ['goodWithCats', 'sometimes'],
  ['energy', 'asleep'],
  ['isBirthEstimated', 'perhaps'],
  ['bornOn', '5/1/2024'],
  ['weightKg', 'heavy'],
  ['hoursAlone', '25'],
])('%s "%s" is named by the rules of facts', (column, cell) => {
  const { error } = animalFactRules('2026-11-29').safeParse(facts({ [column]: cell }));
  expect(new Set(error?.issues.map(({ path }) => path.join('.')))).toEqual(new Set([column]));
});

test('mistakes are named by the columns of the row', () => {
  const cells = { petname: 'Kibble', weightKg: '4', goodWithCats: '' };
  expect(mistakesByColumn({ petname: 'Missing', 'facts.weightKg': 'Too much' }, cells)).toEqual({
    ...{ petname: 'Missing', weightKg: 'Too much' },
  });
  expect(mistakesByColumn({ facts: 'Only animals have them' }, cells)).toEqual({
    weightKg: 'Only animals have them',
  });
});
