import type { PageRequest } from './connection.ts';
import { oneAfterOther } from './one-after-other.ts';
import type { LazyConnection } from './paginate.ts';

/** A list of texts, whose cursors are their own. */
function listOf(...nodes: string[]) {
  return ({ first, after }: PageRequest): LazyConnection<string> => {
    const rest = after ? nodes.slice(nodes.indexOf(after) + 1) : nodes;
    const edges = rest.slice(0, first).map((node) => ({ node, cursor: node }));
    return {
      edges: async () => edges,
      pageInfo: async () => ({
        ...{ hasNextPage: rest.length > first, hasPreviousPage: Boolean(after) },
        ...{ startCursor: edges[0]?.cursor ?? null, endCursor: edges.at(-1)?.cursor ?? null },
      }),
      totalCount: async () => nodes.length,
    };
  };
}

/** All pages of a size, one after the other. */
async function pagesOf(lists: Parameters<typeof oneAfterOther<string>>[0], first: number) {
  const pages: string[][] = [];
  let after: string | null = null;
  do {
    const page: LazyConnection<string> = oneAfterOther(lists, { first, after });
    pages.push((await page.edges()).map(({ node }) => node));
    const { hasNextPage, endCursor }: { hasNextPage: boolean; endCursor: string | null } =
      await page.pageInfo();
    after = hasNextPage ? endCursor : null;
  } while (after);
  return pages;
}

describe('lists one after the other', () => {
  it.each([
    ['a page that both share', [listOf('a', 'b'), listOf('c', 'd')], 3, [['a', 'b', 'c'], ['d']]],
    ['a page that ends with the first of them', [listOf('a', 'b'), listOf('c')], 2, [['a', 'b'], ['c']]],
    ['a first list that is just a page, and nothing after it', [listOf('a', 'b'), listOf()], 2, [['a', 'b']]],
    ['an empty one before', [listOf(), listOf('c', 'd')], 1, [['c'], ['d']]],
    ['empty ones between', [listOf('a'), listOf(), listOf('c')], 1, [['a'], ['c']]],
    ['nothing at all', [listOf(), listOf()], 5, [[]]],
  ])('are one: %s', async (_what, lists, first, pages) => {
    expect(await pagesOf(lists, first)).toEqual(pages);
  });

  it('are counted together', async () => {
    const page = oneAfterOther([listOf('a', 'b'), listOf('c')], { first: 1 });
    expect(await page.totalCount()).toBe(3);
    expect(await page.pageInfo()).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
  });

  it.each(['b', '2.b', '0.', '.b'])('have no cursor %j', (after) => {
    expect(() => oneAfterOther([listOf('a'), listOf('b')], { first: 1, after })).toThrow(
      'after: Not a cursor of this list',
    );
  });

  it.each([0, 101])('have no page of %d', (first) => {
    expect(() => oneAfterOther([listOf('a')], { first })).toThrow('first: From 1 to 100');
  });
});
