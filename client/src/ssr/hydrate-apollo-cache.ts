import type { ApolloClient } from '@apollo/client';
import { type DocumentNode, Kind } from 'graphql';
import type { PageQueryResult } from '../../../domain/pages/page-queries.ts';
import { yieldToMain } from './yield-to-main.ts';

/**
 * Writes the query results that came with the page into Apollo's cache, so that the first page renders without a
 * request. In small tasks: writing a list takes as long as reading it for the first time.
 *
 * @param documents the page's queries
 */
export async function hydrateApolloCache(
  client: ApolloClient,
  documents: readonly DocumentNode[],
): Promise<void> {
  const element = document.getElementById('answers');
  if (!element) return;
  element.remove();
  for (const answer of parseAnswers(element)) {
    await yieldToMain();
    const question = writeAnswer(client, documents, answer);
    if (!question) continue;
    await yieldToMain();
    // Warms the cache's memoized results, so that components read them fast.
    client.readQuery(question, true);
  }
  await yieldToMain();
}

/**
 * Writes a query result into a client's cache.
 *
 * @returns its query and variables; undefined where the query is not among the documents
 */
export function writeAnswer(
  client: ApolloClient,
  documents: readonly DocumentNode[],
  { operation, variables, data }: PageQueryResult,
) {
  const query = queryOf(operation, documents);
  if (query) client.writeQuery({ query, variables, data });
  return query && { query, variables };
}

/** The document of an operation; undefined where it is not among them. */
export function queryOf(operation: string, documents: readonly DocumentNode[]): DocumentNode | undefined {
  return documents.find((document) => nameOf(document) === operation);
}

function parseAnswers(element: HTMLElement): PageQueryResult[] {
  try {
    return JSON.parse(element.textContent ?? '') as PageQueryResult[];
  } catch {
    return [];
  }
}

function nameOf({ definitions }: DocumentNode): string | undefined {
  return definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)?.name?.value;
}
