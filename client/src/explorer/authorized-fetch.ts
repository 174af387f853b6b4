/** The ID token of the chosen account, fresh; null for a visitor. */
export type GetToken = () => Promise<string | null>;

/** The Authorization header: the developer's own from the explorer's headers, otherwise the chosen account's. */
export async function authorizationOf(
  headers: HeadersInit | undefined,
  getToken: GetToken,
): Promise<string | null> {
  const written = new Headers(headers).get('authorization');
  if (written !== null) return written;
  const token = await getToken();
  return token && `Bearer ${token}`;
}

/** A `fetch` that sends requests as the chosen account. */
export function authorizedFetch(getToken: GetToken) {
  return async (url: RequestInfo | URL, options: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(options.headers);
    const authorization = await authorizationOf(headers, getToken);
    if (authorization) headers.set('authorization', authorization);
    return fetch(url, { ...options, headers });
  };
}

export type AuthorizedFetch = ReturnType<typeof authorizedFetch>;

/** URL of subscriptions, over a WebSocket. */
export function subscriptionAddress(): string {
  return `${location.origin.replace(/^http/, 'ws')}/graphql`;
}
