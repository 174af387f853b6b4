import type { StripeError } from '@stripe/stripe-js';

export interface SandboxApiOptions {
  /** Address of the sandbox server. */
  readonly url: string;
  readonly publishableKey: string;
  /** The browser's own unless a test gives another. */
  readonly fetch?: typeof fetch;
}

/** Form fields as Stripe's API nests them; what is undefined stays out. */
export interface Fields {
  readonly [name: string]: string | number | boolean | null | undefined | Fields;
}

type ApiResult<T> = { readonly value: T; readonly error?: undefined } | { readonly error: StripeError };

export interface SandboxApi {
  get<T>(path: string, fields: Fields): Promise<ApiResult<T>>;
  post<T>(path: string, fields: Fields): Promise<ApiResult<T>>;
}

/** Calls the sandbox as Stripe.js calls Stripe: form-encoded, with the publishable key as a field. */
export function createSandboxApi({
  url,
  publishableKey,
  fetch: call = fetch,
}: SandboxApiOptions): SandboxApi {
  async function send<T>(address: string, init?: RequestInit): Promise<ApiResult<T>> {
    try {
      const response = await call(address, init);
      const answer = (await response.json()) as T & { error?: StripeError };
      return response.ok ? { value: answer } : { error: answer.error ?? unreadable };
    } catch {
      return { error: unreachable };
    }
  }

  return {
    get: (path, fields) => send(`${url}${path}?${encode({ ...fields, key: publishableKey })}`),
    post: (path, fields) =>
      send(`${url}${path}`, { method: 'POST', body: encode({ ...fields, key: publishableKey }) }),
  };
}

const unreachable: StripeError = {
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
};

const unreadable: StripeError = {
  type: 'api_error',
  message: 'An unexpected error occurred. Please try again later.',
};

function encode(fields: Fields): URLSearchParams {
  return new URLSearchParams(flatten(fields, (name) => name));
}

function flatten(fields: Fields, nameOf: (name: string) => string): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    if (value === undefined || value === null || value === '') return [];
    if (typeof value === 'object') return flatten(value, (inner) => `${nameOf(name)}[${inner}]`);
    return [[nameOf(name), String(value)]];
  });
}
