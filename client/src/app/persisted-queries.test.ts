import { type DocumentNode, gql } from '@apollo/client';
import { PetDetailsDocument } from '../features/catalogue/api/catalogue.operations.ts';
import operations from '../gql/persisted-documents.json';
import { createApolloClient } from '../lib/apollo/client.ts';
import { SaveUserDocument } from '../lib/session/save-user.operations.ts';
import { MeDocument } from '../lib/session/session.operations.ts';

interface Sent {
  readonly url: URL;
  readonly method: string | undefined;
  readonly headers: Headers;
  /** What was sent in the body or, by GET, in the address. */
  readonly query: string | undefined;
  readonly hash: string | undefined;
}

const unknown = {
  errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
};

/** A client of a shop that keeps what it is sent, and knows the hashes or not. */
function aClient({ knowsHashes = true, token = null as string | null } = {}) {
  const sent: Sent[] = [];
  globalThis.fetch = (async (address: string, { method, headers, body }: RequestInit = {}) => {
    const url = new URL(address, 'http://shop');
    const question = body
      ? JSON.parse(String(body))
      : {
          ...Object.fromEntries(url.searchParams),
          extensions: JSON.parse(url.searchParams.get('extensions') ?? '{}'),
        };
    const { query, extensions } = question;
    sent.push({
      url,
      method,
      headers: new Headers(headers),
      query,
      hash: extensions?.persistedQuery?.sha256Hash,
    });
    const answer = query || knowsHashes ? { data: { me: null, pet: null, saveUser: null } } : unknown;
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
  }) as typeof fetch;
  const client = createApolloClient({ getToken: async () => token, onSessionEnd: () => {} });
  const ask = (query: DocumentNode, variables = {}) =>
    client.query({ query, variables, fetchPolicy: 'network-only' });
  return { client, sent, ask };
}

const known = Object.keys(operations);

describe('a persisted query', () => {
  it('is sent as a hash that the server knows, without its text', async () => {
    const { client, sent, ask } = aClient({ token: 'robin' });
    await ask(MeDocument);
    await client.mutate({ mutation: SaveUserDocument, variables: { input: { name: 'Robin' } } });
    await ask(PetDetailsDocument, { id: '7' });
    expect(sent.map(({ query }) => query)).toEqual([undefined, undefined, undefined]);
    for (const { hash } of sent) expect(known).toContain(`sha256:${hash}`);
  });

  it('is sent as text to a server with another build of the client', async () => {
    const { sent, ask } = aClient({ knowsHashes: false });
    await ask(MeDocument);
    await ask(PetDetailsDocument, { id: '7' });
    const [refused, again, next] = sent;
    expect(refused?.query).toBeUndefined();
    expect(again).toMatchObject({ query: expect.stringContaining('query Me'), hash: undefined });
    expect(next).toMatchObject({ query: expect.stringContaining('query PetDetails'), hash: undefined });
    expect(sent).toHaveLength(3);
  });
});

describe('a public query', () => {
  it('is sent anonymously by GET, so that its response can be cached', async () => {
    const { sent, ask } = aClient({ token: 'robin' });
    await ask(PetDetailsDocument, { id: '7' });
    const [{ method, headers, url } = {} as Sent] = sent;
    expect(method).toBe('GET');
    expect(headers.get('authorization')).toBeNull();
    // Without it, the API takes a GET for one that a page of another origin could have sent.
    expect(headers.get('apollo-require-preflight')).toBe('true');
    expect(url.searchParams.get('variables')).toBe('{"id":"7"}');
  });

  it('bypasses the cache just after an own change', async () => {
    const { client, sent, ask } = aClient({ token: 'robin' });
    await ask(PetDetailsDocument, { id: '7' });
    await client.mutate({ mutation: SaveUserDocument, variables: { input: { name: 'Robin' } } });
    await ask(PetDetailsDocument, { id: '7' });
    const kept = sent
      .filter(({ method }) => method === 'GET')
      .map(({ headers }) => headers.get('cache-control'));
    expect(kept).toEqual([null, 'no-cache']);
  });

  it.each([
    ['a field of an account', gql('{ me { _id } }')],
    ['a field of an account beside a public one', gql('query Both { me { _id } pet(id: "7") { _id } }')],
    [
      'a fragment, which may be anything',
      gql('query F { ...f } fragment f on Query { pet(id: "7") { _id } }'),
    ],
  ])('is none: %s', async (_what, document) => {
    const { sent, ask } = aClient({ token: 'robin' });
    await ask(document).catch(() => undefined);
    expect(sent[0]?.method).toBe('POST');
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer robin');
  });
});
