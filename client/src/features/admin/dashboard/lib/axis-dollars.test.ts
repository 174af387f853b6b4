import { axisDollars } from './axis-dollars.ts';

it.each([
  [0, '$0'],
  [0.25, '$0.25'],
  [900, '$900'],
  [1000, '$1K'],
  [1250, '$1.3K'],
  [25_000, '$25K'],
  [1_500_000, '$1.5M'],
  [-300, '-$300'],
])('%d dollars are %s beside a chart', (dollars, text) => expect(axisDollars(dollars)).toBe(text));
