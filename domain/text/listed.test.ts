import { listed } from './listed.ts';

it.each([
  [[], ''],
  [['Bella'], 'Bella'],
  [['Bella', 'Max'], 'Bella and Max'],
  [['Bella', 'Max', 'Tom'], 'Bella, Max and Tom'],
])('%j are listed as "%s"', (words, text) => {
  expect(listed(words)).toBe(text);
});
