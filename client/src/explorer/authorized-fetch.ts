/**
 * A `fetch` that sends requests as the chosen account. An Authorization that the developer wrote into the
 * explorer's headers wins.
 */
export function authorizedFetch(getToken: () => Promise<string | null>) {
  return async (url: string, options: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(options.headers);
    const token = headers.has('authorization') ? null : await getToken();
    if (token) headers.set('authorization', `Bearer ${token}`);
    return fetch(url, { ...options, headers });
  };
}

export type AuthorizedFetch = ReturnType<typeof authorizedFetch>;
