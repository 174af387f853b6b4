import { setTimeout as sleep } from 'node:timers/promises';
import { type GraphqlFailure } from '../../../server/test/harness/requests.ts';
import type { Environment } from '../environment/environment.ts';
import type { ServerName } from '../environment/shop-process.ts';

export interface ShopRequest {
  readonly token: string;
  readonly query: string;
  readonly variables: object;
  /** The server that is asked first; afterwards they take turns, as behind a load balancer. */
  readonly via?: ServerName;
  /** Ends the first attempt before its answer is there, as a lost connection does. */
  readonly cut?: AbortSignal;
  /** Called for every answer that is an error of the shop's own making. */
  readonly onInternal?: (message: string) => void;
}

export interface ShopResponse {
  // biome-ignore lint/suspicious/noExplicitAny: as in the tests' harness, answers are read field by field
  readonly data: any;
  /** The first error's code; undefined where there is none. */
  readonly code: string | undefined;
  readonly message: string | undefined;
}

/** A request without a final response in time. */
export class NoResponse extends Error {
  override name = 'NoResponse';
}

/** How long a request is retried: rule I12 is a final response within 60 s. */
const RETRY_TIMEOUT_MS = 60_000;
/** Time-out of one attempt. */
const ATTEMPT_TIMEOUT_MS = 15_000;
/** Codes after which a request is retried. */
const retryableCodes = new Set(['INTERNAL', 'UPSTREAM_UNAVAILABLE', 'RATE_LIMITED']);

/**
 * Retries until there is a final response: data, or an error that a retry would not change.
 *
 * @throws NoResponse
 */
export async function requestUntilAnswered(
  environment: Environment,
  request: ShopRequest,
): Promise<ShopResponse> {
  const end = Date.now() + RETRY_TIMEOUT_MS;
  let server = request.via ?? 'A';
  let last = 'nothing';
  for (let attempt = 0; Date.now() < end; attempt++) {
    if (attempt > 0) await sleep(Math.min(50 * attempt, 300));
    const other: ServerName = server === 'A' ? 'B' : 'A';
    if (attempt > 0 || !environment.servers[server].isUp) server = other;
    if (!environment.servers[server].isUp) {
      last = 'no server is up';
      continue;
    }
    const response = await sendAttempt(environment.servers[server].url, request, attempt === 0);
    if (typeof response !== 'string') {
      if (response.code === 'INTERNAL') request.onInternal?.(response.message ?? '');
      if (!retryableCodes.has(response.code ?? '')) return response;
      last = `${response.code} ${response.message}`;
    } else last = response;
  }
  throw new NoResponse(`No response within ${RETRY_TIMEOUT_MS / 1000} s, at last: ${last}`);
}

async function sendAttempt(
  url: string,
  { token, query, variables, cut }: ShopRequest,
  isFirst: boolean,
): Promise<ShopResponse | string> {
  const limit = AbortSignal.timeout(ATTEMPT_TIMEOUT_MS);
  try {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
      signal: isFirst && cut ? AbortSignal.any([limit, cut]) : limit,
    });
    const { data, errors } = (await answer.json()) as { data?: unknown; errors?: GraphqlFailure[] };
    const [error] = errors ?? [];
    if (!data && !error) return `HTTP ${answer.status}`;
    // A guarded field that failed is null, and the others have their answers: an error is never a success.
    return { data: error ? null : data, code: error?.extensions?.code, message: error?.message };
  } catch (error) {
    return String((error as Error).cause ?? error);
  }
}
