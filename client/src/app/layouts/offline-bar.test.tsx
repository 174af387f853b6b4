import { ApolloProvider, useQuery } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createApolloClient } from '../../lib/apollo/client.ts';
import { networkStatusVar, reportResponse } from '../../lib/network-status.ts';
import { SaveUserDocument } from '../../lib/session/save-user.operations.ts';
import { MeDocument } from '../../lib/session/session.operations.ts';
import { type Session, SessionContext } from '../../lib/session/session.tsx';
import { anApi, anIdentity, renderApp, robin } from '../../testing/render-app.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { useRefetchOnReconnect } from './use-refetch-on-reconnect.ts';

const patience = { timeout: 20_000 };

/** The API in memory behind a line that can be cut. */
function aLine() {
  const { calls, fetchAnswer } = anApi();
  const tried: string[] = [];
  const line = {
    isCut: false,
    calls,
    async fetchAnswer(url: unknown, init: RequestInit = {}) {
      tried.push(init.body ? JSON.parse(String(init.body)).operationName : String(url));
      if (line.isCut) throw new TypeError('Failed to fetch');
      return init.body ? fetchAnswer(url, init) : new Response('ok');
    },
    triesOf: (operation: string) => tried.filter((name) => name === operation).length,
  };
  return line;
}

function NameTag() {
  useRefetchOnReconnect();
  const { data, error } = useQuery(MeDocument);
  if (data) return <p>{data.me?.name}</p>;
  return error ? <ErrorState error={error} /> : null;
}

/** One part of a page, which asks for the account, on a line. */
function showNameTag(line: ReturnType<typeof aLine>) {
  globalThis.fetch = line.fetchAnswer as typeof fetch;
  const client = createApolloClient({ getToken: async () => 'robin:0', onSessionEnd: () => {} });
  render(
    <MantineProvider>
      <ApolloProvider client={client}>
        <SessionContext value={{ problem: null } as Session}>
          <NameTag />
          <OfflineBar />
        </SessionContext>
      </ApolloProvider>
    </MantineProvider>,
  );
  return client;
}

const bar = () => screen.getByRole('status', { name: 'Connection' });

beforeEach(() => reportResponse());
afterEach(() => act(async () => reportResponse()));

describe('a lost connection', () => {
  it('shows the offline bar after several attempts, and loads what is missing on reconnect', async () => {
    const line = aLine();
    line.isCut = true;
    showNameTag(line);
    expect(await screen.findByText('The shop does not answer', undefined, patience)).toBeInTheDocument();
    expect(bar()).toHaveTextContent('The shop does not answer just now');
    expect(line.triesOf('Me')).toBe(3);

    line.isCut = false;
    expect(await screen.findByText('Robin Field', undefined, patience)).toBeInTheDocument();
    expect(bar()).toHaveTextContent('You are connected again');
  });

  it('keeps displayed data and refetches it on reconnect', async () => {
    const line = aLine();
    showNameTag(line);
    await screen.findByText('Robin Field', undefined, patience);

    line.isCut = true;
    await act(async () => networkStatusVar('offline'));
    expect(screen.getByText('Robin Field')).toBeInTheDocument();
    expect(bar()).toHaveTextContent('You are offline');

    line.isCut = false;
    await act(async () => reportResponse());
    await waitFor(() => expect(line.triesOf('Me')).toBe(2), patience);
  });

  it('never sends a mutation twice', async () => {
    const line = aLine();
    const client = showNameTag(line);
    await screen.findByText('Robin Field', undefined, patience);

    line.isCut = true;
    const variables = { input: { name: 'Robin' } };
    await act(async () => {
      const change = client.mutate({ mutation: SaveUserDocument, variables });
      await expect(change).rejects.toThrow('can’t be reached');
    });
    expect(line.triesOf('SaveUser')).toBe(1);
    expect(bar()).toHaveTextContent('does not answer');
  });

  it('that hid the account shows it on reconnect', async () => {
    const line = aLine();
    line.isCut = true;
    await renderApp('/petorder', { api: line, identity: anIdentity({ user: robin }) });
    const title = { name: 'We can’t open your account' };
    expect(await screen.findByRole('heading', title, patience)).toBeInTheDocument();

    line.isCut = false;
    expect(await screen.findByText('Hello, Robin Field', undefined, patience)).toBeInTheDocument();
    expect(screen.queryByRole('heading', title)).not.toBeInTheDocument();
  });
});
