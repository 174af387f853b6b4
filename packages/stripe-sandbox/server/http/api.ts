import { internalError, StripeApiError, unrecognisedUrl } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import type { Ledger } from '../core/ledger.ts';
import { apiVersion } from '../core/stored-objects.ts';
import { UnitOfWork } from '../core/unit-of-work.ts';
import { type Caller, identifyCaller, keyInHeader, secretKeyRequired } from '../requests/api-keys.ts';
import { browserView } from '../requests/browser-view.ts';
import { expand } from '../requests/expansion.ts';
import { decodeForm, type FormValues } from '../requests/form-body.ts';
import {
  fingerprintOf,
  type IdempotencyKeys,
  type KeyedCall,
  type StoredAnswer,
} from '../requests/idempotency.ts';
import { Params } from '../requests/params.ts';
import { findRoute } from './routes.ts';

export interface ApiRequest {
  method: string;
  path: string;
  /** The query of a GET, the body of a POST: form-encoded. */
  form: string;
  authorization: string | undefined;
  idempotencyKey: string | null;
}

export interface ApiAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface ApiOptions {
  ledger: Ledger;
  keys: IdempotencyKeys;
  secretKey: string;
  now: () => Date;
  isEventWaiting: (eventId: string) => boolean;
  /** Makes the changes of a call, and its answer when it had an idempotency key, part of the stored state. */
  commit: (work: UnitOfWork, answer: StoredAnswer | null) => void;
  /** Resolves once all that was committed so far would survive a crash. */
  durable: () => Promise<void>;
}

type Outcome = Pick<ApiAnswer, 'status' | 'body'>;

interface AcceptedCall {
  caller: Caller;
  requestId: string;
  keyed: KeyedCall | null;
  expansions: string[];
  run: (work: UnitOfWork) => object;
}

/** Stripe's API as one function from request to answer; nothing is answered before it is on disk. */
export function createApi(options: ApiOptions): (request: ApiRequest) => Promise<ApiAnswer> {
  const { ledger, keys, secretKey, now, isEventWaiting, commit, durable } = options;

  return async function answer(request) {
    const requestId = newId('req');
    const headers: Record<string, string> = { 'Request-Id': requestId, 'Stripe-Version': apiVersion };
    if (request.idempotencyKey) headers['Idempotency-Key'] = request.idempotencyKey;
    try {
      return { ...(await run(request, requestId, headers)), headers };
    } catch (error) {
      const failure = error instanceof StripeApiError ? error : internalError();
      if (failure !== error) console.error('The Stripe sandbox failed at a call:', error);
      return { ...errorOutcome(failure, 'server'), headers };
    }
  };

  async function run(
    request: ApiRequest,
    requestId: string,
    headers: Record<string, string>,
  ): Promise<Outcome> {
    const params = decodeForm(request.form);
    const caller = identifyCaller(keyInHeader(request.authorization), stringOrNull(params.key), secretKey);
    const keyed = keyedCall(request, params, caller);
    const earlier = keyed && keys.claim(keyed);
    if (earlier) {
      headers['Idempotent-Replayed'] = 'true';
      headers['Original-Request'] = earlier.requestId;
      return earlier;
    }
    try {
      const outcome = execute(accept(request, params, caller, requestId, keyed));
      await durable();
      return outcome;
    } finally {
      if (keyed) keys.release(keyed.key);
    }
  }

  /** Runs without a pause from first read to commit, so calls cannot come between one another. */
  function execute(call: AcceptedCall): Outcome {
    const { requestId, keyed } = call;
    const work = new UnitOfWork(ledger, {
      now: now(),
      requestId,
      idempotencyKey: keyed?.key ?? null,
      isEventWaiting,
    });
    const outcome = outcomeOf(call, work);
    commit(work, keyed && { ...keyed, ...outcome, requestId, at: work.now.getTime() });
    return outcome;
  }
}

/** All that can reject a call before it runs. */
function accept(
  request: ApiRequest,
  values: FormValues,
  caller: Caller,
  requestId: string,
  keyed: KeyedCall | null,
): AcceptedCall {
  const found = findRoute(request.method, request.path);
  if (!found) throw unrecognisedUrl(request.method, request.path);
  if (caller === 'browser' && !found.route.isForBrowsers) throw secretKeyRequired();

  const params = new Params(values);
  params.string('key');
  const expansions = params.strings('expand') ?? [];
  const run = found.route.endpoint({ id: found.id, params, isBrowser: caller === 'browser' });
  params.rejectUnread();
  return { caller, requestId, keyed, expansions, run };
}

function outcomeOf({ run, expansions, caller }: AcceptedCall, work: UnitOfWork): Outcome {
  try {
    const answer = expand(work, run(work), expansions);
    return { status: 200, body: toBody(caller === 'browser' ? browserView(answer) : answer) };
  } catch (error) {
    if (error instanceof StripeApiError) return errorOutcome(error, caller);
    throw error;
  }
}

function errorOutcome({ status, body }: StripeApiError, caller: Caller): Outcome {
  const intent = body.payment_intent;
  const shown = intent && caller === 'browser' ? { ...body, payment_intent: browserView(intent) } : body;
  return { status, body: toBody({ error: shown }) };
}

function keyedCall(request: ApiRequest, params: FormValues, caller: Caller): KeyedCall | null {
  if (request.method !== 'POST' || !request.idempotencyKey) return null;
  return {
    key: request.idempotencyKey,
    endpoint: request.path,
    fingerprint: fingerprintOf([caller, params]),
  };
}

function stringOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function toBody(answer: object): string {
  return `${JSON.stringify(answer, null, 2)}\n`;
}
