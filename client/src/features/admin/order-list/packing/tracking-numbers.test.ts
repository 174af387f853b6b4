import { pasteNumbers } from './tracking-numbers.ts';

const orders = ['A', 'B', 'C'];

test.each<[string, string, string, object]>([
  ['one', '1Z1', 'B', { B: '1Z1' }],
  ['a line for each', '1Z1\n1Z2\r\n 1Z3 \n', 'A', { A: '1Z1', B: '1Z2', C: '1Z3' }],
  ['a column of a table', '1Z1\t1Z2', 'A', { A: '1Z1', B: '1Z2' }],
  ['more than there are orders below', '1Z1\n1Z2\n1Z3', 'B', { B: '1Z1', C: '1Z2' }],
  ['nothing', ' \n', 'A', {}],
])('%s', (_case, text, at, expected) => {
  expect(pasteNumbers(text, at, orders)).toEqual(expected);
});
