import { petIndexes } from '../pet/pet-indexes.ts';
import {
  chooseOrderedPlan,
  choosePlan,
  defaultPlan,
  MAX_MERGED_CELLS,
  MAX_WHOLE_LIST_SIZE,
  type PlanFacts,
} from './query-planner.ts';

/** A tenth of ten thousand items, in five cells of its own. */
const list: PlanFacts = {
  orderBy: 'newest',
  first: 20,
  total: 1000,
  catalogue: 10_000,
  cells: [1, 2, 3, 4, 5],
  inCells: 1000,
  inPrices: null,
  withWord: null,
  words: 0,
  forms: 0,
};
const cellsUpTo = (count: number) => Array.from({ length: count }, (_, cell) => cell);

describe('a page is read', () => {
  it.each<[string, Partial<PlanFacts>, ReturnType<typeof choosePlan>]>([
    [
      'in the order of the whole catalogue, where the list is most of it',
      { total: 9000, inCells: 9000, cells: cellsUpTo(60) },
      { index: petIndexes.newest, merge: 'nothing', isWhole: false },
    ],
    [
      'cell by cell, where the list is a small part',
      { total: 100, inCells: 100 },
      { index: petIndexes.cellNewest, merge: 'cells', isWhole: false },
    ],
    [
      'cell by cell in the order of prices, too',
      { orderBy: 'price', total: 100, inCells: 100 },
      { index: petIndexes.cellPrice, merge: 'cells', isWhole: false },
    ],
    [
      'cell by cell in the order of names, too',
      { orderBy: 'name', total: 100, inCells: 100 },
      { index: petIndexes.cellName, merge: 'cells', isWhole: false },
    ],
    [
      'by its word, where few have it',
      { total: 30, withWord: 40, words: 1, forms: 2 },
      { index: petIndexes.words, merge: 'words', isWhole: false },
    ],
    [
      'whole, where a few have its word and its order is another one',
      { orderBy: 'name', total: 5, withWord: 5, words: 1, forms: 2 },
      { index: petIndexes.words, merge: 'words', isWhole: true },
    ],
    [
      'whole, where few are in its range of prices and it has many cells',
      { total: 10, inPrices: 10, cells: cellsUpTo(200) },
      { index: petIndexes.price, merge: 'nothing', isWhole: true },
    ],
  ])('%s', (_how, facts, plan) => {
    expect(choosePlan({ ...list, ...facts })).toEqual(plan);
  });

  it('by no more cells than the database merges quickly', () => {
    const narrow = { ...list, total: 900, inCells: 900, catalogue: 1_000_000 };
    expect(choosePlan({ ...narrow, cells: cellsUpTo(MAX_MERGED_CELLS) }).merge).toBe('cells');
    expect(choosePlan({ ...narrow, cells: cellsUpTo(MAX_MERGED_CELLS + 1) }).merge).toBe('nothing');
  });

  it('whole only where it is short', () => {
    const few = { ...list, orderBy: 'stock', cells: cellsUpTo(200), catalogue: 1_000_000 } as const;
    const of = (total: number) => choosePlan({ ...few, total, inCells: total, inPrices: total });
    expect([of(MAX_WHOLE_LIST_SIZE).isWhole, of(MAX_WHOLE_LIST_SIZE + 1).isWhole]).toEqual([true, false]);
  });

  it('in order where that is asked for, though it is short', () => {
    expect(chooseOrderedPlan({ ...list, total: 10, inPrices: 10 }).isWhole).toBe(false);
  });
});

describe('without counts a page is read', () => {
  it.each([
    ['newest', petIndexes.newest],
    ['relevance', petIndexes.newest],
    ['price', petIndexes.price],
    ['-price', petIndexes.price],
    ['name', petIndexes.name],
    ['stock', petIndexes.stock],
  ] as const)('in the order that is asked for: %s', (orderBy, index) => {
    expect(defaultPlan(orderBy, false)).toEqual({ index, merge: 'nothing', isWhole: false });
  });

  it('by words, where dates are what they lie in order by', () => {
    const byWords = { index: petIndexes.words, merge: 'words', isWhole: false };
    expect([defaultPlan('newest', true), defaultPlan('relevance', true)]).toEqual([byWords, byWords]);
    expect(defaultPlan('price', true).index).toBe(petIndexes.price);
  });
});
