import { render, waitFor } from '@testing-library/react';
import { ApolloSandbox } from './apollo-sandbox.tsx';
import { authorizedFetch } from './authorized-fetch.ts';

interface Given {
  readonly initialSubscriptionEndpoint: string;
  readonly initialState: { readonly document: string; readonly sharedHeaders?: Record<string, string> };
  readonly handleRequest: (url: string, options: RequestInit) => Promise<Response>;
}

/** Apollo's script, as far as our page meets it. */
const started: (Given & { isDisposed: boolean })[] = [];

beforeEach(() => {
  started.length = 0;
  window.EmbeddedSandbox = class {
    readonly own: (typeof started)[number];
    constructor(options: Given) {
      this.own = { ...options, isDisposed: false };
      started.push(this.own);
    }
    dispose() {
      this.own.isDisposed = true;
    }
  };
});
afterEach(() => {
  delete window.EmbeddedSandbox;
});

const opened = { document: '{ me { email } }', variables: {} };

let token: string | null = null;
const getToken = async () => token;
const send = authorizedFetch(getToken);

function open(account: string | null) {
  return <ApolloSandbox send={send} getToken={getToken} account={account} opened={opened} />;
}

/** What was sent with the last request, whatever came back. */
function watchRequests() {
  const sent: Headers[] = [];
  globalThis.fetch = (async (_url: string, options: RequestInit) => {
    sent.push(new Headers(options.headers));
    return new Response('{}');
  }) as typeof fetch;
  return sent;
}

describe('Apollo Sandbox', () => {
  it('gets an operation, the subscription URL and the account’s token', async () => {
    token = 'robin-0';
    render(open('robin@petshop.test'));
    await waitFor(() => expect(started).toHaveLength(1));
    expect(started[0]?.initialState.document).toBe(opened.document);
    expect(started[0]?.initialSubscriptionEndpoint).toBe('ws://localhost/graphql');
    expect(started[0]?.initialState.sharedHeaders).toEqual({ authorization: 'Bearer robin-0' });
  });

  it('gets no token for a visitor', async () => {
    token = null;
    render(open(null));
    await waitFor(() => expect(started).toHaveLength(1));
    expect(started[0]?.initialState.sharedHeaders).toBeUndefined();
  });

  it('restarts for another account', async () => {
    token = 'robin-1';
    const { rerender, unmount } = render(open('robin@petshop.test'));
    await waitFor(() => expect(started).toHaveLength(1));
    token = 'ada-1';
    rerender(open('ada@petshop.test'));
    await waitFor(() => expect(started).toHaveLength(2));
    expect(started.map(({ isDisposed }) => isDisposed)).toEqual([true, false]);
    expect(started[1]?.initialState.sharedHeaders).toEqual({ authorization: 'Bearer ada-1' });
    unmount();
    expect(started[1]?.isDisposed).toBe(true);
  });

  it('sends a fresh token with requests, not the one of its start, unless the developer wrote another', async () => {
    const sent = watchRequests();
    token = 'first';
    render(open('robin@petshop.test'));
    await waitFor(() => expect(started).toHaveLength(1));
    token = 'an-hour-later';
    await started[0]?.handleRequest('/graphql', { headers: { Authorization: 'Bearer first' } });
    await started[0]?.handleRequest('/graphql', { headers: { Authorization: 'Bearer of-somebody-else' } });
    expect(sent.map((headers) => headers.get('authorization'))).toEqual([
      'Bearer an-hour-later',
      'Bearer of-somebody-else',
    ]);
  });
});
