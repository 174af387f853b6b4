import type { ApolloClient } from '@apollo/client';
import { type DocumentNode, Kind } from 'graphql';
import type { PageQueryResult } from '../../../domain/pages/page-queries.ts';
import { yieldToMain } from './yield-to-main.ts';

/**
 * Takes over what the server has answered with the page, as if it had been asked for, so that the first page is drawn
 * without asking. In small pieces of work: to write a list takes as long as to read it for the first time.
 *
 * @param documents those of the page
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
    // Its parts are remembered, and what shows them has no more to do than to ask.
    client.readQuery(question, true);
  }
  await yieldToMain();
}

/**
 * Lets a client know an answer as if it had asked for it.
 *
 * @returns what it answers; nothing where it is not among the documents
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

/** The document of an operation, where it is among them. */
export function queryOf(operation: string, documents: readonly DocumentNode[]): DocumentNode | undefined {
  return documents.find((document) => nameOf(document) === operation);
}

function read(element: HTMLElement): PageQueryResult[] {
  try {
    return JSON.parse(element.textContent ?? '') as PageQueryResult[];
  } catch {
    return [];
  }
}

function nameOf({ definitions }: DocumentNode): string | undefined {
  return definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)?.name?.value;
}
