import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { type Connection, type ListPages, listPages, type PagedQuery } from './list-pages.ts';
import { useFirst } from './use-first.ts';

interface ListOptions {
  /** Rows until more are asked for; without it as many as there were when the list was left. */
  readonly size?: number;
  /** Whether what was found before stays on the screen while others are looked up. */
  readonly keepsPrevious?: boolean;
}

interface Answer<Data> extends PagedQuery {
  readonly data: Data | undefined;
  readonly previousData: Data | undefined;
}

/**
 * A list of the back office, asked for page by page.
 *
 * @param variables what is asked for, but for the page
 * @param connectionOf the list in its answer
 */
export function useListPages<Data, Variables extends OperationVariables, Row>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Omit<NoInfer<Variables>, 'first' | 'after'>,
  connectionOf: (data: Data) => Connection<Row>,
  { size, keepsPrevious = false }: ListOptions = {},
): ListPages<Row> & { readonly isOutdated: boolean } {
  const kept = useFirst(query, variables, (data) => connectionOf(data).edges);
  const asked = {
    variables: { ...variables, first: size ?? kept },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  };
  const answer = useQuery(query, asked as never) as unknown as Answer<Data>;
  const { data, previousData, error } = answer;
  const shown = data ?? (keepsPrevious && !error ? previousData : undefined);
  const isOutdated = data === undefined;
  const list = listPages(shown && connectionOf(shown), answer);
  return { ...list, hasMore: list.hasMore && !isOutdated, isOutdated };
}
