import { adminExamples } from './examples/admin-examples.ts';
import { animalFileExamples } from './examples/animal-file-examples.ts';
import { backOfficeExamples } from './examples/back-office-examples.ts';
import type { ExplorerExample } from './examples/explorer-example.ts';
import { itemEditExamples } from './examples/item-edit-examples.ts';
import { orderHandlingExamples } from './examples/order-handling-examples.ts';
import { shopperExamples } from './examples/shopper-examples.ts';
import { stockExamples } from './examples/stock-examples.ts';
import { threadExamples } from './examples/thread-examples.ts';
import { visitorExamples } from './examples/visitor-examples.ts';

/**
 * One for each thing that the shop can do. server/test/graphql/explorer-examples.test.ts runs all of them, and knows
 * what none of them can show.
 */
export const explorerExamples: readonly ExplorerExample[] = [
  ...visitorExamples,
  ...shopperExamples,
  ...orderHandlingExamples,
  ...backOfficeExamples,
  ...threadExamples,
  ...stockExamples,
  ...animalFileExamples,
  ...itemEditExamples,
  ...adminExamples,
];
