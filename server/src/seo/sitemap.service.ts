import { Types } from 'mongoose';
import { itemImagePath } from '../../../domain/pages/item-head.ts';
import { itemPath } from '../../../domain/pages/page-head.ts';
import { pages } from '../../../domain/pages/pages.ts';
import { PetModel } from '../catalogue/pet/pet.entity.ts';
import { petIndexes } from '../catalogue/pet/pet-indexes.ts';
import { streamRecords } from '../database/stream-records.ts';
import { isValidDate } from '../platform/valid-date.ts';

export interface SitemapEntry {
  readonly path: string;
  /** When it last changed, where that is known. */
  readonly changedAt?: Date | undefined;
  /** Path of the picture that is the page's subject, where it has one. */
  readonly imagePath?: string | undefined;
}

/** What of an item its entry is made of, whatever is stored. */
interface StoredItem {
  readonly _id: unknown;
  readonly updatedAt?: unknown;
  readonly family?: unknown;
  readonly image?: { readonly hash?: unknown } | null;
}

/** Most entries that one file of a sitemap may have (sitemaps.org). */
const MAX_FILE_ENTRIES = 50_000;

/** Pages that search engines may list. Those of items are each an entry of their own. */
const pagePaths = Object.values(pages)
  .filter(({ path, isIndexed }) => isIndexed && !path.includes(':'))
  .map(({ path }) => path);

/** Items that search engines should know: sold animals too, whose pages show others. */
const listed = { availability: { $ne: 'retired' } } as const;

/** Every address that search engines should know: the pages first, then the items, the oldest first. */
export class SitemapService {
  /**
   * The first item of each file but the first. Items only come behind the last one, and files only get
   * shorter, so what was found once stays right.
   */
  private readonly starts: Types.ObjectId[] = [];

  /** How many files it takes to name them all, 1 or more. */
  async countFiles(): Promise<number> {
    for (;;) {
      const known = this.starts.length;
      const next = await this.findStart(known);
      if (!next) return known + 1;
      // Somebody else may have looked at the same time.
      if (this.starts.length === known) this.starts.push(next._id);
    }
  }

  /**
   * What stands in one of the files, read from the database as it is asked for.
   *
   * @param file from 1 to countFiles
   */
  async *entries(file: number): AsyncGenerator<SitemapEntry> {
    if (file === 1) yield* pagePaths.map((path) => ({ path }));
    const [from, to] = [this.starts[file - 2], this.starts[file - 1]];
    const first = await firstOfFamilies();
    const read = { updatedAt: 1, family: 1, 'image.hash': 1 };
    const query = PetModel.find({ ...listed, ...idsBetween(from, to) }, read)
      .sort({ _id: 1 })
      .limit(roomIn(file))
      .lean();
    for await (const { _id, updatedAt, family, image } of streamRecords<StoredItem>(query)) {
      // What has another kind of id has no page.
      if (!(_id instanceof Types.ObjectId)) continue;
      if (typeof family === 'string' && family && first.get(family) !== _id.toHexString()) continue;
      yield {
        path: itemPath(_id.toHexString()),
        changedAt: isValidDate(updatedAt) ? updatedAt : undefined,
        imagePath: typeof image?.hash === 'string' ? itemImagePath(image.hash) : undefined,
      };
    }
  }

  /** The item that the file after the known ones begins with, found from ids alone. */
  private findStart(known: number): Promise<{ _id: Types.ObjectId } | null> {
    return PetModel.findOne(idsBetween(this.starts[known - 1], undefined), { _id: 1 })
      .sort({ _id: 1 })
      .skip(roomIn(known + 1))
      .lean<{ _id: Types.ObjectId }>()
      .exec();
  }
}

/** Of a family the oldest item is named, which leads to the others. */
async function firstOfFamilies(): Promise<ReadonlyMap<string, string>> {
  const rows = await PetModel.aggregate<{ readonly _id: string; readonly first: unknown }>([
    { $match: { ...listed, family: { $gt: '' } } },
    { $group: { _id: '$family', first: { $min: '$_id' } } },
  ]).hint(petIndexes.family);
  return new Map(rows.map(({ _id, first }) => [_id, String(first)]));
}

/** How many items a file has room for. */
function roomIn(file: number): number {
  return file === 1 ? MAX_FILE_ENTRIES - pagePaths.length : MAX_FILE_ENTRIES;
}

function idsBetween(from: Types.ObjectId | undefined, to: Types.ObjectId | undefined) {
  return from || to ? { _id: { ...(from && { $gte: from }), ...(to && { $lt: to }) } } : {};
}
