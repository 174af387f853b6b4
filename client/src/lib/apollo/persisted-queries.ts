import type { ApolloLink } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import type { DocumentNode } from 'graphql';

/** What the code generator writes beside the definitions of each operation. */
type GeneratedDocument = DocumentNode & { readonly __meta__?: { readonly hash: string } };

/**
 * Names operations by the hash that the server knows them by since its start, in place of their text. A server that
 * knows one of them not is of another build, as there are two for a while when the shop is replaced under way: from
 * then on this page sends texts.
 */
export function persistedQueries(): ApolloLink {
  return new PersistedQueryLink({
    generateHash: (document: GeneratedDocument) => document.__meta__?.hash.replace('sha256:', '') ?? '',
    disable: ({ meta }) => meta.persistedQueryNotFound || meta.persistedQueryNotSupported,
  });
}
