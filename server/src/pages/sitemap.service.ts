import { itemPath } from '../../../domain/page-head.ts';
import { pageRoutes } from '../../../domain/page-routes.ts';
import { pageWords } from '../../../domain/page-words.ts';
import { PetModel } from '../catalogue/pet.entity.ts';
import { petFilter } from '../catalogue/pet-filter.ts';

export interface SitemapEntry {
  readonly path: string;
  /** When it last changed, where that is known. */
  readonly changedAt?: Date | undefined;
}

/** Most entries that one file of a sitemap may have (sitemaps.org). */
const FILE_SIZE = 50_000;

/** Pages that search engines may list. Those of items are each an entry of their own. */
const pagePaths = pageRoutes.filter((route) => pageWords[route].isIndexed && !route.includes(':'));

/** Every address that search engines should know: the pages first, then the items, the oldest first. */
export class SitemapService {
  /** How many files it takes to name them all, 1 or more. */
  async countFiles(): Promise<number> {
    const items = await PetModel.countDocuments(petFilter());
    return Math.ceil((pagePaths.length + items) / FILE_SIZE);
  }

  /**
   * What stands in one of the files, read from the database as it is asked for.
   *
   * @param file from 1 on
   */
  async *entries(file: number): AsyncGenerator<SitemapEntry> {
    const isFirst = file === 1;
    if (isFirst) yield* pagePaths.map((path) => ({ path }));
    const items = PetModel.find(petFilter(), { updatedAt: 1 })
      .sort({ _id: 1 })
      .skip(isFirst ? 0 : (file - 1) * FILE_SIZE - pagePaths.length)
      .limit(isFirst ? FILE_SIZE - pagePaths.length : FILE_SIZE)
      .lean()
      .cursor();
    for await (const item of items)
      yield { path: itemPath(item._id.toHexString()), changedAt: item.updatedAt };
  }
}
