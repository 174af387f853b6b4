import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { relayStylePagination } from '@apollo/client/utilities';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { type DocumentNode, OperationTypeNode } from 'graphql';
import { map, throwError } from 'rxjs';
import { publicFields } from '../../gql/public-fields.ts';
import type { Identity } from '../auth/firebase-identity.ts';
import { anonymousGetLink } from './anonymous-get-link.ts';
import { readableError, withoutPaths } from './api-error.ts';
import { authLink, SessionCounter } from './auth-link.ts';
import { overtakenLink } from './overtaken-link.ts';
import { reportConnection, retryLink } from './retry-link.ts';
import { uploadFetch } from './upload-fetch.ts';
import { wsLink } from './ws-link.ts';

export { errorCodeOf, errorFields } from './api-error.ts';

interface ApolloDeps {
  readonly getToken: Identity['getIdToken'];
  /** Called when the API rejects a fresh token: the session is over. */
  readonly onSessionEnd: () => void;
}

/** Whose turn it is with a client. */
const sessions = new WeakMap<ApolloClient, SessionCounter>();

export function createApolloClient({ getToken, onSessionEnd }: ApolloDeps): ApolloClient {
  const readable = new ErrorLink(({ error }) => {
    const words = readableError(error);
    return words === error ? undefined : throwError(() => words);
  });
  const inWords = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((result) => (result.errors ? { ...result, errors: result.errors.map(withoutPaths) } : result)),
    ),
  );
  const http = new UploadHttpLink({
    uri: '/graphql',
    headers: { 'apollo-require-preflight': 'true' },
    fetch: uploadFetch,
  });
  const turns = new SessionCounter();
  const answered = ApolloLink.from([
    overtakenLink(),
    reportConnection(),
    anonymousGetLink(),
    authLink({ getToken, onSessionEnd, sessions: turns }),
    readable,
    inWords,
    retryLink(),
    persistedQueries(),
    http,
  ]);
  const live = wsLink({
    getToken,
    // Each query shows its own error.
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
          waitingPetOrders: relayStylePagination(['petId']),
          cartEntries: relayStylePagination(['status', 'delivery']),
          customers: relayStylePagination(['where']),
          promotions: relayStylePagination(),
          repeatPlans: relayStylePagination(['status']),
          orders: relayStylePagination(['where']),
          auditRecords: relayStylePagination(['where']),
          threads: relayStylePagination(['where']),
        },
      },
      User: {
        fields: {
          petOrders: relayStylePagination(),
          cartEntries: relayStylePagination(),
          refunds: relayStylePagination(),
          threads: relayStylePagination(),
        },
      },
      Customer: {
        fields: {
          orders: relayStylePagination(),
          petOrders: relayStylePagination(),
          mails: relayStylePagination(),
        },
      },
      Pet: { fields: { reviews: relayStylePagination(['like']), facts: { merge: true } } },
      // There is one: what a check answers is what the page shows.
      MoneyHealth: { keyFields: [], fields: { findings: relayStylePagination(['solved']) } },
      Order: { keyFields: ['number'] },
      PetImage: { keyFields: ['hash'] },
      // There is one.
      ShopSettings: { keyFields: [] },
      EditableShopSettings: { keyFields: [] },
    },
  });
}

/** What only the account that was signed in may see is gone from the client's memory, and what is on its way stays away. */
export function clearAccount(client: ApolloClient): void {
  sessions.get(client)?.end();
  const { cache } = client;
  cache.modify({
    id: 'ROOT_QUERY',
    broadcast: false,
    fields: (value, { fieldName, DELETE }) => (isPublicField(fieldName) ? value : DELETE),
  });
  cache.evict({ id: 'ROOT_MUTATION', broadcast: false });
  cache.evict({ id: 'ROOT_SUBSCRIPTION', broadcast: false });
  cache.gc();
}

function isPublicField(fieldName: string): boolean {
  return publicFields.has(fieldName) || fieldName === '__typename';
}

/** What the code generator writes beside the definitions of each operation. */
type GeneratedDocument = DocumentNode & { readonly __meta__?: { readonly hash: string } };

/**
 * Names operations by the hash that the server knows them by since its start, in place of their text. A server that
 * knows one of them not is of another build, as there are two for a while when the shop is replaced under way: from
 * then on this page sends texts.
 */
function persistedQueries(): ApolloLink {
  return new PersistedQueryLink({
    generateHash: (document: GeneratedDocument) => document.__meta__?.hash.replace('sha256:', '') ?? '',
    disable: ({ meta }) => meta.persistedQueryNotFound || meta.persistedQueryNotSupported,
  });
}
