import type { Mutant } from './mutant.ts';
import { missingOn, renderPage, totalsOf } from './report.ts';
import type { Outcome } from './trial.ts';

function aMutant(name: string): Mutant {
  return { name, room: 'server', find: 'a', replace: 'b', tests: [] };
}

function noticed(title: string, message = ''): Outcome {
  const path = 'server/test/orders/cart.test.ts';
  return {
    kind: 'noticed',
    by: { path, height: 'integration', ring: 'first' },
    failure: { path, title, message },
  };
}

const [first, second, third] = ['a cart is <lost>', 'a price is a|b', 'nothing is sold'].map(aMutant) as [
  Mutant,
  Mutant,
  Mutant,
];
const unnoticed: Outcome = { kind: 'unnoticed' };
const gone: Outcome = { kind: 'error', message: 'no test\nwas run' };

it('counts what was noticed, where, and what was not', () => {
  const trials = [
    { mutant: first, outcome: noticed('a cart') },
    { mutant: second, outcome: unnoticed },
    { mutant: third, outcome: gone },
  ];
  expect(totalsOf(trials)).toEqual([
    '3 planted, 1 noticed, 1 of them in the first ring',
    'by height: 0 unit, 0 client, 1 integration, 0 browser',
    '1 unnoticed, 1 not tried because of an error',
  ]);
});

it('keeps the rows of mutants that a run did not try, in the order of the list', () => {
  const mutants = [first, second, third];
  const before = renderPage('', mutants, [
    { mutant: third, outcome: gone },
    { mutant: first, outcome: unnoticed },
  ]);
  const page = renderPage(before, mutants, [
    { mutant: second, outcome: noticed('a price', 'Exceeded timeout of 60000 ms for a test.') },
    { mutant: first, outcome: noticed('a cart') },
  ]);
  expect(
    page
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .slice(2),
  ).toEqual([
    '| a cart is &lt;lost> | server | first | integration | server/test/orders/cart.test.ts › a cart |',
    '| a price is a/b | server | first | integration | server/test/orders/cart.test.ts › a price (its time was up) |',
    '| nothing is sold | server |  |  | **error: no test was run** |',
  ]);
});

it('tells which mutants a page has no row of', () => {
  const page = renderPage('', [first, second], [{ mutant: first, outcome: unnoticed }]);
  expect(missingOn(page, [first, second])).toEqual([second]);
});

it('forgets mutants that are in the list no more', () => {
  const before = renderPage('', [first], [{ mutant: first, outcome: unnoticed }]);
  expect(renderPage(before, [second], [])).not.toContain('a cart is');
});
