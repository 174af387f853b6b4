import { createGraphiQLFetcher, type Fetcher, type FetcherParams } from '@graphiql/toolkit';
import { createClient } from 'graphql-ws';
import { PING_INTERVAL_MS, socketWatch } from '../lib/apollo/socket-watch.ts';
import {
  type AuthorizedFetch,
  authorizationOf,
  type GetToken,
  subscriptionAddress,
} from './authorized-fetch.ts';
import { type ChosenFiles, uploadVariablesOf } from './upload-variables.ts';

interface FetcherOptions {
  readonly send: AuthorizedFetch;
  readonly getToken: GetToken;
  /** By the names of the variables that they were chosen for. */
  readonly getFiles: () => ChosenFiles;
}

/** Runs GraphiQL's operations: uploads with the chosen files, subscriptions over a connection of their own. */
export function graphiqlFetcher({ send, getToken, getFiles }: FetcherOptions): Fetcher {
  return (operation, options) => {
    const names = uploadVariablesOf(options?.documentAST, operation.operationName);
    const files = Object.entries(getFiles()).filter(([name]) => names.includes(name));
    if (files.length > 0) return sendWithFiles(operation, files, options?.headers);

    const watch = socketWatch(() => wsClient.terminate());
    // Connects with the first subscription, and reports a failure at once.
    const wsClient = createClient({
      url: subscriptionAddress(),
      retryAttempts: 0,
      keepAlive: PING_INTERVAL_MS,
      on: watch.on,
      connectionParams: async () => ({ authorization: await authorizationOf(options?.headers, getToken) }),
    });
    const fetcher = createGraphiQLFetcher({
      url: '/graphql',
      fetch: send,
      enableIncrementalDelivery: false,
      wsClient,
    });
    return fetcher(operation, options);
  };

  /** As the GraphQL multipart request specification has it. */
  async function sendWithFiles(
    { query, operationName, variables }: FetcherParams,
    files: readonly (readonly [name: string, file: File])[],
    headers?: Record<string, string>,
  ) {
    const withoutFiles = { ...variables, ...Object.fromEntries(files.map(([name]) => [name, null])) };
    const places = files.map(([name], index) => [index, [`variables.${name}`]]);
    const form = new FormData();
    form.append('operations', JSON.stringify({ query, operationName, variables: withoutFiles }));
    form.append('map', JSON.stringify(Object.fromEntries(places)));
    for (const [index, [, file]] of files.entries()) form.append(String(index), file);
    const response = await send('/graphql', {
      method: 'POST',
      headers: { accept: 'application/json', 'apollo-require-preflight': 'true', ...headers },
      body: form,
    });
    return response.json();
  }
}
