import { badInput } from '../../platform/domain-error.ts';
import { memoizeAsync } from '../../platform/memoize-async.ts';
import { checkPageSize, type Edge, type PageRequest } from './connection.ts';
import type { LazyConnection } from './paginate.ts';

type List<T> = (page: PageRequest) => LazyConnection<T>;

/** What is read of the lists: the page, and whether others follow. */
interface Read<T> {
  readonly edges: Edge<T>[];
  readonly hasNextPage: boolean;
}

/**
 * A page of several lists as one, each after the last record of the one before. A cursor says of which list it is.
 *
 * @param lists in their order, of records that no two of them share
 * @throws DomainError BAD_USER_INPUT for a page size outside 1..100 or a cursor that is not ours, at once
 */
export function oneAfterOther<T>(lists: readonly List<T>[], page: PageRequest): LazyConnection<T> {
  checkPageSize(page);
  const { place, after } = page.after ? readCursor(page.after, lists.length) : { place: 0, after: null };
  // Now, so that a cursor that is none is refused at once.
  const begun = lists[place]?.({ first: page.first, after });
  const read = memoizeAsync(() => readFrom(begun, lists, place, page.first));
  return {
    edges: async () => (await read()).edges,
    pageInfo: async () => {
      const { edges, hasNextPage } = await read();
      return {
        ...{ hasNextPage, hasPreviousPage: Boolean(page.after) },
        startCursor: edges[0]?.cursor ?? null,
        endCursor: edges.at(-1)?.cursor ?? null,
      };
    },
    totalCount: memoizeAsync(async () => {
      const counts = await Promise.all(lists.map((list) => list({ first: 1 }).totalCount()));
      return counts.reduce((sum, count) => sum + count, 0);
    }),
  };
}

async function readFrom<T>(
  begun: LazyConnection<T> | undefined,
  lists: readonly List<T>[],
  place: number,
  first: number,
): Promise<Read<T>> {
  if (!begun) return { edges: [], hasNextPage: false };
  const [found, { hasNextPage }] = await Promise.all([begun.edges(), begun.pageInfo()]);
  const edges = found.map(({ node, cursor }) => ({ node, cursor: `${place}.${cursor}` }));
  if (hasNextPage) return { edges, hasNextPage };
  const rest = first - edges.length;
  const size = Math.max(1, rest);
  const others = await readFrom(lists[place + 1]?.({ first: size }), lists, place + 1, size);
  return {
    edges: [...edges, ...others.edges.slice(0, rest)],
    hasNextPage: rest === 0 ? others.edges.length > 0 : others.hasNextPage,
  };
}

/** @throws DomainError BAD_USER_INPUT for what no page of these lists can have ended with */
function readCursor(cursor: string, lists: number): { place: number; after: string } {
  const [, place, after] = /^(\d)\.(.+)$/.exec(cursor) ?? [];
  if (place === undefined || after === undefined || Number(place) >= lists) {
    throw badInput({ after: 'Not a cursor of this list' });
  }
  return { place: Number(place), after };
}
