import type { Mutant } from './planted-bug.ts';
import { dieOverImport, raiseAllPrices, takeStockBackAfterSale } from './stages-beside-sales.ts';

/** Bugs of changes of many goods, and of imports. */
export const goodsMutants: readonly Mutant[] = [
  {
    name: 'a change of many items leaves the last one as it was',
    patches: [
      {
        file: 'item-edits/item-edits.service.js',
        find: 'await this.writer.write(await toWrite(items), actor, changeSummary(change), session);',
        replacement:
          'await this.writer.write((await toWrite(items)).slice(0, -1), actor, changeSummary(change), session);',
      },
    ],
    stage: raiseAllPrices,
    isQuick: true,
  },
  {
    name: 'a stock that is taken back forgets what was sold since',
    patches: [
      {
        file: 'item-edits/taken-back.js',
        find: 'Math.max(0, (record.stock ?? 0) + difference)',
        replacement: '(before.stock ?? 0)',
      },
    ],
    stage: takeStockBackAfterSale,
    isQuick: true,
  },
  {
    name: 'an import goes on after rows that were not written',
    patches: [
      {
        file: 'exchange/jobs/import-worker.js',
        find: "{ $inc: { next: step }, $unset: { failures: '' } }, { session });",
        replacement: "{ $inc: { next: step }, $unset: { failures: '' } });",
      },
    ],
    stage: dieOverImport,
    isQuick: true,
  },
];
