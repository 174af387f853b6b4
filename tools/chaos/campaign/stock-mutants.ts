import type { Mutant } from './planted-bug.ts';

/** Bugs of the ledger of stocks. */
export const stockMutants: readonly Mutant[] = [
  {
    name: 'what comes back to the stock leaves no move',
    patches: [
      {
        file: 'catalogue/stock/stock-ledger.js',
        find: 'written.push({ quantity, after, paymentId });',
        replacement: 'if (quantity < 0) written.push({ quantity, after, paymentId });',
      },
    ],
    point: 'K12',
    seed: 0,
  },
  {
    name: 'moves are written outside of their transaction',
    patches: [
      {
        file: 'catalogue/stock/stock-ledger.js',
        find: 'await StockMoveModel.collection.insertMany(moves, { session });',
        replacement: 'await StockMoveModel.collection.insertMany(moves);',
      },
    ],
    point: 'K2',
    seed: 0,
  },
  {
    name: 'a count forgets what was sold since its list',
    patches: [
      {
        file: 'stock-keeping/stock-keeping.service.js',
        find: 'countedMove(counted, stockWas ?? stock)',
        replacement: 'countedMove(counted, stock)',
      },
    ],
    point: 'K6',
    seed: 0,
  },
];
