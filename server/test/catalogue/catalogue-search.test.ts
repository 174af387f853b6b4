import { shopSearch } from '../fixtures/catalogue/open-catalogue.ts';
import { profilerOf } from '../fixtures/database/profiler.ts';
import { catalogueSearchContract } from './catalogue-search.contract.ts';

describe('the search on MongoDB alone, which the shop runs', () => {
  catalogueSearchContract(shopSearch, async ({ db }) => {
    const profiler = await profilerOf(db);
    return async (work) => {
      const commands = await profiler.during(work);
      return commands.reduce((sum, { docsExamined }) => sum + docsExamined, 0);
    };
  });
});
