import { ConnectionError } from '../apollo/api-error.ts';
import { reportNoResponse } from '../network-status.ts';
import type { Session } from './session.tsx';

/**
 * Asks for a path beside GraphQL as who is signed in. As with the API, a token that is rejected is renewed once.
 *
 * @throws ConnectionError where no answer comes
 */
export async function fetchAsAccount(
  getToken: Session['getToken'],
  path: string,
  request: RequestInit = {},
): Promise<Response> {
  const first = await send(await getToken());
  return first.status === 401 ? send(await getToken({ isForced: true })) : first;

  function send(token: string | null): Promise<Response> {
    const headers = { ...request.headers, ...(token && { authorization: `Bearer ${token}` }) };
    return fetch(path, { ...request, headers }).catch(noConnection);
  }
}

/** @throws ConnectionError */
export function noConnection(error: Error): never {
  reportNoResponse();
  throw new ConnectionError(error);
}

/** What the shop says of a request that it refuses; null of an answer that is not the shop's. */
export async function refusalIn(answer: Response): Promise<{ code?: string; message?: string } | null> {
  const body = (await answer.json().catch(() => null)) as {
    error?: { code?: string; message?: string };
  } | null;
  return body?.error ?? null;
}
