import { createHash } from 'node:crypto';
import { invalidRequest, StripeApiError } from '../core/errors.ts';
import type { FormValue } from './form-body.ts';

/** What a key was answered with, kept in the same journal line as the changes of that call. */
export interface StoredAnswer {
  key: string;
  endpoint: string;
  /** Hash of the parameters: enough to see that they are the same, and it holds no card number. */
  fingerprint: string;
  requestId: string;
  status: number;
  body: string;
  /** Milliseconds since 1970. */
  at: number;
}

export interface KeyedCall {
  key: string;
  endpoint: string;
  fingerprint: string;
}

/** Stripe promises at least a day. */
const KEY_RETENTION_MS = 25 * 3600 * 1000;

/** Remembers answers by idempotency key, so that a repeated call repeats nothing but its answer. */
export class IdempotencyKeys {
  readonly #answers = new Map<string, StoredAnswer>();
  readonly #running = new Set<string>();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /**
   * Takes the key for one call; `release` must follow once its answer is on disk.
   *
   * @returns the answer that was given before, or null when the call shall run
   * @throws StripeApiError 400 for another call under the same key, 409 while the first still runs
   */
  claim(call: KeyedCall): StoredAnswer | null {
    if (call.key.length > 255) throw invalidRequest('Idempotency keys can be at most 255 characters long.');
    if (this.#running.has(call.key)) throw keyInUse(call.key);

    const earlier = this.#find(call.key);
    if (earlier) {
      rejectOtherCall(earlier, call);
      return earlier;
    }
    this.#running.add(call.key);
    return null;
  }

  release(key: string): void {
    this.#running.delete(key);
  }

  apply(answer: StoredAnswer): void {
    this.#answers.set(answer.key, answer);
  }

  kept(): StoredAnswer[] {
    return [...this.#answers.values()].filter((answer) => this.#isFresh(answer));
  }

  #find(key: string): StoredAnswer | null {
    const answer = this.#answers.get(key);
    if (!answer) return null;
    if (this.#isFresh(answer)) return answer;
    this.#answers.delete(key);
    return null;
  }

  #isFresh(answer: StoredAnswer): boolean {
    return this.#now().getTime() - answer.at < KEY_RETENTION_MS;
  }
}

export function fingerprintOf(params: FormValue): string {
  return createHash('sha256').update(canonical(params)).digest('base64url');
}

/** The same text for the same parameters, in whatever order they came. */
function canonical(value: FormValue): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const fields = Object.keys(value).sort();
  return `{${fields.map((field) => `${JSON.stringify(field)}:${canonical(value[field] ?? '')}`).join()}}`;
}

function rejectOtherCall(earlier: StoredAnswer, call: KeyedCall): void {
  const advice = `Try using a key other than '${call.key}' if you meant to execute a different request.`;
  if (earlier.endpoint !== call.endpoint) {
    throw mismatch(
      'Keys for idempotent requests can only be used for the same endpoint they were first used for ' +
        `('${call.endpoint}' vs '${earlier.endpoint}'). ${advice}`,
    );
  }
  if (earlier.fingerprint !== call.fingerprint) {
    throw mismatch(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. ${advice}`,
    );
  }
}

function mismatch(message: string): StripeApiError {
  return new StripeApiError(400, { type: 'idempotency_error', message });
}

function keyInUse(key: string): StripeApiError {
  return new StripeApiError(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message:
      'There is currently another in-progress request using this Idempotent Key (that probably means you submitted ' +
      `twice, and the other request is still going through): ${key}. Please try again later.`,
  });
}
