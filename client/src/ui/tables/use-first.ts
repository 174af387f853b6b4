import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { MAX_PAGE_SIZE, PAGE_SIZE } from './list-pages.ts';

/**
 * How many rows a list asks for at first: as many as it had when it was left, which the cache still shows. Whoever
 * comes back from one of them finds the list as it was.
 *
 * @param rowsOf the rows of the list in its answer
 */
export function useFirst<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Omit<NoInfer<Variables>, 'first' | 'after'>,
  rowsOf: (data: Data) => readonly unknown[] | undefined,
): number {
  const client = useApolloClient();
  const key = JSON.stringify(variables);
  // biome-ignore lint/correctness/useExhaustiveDependencies: while the list is open, what was asked for stays
  return useMemo(() => {
    const asked = { ...variables, first: PAGE_SIZE } as unknown as Variables;
    const data = client.readQuery<Data, Variables>({ query, variables: asked } as never);
    const shown = (data && rowsOf(data as Data)?.length) ?? 0;
    return Math.min(MAX_PAGE_SIZE, Math.max(PAGE_SIZE, shown));
  }, [client, key]);
}
