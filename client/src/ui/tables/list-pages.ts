import type { QueriedRows } from '../feedback/loaded-rows.tsx';

/** Rows of a page. */
export const PAGE_SIZE = 20;
/** The API's page limit. */
export const MAX_PAGE_SIZE = 100;

export interface Connection<Row> {
  readonly edges: readonly { readonly node: Row }[];
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
}

/** What useQuery gives of a query for a connection. */
export interface PagedQuery {
  readonly loading: boolean;
  readonly error?: { readonly message: string } | undefined;
  readonly refetch: (variables: { first: number }) => Promise<unknown>;
  readonly fetchMore: (options: {
    variables: { first: number; after: string | null | undefined };
  }) => Promise<unknown>;
}

/** A list, page after page. */
export interface ListPages<Row> extends QueriedRows<Row> {
  readonly total: number;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly refetch: () => void;
  readonly showMore: () => void;
}

/**
 * @param connection undefined until it is there
 * @param onFailure told why there are no more; nobody is where that shows in `error`
 */
export function listPages<Row>(
  connection: Connection<Row> | undefined,
  { loading, error, refetch, fetchMore }: PagedQuery,
  onFailure: (error: unknown) => void = () => undefined,
): ListPages<Row> {
  const rows = connection?.edges.map((edge) => edge.node);
  return {
    rows,
    total: connection?.totalCount ?? 0,
    hasMore: connection?.pageInfo.hasNextPage ?? false,
    isLoading: loading,
    error,
    refetch: () => void refetch({ first: shownSize({ rows }) }).catch(() => undefined),
    showMore: () =>
      void fetchMore({ variables: { first: PAGE_SIZE, after: connection?.pageInfo.endCursor } }).catch(
        onFailure,
      ),
  };
}

/** How many rows are asked for again, so that no fewer are there than before. */
export function shownSize({ rows = [] }: Pick<QueriedRows<unknown>, 'rows'>): number {
  return Math.min(MAX_PAGE_SIZE, Math.max(PAGE_SIZE, rows.length));
}
