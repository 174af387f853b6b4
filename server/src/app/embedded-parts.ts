import { type RequestHandler, type Response, Router, raw } from 'express';
import type { Settings } from '../config/settings.ts';
import { paymentsPath } from '../http/client-config.ts';
import { DomainError } from '../platform/domain-error.ts';

/** Longest body that goes along: a sign-in and a payment are short forms. */
const MAX_BODY_BYTES = 64 * 1024;

/** How long a part may take for all of its answer. */
const ANSWER_TIMEOUT_MS = 15_000;

/** Above all not `authorization`: with their well-known keys the parts would take anybody for the shop itself. */
const requestHeaders = ['accept', 'content-type', 'x-client-version', 'x-firebase-locale'];
const answerHeaders = ['content-type', 'request-id'];

/** The calls of sign-in that Firebase's library makes in a browser of ours, at the addresses that it gives every emulator. */
const identityCalls = [
  /^\/identitytoolkit\.googleapis\.com\/v1\/accounts:(signUp|signInWithPassword|signInWithIdp|lookup|update|sendOobCode|resetPassword)$/,
  /^\/securetoken\.googleapis\.com\/v1\/token$/,
];

interface EmbeddedService {
  readonly host: string;
  readonly port: number;
  /** What its client in the browser is told when it does not answer, so that it tells the shopper. */
  readonly unreachable: string;
}

/**
 * What browsers ask of the embedded parts, through the shop's own port: whoever can open the shop, from a phone or through
 * one forwarded port, can sign in and pay. Connected parts have their own addresses, and none of this is there.
 *
 * @param afterBody takes a place for what is handed on, once its body is there
 */
export function embeddedProxy({ identity, payments }: Settings, afterBody: RequestHandler): Router {
  const router = Router();
  const handOnTo = (part: EmbeddedService) => [readBody, afterBody, proxyTo(part)];
  if (identity.kind === 'emulator') {
    const toIdentity = handOnTo({ ...identity, unreachable: 'NETWORK_REQUEST_FAILED' });
    router.post(identityCalls, toIdentity);
    router.get(`/emulator/v1/projects/${identity.projectId}/oobCodes`, toIdentity);
  }
  if (payments.kind === 'sandbox') {
    const unreachable =
      'We are experiencing issues connecting to our payments provider. Please try again in a moment.';
    // Which of its calls are for browsers, the sandbox knows by the key.
    const toPayments = handOnTo({ ...payments, unreachable });
    router.use(paymentsPath, Router().get(/^/, toPayments).post(/^/, toPayments));
  }
  return router;
}

const readBody = raw({ limit: MAX_BODY_BYTES, type: () => true });

function proxyTo({ host, port, unreachable }: EmbeddedService): RequestHandler {
  return async (request, response) => {
    const { method, path, body } = request;
    const [, query = ''] = request.url.split('?', 2);
    try {
      const answer = await fetch(`http://${host}:${port}${path}?${query}`, {
        method,
        headers: pick(requestHeaders, (name) => request.get(name)),
        body: method === 'POST' && Buffer.isBuffer(body) ? new Uint8Array(body) : undefined,
        signal: AbortSignal.any([AbortSignal.timeout(ANSWER_TIMEOUT_MS), whenClosed(response)]),
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      const headers = pick(answerHeaders, (name) => answer.headers.get(name));
      response
        .status(answer.status)
        .set({ ...headers, 'Cache-Control': 'no-store' })
        .send(bytes);
    } catch {
      // Nobody is left to be told.
      if (response.closed) return;
      throw new DomainError('UPSTREAM_UNAVAILABLE', unreachable);
    }
  };
}

/** Aborts what nobody waits for any more: its place is free then, so it must not go on. */
function whenClosed(response: Response): AbortSignal {
  const closed = new AbortController();
  response.once('close', () => closed.abort());
  return closed.signal;
}

function pick(
  names: readonly string[],
  headerOf: (name: string) => string | null | undefined,
): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, headerOf(name) ?? '']).filter(([, value]) => value));
}
