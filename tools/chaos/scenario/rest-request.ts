import { setTimeout as sleep } from 'node:timers/promises';
import { type RestAnswer, type RestOptions, sendRest } from '../../../server/test/harness/requests.ts';
import type { Environment } from '../environment/environment.ts';
import type { ServerName } from '../environment/shop-process.ts';
import { NoResponse } from './shop-request.ts';

export interface RestRequest extends RestOptions {
  readonly method: string;
  readonly path: string;
  /** The server that is asked first; afterwards they take turns. */
  readonly via: ServerName;
}

/** How long a request is retried (I12). */
const RETRY_TIMEOUT_MS = 60_000;

/**
 * Retries until there is a final response, as `requestUntilAnswered` does.
 *
 * @throws NoResponse
 */
export async function restUntilAnswered(
  environment: Environment,
  { method, path, via, ...options }: RestRequest,
): Promise<RestAnswer> {
  const end = Date.now() + RETRY_TIMEOUT_MS;
  for (let server = via; Date.now() < end; server = server === 'A' ? 'B' : 'A') {
    const { url, isUp } = environment.servers[server];
    const answer = isUp ? await sendRest(url, method, path, options).catch(() => null) : null;
    if (answer && answer.status < 500) return answer;
    await sleep(150);
  }
  throw new NoResponse(`No response within ${RETRY_TIMEOUT_MS / 1000} s to ${method} ${path}`);
}
