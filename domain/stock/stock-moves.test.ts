import { countedMove, enteredMove, explainsStock, givenReasons, type StockReason } from './stock-moves.ts';

describe('what somebody enters', () => {
  it.each<[string, number, StockReason, number | undefined]>([
    ['what arrived comes', 12, 'arrived', 12],
    ['what came back comes', 1, 'returned', 1],
    ['fewer than none can not arrive: that is counted', -1, 'arrived', undefined],
    ['what broke goes', 2, 'broken', -2],
    ['what broke goes, written as fewer too', -2, 'broken', -2],
    ['what was lost goes', 3, 'lost', -3],
    ['what was given away goes', 1, 'gift', -1],
    ['nothing is no move', 0, 'arrived', undefined],
    ['sales are the shop’s to write', -1, 'sold', undefined],
    ['so are holds', -1, 'held', undefined],
    ['so is what is free again', 1, 'released', undefined],
    ['so are imports', 1, 'imported', undefined],
    ['a count says what is there, not what came', 1, 'counted', undefined],
  ])('%s', (_why, quantity, reason, moved) => {
    expect(enteredMove(quantity, reason)).toBe(moved);
  });

  it('has the reasons that a move may have', () => {
    expect(givenReasons).toEqual(['returned', 'arrived', 'broken', 'lost', 'gift']);
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
