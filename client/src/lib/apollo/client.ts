import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { relayStylePagination } from '@apollo/client/utilities';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { OperationTypeNode } from 'graphql';
import { throwError } from 'rxjs';
import { publicFields } from '../../gql/public-fields.ts';
import type { Identity } from '../auth/firebase-identity.ts';
import { publicReads } from './anonymous-get-link.ts';
import { readableError } from './api-error.ts';
import { SessionTurns, sessionLink } from './auth-link.ts';
import { persistedOperations } from './persisted-queries.ts';
import { noteConnection, retryQueries } from './retry-link.ts';
import { uploadFetch } from './upload-fetch.ts';
import { liveLink } from './ws-link.ts';

export { errorCodeOf, errorFields } from './api-error.ts';

interface ApolloParts {
  readonly getToken: Identity['getIdToken'];
  /** Called when the API refuses a token that was fresh: the session is over. */
  readonly onSessionEnd: () => void;
}

/** Whose turn it is with a client. */
const sessions = new WeakMap<ApolloClient, SessionTurns>();

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
  const turns = new SessionTurns();
  const answered = ApolloLink.from([
    noteConnection(),
    publicReads(),
    sessionLink({ getToken, onSessionEnd, turns }),
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
  sessions.set(client, turns);
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

/** What only the account that was signed in may see is gone from the client's memory, and what is on its way stays away. */
export function forgetAccount(client: ApolloClient): void {
  sessions.get(client)?.end();
  const { cache } = client;
  cache.modify({
    id: 'ROOT_QUERY',
    broadcast: false,
    fields: (value, { fieldName, DELETE }) => (isForAnybody(fieldName) ? value : DELETE),
  });
  cache.evict({ id: 'ROOT_MUTATION', broadcast: false });
  cache.evict({ id: 'ROOT_SUBSCRIPTION', broadcast: false });
  cache.gc();
}

function isForAnybody(fieldName: string): boolean {
  return publicFields.has(fieldName) || fieldName === '__typename';
}
