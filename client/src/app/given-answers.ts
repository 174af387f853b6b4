import type { ApolloClient } from '@apollo/client';
import { type DocumentNode, Kind } from 'graphql';
import type { PageAnswer } from '../../../domain/page-questions.ts';

/**
 * Takes over what the server has answered with the page, as if it had been asked for, so that the first page is drawn
 * without asking.
 *
 * @param documents those of the page
 */
export function takeGivenAnswers(client: ApolloClient, documents: readonly DocumentNode[]): void {
  const element = document.getElementById('answers');
  if (!element) return;
  element.remove();
  for (const answer of read(element)) writeAnswer(client, documents, answer);
}

/** Lets a client know an answer as if it had asked for it, where the question is among the documents. */
export function writeAnswer(
  client: ApolloClient,
  documents: readonly DocumentNode[],
  { operation, variables, data }: PageAnswer,
): void {
  const query = questionOf(operation, documents);
  if (query) client.writeQuery({ query, variables, data });
}

/** The document of an operation, where it is among them. */
export function questionOf(operation: string, documents: readonly DocumentNode[]): DocumentNode | undefined {
  return documents.find((document) => nameOf(document) === operation);
}

function read(element: HTMLElement): PageAnswer[] {
  try {
    return JSON.parse(element.textContent ?? '') as PageAnswer[];
  } catch {
    return [];
  }
}

function nameOf({ definitions }: DocumentNode): string | undefined {
  return definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)?.name?.value;
}
