import { petIndexes } from '../pet/pet-indexes.ts';
import { cellRange, type ListFilter, type Segment, segmentFilter } from './query-builder.ts';
import type { PagePlan } from './query-planner.ts';

const walk: PagePlan = { index: petIndexes.newest, merge: 'nothing', isWhole: false };
const exact = { category: 'food' };
const list: ListFilter = { cell: null, cells: [3, 7], words: [], exact };

function segment(changes: Partial<Segment> = {}): Segment {
  return { list, ranges: [{ createdAt: { $lt: 9 } }], isExpanded: false, isEmpty: false, ...changes };
}

describe('the cells that a list looks at', () => {
  it('are no condition where there are no others', () => {
    expect(cellRange([1, 2], [1, 2])).toBeNull();
  });

  it('are a range where no other lies between them, and named one by one where one does', () => {
    expect(cellRange([2, 3], [1, 2, 3, 9])).toEqual({ $gte: 2, $lte: 3 });
    expect(cellRange([2, 4], [2, 3, 4])).toEqual({ $in: [2, 4] });
  });

  it('are a range around all of them where they are too many to be named', () => {
    const even = Array.from({ length: 401 }, (_, place) => 2 * place);
    expect(cellRange(even.slice(0, 400), [...even, 1])).toHaveProperty('$in');
    expect(cellRange(even, [...even, 1])).toEqual({ $gte: 0, $lte: 800 });
  });
});

describe('the filter of a part of a list', () => {
  it('asks for its place in the order and its conditions in full', () => {
    expect(segmentFilter(segment(), walk)).toEqual({ $and: [{ createdAt: { $lt: 9 } }, exact] });
  });

  it('has cells and prices on the keys of the index, included both', () => {
    const narrowed = { ...list, cell: { $gte: 3, $lte: 7 }, lowest: 5, highest: 10 };
    expect(segmentFilter(segment({ list: narrowed }), walk)).toEqual({
      $and: [
        {
          $and: [{ cell: { $gte: 3, $lte: 7 }, petprice: { $gte: 5, $lte: 10 } }, { createdAt: { $lt: 9 } }],
        },
        exact,
      ],
    });
  });

  it('merges the scans of its cells, and writes them one by one from a place on', () => {
    const byCells: PagePlan = { ...walk, index: petIndexes.cellNewest, merge: 'cells' };
    expect(segmentFilter(segment({ ranges: [{}] }), byCells)).toEqual({
      $and: [{ cell: { $in: [3, 7] } }, exact],
    });
    expect(segmentFilter(segment({ isExpanded: true }), byCells)).toEqual({
      $and: [
        {
          $or: [3, 7].map((cell) => ({ $and: [{ cell }, { createdAt: { $lt: 9 } }] })),
        },
        exact,
      ],
    });
  });

  it('begins with its rarest word, and has a condition for each other one', () => {
    const byWords: PagePlan = { ...walk, index: petIndexes.words, merge: 'words' };
    const searched = { ...list, words: [['=rare', 'rare'], ['=often']] };
    const filter = segmentFilter(segment({ list: searched, ranges: [{}] }), byWords);
    expect(filter).toEqual({
      $and: [
        { searchWords: { $in: ['=rare', 'rare'] } },
        exact,
        { $nor: [{ searchWords: { $nin: ['=often'] } }] },
      ],
    });
    const walked = JSON.stringify(segmentFilter(segment({ list: searched }), walk));
    for (const word of ['=rare', '=often']) expect(walked).toContain(word);
  });
});
