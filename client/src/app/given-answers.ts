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
  writeAnswers(client, documents, read(element));
}

/** Lets a client know answers as if it had asked for them. */
export function writeAnswers(
  client: ApolloClient,
  documents: readonly DocumentNode[],
  answers: readonly PageAnswer[],
): void {
  for (const { operation, variables, data } of answers) {
    const query = questionOf(operation, documents);
    if (query) client.writeQuery({ query, variables, data });
  }
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
