import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { of, throwError } from 'rxjs';
import { SaveUserDocument } from '../session/save-user.operations.ts';
import { MeDocument } from '../session/session.operations.ts';
import { retryLink } from './retry-link.ts';

function refusal(status: number, retryAfter: string): Error {
  const response = new Response('', { status, headers: { 'retry-after': retryAfter } });
  return new ServerError('Refused', { response, bodyText: '{"error":{"message":"Busy"}}' });
}

/** A shop that refuses so often before it answers. */
function aShop(refusals: number, error: Error) {
  let asked = 0;
  const http = new ApolloLink(() => {
    asked += 1;
    return asked <= refusals ? throwError(() => error) : of({ data: { me: null } });
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link: retryLink().concat(http) });
  return { client, asked: () => asked };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a query to an overloaded shop', () => {
  it('is retried after the shop’s Retry-After', async () => {
    const { client, asked } = aShop(1, refusal(503, '2'));
    const answer = client.query({ query: MeDocument });
    await jest.advanceTimersByTimeAsync(1999);
    expect(asked()).toBe(1);
    await jest.advanceTimersByTimeAsync(400);
    expect((await answer).data).toEqual({ me: null });
  });

  it('is retried once, and then fails', async () => {
    const { client, asked } = aShop(9, refusal(429, '1'));
    const answer = expect(client.query({ query: MeDocument })).rejects.toThrow('Refused');
    await jest.advanceTimersByTimeAsync(20_000);
    await answer;
    expect(asked()).toBe(2);
  });

  it('is not retried where Retry-After is too long', async () => {
    const { client, asked } = aShop(9, refusal(429, '42'));
    await expect(client.query({ query: MeDocument })).rejects.toThrow('Refused');
    expect(asked()).toBe(1);
  });

  it('is never retried where it is a mutation', async () => {
    const { client, asked } = aShop(9, refusal(503, '2'));
    await expect(
      client.mutate({ mutation: SaveUserDocument, variables: { input: { name: 'Ada' } } }),
    ).rejects.toThrow('Refused');
    expect(asked()).toBe(1);
  });
});

it('an unanswered query is sent three times', async () => {
  const { client, asked } = aShop(9, new TypeError('Failed to fetch'));
  const answer = expect(client.query({ query: MeDocument })).rejects.toThrow('Failed to fetch');
  await jest.advanceTimersByTimeAsync(20_000);
  await answer;
  expect(asked()).toBe(3);
});
