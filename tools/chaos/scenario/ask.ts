import { setTimeout as sleep } from 'node:timers/promises';
import { type GraphqlFailure } from '../../../server/test/harness/requests.ts';
import type { Environment } from '../environment/environment.ts';
import type { ServerName } from '../environment/shop-process.ts';

export interface Question {
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

export interface Verdict {
  // biome-ignore lint/suspicious/noExplicitAny: as in the tests' harness, answers are read field by field
  readonly data: any;
  /** The first error's code; undefined where there is none. */
  readonly code: string | undefined;
  readonly message: string | undefined;
}

/** A question that the shop gave no verdict on in time. */
export class NoVerdict extends Error {
  override name = 'NoVerdict';
}

/** How long somebody asks again and again, in milliseconds: rule I12 is a verdict within 60 s. */
const patience = 60_000;
/** How long one attempt may take. */
const attemptLimit = 15_000;
/** Codes that mean "ask again". */
const passing = new Set(['INTERNAL', 'UPSTREAM_UNAVAILABLE', 'RATE_LIMITED']);

/**
 * Asks until there is a verdict: an answer, or a refusal that asking again would not change.
 *
 * @throws NoVerdict
 */
export async function ask(environment: Environment, question: Question): Promise<Verdict> {
  const end = Date.now() + patience;
  let server = question.via ?? 'A';
  let last = 'nothing';
  for (let attempt = 0; Date.now() < end; attempt++) {
    if (attempt > 0) await sleep(Math.min(50 * attempt, 300));
    const other: ServerName = server === 'A' ? 'B' : 'A';
    if (attempt > 0 || !environment.servers[server].isUp) server = other;
    if (!environment.servers[server].isUp) {
      last = 'no server is up';
      continue;
    }
    const verdict = await attemptAt(environment.servers[server].url, question, attempt === 0);
    if (typeof verdict !== 'string') {
      if (verdict.code === 'INTERNAL') question.onInternal?.(verdict.message ?? '');
      if (!passing.has(verdict.code ?? '')) return verdict;
      last = `${verdict.code} ${verdict.message}`;
    } else last = verdict;
  }
  throw new NoVerdict(`No verdict within ${patience / 1000} s, at last: ${last}`);
}

async function attemptAt(
  url: string,
  { token, query, variables, cut }: Question,
  isFirst: boolean,
): Promise<Verdict | string> {
  const limit = AbortSignal.timeout(attemptLimit);
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
    // A guarded field that failed is null, and the others have their answers: what was refused is no yes.
    return { data: error ? null : data, code: error?.extensions?.code, message: error?.message };
  } catch (error) {
    return String((error as Error).cause ?? error);
  }
}
