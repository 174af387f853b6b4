import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { relayStylePagination } from '@apollo/client/utilities';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { OperationTypeNode } from 'graphql';
import { throwError } from 'rxjs';
import { readableError } from './api-error.ts';
import { noteConnection, retryQueries } from './connection-link.ts';
import type { Identity } from './identity.ts';
import { liveLink } from './live-link.ts';
import { persistedOperations } from './persisted-operations.ts';
import { publicReads } from './public-reads.ts';
import { sessionLink } from './session-link.ts';
import { uploadFetch } from './upload-fetch.ts';

export { errorCodeOf, errorFields } from './api-error.ts';

interface ApolloParts {
  readonly getToken: Identity['getIdToken'];
  /** Called when the API refuses a token that was fresh: the session is over. */
  readonly onSessionEnd: () => void;
}

export function createApolloClient({ getToken, onSessionEnd }: ApolloParts): ApolloClient {
  const readable = new ErrorLink(({ error }) => {
    const words = readableError(error);
    return words === error ? undefined : throwError(() => words);
  });
  const http = new UploadHttpLink({
    uri: '/graphql',
    headers: { 'apollo-require-preflight': 'true' },
    fetch: uploadFetch,
  });
  const answered = ApolloLink.from([
    noteConnection(),
    publicReads(),
    sessionLink({ getToken, onSessionEnd }),
    readable,
    retryQueries(),
    persistedOperations(),
    http,
  ]);
  const live = liveLink({
    getToken,
    // What fails says so in its own place.
    onReturn: () => void client.refetchQueries({ include: 'active' }).catch(() => undefined),
  });
  const client = new ApolloClient({
    cache: createCache(),
    link: ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      live,
      answered,
    ),
  });
  return client;
}

/** Lists grow page by page; one list for each set of arguments that chooses what is in it. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          pets: relayStylePagination(['where', 'search', 'orderBy']),
          allPets: relayStylePagination(['where', 'search', 'orderBy']),
          petOrders: relayStylePagination(['status']),
          cartEntries: relayStylePagination(['status']),
          auditRecords: relayStylePagination(['where']),
        },
      },
      User: {
        fields: {
          petOrders: relayStylePagination(),
          cartEntries: relayStylePagination(),
          refunds: relayStylePagination(),
        },
      },
      // There is one: what a check answers is what the page shows.
      MoneyHealth: { keyFields: [], fields: { findings: relayStylePagination(['solved']) } },
      PetImage: { keyFields: ['hash'] },
    },
  });
}

const guardedFields = [
  'me',
  'user',
  'users',
  'overview',
  'allPets',
  'petOrders',
  'cartEntries',
  'payments',
  'moneyHealth',
  'auditRecords',
];

/** Forgets what only the account that was signed in may see. */
export function forgetAccount(client: ApolloClient): void {
  for (const fieldName of guardedFields) {
    client.cache.evict({ id: 'ROOT_QUERY', fieldName, broadcast: false });
  }
  client.cache.gc();
}
