import { WriteBudget } from './write-budget.ts';

function taken(budget: WriteBudget, now: number, tries = 100): number {
  return Array.from({ length: tries }, () => budget.take(now)).filter(Boolean).length;
}

test('thirty are written at once, and one every two seconds after that', () => {
  const budget = new WriteBudget();
  expect(taken(budget, 1_000_000)).toBe(30);
  expect(taken(budget, 1_001_999)).toBe(0);
  expect(taken(budget, 1_002_000)).toBe(1);
  expect(taken(budget, 1_007_000)).toBe(2);
  expect(taken(budget, 9_000_000)).toBe(30);
});

test('a clock that is put back stops nothing for good', () => {
  const budget = new WriteBudget();
  expect(taken(budget, 1_000_000, 10)).toBe(10);
  expect(taken(budget, 0)).toBe(20);
  expect(taken(budget, 1_062_000)).toBe(30);
});
