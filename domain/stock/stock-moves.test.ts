import {
  countedMove,
  explainsStock,
  givenReasons,
  moveProblems,
  type StockReason,
  signedPieces,
  typedStock,
} from './stock-moves.ts';

describe('what somebody enters', () => {
  it.each<[string, number, StockReason, readonly string[]]>([
    ['what arrived comes', 12, 'arrived', []],
    ['fewer than none can not arrive: that is counted', -1, 'arrived', ['quantity']],
    ['what broke goes', -2, 'broken', []],
    ['what broke does not come', 2, 'broken', ['quantity']],
    ['what was lost goes', -3, 'lost', []],
    ['nor does what was lost', 3, 'lost', ['quantity']],
    ['what was given away goes', -1, 'gift', []],
    ['nor does what was given away', 1, 'gift', ['quantity']],
    ['nothing is no move', 0, 'arrived', ['quantity']],
    ['nor is it one of what went', 0, 'gift', ['quantity']],
    ['what comes back is the shop’s to write, with its order', 1, 'returned', ['reason']],
    ['so are sales', -1, 'sold', ['reason']],
    ['so are holds', -1, 'held', ['reason']],
    ['so is what is free again', 1, 'released', ['reason']],
    ['so is what is sent again', -1, 'sent_again', ['reason']],
    ['so are imports', 1, 'imported', ['reason']],
    ['a count says what is there, not what came', 1, 'counted', ['reason']],
  ])('%s', (_why, quantity, reason, fields) => {
    expect(Object.keys(moveProblems(quantity, reason))).toEqual(fields);
  });

  it('has the reasons that a move may have', () => {
    expect(givenReasons).toEqual(['arrived', 'broken', 'lost', 'gift']);
  });

  it('is pieces in forms, and its reason says which way they go', () => {
    expect(givenReasons.map((reason) => signedPieces(2, reason))).toEqual([2, -2, -2, -2]);
  });
});

test.each([
  ['all there', 7, 7, 0],
  ['some missing', 5, 7, -2],
  ['more than was thought', 9, 7, 2],
])('a count changes a stock by its difference: %s', (_what, counted, stockThen, moved) => {
  expect(countedMove(counted, stockThen)).toBe(moved);
});

test.each([
  ['two more, of which two were sold meanwhile', 12, 8, 10, 10],
  ['as it was, which says nothing', 10, 8, 10, 8],
  ['fewer', 4, 10, 10, 4],
  ['fewer than are left by now', 1, 3, 10, -6],
  ['the stock from now on, whatever it was', 12, 8, undefined, 12],
])('a stock that is typed is %s', (_what, typed, now, seen, expected) => {
  expect(typedStock(typed, now, seen)).toBe(expected);
});

test.each([
  ['an item that never had any', [], 0, true],
  ['pieces that came and went', [move(10, 10), move(-3, 7), move(1, 8)], 8, true],
  ['a count that was right', [move(10, 10), move(0, 10)], 10, true],
  ['a stock that nobody wrote', [], 3, false],
  ['a change after the last move', [move(10, 10)], 9, false],
  ['a change between two moves', [move(10, 10), move(-1, 8)], 8, false],
  ['a move that is missing', [move(10, 10), move(-1, 7)], 7, false],
])('the history of a stock is whole or not: %s', (_what, moves, stock, isWhole) => {
  expect(explainsStock(moves, stock)).toBe(isWhole);
});

function move(quantity: number, stockAfter: number) {
  return { quantity, stockAfter };
}
